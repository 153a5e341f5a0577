"""C-12 to C-22: the actions of a turn, one by one."""

import pytest

from game.core.rules import SPECTATOR, UNKNOWN
from game.rules.complots.actions import Block, Challenge, Declare, Judge, Keep, Pass, Reveal, Show
from game.rules.complots.events import (
    ActionResolved,
    CardShown,
    CardsReplaced,
    CoinsMoved,
    ExchangeDrawn,
    ExchangeMade,
)
from tests.builders import ANN, BOB, CLO, LaidOut, a_court, all_pass, hand, let_go, play, refused

INQUISITION = {"fifth_character": "inquisiteur"}


def treasury(court: LaidOut) -> int:
    return court.state.treasury


@pytest.mark.rule("C-12")
def test_revenu_pays_one_and_asks_nobody() -> None:
    court = a_court()
    bank = treasury(court)
    play(court, Declare(ANN, "revenu"))
    assert court.coins == [3, 2, 2] and treasury(court) == bank - 1 and court.active == BOB


@pytest.mark.rule("C-13")
def test_foreign_aid_pays_two_unless_blocked() -> None:
    court = play(a_court(), Declare(ANN, "aide"))
    assert court.asks == "block" and court.owing == (BOB, CLO) and court.coins[ANN] == 2
    all_pass(court)
    assert court.coins == [4, 2, 2]


@pytest.mark.rule("C-13")
def test_foreign_aid_is_no_claim_so_nobody_challenges_it() -> None:
    court = play(a_court(), Declare(ANN, "aide"))
    assert refused(court, Challenge(BOB)) == "wrong-moment"
    assert court.seat(BOB).view.claim is None


@pytest.mark.rule("C-13")
@pytest.mark.parametrize("blocker", [BOB, CLO])
def test_any_opponent_blocks_foreign_aid_as_duchesse(blocker: int) -> None:
    court = play(a_court(), Declare(ANN, "aide"), Block(blocker, "duchesse"))
    all_pass(court)
    assert court.coins == [2, 2, 2] and court.active == BOB


@pytest.mark.rule("C-13")
@pytest.mark.parametrize(
    "character", ["assassin", "comtesse", "capitaine", "ambassadeur", "inquisiteur", "x"]
)
def test_nobody_else_blocks_foreign_aid(character: str) -> None:
    court = play(a_court(), Declare(ANN, "aide"))
    assert refused(court, Block(BOB, character)) == "blocks-nothing"


@pytest.mark.rule("C-14")
def test_an_execution_costs_seven_and_the_target_loses_a_character_at_once() -> None:
    court = a_court({BOB: "duchesse comtesse"}, coins={ANN: 8})
    bank = treasury(court)
    play(court, Declare(ANN, "assassinat", BOB))
    assert court.asks == "lose" and court.owing == (BOB,)
    assert court.coins[ANN] == 1 and treasury(court) == bank + 7
    play(court, Reveal(BOB, "comtesse"))
    assert court.lost[BOB] == hand("comtesse") and court.hands[BOB] == hand("duchesse")


@pytest.mark.rule("C-14")
def test_an_execution_can_be_neither_challenged_nor_blocked() -> None:
    court = play(a_court(coins=7), Declare(ANN, "assassinat", BOB))
    for player in (BOB, CLO):
        for answer in (Challenge(player), Block(player, "comtesse"), Pass(player)):
            assert refused(court, answer) in ("wrong-moment", "not-your-turn")


@pytest.mark.rule("C-15")
def test_the_duchesse_pays_three() -> None:
    court = let_go(play(a_court(), Declare(ANN, "duchesse")))
    assert court.coins == [5, 2, 2] and court.active == BOB


@pytest.mark.rule("C-15")
def test_nobody_blocks_the_duchesse() -> None:
    court = play(a_court(), Declare(ANN, "duchesse"))
    for player in (BOB, CLO):
        assert court.options(player) == (Pass(player), Challenge(player))
        assert refused(court, Block(player, "duchesse")) == "cannot-block"


@pytest.mark.rule("C-16")
def test_the_assassin_costs_three_and_the_target_loses_a_character() -> None:
    court = a_court({BOB: "duchesse ambassadeur"}, coins={ANN: 4})
    play(court, Declare(ANN, "assassin", BOB))
    let_go(court)
    assert court.coins[ANN] == 1 and court.owing == (BOB,)
    play(court, Reveal(BOB, "duchesse"))
    assert court.lost[BOB] == hand("duchesse") and court.active == BOB


