"""Candles on the rail, one for each hidden character of the two on stage; they are snuffed with them."""

from __future__ import annotations

import math

from PIL import Image as Pillow
from PIL import ImageDraw

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.motion.flying_things import smoke_puff
from scenes.motion.timeline import Clip, pause_for, together

_PLACES = ((34.0, 366.0), (1246.0, 914.0))
"""Where the candles of each side stand: the outer one burns longest."""
_FOOT = 470.0
_BODY = (13.0, 46.0)
_FLAME = (17.0, 23.0)
_GLOW, _LIGHT = 92.0, 150.0
"""Width of the glow round a flame, and how much can be seen of it, 0 to 255."""
_COLD = (150, 132, 140)
"""The tint of wax without a flame: cold, and grey."""


class Candles:
    """Up to two candles a side."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self._bodies = [[_body(layer, x) for x in places] for places in _PLACES]
        self._glows = [[_glow(layer, x) for x in places] for places in _PLACES]
        self._flames = [[_flame(layer, x) for x in places] for places in _PLACES]
        self._lit = [0, 0]
        for side in range(2):
            self.show(side, 0, 0)

    def show(self, side: int, there: int, lit: int) -> None:
        """Let so many candles stand on a side, and so many of them burn."""
        self._lit[side] = lit
        for place in range(2):
            self._bodies[side][place].visible = place < there
            self._burn(side, place, 1.0 if place < lit else 0.0)

    def snuff(self, side: int) -> Clip:
        """Put the last flame of a side out at once; returns the clip of its smoke, for which nobody waits."""
        place = self._lit[side] - 1
        if place < 0:
            return pause_for(0)
        self._lit[side] = place
        self._burn(side, place, 0.0)
        return self._puff(side, place)

    def smoke(self, side: int) -> Clip:
        """The clip of every wick of a side smoking that does not burn."""
        standing = [place for place in range(2) if self._bodies[side][place].visible]
        return together(*[self._puff(side, place) for place in standing if place >= self._lit[side]])

    def flicker(self, age: float) -> None:
        """Let every flame that burns dance, each in its own time; at age 0 they stand straight."""
        for side in range(2):
            for place in range(self._lit[side]):
                pace, number = 1 + 0.13 * place + 0.07 * side, 2 * side + place
                dance = math.sin(age * 9.1 * pace + number) + 0.6 * math.sin(age * 15.7 * pace)
                still = 0.0 if age == 0.0 else dance
                flame = self._flames[side][place]
                flame.scale_y, flame.angle = 1 + 0.07 * still, 3.2 * still
                self._glows[side][place].alpha = _LIGHT * (1 + 0.12 * still)

    def _puff(self, side: int, place: int) -> Clip:
        return smoke_puff(self._layer, (_PLACES[side][place], _FOOT - _BODY[1] - 10))

    def _burn(self, side: int, place: int, share: float) -> None:
        self._flames[side][place].alpha = 255 * share
        self._glows[side][place].alpha = _LIGHT * share
        self._bodies[side][place].tint = None if share else _COLD


def _body(layer: Layer, x: float) -> Image:
    return layer.picture("candle", _wax, x, _FOOT, *_BODY, anchor=(0.5, 1))


def _flame(layer: Layer, x: float) -> Image:
    y = _FOOT - _BODY[1] - _FLAME[1] / 2 + 2
    return layer.image("icon_flame_petit", x, y, *_FLAME, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)


def _glow(layer: Layer, x: float) -> Image:
    y = _FOOT - _BODY[1] - _FLAME[1] / 2
    return layer.image("glow_soft", x, y, _GLOW, _GLOW, anchor=(0.5, 0.5), tint=style.EMBER)


def _wax() -> Pillow.Image:
    """A candle of wax: lit from the left, a wick on top."""
    wide, high = 39, 138
    body = Pillow.new("RGBA", (wide, high))
    pen = ImageDraw.Draw(body)
    pen.line((wide / 2, 0, wide / 2, 14), (*style.INK.rgb, 255), 3)
    pen.rounded_rectangle((1, 12, wide - 2, high - 1), 7, (*style.PARCHMENT_SHADE.rgb, 255))
    pen.rounded_rectangle((wide * 0.62, 14, wide - 2, high - 1), 6, (*style.PARCHMENT_WORN.rgb, 255))
    pen.ellipse((4, 10, wide - 5, 20), (*style.PARCHMENT.rgb, 255))
    return body
