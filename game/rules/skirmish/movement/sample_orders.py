"""A good sample of remaining moves: steps, wheels, marches, turns, who joins whom (S-32).

Not all of these are legal; the law is in `movement.law` and `join_leave`. A unit has about thirty;
`sample_goals` has those that lead somewhere. Who shall stand still is given no order.
"""

from collections.abc import Iterator
from typing import Any

from game.core.rules import Player
from game.rules.skirmish.actions.orders import Arrive, Join, Leave, Leg, Move, Reform
from game.rules.skirmish.movement import join_leave, sample_goals
from game.rules.skirmish.movement.law import ADVANCE, BACK, FLY, LEFT, MARCH, RIGHT, Gait, flying_distance
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH, TURN, Centi, Pose, advanced_pose, wheel_cost
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import RESERVE, SkirmishState, Unit
from game.rules.skirmish.unit.guests import guest_pose
from game.rules.skirmish.unit.profile import is_character
from game.rules.skirmish.unit.sides import others_of_army

WHEELS = (-4500, -3000, -1500, 1500, 3000, 4500)
MARCHED = (-3000, 3000)
"""Wheels at the start of an advance, of a march; flyers have their flights instead."""
AROUND = (9000, 18000, 27000)
EIGHT = tuple(range(0, TURN, 4500))
FOUR = tuple(range(0, TURN, 9000))


def sample_move_orders(
    setting: Setting, state: SkirmishState, unit: Unit, player: Player, own: Gait
) -> Iterator[Any]:
    """The orders that a unit might get among the remaining moves: a sample, legal or not."""
    if unit.place == RESERVE:
        for x, y, heading in join_leave.entry_poses(setting, state, unit):
            yield Arrive(player, unit.id, x, y, heading, unit.files)
    elif unit.host != NONE:
        start = guest_pose(setting, state.units[unit.host], unit)
        pose = advanced_pose(start, setting.content.bases[unit.enlisted.unit][1] + INCH)
        yield Leave(player, unit.id, *pose)
    else:
        yield from _walks(unit, player, own)
        yield from _flights(unit, player, own)
        yield from sample_goals.sample_goal_orders(setting, state, unit, player, own)
        for by in AROUND:
            yield Reform(player, unit.id, (unit.heading + by) % TURN, unit.files)
        if is_character(setting, unit):
            for host in others_of_army(state, unit):
                yield Join(player, unit.id, host.id)


def _walks(unit: Unit, player: Player, own: Gait) -> Iterator[Move]:
    """Full and half steps, wheels and then as far as is left, marches, back and aside."""
    yield Move(player, unit.id, ADVANCE, (Leg(own.walk // 2),))
    for manner, wheels in ((ADVANCE, WHEELS), (MARCH, MARCHED)):
        far = own.most(manner)
        yield Move(player, unit.id, manner, (Leg(far),))
        for by in wheels if not own.wings else ():
            left = far - wheel_cost(own.width, by)
            if left >= 0:
                yield Move(player, unit.id, manner, (Leg(0, by), Leg(left)))
    for manner in (BACK, LEFT, RIGHT):
        yield Move(player, unit.id, manner, (Leg(own.most(manner)),))


def _flights(unit: Unit, player: Player, own: Gait) -> Iterator[Move]:
    """Full flights in four directions, facing that way, as a move; in eight as a march."""
    for far, around in ((own.wings, FOUR), (2 * own.wings, EIGHT)):
        for by in around if own.wings else ():
            move = _landing(unit, player, (unit.heading + by) % TURN, far)
            if flying_distance(unit, move) <= far:
                yield move


def _landing(unit: Unit, player: Player, heading: Centi, far: int) -> Move:
    """A flight of so much, facing where it went."""
    x, y, _ = advanced_pose(Pose(unit.x, unit.y, heading), far - 1)
    return Move(player, unit.id, FLY, (), x, y, heading)
