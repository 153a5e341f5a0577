"""« Pourquoi ? »: the deeds by which a scene is told, on demand."""

from __future__ import annotations

from game.input.devices import Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, is_in_box
from scenes.widgets.prompt import GlyphMark

_LEFT, _TOP, _WIDE, _LOW = 786.0, 518.0, 458.0, 50.0
_SIZE, _LEAD, _PADDING = 25.0, 28.0, 20.0
_LEAST = 22.0


class WhyBox:
    """The question, and below it the answer once it was asked."""

    def __init__(self, layer: Layer, question: str, answer: str, *, asked: bool = False) -> None:
        self._layer, self._question, self._answer = layer, question, answer
        self.asked = asked
        """Whether the answer is shown."""
        self.box: Box = (0, 0, 0, 0)
        """Where it stands; no size where there is nothing to answer."""

    def draw(self, hand: Device) -> None:
        """Draw it for whoever holds a device; nothing where there is no answer."""
        layer = self._layer
        layer.clear()
        if not self._answer:
            return
        size, lines = self._lines()
        lead = _LEAD * layer.letters.text_scale
        wide = _WIDE if self.asked else 230.0
        high = _LOW + (lead * len(lines) + 12 if self.asked else 0)
        self.box = (_LEFT, _TOP, wide, high)
        layer.panel("panel_lacquer", *self.box)
        glyph = GlyphMark(layer, layer.glyph(hand, Intent.COUNTER), _LEFT + 14, _TOP + _LOW / 2, 32)
        layer.text(
            self._question, _LEFT + 24 + glyph.width, _TOP + _LOW / 2 + 8, 26,
            face="sc", colour=style.GOLD_LIGHT, within=self.box,
        )  # fmt: skip
        for number, line in enumerate(lines if self.asked else ()):
            layer.text(
                line, _LEFT + _PADDING, _TOP + _LOW + 18 + lead * number, size,
                face="fell-italic", within=self.box,
            )  # fmt: skip

    def hide(self) -> None:
        """Take it away until it is drawn again: something else stands in its place."""
        self._layer.clear()
        self.box = (0, 0, 0, 0)

    @property
    def has_answer(self) -> bool:
        """Whether there is anything to ask."""
        return bool(self._answer)

    def toggle(self, hand: Device) -> bool:
        """Ask, or ask no more; returns whether there is anything to ask."""
        if not self._answer:
            return False
        self.asked = not self.asked
        self.draw(hand)
        return True

    def holds(self, x: float, y: float) -> bool:
        """Whether the point x, y lies on it."""
        return is_in_box(self.box, x, y)

    def _lines(self) -> tuple[float, tuple[str, ...]]:
        """Size and lines of the answer: three lines at most, unless it is very long."""
        letters, room = self._layer.letters, _WIDE - 2 * _PADDING
        for size in (_SIZE, 24.0, 23.0):
            lines = letters.wrapped(self._answer, size, "fell-italic", room)
            if len(lines) <= 2:
                return size, lines
        least = _LEAST / letters.text_scale
        return least, letters.wrapped(self._answer, least, "fell-italic", room)
