"""The sheet of the story: a window on its rows, each with the seal of whose deed it is, and a scroll bar."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.screens.pause.tale_rows import Row

SHEET: Box = (176.0, 84.0, 928.0, 562.0)
"""The parchment."""
TRACK: Box = (1070.0, 150.0, 8.0, 464.0)
"""The track of the scroll bar."""
_LEFT, _RIGHT = 224.0, 1044.0
_HEAD_Y, _RULE_Y, _TOP, _FOOT = 130.0, 144.0, 158.0, 622.0
_SEAL, _TEXT_AT = 28.0, 42.0
_SIZE, _LEAD, _GAP = 25.0, 30.0, 8.0
_HEAD_SIZE, _HEAD_HIGH = 25.0, 46.0
_LOW_SIZE, _LOW_HIGH = 23.0, 36.0
_LEAST_THUMB = 0.08


class TaleSheet:
    """Draws the rows from `top` on, under the head that they belong to; only those in sight are set."""

    def __init__(self, layer: Layer, words: Layer, rows: Sequence[Row], seals: Sequence[int]) -> None:
        """`layer` bears the parchment, `words` what changes; `seals` are the colours of the players."""
        layer.panel("sheet_parchment", *SHEET)
        self._layer, self._rows, self._seals = words, rows, seals
        self._set: dict[int, tuple[str, ...]] = {}
        self.furthest = self._furthest()
        """The last row that the window can begin at."""
        self.top = self.furthest
        """The first row in sight."""
        self._draw()

    def move(self, rows: int) -> bool:
        """Move the window by so many rows; True when anything moved."""
        return self.go_to(self.top + rows)

    def go_to(self, row: int) -> bool:
        """Let the window begin at a row, as far as there are rows; True when anything moved."""
        before, self.top = self.top, min(max(0, row), self.furthest)
        if before != self.top:
            self._draw()
        return before != self.top

    def turn(self, step: int) -> bool:
        """Go to the head of the turn before, or after; True when anything moved."""
        heads = [place for place, row in enumerate(self._rows) if row.level == 1]
        if step < 0:
            return self.go_to(max((place for place in heads if place < self.top), default=0))
        return self.go_to(min((place for place in heads if place > self.top), default=self.furthest))

    def drag(self, y: float) -> bool:
        """Let the window stand where the scroll bar was clicked."""
        share = (y - TRACK[1]) / TRACK[3]
        return self.go_to(round(min(1.0, max(0.0, share)) * self.furthest))

    # type

    def _lines(self, place: int) -> tuple[str, ...]:
        """The words of a row, over as many lines as they take."""
        if place not in self._set:
            wide = _RIGHT - _LEFT - _TEXT_AT
            self._set[place] = tuple(
                self._layer.letters.wrapped(self._rows[place].words, _SIZE, "fell", wrap=wide)
            )
        return self._set[place]

    def _high(self, place: int) -> float:
        """Units that a row takes."""
        level = self._rows[place].level
        if level:
            return _HEAD_HIGH if level == 1 else _LOW_HIGH
        return _LEAD * len(self._lines(place)) + _GAP

    def _furthest(self) -> int:
        """The first row of the last windowful."""
        room, place = _FOOT - _TOP, len(self._rows)
        while place > 0:
            room -= self._high(place - 1)
            if room < 0:
                break
            place -= 1
        return min(place, max(0, len(self._rows) - 1))

    # picture

    def _draw(self) -> None:
        """Everything in sight, anew."""
        self._layer.clear()
        self._draw_head()
        y, place = _TOP, self.top
        if place < len(self._rows) and self._rows[place].level == 1:
            place += 1  # it stands above already
        while place < len(self._rows) and y + self._high(place) <= _FOOT + _GAP:
            self._draw_row(place, y)
            y += self._high(place)
            place += 1
        self._draw_bar(place)

    def _draw_head(self) -> None:
        """The head of the turn in sight, over a line."""
        layer = self._layer
        heads = [row for row in self._rows[: self.top + 1] if row.level == 1]
        if heads:
            self._write_head(heads[-1], _HEAD_Y)
        layer.line(_LEFT, _RULE_Y, _RIGHT, _RULE_Y, 1.4, style.GOLD_DARK)

    def _draw_row(self, place: int, y: float) -> None:
        """A head, or a sentence after a seal."""
        layer, row = self._layer, self._rows[place]
        if row.level == 1:
            self._write_head(row, y + 33)
            layer.line(_LEFT, y + 41, _RIGHT, y + 41, 1.0, style.GOLD_DARK, alpha=140)
            return
        if row.level:
            size = layer.letters.fit(row.words, _LOW_SIZE, _RIGHT - _LEFT, "sc")
            layer.text(row.words, _LEFT + _TEXT_AT, y + 26, size, face="sc", colour=style.GARNET)
            return
        self._seal(row, y + _LEAD / 2 + 2)
        for number, line in enumerate(self._lines(place)):
            layer.text(line, _LEFT + _TEXT_AT, y + 24 + _LEAD * number, _SIZE, colour=style.INK, within=SHEET)

    def _write_head(self, row: Row, base: float) -> None:
        """The words of a turn, after the seal of whose it is."""
        layer = self._layer
        self._seal(row, base - 9)
        left = _LEFT + (_TEXT_AT if row.player is not None else 0)
        size = layer.letters.fit(row.words, _HEAD_SIZE, _RIGHT - left, "cinzel800")
        layer.text(row.words, left, base, size, face="cinzel800", colour=style.GARNET, within=SHEET)

    def _seal(self, row: Row, middle: float) -> None:
        """The seal of whoever did it."""
        if row.player is not None and row.player < len(self._seals):
            name = f"seal_{self._seals[row.player] + 1}"
            self._layer.image(name, _LEFT + _SEAL / 2, middle, _SEAL, _SEAL, anchor=(0.5, 0.5))

    def _draw_bar(self, end: int) -> None:
        """Where the window stands; nothing where all is in sight."""
        if not self.furthest:
            return
        x, y, w, h = TRACK
        self._layer.box(x, y, w, h, style.INK, alpha=50)
        long = h * max(_LEAST_THUMB, (end - self.top) / len(self._rows))
        self._layer.box(x, y + (h - long) * self.top / self.furthest, w, long, style.GARNET)
