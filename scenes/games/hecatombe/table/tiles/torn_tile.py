"""A tile that dies: torn along its seam into two opaque halves, which tumble onto the pile of the dead."""

import math
from typing import NamedTuple

from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table.tiles.tile_papers import LOWER_MIDDLE, SEAM_TURN, UPPER_MIDDLE
from scenes.games.hecatombe.table.tiles.tiles import People, TileFaces

GAP = 13.0
"""Units by which each half slides off the seam when the tile tears."""
TWIST = 7.0
"""Degrees by which each half turns when the tile tears."""


class _Fall(NamedTuple):
    """How a half falls: when it sets off (share of the time), how high it is tossed, how far it turns."""

    late: float
    lift: float
    turn: float


_FALLS = (_Fall(0.0, 58.0, -352.0), _Fall(0.14, 30.0, 368.0))


class TornTile:
    """Both halves, upper first; `x` and `y` are where the middle of the whole tile stood, in units."""

    def __init__(
        self,
        faces: TileFaces,
        layer: Layer,
        people: People,
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        angle: float = 0.0,
    ) -> None:
        """`angle`: degrees by which the tile leans, clockwise."""
        self.x, self.y, self.size, self._lean = x, y, (w, h), angle
        self.halves: tuple[Image, Image] = (
            faces.half(layer, people, x, y, w, h, upper=True),
            faces.half(layer, people, x, y, w, h, upper=False),
        )
        self._starts: list[Point] = []
        self.tear(0.0)

    def tear(self, share: float) -> None:
        """Let the halves come apart, 0 to 1."""
        w, h = self.size
        away = math.radians(SEAM_TURN + self._lean + 90)
        for half, (u, v), way in zip(self.halves, (UPPER_MIDDLE, LOWER_MIDDLE), (-1, 1), strict=True):
            lean = math.radians(self._lean)
            dx, dy = (u - 0.5) * w, (v - 0.5) * h
            gap = way * GAP * share
            half.move(
                self.x + dx * math.cos(lean) - dy * math.sin(lean) + gap * math.cos(away),
                self.y + dx * math.sin(lean) + dy * math.cos(lean) + gap * math.sin(away),
            )
            half.angle = self._lean + way * TWIST * share
        self._starts = [(half.x, half.y) for half in self.halves]

    def fall(self, share: float, pile: Box) -> None:
        """Be so far on the way to the pile, 0 to 1: each half flies as a thrown thing does, turning over."""
        x, y, w, h = pile
        for half, start, (late, lift, turn), (u, v), way in zip(
            self.halves, self._starts, _FALLS, (UPPER_MIDDLE, LOWER_MIDDLE), (-1, 1), strict=True
        ):
            own = max(0.0, (share - late) / (1 - late))
            end = (x + u * w, y + v * h)
            half.move(
                start[0] + (end[0] - start[0]) * own,
                start[1] + (end[1] - start[1]) * own - 4 * lift * own * (1 - own),
            )
            first = self._lean + way * TWIST
            half.angle = first + (turn - first) * own
            half.scale = 1 + (w / self.size[0] - 1) * own

    def remove(self) -> None:
        """Take both halves off the layer for good."""
        for half in self.halves:
            half.remove()
