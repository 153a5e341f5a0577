"""The match: one truth, one log, and chairs that know only their own part of it."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from game.core.match import Match, replay_log
from game.core.pending import Question, clockwise
from game.core.rng import Chance, Rigged, Rng
from game.core.rules import SPECTATOR, Action, Outcome, Refusal
from game.rules.complots.actions import Challenge, Declare, Pass
from tests.builders import ANN, BOB, CLO, some_rules

REVENU = "base:revenu"


class Ledger:
    """A journal in memory that notes how far the match was when it was written."""

    def __init__(self) -> None:
        self.ticks: list[tuple[Action, ...]] = []
        self.heard: list[int] = []
        self.match: Match | None = None

    def append(self, actions: Sequence[Action]) -> None:
        """Keep the tick."""
        self.ticks.append(tuple(actions))
        self.heard.append(len(self.match.events) if self.match else 0)


def a_match(journal: Ledger | None = None) -> Match:
    return Match(some_rules(3, ANN), seed=7, journal=journal)


def test_a_seat_shows_what_its_player_may_know_and_do() -> None:
    match = a_match()
    ann, bob = match.seat(ANN), match.seat(BOB)
    assert (ann.owes, bob.owes) == (True, False)
    assert ann.options == match.options(ANN) and bob.options == ()
    assert ann.view == match.rules.observe(match.state, ANN)
    assert ann.outcome is None


def test_a_seat_acts_for_its_own_player_alone() -> None:
    match = a_match()
    assert match.seat(BOB).submit(Declare(ANN, REVENU)) == Refusal("not-your-seat")
    assert match.seat(ANN).submit(Declare(ANN, REVENU)) is None
    assert match.log == [(Declare(ANN, REVENU),)]


def test_the_spectator_sees_what_is_public_and_does_nothing() -> None:
    match = a_match()
    room = match.spectator()
    assert room.player == SPECTATOR and room.view.hand == () and room.options == () and not room.owes
    assert room.submit(Declare(SPECTATOR, REVENU)) == Refusal("not-your-turn")


def test_every_seat_takes_its_own_events() -> None:
    match = a_match()
    early, late = match.seat(BOB), match.seat(BOB)
    match.submit(Declare(ANN, REVENU))
    first = early.take()
    match.submit(Declare(BOB, REVENU))
    assert first and early.take() and early.take() == []
    assert late.take() == late.story == early.story == match.seat(BOB).story


def test_the_journal_has_a_tick_before_anyone_hears_of_it() -> None:
    journal = Ledger()
    match = a_match(journal)
    journal.match = match
    match.submit(Declare(ANN, REVENU))
    match.submit(Declare(BOB, "base:duchesse"))
    assert journal.ticks == match.log
    assert journal.heard[0] == 0 and 0 < journal.heard[1] < len(match.events)


def test_a_refused_action_is_not_written_down() -> None:
    journal = Ledger()
    match = a_match(journal)
    assert match.submit(Challenge(BOB)) == Refusal("not-your-turn")
    assert journal.ticks == [] and match.log == []


def test_a_tick_is_refused_as_a_whole() -> None:
    match = a_match()
    match.submit(Declare(ANN, "base:duchesse"))
    before = match.state.clone()
    assert match.submit(Pass(BOB), Pass(ANN)) == Refusal("not-your-turn")
    assert match.submit(Pass(BOB), Challenge(BOB)) == Refusal("one-answer")
    assert match.state == before and len(match.log) == 1


def test_a_tick_is_one_line_of_the_log() -> None:
    match = a_match()
    match.submit(Declare(ANN, "base:duchesse"))
    match.submit(Pass(CLO), Pass(BOB))
    assert match.log[1] == (Pass(CLO), Pass(BOB))
    assert match.digest().count(b"\n") == 1


def test_a_log_is_replayed_to_the_same_match_and_goes_on_in_its_journal() -> None:
    first = a_match()
    for action in (Declare(ANN, "base:duchesse"), Pass(BOB), Pass(CLO), Declare(BOB, REVENU)):
        first.submit(action)
    journal = Ledger()
    again = replay_log(first.rules, 7, first.log, journal)
    assert again.checksum() == first.checksum() and journal.ticks == []
    again.submit(Declare(CLO, REVENU))
    assert journal.ticks == [(Declare(CLO, REVENU),)]


def test_a_log_of_another_match_is_told() -> None:
    with pytest.raises(ValueError, match="tick 1: not-your-turn"):
        replay_log(some_rules(3, ANN), 7, [(Declare(ANN, REVENU),), (Declare(ANN, REVENU),)])


def test_the_checksum_is_that_of_the_seed_and_the_log() -> None:
    sums = {Match(some_rules(3, ANN), seed).checksum() for seed in range(20)}
    assert len(sums) == 20
    one, other = a_match(), a_match()
    one.submit(Declare(ANN, REVENU))
    assert one.checksum() != other.checksum()
    other.submit(Declare(ANN, REVENU))
    assert one.checksum() == other.checksum()


class Loud:
    """Dice of somebody else's that cannot say where they stand: the last number, the last card."""

    def below(self, n: int) -> int:
        """The highest number."""
        return n - 1

    def shuffle(self, items: list[Any]) -> None:
        """Upside down."""
        items.reverse()


