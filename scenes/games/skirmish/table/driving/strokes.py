"""Strokes on a layer that are laid anew often, and lines cut into dashes."""

import itertools
import math
from collections.abc import Iterator, Sequence

from scenes.draw.drawable import Tint
from scenes.draw.layer import Layer
from scenes.draw.style import Point


class Strokes:
    """Straight strokes, drawn in the order in which they are laid between `begin` and `end`."""

    def __init__(self, layer: Layer) -> None:
        self._lines = layer.lines()

    def begin(self) -> None:
        """Take all strokes off; those laid now are seen from `end` on."""
        self._lines.begin()

    def end(self) -> None:
        """Show what was laid, and nothing else."""
        self._lines.lay()

    @property
    def room(self) -> int:
        """For how many strokes there is room; it grows as they are laid."""
        return self._lines.room

    def clear(self) -> None:
        """Lay nothing."""
        self.begin()
        self.end()

    def line(self, start: Point, end: Point, width: float, tint: Tint, alpha: float = 255) -> None:
        """A straight stroke of so many units' width."""
        self._lines.note(start, end, width, tint, alpha)

    def path(self, points: Sequence[Point], width: float, tint: Tint, alpha: float = 255) -> None:
        """Strokes from point to point, whole."""
        for start, end in itertools.pairwise(points):
            self.line(start, end, width, tint, alpha)

    def dashes(
        self, points: Sequence[Point], dash: tuple[float, float], width: float, tint: Tint, alpha: float = 255
    ) -> None:
        """A dashed line along the points: lengths of dash and gap in units."""
        for start, end in dash_lines(points, *dash):
            self.line(start, end, width, tint, alpha)


def dash_lines(points: Sequence[Point], dash: float, gap: float) -> Iterator[tuple[Point, Point]]:
    """The dashes of a line along points; they run on around its corners.

    >>> list(dash_lines([(0, 0), (25, 0)], 10, 5))
    [((0.0, 0.0), (10.0, 0.0)), ((15.0, 0.0), (25.0, 0.0))]
    """
    done = 0.0
    for (x1, y1), (x2, y2) in itertools.pairwise(points):
        length = math.hypot(x2 - x1, y2 - y1)
        step = math.floor(done / (dash + gap)) * (dash + gap)
        while length and step < done + length:
            low, high = max(0.0, step - done) / length, min(length, step + dash - done) / length
            if high > low:
                yield (
                    (x1 + (x2 - x1) * low, y1 + (y2 - y1) * low),
                    (x1 + (x2 - x1) * high, y1 + (y2 - y1) * high),
                )
            step += dash + gap
        done += length


def hatch_lines(corners: Sequence[Point], degrees: float, gap: float) -> Iterator[tuple[Point, Point]]:
    """Parallel lines inside a polygon, so many units apart, turned by an angle.

    >>> [(round(a[1]), round(b[0])) for a, b in hatch_lines([(0, 0), (10, 0), (10, 10), (0, 10)], 0, 4)]
    [(4, 10), (8, 10)]
    """
    turn = math.radians(degrees)
    ux, uy = math.cos(turn), math.sin(turn)
    flat = [(x * ux + y * uy, y * ux - x * uy) for x, y in corners]
    if len(flat) < 3:
        return
    low, high = min(y for _, y in flat), max(y for _, y in flat)
    at = (math.floor(low / gap) + 1) * gap
    while at < high:
        cuts = sorted(
            x1 + (x2 - x1) * (at - y1) / (y2 - y1)
            for (x1, y1), (x2, y2) in zip(flat, [*flat[1:], flat[0]], strict=True)
            if (y1 <= at) != (y2 <= at)
        )
        for left, right in zip(cuts[::2], cuts[1::2], strict=False):
            yield (left * ux - at * uy, left * uy + at * ux), (right * ux - at * uy, right * uy + at * ux)
        at += gap
