"""Outlines of units and terrain on the table, and the bare arithmetic of convex ones. No pymunk here."""

import math
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from game.rules.skirmish.state.formation import Centi, Milli, Point, Pose, Shape, heading_vector

LARGEST_NUMBER: Milli = 1_000_000
"""The largest coordinate, length (milli) or turn (centi); a table is 120" wide."""
MOST_FILES = 200
"""The most files, or ranks, that a unit may have."""
PARALLEL_NOISE = 1e-9
"""A step, sine or angle below this counts as 0: the lines are parallel."""
Vector: TypeAlias = tuple[float, float]
"""A point or a direction, not rounded, in milli."""
Polygon: TypeAlias = tuple[Vector, ...]
"""Corners of a convex outline, counter-clockwise."""


class Footprint(NamedTuple):
    """A unit as the table knows it; `models` counts its guests too, who stand in its ranks."""

    pose: Pose
    shape: Shape
    models: int


class Cell(NamedTuple):
    """The place of one model: least and most milli right of, and forward of, the middle of the front edge."""

    left: float
    right: float
    rear: float
    front: float


def check_whole_numbers(*numbers: int) -> None:
    """Refuse whatever is no whole number of reasonable size: NaN, infinity, 4.5, 1e9.

    Raises:
        ValueError: one of the numbers is refused.
    """
    for number in numbers:
        if type(number) is not int or not -LARGEST_NUMBER <= number <= LARGEST_NUMBER:
            raise ValueError(f"no whole number within ±{LARGEST_NUMBER}: {number!r}")


def checked_standing(standing: Footprint) -> Footprint:
    """The same footprint, its heading brought into 0 to 35999.

    Raises:
        ValueError: a number is absurd, or the shape has no files, no ranks, or not the room for its models.
    """
    (x, y, heading), shape, models = standing
    check_whole_numbers(x, y, heading, *shape, models)
    if not (
        0 < shape.files <= MOST_FILES and 0 < shape.ranks <= MOST_FILES and shape.base_w > 0 < shape.base_d
    ):
        raise ValueError(f"no shape: {shape}")
    if not (shape.files * (shape.ranks - 1) < models <= shape.files * shape.ranks):
        raise ValueError(f"{models} models do not stand in {shape}")
    check_whole_numbers(shape.width, shape.depth)
    return Footprint(Pose(x, y, heading % 36000), Shape(*shape), models)


@lru_cache(maxsize=4096)
def footprint_polygon(heading: Centi, width: Milli, depth: Milli, inset: Milli = 0) -> Polygon:
    """The corners of a footprint around its pose (middle of its front); `inset` milli on all four sides."""
    (fx, fy), half = heading_vector(heading), width / 2 - inset
    sides = ((-half, -inset), (-half, inset - depth), (half, inset - depth), (half, -inset))
    return tuple([(right * fy + forward * fx, forward * fy - right * fx) for right, forward in sides])


def corners_of(standing: Footprint) -> Polygon:
    """The corners of a footprint, not rounded: front left, rear left, rear right, front right."""
    (x, y, heading), shape, _ = standing
    return tuple([(x + a, y + b) for a, b in footprint_polygon(heading, shape.width, shape.depth)])


def model_bases(standing: Footprint) -> tuple[Cell, ...]:
    """The base of every model, rank by rank, left to right; an incomplete last rank stands in the middle."""
    _, (files, _, wide, deep), models = standing
    out = []
    for index in range(models):
        rank, file = divmod(index, files)
        right = (file - (min(files, models - rank * files) - 1) / 2) * wide
        out.append(Cell(right - wide / 2, right + wide / 2, -(rank + 1) * deep, -rank * deep))
    return tuple(out)


def local_point(pose: Pose, point: Vector) -> Vector:
    """A point as a unit sees it: milli right of and forward of the middle of its front."""
    (fx, fy), dx, dy = heading_vector(pose.heading), point[0] - pose.x, point[1] - pose.y
    return dx * fy - dy * fx, dx * fx + dy * fy


def distance_to_base(cell: Cell, point: Vector) -> float:
    """The milli from a point, as the unit sees it, to a base; 0 on or in it."""
    right, forward = point
    return math.hypot(
        max(cell.left - right, 0.0, right - cell.right), max(cell.rear - forward, 0.0, forward - cell.front)
    )


