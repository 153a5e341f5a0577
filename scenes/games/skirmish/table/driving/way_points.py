"""The way of a ghost as points on the table: strips, sectors, the band's middle; milli, pure."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from scenes.draw.style import Point
from scenes.games.skirmish.table.shown import Stand, point_from

if TYPE_CHECKING:
    from game.rules.skirmish.survey.preview import Preview

_WHEEL_STEP = 400
"""Centi of a wheel between two points of its arcs."""


class Stretch(NamedTuple):
    """A stretch of the way: a straight one, or a wheel about its inner corner."""

    turns: bool
    by: int
    """Milli, or centi of a wheel, right above zero."""
    stands: tuple[Stand, ...]
    """Where the unit stands along it."""
    corner: Point | None
    """What a wheel turns about."""


def stretches_of(seen: Preview) -> list[Stretch]:
    """The stretches of a previewed way."""
    found = []
    for start, end in zip(seen.way, seen.way[1:], strict=False):
        turn = (end.heading - start.heading + 18000) % 36000 - 18000
        if turn:
            found.append(_wheel(Stand(*start), turn, seen.shape.width))
        else:
            by = round(math.dist(start[:2], end[:2]))
            found.append(Stretch(False, by, (Stand(*start), Stand(*end)), None))
    return found


def _wheel(start: Stand, turn: int, width: int) -> Stretch:
    """A wheel with the stands along it."""
    side = width / 2 if turn > 0 else -width / 2
    corner = point_from(start, side, 0)
    count = max(2, abs(turn) // _WHEEL_STEP + 1)
    stands = []
    for step in range(count + 1):
        heading = start.heading + turn * step / count
        stands.append(Stand(*point_from(Stand(*corner, heading), -side, 0), heading))
    return Stretch(True, turn, tuple(stands), corner)


def bowed_path(points: Sequence[Point], bow: float = 0.2, steps: int = 4) -> list[Point]:
    """The same way in bows, as those go who fly: each leaps to the left of its line, y downwards.

    >>> bowed_path([(0, 0), (10, 0)], 0.5, 2)
    [(0.0, 0.0), (5.0, -5.0), (10.0, 0.0)]
    """
    found = [(float(points[0][0]), float(points[0][1]))] if points else []
    for (x1, y1), (x2, y2) in itertools.pairwise(points):
        for step in range(1, steps + 1):
            share = step / steps
            up = 4 * share * (1 - share) * bow
            found.append((x1 + (x2 - x1) * share + (y2 - y1) * up, y1 + (y2 - y1) * share - (x2 - x1) * up))
    return found


def corners_at(stand: Stand, wide: float, deep: float) -> tuple[Point, Point, Point, Point]:
    """Front left, front right, rear right, rear left corner of a footprint."""
    half = wide / 2
    return (
        point_from(stand, -half, 0),
        point_from(stand, half, 0),
        point_from(stand, half, -deep),
        point_from(stand, -half, -deep),
    )


def is_on(point: Point, stand: Stand, wide: float, deep: float, margin: float = 0.0) -> bool:
    """Whether a point lies on a footprint, or within a margin of its edges (all milli).

    >>> is_on((0, 0), Stand(0, 0, 4500), 20, 10), is_on((0, 25), Stand(0, 0, 4500), 20, 10)
    (True, False)
    """
    one, other, far, near = corners_at(stand, wide + 2 * margin, deep + 2 * margin)
    ahead = point_from(stand, 0, margin)
    east, south = ahead[0] - stand.x, ahead[1] - stand.y
    outline = [(x + east, y + south) for x, y in (one, other, far, near)]
    sides = [
        (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
        for a, b in zip(outline, [*outline[1:], outline[0]], strict=True)
    ]
    return min(sides) >= 0 or max(sides) <= 0


def seen_from(stand: Stand, point: Point) -> Point:
    """A point as a front's middle sees it: milli to its right, and milli ahead.

    >>> seen_from(Stand(0, 0, 9000), (0, -500))
    (500.0, 0.0)
    """
    angle = math.radians(stand.heading / 100)
    dx, dy = point[0] - stand.x, point[1] - stand.y
    right = dx * math.cos(angle) - dy * math.sin(angle)
    ahead = dx * math.sin(angle) + dy * math.cos(angle)
    return round(right, 3) + 0.0, round(ahead, 3) + 0.0


def nearest_points(one: Sequence[Point], other: Sequence[Point]) -> tuple[Point, Point]:
    """The two points at which two outlines are nearest to each other."""
    pairs = [(corner, _on_edges(corner, other)) for corner in one]
    pairs += [(_on_edges(corner, one), corner) for corner in other]
    return min(pairs, key=lambda pair: math.dist(*pair))


def _on_edges(point: Point, outline: Sequence[Point]) -> Point:
    """The point of an outline that is nearest to a point."""
    edges = zip(outline, [*outline[1:], outline[0]], strict=True)
    return min((_on_edge(point, *edge) for edge in edges), key=lambda at: math.dist(at, point))


def _on_edge(point: Point, start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / (dx * dx + dy * dy or 1.0)
    share = max(0.0, min(1.0, share))
    return start[0] + dx * share, start[1] + dy * share
