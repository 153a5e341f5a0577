"""Every picture of the game by name, at the size the window needs; a missing picture is loudly pink."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import arcade
from PIL import Image, ImageDraw

from scenes.draw.pictures import (
    Picture,
    PictureLoader,
    Sides,
    Size,
    open_shrunk_picture,
    painted_area,
    shrunk_picture,
)
from scenes.draw.style import GOLD, INK, LACQUER, MISSING, PARCHMENT, WHITE
from scenes.draw.text import as_texture

log = logging.getLogger(__name__)

_MISSING_PICTURE = Picture()
"""The measures of a picture that is not there."""
_FLAT_PANELS = {
    name: Picture(scale=4.0, size=(40.0, 40.0), margin=2.0, slice=(12.0, 12.0, 12.0, 12.0))
    for name in ("flat_dark", "flat_light")
}
"""The two plain panels of high contrast, drawn by the program."""
_DARK_PANELS = (
    "panel_lacquer",
    "ticket_lacquer",
    "chip_lacquer",
    "plaque",
    "plaque_dark",
    "loge_free",
    "zone_panel",
    "secrets_panel",
    "phase_done",
    "phase_next",
    "score_pill",
)
"""Painted panels that `flat_dark` stands for in high contrast."""
_LIGHT_PANELS = (
    "ticket_parchment",
    "ticket_cta",
    "sheet_parchment",
    "nameplate",
    "chip_parchment",
    "ticket_gilt",
    "phase_now",
    "banner_swallow",
)
"""Beginnings of the names of painted panels that `flat_light` stands for in high contrast."""


def flat_panel_name(name: str) -> str:
    """The plain panel that stands for a painted one in high contrast; `name` itself when there is none."""
    if name in _DARK_PANELS:
        return "flat_dark"
    return "flat_light" if name.startswith(_LIGHT_PANELS) else name


_MAX_CACHED_PIXELS = 40_000_000
"""Pixels of pictures that are kept opened; the one that was not used for longest is dropped first."""


class Cutout(NamedTuple):
    """A picture without its empty edges, which cost as much to draw as paint does."""

    texture: arcade.Texture
    sides: Sides
    """The shares of the picture's width and height that were cut off at each edge."""