def test_dice_can_be_handed_in_and_are_asked_from_the_deal_on() -> None:
    rules = some_rules(3, None)
    dealt = {
        Match(rules, 7, chance=dice).checksum() for dice in (None, Rng(8), Rigged(), Rigged([2]), Loud())
    }
    assert len(dealt) == 5
    assert Match(rules, 7, chance=Rng(7)).checksum() == Match(rules, 7).checksum()
    last = Match(rules, 7, chance=Rigged([2]))
    assert last.to_act() == (2,) and Match(rules, 7, chance=Rigged([1])).to_act() == (1,)


@pytest.mark.parametrize("dice", [lambda: Rigged([1, 0, 2]), Loud, lambda: Rng(9)])
def test_a_match_of_other_dice_is_the_same_with_equal_ones(dice: Callable[[], Chance]) -> None:
    first: Match = Match(some_rules(3, ANN), 7, chance=dice())
    for action in (Declare(ANN, "base:duchesse"), Challenge(BOB)):
        assert first.submit(action) is None
    again = replay_log(first.rules, 7, first.log, chance=dice())
    assert (again.checksum(), again.events) == (first.checksum(), first.events)
    other = replay_log(first.rules, 7, first.log[:1], chance=dice())
    assert other.checksum() != first.checksum()


def test_the_checksum_tells_what_is_left_of_loaded_dice() -> None:
    rules = some_rules(3, ANN)
    sums = {Match(rules, 7, chance=Rigged([0] * left)).checksum() for left in (20, 30)}
    assert len(sums) == 2


def test_a_pending_question_loses_those_who_answered() -> None:
    asked = Question("block", (2, 0, 1))
    assert asked.without(0) == Question("block", (2, 1))
    assert asked.without(5) == asked
    about = Question("magic:dispel", (2, 0), unit=4, target=7, data=("bolt", 3))
    assert about.without(2) == Question("magic:dispel", (0,), unit=4, target=7, data=("bolt", 3))


def test_what_is_left_of_a_question_is_shared_and_neither_written_nor_compared() -> None:
    asked, equal = Question("block", (2, 0, 1)), Question("block", (2, 0, 1))
    before = msgspec.json.encode(asked)
    assert {player: asked.left[player] for player in (0, 1, 2)} == {
        player: asked.without(player) for player in (0, 1, 2)
    }
    assert asked.left[0] is equal.left[0] and asked.left[0].left[1] is asked.left[1].left[0]
    assert msgspec.json.encode(asked) == before and b"left" not in before
    assert asked == Question("block", (2, 0, 1)) and hash(asked) == hash(Question("block", (2, 0, 1)))


def test_a_question_is_the_same_whoever_has_answered() -> None:
    asked = Question("magic:dispel", (2, 0), unit=4)
    assert asked.same(asked.without(2)) and asked.chapter == "magic"
    assert not asked.same(Question("magic:dispel", (2, 0), unit=5))
    assert not asked.same(Question("magic:cast", (2, 0), unit=4))


@pytest.mark.parametrize(("after", "order"), [(0, (1, 2, 3)), (2, (3, 0, 1)), (3, (0, 1, 2))])
def test_clockwise_begins_at_the_left_hand(after: int, order: tuple[int, ...]) -> None:
    assert clockwise(after, 4) == order


def test_facts_of_the_grammar_are_frozen() -> None:
    for fact in (Pass(ANN), Refusal("x"), Outcome((ANN,)), Question("x", ())):
        with pytest.raises(AttributeError):
            fact.player = BOB  # type: ignore[union-attr]


def test_an_event_that_says_nothing_else_is_public() -> None:
    from game.rules.complots.events import TurnBegan

    assert TurnBegan(ANN, 1).seen_by(SPECTATOR) == TurnBegan(ANN, 1)
