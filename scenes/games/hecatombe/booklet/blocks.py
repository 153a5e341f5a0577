"""What only the booklet of Hécatombe is made of: tiles, their fates, tallies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.mods.catalog import Catalog
from game.rules.hecatombe.content import Content
from scenes.draw import style
from scenes.draw.art import Art
from scenes.draw.layer import Layer
from scenes.draw.text import Typesetter
from scenes.games.hecatombe.table.tiles.tile_looks import read_looks
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.screens.rulebook.blocks import GAP, Block, Paragraph, draw_stacked_blocks, stacked_height

_MIDDLE = (0.5, 0.5)
_SHAPE = 0.69
"""Width to height of a tile."""


class TilePainter:
    """Paints the tiles of a box; it opens their pictures when the first one is drawn."""

    def __init__(self, catalog: Catalog, box: Content) -> None:
        self._catalog, self._box = catalog, box
        self._faces: tuple[Art, TileFaces] | None = None

    def paint(
        self, layer: Layer, people: str | None, x: float, y: float, h: float, *, angle: float = 0.0
    ) -> None:
        """Lay a tile of the given height with its middle at a point; None shows its back."""
        if self._faces is None or self._faces[0] is not layer.art:
            looks = read_looks(self._catalog.mods)[0]
            self._faces = (layer.art, TileFaces(layer.art, self._box, looks))
        self._faces[1].draw(layer, people, x, y, h * _SHAPE, h, anchor=_MIDDLE, angle=angle)


@dataclass(frozen=True)
class TileSign:
    """A white picture between tiles, and its colour."""

    picture: str
    colour: style.Colour = style.INK
    size: float = 30.0


@dataclass(frozen=True)
class TileRow:
    """Tiles and signs side by side, centred; every other one hangs a little lower when they are fanned."""

    painter: TilePainter
    shown: Sequence[str | TileSign | None]
    h: float
    gap: float = 10.0
    turn: float = 0.0
    """The slant of the outermost tiles, in degrees."""

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """Return the height of a tile, and the room that leaning takes, in units."""
        return self.h + abs(self.turn)

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Draw tiles and signs from the left."""
        widths = [one.size if isinstance(one, TileSign) else self.h * _SHAPE for one in self.shown]
        along = x + (w - sum(widths) - self.gap * (len(widths) - 1)) / 2
        middle, last = y + self.height(layer.letters, size, w) / 2, max(1, len(self.shown) - 1)
        for place, (one, wide) in enumerate(zip(self.shown, widths, strict=True)):
            lean = 2 * place / last - 1
            if isinstance(one, TileSign):
                layer.image(one.picture, along + wide / 2, middle, wide, anchor=_MIDDLE, tint=one.colour.rgb)
            else:
                drop = abs(self.turn) * (abs(lean) - 0.5)
                self.painter.paint(
                    layer, one, along + wide / 2, middle + drop, self.h, angle=lean * self.turn
                )
            along += wide + self.gap


@dataclass(frozen=True)
class PeopleGrid:
    """A grid of all peoples of the box, centred, as large as there is room for."""

    painter: TilePainter
    peoples: Sequence[str]
    h: float
    """The greatest height of the whole grid, in units."""

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """Return the height of all rows, in units."""
        return self.h

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Draw the peoples row by row, in printed order."""
        columns = -(-len(self.peoples) // self._rows)
        step = self.h / self._rows
        tall = step - 8
        wide = min(w / columns, tall * _SHAPE + 16)
        for place, people in enumerate(self.peoples):
            row, column = divmod(place, columns)
            across = column - (min(columns, len(self.peoples) - row * columns) - 1) / 2
            self.painter.paint(layer, people, x + w / 2 + across * wide, y + (row + 0.5) * step, tall)

    @property
    def _rows(self) -> int:
        return 3 if len(self.peoples) <= 21 else 4


@dataclass(frozen=True)
class TileFate:
    """A tile, an arrow, what becomes of it, and that in words."""

    painter: TilePainter
    people: str
    sign: str
    words: str
    h: float = 66.0

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """Return the height of the tile or the words, in units."""
        return max(self.h, Paragraph(self.words).height(letters, size, w - self._inset))

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Draw tile, arrow and fate on the left, words on the right."""
        high, tile = self.height(layer.letters, size, w), self.h * _SHAPE
        middle = y + high / 2
        self.painter.paint(layer, self.people, x + tile / 2, middle, self.h)
        layer.image("arrow_right", x + tile + 22, middle, 26, anchor=_MIDDLE, tint=style.INK)
        layer.image(self.sign, x + tile + 62, middle, 42, anchor=_MIDDLE, tint=style.GARNET)
        room = w - self._inset
        tall = layer.letters.measure(self.words, size, "fell", room)[1]
        Paragraph(self.words).draw(layer, x + self._inset, y + (high - tall) / 2, room, size)

    @property
    def _inset(self) -> float:
        return self.h * _SHAPE + 98


@dataclass(frozen=True)
class TileWithWords:
    """A tile with words beside it."""

    painter: TilePainter
    people: str
    h: float
    blocks: Sequence[Block]

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """Return the height of the taller of tile and words, in units."""
        return max(self.h, stacked_height(self.blocks, letters, size, self._room(w)))

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Draw the tile on the left, words on the right."""
        high = self.height(layer.letters, size, w)
        self.painter.paint(layer, self.people, x + self.h * _SHAPE / 2, y + high / 2, self.h)
        room = self._room(w)
        spare = high - stacked_height(self.blocks, layer.letters, size, room)
        draw_stacked_blocks(self.blocks, layer, x + w - room, y + max(0.0, spare / 2), room, size, GAP)

    def _room(self, w: float) -> float:
        return w - self.h * _SHAPE - 22


@dataclass(frozen=True)
class CaptureTable:
    """The captured tiles of one player, how often each counts, and what that makes."""

    painter: TilePainter
    seat: int
    """The seat whose emblem stands before the tiles, 0 to 7."""
    tiles: Sequence[str]
    counts: Sequence[int]
    h: float = 56.0

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """Return the height of a tile, in units."""
        return self.h

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Draw the emblem, the tiles with their counts, the total."""
        middle, tile = y + self.h / 2, self.h * _SHAPE
        layer.image(f"seal_{self.seat + 1}_petit", x + 24, middle, anchor=_MIDDLE)
        step = (w - 140) / len(self.tiles)
        for place, (people, count) in enumerate(zip(self.tiles, self.counts, strict=True)):
            left = x + 70 + place * step
            self.painter.paint(layer, people, left + tile / 2, middle, self.h)
            colour = style.GARNET if count else style.INK_2
            layer.text(f"+{count}", left + tile + 6, middle + 8, 22, face="cinzel800", colour=colour)
        layer.image("medal_point", x + w - 25, middle, 46, anchor=_MIDDLE)
        layer.text(
            str(sum(self.counts)), x + w - 25, middle + 8, 24,
            face="cinzel800", colour=style.CREAM, align="center",
        )  # fmt: skip
