"""Challenges, issued, taken up or refused: the duel against the fight without it (S-58)."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish.combat.blows import LEADING, a_man, duel_odds, point_of_result, value_without_duel
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.values.unit_worth import WEAR, unit_bounty
from game.rules.skirmish.actions.orders import IssueChallenge
from game.rules.skirmish.combat.challenges import challenge_candidates, is_champion, shameable_characters
from game.rules.skirmish.state.records import NONE, Combat

LENT = 1.0
"""Points of the combat result that a general's Leadership is about worth to his unit."""
SUSPECTED = 0.7
"""How likely the other answers as it hurts most; else any way."""


def rate_challenges(mind: Decision, options: Sequence[Any]) -> list[float]:
    """Challenge where the worst answer is still better than no duel."""
    combat, turn = mind.state.combat, int(mind.question.data[0])
    if combat is None:
        return [0.0] * len(options)
    return [
        _challenge(mind, combat, turn, one.unit) if isinstance(one, IssueChallenge) else 0.0
        for one in options
    ]


def _challenge(mind: Decision, combat: Combat, turn: int, mine: int) -> float:
    """What a challenge of this one brings, whoever takes it up."""
    takers = challenge_candidates(mind.setting, mind.state, combat.sides[1 - turn])
    answers = [_fought(mind, combat, mine, foe) for foe in takers]
    cowards = shameable_characters(mind.setting, mind.state, turn)
    answers.append(max([0.0, *(_shamed(mind, combat, one) for one in cowards)]))
    return SUSPECTED * min(answers) + (1 - SUSPECTED) * sum(answers) / len(answers)


def rate_challenge_answers(mind: Decision, options: Sequence[Any]) -> list[float]:
    """Take it up with the best man for it, or hide and bear the shame."""
    combat, turn = mind.state.combat, int(mind.question.data[0])
    if combat is None:
        return [0.0] * len(options)
    cowards = shameable_characters(mind.setting, mind.state, turn)
    shame_of_it = max([0.0, *(_shamed(mind, combat, one) for one in cowards)])
    return [
        -shame_of_it if one.unit == NONE else _fought(mind, combat, one.unit, mind.question.unit)
        for one in options
    ]


def rate_shame_targets(mind: Decision, options: Sequence[Any]) -> list[float]:
    """Who is worth most in the fight is shamed."""
    combat = mind.state.combat
    if combat is None:
        return [0.0] * len(options)
    return [_shamed(mind, combat, one.unit) for one in options]


def _fought(mind: Decision, combat: Combat, mine: int, foe: int) -> float:
    """What a duel of these two brings me, against both striking at the rank and file."""
    setting, state = mind.setting, mind.state
    odds = duel_odds(setting, state, mine, foe)
    result = point_of_result(state) * (odds.dealt - odds.taken)
    stakes = odds.kills * _life_of(mind, foe) - odds.dies * _life_of(mind, mine)
    without = value_without_duel(setting, state, combat, mine) - value_without_duel(
        setting, state, combat, foe
    )
    return result + stakes - without


def _life_of(mind: Decision, who: int) -> float:
    """Points that the end of a duellist brings: a champion is but a man of his unit."""
    unit = mind.state.units[who]
    if is_champion(mind.setting, mind.state, who):
        return LEADING * WEAR * a_man(unit)
    return unit_bounty(mind.state, unit)


def _shamed(mind: Decision, combat: Combat, coward: int) -> float:
    """What it brings his foes that a character neither strikes nor leads."""
    state = mind.state
    leads = coward in state.generals
    return value_without_duel(mind.setting, state, combat, coward) + leads * LENT * point_of_result(state)
