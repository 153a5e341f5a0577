"""C-08 to C-11: whose turn it is, what must be done, in which order, against whom."""

import pytest

from game.core.rules import Outcome
from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from game.rules.complots.events import Blocked, BlockSignalled, Challenged, TurnBegan
from tests.builders import ANN, BOB, CLO, DAN, a_court, all_pass, let_go, play, refused, some_rules


@pytest.mark.rule("C-08")
def test_the_turn_goes_clockwise() -> None:
    court = a_court(players=4, active=CLO)
    order = []
    for _ in range(6):
        order.append(court.active)
        play(court, Declare(court.active, "revenu"))
    assert order == [CLO, DAN, ANN, BOB, CLO, DAN]
    assert [(event.player, event.turn) for event in court.told(TurnBegan)][:2] == [(DAN, 2), (ANN, 3)]


@pytest.mark.rule("C-08")
def test_the_turn_skips_those_who_are_out() -> None:
    court = a_court({BOB: "", CLO: ""}, players=4, lost={BOB: "duchesse assassin", CLO: "comtesse comtesse"})
    assert play(court, Declare(ANN, "revenu")).active == DAN


@pytest.mark.rule("C-08")
def test_the_turn_goes_on_from_the_seat_of_a_player_who_fell_in_his_own_turn() -> None:
    court = a_court({ANN: "comtesse", BOB: "capitaine duchesse"}, lost={ANN: "comtesse"})
    play(court, Declare(ANN, "duchesse"), Challenge(CLO))
    assert court.active == BOB


@pytest.mark.rule("C-08")
def test_a_turn_cannot_be_passed() -> None:
    court = a_court()
    assert refused(court, Pass(ANN)) == "wrong-moment"
    assert all(isinstance(option, Declare) for option in court.options(ANN))


@pytest.mark.rule("C-08")
def test_a_turn_has_exactly_one_action() -> None:
    court = a_court()
    assert court.owing == (ANN,)
    assert refused(court, Declare(BOB, "revenu")) == "not-your-turn"
    play(court, Declare(ANN, "revenu"))
    assert refused(court, Declare(ANN, "revenu")) == "not-your-turn"


@pytest.mark.rule("C-09")
@pytest.mark.parametrize(
    ("limit", "coins", "forced"),
    [
        (10, 9, False),
        (10, 10, True),
        (10, 13, True),
        (0, 40, False),
        (12, 11, False),
        (12, 12, True),
        (20, 19, False),
        (20, 20, True),
        (7, 7, True),
        (3, 6, False),
        (3, 7, True),
        (1, 1, False),
    ],
)
def test_a_rich_player_must_execute_someone(limit: int, coins: int, forced: bool) -> None:
    court = a_court(coins={ANN: coins}, forced_at=limit)
    announced = {option.action for option in court.options(ANN)}
    assert (announced == {"base:assassinat"}) is forced
    assert refused(court, Declare(ANN, "revenu")) == ("too-rich" if forced else None)
    assert "base:assassinat" in announced or coins < 7


@pytest.mark.rule("C-09")
def test_the_rich_player_chooses_his_victim() -> None:
    court = a_court(players=4, coins={ANN: 10})
    assert {option.target for option in court.options(ANN)} == {BOB, CLO, DAN}


@pytest.mark.rule("C-09")
def test_the_limit_that_is_told_is_the_one_that_binds() -> None:
    court = a_court(coins={ANN: 8}, forced_at=3)
    refusal = court.rules.check(court.state, Declare(ANN, "base:revenu"))
    assert refusal is not None and refusal.facts == {"limit": 7}


@pytest.mark.rule("C-09")
def test_coins_won_during_the_turn_bind_only_at_the_next() -> None:
    court = let_go(play(a_court(coins={ANN: 9}), Declare(ANN, "duchesse")))
    assert court.coins[ANN] == 12 and court.active == BOB
    play(court, Declare(BOB, "revenu"), Declare(CLO, "revenu"))
    assert {option.action for option in court.options(ANN)} == {"base:assassinat"}


