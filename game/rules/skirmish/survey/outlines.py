"""Outlines on the table: where a unit may walk, charge and shoot, cut where something bars the way (S-32).

Each vertex of a walk, a march or a flight is the end of a legal order. Charges and shots are fans of lines
before the front, cut where a line is barred; who is in reach exactly is told by `reach`.
"""

import math
from collections.abc import Collection
from typing import NamedTuple

from game.rules.skirmish.actions.orders import Leg
from game.rules.skirmish.geometry.line_of_sight import SIGHT_BLOCKING_KINDS
from game.rules.skirmish.geometry.table import IMPASSABLE_KINDS
from game.rules.skirmish.movement.law import (
    ADVANCE,
    BACK,
    FLY,
    LEFT,
    MARCH,
    RIGHT,
    Gait,
)
from game.rules.skirmish.movement.way import way_until_blocked
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import (
    INCH,
    TURN,
    Centi,
    Milli,
    Point,
    Pose,
    advanced_pose,
    heading_vector,
    offset_point,
    wheel_cost,
    wheeled_pose,
)
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.survey.slices import Slices
from game.rules.skirmish.unit.profile import unit_shape

FAN_STEP: Centi = 750
"""Centi between the directions in which a unit is looked at going."""
FAN_WIDEST: Centi = 9000
"""No wheel at the beginning of a walk is looked at that is wider."""
EDGE_STEPS = 6
"""Lines before the front, and to either side of it, that a fan has."""
ARC_WIDEST: Centi = 4500
"""The front arc opens so far to either side (S-28)."""
AROUND = tuple(range(0, TURN, 1000))
"""Directions of flights, and of those who look all round."""


class Outline(NamedTuple):
    """A polygon on the table, its corners in milli, in order."""

    kind: str
    """`advance`, `march`, `fly`, `step` (back and aside), `charge`, `shot`."""
    name: str
    """Of a charge: sure, likely, longest. Of a shot: the weapon."""
    points: tuple[Point, ...]
    poses: tuple[Pose, ...] = ()
    """Of moves: the poses of the unit at its corners."""
    chance: float = 1.0
    """Of a charge: that its dice reach so far."""


# moves


