"""Moves with a purpose, for the sample: face and approach the units of others that matter (S-32, S-38)."""

import math
from collections.abc import Iterator
from typing import Any

from game.core.rules import Player
from game.rules.skirmish.actions.orders import Leg, Move, Reform
from game.rules.skirmish.movement.law import ADVANCE, FLY, MARCH, Gait
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import (
    INCH,
    TURN,
    Centi,
    Milli,
    Point,
    Pose,
    heading_between,
    offset_point,
    wheel_cost,
    wheeled_pose,
)
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine, unit_centre
from game.rules.skirmish.unit.profile import unit_shape
from game.rules.skirmish.unit.sides import same_army

MOST = 3
"""So many units of others are approached."""
ALIGNED: Centi = 100
"""Who faces so well need not wheel."""
BEHIND: Milli = 3 * INCH
"""So far from a unit's flanks and rear flyers land."""
INTO_RANGE: Milli = INCH // 2
"""So much nearer than its range a shooter comes."""


def sample_goal_orders(
    setting: Setting, state: SkirmishState, unit: Unit, player: Player, own: Gait
) -> Iterator[Any]:
    """Orders towards the nearest foreign unit: wheel to face it, advance or march on, turn, land beside
    it.
    """
    here = unit_centre(setting, unit)
    width = unit_shape(setting, unit).width
    for at, (point, other) in enumerate(_matter_most(setting, state, unit, here)):
        if at == 0 or is_machine(setting, unit):
            yield Reform(player, unit.id, heading_between(here, point), unit.files)
        by = _wheel_towards(unit.pose, width, point)
        if abs(by) >= ALIGNED:
            yield Move(player, unit.id, ADVANCE, _wheel_then_on(own, by, own.walk))
            yield Move(player, unit.id, MARCH, _wheel_then_on(own, by, 2 * own.walk))
        if at == 0:
            yield from _to_shoot(setting, state, unit, player, own, other, by)
        if at < 2 and own.wings:
            yield from _around(setting, unit, player, other)


def _matter_most(setting: Setting, state: SkirmishState, unit: Unit, here: Point) -> list[tuple[Point, Unit]]:
    """The nearest unit of the named player, then the nearest of all others, and their footprints' middles."""
    found = [(unit_centre(setting, one), one) for one in state.standing() if not same_army(one, unit)]
    found.sort(key=lambda one: (math.dist(here, one[0]), one[1].id))
    named = [one for one in found if one[1].owner == state.named][:1]
    return [*named, *[one for one in found if one not in named]][:MOST]


def _wheel_towards(pose: Pose, width: Milli, point: Point) -> Centi:
    """The wheel, right above zero, after which a front faces a point; at most half a turn, nearly exact.

    >>> _wheel_towards(Pose(0, 0, 0), 2000, (0, 9000)), _wheel_towards(Pose(0, 0, 0), 0, (5000, 5000))
    (0, 4500)
    """
    by = 0
    for _ in range(3):
        there = wheeled_pose(pose, width, by)
        by += (heading_between((there.x, there.y), point) - there.heading + TURN // 2) % TURN - TURN // 2
        by = max(-TURN // 2, min(TURN // 2, by))
    return by


def _wheel_then_on(own: Gait, by: Centi, far: Milli) -> tuple[Leg, ...]:
    """A wheel as far as the move allows, and straight on with what is left of it."""
    left = far - wheel_cost(own.width, by)
    if left >= 0:
        return Leg(0, by), Leg(left)
    most = math.floor(far * 18000 / (math.pi * own.width)) - 1
    return (Leg(0, max(-most, min(most, by))),)


def _to_shoot(
    setting: Setting, state: SkirmishState, unit: Unit, player: Player, own: Gait, other: Unit, by: Centi
) -> Iterator[Move]:
    """Orders of a unit with missiles: face the nearest target, or go just as far as it comes within range
    (S-44).
    """
    reach = max([setting.content.weapons[one].range for one in unit.enlisted.weapons], default=0) * INCH
    if not reach:
        return
    left = own.walk - wheel_cost(own.width, by)
    step = setting.ground.gap(state, unit.id, other.id) - reach + INTO_RANGE
    if abs(by) >= ALIGNED and left >= 0:
        yield Move(player, unit.id, ADVANCE, (Leg(0, by),))
    if 0 < step < left:
        yield Move(player, unit.id, ADVANCE, (Leg(0, by), Leg(step)))


def _around(setting: Setting, unit: Unit, player: Player, other: Unit) -> Iterator[Move]:
    """Landings that look at its rear and at its flanks (S-38)."""
    now = unit_shape(setting, other)
    half, deep = now.width / 2 + BEHIND, now.depth
    for right, forward, turn in (
        (0.0, -deep - BEHIND, 0),
        (-half, -deep / 2, 9000),
        (half, -deep / 2, 27000),
    ):
        x, y = offset_point(other.pose, right, forward)
        yield Move(player, unit.id, FLY, (), x, y, (other.heading + turn) % TURN)
