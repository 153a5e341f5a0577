"""Paper and candle: the tooth laid over every sheet, and the dusk at the edges of the stage."""

import zlib
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from tools.art.resvg import draw

Field = NDArray[np.float32]
SHADOW = 200  # what is less opaque is shadow or glow, and shows no tooth
STEP = 3  # shades of the noise, coarse enough to pack well, fine enough not to be seen
DUSK_EDGE = 50  # units the drawing of the dusk reaches beyond the stage


def lay_grain(image: Image.Image, tooth: Path, scale: float, name: str) -> Image.Image:
    """The image with fine dark grain and pale fibres mixed into its colours; its alpha is untouched.

    The drawing `tooth` is the noise of one whole stage; each name takes another part of it, so that two
    sheets lying side by side do not show the same specks.
    """
    noise = _field(tooth, scale)
    shift = zlib.crc32(name.encode()) if image.size != noise.shape[1::-1] else 0
    patch = _part(noise, image.size, (shift >> 12, shift), wrap=True)
    pixels = np.array(image.convert("RGBA"), dtype=np.float32)
    strength = patch[..., 3:] / 255 * (pixels[..., 3:] > SHADOW)
    change = (patch[..., :3] - pixels[..., :3]) * strength
    pixels[..., :3] += np.round(change / STEP) * STEP
    return _picture(pixels)


def lay_dusk(
    image: Image.Image, dusk: Path, scale: float, corner: tuple[float, float], strength: float
) -> Image.Image:
    """The image, whose top left corner stands at that point of the stage, darkened towards the stage's edges.

    Planes darkened one by one and laid over each other look exactly like the whole darkened at once.
    """
    x, y = (round((value + DUSK_EDGE) * scale) for value in corner)
    patch = _part(_field(dusk, scale), image.size, (x, y), wrap=False)
    pixels = np.array(image.convert("RGBA"), dtype=np.float32)
    alpha = patch[..., 3:] / 255 * strength
    pixels[..., :3] += (patch[..., :3] - pixels[..., :3]) * alpha
    return _picture(pixels)


@cache
def _field(drawing: Path, scale: float) -> Field:
    return np.asarray(draw(drawing.read_text(encoding="utf-8"), scale), dtype=np.float32)


def _part(field: Field, size: tuple[int, int], corner: tuple[int, int], *, wrap: bool) -> Field:
    """That much of the field from that corner on; beyond its edges it begins again, or its edge goes on."""
    ranges = []
    for axis, (length, start) in enumerate(((size[1], corner[1]), (size[0], corner[0]))):
        steps, full = np.arange(length) + start, field.shape[axis]
        ranges.append(steps % full if wrap else np.clip(steps, 0, full - 1))
    part: Field = field[np.ix_(*ranges)]
    return part


def _picture(pixels: Field) -> Image.Image:
    return Image.fromarray(np.clip(pixels + 0.5, 0, 255).astype(np.uint8), "RGBA")
