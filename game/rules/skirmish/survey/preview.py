"""What an order would do, before it is given: the way, its end, what stops it, the tests on it (S-06, S-32).

The same functions carry out the real order, so that with dice that pass it ends in the same pose.
"""

import math
from copy import copy
from typing import Any, NamedTuple

from game.core.rules import Refusal
from game.rules.skirmish import law
from game.rules.skirmish.actions.orders import Arrive, Join, Leave, Move, Reform
from game.rules.skirmish.geometry.queries import Ids, Swept
from game.rules.skirmish.movement.law import (
    FLY,
    MARCH,
    flying_distance,
    is_march,
    is_nimble,
    is_watched,
    landing_pose,
    legs_within_move,
    movement_allowance,
)
from game.rules.skirmish.movement.reform_room import reformed_pose
from game.rules.skirmish.movement.way import Way, way_until_blocked
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import TOUCH, Milli, Pose, Shape, shape_of, wheel_cost
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.ordeals import Ordeal, leadership_ordeal, terrain_ordeals
from game.rules.skirmish.unit.guests import guest_pose
from game.rules.skirmish.unit.profile import in_rank, unit_shape
from game.rules.skirmish.unit.sides import status_of

OWN, EDGE, TERRAIN, LENGTH = "own", "edge", "terrain", "too-long"
"""What may stop a unit, beside `enemy` and `neutral` units."""

Plan = Move | Reform | Join | Leave | Arrive
"""Orders of the remaining moves."""


class Stop(NamedTuple):
    """What ends a move before its length: `own`, `neutral` or `enemy` unit, `terrain`, `edge`, `too-long`."""

    why: str
    id: int = NONE
    """The unit, or the piece of terrain."""


class Preview(NamedTuple):
    """What an order would do now; lengths in milli.

    An order that is refused leaves the unit where it is, but for a move that is only too long: its way goes
    as far as the unit may.
    """

    unit: int
    refusal: Refusal | None
    way: tuple[Pose, ...]
    """The poses on the way, from where the unit stands to where it ends."""
    shape: Shape
    """Files and ranks at the end."""
    stop: Stop | None = None
    touched: Ids = ()
    """Units of other players in contact at the end, by id."""
    gaps: tuple[tuple[int, Milli], ...] = ()
    """Every unit of other players that stands, by id, and the distance to it at the end."""
    tests: tuple[Ordeal, ...] = ()
    length: Milli = 0
    """What the move takes of its allowance."""
    left: Milli = 0
    """What it leaves of it."""
    manner: str = ""
    chance: float = 1.0
    """The chance that it ends there: below 1 for charges and whatever needs a test."""

    @property
    def end(self) -> Pose:
        """The pose at the end of the way."""
        return self.way[-1]


def preview_order(board: Board, order: Plan) -> Preview:
    """What a move, reform, flight, join, leave or arrival would do; for charges see `preview_charge`."""
    setting, state = board
    refusal = law.check(setting, state, order)
    if refusal is not None and (refusal.code != "move-too-long" or not isinstance(order, Move)):
        return refused_preview(board, order, refusal)
    match order:
        case Move():
            return (
                _preview_flight(board, order, refusal)
                if order.manner == FLY
                else _preview_walk(board, order, refusal)
            )
        case Reform():
            return _preview_reform(board, order)
        case Join():
            return _preview_join(board, order)
        case Leave():
            return _preview_leave(board, order)
    return _preview_arrival(board, order)


def refused_preview(board: Board, order: Any, refusal: Refusal) -> Preview:
    """The unit stays where it is, if there is such a unit."""
    known = 0 <= order.unit < len(board.state.units)
    unit = board.state.units[order.unit] if known else None
    if unit is None:
        return Preview(order.unit, refusal, (Pose(0, 0, 0),), Shape(1, 1, 1, 1), chance=0.0)
    return Preview(unit.id, refusal, (unit.pose,), unit_shape(board.setting, unit), chance=0.0)


def surroundings(
    setting: Setting, state: SkirmishState, unit: Unit, pose: Pose, shape: Shape
) -> tuple[Ids, tuple[tuple[int, Milli], ...]]:
    """Units of other players that a unit would touch there, and the milli to each of theirs that stand."""
    gaps = tuple(
        [
            (other, gap)
            for other, gap in setting.ground.gaps_from(state, unit.id, pose, shape)
            if state.units[other].owner != unit.owner
        ]
    )
    return tuple([other for other, gap in gaps if gap <= TOUCH]), gaps


def stop_of(state: SkirmishState, swept: Swept) -> Stop:
    """What cut a sweep short, as the player sees it."""
    if swept.unit != NONE:
        owner = state.units[swept.unit].owner
        why = OWN if owner == state.active else str(status_of(state, owner).value)
        return Stop(why, swept.unit)
    return Stop(TERRAIN, swept.terrain) if swept.terrain != NONE else Stop(EDGE)


def _chance_of(tests: list[Ordeal]) -> float:
    """The chance that a move is carried out as ordered: its march or swift reform is allowed."""
    return math.prod([one.passes for one in tests])


# moves


