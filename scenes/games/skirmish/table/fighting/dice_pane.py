"""The dice of one side of a combat: a row a step, those that did it first, the count at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.skirmish.table.effects.air import Marks
from scenes.games.skirmish.table.effects.dice_board import (
    APART_SECONDS,
    FALL_SECONDS,
    ROW_SECONDS,
    DiceRow,
    die_mark,
    fallen_share,
    laid_dice,
)

_DIE, _STEP, _LINE, _GAP = 22.0, 22.6, 26.0, 9.0
_WORDS_WIDE, _TIMES_WIDE = 116.0, 27.0
_WORD_SIZE = 24.0
_ON_A_LINE, _KINDS_ON_A_LINE = 6, 2
_MOST_SINGLE = 2 * _ON_A_LINE
"""Dice of a row that are drawn one by one, in two lines; more are drawn a face at a time."""


class Falling(NamedTuple):
    """A die on its way: where it comes to lie, when it begins, and how it is tilted there."""

    mark: Drawable
    place: Point
    wait: float
    tilt: float


class DicePane:
    """Draws the rows of one lot of blows into a box; what it has drawn stays until `clear`."""

    def __init__(self, layer: Layer, box: Box) -> None:
        self._layer, self._box = layer, box
        self._marks: Marks = []
        self._falling: list[Falling] = []

    def clear(self) -> None:
        """Take everything away."""
        for mark in self._marks:
            mark.remove()
        self._marks, self._falling = [], []

    def lay(self, rows: Sequence[DiceRow], colour: int) -> None:
        """Draw rows, their dice in the air, edged in a seat's colour (-1: none)."""
        self.clear()
        top = self._box[1]
        for number, row in enumerate(rows):
            top += self._lay_row(row, top, number, colour) + _GAP

    @staticmethod
    def seconds_of(rows: Sequence[DiceRow]) -> float:
        """Seconds that these rows need to fall."""
        waits = [
            ROW_SECONDS * number + APART_SECONDS * (len(laid_dice(row, most=_MOST_SINGLE)) - 1)
            for number, row in enumerate(rows)
        ]
        return max(waits) + FALL_SECONDS

    def fall(self, share: float) -> None:
        """Let the dice be as far down as after a share (0 to 1) of the throw."""
        seconds = max((die.wait for die in self._falling), default=0.0) + FALL_SECONDS
        for mark, (x, y), wait, tilt in self._falling:
            own = min(1.0, max(0.0, (share * seconds - wait) / FALL_SECONDS)) if share < 1 else 1.0
            mark.alpha = 255 if own > 0 else 0
            mark.move(x, y - 70 * (1 - fallen_share(own)))
            mark.angle = tilt + 300 * (1 - own)

    def _lay_row(self, row: DiceRow, top: float, number: int, colour: int) -> float:
        """One step; returns how high it is, in units."""
        left, _, wide, _ = self._box
        grouped = len(row.faces) > _MOST_SINGLE
        dice = laid_dice(row, most=_MOST_SINGLE)
        across = _KINDS_ON_A_LINE if grouped else _ON_A_LINE
        step = _STEP + (_TIMES_WIDE if grouped else 0)
        for place, die in enumerate(dice):
            x = left + _WORDS_WIDE + step * (place % across) + _DIE / 2
            y = top + _LINE * (place // across) + _LINE / 2
            wait = ROW_SECONDS * number + APART_SECONDS * place
            mark = die_mark(self._layer, die, (x, y), _DIE, colour)
            self._falling.append(Falling(mark, (x, y), wait, 0.0 if die.good else -23 + (place * 17) % 46))
            self._marks.append(mark)
            if die.times > 1:
                self._marks.append(self._layer.text(f"×{die.times}", x + _DIE / 2 + 2, y + 8, 22))
        lines = -(-len(dice) // across)
        size = self._layer.letters.fit(row.words, _WORD_SIZE, _WORDS_WIDE - 6, "fell")
        self._marks.append(self._layer.text(row.words, left, top + _LINE / 2 + 8, size))
        if row.after:
            self._marks.append(
                self._layer.text(
                    row.after, left + wide, top + _LINE * (lines - 0.5) + 9, 26, face="cinzel800",
                    colour=style.GOLD_LIGHT, align="right",
                )
            )  # fmt: skip
        return _LINE * lines
