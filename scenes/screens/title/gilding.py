"""The first light on the logo: a glint that runs over its letters once, when the curtain has risen."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image as Pillow

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.motion.timeline import Clip, callback_clip, pause_for, sequence, slide_value

_SLICES = 40
"""Upright slices of the logo that brighten one after the other."""
_BAND = 0.16
"""Half the width of the glint, as a share of the logo."""
_BRIGHT = 210.0
"""Opacity of the brightest slice."""


class Gilding:
    """White letters over the logo, unseen but where the glint is."""

    def __init__(self, layer: Layer) -> None:
        art = layer.art
        (x, y), (w, h), margin = art.at("logo"), art.size("logo"), art.margin("logo")
        self._slices: list[Image] = []
        wide = (w + 2 * margin) / _SLICES
        for place in range(_SLICES):
            draw = _slice(lambda: art.original("logo"), place)
            at = (x - margin + place * wide, y - margin, wide, h + 2 * margin)
            self._slices.append(layer.picture(f"gilding:{place}", draw, *at, tint=style.WHITE, alpha=0))

    def run(self, wait: float, seconds: float) -> Clip:
        """The clip of the glint: `wait` seconds later it runs over the letters, and is gone."""

        def shine(share: float) -> None:
            middle = -_BAND + (1 + 2 * _BAND) * share
            for place, mark in enumerate(self._slices):
                away = abs((place + 0.5) / _SLICES - middle) / _BAND
                mark.alpha = _BRIGHT * 0.5 * (1 + math.cos(math.pi * away)) if away < 1 else 0.0

        def sweep() -> None:
            for mark in self._slices:
                mark.remove()

        glint = slide_value(shine, 0, 1, seconds, "in-out-sine")
        return sequence(pause_for(wait), glint, callback_clip(sweep))


def _slice(logo: Callable[[], Pillow.Image], place: int) -> Callable[[], Pillow.Image]:
    """Draws the letters of one slice, white."""

    def draw() -> Pillow.Image:
        whole = logo().getchannel("A")
        left, right = (round(whole.width * edge / _SLICES) for edge in (place, place + 1))
        mask = whole.crop((left, 0, right, whole.height)).point(lambda v: max(0, v * 2 - 255))
        white = Pillow.new("RGBA", mask.size, (255, 255, 255, 0))
        white.putalpha(mask)
        return white

    return draw
