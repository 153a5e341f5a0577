"""Challenges, issued, taken up or refused: the duel against the fight without it (S-58)."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish.combat.blows import (
    LEADING,
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

LENT = 1.0
"""Points of the combat result that a general's Leadership is about worth to his unit."""
SUSPECTED = 0.7
"""How likely the other answers as it hurts most; else any way."""


def rate_challenges(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Challenge where the worst answer is still better than no duel."""
    combat, turn = decision.state.combat, int(decision.question.data[0])
    if combat is None:
        return [0.0] * len(options)
    return [
        _challenge(decision, combat, turn, one.unit) if isinstance(one, IssueChallenge) else 0.0
        for one in options
    ]


def _challenge(decision: Decision, combat: Combat, turn: int, mine: int) -> float:
    """What a challenge of this one brings, whoever takes it up."""
    takers = challenge_candidates(decision.setting, decision.state, combat.sides[1 - turn])
    answers = [_fought(decision, combat, mine, foe) for foe in takers]
    cowards = shameable_characters(decision.setting, decision.state, turn)
    answers.append(max([0.0, *(_shamed(decision, combat, one) for one in cowards)]))
    return SUSPECTED * min(answers) + (1 - SUSPECTED) * sum(answers) / len(answers)


def rate_challenge_answers(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Take it up with the best man for it, or hide and bear the shame."""
    combat, turn = decision.state.combat, int(decision.question.data[0])
    if combat is None:
        return [0.0] * len(options)
    cowards = shameable_characters(decision.setting, decision.state, turn)
    shame_of_it = max([0.0, *(_shamed(decision, combat, one) for one in cowards)])
    return [
        -shame_of_it if one.unit == NONE else _fought(decision, combat, one.unit, decision.question.unit)
        for one in options
    ]


def rate_shame_targets(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Who is worth most in the fight is shamed."""
    combat = decision.state.combat
    if combat is None:
        return [0.0] * len(options)
    return [_shamed(decision, combat, one.unit) for one in options]


def _fought(decision: Decision, combat: Combat, mine: int, foe: int) -> float:
    """What a duel of these two brings me, against both striking at the rank and file."""
    setting, state = decision.setting, decision.state
    odds = duel_odds(setting, state, mine, foe)
    result = result_point_value(state) * (odds.dealt - odds.taken)
    stakes = odds.kills * _life_of(decision, foe) - odds.dies * _life_of(decision, mine)
    without = value_without_duel(setting, state, combat, mine) - value_without_duel(
        setting, state, combat, foe
    )
    return result + stakes - without


def _life_of(decision: Decision, who: int) -> float:
    """Points that the end of a duellist brings: a champion is but a man of his unit."""
    unit = decision.state.units[who]
    if is_champion(decision.setting, decision.state, who):
        return LEADING * UNIT_WORTH.casualties * points_per_model(unit)
    return unit_bounty(decision.state, unit)


def _shamed(decision: Decision, combat: Combat, coward: int) -> float:
    """What it brings his foes that a character neither strikes nor leads."""
    state = decision.state
    leads = coward in state.generals
    return value_without_duel(decision.setting, state, combat, coward) + leads * LENT * result_point_value(
        state
    )
