"""The parchment of a question: what may be chosen, row by row, and the row that the cursor stands on."""

from collections.abc import Sequence
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.table.layout import CHOICES
from scenes.shell.null_sound import Words

ROW_HEIGHT = 42.0
NOWHERE: Box = (-1.0, -1.0, 0.0, 0.0)
"""The box of a row on a sheet that is not turned up."""
_EDGE, _TITLE_SIZE, _ROW_SIZE, _SMALL = 22.0, 26.0, 25.0, 22.0
_MOST_TITLE_LINES = 2
_LINE = 30.0


class ChoiceFacts(NamedTuple):
    """What the parchment says."""

    title: str
    way: str
    """The steps chosen so far, in words."""
    rows: tuple[str, ...]
    cursor: int
    whisper: str = ""
    """Why the last secret choice came to nothing."""


class ChoiceSheet:
    """As high as what it says, and drawn anew with it; with more rows than fit it turns with the cursor."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._layer, self._texts = layer, texts
        self._marks: list[Drawable] = []
        self._said: ChoiceFacts | None = None
        self.boxes: tuple[Box, ...] = ()
        """Where each row lies, in order."""
        self.area: Box | None = None
        """Where the whole parchment lies."""

    def show(self, facts: ChoiceFacts | None) -> None:
        """Show the parchment, or put it away; nothing happens when it says the same as before."""
        if facts == self._said:
            return
        self._said = facts
        for mark in self._marks:
            mark.remove()
        self._marks, self.boxes, self.area = [], (), None
        if facts is None:
            return
        x, y, w, h = CHOICES
        sheet = self._layer.panel("sheet_parchment", *CHOICES)
        self._marks.append(sheet)
        top = self._title(facts.title, facts.way)
        fits = max(1, int((y + h - 52 - top) // ROW_HEIGHT))
        page, pages = facts.cursor // fits, -(-len(facts.rows) // fits)
        h = top - y + ROW_HEIGHT * min(fits, len(facts.rows)) + (52 if facts.whisper or pages > 1 else 26)
        self.area = (x, y, w, h)
        sheet.reshape(*self.area)
        self.boxes = _row_boxes(len(facts.rows), page, fits, top)
        for place, (words, box) in enumerate(zip(facts.rows, self.boxes, strict=True)):
            if box != NOWHERE:
                self._row(words, box, chosen=place == facts.cursor)
        if facts.whisper:
            self._text(facts.whisper, x + w / 2, y + h - 22, _SMALL, style.GARNET, align="center")
        elif pages > 1:
            said = self._texts("skirmish-hand-page", n=page + 1, of=pages)
            self._text(said, x + w / 2, y + h - 18, _SMALL, style.INK_2, align="center")

    def _title(self, title: str, way: str) -> float:
        """Draw the question and the steps so far; returns where the rows begin."""
        x, y, w, _ = CHOICES
        wide = w - 2 * _EDGE
        lines = self._layer.letters.wrapped(title, _TITLE_SIZE, "cinzel800", wrap=wide)[:_MOST_TITLE_LINES]
        base = y + 40
        for line in lines:
            self._text(line, x + w / 2, base, _TITLE_SIZE, style.GARNET, face="cinzel800", align="center")
            base += _LINE
        if way:
            self._text(way, x + w / 2, base - 2, _SMALL, style.INK_2, face="fell-italic", align="center")
            base += _LINE
        self._marks.append(
            self._layer.line(x + _EDGE, base - 16, x + w - _EDGE, base - 16, 1.2, style.GOLD_DARK)
        )
        return base - 8

    def _row(self, words: str, box: Box, *, chosen: bool) -> None:
        x, y, w, h = box
        if chosen:
            self._marks.append(self._layer.box(x, y + 2, w, h - 4, style.GARNET, alpha=230))
        colour = style.PARCHMENT if chosen else style.INK
        self._text(words, x + 12, y + h / 2 + 8, _ROW_SIZE, colour)

    def _text(
        self, words: str, x: float, y: float, size: float, colour: style.Colour, *,
        face: str = "fell", align: str = "left",
    ) -> None:  # fmt: skip
        wide = CHOICES[2] - 2 * _EDGE - (24 if align == "left" else 0)
        fitted = self._layer.letters.fit(words, size, wide, face)
        line = self._layer.text(words, x, y, fitted, face=face, colour=colour, align=align, within=CHOICES)
        self._marks.append(line.squeeze(wide))


def _row_boxes(count: int, page: int, fits: int, top: float) -> tuple[Box, ...]:
    """The box of every row; of rows on other sheets `NOWHERE`."""
    x, _, w, _ = CHOICES
    return tuple(
        (x + _EDGE, top + ROW_HEIGHT * (place % fits), w - 2 * _EDGE, ROW_HEIGHT)
        if place // fits == page
        else NOWHERE
        for place in range(count)
    )


def rows_shown(boxes: Sequence[Box]) -> int:
    """How many rows the sheet that is turned up has."""
    return sum(box != NOWHERE for box in boxes)
