"""Where orders to move lead, and which of them are worth comparing."""

import math
from collections.abc import Sequence
from typing import Any

from game.ai.skirmish_field_ways import poses
from game.rules.skirmish.actions_field import Move, Reform
from game.rules.skirmish.profile import shape
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import SkirmishState, Unit
from game.rules.skirmish.units import INCH, TURN, Pose

AWAY = 3 * INCH
"""Ends that lie so far from each other are not the same move,"""
ASIDE = TURN // 12
"""nor those that look so differently."""
NEAR = 20 * INCH
"""Moves are compared where somebody else stands so near."""


def landing(rules: Skirmish, unit: Unit, order: Move | Reform) -> Pose:
    """Where it would stand if nothing were in the way."""
    if isinstance(order, Reform):
        return unit.pose._replace(heading=order.heading)
    return [unit.pose, *poses(unit.pose, shape(rules, unit), order)][-1]


def off(one: int, other: int) -> int:
    """The angle between two headings."""
    return abs((one - other + TURN // 2) % TURN - TURN // 2)


def apart(rules: Skirmish, state: SkirmishState, options: Sequence[Any], order: Sequence[int]) -> list[int]:
    """Of these places, best first, the orders of the first's unit that end elsewhere; none far from all."""
    best = options[order[0]]
    if not isinstance(best, Move | Reform):
        return []
    unit = state.units[best.unit]
    if not near(state, unit):
        return []
    kept: list[tuple[int, Pose]] = []
    for place in order:
        option = options[place]
        if isinstance(option, Move | Reform) and option.unit == unit.id:
            there = landing(rules, unit, option)
            if all(differ(there, other) for _, other in kept):
                kept.append((place, there))
    return [place for place, _ in kept]


def differ(one: Pose, other: Pose) -> bool:
    """Whether two ends are two different moves."""
    return math.dist(one[:2], other[:2]) >= AWAY or off(one.heading, other.heading) >= ASIDE


def near(state: SkirmishState, unit: Unit) -> bool:
    """Whether somebody else's unit stands near."""
    others = (one for one in state.standing() if one.owner != unit.owner)
    return any(math.dist(unit.pose[:2], one.pose[:2]) <= NEAR for one in others)
