"""The tooth of the paper, laid over the planes and the figures: it stands still while they move."""

from __future__ import annotations

import random

from PIL import Image as Pillow
from PIL import ImageFilter

from scenes.draw.layer import Layer
from scenes.draw.style import HEIGHT, WIDTH

_EDGE = 256
"""Pixels of the sheet that is laid side by side."""
_SHEET = 256.0
"""Units that it covers."""
_DARK, _FIBRE = 22, 11
"""Opacity of the darkest grain and of the palest fibres."""


def lay_grain(layer: Layer) -> None:
    """Cover the stage with paper."""
    for x in range(0, WIDTH, int(_SHEET)):
        for y in range(0, HEIGHT, int(_SHEET)):
            layer.picture("paper-grain", _grain, x, y, _SHEET, _SHEET)


def _grain() -> Pillow.Image:
    """A sheet of grain that continues itself on every side."""
    dice = random.Random(11)
    noise = Pillow.frombytes("L", (_EDGE, _EDGE), dice.randbytes(_EDGE * _EDGE))
    soft = _wrapped(noise).filter(ImageFilter.GaussianBlur(0.6)).crop((8, 8, 8 + _EDGE, 8 + _EDGE))
    dark = soft.point([max(0, min(_DARK, (128 - shade) * _DARK // 60)) for shade in range(256)])
    pale = soft.point([max(0, min(_FIBRE, (shade - 168) * _FIBRE // 40)) for shade in range(256)])
    sheet = Pillow.new("RGBA", (_EDGE, _EDGE), (0, 0, 0, 0))
    sheet.putalpha(dark)
    fibres = Pillow.new("RGBA", (_EDGE, _EDGE), (255, 244, 224, 255))
    fibres.putalpha(pale)
    return Pillow.alpha_composite(sheet, fibres)


def _wrapped(noise: Pillow.Image) -> Pillow.Image:
    """The same noise with a rim of eight pixels that continues it."""
    wide = Pillow.new("L", (_EDGE + 16, _EDGE + 16))
    for x in (8 - _EDGE, 8, 8 + _EDGE):
        for y in (8 - _EDGE, 8, 8 + _EDGE):
            wide.paste(noise, (x, y))
    return wide
