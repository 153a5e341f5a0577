"""The soldiers' pictures: drawing and seat colour laid together once, cut to what is painted."""

from typing import NamedTuple

import arcade
from PIL import Image, ImageChops

from scenes.draw.art import Art
from scenes.draw.style import Colour

_EDGE_PIXELS = 1


class SoldierPicture(NamedTuple):
    """A texture, its size and the way from the middle of the whole picture to its own, in units (y up)."""

    texture: arcade.Texture
    w: float
    h: float
    right: float
    up: float


class SoldierPictures:
    """Pictures of soldiers by drawing, colour and zoom; each is made once."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._made: dict[tuple[str, Colour | None, int], SoldierPicture] = {}

    def step_of(self, zoom: float) -> int:
        """The coarse step of sharpness that suits a zoom: pictures of one step are the same."""
        for step, most in enumerate(_STEPS):
            if zoom <= most * 1.08:
                return step
        return len(_STEPS) - 1

    def picture(self, name: str, colour: Colour | None, step: int) -> SoldierPicture:
        """The picture of a drawing in a seat's colour; without a colour it is grey, as neutrals are."""
        key = name, colour, step
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._make(name, colour, step)
        return found

    def has(self, name: str, colour: Colour | None, step: int) -> bool:
        """Whether that picture is made already."""
        return (name, colour, step) in self._made

    def _make(self, name: str, colour: Colour | None, step: int) -> SoldierPicture:
        zoom = _STEPS[step]
        whole = self._art.texture(name, zoom).image
        wide, high = whole.size
        if colour is None:
            whole = _greyed(whole)
        elif self._art.has(f"{name}_acc"):
            accent = self._art.texture(f"{name}_acc", zoom).image.resize(whole.size)
            whole = Image.alpha_composite(whole, _tinted(accent, colour))
        left, top, right, bottom = _painted(whole)
        units_w, units_h = self._art.size(name)
        seat = "grey" if colour is None else "{:02x}{:02x}{:02x}".format(*colour.rgb)
        texture = self._art.generated(
            f"soldier:{name}:{seat}:{wide}", lambda: whole.crop((left, top, right, bottom))
        )
        return SoldierPicture(
            texture,
            (right - left) / wide * units_w,
            (bottom - top) / high * units_h,
            ((left + right) / 2 / wide - 0.5) * units_w,
            (0.5 - (top + bottom) / 2 / high) * units_h,
        )


_STEPS = (0.75, 1.05, 1.6, 3.0)
"""The zooms for which soldiers are made: the whole table, an army, a regiment, a fight."""


_GREY_SHARE = 0.6
"""How much of their own colours neutrals lose."""


def _greyed(picture: Image.Image) -> Image.Image:
    """A soldier whom this phase does not concern: nearly without colour."""
    grey = Image.merge("LA", (picture.convert("L"), picture.getchannel("A"))).convert("RGBA")
    return Image.blend(picture, grey, _GREY_SHARE)


def _painted(picture: Image.Image) -> tuple[int, int, int, int]:
    """The painted part: left, top, right, bottom in pixels, with an empty edge for smooth turning."""
    wide, high = picture.size
    left, top, right, bottom = picture.getbbox() or (0, 0, wide, high)
    edge = _EDGE_PIXELS
    return max(0, left - edge), max(0, top - edge), min(wide, right + edge), min(high, bottom + edge)


def _tinted(accent: Image.Image, colour: Colour) -> Image.Image:
    """A white and grey accent in a seat's colour."""
    plain = Image.new("RGB", accent.size, colour.rgb)
    tinted = ImageChops.multiply(accent.convert("RGB"), plain)
    tinted.putalpha(accent.getchannel("A"))
    return tinted
