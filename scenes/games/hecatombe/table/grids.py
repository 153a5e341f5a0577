"""Rows of tiles: how large they are, and how they stand, for any number of armies."""

import math
from typing import NamedTuple

from scenes.draw.style import Box

TALL = 1.5
"""Height to width of a tile."""
_SQUARE = 56 / 58
BAND_LEFT, BAND_TOP, BAND_HIGH = 28.0, 476.0, 237.0
"""The corner of the tiles in the band, and how high all their rows may be together."""
BAND_WIDE, OPEN_WIDE = 578.0, 664.0
"""The width of the band's tiles: beside a neighbour's oath, and where none lies."""
TRAY_WIDE = 1000.0
"""The width of the tiles of a private choice, which has the whole band."""
BAND_TILE = (78.0, 116.0)
"""Width and height of a tile in the band: as large in choices as words can be read from a sofa."""
LARGEST = 1.25
"""By how much tiles that need one row only are larger."""
_GAP = 5.0
_ROW = 7


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

    @property
    def overlaps(self) -> bool:
        """Say whether each tile lies over the right edge of the one before it."""
        return self.dx < self.w

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


def band_grid(count: int, room: float = BAND_WIDE) -> Grid:
    """Return the grid of the band for so many tiles: one large row, or two; many overlap, none is smaller."""
    wide, high = BAND_TILE
    if count <= _ROW:
        w = min(LARGEST * wide, (room + _GAP) / max(1, count) - _GAP)
        h = w * high / wide
        return Grid(BAND_LEFT, BAND_TOP + (BAND_HIGH - h) / 2, _ROW, w, h, w + _GAP, 0)
    across = max(_ROW, math.ceil(count / 2))
    step = min(wide + _GAP, (room - wide) / (across - 1))
    return Grid(BAND_LEFT, BAND_TOP, across, wide, high, step, high + _GAP)


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
        return Grid(x + 13, y + 76, 7, 48, 72, 53, 81)
    if armies > 12:
        return Grid(x + 18, y + 76, 5, 50, 75, 75.5, 84)
    if armies > 10:
        return Grid(x + 14, y + 84, 6, 57, 85.5, 61.5, 108)
    if armies > 8:
        return Grid(x + 14, y + 78, 5, 68, 102, 74, 110)
    return Grid(x + 14, y + 78, 4, 78, 117, 95, 126)
