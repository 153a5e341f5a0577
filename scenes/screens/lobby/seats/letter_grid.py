"""The grid of letters over a seat, for pads that write a name."""

from __future__ import annotations

from scenes.draw import style
from scenes.draw.drawable import Drawable, Image
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.screens.lobby.seats.pen import COLUMNS, ERASE, GRID, ROWS, SIGN
from scenes.screens.lobby.seats.places import W, seat_card_corner

CELL_W, CELL_H = 26.0, 27.5
"""Width and height of a cell, in units."""
_LETTER_SIZE = 22.0
_PADDING = 6.0


def letter_grid_box(seat: int) -> Box:
    """The box of the grid: over the portrait, above the plate."""
    x, y = seat_card_corner(seat)
    wide, high = COLUMNS * CELL_W, ROWS * CELL_H
    return x + (W - wide) / 2, y + 150 - high, wide, high


def _cell(seat: int, column: int, row: int) -> Box:
    """The box of one cell of the grid."""
    x, y, _, _ = letter_grid_box(seat)
    return x + column * CELL_W, y + row * CELL_H, CELL_W, CELL_H


class LetterGrid:
    """One grid, with the cell that is chosen; remove it when the name is written."""

    def __init__(self, layer: Layer, seat: int) -> None:
        self._seat = seat
        x, y, w, h = letter_grid_box(seat)
        panel = layer.panel("panel_lacquer", x - _PADDING, y - _PADDING, w + 2 * _PADDING, h + 2 * _PADDING)
        self._chosen = layer.panel("chip_parchment", *_cell(seat, 0, 0))
        self._signs = {
            (column, row): _sign(layer, letter, _cell(seat, column, row))
            for row, letters in enumerate(GRID)
            for column, letter in enumerate(letters)
        }
        self._marks: list[Drawable] = [panel, self._chosen, *self._signs.values()]
        self._at = (-1, -1)

    def show(self, column: int, row: int) -> None:
        """Show which cell is chosen."""
        if (column, row) == self._at:
            return
        if self._at in self._signs:
            _ink(self._signs[self._at], style.PARCHMENT)
        self._at = (column, row)
        _ink(self._signs[self._at], style.INK)
        self._chosen.reshape(*_cell(self._seat, column, row))

    def remove(self) -> None:
        """Take the grid off its layer."""
        for mark in self._marks:
            mark.remove()


def _sign(layer: Layer, letter: str, box: Box) -> Drawable:
    x, y, w, h = box
    middle, centre = x + w / 2, (0.5, 0.5)
    if letter == ERASE:
        return layer.image("arrow_head", middle, y + h / 2, 17, anchor=centre, tint=style.PARCHMENT)
    if letter == SIGN:
        return layer.image("icon_check_mark", middle, y + h / 2, 22, anchor=centre, tint=style.PARCHMENT)
    if letter == " ":
        return layer.box(x + 6, y + h - 10, w - 12, 2.4, style.PARCHMENT)
    return layer.text(letter, middle, y + h / 2 + 7.6, _LETTER_SIZE, face="cinzel800", align="center")


def _ink(mark: Drawable, colour: style.Colour) -> None:
    if isinstance(mark, Label):
        mark.colour = colour
    elif isinstance(mark, Image):
        mark.tint = colour
