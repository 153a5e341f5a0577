"""Ways along corners and in arches, as short straight pieces: points and lengths, nothing is drawn."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from scenes.draw.style import Point

BEND = 26.0
"""The radius at which a corner of the way is rounded, in units."""
PIECE = 6.0
"""About the length of a piece, in units."""
_SAMPLES, _ARCH = 6, 24


class Span(NamedTuple):
    """One short straight piece of a way."""

    reach: float
    """Units of the way before it."""
    start: Point
    length: float
    turn: float
    """Degrees, clockwise from pointing right."""


def arched(start: Point, end: Point, lift: float) -> tuple[Point, ...]:
    """A way that leaves upwards, in one arch, and comes down upright: `lift` units above the higher end.

    >>> way = arched((0, 100), (60, 100), 30)
    >>> way[0], way[-1], min(y for _, y in way)
    ((0.0, 100.0), (60.0, 100.0), 70.0)
    """
    top = min(start[1], end[1]) - lift * 4 / 3
    xs, ys = (start[0], start[0], end[0], end[0]), (start[1], top, top, end[1])
    return tuple(
        (_on_curve(xs, step / _ARCH), round(_on_curve(ys, step / _ARCH), 3)) for step in range(_ARCH + 1)
    )


def rounded(path: Sequence[Point]) -> list[Point]:
    """Points of a way along these corners; each is rounded.

    >>> rounded(((0, 0), (0, 10)))
    [(0, 0), (0, 10)]
    """
    points = [path[0]]
    for before, corner, after in zip(path, path[1:], path[2:], strict=False):
        start, end = _towards(corner, before), _towards(corner, after)
        for step in range(_SAMPLES + 1):
            t = step / _SAMPLES
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            points.append(
                (a * start[0] + b * corner[0] + c * end[0], a * start[1] + b * corner[1] + c * end[1])
            )
    return [*points, path[-1]]


@lru_cache(maxsize=64)
def spans_of(path: tuple[Point, ...]) -> tuple[Span, ...]:
    """Return the short pieces of a way, its corners rounded; measured once for each way."""
    found: list[Span] = []
    reach, at = 0.0, path[0]
    points = rounded(path)
    for place, point in enumerate(points[1:], 2):
        far = math.dist(at, point)
        if far < PIECE and (place < len(points) or far == 0):
            continue
        count = max(1, round(far / PIECE))
        turn = math.degrees(math.atan2(point[1] - at[1], point[0] - at[0]))
        for step in range(count):
            share = step / count
            spot = (at[0] + (point[0] - at[0]) * share, at[1] + (point[1] - at[1]) * share)
            found.append(Span(reach + far * share, spot, far / count, turn))
        reach, at = reach + far, point
    return tuple(found)


def _on_curve(values: Sequence[float], t: float) -> float:
    """One coordinate of a cubic curve."""
    a, b, c, d = values
    return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t**3 * d


def _towards(corner: Point, other: Point) -> Point:
    """The point where a bend about a corner ends, on the way to another."""
    far = math.dist(corner, other)
    share = min(0.5, BEND / far) if far else 0.0
    return corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share
