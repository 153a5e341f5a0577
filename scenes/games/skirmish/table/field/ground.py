"""The ground and what lies on it: drawn once for each place of the camera."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from PIL import Image

from game.rules.skirmish.defs.battle import MapDef, TerrainDef
from scenes.draw import style
from scenes.draw.art import Art
from scenes.games.skirmish.table.field.batch import Batch
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.field.optics import Dusk
from scenes.games.skirmish.table.field.terrain_pieces import lie_of
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.looks.table_file import (
    UNITS_AN_INCH,
    TableFile,
    TerrainLook,
    map_look,
    terrain_look,
)

INCH = 1000
"""Milli."""
_LEAST_INCH = 250
"""The least milli that an inch of a borrowed picture shrinks to."""
_DUSK_UNITS, _DUSK_SHARE = 170.0, 0.62
"""How far the dusk reaches into the window, in units, and how dense it is at its edge."""
_POOL, _LAMP, _LAMP_SHARE = (560.0, 330.0), style.GOLD_LIGHT, 0.17
"""Half the sides of the pool of light under the lamp, in units; its colour; how dense it is in its middle."""
_RIM = (
    (1.0, 0.0, style.INK_SHADOW),
    (1.8, 1.0, style.GOLD),
    (10.0, 2.8, style.LACQUER_2),
    (1.2, 12.8, style.GOLD_DARK),
    (2.0, 14.0, style.INK_SHADOW),
)
"""The rim of the table from the ground outwards: width and distance in units, colour."""
_BEYOND = 72
"""Of 255: the light in which the country beyond the rim lies, where nobody may set foot."""


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


class _Laid(NamedTuple):
    """A drawing on the table: its middle in milli, degrees clockwise, milli to an inch of it."""

    picture: str
    x: float
    y: float
    turn: float
    inch: float
    flat: bool


class Ground:
    """Ground, terrain and the rim of the table, in milli."""

    def __init__(self, art: Art, looks: TableFile, width: int, depth: int) -> None:
        self._art, self._looks, self._width, self._depth = art, looks, width, depth
        self._name = looks.ground
        self._earth, self._pieces, self._dusk = Batch(), Batch(), Batch()
        self._scale = 0.0
        self._lay_dusk()

    def lay_terrain(
        self, pieces: Sequence[Piece], drawn: Mapping[str, TerrainDef], maps: Mapping[str, MapDef]
    ) -> None:
        """Lay ground and terrain anew; `drawn` holds the outlines for which the pictures were made."""
        look = map_look(self._looks, maps, [piece.terrain for piece in pieces])
        self._name, self._scale = look.ground, 0.0
        laid = [
            self._laid(piece, terrain_look(self._looks, piece.terrain, piece.kind), drawn) for piece in pieces
        ]
        inch = laid[0].inch if laid else INCH
        scenery = [
            _Laid(one.picture, one.at[0] * inch, one.at[1] * inch, one.heading, inch, flat=True)
            for one in look.scenery
        ]
        covered = bool(look.cover)
        self._pieces.resize(covered + len(laid) + len(scenery))
        if covered:
            self._lay_cover(look.cover)
        for row, one in enumerate(sorted([*laid, *scenery], key=lambda one: not one.flat), start=covered):
            self._lay_piece(row, one)

    def draw(self, camera: Camera, dim: float) -> None:
        """Draw into the projection in force, which is the camera's."""
        self.draw_bare(camera, dim)
        self._follow(camera)
        self._dusk.draw(dim)

    def dusk(self, dim: float) -> Dusk:
        """How it grows dark towards the edges of the window, at `dim` of its light."""
        red, green, blue = (value / 255 * dim for value in style.INK_SHADOW.rgb)
        warm = [value / 255 * dim for value in _LAMP.rgb]
        return Dusk(
            _DUSK_UNITS, _DUSK_SHARE, (red, green, blue), _POOL, (warm[0], warm[1], warm[2], _LAMP_SHARE)
        )

    def draw_bare(self, camera: Camera, dim: float) -> None:
        """Draw without the dusk, which stays with the window."""
        if camera.scale != self._scale:
            self._scale = camera.scale
            self._lay_earth()
        self._earth.draw(dim, opaque=True)
        self._pieces.draw(dim)

    def _lay_dusk(self) -> None:
        """The light of the lamp, and over it the dusk along the four edges of the window."""
        batch = self._dusk
        batch.resize(5)
        batch.pictures[0] = batch.picture_number(self._art.generated("battle-lamp", _lamp))
        batch.pictures[1:] = batch.picture_number(self._art.generated("battle-dusk", _dusk))
        batch.colours[0] = (*_LAMP.rgb, 255)
        batch.colours[1:] = (*style.INK_SHADOW.rgb, 255)

    def _follow(self, camera: Camera) -> None:
        """Bring lamp and dusk to where the window is."""
        (_, _, w, h), scale = WINDOW, camera.scale
        x, y, deep = camera.x, camera.y, _DUSK_UNITS / scale
        across, along = w / scale, h / scale
        pool = _POOL[0] * 2 / scale, _POOL[1] * 2 / scale
        self._dusk.sizes[0], self._dusk.sizes[1:3], self._dusk.sizes[3:] = pool, (across, deep), (along, deep)
        self._dusk.places[:] = (
            (x, y, 0, 0),
            (x, y + (along - deep) / 2, 0, 0),
            (x, y - (along - deep) / 2, 0, 180),
            (x - (across - deep) / 2, y, 0, -90),
            (x + (across - deep) / 2, y, 0, 90),
        )
        self._dusk.stale = True

    def _lay_earth(self) -> None:
        """The ground, and around it the rim of the table, which is as wide from near as from far."""
        batch, wide, deep = self._earth, self._width, self._depth
        frames = [(width / self._scale, out / self._scale, colour) for width, out, colour in _RIM]
        around = [(column, line) for column in (-1, 0, 1) for line in (-1, 0, 1) if column or line]
        batch.resize(len(around) + 1 + 4 * len(frames))
        for row, (column, line) in enumerate((*around, (0, 0))):
            batch.places[row] = (wide * (column + 0.5), deep * (line + 0.5), 0, 0)
            batch.sizes[row] = (wide, deep)
            batch.colours[row] = (*3 * (_BEYOND if column or line else 255,), 255)
        batch.pictures[: len(around) + 1] = batch.picture_number(self._art.texture(self._name, 1.0))
        white = batch.picture_number(self._art.generated("white", _white))
        for turn, (width, out, colour) in enumerate(frames):
            sides = (
                (wide / 2, -out - width / 2, wide + 2 * (out + width), width),
                (wide / 2, deep + out + width / 2, wide + 2 * (out + width), width),
                (-out - width / 2, deep / 2, width, deep + 2 * out),
                (wide + out + width / 2, deep / 2, width, deep + 2 * out),
            )
            for row, (x, y, w, d) in enumerate(sides, start=len(around) + 1 + 4 * turn):
                batch.places[row], batch.sizes[row] = (x, y, 0, 0), (w, d)
                batch.pictures[row], batch.colours[row] = white, (*colour.rgb, 255)

    def _laid(self, piece: Piece, look: TerrainLook, drawn: Mapping[str, TerrainDef]) -> _Laid:
        """How a piece lies: as its outline was drawn, or stretched over what bounds a foreign one."""
        outline = drawn[piece.terrain].outline if look.fits and piece.terrain in drawn else ()
        lie = lie_of(outline, piece.outline)
        inch = lie.scale if outline else _fitted_inch(piece.outline, *self._art.size(look.picture))
        return _Laid(look.picture, lie.x, lie.y, lie.turn, inch, look.flat)

    def _lay_cover(self, picture: str) -> None:
        """Roads and flowers, stretched over the whole table, below all else that lies there."""
        batch = self._pieces
        batch.places[0] = (self._width / 2, self._depth / 2, 0, 0)
        batch.sizes[0] = (self._width, self._depth)
        batch.pictures[0] = batch.picture_number(self._art.texture(picture, 1.0))

    def _lay_piece(self, row: int, one: _Laid) -> None:
        batch, (w, h) = self._pieces, self._art.size(one.picture)
        unit = one.inch / UNITS_AN_INCH
        batch.places[row], batch.sizes[row] = (one.x, one.y, 0, one.turn), (w * unit, h * unit)
        batch.pictures[row] = batch.picture_number(self._art.texture(one.picture, 1.6))


