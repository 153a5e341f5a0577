"""How often each symbol stands on one's own captives: on the bar, or beside the title under it."""

import math

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour
from scenes.games.hecatombe.table.shown import Shown
from scenes.games.hecatombe.table.table import Tabletop

APART = 14.0
"""Units between prompts and what else stands in their row."""
_CHIP, _SIZE = 22.0, 22.0
"""The edge of a symbol, and the size of its number, in units."""
_NEAR, _GAP = 2.0, 6.0
"""Units between a symbol and its number, and between a number and the next symbol."""
_INSET = 12.0
"""Units between the end of a row in the corner and its frame."""


class OwnSums:
    """Stands where prompts leave room; nowhere where they leave none."""

    def __init__(self, layer: Layer, top: Tabletop, shown: Shown) -> None:
        self.layer, self.top, self.shown = layer, top, shown
        self.reach: float | None = None
        """Where the prompts on the bar end, if there are any."""
        self.head_end: float | None = None
        """Where keys beside the title of the corner begin, if there are any."""

    def begin(self) -> None:
        """Forget the prompts: none are drawn yet."""
        self.reach = self.head_end = None

    @property
    def held(self) -> list[tuple[str, str, float]]:
        """Return each symbol on the captives, its number, and how wide both are."""
        base, measure = self.top.places.base, self.layer.letters.measure
        if self.top.places.laid_out(base):
            return []
        sums = self.top.faces.sums(self.shown.captured[base])
        counted = [(symbol, str(count)) for symbol, count in sums.items() if count]
        return [
            (symbol, count, _CHIP + _NEAR + measure(count, _SIZE, "cinzel800")[0])
            for symbol, count in counted
        ]

    @property
    def width(self) -> float:
        """Return how wide all of them are side by side."""
        held = self.held
        return math.fsum(wide for _, _, wide in held) + _GAP * (len(held) - 1) if held else 0.0

    def head(self) -> Box:
        """Return the room beside the title of the panel under the bar."""
        x, y, w, _ = self.top.places.corner
        left = self.top.corner.titled + APART
        return left, y + 4, x + w - _INSET - left, 36

    def show(self, *, covered: bool) -> None:
        """Write them; `covered`: a tray lies over the band."""
        base = self.top.places.base
        plate, (_, y, _, h) = self.top.zones[base].plate, self.top.places.bar
        reach = self.reach or plate.after_name
        left, right = reach + APART, plate.give_way(reach) - APART
        if covered or plate.speaks or not self.held:
            return
        rooms: list[tuple[Box, Colour]] = [((left, y, right - left, h), style.INK)]
        if self.top.corner.layer.visible:
            x, y, w, h = self.head()
            rooms.append(((x, y, (self.head_end or x + w) - x, h), style.GOLD_LIGHT))
        for room, colour in rooms:
            if self.width <= room[2]:
                self._write(room, colour)
                return

    def _write(self, room: Box, colour: Colour) -> None:
        """Write them at the right end of a room."""
        x, y, w, h = room
        left, middle = x + w - self.width, y + h / 2
        for symbol, count, wide in self.held:
            self.top.faces.chip(self.layer, symbol, left + _CHIP / 2, middle, _CHIP)
            number, line = left + _CHIP + _NEAR, middle + 0.36 * _SIZE
            self.layer.text(count, number, line, _SIZE, face="cinzel800", colour=colour)
            left += wide + _GAP
