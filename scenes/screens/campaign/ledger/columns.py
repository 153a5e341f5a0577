"""Lines that flow over the pages of a book, and the spread that is seen of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.screens.campaign.ink import MIDDLE, Type, draw_face, lay_words
from scenes.screens.campaign.ledger.book import LEFT, RIGHT, page_room

if TYPE_CHECKING:
    from game.app.campaign.run import Run

_SIZE, _LINE_H, _GAP = 24.0, 28.0, 6.0
_HEAD_GAP = 12.0
MARK_W, _MARK_H = 108.0, 92.0
"""Units that a face or a sign takes beside the lines of its head, and how far down it reaches."""
_FACE_W, _FACE_H, _SIGN = 84.0, 76.0, 60.0


class Row(NamedTuple):
    """A line of a book: its words; a head begins something, a quiet line is in italics.

    A head may have the `face` of a person or a `sign` beside what it begins.
    """

    words: str
    head: bool = False
    quiet: bool = False
    face: str = ""
    sign: str = ""


class Placed(NamedTuple):
    """A row and its place: which page, counted from the first, how far down, how high, how far aside."""

    row: Row
    page: int
    top: float
    high: float
    aside: float = 0.0


def flow_rows(layer: Layer, rows: Sequence[Row]) -> list[Placed]:
    """Place rows one below the other, page by page; a head never stands alone at a foot."""
    _, _, wide, room = page_room(LEFT)
    asides = _asides(rows)
    heights = [_height(layer, row, wide - aside) for row, aside in zip(rows, asides, strict=True)]
    placed: list[Placed] = []
    page, top, foot = 0, 0.0, 0.0
    for number, (row, high) in enumerate(zip(rows, heights, strict=True)):
        more = heights[number + 1] + _GAP if row.head and number + 1 < len(rows) else 0.0
        top = max(top, foot) if row.head else top
        gap = _HEAD_GAP if row.head and top else 0.0
        reach = max(high + more, _MARK_H if asides[number] and row.head else 0.0)
        if top + gap + reach > room and top:
            page, top, gap, foot = page + 1, 0.0, 0.0, 0.0
        placed.append(Placed(row, page, top + gap, high, asides[number]))
        if row.head:
            foot = top + gap + _MARK_H if asides[number] else 0.0
        top += gap + high + _GAP
    return placed


def _asides(rows: Sequence[Row]) -> list[float]:
    """How far each row gives way to the face or the sign of its head."""
    asides: list[float] = []
    for row in rows:
        before = asides[-1] if asides else 0.0
        asides.append((MARK_W if row.face or row.sign else 0.0) if row.head else before)
    return asides


def spreads_of(placed: Sequence[Placed]) -> int:
    """How many spreads of two pages some rows take; at least one."""
    return placed[-1].page // 2 + 1 if placed else 1


def draw_spread(layer: Layer, run: Run, placed: Sequence[Placed], spread: int) -> None:
    """Draw the rows of a spread."""
    for one in placed:
        if one.page // 2 == spread:
            x, y, w, _ = page_room(RIGHT if one.page % 2 else LEFT)
            box = (x + one.aside, y + one.top, w - one.aside, one.high)
            lay_words(layer, one.row.words, box, _type(one.row))
            _draw_mark(layer, run, one.row, x, y + one.top)


def _draw_mark(layer: Layer, run: Run, row: Row, x: float, y: float) -> None:
    """The face or the sign of a head, at the left of its lines."""
    if row.face:
        draw_face(layer, run, row.face, (x + 4, y + 6, _FACE_W, _FACE_H), seal=30)
    elif row.sign:
        tint = style.GARNET
        layer.image(row.sign, x + _FACE_W / 2, y + _SIGN / 2 + 4, _SIGN, anchor=MIDDLE, tint=tint)


def _type(row: Row) -> Type:
    if row.head:
        return Type(25, "sc", style.GARNET)
    return Type(_SIZE, "fell-italic" if row.quiet else "fell", style.INK_2 if row.quiet else style.INK)


def _height(layer: Layer, row: Row, wide: float) -> float:
    type = _type(row)
    shown = layer.letters.shown_size(type.size, type.face)
    lines = len(layer.letters.wrapped(row.words, type.size, type.face, wide))
    return lines * max(_LINE_H, shown * 1.1)
