"""Footprints where nobody stands yet, measured quickly: gaps, arcs and what lies under them (S-28).

For rating hundreds of poses; the law asks pymunk. Lengths are in milli, as floats.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.rules.skirmish.state.formation import Point, Pose, Shape
from game.rules.skirmish.unit.contact import FRONT, LEFT, REAR, RIGHT

ROUNDS = 2
"""How often the nearest points of two footprints are projected on one another: enough for a hair."""


class Footprint(NamedTuple):
    """A rectangle: its middle, where it faces (of length 1), half its width and half its depth."""

    x: float
    y: float
    fx: float
    fy: float
    half: float
    deep: float

    @property
    def front(self) -> tuple[float, float]:
        """The middle of its front edge."""
        return self.x + self.deep * self.fx, self.y + self.deep * self.fy

    @property
    def reach(self) -> float:
        """From its middle to a corner."""
        return math.hypot(self.half, self.deep)


def footprint_at_pose(pose: Pose, shape: Shape) -> Footprint:
    """What a unit of this shape would cover there."""
    angle = math.radians(pose.heading / 100)
    fx, fy = math.sin(angle), math.cos(angle)
    deep = shape.depth / 2
    return Footprint(pose.x - deep * fx, pose.y - deep * fy, fx, fy, shape.width / 2, deep)


def _nearest(spot: Footprint, x: float, y: float) -> tuple[float, float]:
    """The point of a footprint that is nearest to a point."""
    sx, sy, fx, fy, half, deep = spot
    dx, dy = x - sx, y - sy
    forward, right = dx * fx + dy * fy, dx * fy - dy * fx
    forward = -deep if forward < -deep else deep if forward > deep else forward
    right = -half if right < -half else half if right > half else right
    return sx + forward * fx + right * fy, sy + forward * fy - right * fx


class FootprintGap(NamedTuple):
    """How far two footprints are apart, and where on each they are nearest."""

    away: float
    here: tuple[float, float]
    there: tuple[float, float]


def closest_approach(one: Footprint, other: Footprint) -> FootprintGap:
    """The least distance from one footprint to another, with its ends on the first and on the other."""
    here = there = (other.x, other.y)
    for _ in range(ROUNDS):
        here = _nearest(one, *there)
        there = _nearest(other, *here)
    return FootprintGap(math.hypot(there[0] - here[0], there[1] - here[1]), here, there)


def footprint_gap(one: Footprint, other: Footprint) -> float:
    """The least distance between two footprints."""
    return closest_approach(one, other).away


def is_in_front_arc(spot: Footprint, x: float, y: float) -> bool:
    """Whether a point lies in its front arc (S-28)."""
    dx, dy = x - spot.x, y - spot.y
    forward = dx * spot.fx + dy * spot.fy - spot.deep
    return forward >= max(abs(dx * spot.fy - dy * spot.fx) - spot.half, 0.0)


def turn_angle(spot: Footprint, x: float, y: float) -> float:
    """By how many radians it would turn to look at a point."""
    dx, dy = x - spot.x, y - spot.y
    return abs(math.atan2(dx * spot.fy - dy * spot.fx, dx * spot.fx + dy * spot.fy))


def face_towards(spot: Footprint, x: float, y: float) -> str:
    """Which of its faces somebody charges who comes from that point (S-28, S-35)."""
    dx, dy = x - spot.x, y - spot.y
    forward, right = dx * spot.fx + dy * spot.fy, dx * spot.fy - dy * spot.fx
    aside = abs(right) - spot.half
    if forward - spot.deep >= max(aside, 0.0):
        return FRONT
    if -forward - spot.deep > max(aside, 0.0):
        return REAR
    return RIGHT if right > 0 else LEFT


def overlaps_outline(spot: Footprint, outline: Sequence[Point], margin: float = 0.0) -> bool:
    """Whether a footprint, `margin` wider all round, overlaps a convex piece of terrain."""
    wide = spot._replace(half=spot.half + margin, deep=spot.deep + margin)
    points = [(x - wide.x, y - wide.y) for x, y in outline]
    forward = [x * wide.fx + y * wide.fy for x, y in points]
    right = [x * wide.fy - y * wide.fx for x, y in points]
    if min(forward) > wide.deep or max(forward) < -wide.deep:
        return False
    if min(right) > wide.half or max(right) < -wide.half:
        return False
    return not any(_outside(points, at, wide) for at in range(len(points)))


def _outside(points: Sequence[tuple[float, float]], at: int, spot: Footprint) -> bool:
    """Whether the footprint lies wholly beyond one edge of a counter-clockwise outline around its middle."""
    (ax, ay), (bx, by) = points[at - 1], points[at]
    nx, ny = by - ay, ax - bx
    reach = abs(nx * spot.fx + ny * spot.fy) * spot.deep + abs(nx * spot.fy - ny * spot.fx) * spot.half
    return -(nx * ax + ny * ay) > reach
