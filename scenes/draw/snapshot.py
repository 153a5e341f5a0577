"""Snapshots: things on a layer as one picture, so that they can be torn, folded or carried away whole."""

from __future__ import annotations

import random
from collections.abc import Iterable

import arcade
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.style import HEIGHT, Box

_TEETH = 7
"""Points of the zig-zag along which paper tears."""
_JAG = 0.035
"""How far a tooth stands out, as a share of the width."""
_FIBRE = 3
"""Pixels of torn fibre along the edge, at one pixel a unit."""


def snapshot(marks: Iterable[Drawable], box: Box, scale: float) -> Image.Image:
    """What `marks` show of `box` (units), `scale` pixels to a unit; what is turned is laid straight."""
    x, y, w, h = box
    canvas = Image.new("RGBA", (max(1, round(w * scale)), max(1, round(h * scale))))
    for mark in marks:
        for sprite in mark.sprites():
            _paste(canvas, sprite, x, y, scale)
    return canvas


def torn_halves(picture: Image.Image) -> tuple[Image.Image, Image.Image]:
    """Left and right half of a picture torn from top to bottom, with pale fibre along the edge."""
    wide, high = picture.size
    edge = _edge(wide, high)
    left = Image.new("L", picture.size)
    ImageDraw.Draw(left).polygon([(0, 0), *edge, (0, high)], fill=255)
    right = ImageChops.invert(left)
    return _torn(picture, left, edge), _torn(picture, right, edge)


def _paste(canvas: Image.Image, sprite: arcade.Sprite, x: float, y: float, scale: float) -> None:
    wide, high = round(sprite.width * scale), round(sprite.height * scale)
    red, green, blue, alpha = sprite.color
    if wide < 1 or high < 1 or not alpha:
        return
    piece = sprite.texture.image.convert("RGBA").resize((wide, high), Image.Resampling.LANCZOS)
    if (red, green, blue, alpha) != (255, 255, 255, 255):
        piece = ImageChops.multiply(piece, Image.new("RGBA", piece.size, (red, green, blue, alpha)))
    left = round((sprite.center_x - sprite.width / 2 - x) * scale)
    top = round((HEIGHT - sprite.center_y - sprite.height / 2 - y) * scale)
    layer = Image.new("RGBA", canvas.size)
    layer.paste(piece, (left, top))
    canvas.alpha_composite(layer)


def _edge(wide: int, high: int) -> list[tuple[float, float]]:
    """The zig-zag from the top to the bottom, always the same: paper has its grain."""
    grain = random.Random(7)
    points = []
    for tooth in range(_TEETH + 1):
        away = (1 if tooth % 2 else -1) * _JAG * wide * grain.uniform(0.4, 1.0)
        points.append((wide * 0.5 + away, high * tooth / _TEETH))
    return points


def _torn(picture: Image.Image, mask: Image.Image, edge: list[tuple[float, float]]) -> Image.Image:
    half = picture.copy()
    fibre = Image.new("L", picture.size)
    ImageDraw.Draw(fibre).line(edge, fill=255, width=2 * _FIBRE, joint="curve")
    pale = Image.new("RGBA", picture.size, (*style.CREAM.rgb, 255))
    fibre = ImageChops.multiply(fibre.filter(ImageFilter.GaussianBlur(0.7)), picture.getchannel("A"))
    half.paste(pale, (0, 0), fibre)
    half.putalpha(ImageChops.multiply(picture.getchannel("A"), mask))
    return half
