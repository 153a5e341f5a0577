"""Pictures of what nobody has painted: a sign on its paper, in lamplight, always the same for a name."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFilter

from scenes.draw.style import CREAM, GOLD, INK, Colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.draw.art import Art

PAPERS = tuple(
    map(
        Colour,
        ("#5d4a6d", "#7a3340", "#2f5f6b", "#8a5a2b", "#3f6648", "#44507e", "#7c4660", "#5a5340"),
    )
)
"""The papers behind what nobody has painted."""
FIGURES = (
    "icon_hooded_figure",
    "icon_spy",
    "icon_drama_masks",
    "icon_raven",
    "icon_stag_head",
    "icon_domino_mask",
    "icon_horse_head",
    "icon_duality_mask",
    "icon_bowman",
    "icon_captain_hat_profile",
    "icon_snake",
    "icon_rose",
)
"""Signs of persons."""
DEEDS = (
    "icon_run",
    "icon_plain_dagger",
    "icon_envelope",
    "icon_key",
    "icon_two_coins",
    "icon_scroll_unfurled",
    "icon_thorny_vine",
    "icon_trumpet",
    "icon_backstab",
    "icon_wax_seal",
    "icon_shaking_hands",
    "icon_snatch",
    "icon_broken_shield",
    "icon_magic_swirl",
    "icon_tattered_banner",
    "icon_moon",
)
"""Signs of things that are done."""


_TALL = 1.4
"""How much higher than wide a picture is whose foot a name covers."""


def sign_of(id: str, signs: Sequence[str]) -> str:
    """The sign of a thing by its full id: chosen by its name alone, so that it is the same in every match."""
    return signs[_lot(id) % len(signs)]


def paper_of(id: str) -> Colour:
    """The paper behind a thing by its full id."""
    return PAPERS[_lot(f"{id} paper") % len(PAPERS)]


def _lot(words: str) -> int:
    return zlib.crc32(words.encode())


def paint_sign(art: Art, sign: str, paper: Colour, size: tuple[int, int]) -> Image.Image:
    """A picture of `size` pixels: a sign before a lamp, on a paper, above a floor."""
    wide, high = size
    picture = Image.new("RGBA", size, (*_mixed(paper, INK, 0.35), 255))
    lamp = Image.new("L", size, 0)
    edge = 0.46 * max(size)
    middle = wide / 2, high * 0.42
    ImageDraw.Draw(lamp).ellipse(
        (middle[0] - edge, middle[1] - edge, middle[0] + edge, middle[1] + edge), fill=150
    )
    lamp = lamp.filter(ImageFilter.GaussianBlur(0.16 * max(size)))
    picture.paste((*_mixed(paper, CREAM, 0.45), 255), (0, 0), lamp)
    floor = round(high * (0.82 if high < _TALL * wide else 0.66))
    tall = round(0.74 * min(wide, high))
    shape = art.original(sign).getchannel("A").resize((tall, tall), Image.Resampling.LANCZOS)
    left, top = (wide - tall) // 2, floor - tall + round(tall * 0.06)
    _draw_ring(picture, (wide / 2, top + tall / 2), 0.62 * tall, _mixed(GOLD, paper, 0.35))
    ImageDraw.Draw(picture).rectangle((0, floor, wide, high), fill=(*_mixed(paper, INK, 0.7), 255))
    light = Image.new("L", size, 0)
    light.paste(shape, (left - max(1, tall // 60), top - max(1, tall // 60)))
    picture.paste((*_mixed(paper, CREAM, 0.75), 255), (0, 0), light)
    picture.paste((*INK.rgb, 255), (left, top), shape)
    return picture


def _draw_ring(
    picture: Image.Image, middle: tuple[float, float], r: float, colour: tuple[int, int, int]
) -> None:
    """Draw two thin rings of radius `r` pixels, the inner one finer, behind what stands there."""
    fine = 4
    mask = Image.new("L", (picture.width * fine, picture.height * fine), 0)
    pen = ImageDraw.Draw(mask)
    x, y = middle[0] * fine, middle[1] * fine
    for share, width in ((1.0, 0.035), (0.9, 0.014)):
        edge = r * share * fine
        pen.ellipse(
            (x - edge, y - edge, x + edge, y + edge), outline=230, width=max(fine, round(width * r * fine))
        )
    picture.paste((*colour, 255), (0, 0), mask.reduce(fine))


def _mixed(one: Colour, other: Colour, share: float) -> tuple[int, int, int]:
    """A colour on the way from one to another."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one.rgb, other.rgb, strict=True))
    return r, g, b
