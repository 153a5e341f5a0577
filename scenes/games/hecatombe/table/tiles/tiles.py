"""Tiles on the screen: the face of any people, the back, and the fold of one that dies."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image as Pillow

from game import paths
from game.rules.hecatombe.content import Content, People
from scenes.draw.drawable import Image, Tint
from scenes.draw.style import Colour, Rgb, high_contrast
from scenes.draw.text import as_texture
from scenes.games.hecatombe.table.tiles import tile_papers
from scenes.games.hecatombe.table.tiles.tile_looks import SymbolLook, looks_of_symbols, read_looks
from scenes.games.hecatombe.table.tiles.tile_papers import Half, Sheet

if TYPE_CHECKING:
    import arcade

    from scenes.draw.art import Art
    from scenes.draw.layer import Layer

__all__ = ["DEAD", "HIDDEN", "FoldingTile", "Tile", "TileFaces", "read_looks"]

log = logging.getLogger(__name__)

HIDDEN: None = None
"""The people of a tile that shows its back."""

DEAD = "dead"
"""The people of a tile that lies among the dead, face down."""

_SHARP = 64.0
_TORN = (OSError, SyntaxError, ValueError, Pillow.DecompressionBombError)
"""The errors of reading a mod's picture that is none, or none of a size to be shown."""


class TileFaces:
    """Paints each people once for each size it is seen at, and remembers it."""

    def __init__(
        self,
        art: Art,
        content: Content,
        looks: Mapping[str, SymbolLook],
        *,
        named: Callable[[str], str] | None = None,
    ) -> None:
        names = {symbol: named(symbol) if named else symbol.rpartition(":")[2] for symbol in content.symbols}
        self._art, self._pairs = art, content.pairs
        self._worn = looks_of_symbols(content.symbols, looks, names)
        self._signs: dict[str, Pillow.Image] = {}

    def draw(
        self,
        layer: Layer,
        people: People | None,
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        anchor: tuple[float, float] = (0, 0),
        tint: Tint = None,
        alpha: float = 255,
        angle: float = 0,
        zoom: float = 1.0,
    ) -> Tile:
        """Lay a tile; it stays sharp when it is shown up to `zoom` times its size."""
        tile = Tile(
            layer, self, people, x, y, w, h, anchor=anchor, tint=tint, alpha=alpha, angle=angle, zoom=zoom
        )
        layer.add(tile.sprites(), tile)
        return tile

    def fold(self, layer: Layer, people: People, x: float, y: float, w: float, h: float) -> FoldingTile:
        """Lay a tile that can fold in half, centred at x, y."""
        return FoldingTile(self, layer, people, x, y, w, h)

    def chip(self, layer: Layer, symbol: str, x: float, y: float, edge: float, zoom: float = 1.0) -> Image:
        """Lay one symbol alone on a round chip, centred at x, y; sharp up to `zoom` times its size."""
        look, pixels = self._worn[symbol], max(8, round(edge * zoom * self._art.scale))
        return layer.picture(
            f"symbol:{look}:{pixels}",
            lambda: tile_papers.symbol_chip_picture(self._half(look), pixels),
            x,
            y,
            edge,
            edge,
            anchor=(0.5, 0.5),
        )

    def paper(self, symbol: str) -> Rgb:
        """Return the colour of a symbol's paper."""
        return Colour(self._worn[symbol].paper).rgb

    def symbols_of(self, people: People) -> tuple[str, str]:
        """Return the two symbols of a people, upper first."""
        return self._pairs[people]

    def sums(self, peoples: Iterable[People]) -> dict[str, int]:
        """Count how often each symbol stands on some tiles; symbols in the order of the box."""
        counted = dict.fromkeys(self._worn, 0)
        for people in peoples:
            for symbol in self._pairs[people]:
                counted[symbol] += 1
        return counted

    def preload(self, sizes: Iterable[tuple[float, float]], peoples: Iterable[People | None] = ()) -> None:
        """Paint ahead, so that showing them later costs no time; every people when none is named."""
        wanted = tuple(peoples) or (HIDDEN, *self._pairs)
        for w, h in sizes:
            for people in wanted:
                self.texture(people, w, h)

    def texture(self, people: People | None, w: float, h: float, zoom: float = 1.0) -> arcade.Texture:
        """A face, or a back, with its shadow, for a tile of that size in units.

        Raises:
            KeyError: this box has no such people.
        """
        sheet = self._sheet(w, h, zoom)
        finish = f"{sheet.size}:{sheet.margin}:{sheet.contrast}"
        if people is HIDDEN or people == DEAD:
            return self._art.generated(f"tile:{people}:{finish}", lambda: self._back(sheet, people == DEAD))
        upper, lower = (self._worn[symbol] for symbol in self._pairs[people])
        key = f"tile:{upper}:{lower}:{finish}"
        return self._art.generated(
            key, lambda: tile_papers.tile_face_picture(self._half(upper), self._half(lower), sheet)
        )

    def margin(self, w: float) -> float:
        """Return how far the shadow of a tile `w` units wide reaches, in units."""
        return 10.0 if w >= 50 else 5.0

    def _sheet(self, w: float, h: float, zoom: float) -> Sheet:
        pixels = self._art.scale * zoom
        contrast = high_contrast()
        tooth = None if contrast else self._art.texture("tile_tooth", _SHARP).image
        size = (max(8, round(w * pixels)), max(8, round(h * pixels)))
        return Sheet(size, max(1, round(self.margin(w) * pixels)), tooth, contrast)

    def _back(self, sheet: Sheet, dead: bool) -> Pillow.Image:
        return tile_papers.tile_back_picture(self._painted("icon_crossed_swords"), sheet, dead=dead)

    def _half(self, look: SymbolLook) -> Half:
        return Half(Colour(look.paper).rgb, Colour(look.ink).rgb, self._sign(look))

    def _sign(self, look: SymbolLook) -> Pillow.Image:
        key = f"{look.picture}:{look.initial}"
        if key not in self._signs:
            self._signs[key] = self._find(look) or tile_papers.initial_sign(look.initial, str(_font()))
        return self._signs[key]

    def _find(self, look: SymbolLook) -> Pillow.Image | None:
        """The shape of a sign, square; None when there is no such picture."""
        if isinstance(look.picture, Path):
            try:
                with Pillow.open(look.picture) as file:
                    return _square(file.convert("RGBA").getchannel("A"))
            except _TORN as error:
                log.warning("The sign %s cannot be read: %s", look.picture, error)
                return None
        if look.picture and self._art.has(look.picture):
            return _square(self._painted(look.picture))
        if look.picture:
            log.warning("There is no sign called %s.", look.picture)
        return None

    def _painted(self, name: str) -> Pillow.Image:
        return self._art.texture(name, _SHARP).image.getchannel("A")