@pytest.mark.rule("C-16")
def test_the_target_blocks_the_assassin_as_comtesse() -> None:
    court = play(a_court(coins=3), Declare(ANN, "assassin", BOB))
    all_pass(court)
    assert court.options(BOB) == (Pass(BOB), Block(BOB, "base:comtesse"))
    let_go(play(court, Block(BOB, "comtesse")))
    assert court.hands[BOB] and not court.lost[BOB] and court.coins[ANN] == 0


@pytest.mark.rule("C-17")
@pytest.mark.parametrize(("purse", "taken"), [(0, 0), (1, 1), (2, 2), (3, 2), (9, 2)])
def test_the_capitaine_takes_two_coins_or_what_there_is(purse: int, taken: int) -> None:
    court = play(a_court(coins={ANN: 4, BOB: purse}), Declare(ANN, "capitaine", BOB))
    let_go(court)
    assert court.coins == [4 + taken, purse - taken, 2]
    assert court.told(CoinsMoved) == [CoinsMoved(BOB, ANN, taken)]


@pytest.mark.rule("C-17", "C-21")
@pytest.mark.parametrize(("fifth", "other"), [("ambassadeur", "inquisiteur"), ("inquisiteur", "ambassadeur")])
def test_a_theft_is_blocked_by_the_capitaine_and_by_the_fifth_character(fifth: str, other: str) -> None:
    court = play(a_court(fifth_character=fifth), Declare(ANN, "capitaine", BOB))
    all_pass(court)
    assert [option.character for option in court.options(BOB)[1:]] == hand(f"capitaine {fifth}")
    assert refused(court, Block(BOB, other)) == "blocks-nothing"
    let_go(play(court, Block(BOB, fifth)))
    assert court.coins == [2, 2, 2]


def exchange(hidden: str, draws: str, action: str = "ambassadeur", lost: str = "", **flags: str) -> LaidOut:
    """Ann, whose claim nobody doubts, has drawn and must choose."""
    court = a_court({ANN: hidden}, lost={ANN: lost}, draws=draws, **flags)
    return let_go(play(court, Declare(ANN, action)))


@pytest.mark.rule("C-18")
def test_the_ambassadeur_draws_two_and_keeps_as_many_as_he_had() -> None:
    court = exchange("duchesse assassin", "comtesse capitaine")
    assert court.asks == "exchange" and court.state.drawn == hand("comtesse capitaine")
    play(court, Keep(ANN, ("comtesse", "assassin")))
    assert sorted(court.hands[ANN]) == sorted(hand("comtesse assassin"))
    assert court.state.drawn == [] and len(court.state.court) == 9
    assert {"base:duchesse", "base:capitaine"} <= set(court.state.court)


@pytest.mark.rule("C-18")
@pytest.mark.parametrize(
    ("kept", "code"),
    [
        (("duchesse", "assassin"), None),
        (("assassin", "duchesse"), None),
        (("comtesse", "capitaine"), None),
        (("capitaine", "duchesse"), None),
        (("duchesse", "duchesse"), "not-your-card"),
        (("ambassadeur", "duchesse"), "not-your-card"),
        (("duchesse",), "keep-count"),
        ((), "keep-count"),
        (("duchesse", "assassin", "comtesse"), "keep-count"),
    ],
)
def test_any_two_of_the_four_may_be_kept(kept: tuple[str, ...], code: str | None) -> None:
    assert refused(exchange("duchesse assassin", "comtesse capitaine"), Keep(ANN, kept)) == code


@pytest.mark.rule("C-18")
@pytest.mark.parametrize(
    ("hidden", "draws", "lost", "choices"),
    [
        ("duchesse assassin", "comtesse capitaine", "", 6),
        ("duchesse duchesse", "comtesse capitaine", "", 4),
        ("duchesse duchesse", "duchesse capitaine", "", 2),
        ("duchesse assassin", "duchesse assassin", "", 3),
        ("duchesse", "comtesse capitaine", "assassin", 3),
        ("duchesse", "duchesse duchesse", "assassin", 1),
    ],
)
def test_each_different_hand_is_offered_once(hidden: str, draws: str, lost: str, choices: int) -> None:
    court = exchange(hidden, draws, lost=lost)
    assert len(court.options(ANN)) == len(set(court.options(ANN))) == choices


