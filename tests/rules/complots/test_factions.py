"""C-41: the option of the two parties."""

import pytest

from game.core.match import Match
from game.core.rules import SPECTATOR, UNKNOWN
from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from game.rules.complots.events import (
    RESERVE,
    CardsReplaced,
    Challenged,
    ClaimProved,
    CoinsMoved,
    LieExposed,
    SideChanged,
)
from tests.builders import (
    ANN,
    BOB,
    CLO,
    DAN,
    LaidOut,
    a_court,
    all_pass,
    hand,
    let_go,
    play,
    refused,
    some_rules,
)

OWN = ("conversion", "ralliement", "detournement")


def parties(
    hands: dict[int, str] | None = None, sides: tuple[int, ...] = (0, 1, 0, 1), **more: object
) -> LaidOut:
    """Four players of two parties."""
    return a_court(hands, players=len(sides), sides=sides, factions=True, **more)  # type: ignore[arg-type]


def targets(court: LaidOut, action: str) -> set[int | None]:
    """At whom Ann may aim."""
    return {option.target for option in court.options(ANN) if option.action == f"base:{action}"}


@pytest.mark.rule("C-41")
def test_parties_are_off_by_default() -> None:
    court = a_court()
    assert court.seat(ANN).view.sides == ()
    for action in OWN:
        assert refused(court, Declare(ANN, action)) == "no-such-action"


@pytest.mark.rule("C-41")
@pytest.mark.parametrize("players", range(2, 9))
def test_parties_alternate_clockwise_from_the_first_player(players: int) -> None:
    for first in range(players):
        view = Match(some_rules(players, first, factions=True), seed=1).seat(SPECTATOR).view
        assert [view.sides[(first + step) % players] for step in range(players)] == [
            step % 2 for step in range(players)
        ]


@pytest.mark.rule("C-41")
@pytest.mark.parametrize("action", ["assassinat", "assassin", "capitaine"])
def test_nobody_strikes_or_robs_his_own_party(action: str) -> None:
    court = parties(coins=9)
    assert targets(court, action) == {BOB, DAN}
    assert refused(court, Declare(ANN, action, CLO)) == "target-same-side"


@pytest.mark.rule("C-41")
@pytest.mark.parametrize("action", ["assassinat", "assassin", "capitaine"])
def test_when_all_the_living_are_of_one_party_everyone_is_fair_game(action: str) -> None:
    assert targets(parties(sides=(1, 1, 1, 1), coins=9), action) == {BOB, CLO, DAN}
    out = parties({BOB: ""}, sides=(0, 1, 0, 0), lost={BOB: "duchesse comtesse"}, coins=9)
    assert targets(out, action) == {CLO, DAN}


@pytest.mark.rule("C-41")
def test_an_interrogation_ignores_parties() -> None:
    assert targets(parties(fifth_character="inquisiteur"), "interrogatoire") == {BOB, CLO, DAN}


@pytest.mark.rule("C-41")
def test_a_party_does_not_block_its_own_foreign_aid() -> None:
    court = play(parties(), Declare(ANN, "aide"))
    assert court.owing == (BOB, DAN)
    assert refused(court, Block(CLO, "duchesse")) == "not-your-turn"
    assert refused(court, Block(DAN, "duchesse")) is None


@pytest.mark.rule("C-41")
def test_of_one_party_all_may_block_foreign_aid() -> None:
    assert play(parties(sides=(0, 0, 0)), Declare(ANN, "aide")).owing == (BOB, CLO)


@pytest.mark.rule("C-41")
def test_parties_do_not_hinder_challenges() -> None:
    assert play(parties(), Declare(ANN, "duchesse")).owing == (BOB, CLO, DAN)
    court = play(parties(), Declare(ANN, "aide"), Block(BOB, "duchesse"))
    assert court.owing == (CLO, DAN, ANN)


@pytest.mark.rule("C-41")
@pytest.mark.parametrize("sides", [(0, 1, 0), (1, 1, 0)])
def test_one_changes_sides_for_a_coin_paid_to_the_reserve(sides: tuple[int, ...]) -> None:
    court = play(parties(sides=sides), Declare(ANN, "conversion"))
    assert court.coins[ANN] == 1 and court.state.reserve == 1 and court.active == BOB
    assert court.seat(SPECTATOR).view.sides == (1 - sides[ANN], *sides[1:])
    assert court.told(SideChanged) == [SideChanged(ANN, 1 - sides[ANN])]
    assert court.told(CoinsMoved) == [CoinsMoved(ANN, RESERVE, 1)]


@pytest.mark.rule("C-41")
@pytest.mark.parametrize("target", [BOB, CLO, DAN])
def test_another_is_made_to_change_sides_for_two(target: int) -> None:
    court = play(parties(), Declare(ANN, "ralliement", target))
    expected = [0, 1, 0, 1]
    expected[target] = 1 - expected[target]
    assert court.state.sides == tuple(expected) and court.coins[ANN] == 0 and court.state.reserve == 2


