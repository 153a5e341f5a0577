"""Challenges (S-58) and what a duel is worth (S-55)."""

from typing import Any

import pytest

from game.rules.skirmish.actions.orders import Accept, IssueChallenge
from game.rules.skirmish.actions.player import Choose, Done
from game.rules.skirmish.combat.challenges import challenge_candidates
from game.rules.skirmish.events.combat import BlowsStruck, ChallengeIssued, CombatCounted
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.state import GONE, SkirmishState
from game.rules.skirmish.unit.leadership import unit_leadership
from tests.rules.skirmish.builders import ANN, BOB, a_field, act, refused
from tests.rules.skirmish.combat.melee import Flights, facing, fight, flights, to_end, told, war
from tests.rules.skirmish.consequences.test_casualties import joined

__all__ = ["flights"]
MISS = 0


def heroes(mine: int = 1, theirs: int = 1, draws: tuple[int, ...] = (MISS,) * 90) -> tuple[Battle, Any]:
    """Pikes of Ann and Bob, with so many captains in each."""
    state = a_field()
    one, two = facing(state, (ANN, "archers", 10), (BOB, "archers", 10))
    for _ in range(mine):
        joined(state, one)
    for _ in range(theirs):
        joined(state, two)
    return fight(war(state, draws)), state


def asked(state: SkirmishState) -> tuple[str, int]:
    """The question of the moment, and whom it is asked."""
    return state.questions[-1].kind, state.questions[-1].players[0]


@pytest.mark.rule("S-58", "S-79")
def test_the_active_side_may_challenge_first_then_the_other_and_one_a_round() -> None:
    battle, state = heroes()
    assert asked(state) == ("duels:issue", ANN)
    act(battle, Done(ANN))
    assert asked(state) == ("duels:issue", BOB)
    act(battle, IssueChallenge(BOB, 3), Accept(ANN, 2))
    to_end(battle)
    assert told(battle, ChallengeIssued) == [ChallengeIssued(3, 2)]
    assert {(e.unit, e.target) for e in told(battle, BlowsStruck) if e.unit > 1} == {(2, 3), (3, 2)}


@pytest.mark.rule("S-58")
def test_only_characters_and_champions_in_contact_where_somebody_can_accept() -> None:
    battle, state = heroes()
    assert refused(battle, IssueChallenge(ANN, 0, True)) == "challenge-by-whom"
    assert refused(battle, IssueChallenge(ANN, 3)) == "challenge-by-whom"
    assert refused(battle, Accept(ANN, 2)) == "wrong-moment"
    act(battle, IssueChallenge(ANN, 2))
    assert refused(battle, Accept(BOB, 1)) == "accept-by-whom"
    battle, state = heroes(theirs=0)
    assert not state.questions or asked(state)[0] != "duels:issue"


@pytest.mark.rule("S-58")
def test_champions_may_challenge_and_accept() -> None:
    state = a_field()
    facing(state, (ANN, "pikes", 10), (BOB, "archers", 10), champion=True)
    joined(state, state.units[1])
    battle = fight(war(state, (MISS,) * 60))
    act(battle, IssueChallenge(ANN, 0, True), Accept(BOB, 2))
    to_end(battle)
    struck = {(e.unit, e.by, e.target, e.part, e.blows) for e in told(battle, BlowsStruck)}
    assert (0, "champion", 2, "character", 2) in struck
    assert (2, "character", 0, "champion", 3) in struck


@pytest.mark.rule("S-58")
def test_duellists_strike_only_each_other_and_nobody_else_strikes_them() -> None:
    battle, _ = heroes()
    act(battle, IssueChallenge(ANN, 2), Accept(BOB, 3))
    to_end(battle)
    struck = told(battle, BlowsStruck)
    assert {e.target for e in struck if e.unit in (0, 1)} == {0, 1}
    assert {(e.unit, e.target) for e in struck if e.unit in (2, 3)} == {(2, 3), (3, 2)}


@pytest.mark.rule("S-58")
def test_refused_the_challenger_picks_who_is_shamed_and_takes_no_part() -> None:
    battle, state = heroes(theirs=2)
    act(battle, IssueChallenge(ANN, 2), Accept(BOB))
    assert asked(state) == ("duels:shame", ANN)
    assert refused(battle, Choose(ANN, 2)) == "shame-whom"
    act(battle, Choose(ANN, 4))
    assert state.units[4].has(unit_flags.SHAMED)
    assert ChallengeIssued(2, -1, 4) in battle.out
    to_end(battle)
    assert 4 not in {e.unit for e in told(battle, BlowsStruck)}
    assert 3 in {e.unit for e in told(battle, BlowsStruck)}
    state.generals[BOB] = 4
    state.units[3].host, state.units[1].guests = -1, (4,)
    assert unit_leadership(battle.setting, state, state.units[1]).needed == 7


@pytest.mark.rule("S-58")
def test_the_only_character_is_shamed_without_a_question_and_a_champion_never() -> None:
    battle, state = heroes()
    act(battle, IssueChallenge(ANN, 2), Accept(BOB))
    assert state.units[3].has(unit_flags.SHAMED)
    state = a_field()
    facing(state, (ANN, "pikes", 10), (BOB, "archers", 10), champion=True)
    joined(state, state.units[1])
    battle = fight(war(state, (MISS,) * 60))
    act(battle, Done(ANN), IssueChallenge(BOB, 2), Accept(ANN))
    assert ChallengeIssued(2, -1, -1) in battle.out


@pytest.mark.rule("S-55", "S-58", "S-80")
def test_the_excess_in_a_duel_counts_up_to_five(flights: Flights) -> None:
    battle, state = heroes(draws=(5,) * 6 + (MISS,) * 90)
    act(battle, IssueChallenge(ANN, 2), Accept(BOB, 3))
    to_end(battle)
    assert state.units[3].place == GONE
    counted = told(battle, CombatCounted)[0]
    assert counted.friends == (("wounds", 2), ("overkill", 1), ("ranks", 1))


@pytest.mark.rule("S-57", "S-58")
def test_who_fell_refused_fought_before_or_stands_behind_neither_challenges_nor_accepts() -> None:
    battle, state = heroes(theirs=2)
    mine, first, second = state.units[2], state.units[3], state.units[4]
    assert state.combat is not None
    sides = state.combat.sides
    assert challenge_candidates(battle.setting, state, sides[0]) == [mine.id]
    assert challenge_candidates(battle.setting, state, sides[1]) == [first.id, second.id]
    first.mark(unit_flags.SHAMED)
    second.mark(unit_flags.FOUGHT)
    assert challenge_candidates(battle.setting, state, sides[1]) == []
    first.unmark(unit_flags.SHAMED)
    first.place = GONE
    assert challenge_candidates(battle.setting, state, sides[1]) == []
    state.units[1].champion = True
    assert (
        challenge_candidates(battle.setting, state, sides[1]) == []
    )  # he was no champion when the combat was chosen


@pytest.mark.rule("S-58")
def test_a_refusal_ends_the_challenges_of_that_side_only_once_nobody_can_accept() -> None:
    battle, state = heroes()
    act(battle, IssueChallenge(ANN, 2), Accept(BOB))
    assert not state.questions or asked(state)[0] != "duels:issue"
    battle, state = heroes(mine=0)
    assert not state.questions or asked(state)[0] != "duels:issue"
