"""A table of numbers on a page of a booklet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes import style
from scenes.layer import Layer
from scenes.text import Letters


@dataclass(frozen=True)
class Numbers:
    """A table: a head over each column; the first column leads."""

    heads: Sequence[str]
    rows: Sequence[Sequence[int | str]]
    step: float = 37.0

    def height(self, letters: Letters, size: float, w: float) -> float:
        """As tall as its lines."""
        return self.step * (len(self.rows) + 1)

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Heads, then a line for each row."""
        wide = w / len(self.heads)
        least = min(layer.letters.fit(head, 24, wide - 8, "sc") for head in self.heads)
        for place, head in enumerate(self.heads):
            layer.text(
                head, x + (place + 0.5) * wide, y + 26, least,
                face="sc", colour=style.GARNET, align="center", within=(x + place * wide, y, wide, self.step),
            )  # fmt: skip
        for line, row in enumerate(self.rows, 1):
            top = y + line * self.step
            layer.box(x, top, w, 1.5, style.GOLD_DARK, alpha=150)
            for place, number in enumerate(row):
                face, colour = ("cinzel800", style.GARNET) if place == 0 else ("cinzel700", style.INK)
                layer.text(
                    str(number), x + (place + 0.5) * wide, top + 27, 25,
                    face=face, colour=colour, align="center", within=(x + place * wide, top, wide, self.step),
                )  # fmt: skip
