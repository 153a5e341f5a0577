"""The sheet of fields: rows with their sliders, switches or words, scissors where one was changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box

ROWS = 5
"""Fields that are seen at once."""
BOX: Box = (404, 354, 560, 300)
"""The sheet."""
_TOP, _STEP, _HIGH = 399.0, 49.0, 45.0
_LEFT, _RIGHT = 424.0, 944.0
_NAME_X = 462.0
_LADDER: tuple[float, float] = (682.0, 770.0)
_ARROWS = (856.0, 934.0)
_END_GAP = 13.0
_WORDS_W = 250.0
_NAME_SIZE, _WORD_SIZE = 25.0, 24.0


class RowFacts(NamedTuple):
    """A field as the sheet shows it."""

    name: str
    value: str
    changed: bool = False
    wrong: bool = False
    depth: int = 0
    ladder: tuple[float, float, str, str] | None = None
    """Shares of the way from the least to the most where the value and the value below are, and both ends."""
    switch: bool | None = None
    aside: str = ""
    """What a formula proposes, in words."""
    opens: bool = False
    """Whether accepting opens a list."""


class Sheet:
    """The rows on parchment; `show` writes them, `row_at` finds them for the mouse."""

    def __init__(self, layer: Layer, marks: Layer, title: str, saved: str) -> None:
        self._marks = marks
        layer.panel("sheet_parchment", *BOX)
        size = layer.letters.fit(title, 28, BOX[2] - 300, "cinzel900")
        layer.text(
            title,
            BOX[0] + BOX[2] / 2,
            BOX[1] + 35,
            size,
            face="cinzel900",
            colour=style.GARNET,
            align="center",
        )
        layer.image(
            "icon_check_mark", _LEFT + 16, BOX[1] + 27, 20, anchor=(0.5, 0.5), tint=style.VERDIGRIS_DARK
        )
        layer.text(
            saved, _LEFT + 32, BOX[1] + 34, style.FLOOR, face="fell-italic", colour=style.VERDIGRIS_DARK,
            within=(_LEFT, BOX[1] + 8, 150, 38),
        )  # fmt: skip
        self.first = 0
        self._ground = layer.box(*row_box(0), style.CREAM)
        self._frame = layer.panel("frame_focus", *row_box(0))
        self._more = [
            layer.image("chevron", x, BOX[1] + 26, 15, anchor=(0.5, 0.5), tint=style.GARNET, angle=a)
            for x, a in ((_RIGHT - 44, -90), (_RIGHT - 16, 90))
        ]
        self._shown: tuple[Sequence[RowFacts], int] | None = None

    def show(self, rows: Sequence[RowFacts], at: int) -> None:
        """Write the rows; the chosen one is always seen."""
        if (rows, at) == self._shown:
            return
        self._shown = (rows, at)
        self.first = max(0, min(max(self.first, at - ROWS + 1), at, max(0, len(rows) - ROWS)))
        self._marks.clear()
        for line, row in enumerate(rows[self.first : self.first + ROWS]):
            _write_row(self._marks, row, line, here=self.first + line == at)
        box = row_box(at - self.first)
        self._frame.visible = self._ground.visible = bool(rows)
        self._frame.reshape(*box)
        self._ground.move(box[0], box[1])
        self._more[0].visible = self.first > 0
        self._more[1].visible = self.first + ROWS < len(rows)

    def seen_box(self, number: int) -> Box:
        """The box of a row; of one that is not seen, that of the seen row nearest to it."""
        return row_box(min(max(number - self.first, 0), ROWS - 1))

    def arrow_box(self, number: int, by: int) -> Box:
        """The box of the arrow by which the number of a row goes down (−1) or up (1)."""
        _, y, _, h = self.seen_box(number)
        return _ARROWS[by > 0] - 18, y + 5, 36, h - 10

    def row_at(self, x: float, y: float, count: int) -> int | None:
        """The number of the row under x, y."""
        line = int((y - _TOP) // _STEP)
        inside = _LEFT <= x < _RIGHT and y >= _TOP and line < ROWS
        return self.first + line if inside and self.first + line < count else None

    def press_at(self, x: float) -> int:
        """What a click at x on a row does: −1 and 1 on the arrows, 0 elsewhere."""
        left, right = _ARROWS
        if abs(x - left) < 22:
            return -1
        return 1 if abs(x - right) < 22 else 0


def row_box(line: int) -> Box:
    """The box of a line of the sheet, the uppermost being 0."""
    return _LEFT, _TOP + line * _STEP, _RIGHT - _LEFT, _HIGH


def _write_row(layer: Layer, row: RowFacts, line: int, *, here: bool) -> None:
    """Write one row."""
    x, y, w, h = box = row_box(line)
    middle = y + h / 2
    if row.wrong:
        layer.panel("frame_red", *box)
    if not here:
        layer.box(x + 8, y + h + 1, w - 16, 1.2, style.GOLD_DARK, alpha=120)
    if row.changed:
        layer.image("icon_scissors", x + 18, middle, 24, anchor=(0.5, 0.5), tint=style.GARNET)
    name_x = _NAME_X + 16 * row.depth
    room = _LADDER[0] - 44 - name_x if row.ladder else _RIGHT - _WORDS_W - 26 - name_x
    size = layer.letters.fit(row.name, _NAME_SIZE, room)
    named = layer.text(
        row.name, name_x, middle + size * 0.3, size, colour=style.INK, within=(name_x, y, room + 8, h)
    )
    if row.aside:
        layer.text(
            row.aside, name_x + named.width + 10, middle + 7, style.FLOOR, face="fell-italic",
            colour=style.GARNET,
        ).squeeze(room - named.width - 10)  # fmt: skip
    if row.ladder is not None:
        _write_ladder(layer, row, middle)
    elif row.switch is not None:
        _write_switch(layer, row, middle)
    else:
        _write_words(layer, row, middle, here=here)


def _write_ladder(layer: Layer, row: RowFacts, middle: float) -> None:
    """A number on its way from the least to the most, where it stood, and its two arrows."""
    assert row.ladder is not None
    now, before, least, most = row.ladder
    left, right = _LADDER
    layer.box(left, middle - 1, right - left, 2.4, style.INK_2)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        layer.box(left + (right - left) * share - 0.8, middle - 5, 1.6, 10, style.INK_2)
    if before != now:
        layer.disc(left + (right - left) * before, middle, 8, style.INK_2)
        layer.disc(left + (right - left) * before, middle, 6, style.PARCHMENT)
    layer.disc(left + (right - left) * now, middle, 9, style.GARNET if row.changed else style.INK_2)
    for words, x, align in ((least, left - _END_GAP, "right"), (most, right + _END_GAP, "left")):
        layer.text(words, x, middle + 7, 22, colour=style.INK_2, align=align)
    _arrows(layer, middle)
    _value(layer, row, middle, sum(_ARROWS) / 2, 34)


def _write_switch(layer: Layer, row: RowFacts, middle: float) -> None:
    """On or off."""
    layer.image("check_on" if row.switch else "check_off", _ARROWS[1] - 14, middle, anchor=(0.5, 0.5))
    layer.text(
        row.value,
        _ARROWS[1] - 44,
        middle + 8,
        _WORD_SIZE,
        face="fell-italic",
        colour=style.INK_2,
        align="right",
    )


def _write_words(layer: Layer, row: RowFacts, middle: float, *, here: bool) -> None:
    """What was chosen; a list that opens has a sign behind it, words have an arrow on each side."""
    right = _RIGHT - 34
    if row.opens or here:
        layer.image(
            "chevron",
            _RIGHT - 16,
            middle,
            12,
            anchor=(0.5, 0.5),
            tint=style.GARNET,
            alpha=255 if here else 130,
        )
    size = layer.letters.fit(row.value, _WORD_SIZE, _WORDS_W, "fell")
    layer.text(
        row.value, right, middle + size * 0.32, size,
        colour=style.GARNET if row.changed else style.INK, align="right",
        within=(right - _WORDS_W - 4, middle - 24, _WORDS_W + 8, 48),
    ).squeeze(_WORDS_W)  # fmt: skip


def _arrows(layer: Layer, middle: float) -> list[Drawable]:
    """The two arrows of a number."""
    return [
        layer.image("chevron", x, middle, 14, anchor=(0.5, 0.5), tint=style.INK_2, mirror=place == 0)
        for place, x in enumerate(_ARROWS)
    ]


def _value(layer: Layer, row: RowFacts, middle: float, x: float, size: float) -> None:
    fitted = layer.letters.fit(row.value, size, _ARROWS[1] - _ARROWS[0] - 34, "cinzel800")
    layer.text(
        row.value, x, middle + fitted * 0.34, fitted,
        face="cinzel800", colour=style.GARNET if row.changed else style.INK, align="center",
    )  # fmt: skip
