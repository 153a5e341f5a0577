"""The foot of a plaque: what its player does, or room for what he may press."""

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.roulette.table.seats.plan import SeatPlan

SIZE = 25.0
"""Type size of a state, where it fits."""
SIGN_WIDTH = 28.0
"""The width of the state's sign, in units."""
_DOTS = 3


class SeatStatus:
    """The state of one seat: a line of words, or two on a narrow plaque; the last call wins."""

    def __init__(self, layer: Layer, plan: SeatPlan) -> None:
        self._layer, self._plan = layer, plan
        self._marks: list[Drawable] = []
        self._said: tuple[str, ...] = ()

    def hush(self) -> None:
        """Clear the state: the player does nothing in particular."""
        self._begin()

    def say(self, words: str, *, icon: str = "", tint: style.Colour = style.PARCHMENT) -> None:
        """A sign and a few words."""
        if not self._begin(words, icon, tint.plain) or not words:
            return
        x, y, w, h = self._plan.state
        lead = 0.0
        if icon:
            lead = SIGN_WIDTH + 8
            at = (x + SIGN_WIDTH / 2, y + h / 2)
            ink = None if icon.startswith("shot") else tint
            self._marks.append(self._layer.image(icon, *at, SIGN_WIDTH, anchor=(0.5, 0.5), tint=ink))
        self._write(words, (x + lead, y, w - lead, h), tint)

    def thinks(self) -> None:
        """A bot thinks: three dots."""
        if self._begin("", "dots"):
            x, y, _, h = self._plan.state
            self._marks += [
                self._layer.disc(
                    x + 8 + 18 * dot, y + h / 2, 4.5, style.PARCHMENT_SHADE, alpha=255 * (1 - dot * 0.28)
                )
                for dot in range(_DOTS)
            ]

    def make_room(self, words: str = "") -> Box:
        """A few words at the left, or in the first line; returns the box that is free for prompts."""
        x, y, w, h = self._plan.state
        size = self._layer.letters.fit(words, 24, w, "fell-italic") if words else 24.0
        wide = self._layer.letters.measure(words, size, "fell-italic")[0] if words else 0.0
        two = self._plan.lines > 1
        if self._begin(words, "room") and words:
            line = y + (h / 4 if two else h / 2) + size * 0.3
            self._marks.append(
                self._layer.text(words, x, line, size, face="fell-italic", colour=style.GOLD_LIGHT)
            )
        if not words:
            return self._plan.state
        return (x, y + h / 2, w, h / 2) if two else (x + wide + 12, y, w - wide - 12, h)

    def _begin(self, *said: str) -> bool:
        if said == self._said:
            return False
        self._said = said
        for mark in self._marks:
            mark.remove()
        self._marks.clear()
        return True

    def _write(self, words: str, box: Box, tint: style.Colour) -> None:
        letters, (x, y, w, h) = self._layer.letters, box
        size = letters.fit(words, SIZE, w)
        lines: tuple[str, ...] = (words,)
        if letters.measure(words, size)[0] > w and self._plan.lines > 1:
            lines = self._balanced(words, size, w)
        lines = lines[: self._plan.lines]
        shown = letters.shown_size(size, "fell")
        step = 1.12 * shown
        first = y + h / 2 + 0.3 * shown - step * (len(lines) - 1) / 2
        for row, line in enumerate(lines):
            around = (x, y - 3, w, h + 6)
            fitted = self._fitted(line, size, w)
            self._marks.append(
                self._layer.text(fitted, x, first + step * row, size, colour=tint, within=around)
            )

    def _balanced(self, words: str, size: float, width: float) -> tuple[str, ...]:
        """The fewest lines, as even as they can be."""
        letters = self._layer.letters
        lines = letters.wrapped(words, size, wrap=width)
        while len(narrower := letters.wrapped(words, size, wrap=width - 6)) == len(lines):
            width, lines = width - 6, narrower
            if width < 60:
                break
        return lines

    def _fitted(self, line: str, size: float, width: float) -> str:
        while self._layer.letters.measure(line, size)[0] > width and len(line) > 2:
            line = line[:-2].rstrip() + "…"
        return line