@pytest.mark.rule("C-41")
@pytest.mark.parametrize(
    ("action", "coins", "code"),
    [
        (Declare(ANN, "conversion"), 0, "too-poor"),
        (Declare(ANN, "conversion"), 1, None),
        (Declare(ANN, "conversion", BOB), 1, "no-target-needed"),
        (Declare(ANN, "ralliement", BOB), 1, "too-poor"),
        (Declare(ANN, "ralliement", BOB), 2, None),
        (Declare(ANN, "ralliement"), 2, "target-needed"),
        (Declare(ANN, "ralliement", ANN), 2, "target-self"),
        (Declare(ANN, "conversion"), 10, "too-rich"),
        (Declare(ANN, "detournement"), 2, "reserve-empty"),
        (Declare(ANN, "detournement", BOB), 2, "reserve-empty"),
    ],
)
def test_the_price_and_the_aim_of_a_conversion(action: Declare, coins: int, code: str | None) -> None:
    assert refused(parties(coins={ANN: coins}), action) == code


def embezzled(ann: str, reserve: int = 3, draws: str = "comtesse capitaine", lost: str = "") -> LaidOut:
    """Ann takes the reserve."""
    court = parties({ANN: ann}, reserve=reserve, draws=draws, lost={ANN: lost})
    return play(court, Declare(ANN, "detournement"))


@pytest.mark.rule("C-41")
@pytest.mark.parametrize("reserve", [1, 3, 8])
def test_the_whole_reserve_is_taken_when_nobody_doubts(reserve: int) -> None:
    court = let_go(embezzled("duchesse comtesse", reserve))
    assert court.coins[ANN] == 2 + reserve and court.state.reserve == 0


@pytest.mark.rule("C-41")
def test_an_empty_reserve_cannot_be_embezzled() -> None:
    court = parties()
    assert refused(court, Declare(ANN, "detournement")) == "reserve-empty"
    assert not targets(court, "detournement")


@pytest.mark.rule("C-41")
def test_the_claim_on_the_table_is_a_denial() -> None:
    court = embezzled("comtesse assassin")
    claim = court.seat(BOB).view.claim
    assert (claim.player, claim.character, claim.denial) == (ANN, "base:duchesse", True)


@pytest.mark.rule("C-41")
@pytest.mark.parametrize("hidden", ["duchesse comtesse", "comtesse duchesse", "duchesse duchesse"])
def test_a_denial_is_a_lie_when_the_duchesse_is_held(hidden: str) -> None:
    court = play(embezzled(hidden), Challenge(CLO))
    assert court.owing == (ANN,) and court.asks == "lose"
    assert court.told(Challenged) == [Challenged(CLO, ANN, "base:duchesse", True)]
    assert court.told(LieExposed) == [LieExposed(ANN, CLO, "base:duchesse", True)]
    play(court, Reveal(ANN, hidden.split()[0]))
    assert court.state.reserve == 3 and court.coins[ANN] == 2


@pytest.mark.rule("C-41", "C-39")
def test_a_true_denial_shows_every_hidden_card_and_draws_anew() -> None:
    court = play(embezzled("ambassadeur assassin"), Challenge(CLO))
    shown = tuple(hand("ambassadeur assassin"))
    assert court.owing == (CLO,)
    assert court.told(ClaimProved) == [ClaimProved(ANN, CLO, "base:duchesse", shown, True)]
    assert court.hands[ANN] == hand("comtesse capitaine") and len(court.state.court) == 7
    assert [e for e in court.seat(BOB).story if isinstance(e, CardsReplaced)] == [
        CardsReplaced(ANN, shown, (UNKNOWN, UNKNOWN), True)
    ]
    play(court, Reveal(CLO, court.hands[CLO][0]))
    assert court.coins[ANN] == 5 and court.state.reserve == 0


@pytest.mark.rule("C-41")
def test_with_one_hidden_card_a_denial_shows_one() -> None:
    court = play(embezzled("assassin", lost="duchesse"), Challenge(BOB))
    assert court.hands[ANN] == hand("comtesse") and court.owing == (BOB,)


@pytest.mark.rule("C-41")
def test_nobody_blocks_an_embezzlement() -> None:
    court = embezzled("comtesse assassin")
    assert court.options(BOB) == (Pass(BOB), Challenge(BOB))


@pytest.mark.rule("C-41")
def test_the_reserve_is_public_and_outlives_its_givers() -> None:
    court = parties({ANN: "duchesse"}, lost={ANN: "comtesse"}, reserve=3, coins=7)
    play(court, Declare(ANN, "conversion"), Declare(BOB, "assassinat", CLO))
    assert all(court.seat(viewer).view.reserve == 4 for viewer in (SPECTATOR, ANN, BOB, CLO, DAN))


@pytest.mark.rule("C-41", "C-09")
def test_a_rich_player_executes_whoever_is_not_of_his_party() -> None:
    court = parties(coins={ANN: 10})
    assert [(option.action, option.target) for option in court.options(ANN)] == [
        ("base:assassinat", BOB),
        ("base:assassinat", DAN),
    ]


@pytest.mark.rule("C-41")
def test_one_who_changed_sides_is_struck_by_his_former_friends() -> None:
    court = parties(coins=9)
    play(court, Declare(ANN, "conversion"), Declare(BOB, "revenu"))
    assert court.active == CLO
    assert {option.target for option in court.options(CLO) if option.action == "base:assassinat"} == {
        ANN,
        BOB,
        DAN,
    }
    assert all_pass(court).active == CLO
