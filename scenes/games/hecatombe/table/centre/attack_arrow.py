"""The attack's ribbon: from under the great tile to the army it is aimed at."""

import math
from collections.abc import Sequence
from itertools import pairwise

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.centre.assault_route import is_open, thread_route
from scenes.games.hecatombe.table.grids import Grid

WIDE, NARROW, THIN = 12.0, 5.0, 9.0
"""Widths in units: in the open, among tiles, and once it has become a thread."""
EDGE, FINE_EDGE = 5.0, 3.0
"""Units by which its dark edge is wider, in the open and among tiles."""
DASH = (8.0, 2.0)
"""Length and width of the stitches."""
STITCH_EVERY = 18.0
HEAD = (36.0, 40.0)
"""Length and width of the head where it has room; a smaller one between rows that stand close."""
SMALL_HEAD = (18.0, 24.0)
TINY_HEAD = (14.0, 20.0)
_STEP = 9.0
_STITCHED = 120.0
"""Opacity of the stitches."""


class AttackArrow:
    """A ribbon in a seat's colour; `grow` shows it from its start up to a share of its length."""

    def __init__(
        self,
        layer: Layer,
        over: Layer,
        target: tuple[Box, Grid, Box],
        colour: int,
    ) -> None:
        """`over`: where its head lies, above the frames of the armies."""
        self.way = thread_route(target)
        self._tint = style.SEATS[colour].colour
        self._edges: list[tuple[float, Image, float]] = []
        self._cores: list[tuple[float, Image, float]] = []
        self._stitches: list[tuple[float, Image]] = []
        self.length = 0.0
        size = _head_size(target)
        self._lay(layer, _shortened(self.way, size[0]))
        self.head = self._point(over, size)
        self.grow(1.0)

    def _lay(self, layer: Layer, way: Sequence[Point]) -> None:
        """Lay edge, core and stitches along the way."""
        spans = list(_steps(way))
        for a, b in spans:
            wide = _width(a, b)
            whole = wide + _edge(wide)
            self._edges.append((self.length, _segment(layer, a, b, whole, style.INK_SHADOW), wide))
            self.length += math.dist(a, b)
        reach = 0.0
        for a, b in spans:
            wide = _width(a, b)
            self._cores.append((reach, _segment(layer, a, b, wide, self._tint), wide))
            reach += math.dist(a, b)
        reach = 0.0
        for place, (a, b) in enumerate(spans):
            if place % round(STITCH_EVERY / _STEP) == 0 and is_open(a):
                middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
                turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
                stitch = layer.box(*middle, *DASH, style.INK, alpha=_STITCHED)
                stitch.angle = turn
                self._stitches.append((reach, stitch))
            reach += math.dist(a, b)

    def _point(self, layer: Layer, size: tuple[float, float]) -> Image:
        """Set the head on the end of the way."""
        (ax, ay), (bx, by), (long, wide) = self.way[-2], self.way[-1], size
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        return layer.image("ribbon_head", bx, by, long, wide, anchor=(1.0, 0.5), tint=self._tint, angle=turn)

    def grow(self, share: float) -> None:
        """Show so much of it, 0 to 1; the head comes last."""
        reach = share * self.length
        for place, piece, _ in (*self._edges, *self._cores):
            piece.visible = place < reach
        for place, piece in self._stitches:
            piece.visible = place < reach
        self.head.visible = share >= 1

    def thin(self, share: float) -> None:
        """Let it become a thread, 0 to 1: its head, its colour and its edge stay."""
        for _, stitch in self._stitches:
            stitch.alpha = _STITCHED * (1 - share)
        for _, piece, wide in self._cores:
            piece.scale_y = 1 + (min(1.0, THIN / wide) - 1) * share
        for _, piece, wide in self._edges:
            edge = _edge(wide)
            piece.scale_y = 1 + (min(1.0, (THIN + edge) / (wide + edge)) - 1) * share

    def fade(self, alpha: float) -> None:
        """255 as usual, 0 cannot be seen."""
        for piece in self._images():
            piece.alpha = alpha

    def remove(self) -> None:
        """Take it off for good."""
        for piece in self._images():
            piece.remove()

    def _images(self) -> list[Image]:
        laid = [piece for _, piece, _ in (*self._edges, *self._cores)]
        return [*laid, *(piece for _, piece in self._stitches), self.head]


def _width(a: Point, b: Point) -> float:
    """Return how wide a piece is: a ribbon in the open, a thread among tiles."""
    return WIDE if is_open(a) and is_open(b) else NARROW


def _edge(wide: float) -> float:
    """Return by how much the dark edge of a piece is wider than the piece."""
    return EDGE if wide > NARROW else FINE_EDGE


def _head_size(target: tuple[Box, Grid, Box]) -> tuple[float, float]:
    """Return length and width of the head: large where much room lies before the tile."""
    _, grid, place = target
    if place != layout.BAND:
        return SMALL_HEAD if not grid.dy else TINY_HEAD
    return HEAD if not grid.dy else SMALL_HEAD


def _shortened(way: Sequence[Point], by: float) -> list[Point]:
    """Return a way that ends so many units earlier on its last piece: its head covers the rest."""
    (ax, ay), (bx, by_) = way[-2], way[-1]
    span = math.dist((ax, ay), (bx, by_)) or 1.0
    share = max(0.0, 1 - by / span)
    return [*way[:-1], (ax + (bx - ax) * share, ay + (by_ - ay) * share)]


def _steps(way: Sequence[Point]) -> list[tuple[Point, Point]]:
    """Return short straight pieces along a way."""
    pieces = []
    for (ax, ay), (bx, by) in pairwise(way):
        count = max(1, round(math.dist((ax, ay), (bx, by)) / _STEP))
        for step in range(count):
            near, far = step / count, (step + 1) / count
            pieces.append(
                (
                    (ax + (bx - ax) * near, ay + (by - ay) * near),
                    (ax + (bx - ax) * far, ay + (by - ay) * far),
                )
            )
    return pieces


def _segment(layer: Layer, a: Point, b: Point, width: float, colour: style.Colour) -> Image:
    """Draw one piece, a little longer than it is, so that bends are closed."""
    (ax, ay), (bx, by) = a, b
    span = math.dist(a, b) or 1.0
    more = min(2.0, width / 5) / span
    return layer.line(
        ax - (bx - ax) * more,
        ay - (by - ay) * more,
        bx + (bx - ax) * more,
        by + (by - ay) * more,
        width,
        colour,
    )
