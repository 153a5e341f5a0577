"""A parchment of reasons at the left of the window: line by line, drawn anew when it says something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.draw import style
from scenes.games.skirmish.table.layout import WINDOW

if TYPE_CHECKING:
    from scenes.draw.layer import Layer

_SIZE, _LINE = 22.0, 27.0
_MOST_LINES = 15
_FOOT = WINDOW[1] + WINDOW[3] - 10.0


class ReasonSheet:
    """As high as what it says, from its foot upwards."""

    def __init__(self, layer: Layer, left: float, right: float) -> None:
        """`left`, `right`: between which edges it lies, in units."""
        self._layer, self._left, self._wide = layer, left, right - left
        self._said: object = ((), 0.0)

    def show(self, reasons: Sequence[str], foot: float = _FOOT) -> None:
        """Show these reasons, each from a new line on; none put the sheet away."""
        said = (tuple(reasons), foot)
        if said == self._said:
            return
        self._said = said
        layer = self._layer
        layer.clear()
        lines: list[str] = []
        for reason in reasons:
            lines += layer.letters.wrapped(reason, _SIZE, "fell", wrap=self._wide - 48)
        lines = lines[:_MOST_LINES]
        if not lines:
            return
        high = _LINE * len(lines) + 34
        box = (self._left, foot - high, self._wide, high)
        layer.panel("sheet_parchment", *box)
        for place, line in enumerate(lines):
            y = foot - high + 34 + _LINE * place
            layer.text(line, self._left + 24, y, _SIZE, colour=style.INK, within=box)
