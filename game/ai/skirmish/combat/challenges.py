"""Challenges issued, accepted or refused: the duel against the fight without it (S-58)."""

from collections.abc import Sequence
from math import fsum
from typing import Any, NamedTuple

from game.ai.skirmish.combat.blows import (
    BLOW_WORTH,
    duel_odds,
    points_per_model,
    result_point_value,
    value_without_duel,
)
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.values.unit_worth import UNIT_WORTH, unit_bounty
from game.rules.skirmish.actions.orders import IssueChallenge
from game.rules.skirmish.combat.challenges import challenge_candidates, is_champion, shameable_characters
from game.rules.skirmish.state.records import NONE, Combat


class ChallengeWeights(NamedTuple):
    """How answers are expected, and what shame costs."""

    general_shamed: float = 1.0
    """Points of the combat result that a general's Leadership is about worth to its unit."""
    worst_answer: float = 0.7
    """Chance that the other side gives the answer that hurts most; else it gives any."""


CHALLENGE = ChallengeWeights()


def rate_challenges(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for each challenger: the worst answer weighs most; no challenge is 0."""
    combat, turn = decision.state.combat, int(decision.question.data[0])
    if combat is None:
        return [0.0] * len(options)
    return [
        _challenge_value(decision, combat, turn, one.unit) if isinstance(one, IssueChallenge) else 0.0
        for one in options
    ]


def _challenge_value(decision: Decision, combat: Combat, turn: int, mine: int) -> float:
    """Points for a challenge by the unit `mine`, whoever accepts it."""
    takers = challenge_candidates(decision.setting, decision.state, combat.sides[1 - turn])
    answers = [_duel_value(decision, combat, mine, foe) for foe in takers]
    cowards = shameable_characters(decision.setting, decision.state, turn)
    answers.append(max([0.0, *(_shame_value(decision, combat, one) for one in cowards)]))
    return CHALLENGE.worst_answer * min(answers) + (1 - CHALLENGE.worst_answer) * fsum(answers) / len(answers)


def rate_challenge_answers(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for accepting with each character; refusing bears the shame."""
    combat, turn = decision.state.combat, int(decision.question.data[0])
    if combat is None:
        return [0.0] * len(options)
    cowards = shameable_characters(decision.setting, decision.state, turn)
    shame = max([0.0, *(_shame_value(decision, combat, one) for one in cowards)])
    return [
        -shame if one.unit == NONE else _duel_value(decision, combat, one.unit, decision.question.unit)
        for one in options
    ]


def rate_shame_targets(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for shaming each character: the one that is worth most in the fight."""
    combat = decision.state.combat
    if combat is None:
        return [0.0] * len(options)
    return [_shame_value(decision, combat, one.unit) for one in options]


def _duel_value(decision: Decision, combat: Combat, mine: int, foe: int) -> float:
    """Points that a duel of these two brings me, beside both striking at the rank and file."""
    setting, state = decision.setting, decision.state
    odds = duel_odds(setting, state, mine, foe)
    result = result_point_value(state) * (odds.dealt - odds.taken)
    stakes = odds.kills * _duellist_worth(decision, foe) - odds.dies * _duellist_worth(decision, mine)
    without = value_without_duel(setting, state, combat, mine) - value_without_duel(
        setting, state, combat, foe
    )
    return result + stakes - without


def _duellist_worth(decision: Decision, duellist: int) -> float:
    """Points for the end of a duellist: a champion counts as some models of its unit."""
    unit = decision.state.units[duellist]
    if is_champion(decision.setting, decision.state, duellist):
        return BLOW_WORTH.champion * UNIT_WORTH.casualties * points_per_model(unit)
    return unit_bounty(decision.state, unit)


def _shame_value(decision: Decision, combat: Combat, coward: int) -> float:
    """Points to the other side if a character neither strikes nor leads."""
    state = decision.state
    leads = coward in state.generals
    return value_without_duel(
        decision.setting, state, combat, coward
    ) + leads * CHALLENGE.general_shamed * result_point_value(state)