class Tile(Image):
    """A tile on a layer: an image that turns over when it is given another people."""

    def __init__(
        self,
        layer: Layer,
        faces: TileFaces,
        people: People | None,
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        anchor: tuple[float, float],
        tint: Tint,
        alpha: float,
        angle: float,
        zoom: float,
    ) -> None:
        self._faces, self._people, self._zoom = faces, people, zoom
        self._painted_for = (w, h)
        super().__init__(
            layer,
            "tile",
            x,
            y,
            w,
            h,
            anchor=anchor,
            tint=tint,
            alpha=alpha,
            angle=angle,
            mirror=False,
            texture=faces.texture(people, w, h, zoom),
        )
        self._margin = (faces.margin(w), faces.margin(w))
        self._place()

    @property
    def people(self) -> People | None:
        """Which people it shows; HIDDEN and DEAD show a back. Give another to change it in place."""
        return self._people

    @people.setter
    def people(self, value: People | None) -> None:
        if value != self._people:
            self._people = value
            self._sprite.texture = self._faces.texture(value, *self._painted_for, self._zoom)
            self._place()

    def only(self, *, upper: bool) -> None:
        """Show one half; it still turns and scales about the anchor of the whole."""
        whole = self._sprite.texture
        middle = whole.height // 2
        top, bottom = (0, middle) if upper else (middle, whole.height)
        name = f"{whole.image_data.hash}:{top}:{bottom}"
        self._sprite.texture = as_texture(whole.image.crop((0, top, whole.width, bottom)), name)
        self._cut = (0.0, top / whole.height, 0.0, 1 - bottom / whole.height)
        self._place()


class FoldingTile:
    """A tile that folds in half: its lower half comes up and shows the back of the dead."""

    def __init__(
        self, faces: TileFaces, layer: Layer, people: People, x: float, y: float, w: float, h: float
    ) -> None:
        def half(shown: People | None, *, upper: bool) -> Tile:
            tile = faces.draw(layer, shown, x, y, w, h, anchor=(0.5, 0.5))
            tile.only(upper=upper)
            return tile

        self._upper = half(people, upper=True)
        self._lower = half(people, upper=False)
        self._flap = half(DEAD, upper=True)
        self._progress = 0.0
        self.progress = 0.0

    @property
    def progress(self) -> float:
        """0 lies flat, 1 is folded: the lower half lies on the upper one."""
        return self._progress

    @progress.setter
    def progress(self, value: float) -> None:
        self._progress = value
        self._lower.scale_y = max(0.0, 1 - 2 * value)
        self._lower.visible = value < 0.5
        self._flap.scale_y = max(0.0, 2 * value - 1)
        self._flap.visible = value > 0.5

    @property
    def x(self) -> float:
        """Where the middle of the crease stands, from the left."""
        return self._upper.x

    @x.setter
    def x(self, value: float) -> None:
        for tile in self._tiles():
            tile.x = value

    @property
    def y(self) -> float:
        """Where the middle of the crease stands, from the top."""
        return self._upper.y

    @y.setter
    def y(self, value: float) -> None:
        for tile in self._tiles():
            tile.y = value

    @property
    def angle(self) -> float:
        """Degrees, clockwise."""
        return self._upper.angle

    @angle.setter
    def angle(self, value: float) -> None:
        for tile in self._tiles():
            tile.angle = value

    @property
    def alpha(self) -> float:
        """0 cannot be seen."""
        return self._upper.alpha

    @alpha.setter
    def alpha(self, value: float) -> None:
        for tile in self._tiles():
            tile.alpha = value

    def remove(self) -> None:
        """Take it off the layer for good."""
        for tile in self._tiles():
            tile.remove()

    def _tiles(self) -> tuple[Tile, Tile, Tile]:
        return self._upper, self._lower, self._flap


def _square(mask: Pillow.Image) -> Pillow.Image:
    edge = max(mask.size)
    if mask.size == (edge, edge):
        return mask
    square = Pillow.new("L", (edge, edge))
    square.paste(mask, ((edge - mask.width) // 2, (edge - mask.height) // 2))
    return square


def _font() -> Path:
    return paths.assets_folder() / "fonts" / "cinzel-800.ttf"