def _fitted_inch(outline: Sequence[tuple[int, int]], w: float, h: float) -> float:
    """Milli to an inch of a borrowed picture that covers what bounds an outline."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return max((max(xs) - min(xs)) / w * UNITS_AN_INCH, (max(ys) - min(ys)) / h * UNITS_AN_INCH, _LEAST_INCH)


def _dusk() -> Image.Image:
    """White, dense at the upper edge, gone at the lower."""
    rows = [round(255 * _DUSK_SHARE * (1 - row / 63) ** 2) for row in range(64)]
    fade = Image.new("L", (1, 64))
    fade.putdata(rows)
    picture = Image.new("RGBA", (4, 64), (255, 255, 255, 0))
    picture.putalpha(fade.resize((4, 64)))
    return picture


def _lamp() -> Image.Image:
    """White, densest in the middle, gone at the rim of the round that fits into it."""
    side = 96
    along = [((place + 0.5) / side * 2 - 1) ** 2 for place in range(side)]
    pool = Image.new("L", (side, side))
    pool.putdata([round(255 * _LAMP_SHARE * max(0.0, 1 - x - y) ** 2) for y in along for x in along])
    picture = Image.new("RGBA", (side, side), (255, 255, 255, 0))
    picture.putalpha(pool)
    return picture


def _white() -> Image.Image:
    return Image.new("RGBA", (4, 4), (255, 255, 255, 255))
