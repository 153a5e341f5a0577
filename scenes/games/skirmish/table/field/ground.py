"""The ground and what lies on it: drawn once for each place of the camera."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import numpy as np
from PIL import Image

from game.rules.skirmish.defs.battle import TerrainDef
from scenes.draw import style
from scenes.draw.art import Art
from scenes.games.skirmish.table.field.batch import Batch
from scenes.games.skirmish.table.field.terrain_pieces import lie_of
from scenes.games.skirmish.table.field.trays import BOARD_EDGE, Trays

MEADOW = "sol_prairie"
UNITS_AN_INCH = 20
"""Units of a terrain's picture to an inch of its outline."""
_LEAST_INCH = 250
"""The least milli that an inch of a borrowed picture shrinks to."""
_BORROWED = {"riviere": "riviere_droite"}
"""Terrain whose picture is called otherwise."""
_BY_KIND = {
    "forest": "bois_feuillu",
    "hill": "colline_ronde",
    "river": "riviere_droite",
    "marsh": "marais",
    "wall": "mur",
    "fence": "haie",
    "building": "maison",
    "rock": "rochers",
}
"""The picture of a mod's terrain, by its kind."""
_FLAT = ("hill", "river", "marsh")
"""Kinds that lie flat: they are drawn before those that rise."""


class Piece(Protocol):
    """A piece of terrain as the view tells it: `outline` in milli, counter-clockwise (S-38)."""

    @property
    def id(self) -> int:
        """Its number on this table."""
        ...

    @property
    def terrain(self) -> str:
        """The id of its def."""
        ...

    @property
    def kind(self) -> str:
        """What it is to the rules: forest, hill, river…"""
        ...

    @property
    def outline(self) -> tuple[tuple[int, int], ...]:
        """Its corners."""
        ...


class Ground:
    """Ground, terrain and the rim of the table, in milli."""

    def __init__(self, art: Art, width: int, depth: int, *, name: str = MEADOW) -> None:
        self._art, self._width, self._depth, self._name = art, width, depth, name
        self._batch = Batch()
        self._rim = Trays()
        self._rim.resize(1)
        self._rim.rows[0] = (width / 2, depth / 2, 0, width / 2, depth / 2, 0, 0, 0, 0, BOARD_EDGE, 1, 0)

    def lay_terrain(self, pieces: Sequence[Piece], drawn: Mapping[str, TerrainDef]) -> None:
        """Lay ground and terrain anew; `drawn` holds the outlines for which the pictures were made."""
        batch, wide, deep = self._batch, self._width, self._depth
        batch.resize(2 + len(pieces))
        white = batch.picture_number(self._art.generated("white", _white))
        batch.places[0], batch.sizes[0] = (wide / 2, deep / 2, 0, 0), (5 * wide, 5 * deep)
        batch.pictures[0], batch.colours[0] = white, (*style.LACQUER.rgb, 255)
        batch.places[1], batch.sizes[1] = (wide / 2, deep / 2, 0, 0), (wide, deep)
        batch.pictures[1] = batch.picture_number(self._art.texture(self._name, 1.0))
        flat_first = sorted(pieces, key=lambda piece: (piece.kind not in _FLAT, piece.id))
        for row, piece in enumerate(flat_first, start=2):
            self._lay_piece(row, piece, drawn)

    def draw(self, scale: float, pixel: float, dim: float) -> None:
        """Draw into the projection in force, at `scale` units per milli and `pixel` units per pixel."""
        self._batch.draw(dim)
        self._rim.draw(scale, pixel, dim)

    def _lay_piece(self, row: int, piece: Piece, drawn: Mapping[str, TerrainDef]) -> None:
        batch, name = self._batch, picture_of(self._art, piece)
        outline = drawn[piece.terrain].outline if piece.terrain in drawn else ()
        lie = lie_of(outline, piece.outline)
        w, h = self._art.size(name)
        inch = lie.scale / UNITS_AN_INCH
        if not outline:
            inch = _fitted_inch(piece.outline, w, h)
        batch.places[row] = lie.x, lie.y, 0, lie.turn
        batch.sizes[row] = np.array((w, h)) * inch
        batch.pictures[row] = batch.picture_number(self._art.texture(name, 1.6))


def picture_of(art: Art, piece: Piece) -> str:
    """The picture of a piece of terrain: its own, or that of its kind."""
    name = piece.terrain.partition(":")[2]
    own = f"t_{_BORROWED.get(name, name)}"
    return own if art.has(own) else f"t_{_BY_KIND[piece.kind]}"


def _fitted_inch(outline: Sequence[tuple[int, int]], w: float, h: float) -> float:
    """Milli per unit with which a borrowed picture covers what bounds an outline."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return max((max(xs) - min(xs)) / w, (max(ys) - min(ys)) / h, _LEAST_INCH / UNITS_AN_INCH)


def _white() -> Image.Image:
    return Image.new("RGBA", (4, 4), (255, 255, 255, 255))
