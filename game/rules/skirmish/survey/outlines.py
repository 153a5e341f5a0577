"""Outlines on the table: where a unit may walk, charge and shoot, cut where something bars the way (S-32).

Inside the outline of a walk or a march are exactly the spots to which a wheel and a line lead. Each vertex
of a flight is the end of a legal order. Charges and shots are fans of lines before the front, cut where a
line is barred; who is in reach exactly is told by `reach`.
"""

import math
from collections.abc import Collection
from itertools import pairwise
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
    farthest_end,
)
from game.rules.skirmish.movement.way import way_until_blocked
from game.rules.skirmish.odds.distribution import ARTILLERY_DIE
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import (
    INCH,
    TURN,
    Centi,
    Milli,
    Point,
    Pose,
    advanced_pose,
    heading_between,
    heading_vector,
    offset_point,
    wheel_cost,
    wheeled_pose,
)
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.survey.slices import Slices
from game.rules.skirmish.unit.profile import unit_shape
from game.rules.skirmish.view import SkirmishView

FAN_STEP: Centi = 375
"""Centi between the directions in which a unit is looked at going, where its way is plain."""
FINEST_WHEEL: Centi = 4
"""No two directions are looked at that are nearer to one another."""
FINE_MILLI = 20
"""The edge of where a unit may walk is drawn that truly, where nothing cuts it short between two lines."""
FAN_WIDEST: Centi = 9000
"""No wheel at the beginning of a walk is looked at that is wider."""
EDGE_STEPS = 6
"""Lines before the front, and to either side of it, that a fan has."""
ARC_WIDEST: Centi = 4500
"""The front arc opens so far to either side (S-28)."""
RIM_STEPS = 24
"""Directions to either side of the heading in which the rim of all walks is drawn."""
AROUND = tuple(range(0, TURN, 1000))
"""Directions of flights, and of those who look all round."""


class Outline(NamedTuple):
    """A polygon on the table, its corners in milli, in order."""

    kind: str
    """`advance`, `march`, `rim`, `fly`, `fly-march`, `step` (back and aside), `charge`, `shot`."""
    name: str
    """Of a charge: sure, likely, longest. Of a shot: the weapon."""
    points: tuple[Point, ...]
    poses: tuple[Pose, ...] = ()
    """Of moves: where the unit stands, then its poses at the outer corners."""
    chance: float = 1.0
    """Of a charge: that its dice reach so far."""


# moves


def walk_outlines(
    setting: Setting, state: SkirmishState, unit: Unit, own: Gait, *, marches: bool
) -> Slices[list[Outline]]:
    """Where the middle of the front may come by a wheel and a line: in an advance, in a march, in a step.

    A spot lies inside exactly if such an order ends there, but for `FINE_MILLI` at the edge. Its heading is
    told by the spot: that of the line which leads there from the arc of the wheel.
    """
    walked = WalkedFan(setting, state, unit, own, own.most(MARCH) if marches else own.walk)
    yield from walked.look()
    found = [walked.outline(ADVANCE, own.walk)]
    if marches:
        found.append(walked.outline(MARCH, walked.far))
    steps = [
        way_until_blocked(setting, state, unit, manner, (Leg(own.most(manner)),)).poses[-1]
        for manner in (LEFT, BACK, RIGHT)
    ]
    poses = (unit.pose, *steps)
    found.append(Outline("step", "", tuple([(pose.x, pose.y) for pose in poses]), poses))
    return found


