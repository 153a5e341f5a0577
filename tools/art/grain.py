"""The tooth of the paper: fine dark grain and long pale fibres, laid over a picture where it is opaque."""

import zlib
from functools import cache
from pathlib import Path

import numpy as np
from PIL import Image

from tools.art.resvg import draw

SHADOW = 200  # what is less opaque is shadow or glow, and shows no tooth
STEP = 3  # shades of the noise, coarse enough to pack well, fine enough not to be seen


def lay_grain(image: Image.Image, tooth: Path, scale: float, name: str) -> Image.Image:
    """The image with paper noise mixed into its colours; its alpha is untouched.

    The drawing `tooth` is the noise of one whole stage; each name takes another part of it, so that two
    sheets lying side by side do not show the same specks.
    """
    noise = _noise(tooth, scale)
    rows, columns = _window(image.size, noise.shape[:2], name)
    patch = noise[np.ix_(rows, columns)]
    pixels = np.array(image.convert("RGBA"), dtype=np.float32)
    strength = patch[..., 3:] / 255 * (pixels[..., 3:] > SHADOW)
    change = (patch[..., :3] - pixels[..., :3]) * strength
    pixels[..., :3] += np.round(change / STEP) * STEP
    return Image.fromarray(np.clip(pixels + 0.5, 0, 255).astype(np.uint8), "RGBA")


@cache
def _noise(tooth: Path, scale: float) -> np.ndarray:
    return np.asarray(draw(tooth.read_text(encoding="utf-8"), scale), dtype=np.float32)


def _window(size: tuple[int, int], field: tuple[int, ...], name: str) -> tuple[np.ndarray, np.ndarray]:
    """Rows and columns of the noise for a picture of that size; it wraps round at the far edges."""
    shift = zlib.crc32(name.encode()) if size != (field[1], field[0]) else 0
    rows = (np.arange(size[1]) + shift % field[0]) % field[0]
    columns = (np.arange(size[0]) + (shift >> 12) % field[1]) % field[1]
    return rows, columns
