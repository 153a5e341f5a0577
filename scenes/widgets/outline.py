"""The line round the place of a player, for eyes that need more contrast."""

from scenes.draw import style
from scenes.draw.drawable import Image, Tint
from scenes.draw.layer import Layer
from scenes.draw.style import Box

EDGE = 3.0
"""Width of the line in the seat's colour, in units."""
HAIR = 1.0
"""Width of the white line outside it, in units: it tells a dark colour from the dark."""


def outline_strips(box: Box, width: float) -> list[Box]:
    """The four sides of a line, `width` units wide, outside a box: above, below, left, right.

    They do not overlap.
    """
    x, y, w, h = box
    above = (x - width, y - width, w + 2 * width, width)
    below = (x - width, y + h, w + 2 * width, width)
    return [above, below, (x - width, y, width, h), (x + w, y, width, h)]


class Outline:
    """A line in the seat's colour round a box, and a white hairline outside it; only in high contrast."""

    def __init__(self, layer: Layer, box: Box, colour: Tint = None) -> None:
        self._sides: list[Image] = []
        self._hairs: list[Image] = []
        if not style.high_contrast():
            return
        x, y, w, h = box
        around = (x - EDGE, y - EDGE, w + 2 * EDGE, h + 2 * EDGE)
        self._sides = [layer.box(*side, colour) for side in outline_strips(box, EDGE)]
        self._hairs = [layer.box(*side, style.WHITE) for side in outline_strips(around, HAIR)]

    def show(self, colour: Tint) -> None:
        """Show the line in this colour."""
        for side in self._sides:
            side.tint = colour
        self._see(seen=True)

    def hide(self) -> None:
        """Hide the line: nobody sits here."""
        self._see(seen=False)

    def _see(self, *, seen: bool) -> None:
        for mark in (*self._sides, *self._hairs):
            mark.visible = seen
