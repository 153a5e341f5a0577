"""The ground and what lies on it: drawn once for each place of the camera."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from PIL import Image

from game.rules.skirmish.defs.battle import TerrainDef
from scenes.draw import style
from scenes.draw.art import Art
from scenes.games.skirmish.table.field.batch import Batch
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.field.terrain_pieces import lie_of
from scenes.games.skirmish.table.layout import WINDOW

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

_DUSK_UNITS, _DUSK_SHARE = 78.0, 0.62
"""How far the dusk reaches into the window, in units, and how dense it is at its edge."""
_RIM = (
    (1.0, 0.0, style.INK_SHADOW),
    (1.8, 1.0, style.GOLD),
    (10.0, 2.8, style.LACQUER_2),
    (1.2, 12.8, style.GOLD_DARK),
    (2.0, 14.0, style.INK_SHADOW),
    (2000.0, 16.0, style.NIGHT),
)
"""The rim of the table from the ground outwards: width and distance in units, colour; lacquer ends it."""


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
        self._earth, self._pieces, self._dusk = Batch(), Batch(), Batch()
        self._scale = 0.0
        self._lay_dusk()

    def lay_terrain(self, pieces: Sequence[Piece], drawn: Mapping[str, TerrainDef]) -> None:
        """Lay terrain anew; `drawn` holds the outlines for which the pictures were made."""
        self._pieces.resize(len(pieces))
        flat_first = sorted(pieces, key=lambda piece: (piece.kind not in _FLAT, piece.id))
        for row, piece in enumerate(flat_first):
            self._lay_piece(row, piece, drawn)

    def draw(self, camera: Camera, dim: float) -> None:
        """Draw into the projection in force, which is the camera's."""
        if camera.scale != self._scale:
            self._scale = camera.scale
            self._lay_earth()
        self._earth.draw(dim, opaque=True)
        self._pieces.draw(dim)
        self._follow(camera)
        self._dusk.draw(dim)

    def _lay_dusk(self) -> None:
        """The dusk along the four edges of the window."""
        batch = self._dusk
        batch.resize(4)
        batch.pictures[:] = batch.picture_number(self._art.generated("battle-dusk", _dusk))
        batch.colours[:] = (*style.INK_SHADOW.rgb, 255)

    def _follow(self, camera: Camera) -> None:
        """Bring the dusk to where the window is."""
        (_, _, w, h), scale = WINDOW, camera.scale
        x, y, deep = camera.x, camera.y, _DUSK_UNITS / scale
        across, along = w / scale, h / scale
        self._dusk.sizes[:2], self._dusk.sizes[2:] = (across, deep), (along, deep)
        self._dusk.places[:] = (
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
        batch.resize(1 + 4 * len(frames))
        batch.places[0], batch.sizes[0] = (wide / 2, deep / 2, 0, 0), (wide, deep)
        batch.pictures[0] = batch.picture_number(self._art.texture(self._name, 1.0))
        white = batch.picture_number(self._art.generated("white", _white))
        for turn, (width, out, colour) in enumerate(frames):
            sides = (
                (wide / 2, -out - width / 2, wide + 2 * (out + width), width),
                (wide / 2, deep + out + width / 2, wide + 2 * (out + width), width),
                (-out - width / 2, deep / 2, width, deep + 2 * out),
                (wide + out + width / 2, deep / 2, width, deep + 2 * out),
            )
            for row, (x, y, w, d) in enumerate(sides, start=1 + 4 * turn):
                batch.places[row], batch.sizes[row] = (x, y, 0, 0), (w, d)
                batch.pictures[row], batch.colours[row] = white, (*colour.rgb, 255)

    def _lay_piece(self, row: int, piece: Piece, drawn: Mapping[str, TerrainDef]) -> None:
        batch, name = self._pieces, picture_of(self._art, piece)
        outline = drawn[piece.terrain].outline if piece.terrain in drawn else ()
        lie = lie_of(outline, piece.outline)
        w, h = self._art.size(name)
        inch = lie.scale / UNITS_AN_INCH
        if not outline:
            inch = _fitted_inch(piece.outline, w, h)
        batch.places[row] = lie.x, lie.y, 0, lie.turn
        batch.sizes[row] = w * inch, h * inch
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


def _dusk() -> Image.Image:
    """White, dense at the upper edge, gone at the lower."""
    rows = [round(255 * _DUSK_SHARE * (1 - row / 63) ** 2) for row in range(64)]
    fade = Image.new("L", (1, 64))
    fade.putdata(rows)
    picture = Image.new("RGBA", (4, 64), (255, 255, 255, 0))
    picture.putalpha(fade.resize((4, 64)))
    return picture


def _white() -> Image.Image:
    return Image.new("RGBA", (4, 4), (255, 255, 255, 255))
