"""Tooltips: a few words beside the thing they explain, never outside the frame."""

from __future__ import annotations

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import SAFE

_PADDING = 16
_TITLE_SIZE = 26
_WORDS_SIZE = 23


class Tooltip:
    """A lacquer panel with an optional title. Put it on a layer above the thing it explains."""

    def __init__(self, layer: Layer, *, w: float = 300) -> None:
        self._w = w
        self._panel = layer.panel("panel_lacquer", 0, 0, w, 60)
        self._title = layer.text("", 0, 0, _TITLE_SIZE, face="cinzel800", colour=style.GOLD_LIGHT)
        self._words = layer.text("", 0, 0, _WORDS_SIZE, wrap=w - 2 * _PADDING)
        self._marks = (self._panel, self._title, self._words)
        self.hide()

    @property
    def visible(self) -> bool:
        """Whether the tooltip is shown."""
        return self._panel.visible

    def show(self, words: str, x: float, y: float, *, title: str = "") -> None:
        """Show words with their foot at x (its middle), y: above the thing, or below if there is no room."""
        self._title.text, self._words.text = title, words
        head = _TITLE_SIZE * 1.3 if title else 0.0
        high = 2 * _PADDING + head + self._words.height
        left = min(max(SAFE[0], x - self._w / 2), SAFE[0] + SAFE[2] - self._w)
        top = y - high if y - high >= SAFE[1] else min(y + 2 * _PADDING, SAFE[1] + SAFE[3] - high)
        self._panel.reshape(left, top, self._w, high)
        self._title.move(left + _PADDING, top + _PADDING + _TITLE_SIZE * 0.76)
        self._words.move(left + _PADDING, top + _PADDING + head + self._words.shown_size * 0.76)
        self._title.within = self._words.within = (left, top, self._w, high)
        for mark in self._marks:
            mark.visible = True
        self._title.visible = bool(title)

    def hide(self) -> None:
        """Hide the tooltip."""
        for mark in self._marks:
            mark.visible = False
