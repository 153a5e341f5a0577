"""A table of numbers on a page of a booklet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.text import Typesetter

_PICTURE_HEIGHT = 33.0

Head = str | tuple[str, int]
"""The head of a column: words, or a small picture and how often it is drawn."""


@dataclass(frozen=True)
class NumberTable:
    """A table of numbers with a head over each column; the first column leads."""

    heads: Sequence[Head]
    rows: Sequence[Sequence[int | str]]
    step: float = 37.0

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """The height of all its lines."""
        return self.step * (len(self.rows) + 1)

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Draw the heads, then a line for each row."""
        wide = w / len(self.heads)
        words = [head for head in self.heads if isinstance(head, str)]
        least = min(layer.letters.fit(head, 24, wide - 8, "sc") for head in words)
        for place, head in enumerate(self.heads):
            if isinstance(head, str):
                layer.text(
                    head, x + (place + 0.5) * wide, y + 26, least, face="sc", colour=style.GARNET,
                    align="center", within=(x + place * wide, y, wide, self.step),
                )  # fmt: skip
            else:
                _pictures(layer, *head, x + (place + 0.5) * wide, y + self.step / 2 - 2)
        for line, row in enumerate(self.rows, 1):
            top = y + line * self.step
            layer.box(x, top, w, 1.5, style.GOLD_DARK, alpha=150)
            for place, number in enumerate(row):
                face, colour = ("cinzel800", style.GARNET) if place == 0 else ("cinzel700", style.INK)
                layer.text(
                    str(number), x + (place + 0.5) * wide, top + 27, 25,
                    face=face, colour=colour, align="center", within=(x + place * wide, top, wide, self.step),
                )  # fmt: skip


def _pictures(layer: Layer, name: str, count: int, x: float, y: float) -> None:
    """Draw a picture `count` times in a row, centred at x, y."""
    w, h = layer.art.size(name)
    step = w * _PICTURE_HEIGHT / h + 2
    for place in range(count):
        layer.image(name, x + (place - (count - 1) / 2) * step, y, h=_PICTURE_HEIGHT, anchor=(0.5, 0.5))
