"""Lines that flow over the pages of a book, and the spread that is seen of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.screens.campaign.ink import Type, lay_words
from scenes.screens.campaign.ledger.book import LEFT, RIGHT, page_room

_SIZE, _LINE_H, _GAP = 24.0, 28.0, 6.0
_HEAD_GAP = 12.0


class Row(NamedTuple):
    """A line of a book: its words; a head begins something, a quiet line is in italics."""

    words: str
    head: bool = False
    quiet: bool = False


class Placed(NamedTuple):
    """A row and its place: which page, counted from the first, how far down, how high."""

    row: Row
    page: int
    top: float
    high: float


def flow_rows(layer: Layer, rows: Sequence[Row]) -> list[Placed]:
    """Place rows one below the other, page by page; a head never stands alone at a foot."""
    _, _, wide, room = page_room(LEFT)
    heights = [_height(layer, row, wide) for row in rows]
    placed: list[Placed] = []
    page, top = 0, 0.0
    for number, (row, high) in enumerate(zip(rows, heights, strict=True)):
        more = heights[number + 1] + _GAP if row.head and number + 1 < len(rows) else 0.0
        gap = _HEAD_GAP if row.head and top else 0.0
        if top + gap + high + more > room and top:
            page, top, gap = page + 1, 0.0, 0.0
        placed.append(Placed(row, page, top + gap, high))
        top += gap + high + _GAP
    return placed


def spreads_of(placed: Sequence[Placed]) -> int:
    """How many spreads of two pages some rows take; at least one."""
    return placed[-1].page // 2 + 1 if placed else 1


def draw_spread(layer: Layer, placed: Sequence[Placed], spread: int) -> None:
    """Draw the rows of a spread."""
    for one in placed:
        if one.page // 2 == spread:
            x, y, w, _ = page_room(RIGHT if one.page % 2 else LEFT)
            lay_words(layer, one.row.words, (x, y + one.top, w, one.high), _type(one.row))


def _type(row: Row) -> Type:
    if row.head:
        return Type(25, "sc", style.GARNET)
    return Type(_SIZE, "fell-italic" if row.quiet else "fell", style.INK_2 if row.quiet else style.INK)


def _height(layer: Layer, row: Row, wide: float) -> float:
    type = _type(row)
    shown = layer.letters.shown_size(type.size, type.face)
    lines = len(layer.letters.wrapped(row.words, type.size, type.face, wide))
    return lines * max(_LINE_H, shown * 1.1)