def clipped_line(cell: Cell, start: Vector, end: Vector, margin: float = 0.0) -> Vector | None:
    """The part of a straight line that lies in a base, as two shares of its length; None: none does.

    >>> clipped_line(Cell(0, 10, 0, 10), (-10, 5), (30, 5))
    (0.25, 0.5)
    """
    first, last = 0.0, 1.0
    bounds = ((cell.left, cell.right), (cell.rear, cell.front))
    for axis, (least, most) in enumerate(bounds):
        at, step = start[axis], end[axis] - start[axis]
        if abs(step) < PARALLEL_NOISE:
            if not least - margin <= at <= most + margin:
                return None
            continue
        one, other = sorted(((least - margin - at) / step, (most + margin - at) / step))
        first, last = max(first, one), min(last, other)
    return (first, last) if first <= last else None


def is_inside(outline: Polygon, point: Vector) -> bool:
    """Whether a convex outline holds a point, its edge included."""
    x, y = point
    pairs = zip(outline, (*outline[1:], outline[0]), strict=True)
    return all((bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0 for (ax, ay), (bx, by) in pairs)


def counter_clockwise(outline: tuple[Point, ...]) -> tuple[Point, ...]:
    """The corners that bound an outline, counter-clockwise; hollows are filled.

    Raises:
        ValueError: the corners bound nothing, or are absurd.

    >>> counter_clockwise(((0, 0), (0, 4), (1, 2), (4, 0), (2, 0)))
    ((0, 0), (4, 0), (0, 4))
    """
    for point in outline:
        check_whole_numbers(*point)
    points = sorted(set(outline))
    lower, upper = _left_turning_chain(points), _left_turning_chain(points[::-1])
    if len(lower) + len(upper) < 5:
        raise ValueError("an outline has three corners at least.")
    return tuple(lower[:-1] + upper[:-1])


def _left_turning_chain(points: list[Point]) -> list[Point]:
    """The corners, of sorted ones, that a line turning left all the way meets."""
    out: list[Point] = []
    for x, y in points:
        while len(out) > 1:
            (a, b), (c, d) = out[-2:]
            if (c - a) * (y - b) - (d - b) * (x - a) > 0:
                break
            out.pop()
        out.append((x, y))
    return out


def _edges(outline: Polygon) -> list[Vector]:
    """The edges of an outline as vectors, beginning at the lowest (then leftmost) corner."""
    first = _lowest_corner(outline)
    turned = outline[first:] + outline[:first]
    following = (*turned[1:], turned[0])
    return [(b[0] - a[0], b[1] - a[1]) for a, b in zip(turned, following, strict=True)]


def _lowest_corner(outline: Polygon) -> int:
    """The index of the lowest corner, the leftmost of several; noise makes none lower."""
    least = min(y for _, y in outline) + 1e-7
    return min([at for at, (_, y) in enumerate(outline) if y <= least], key=lambda at: outline[at][0])


def minkowski_difference(fixed: Polygon, moving: Polygon) -> Polygon:
    """All b - a for b in `fixed` and a in `moving`: where `moving` may not be put (Minkowski).

    Edges of both follow in the order of their directions; parallel ones become one.
    """
    mirrored = tuple([(-x, -y) for x, y in moving])
    ahead_of = sorted(_edges(fixed) + _edges(mirrored), key=_edge_direction)
    one, other = fixed[_lowest_corner(fixed)], mirrored[_lowest_corner(mirrored)]
    at, out, last = (one[0] + other[0], one[1] + other[1]), [], (0.0, 0.0)
    for step in ahead_of:
        scale = math.hypot(*step) * math.hypot(*last)
        if scale == 0 or abs(last[0] * step[1] - last[1] * step[0]) > PARALLEL_NOISE * scale:
            out.append(at)
        at, last = (at[0] + step[0], at[1] + step[1]), step
    return tuple(out)


def _edge_direction(step: Vector) -> float:
    """The angle of an edge, from 0 to a full turn, counter-clockwise; noise just below a full turn is 0."""
    angle = math.atan2(step[1], step[0]) % math.tau
    return 0.0 if angle > math.tau - PARALLEL_NOISE else angle
