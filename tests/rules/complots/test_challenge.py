"""C-23 to C-28: doubting a claim, losing a character, leaving the match."""

import pytest

from game.core.rules import SPECTATOR, UNKNOWN
from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from game.rules.complots.events import (
    ActionFailed,
    CardsReplaced,
    Challenged,
    CharacterLost,
    ClaimProved,
    CoinsMoved,
    LieExposed,
    PlayerEliminated,
)
from tests.builders import ANN, BOB, CLO, DAN, EVE, LaidOut, a_court, all_pass, hand, let_go, play, refused


@pytest.mark.rule("C-23")
@pytest.mark.parametrize("players", range(2, 9))
def test_every_living_opponent_may_challenge(players: int) -> None:
    court = play(a_court(players=players), Declare(ANN, "capitaine", BOB))
    assert court.owing == tuple(range(1, players))
    for player in court.owing:
        assert Challenge(player) in court.options(player)
        assert refused(court, Challenge(player)) is None
    assert refused(court, Challenge(ANN)) == "not-your-turn"


@pytest.mark.rule("C-23")
def test_those_who_are_out_do_not_challenge() -> None:
    court = a_court({CLO: ""}, players=4, lost={CLO: "duchesse assassin"})
    play(court, Declare(ANN, "duchesse"))
    assert court.owing == (BOB, DAN) and refused(court, Challenge(CLO)) == "not-your-turn"


@pytest.mark.rule("C-23")
def test_who_let_it_pass_may_not_challenge_any_more() -> None:
    court = play(a_court(players=4), Declare(ANN, "duchesse"), Pass(CLO))
    assert refused(court, Challenge(CLO)) == "not-your-turn"
    assert court.owing == (BOB, DAN)


@pytest.mark.rule("C-23")
def test_only_the_quickest_counts() -> None:
    court = a_court({ANN: "comtesse assassin"}, players=4)
    play(court, Declare(ANN, "duchesse"), Challenge(DAN))
    assert [event.player for event in court.told(Challenged)] == [DAN]
    assert refused(court, Challenge(BOB)) == "not-your-turn"


@pytest.mark.rule("C-23")
@pytest.mark.parametrize(
    ("active", "together", "heard"),
    [
        (ANN, (BOB, CLO), BOB),
        (ANN, (CLO, BOB), BOB),
        (ANN, (EVE, DAN, CLO), CLO),
        (CLO, (ANN, BOB), ANN),
        (CLO, (BOB, EVE), EVE),
        (EVE, (DAN, ANN), ANN),
        (DAN, (ANN, EVE, CLO), EVE),
    ],
)
def test_of_several_in_one_tick_the_nearest_clockwise_is_heard(
    active: int, together: tuple[int, ...], heard: int
) -> None:
    court = play(a_court(players=5, active=active), Declare(active, "duchesse"))
    play(court, tuple(Challenge(player) for player in together))
    assert [event.player for event in court.told(Challenged)] == [heard]


@pytest.mark.rule("C-23")
def test_the_challenge_of_a_tick_comes_after_the_nearer_passes_and_drops_the_farther_ones() -> None:
    court = play(a_court({ANN: "duchesse comtesse"}, players=5), Declare(ANN, "duchesse"))
    play(court, (Pass(DAN), Challenge(CLO), Pass(BOB), Pass(EVE)))
    passed = [type(event).__name__ for event in court.events]
    assert passed.count("Passed") == 1 and court.told(Challenged)[0].player == CLO


@pytest.mark.rule("C-23")
def test_all_may_let_it_pass_in_one_tick() -> None:
    court = play(a_court(players=4), Declare(ANN, "duchesse"))
    play(court, (Pass(DAN), Pass(BOB), Pass(CLO)))
    assert court.coins[ANN] == 5 and court.active == BOB


@pytest.mark.rule("C-23")
def test_one_bad_answer_refuses_the_whole_tick() -> None:
    court = play(a_court(players=4), Declare(ANN, "duchesse"))
    before = court.state.clone()
    refusal = court.submit(Challenge(BOB), Challenge(ANN))
    assert refusal is not None and refusal.code == "not-your-turn"
    assert court.state == before and len(court.log) == 1


@pytest.mark.rule("C-24")
@pytest.mark.parametrize(
    ("action", "target"), [("duchesse", None), ("ambassadeur", None), ("assassin", CLO), ("capitaine", CLO)]
)
def test_a_caught_liar_loses_a_character_and_his_action_does_nothing(action: str, target: int | None) -> None:
    court = a_court({ANN: "comtesse comtesse"}, coins=3)
    play(court, Declare(ANN, action, target), Challenge(BOB))
    assert court.asks == "lose" and court.owing == (ANN,)
    play(court, Reveal(ANN, "comtesse"))
    assert court.coins == [3, 3, 3] and court.lost == [hand("comtesse"), [], []]
    assert court.active == BOB and len(court.hands[CLO]) == 2
    assert court.told(ActionFailed) == [ActionFailed(ANN, f"base:{action}", "lie")]