class WalkedFan:
    """How far a unit comes on each line after each wheel; lines lie as dense as the edge is crooked."""

    def __init__(self, setting: Setting, state: SkirmishState, unit: Unit, own: Gait, far: Milli) -> None:
        """`far`: the longest way, in milli."""
        self.far = far
        self._setting, self._state, self._unit, self._own = setting, state, unit, own
        self._width = unit_shape(setting, unit).width
        self._went: dict[Centi, Milli] = {}
        """By wheel, how far the line after it is free, at most as far as the way may be."""

    def look(self) -> Slices[None]:
        """Look along a few lines, then between two whose ends do not tell what lies between them."""
        widest = []
        for sign in (-1, 1):
            widest.append(self._setting.ground.free_wheel(self._state, self._unit.id, sign * FAN_WIDEST))
            yield
        low, high = -min(widest[0], self._dearest(self.far)), min(widest[1], self._dearest(self.far))
        walk = self._dearest(self._own.walk)
        wheels = {low, 0, high, max(low, -walk), min(high, walk)}
        wheels.update(range(low // FAN_STEP * FAN_STEP + FAN_STEP, high, FAN_STEP))
        between = []
        for by in sorted(wheels):
            self._went[by] = self._free(by)
            yield
        between += list(pairwise(sorted(wheels)))
        while between:
            left, right = between.pop()
            if right - left <= FINEST_WHEEL:
                continue
            by = (left + right) // 2
            self._went[by] = self._free(by)
            yield
            if self._is_crooked(left, by, right):
                between += [(left, by), (by, right)]

    def outline(self, kind: str, far: Milli) -> Outline:
        """The outline of all ends of ways of at most `far` milli: over their ends, and back by the arc."""
        wheels = [by for by in sorted(self._went) if self._cost(by) <= far]
        starts = [self._turned(by) for by in wheels]
        ends = [self._end(by, far) for by in wheels]
        points = tuple([(pose.x, pose.y) for pose in (*ends, *reversed(starts))])
        return Outline(kind, "", points, (self._unit.pose, *ends))

    def _cost(self, by: Centi) -> Milli:
        return wheel_cost(self._own.width, by)

    def _dearest(self, far: Milli) -> Centi:
        """The widest wheel that costs no more than `far`; skirmishers wheel for nothing."""
        if not self._own.width:
            return FAN_WIDEST
        by = int(far * 18000 / math.pi / self._own.width) + 1
        while self._cost(by) > far:
            by -= 1
        return by

    def _turned(self, by: Centi) -> Pose:
        return wheeled_pose(self._unit.pose, self._width, by) if by else self._unit.pose

    def _free(self, by: Centi) -> Milli:
        """How far the line after a wheel is free."""
        turned = self._turned(by)
        most = self.far - self._cost(by)
        return self._setting.ground.sweep(self._state, self._unit.id, turned, most, turned.heading).done

    def _end(self, by: Centi, far: Milli) -> Pose:
        return advanced_pose(self._turned(by), min(self._went[by], far - self._cost(by)))

    def _is_crooked(self, left: Centi, by: Centi, right: Centi) -> bool:
        """Whether the edge between two lines is elsewhere than straight from end to end, or cut short."""
        for far in sorted({self.far, self._own.walk}):
            if max(self._cost(left), self._cost(right)) > far:
                continue
            one, between, other = (self._end(at, far)[:2] for at in (left, by, right))
            bend = math.dist(one, between) + math.dist(between, other) - math.dist(one, other)
            if bend > FINE_MILLI**2 / max(FINE_MILLI, math.dist(one, other)):
                return True
        return False


def rim_outline(state: SkirmishState, unit: Unit, own: Gait, far: Milli) -> Outline:
    """Beyond it no walk of `far` milli ends, however often it wheels; inside, some may need a second wheel.

    A unit moves along its heading, also while it wheels, and by half of what the wheel costs; to end aside by
    an angle its heading must have been there once. So it comes that much less far as half that wheel costs.
    Who turns free comes as far off as one wheel and the whole move bring it.
    """
    far = farthest_end(own, far)
    widest = math.pi if not own.width else min(math.pi, far / own.width)
    points: list[tuple[float, float]] = [] if widest == math.pi else [(unit.x, unit.y)]
    for step in range(-RIM_STEPS, RIM_STEPS + 1):
        turn = widest * step / RIM_STEPS
        reach = (far - own.width / 2 * abs(turn)) / math.cos(widest / RIM_STEPS / 2)
        angle = math.radians(unit.heading / 100) + turn
        points.append((unit.x + reach * math.sin(angle), unit.y + reach * math.cos(angle)))
    for axis, low, high in ((0, 0, state.width), (1, 0, state.depth)):
        points = _part_beyond(_part_beyond(points, axis, low, 1), axis, high, -1)
    return Outline("rim", "", tuple([(round(x), round(y)) for x, y in points]))


def _part_beyond(
    points: list[tuple[float, float]], axis: int, bound: float, sign: int
) -> list[tuple[float, float]]:
    """The part of a polygon whose x (axis 0) or y is above a bound, or below it for a sign of -1."""
    found: list[tuple[float, float]] = []
    for one, other in pairwise([*points, *points[:1]]):
        here, there = sign * (one[axis] - bound), sign * (other[axis] - bound)
        if here >= 0:
            found.append(one)
        if (here < 0) != (there < 0):
            share = here / (here - there)
            found.append((one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share))
    return found


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


# vortices


def vortex_target(view: SkirmishView, wizard: int, heading: Centi) -> int:
    """The unit of the named enemy towards which a vortex of that heading goes; -1: none (S-43)."""
    start = _vortex_start(view, wizard)
    foes = [one for one in view.units if one.owner == view.named and one.models > 0 and one.host < 0]
    return next((one.id for one in foes if heading_between(start, (one.x, one.y)) == heading), -1)


def vortex_stops(view: SkirmishView, wizard: int, heading: Centi) -> tuple[Point, ...]:
    """Where a vortex starts, then where each number of its die would let it end on the table (S-43)."""
    start, level = _vortex_start(view, wizard), max(1, view.units[wizard].level)
    found: list[Point] = [start]
    for inches, chance in ARTILLERY_DIE:
        x, y = offset_point(Pose(*start, heading), 0, inches * level * INCH)
        if chance and inches and 0 <= x <= view.width and 0 <= y <= view.depth:
            found.append((x, y))
    return tuple(found)


def _vortex_start(view: SkirmishView, wizard: int) -> tuple[int, int]:
    """The middle of the front of the unit in which the wizard stands."""
    unit = view.units[wizard]
    home = view.units[unit.host] if unit.host >= 0 else unit
    return home.x, home.y