@pytest.mark.rule("C-18")
def test_with_one_hidden_card_the_ambassadeur_keeps_one() -> None:
    court = exchange("duchesse", "comtesse capitaine", lost="assassin")
    assert refused(court, Keep(ANN, ("comtesse", "capitaine"))) == "keep-count"
    play(court, Keep(ANN, ("capitaine",)))
    assert court.hands[ANN] == hand("capitaine") and court.lost[ANN] == hand("assassin")


@pytest.mark.rule("C-18")
def test_the_court_is_shuffled_after_an_exchange() -> None:
    court = exchange("duchesse assassin", "comtesse capitaine")
    shuffled: list[int] = []
    court.rng.shuffle = lambda cards: shuffled.append(len(cards))  # type: ignore[method-assign]
    play(court, Keep(ANN, ("duchesse", "assassin")))
    assert shuffled == [9]


@pytest.mark.rule("C-18", "C-39")
def test_what_is_drawn_and_returned_is_known_to_the_actor_alone() -> None:
    court = exchange("duchesse assassin", "comtesse capitaine")
    assert court.seat(ANN).view.drawn == tuple(hand("comtesse capitaine"))
    for viewer in (BOB, CLO, SPECTATOR):
        assert court.seat(viewer).view.drawn == (UNKNOWN, UNKNOWN)
    play(court, Keep(ANN, ("comtesse", "assassin")))
    told = [event for event in court.seat(BOB).story if isinstance(event, ExchangeDrawn | ExchangeMade)]
    backs = (UNKNOWN, UNKNOWN)
    assert told == [ExchangeDrawn(ANN, backs), ExchangeMade(ANN, backs, backs)]
    assert court.seat(ANN).story[-2] == ExchangeMade(
        ANN, tuple(hand("comtesse assassin")), tuple(hand("duchesse capitaine"))
    )


@pytest.mark.rule("C-19")
def test_the_inquisiteur_exchanges_one_card() -> None:
    court = exchange("duchesse assassin", "comtesse", action="inquisiteur", **INQUISITION)
    assert court.state.drawn == hand("comtesse") and len(court.options(ANN)) == 3
    play(court, Keep(ANN, ("duchesse", "comtesse")))
    assert sorted(court.hands[ANN]) == sorted(hand("duchesse comtesse"))
    assert len(court.state.court) == 9


def question(bob: str = "duchesse assassin", lost: str = "", draws: str = "capitaine") -> LaidOut:
    """Ann interrogates Bob; nobody doubted her."""
    court = a_court({BOB: bob}, lost={BOB: lost}, draws=draws, **INQUISITION)
    return let_go(play(court, Declare(ANN, "interrogatoire", BOB)))


@pytest.mark.rule("C-19")
def test_the_interrogated_player_chooses_what_to_show() -> None:
    court = question()
    assert court.asks == "show" and court.owing == (BOB,)
    assert court.options(BOB) == (Show(BOB, "base:duchesse"), Show(BOB, "base:assassin"))
    assert refused(court, Show(BOB, "comtesse")) == "not-your-card"
    play(court, Show(BOB, "assassin"))
    assert court.asks == "judge" and court.owing == (ANN,)


@pytest.mark.rule("C-19", "C-39")
def test_only_the_inquisiteur_and_its_owner_see_the_card() -> None:
    court = play(question(), Show(BOB, "assassin"))
    seen = {viewer: court.seat(viewer).view.shown for viewer in (ANN, BOB, CLO, SPECTATOR)}
    assert seen == {ANN: "base:assassin", BOB: "base:assassin", CLO: UNKNOWN, SPECTATOR: UNKNOWN}
    shown = {viewer: court.seat(viewer).story[-1] for viewer in seen}
    assert shown == {viewer: CardShown(BOB, ANN, card) for viewer, card in seen.items()}


@pytest.mark.rule("C-19")
def test_the_inquisiteur_gives_the_card_back() -> None:
    court = play(question(), Show(BOB, "assassin"), Judge(ANN, swap=False))
    assert court.hands[BOB] == hand("duchesse assassin") and court.active == BOB
    assert court.state.shown is None and not court.told(CardsReplaced)


