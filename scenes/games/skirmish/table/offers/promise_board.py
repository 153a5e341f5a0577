"""The board of promises: who promised what to whom, until when, and what became of it; everybody sees it."""

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.layout import PROMISES
from scenes.games.skirmish.table.offers.phrases import BROKEN, KEPT, OFFERED, OPEN, VOID, BoardRow
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

_ROW_HIGH, _STEP, _TOP = 98.0, 108.0, 70.0
_MOST_ROWS = 4
_SIGNS: dict[str, tuple[str, Colour]] = {
    OPEN: ("icon_hourglass", style.INK_2),
    OFFERED: ("icon_hand", style.INK_2),
    KEPT: ("tick_bare", style.VERDIGRIS),
    BROKEN: ("icon_ringing_bell", style.ERROR),
    VOID: ("icon_interdiction", style.INK_2),
}
_EDGES = {
    OPEN: style.GOLD_DARK,
    OFFERED: style.NEUTRAL,
    KEPT: style.VERDIGRIS,
    BROKEN: style.BLOOD,
    VOID: style.NEUTRAL,
}


class PromiseBoard:
    """The board, drawn anew only when a promise was given or has ended."""

    def __init__(self, layer: Layer, texts: Words, sitters: Sequence[Sitter]) -> None:
        self._layer, self._texts, self._sitters = layer, texts, sitters
        self._said: tuple[BoardRow, ...] | None = None
        self._marks: list[Drawable] = []

    def show(self, rows: Sequence[BoardRow] | None) -> None:
        """Show the promises in this order, or take the board away; of more than four the rest is counted."""
        said = None if rows is None else tuple(rows)
        if said == self._said:
            return
        self._said = said
        for mark in self._marks:
            mark.remove()
        self._marks = []
        if said is None:
            return
        x, y, w, h = PROMISES
        foot = 56 if len(said) > _MOST_ROWS or not said else 16
        h = min(h, _TOP + _STEP * min(_MOST_ROWS, len(said)) + foot)
        self._marks.append(self._layer.panel("sheet_parchment", x, y, w, h))
        title = self._texts("skirmish-promises-title")
        self._write(title, x + w / 2, y + 44, 25, style.GARNET, face="cinzel800", align="center")
        for place, row in enumerate(said[:_MOST_ROWS]):
            self._row(row, (x + 16, y + _TOP + _STEP * place, w - 32, _ROW_HIGH))
        rest = len(said) - _MOST_ROWS
        key = "none" if not said else "more" if rest > 0 else ""
        if key:
            words = self._texts(f"skirmish-promises-{key}", n=rest)
            at = y + _TOP + 30 if not said else y + h - 16
            self._write(words, x + w / 2, at, 23, style.INK_2, face="fell-italic", align="center")

    def _write(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        ink: Colour,
        *,
        face: str = "fell",
        align: str = "left",
        room: float = PROMISES[2],
    ) -> None:
        """Words on the board, their letters narrower where they need more than `room` units."""
        self._marks.append(
            self._layer.text(words, x, y, size, face=face, colour=ink, align=align, within=PROMISES).squeeze(
                room
            )
        )

    def _row(self, row: BoardRow, box: Box) -> None:
        """One promise: two seals, what, until when, and the sign of what became of it."""
        x, y, w, h = box
        edge = _EDGES[row.status]
        self._marks += [
            self._layer.box(x - 2, y - 2, w + 4, h + 4, edge),
            self._layer.box(x, y, w, h, style.CREAM),
            seal_image(self._layer, self._sitters[row.giver], x + 28, y + 25, 18),
        ]
        words = self._texts(f"skirmish-promises-{'would' if row.status == OFFERED else 'to'}")
        self._write(words, x + 56, y + 32, 22, style.INK_2, face="fell-italic")
        start = x + 56 + self._layer.letters.measure(words, 22, "fell-italic")[0] + 26
        self._marks.append(seal_image(self._layer, self._sitters[row.asker], start, y + 25, 18))
        letters, room = self._layer.letters, w - 24
        self._write(row.words, x + 12, y + 63, letters.fit(row.words, 24, room), style.INK, room=room)
        self._sign(row, box)
        term = letters.fit(row.term, 22, room, "fell-italic")
        self._write(row.term, x + 12, y + 88, term, style.INK_2, face="fell-italic", room=room)

    def _sign(self, row: BoardRow, box: Box) -> None:
        """A picture and a word for what became of it; a running one has its hourglass alone."""
        x, y, w, _ = box
        icon, ink = _SIGNS[row.status]
        sign = self._layer.image(icon, x + w - 24, y + 25, 26, None, anchor=(0.5, 0.5))
        sign.tint = ink
        self._marks.append(sign)
        if row.status not in (OPEN, OFFERED):
            words = self._texts(f"skirmish-promises-{row.status}")
            self._write(words, x + w - 44, y + 33, 23, ink, align="right")
