"""Footprints where no unit stands yet, measured fast: gaps, arcs and what lies under them (S-28).

Made for rating hundreds of poses; the law asks pymunk. Lengths are in milli, as floats.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.rules.skirmish.state.formation import Point, Pose, Shape
from game.rules.skirmish.unit.contact import FRONT, LEFT, REAR, RIGHT

PROJECTIONS = 2
"""How often the nearest points of two footprints are projected on each other: exact to a hair."""


class Footprint(NamedTuple):
    """A rectangle: its middle, where it faces (a vector of length 1), half its width, half its depth."""

    x: float
    y: float
    fx: float
    fy: float
    half_width: float
    half_depth: float

    @property
    def front(self) -> tuple[float, float]:
        """The middle of the front edge."""
        return self.x + self.half_depth * self.fx, self.y + self.half_depth * self.fy

    @property
    def reach(self) -> float:
        """The distance from the middle to a corner."""
        return math.hypot(self.half_width, self.half_depth)


def footprint_at_pose(pose: Pose, shape: Shape) -> Footprint:
    """The footprint of a unit of this shape in that pose."""
    angle = math.radians(pose.heading / 100)
    fx, fy = math.sin(angle), math.cos(angle)
    half_depth = shape.depth / 2
    return Footprint(pose.x - half_depth * fx, pose.y - half_depth * fy, fx, fy, shape.width / 2, half_depth)


def _nearest_point(spot: Footprint, x: float, y: float) -> tuple[float, float]:
    """The point of a footprint that is nearest to the point (x, y)."""
    sx, sy, fx, fy, half_width, half_depth = spot
    dx, dy = x - sx, y - sy
    forward, right = dx * fx + dy * fy, dx * fy - dy * fx
    forward = -half_depth if forward < -half_depth else half_depth if forward > half_depth else forward
    right = -half_width if right < -half_width else half_width if right > half_width else right
    return sx + forward * fx + right * fy, sy + forward * fy - right * fx


class FootprintGap(NamedTuple):
    """How far two footprints are apart, and where on each they are nearest."""

    away: float
    here: tuple[float, float]
    there: tuple[float, float]


def closest_approach(one: Footprint, other: Footprint) -> FootprintGap:
    """The least distance between two footprints, with its ends on the first and on the second."""
    here = there = (other.x, other.y)
    for _ in range(PROJECTIONS):
        here = _nearest_point(one, *there)
        there = _nearest_point(other, *here)
    return FootprintGap(math.hypot(there[0] - here[0], there[1] - here[1]), here, there)


def footprint_gap(one: Footprint, other: Footprint) -> float:
    """The least distance between two footprints."""
    return closest_approach(one, other).away


def is_in_front_arc(spot: Footprint, x: float, y: float) -> bool:
    """Whether the point (x, y) lies in the front arc of a footprint (S-28)."""
    dx, dy = x - spot.x, y - spot.y
    forward = dx * spot.fx + dy * spot.fy - spot.half_depth
    return forward >= max(abs(dx * spot.fy - dy * spot.fx) - spot.half_width, 0.0)


def turn_angle(spot: Footprint, x: float, y: float) -> float:
    """Radians by which a unit on that footprint would turn to face the point (x, y)."""
    dx, dy = x - spot.x, y - spot.y
    return abs(math.atan2(dx * spot.fy - dy * spot.fx, dx * spot.fx + dy * spot.fy))


def face_towards(spot: Footprint, x: float, y: float) -> str:
    """The face of a footprint that a charge from the point (x, y) meets (S-28, S-35)."""
    dx, dy = x - spot.x, y - spot.y
    forward, right = dx * spot.fx + dy * spot.fy, dx * spot.fy - dy * spot.fx
    aside = abs(right) - spot.half_width
    if forward - spot.half_depth >= max(aside, 0.0):
        return FRONT
    if -forward - spot.half_depth > max(aside, 0.0):
        return REAR
    return RIGHT if right > 0 else LEFT


def overlaps_outline(spot: Footprint, outline: Sequence[Point], margin: float = 0.0) -> bool:
    """Whether a footprint, `margin` wider all round, overlaps a convex piece of terrain."""
    wide = spot._replace(half_width=spot.half_width + margin, half_depth=spot.half_depth + margin)
    points = [(x - wide.x, y - wide.y) for x, y in outline]
    forward = [x * wide.fx + y * wide.fy for x, y in points]
    right = [x * wide.fy - y * wide.fx for x, y in points]
    if min(forward) > wide.half_depth or max(forward) < -wide.half_depth:
        return False
    if min(right) > wide.half_width or max(right) < -wide.half_width:
        return False
    return not any(_is_beyond_edge(points, at, wide) for at in range(len(points)))


def _is_beyond_edge(points: Sequence[tuple[float, float]], at: int, spot: Footprint) -> bool:
    """Whether a footprint lies wholly beyond one edge of a counter-clockwise outline around its middle."""
    (ax, ay), (bx, by) = points[at - 1], points[at]
    nx, ny = by - ay, ax - bx
    reach = (
        abs(nx * spot.fx + ny * spot.fy) * spot.half_depth
        + abs(nx * spot.fy - ny * spot.fx) * spot.half_width
    )
    return -(nx * ax + ny * ay) > reach