@pytest.mark.rule("C-24")
def test_a_caught_assassin_keeps_the_three_coins() -> None:
    court = a_court({ANN: "duchesse comtesse"}, coins={ANN: 3})
    bank = court.state.treasury
    play(court, Declare(ANN, "assassin", BOB), Challenge(BOB), Reveal(ANN, "duchesse"))
    assert court.coins[ANN] == 3 and court.state.treasury == bank
    assert len(court.hands[BOB]) == 2


@pytest.mark.rule("C-24")
def test_the_cost_is_back_before_the_liar_falls_and_so_goes_to_the_treasury() -> None:
    court = a_court({ANN: "comtesse"}, coins={ANN: 3}, lost={ANN: "comtesse"})
    bank = court.state.treasury
    play(court, Declare(ANN, "assassin", BOB), Challenge(BOB))
    assert court.coins[ANN] == 0 and court.state.treasury == bank + 3
    assert sum(event.amount for event in court.told(CoinsMoved)) == 9


@pytest.mark.rule("C-24")
def test_a_caught_block_does_nothing() -> None:
    court = a_court({BOB: "comtesse comtesse"})
    play(court, Declare(ANN, "capitaine", BOB))
    all_pass(court)
    play(court, Block(BOB, "capitaine"), Challenge(ANN), Reveal(BOB, "comtesse"))
    assert court.coins == [4, 0, 2] and court.told(LieExposed)[0].player == BOB


@pytest.mark.rule("C-24")
def test_nobody_sees_what_a_liar_holds() -> None:
    court = a_court({ANN: "comtesse assassin"})
    play(court, Declare(ANN, "duchesse"), Challenge(BOB))
    assert court.seat(BOB).view.lost == ((), (), ())
    assert court.seat(BOB).story[-1] == ActionFailed(ANN, "base:duchesse", "lie")


def proved(ann: str = "duchesse assassin", draws: str = "comtesse") -> LaidOut:
    """Ann told the truth about the Duchesse, Bob doubted."""
    court = a_court({ANN: ann, BOB: "capitaine ambassadeur"}, draws=draws)
    return play(court, Declare(ANN, "duchesse"), Challenge(BOB))


@pytest.mark.rule("C-25")
def test_a_true_claimant_shows_the_card_and_draws_another() -> None:
    court = proved()
    assert court.hands[ANN] == hand("comtesse assassin")
    assert "base:duchesse" in court.state.court and len(court.state.court) == 9


@pytest.mark.rule("C-25")
def test_the_challenger_loses_a_character_of_his_choice_and_the_claim_stands() -> None:
    court = proved()
    assert court.asks == "lose" and court.owing == (BOB,) and court.coins[ANN] == 2
    assert court.options(BOB) == (Reveal(BOB, "base:capitaine"), Reveal(BOB, "base:ambassadeur"))
    play(court, Reveal(BOB, "ambassadeur"))
    assert court.coins[ANN] == 5 and court.hands[BOB] == hand("capitaine")


@pytest.mark.rule("C-25")
def test_the_shown_card_is_shuffled_into_the_court_and_may_be_drawn_again() -> None:
    assert proved(draws="duchesse").hands[ANN] == hand("duchesse assassin")


@pytest.mark.rule("C-25")
def test_the_court_is_shuffled_with_the_shown_card_in_it() -> None:
    court = play(a_court({ANN: "duchesse assassin"}), Declare(ANN, "duchesse"))
    seen: list[list[str]] = []
    court.rng.shuffle = lambda cards: seen.append(list(cards))  # type: ignore[method-assign]
    play(court, Challenge(BOB))
    assert (
        len(seen) == 1
        and len(seen[0]) == 10
        and seen[0].count("base:duchesse")
        == 3 - sum(cards.count("base:duchesse") for cards in court.hands[1:])
    )


@pytest.mark.rule("C-25")
def test_of_two_copies_one_is_shown() -> None:
    court = proved("duchesse duchesse")
    assert court.hands[ANN] == hand("comtesse duchesse")
    assert court.told(ClaimProved) == [ClaimProved(ANN, BOB, "base:duchesse", ("base:duchesse",))]


@pytest.mark.rule("C-25", "C-39")
def test_all_see_the_card_that_was_shown_and_only_its_owner_the_new_one() -> None:
    court = proved()
    for viewer, drawn in ((ANN, "base:comtesse"), (BOB, UNKNOWN), (CLO, UNKNOWN), (SPECTATOR, UNKNOWN)):
        story = [event for event in court.seat(viewer).story if isinstance(event, CardsReplaced)]
        assert story == [CardsReplaced(ANN, ("base:duchesse",), (drawn,), True)]