@pytest.mark.rule("C-10")
def test_the_order_is_declaration_challenge_block_challenge_resolution() -> None:
    court = a_court({ANN: "capitaine comtesse", BOB: "duchesse comtesse"})
    asked = [court.asks]
    for step in (Declare(ANN, "capitaine", BOB), Pass(BOB), Pass(CLO), Block(BOB, "ambassadeur")):
        play(court, step)
        asked.append(court.asks)
    assert asked == ["turn", "challenge", "challenge", "block", "challenge"]
    assert court.coins == [2, 2, 2]
    play(court, Challenge(CLO))
    assert court.asks == "lose" and court.coins == [2, 2, 2]
    play(court, Reveal(BOB, "comtesse"))
    assert court.coins == [4, 0, 2] and court.active == BOB


@pytest.mark.rule("C-10")
def test_without_a_claim_there_is_no_challenge_window_and_without_a_block_no_block_window() -> None:
    assert play(a_court(), Declare(ANN, "revenu")).active == BOB
    assert play(a_court(), Declare(ANN, "aide")).asks == "block"
    court = play(a_court(), Declare(ANN, "duchesse"))
    assert court.asks == "challenge"
    assert all_pass(court).active == BOB


@pytest.mark.rule("C-10")
def test_a_challenge_is_settled_before_a_block_that_was_announced() -> None:
    court = a_court({ANN: "capitaine duchesse", CLO: "duchesse duchesse"})
    play(court, Declare(ANN, "capitaine", BOB), Block(BOB, "capitaine"), Challenge(CLO))
    assert court.asks == "lose" and court.owing == (CLO,)
    play(court, Reveal(CLO, "duchesse"))
    assert [
        type(event) for event in court.events if isinstance(event, (BlockSignalled, Challenged, Blocked))
    ] == [
        BlockSignalled,
        Challenged,
        Blocked,
    ]


AIMED = ("assassinat", "assassin", "capitaine", "interrogatoire")
UNAIMED = ("revenu", "aide", "duchesse", "inquisiteur")


@pytest.mark.rule("C-11")
@pytest.mark.parametrize("action", AIMED)
@pytest.mark.parametrize(
    ("target", "code"),
    [
        (BOB, None),
        (CLO, None),
        (ANN, "target-self"),
        (DAN, "target-out"),
        (None, "target-needed"),
        (4, "target-needed"),
        (-1, "target-needed"),
    ],
)
def test_a_target_is_another_living_player(action: str, target: int | None, code: str | None) -> None:
    court = a_court(
        {DAN: ""}, players=4, coins=9, lost={DAN: "duchesse assassin"}, fifth_character="inquisiteur"
    )
    assert refused(court, Declare(ANN, action, target)) == code


@pytest.mark.rule("C-11")
@pytest.mark.parametrize("action", UNAIMED)
def test_an_action_without_a_target_refuses_one(action: str) -> None:
    court = a_court(fifth_character="inquisiteur")
    assert refused(court, Declare(ANN, action)) is None
    assert refused(court, Declare(ANN, action, BOB)) == "no-target-needed"


@pytest.mark.rule("C-11")
@pytest.mark.parametrize("players", range(2, 9))
def test_every_other_player_may_be_the_target(players: int) -> None:
    court = a_court(players=players, coins=9, fifth_character="inquisiteur")
    for action in AIMED:
        targets = [option.target for option in court.options(ANN) if option.action == f"base:{action}"]
        assert targets == list(range(1, players))


@pytest.mark.rule("C-08")
def test_nothing_is_asked_once_the_match_is_won() -> None:
    court = a_court({BOB: "duchesse"}, players=2, coins=7, lost={BOB: "assassin"})
    play(court, Declare(ANN, "assassinat", BOB))
    assert court.outcome() == Outcome((ANN,))
    assert court.owing == () and court.seat(ANN).options == ()
    assert refused(court, Declare(BOB, "revenu")) == "match-over"


@pytest.mark.rule("C-08")
def test_the_rules_hold_no_memory_of_a_match() -> None:
    assert some_rules(3) is some_rules(3)
    first, second = a_court(rules=some_rules(3)), a_court(rules=some_rules(3))
    play(first, Declare(ANN, "revenu"))
    assert second.active == ANN and second.coins == [2, 2, 2]