def _preview_walk(board: Board, order: Move, refusal: Refusal | None) -> Preview:
    """A move on foot: the legs as far as they go, up to what stops them."""
    setting, state = board
    unit = state.units[order.unit]
    own, shape = movement_allowance(setting, state, unit), unit_shape(setting, unit)
    legs = legs_within_move(setting, state, unit, order)
    way = way_until_blocked(setting, state, unit, order.manner, legs)
    length = _length_of(way, own.width)
    stop = stop_of(state, way.stopped) if way.stopped else Stop(LENGTH) if refusal else None
    before = _march_tests(setting, state, unit) if order.manner == MARCH else []
    after = terrain_ordeals(setting, state, unit, way.poses, order.manner)
    return Preview(
        unit.id,
        refusal,
        way.poses,
        shape,
        stop,
        *surroundings(setting, state, unit, way.poses[-1], shape),
        tests=(*before, *after),
        length=length,
        left=max(0, own.most(order.manner) - length),
        manner=order.manner,
        chance=0.0 if refusal else _chance_of(before),
    )


def _length_of(way: Way, width: Milli) -> Milli:
    """What a way took of the move: straight pieces and wheels, as far as they went (S-32)."""
    total = 0
    for start, swept in zip(way.poses, way.swept, strict=False):
        turned = swept.pose.heading != start.heading
        total += wheel_cost(width, swept.done) if turned else swept.done
    return total


def _march_tests(setting: Setting, state: SkirmishState, unit: Unit) -> list[Ordeal]:
    """The test of a march within 8" of the named enemy, unless it was taken (S-32)."""
    if unit.has(unit_flags.MARCH_TESTED) or not is_watched(setting, state, unit):
        return []
    return [leadership_ordeal(setting, state, unit, "march")]


def _preview_flight(board: Board, order: Move, refusal: Refusal | None) -> Preview:
    """A flight: terrain counts where it starts and where it lands (S-38)."""
    setting, state = board
    unit = state.units[order.unit]
    if refusal is not None:
        return refused_preview(board, order, refusal)._replace(stop=Stop(LENGTH))
    own, shape = movement_allowance(setting, state, unit), unit_shape(setting, unit)
    marches, way = is_march(unit, order, own), (unit.pose, landing_pose(order))
    manner = MARCH if marches else FLY
    before = _march_tests(setting, state, unit) if marches else []
    after = [one for pose in way for one in terrain_ordeals(setting, state, unit, (pose, pose), manner)]
    length = flying_distance(unit, order)
    return Preview(
        unit.id,
        None,
        way,
        shape,
        None,
        *surroundings(setting, state, unit, way[-1], shape),
        tests=(*before, *after),
        length=length,
        left=own.most(FLY) - length,
        manner=manner,
        chance=_chance_of(before),
    )


# reforms, characters, reserves


def _preview_reform(board: Board, order: Reform) -> Preview:
    """A reform about the centre; a swift one is tested, unless fast cavalry makes it (S-32, S-60)."""
    setting, state = board
    unit = state.units[order.unit]
    pose, shape = reformed_pose(setting, unit, order.heading, order.files)
    is_tested = order.swift and not is_nimble(state, unit)
    tests = [leadership_ordeal(setting, state, unit, "swift-reform")] if is_tested else []
    return Preview(
        unit.id,
        None,
        (unit.pose, pose),
        shape,
        None,
        *surroundings(setting, state, unit, pose, shape),
        tests=tuple(tests),
        manner="reform",
        chance=_chance_of(tests),
    )


def _preview_join(board: Board, order: Join) -> Preview:
    """A character in the place that it will have in its unit (S-81)."""
    setting, state = board
    unit, host = state.units[order.unit], copy(state.units[order.host])
    gap = setting.ground.gap(state, unit.id, host.id)
    host.guests = (*host.guests, unit.id)
    way, shape = (unit.pose, guest_pose(setting, host, unit)), unit_shape(setting, unit)
    left = movement_allowance(setting, state, unit).walk - gap
    touched, gaps = surroundings(setting, state, unit, way[-1], shape)
    return Preview(
        unit.id, None, way, shape, None, touched, gaps, length=gap, left=max(0, left), manner="join"
    )


def _preview_leave(board: Board, order: Leave) -> Preview:
    """A character alone where it was told to stand; the unit that it left closes up (S-81)."""
    setting, there = board.setting, board.trial()
    unit, host = there.units[order.unit], there.units[board.state.units[order.unit].host]
    start, end = guest_pose(setting, host, unit), Pose(order.x, order.y, order.heading)
    host.guests = tuple([id for id in host.guests if id != unit.id])
    unit.host, unit.files, unit.pose = NONE, 1, end
    shape = unit_shape(setting, unit)
    tests = terrain_ordeals(setting, there, unit, (end._replace(x=start.x, y=start.y), end), "advance")
    length = math.isqrt((end.x - start.x) ** 2 + (end.y - start.y) ** 2)
    left = movement_allowance(setting, there, unit).walk - length
    around = surroundings(setting, there, unit, end, shape)
    return Preview(
        unit.id, None, (start, end), shape, None, *around, tuple(tests), length, max(0, left), "leave"
    )


def _preview_arrival(board: Board, order: Arrive) -> Preview:
    """A reserve at the edge of its zone (S-25)."""
    setting, state = board
    unit, pose = state.units[order.unit], Pose(order.x, order.y, order.heading)
    shape = shape_of(in_rank(unit), order.files, *setting.content.bases[unit.enlisted.unit])
    around = surroundings(setting, state, unit, pose, shape)
    return Preview(unit.id, None, (pose, pose), shape, None, *around, manner="arrive")
