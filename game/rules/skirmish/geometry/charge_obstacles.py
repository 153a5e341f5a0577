"""Obstacles that certainly bar a charge: sums that spare pymunk a question (S-29, S-35).

Every answer here is certain by far more than rounding; the rest is left to `sweep` and `placement`.
"""

import math
from collections.abc import Collection, Iterable
from typing import NamedTuple

from game.rules.skirmish.geometry.quick_distance import quick_gap
from game.rules.skirmish.geometry.shapes import Footprint, Polygon, Vector, corners_of, footprint_polygon
from game.rules.skirmish.geometry.table import Table, Thing, box_with_margin, signed_distance
from game.rules.skirmish.state.formation import CLEAR_GAP, TOUCH, Milli, heading_vector

CERTAIN_OVERLAP: Milli = 60
"""Milli of overlap that are certain; rounding and the slack of contact are far less."""
CERTAIN_SHORTFALL: Milli = 5
"""Milli that a gap must be too small by to be certainly too small."""


class ChargeObstacle(NamedTuple):
    """A unit or impassable piece: its corners, and the milli within which charger and target may not end."""

    outline: Polygon
    charger: Milli
    target: Milli


def obstacles_around_charge(
    table: Table, id: int, target: int, near: Collection[int]
) -> list[ChargeObstacle]:
    """Obstacles around a charger and its target, without those that already overlap one of them."""
    mine, theirs = table[id], table[target]
    box = box_with_margin(corners_of(mine) + corners_of(theirs), mine.shape.width + mine.shape.depth)
    found = []
    for thing in table.around(box):
        if thing.kind == "unit" and thing.id in (id, target):
            continue
        gaps = _signed_gap(mine, thing), _signed_gap(theirs, thing)
        if min(gaps) > TOUCH:
            least = TOUCH if thing.kind == "unit" and thing.id in near else CLEAR_GAP
            nearest = [math.floor(min(least, far)) - CERTAIN_SHORTFALL for far in gaps]
            found.append(ChargeObstacle(thing_corners(thing), *nearest))
    return found


def _signed_gap(standing: Footprint, thing: Thing) -> float:
    """Milli between a unit and a thing; below zero: how deep they overlap."""
    near = quick_gap(standing, thing)
    return near if near >= 0 else signed_distance(standing, thing)


def thing_corners(thing: Thing) -> Polygon:
    """The corners of a thing where it is, counter-clockwise."""
    outline = footprint_polygon(*thing.outline) if isinstance(thing.outline[0], int) else thing.outline
    return tuple([(thing.x + x, thing.y + y) for x, y in outline])


def is_advance_blocked(obstacles: list[ChargeObstacle], here: Footprint, onward: Milli) -> bool:
    """Whether a front certainly runs into an obstacle within `on` milli straight on.

    The obstacle found comes first in `obstacles`, to be looked at first the next time.
    """
    if onward <= 2 * CERTAIN_OVERLAP:
        return False
    half = here.shape.width / 2 - CERTAIN_OVERLAP
    for at, obstacle in enumerate(obstacles):
        if _meets_box(local_corners(here, obstacle.outline), half, CERTAIN_OVERLAP, onward - CERTAIN_OVERLAP):
            obstacles.insert(0, obstacles.pop(at))
            return True
    return False


def is_advance_open(things: Iterable[Thing], here: Footprint, onward: Milli) -> bool:
    """Whether a unit certainly passes all `things` by when it goes `on` milli straight on."""
    half, deep = here.shape.width / 2 + CERTAIN_OVERLAP, here.shape.depth + CERTAIN_OVERLAP
    return not any(
        _meets_box(local_corners(here, thing_corners(thing)), half, -deep, onward + CERTAIN_OVERLAP)
        for thing in things
    )


def is_end_crowded(obstacles: Iterable[ChargeObstacle], there: Footprint, *, is_target: bool) -> bool:
    """Whether the charger, or the target, certainly may not end there: on an obstacle, or too near."""
    half, deep = there.shape.width / 2, there.shape.depth
    for obstacle in obstacles:
        points = local_corners(there, obstacle.outline)
        if _meets_box(points, half - CERTAIN_OVERLAP, CERTAIN_OVERLAP - deep, -CERTAIN_OVERLAP):
            return True
        nearest = obstacle.target if is_target else obstacle.charger
        for right, forward in points:
            aside, beyond = max(abs(right) - half, 0.0), max(forward, -deep - forward, 0.0)
            if aside * aside + beyond * beyond < nearest * max(nearest, 0):
                return True
    return False


def local_corners(standing: Footprint, outline: Polygon) -> list[Vector]:
    """Corners as a unit sees them: milli right and forward of the middle of its front."""
    ux, uy = standing.pose[:2]
    fx, fy = heading_vector(standing.pose.heading)
    return [((x - ux) * fy - (y - uy) * fx, (x - ux) * fx + (y - uy) * fy) for x, y in outline]


def _meets_box(points: list[Vector], half: float, first: float, last: float) -> bool:
    """Whether a convex outline meets the box of `half` to either side, `first` to `last` forward.

    >>> _meets_box([(0.0, 0.0), (9.0, 9.0), (-9.0, 9.0)], 2.0, 1.0, 5.0)
    True
    >>> _meets_box([(9.0, 0.0), (9.0, 9.0), (0.0, 9.0)], 2.0, 1.0, 5.0)
    False
    """
    rights, forwards = [right for right, _ in points], [forward for _, forward in points]
    if min(rights) > half or max(rights) < -half or min(forwards) > last or max(forwards) < first:
        return False
    middle, long = (first + last) / 2, (last - first) / 2
    x, y = points[-1]
    for right, forward in points:
        nx, ny = forward - y, x - right
        inner = nx * x + ny * (y - middle)
        if -abs(nx) * half - abs(ny) * long > inner:
            return False
        x, y = right, forward
    return True