@pytest.mark.rule("C-19", "C-39")
def test_the_inquisiteur_has_the_card_replaced() -> None:
    court = play(question(), Show(BOB, "assassin"), Judge(ANN, swap=True))
    assert court.hands[BOB] == hand("duchesse capitaine") and "base:assassin" in court.state.court
    assert len(court.state.court) == 9
    seen = {
        viewer: next(event for event in court.seat(viewer).story if isinstance(event, CardsReplaced))
        for viewer in (ANN, BOB, CLO, SPECTATOR)
    }
    assert {viewer: (event.cards, event.drawn) for viewer, event in seen.items()} == {
        ANN: (("base:assassin",), (UNKNOWN,)),
        BOB: (("base:assassin",), ("base:capitaine",)),
        CLO: ((UNKNOWN,), (UNKNOWN,)),
        SPECTATOR: ((UNKNOWN,), (UNKNOWN,)),
    }


@pytest.mark.rule("C-19")
def test_the_card_drawn_may_be_the_same() -> None:
    court = play(question(draws="assassin"), Show(BOB, "assassin"), Judge(ANN, swap=True))
    assert court.hands[BOB] == hand("duchesse assassin")


@pytest.mark.rule("C-19")
def test_with_one_hidden_card_nothing_is_chosen() -> None:
    court = question("duchesse", lost="assassin")
    assert court.asks == "judge" and court.seat(ANN).view.shown == "base:duchesse"


@pytest.mark.rule("C-19")
def test_twins_are_shown_as_one() -> None:
    assert question("duchesse duchesse").options(BOB) == (Show(BOB, "base:duchesse"),)


@pytest.mark.rule("C-20")
def test_an_interrogation_may_be_challenged_and_not_blocked() -> None:
    court = a_court({ANN: "duchesse assassin"}, **INQUISITION)
    play(court, Declare(ANN, "interrogatoire", BOB))
    assert court.options(BOB) == (Pass(BOB), Challenge(BOB))
    for character in court.rules.setting.content.characters:
        assert refused(court, Block(BOB, character)) == "cannot-block"
    play(court, Challenge(BOB))
    assert court.owing == (ANN,) and court.asks == "lose"


@pytest.mark.rule("C-21")
@pytest.mark.parametrize(
    ("fifth", "absent"),
    [("ambassadeur", ("inquisiteur", "interrogatoire")), ("inquisiteur", ("ambassadeur",))],
)
def test_the_character_that_is_not_in_play_cannot_be_claimed(fifth: str, absent: tuple[str, ...]) -> None:
    court = a_court(fifth_character=fifth)
    for action in absent:
        for target in (None, BOB):
            assert refused(court, Declare(ANN, action, target)) == "no-such-action"
    assert not {f"base:{action}" for action in absent} & {option.action for option in court.options(ANN)}


@pytest.mark.rule("C-22")
@pytest.mark.parametrize(
    ("action", "coins", "code"),
    [
        ("assassin", 2, "too-poor"),
        ("assassin", 3, None),
        ("assassinat", 6, "too-poor"),
        ("assassinat", 7, None),
        ("capitaine", 0, None),
    ],
)
def test_the_price_must_be_in_hand(action: str, coins: int, code: str | None) -> None:
    court = a_court(coins={ANN: coins})
    assert refused(court, Declare(ANN, action, BOB)) == code
    assert (Declare(ANN, f"base:{action}", BOB) in court.options(ANN)) is (code is None)


@pytest.mark.rule("C-22")
def test_the_price_leaves_the_purse_with_the_declaration() -> None:
    court = a_court(coins={ANN: 3})
    bank = treasury(court)
    play(court, Declare(ANN, "assassin", BOB))
    assert court.coins[ANN] == 0 and treasury(court) == bank + 3
    assert court.asks == "challenge"


@pytest.mark.rule("C-22")
def test_a_poor_player_learns_the_price_and_his_own_purse() -> None:
    court = a_court(coins={ANN: 2})
    refusal = court.rules.check(court.state, Declare(ANN, "base:assassin", BOB))
    assert refusal is not None and refusal.facts == {"cost": 3, "coins": 2}


@pytest.mark.rule("C-12", "C-13", "C-15", "C-18")
def test_what_took_effect_is_told() -> None:
    for action in ("revenu", "aide", "duchesse", "ambassadeur"):
        court = let_go(play(a_court(), Declare(ANN, action)))
        assert court.told(ActionResolved) == [ActionResolved(ANN, f"base:{action}", None)]
