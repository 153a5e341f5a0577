"""Tiles on the screen: the face of any people, the back, and the halves of one that is torn."""

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
from scenes.games.hecatombe.table.tiles import tile_papers
from scenes.games.hecatombe.table.tiles.tile_looks import SymbolLook, looks_of_symbols, read_looks
from scenes.games.hecatombe.table.tiles.tile_papers import Half, Sheet

if TYPE_CHECKING:
    import arcade

    from scenes.draw.art import Art
    from scenes.draw.layer import Layer

__all__ = ["DEAD", "HIDDEN", "People", "Tile", "TileFaces", "read_looks"]

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

    def half(
        self, layer: Layer, people: People, x: float, y: float, w: float, h: float, *, upper: bool
    ) -> Image:
        """Lay one half of a tile torn along its seam; it turns about the middle of that half, at x, y."""
        sheet, margin = self._sheet(w, h, 1.0), self.margin(w)
        wide, high = w + 2 * margin, h + 2 * margin
        u, v = tile_papers.UPPER_MIDDLE if upper else tile_papers.LOWER_MIDDLE
        face = self.texture(people, w, h)
        return layer.picture(
            f"torn:{upper}:{people}:{face.image_data.hash}",
            lambda: tile_papers.torn_half_picture(face.image, sheet.margin, upper=upper),
            x,
            y,
            wide,
            high,
            anchor=((margin + u * w) / wide, (margin + v * h) / high),
        )

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


def _square(mask: Pillow.Image) -> Pillow.Image:
    edge = max(mask.size)
    if mask.size == (edge, edge):
        return mask
    square = Pillow.new("L", (edge, edge))
    square.paste(mask, ((edge - mask.width) // 2, (edge - mask.height) // 2))
    return square


def _font() -> Path:
    return paths.assets_folder() / "fonts" / "cinzel-800.ttf"
