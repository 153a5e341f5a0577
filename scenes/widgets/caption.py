"""The caption bar: a refusal or a sound in words, for a moment."""

from __future__ import annotations

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import WIDTH, Colour

_SIZE = 24
_PAD = 22
_HEIGHT = 40
_FADE = 0.3


class Caption:
    """One line on a lacquer chip, centred; it fades by itself."""

    def __init__(self, layer: Layer, *, x: float = WIDTH / 2, y: float = 644) -> None:
        """`y` is the middle of the bar."""
        self._x, self._y = x, y
        self._bar = layer.panel("chip_lacquer", x, y - _HEIGHT / 2, 100, _HEIGHT)
        self._words = layer.text("", x, y + _SIZE * 0.32, _SIZE, align="center")
        self._left = 0.0
        self.hide()

    @property
    def visible(self) -> bool:
        """Whether anything is said now."""
        return self._bar.visible

    @property
    def text(self) -> str:
        """What is said now."""
        return self._words.text if self.visible else ""

    def say(self, words: str, *, seconds: float = 3.0, colour: Colour = style.PARCHMENT) -> None:
        """Show these words for so long; no words at all hide the bar."""
        self._words.text, self._words.colour, self._left = words, colour, seconds
        wide = self._words.width + 2 * _PAD
        box = (self._x - wide / 2, self._y - _HEIGHT / 2, wide, _HEIGHT)
        self._bar.reshape(*box)
        self._words.within = box
        self._show(bool(words), 255)

    def update(self, dt: float) -> None:
        """Let time pass; call it once a frame."""
        if not self.visible:
            return
        self._left -= dt
        if self._left <= 0:
            self.hide()
        else:
            self._show(True, 255 * min(1.0, self._left / _FADE))

    def hide(self) -> None:
        """Say nothing."""
        self._show(False, 0)

    def _show(self, visible: bool, alpha: float) -> None:
        for mark in (self._bar, self._words):
            mark.visible, mark.alpha = visible, alpha
