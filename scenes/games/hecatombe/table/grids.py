"""Rows of tiles: how large they are, and how they stand, for any number of armies."""

import math
from typing import NamedTuple

from scenes.draw.style import Box

TALL = 1.5
"""Height to width of a tile."""
_SQUARE = 56 / 58
_BAND_LEFT, _BAND_TOP, _BAND_WIDE = 28.0, 530.0, 494.0


class Grid(NamedTuple):
    """Rows of tiles in design units: top left corner, tiles across, one tile's size, the steps to the
    next.
    """

    x: float
    y: float
    across: int
    w: float
    h: float
    dx: float
    dy: float

    @property
    def square(self) -> bool:
        """Say whether the tiles are drawn nearly square."""
        return self.h < 1.2 * self.w

    def spots(self, count: int) -> tuple[Box, ...]:
        """Return the boxes of `count` tiles, row by row."""
        return tuple(
            (
                self.x + self.dx * (place % self.across),
                self.y + self.dy * (place // self.across),
                self.w,
                self.h,
            )
            for place in range(count)
        )


def own_army_grid(armies: int) -> Grid:
    """Return the grid for the armies of the player who sits below."""
    x, y = _BAND_LEFT, _BAND_TOP
    if armies <= 6:
        return Grid(x, y, 6, 78, 116, 83, 0)
    if armies <= 9:
        across = max(7, 9 * (armies > 7))
        step = (_BAND_WIDE + 4) / across
        w = step - 4
        return Grid(x, y + (116 - w * TALL) / 2, across, w, w * TALL, step, 0)
    across = max(6, math.ceil(armies / 2))
    across = 11 if across in (9, 10) else across
    step = (_BAND_WIDE + 4) / across
    if across <= 8:
        w = min(step - 3.5, 67.0)
        return Grid(x, y, across, w, w * _SQUARE, step, 68)
    w = min(step - 2, 43.5)
    return Grid(x, y, across, w, w * TALL, step, w * TALL + 3)


def rival_army_grid(place: Box, armies: int, *, column: bool, compact: bool) -> Grid:
    """Return the grid for a rival's armies: in a whole column, a zone, or a low zone."""
    x, y, w, _ = place
    if column:
        return _column_grid(x, y, armies)
    if compact:
        across = max(7, 9 * (armies > 7), armies)
        step = (w - 20) / across
        wide = min(46.0, step - 2)
        return Grid(x + 12, y + 52 + (66 - wide * 66 / 46) / 2, across, wide, wide * 66 / 46, step, 0)
    if armies <= 6:
        return Grid(x + 12, y + 80, 6, 58, 88, 62.5, 0)
    if armies == 7:
        return Grid(x + 12, y + 88, 7, 49, 73.5, 53, 0)
    if armies <= 12:
        return Grid(x + 12, y + 72, 6, 55, 55 * _SQUARE, 62.5, 55)
    across = math.ceil(armies / 2)
    step = (w - 20) / across
    return Grid(x + 12, y + 73, across, step - 3, (step - 3) * _SQUARE, step, 53)


def _column_grid(x: float, y: float, armies: int) -> Grid:
    if armies > 21:
        return Grid(x + 12, y + 78, 8, 44, 66, 46.3, 76)
    if armies > 15:
        return Grid(x + 12, y + 76, 7, 50, 75, 53, 79)
    if armies > 12:
        return Grid(x + 18, y + 75, 5, 54, 80, 75.5, 84)
    if armies > 10:
        return Grid(x + 14, y + 84, 6, 57, 85.5, 61.5, 108)
    if armies > 8:
        return Grid(x + 14, y + 78, 5, 68, 102, 74, 110)
    return Grid(x + 14, y + 78, 4, 78, 117, 95, 123)
