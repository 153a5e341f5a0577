"""The attack's thread: from the army that left, by the great tile, to the army it is aimed at."""

import math
from collections.abc import Sequence
from itertools import pairwise

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table.centre.assault_route import LEFT_GAP, RIGHT_GAP, thread_route
from scenes.games.hecatombe.table.grids import Grid

WIDE, NARROW, THIN = 11.0, 5.0, 3.0
"""Widths in units: through the arena, between tiles, and once it has become a thread."""
EDGE = 6.0
"""Units by which its dark edge is wider."""
DASH = (7.0, 1.8)
"""Length and width of the light stitches."""
STITCH_EVERY = 18.0
HEAD = (30.0, 34.0)
"""Length and width of the head; a smaller one where it points between tiles."""
SMALL_HEAD = (20.0, 22.0)
THIN_ALPHA = 128
_STEP = 9.0


class AttackArrow:
    """A thread in a seat's colour; `grow` shows it from its start up to a share of its length."""

    def __init__(
        self, layer: Layer, start: tuple[Box, Grid, Box], target: tuple[Box, Grid, Box], colour: int
    ) -> None:
        self.ways = thread_route(start, target)
        self._tint = style.SEATS[colour].colour
        self._edges: list[tuple[float, Image]] = []
        self._cores: list[tuple[float, Image, float]] = []
        self._stitches: list[tuple[float, Image]] = []
        self.length = 0.0
        for way in (self.ways[0], _shortened(self.ways[1], SMALL_HEAD[0])):
            self._lay(layer, way)
        self._head = self._point(layer, self.ways[1])
        self.grow(1.0)

    def _lay(self, layer: Layer, way: Sequence[Point]) -> None:
        """Lay edge, core and stitches along one half of the way."""
        begin = self.length
        spans = list(_steps(way))
        for a, b in spans:
            wide = WIDE if _in_the_open(a) and _in_the_open(b) else NARROW
            self._edges.append((self.length, _segment(layer, a, b, wide + EDGE, style.INK_SHADOW)))
            self.length += math.dist(a, b)
        reach = begin
        for a, b in spans:
            wide = WIDE if _in_the_open(a) and _in_the_open(b) else NARROW
            self._cores.append((reach, _segment(layer, a, b, wide, self._tint), wide))
            reach += math.dist(a, b)
        reach = begin
        for place, (a, b) in enumerate(spans):
            if place % round(STITCH_EVERY / _STEP) == 0 and _in_the_open(a):
                middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
                turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
                stitch = layer.box(*middle, *DASH, style.WHITE, alpha=200)
                stitch.angle = turn
                self._stitches.append((reach, stitch))
            reach += math.dist(a, b)

    def _point(self, layer: Layer, way: Sequence[Point]) -> Image:
        (ax, ay), (bx, by) = way[-2], way[-1]
        long, wide = HEAD if abs(by - ay) > abs(bx - ax) else SMALL_HEAD
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        return layer.image("ribbon_head", bx, by, long, wide, anchor=(1.0, 0.5), tint=self._tint, angle=turn)

    def grow(self, share: float) -> None:
        """Show so much of it, 0 to 1; the head comes last."""
        reach = share * self.length
        for place, piece in (*self._edges, *((at, one) for at, one, _ in self._cores), *self._stitches):
            piece.visible = place < reach
        self._head.visible = share >= 1

    def thin(self, share: float) -> None:
        """Let it become a thread, 0 to 1: its head stays as it is."""
        for _, piece in (*self._edges, *self._stitches):
            piece.alpha = 255 * (1 - share)
        for _, piece, wide in self._cores:
            piece.scale_y = 1 + (min(1.0, THIN / wide) - 1) * share
            piece.alpha = 255 + (THIN_ALPHA - 255) * share

    def fade(self, alpha: float) -> None:
        """255 as usual, 0 cannot be seen."""
        for piece in self._images():
            piece.alpha = alpha

    def remove(self) -> None:
        """Take it off for good."""
        for piece in self._images():
            piece.remove()

    def _images(self) -> list[Image]:
        cores = [piece for _, piece, _ in self._cores]
        return [*(piece for _, piece in (*self._edges, *self._stitches)), *cores, self._head]


def _in_the_open(point: Point) -> bool:
    """Say whether a point lies in the arena or in a gap beside it, where no tile is near."""
    return LEFT_GAP - 1 <= point[0] <= RIGHT_GAP + 1


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