class Art:
    """The picture store. `scale` is the window's pixels per unit: files are reduced to it when opened."""

    def __init__(self, folder: Path, darkroom: PictureLoader | None = None) -> None:
        self._folder = folder
        self._darkroom = darkroom or PictureLoader(folder)
        self.scale = 1.0
        self.missing: set[str] = set()
        """Names that were asked for and are not there: must stay empty."""
        self._index = {**self._darkroom.index, **_FLAT_PANELS}
        self._adopted: dict[str, Callable[[], Image.Image]] = {}
        self._seals: dict[str, str] = {}
        self._loaded: OrderedDict[tuple[object, ...], arcade.Texture] = OrderedDict()
        self._sides: dict[tuple[object, ...], Sides] = {}
        self._pixels = 0

    def names(self) -> list[str]:
        """The names of all pictures, sorted."""
        return sorted(self._index)

    def adopt(self, name: str, like: str, draw: Callable[[], Image.Image], seal: str = "") -> None:
        """Take in a picture that is not ours; it has the measures of `like`, and is drawn when wanted.

        With another `seal` than before it is another picture, which is drawn anew from now on.
        """
        self._index[name] = self._picture(like)
        self._adopted[name] = draw
        if seal:
            self._seals[name] = seal

    def dismiss(self, name: str) -> None:
        """Forget a picture that was taken in."""
        if self._adopted.pop(name, None) is not None:
            self._index.pop(name, None)
            self._seals.pop(name, None)

    def original(self, name: str) -> Image.Image:
        """A picture of ours as it was painted, with its shadow.

        Raises:
            OSError: its file is not there.
        """
        return open_shrunk_picture(self._folder / f"{name}.png", 1)

    def has(self, name: str) -> bool:
        """Whether there is a picture called `name`."""
        return name in self._index

    def size(self, name: str) -> Size:
        """Width and height, in units, of the thing in the picture, without its shadow."""
        return self._picture(name).size

    def margin(self, name: str) -> float:
        """How far the shadow reaches beyond the thing in the picture, in units, on each side."""
        return self._picture(name).margin

    def slice(self, name: str) -> Sides:
        """The corners of a panel that never stretch, in units from each edge of the thing in the picture."""
        picture = self._picture(name)
        w, h = picture.size
        return picture.slice or (w / 3, h / 3, w / 3, h / 3)

    def at(self, name: str) -> Size:
        """The place of the picture on the stage, in units, when it is a plane of a scene; else (0, 0)."""
        return self._picture(name).at or (0.0, 0.0)

    def texture(self, name: str, zoom: float = 1.0) -> arcade.Texture:
        """The texture of `name`, sharp when drawn `zoom` times its own size."""
        shrink = self._shrink(name, zoom)
        key = (name, shrink, self._seals.get(name, ""))
        return self._recall(key) or self._remember(key, self._open(name, shrink))

    def cutout(self, name: str, zoom: float = 1.0) -> Cutout:
        """The texture of `name` without its empty edges, to be laid where it belongs in the whole picture."""
        shrink = self._shrink(name, zoom)
        key = (name, shrink, "cutout", self._seals.get(name, ""))
        texture = self._recall(key)
        if texture is None:
            whole = self._open(name, shrink)
            left, top, right, bottom = box = painted_area(whole)
            wide, high = whole.size
            self._sides[key] = (left / wide, top / high, 1 - right / wide, 1 - bottom / high)
            texture = self._remember(key, whole if box == (0, 0, wide, high) else whole.crop(box))
        return Cutout(texture, self._sides[key])

    def part(self, name: str, box: Sides, zoom: float = 1.0) -> arcade.Texture:
        """The texture of a piece of `name`: left, top, right, bottom in units from the edge of its shadow."""
        shrink = int(self._shrink(name, zoom))
        key = (name, shrink, box, self._seals.get(name, ""))
        return self._recall(key) or self._remember(key, self._cut(name, shrink, box))

    def preload(self, *names: str) -> None:
        """Open pictures ahead, so that showing them later costs no time."""
        for name in names:
            self.cutout(name)

    def generated(self, key: str, draw: Callable[[], Image.Image]) -> arcade.Texture:
        """The texture of a picture that the program draws, once; `key` names its content."""
        return self._recall((key,)) or self._remember((key,), draw())

    def _recall(self, key: tuple[object, ...]) -> arcade.Texture | None:
        found = self._loaded.get(key)
        if found is not None:
            self._loaded.move_to_end(key)
        return found

    def _remember(self, key: tuple[object, ...], picture: Image.Image) -> arcade.Texture:
        texture = self._loaded[key] = as_texture(picture, f"img:{key}")
        self._pixels += picture.width * picture.height
        while self._pixels > _MAX_CACHED_PIXELS and len(self._loaded) > 1:
            _, oldest = self._loaded.popitem(last=False)
            self._pixels -= oldest.width * oldest.height
        return texture

    def _cut(self, name: str, shrink: int, box: Sides) -> Image.Image:
        key = (name, shrink, self._seals.get(name, ""))
        whole = (self._recall(key) or self._remember(key, self._open(name, shrink))).image
        pixels = self._picture(name).scale / shrink
        left, top = round(box[0] * pixels), round(box[1] * pixels)
        right, bottom = max(left + 1, round(box[2] * pixels)), max(top + 1, round(box[3] * pixels))
        return whole.crop((left, top, min(right, whole.width), min(bottom, whole.height)))

    def _picture(self, name: str) -> Picture:
        found = self._index.get(name)
        if found is None and name not in self.missing:
            self.missing.add(name)
            log.error("There is no picture called %s.", name)
        return found or _MISSING_PICTURE

    def _shrink(self, name: str, zoom: float) -> float:
        return self._picture(name).shrink(self.scale * zoom)

    def _open(self, name: str, shrink: float) -> Image.Image:
        if name not in self._index:
            return _loud_tile(max(1, round(96 / shrink)))
        if name in self._adopted:
            return shrunk_picture(self._adopted[name](), shrink)
        if name in _FLAT_PANELS:
            return shrunk_picture(_flat_panel(dark=name == "flat_dark"), shrink)
        return self._darkroom.take(name, shrink) or open_shrunk_picture(self._folder / f"{name}.png", shrink)


def _flat_panel(*, dark: bool) -> Image.Image:
    """Black with a gold edge and a white hairline, or parchment with a black edge: no grain, no gradient."""
    fill, edge, line = (LACQUER, GOLD, WHITE) if dark else (PARCHMENT, INK, INK)
    panel = Image.new("RGBA", (176, 176), (*edge.rgb, 0))
    pen = ImageDraw.Draw(panel)
    pen.rounded_rectangle((4, 4, 171, 171), 32, fill=(*line.rgb, 255))
    pen.rounded_rectangle((8, 8, 167, 167), 28, fill=(*edge.rgb, 255))
    pen.rounded_rectangle((18, 18, 157, 157), 20, fill=(*fill.rgb, 255))
    return panel


def _loud_tile(edge: int) -> Image.Image:
    """The crossed-out tile that stands for a missing picture."""
    tile = Image.new("RGBA", (edge, edge), (*MISSING.rgb, 255))
    pen = ImageDraw.Draw(tile)
    pen.line((0, 0, edge, edge), fill=(0, 0, 0, 255), width=max(1, edge // 16))
    pen.line((0, edge, edge, 0), fill=(0, 0, 0, 255), width=max(1, edge // 16))
    return tile