def walk_outlines(
    setting: Setting, state: SkirmishState, unit: Unit, own: Gait, *, marches: bool
) -> Slices[list[Outline]]:
    """Where the middle of the front may come by a wheel and a line: in an advance, in a march, in a step."""
    width, ground = unit_shape(setting, unit).width, setting.ground
    far = own.most(MARCH) if marches else own.walk
    ends: dict[str, list[Pose]] = {ADVANCE: [], MARCH: []}
    free = []
    for sign in (-1, 1):
        free.append(ground.free_wheel(state, unit.id, sign * FAN_WIDEST))
        yield
    for by in range(-free[0] // FAN_STEP * FAN_STEP, free[1] + 1, FAN_STEP):
        by = max(-free[0], by)
        cost = wheel_cost(own.width, by)
        if cost > far:
            continue
        turned = wheeled_pose(unit.pose, width, by) if by else unit.pose
        went = ground.sweep(state, unit.id, turned, far - cost, turned.heading).done
        if cost <= own.walk:
            ends[ADVANCE].append(advanced_pose(turned, min(went, own.walk - cost)))
        ends[MARCH].append(advanced_pose(turned, went))
        yield
    found = [_outline_of(ADVANCE, unit.pose, ends[ADVANCE])]
    if marches:
        found.append(_outline_of(MARCH, unit.pose, ends[MARCH]))
    steps = [
        way_until_blocked(setting, state, unit, manner, (Leg(own.most(manner)),)).poses[-1]
        for manner in (LEFT, BACK, RIGHT)
    ]
    found.append(_outline_of("step", unit.pose, steps))
    return found


def _outline_of(kind: str, start: Pose, ends: list[Pose]) -> Outline:
    """The outline of a move: from where the unit stands over all its ends."""
    poses = (start, *ends)
    return Outline(kind, "", tuple([(pose.x, pose.y) for pose in poses]), poses)


def flight_outlines(
    setting: Setting, state: SkirmishState, unit: Unit, own: Gait, *, marches: bool
) -> Slices[list[Outline]]:
    """Where a flyer may land, its heading kept: as a move, and as a march (S-38)."""
    found = []
    for name, far in ((FLY, own.wings), (MARCH, 2 * own.wings)) if marches else ((FLY, own.wings),):
        ends = []
        for heading in AROUND:
            ends.append(_farthest_landing(setting, state, unit, heading, far))
            yield
        poses = tuple([pose for pose in ends if pose is not None])
        kind = FLY if name == FLY else "fly-march"
        found.append(Outline(kind, "", tuple([(pose.x, pose.y) for pose in poses]), poses))
    return found


def _farthest_landing(
    setting: Setting, state: SkirmishState, unit: Unit, heading: Centi, far: Milli
) -> Pose | None:
    """The farthest pose in a direction where there is room to land, inch by inch; None: nowhere."""
    shape = unit_shape(setting, unit)
    for by in range(far - 1, 0, -INCH):
        pose = advanced_pose(Pose(unit.x, unit.y, heading), by)._replace(heading=unit.heading)
        if setting.ground.fits(state, unit.id, pose, shape) is None:
            return pose
    return None


# fans before the front


def front_fan(setting: Setting, unit: Unit, far: Milli) -> list[tuple[Point, Point]]:
    """Lines from the front to all that lies within `far` milli of it in the front arc, left to right."""
    half, lines = unit_shape(setting, unit).width / 2, []
    for side, turns in ((-half, range(-EDGE_STEPS, 0)), (0.0, range(0, 1)), (half, range(1, EDGE_STEPS + 1))):
        for step in turns:
            if not side:
                lines += [
                    (offset_point(unit.pose, at * half, 0), offset_point(unit.pose, at * half, far))
                    for at in (-1, -0.5, 0, 0.5, 1)
                ]
                continue
            right, forward = heading_vector(abs(step) * ARC_WIDEST // EDGE_STEPS)
            start = offset_point(unit.pose, side, 0)
            sign = math.copysign(1, side)
            lines.append((start, offset_point(unit.pose, side + sign * far * right, far * forward)))
    return lines


def round_fan(setting: Setting, unit: Unit, far: Milli) -> list[tuple[Point, Point]]:
    """Lines to all sides from the outline of a unit that looks all round."""
    shape, lines = unit_shape(setting, unit), []
    half, deep = shape.width / 2, shape.depth
    for heading in AROUND:
        right, forward = heading_vector(heading)
        start = (max(-half, min(half, right * 1e6)), max(-deep, min(0.0, forward * 1e6)))
        end = (start[0] + far * right, start[1] + far * forward)
        lines.append((offset_point(unit.pose, *start), offset_point(unit.pose, *end)))
    return lines


def cut_line(
    setting: Setting, state: SkirmishState, line: tuple[Point, Point], unit: Unit, bars: "Bars"
) -> Point:
    """The end of a line, or where it leaves the table or meets what bars it."""
    start, end = line
    length = math.dist(start, end)
    free = min(length, _length_on_table(state, start, end))
    for far, kind, id in setting.ground.met_on_line(state, start, end):
        if (kind == "unit" and id != unit.id and id not in bars.passed) or (
            kind == "terrain" and state.terrain[_place(state, id)].kind in bars.terrain
        ):
            free = min(free, far)
            break
    share = free / length if length else 0.0
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)


class Bars(NamedTuple):
    """What bars a line: kinds of terrain, and every unit but those in `passed`."""

    terrain: frozenset[str]
    passed: Collection[int]


WALKED_BARS = frozenset(IMPASSABLE_KINDS)
"""Kinds of terrain at which a charge ends."""
SEEN_BARS = frozenset(SIGHT_BLOCKING_KINDS)
"""Kinds of terrain beyond which nothing is seen."""


def _place(state: SkirmishState, id: int) -> int:
    """The place of a piece in the terrain of a state."""
    return next(at for at, piece in enumerate(state.terrain) if piece.id == id)


def _length_on_table(state: SkirmishState, start: Point, end: Point) -> float:
    """The milli of a line before it leaves the table."""
    length, free = math.dist(start, end), math.inf
    for at, to, size in ((start[0], end[0], state.width), (start[1], end[1], state.depth)):
        step = (to - at) / length if length else 0.0
        if abs(step) > 1e-12:
            free = min(free, (size - at) / step if step > 0 else -at / step)
    return max(0.0, free)