@pytest.mark.rule("C-26")
def test_a_lost_card_is_face_up_for_all() -> None:
    court = play(proved(), Reveal(BOB, "ambassadeur"))
    for viewer in (ANN, BOB, CLO, SPECTATOR):
        assert court.seat(viewer).view.lost == ((), ("base:ambassadeur",), ())
    assert court.told(CharacterLost) == [CharacterLost(BOB, "base:ambassadeur", left=1)]


@pytest.mark.rule("C-26")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Reveal(BOB, "capitaine"), None),
        (Reveal(BOB, "ambassadeur"), None),
        (Reveal(BOB, "duchesse"), "not-your-card"),
        (Reveal(CLO, "duchesse"), "not-your-turn"),
        (Reveal(ANN, "comtesse"), "not-your-turn"),
        (Pass(BOB), "wrong-moment"),
        (Challenge(BOB), "wrong-moment"),
        (Declare(BOB, "revenu"), "wrong-moment"),
    ],
)
def test_the_loser_turns_over_one_of_his_own(action: object, code: str | None) -> None:
    assert refused(proved(), action) == code  # type: ignore[arg-type]


@pytest.mark.rule("C-26")
def test_with_one_hidden_card_there_is_no_choice() -> None:
    court = a_court({ANN: "duchesse assassin", BOB: "capitaine"}, lost={BOB: "comtesse"})
    play(court, Declare(ANN, "duchesse"), Challenge(BOB))
    assert court.lost[BOB] == hand("comtesse capitaine") and court.active == CLO


@pytest.mark.rule("C-26")
def test_twins_are_offered_once() -> None:
    court = a_court({BOB: "comtesse comtesse"}, coins=7)
    assert play(court, Declare(ANN, "assassinat", BOB)).options(BOB) == (Reveal(BOB, "base:comtesse"),)


@pytest.mark.rule("C-26")
def test_a_face_up_card_proves_nothing() -> None:
    court = a_court({ANN: "comtesse"}, lost={ANN: "duchesse"})
    play(court, Declare(ANN, "duchesse"), Challenge(BOB))
    assert court.told(LieExposed) == [LieExposed(ANN, BOB, "base:duchesse")]
    assert court.lost[ANN] == hand("duchesse comtesse")


@pytest.mark.rule("C-27")
def test_the_coins_of_the_eliminated_go_to_the_treasury_at_once() -> None:
    court = a_court({BOB: "capitaine"}, lost={BOB: "comtesse"}, coins={ANN: 7, BOB: 5})
    bank = court.state.treasury
    play(court, Declare(ANN, "assassinat", BOB))
    assert court.coins == [0, 0, 2] and court.state.treasury == bank + 12
    assert court.told(PlayerEliminated) == [PlayerEliminated(BOB)]
    assert court.lost[BOB] == hand("comtesse capitaine") and court.hands[BOB] == []


@pytest.mark.rule("C-27")
def test_nobody_aims_at_the_eliminated() -> None:
    court = a_court({BOB: ""}, players=4, coins=9, lost={BOB: "comtesse duchesse"})
    assert BOB not in {option.target for option in court.options(ANN)}
    assert refused(court, Declare(ANN, "capitaine", BOB)) == "target-out"


@pytest.mark.rule("C-27")
def test_the_eliminated_are_asked_nothing() -> None:
    court = a_court({BOB: ""}, players=4, lost={BOB: "comtesse duchesse"})
    play(court, Declare(ANN, "aide"))
    assert court.owing == (CLO, DAN) and court.seat(BOB).options == ()


@pytest.mark.rule("C-28")
@pytest.mark.parametrize(
    ("action", "target"), [("duchesse", None), ("capitaine", CLO), ("ambassadeur", None)]
)
def test_an_action_falls_with_its_claimant(action: str, target: int | None) -> None:
    court = a_court({ANN: "comtesse"}, lost={ANN: "comtesse"}, coins={ANN: 4})
    play(court, Declare(ANN, action, target), Challenge(BOB))
    assert court.hands[ANN] == [] and court.coins == [0, 2, 2]
    assert (court.asks, court.active) == ("turn", BOB)


@pytest.mark.rule("C-28", "C-36")
def test_an_action_stands_blocked_when_its_actor_falls_over_the_block() -> None:
    court = a_court({ANN: "comtesse", BOB: "duchesse assassin"}, lost={ANN: "comtesse"})
    play(court, Declare(ANN, "aide"), Block(BOB, "duchesse"), Challenge(ANN))
    assert court.hands[ANN] == [] and court.coins == [0, 2, 2] and court.active == BOB
    assert court.told(ActionFailed) == [ActionFailed(ANN, "base:aide", "blocked")]


@pytest.mark.rule("C-23")
def test_a_challenge_needs_a_claim_on_the_table() -> None:
    assert refused(a_court(), Challenge(ANN)) == "wrong-moment"
    assert refused(a_court(), Challenge(BOB)) == "not-your-turn"
    assert refused(let_go(play(a_court(), Declare(ANN, "aide"))), Challenge(ANN)) == "not-your-turn"
