"""Weather of cut paper: flakes, strips and veils that fall between two planes."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import NamedTuple

from PIL import Image as Pillow
from PIL import ImageDraw

from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import HEIGHT, WIDTH, Rgb

NONE = "none"
_EDGE = 60.0
"""Units beyond the stage where paper begins and ends to fall."""


class Fall(NamedTuple):
    """How one kind of weather falls: how many pieces, their least and most size, speed and drift in units.

    `turn` is degrees a second, `sway` units to either side, `alpha` the opacity.
    """

    scraps: int
    wide: tuple[float, float]
    high: tuple[float, float]
    speed: tuple[float, float]
    drift: float
    turn: float
    sway: float
    tints: tuple[Rgb, ...]
    alpha: tuple[float, float]
    shape: str


FALLS = {
    "rain": Fall(
        140, (2, 3.4), (28, 66), (900, 1250), -210, 0, 0, ((190, 205, 235), (150, 168, 210)),
        (90, 170), "strip",
    ),
    "snow": Fall(
        150, (7, 19), (7, 19), (46, 118), -74, 40, 30, ((250, 248, 240), (214, 222, 240)), (150, 245), "flake"
    ),
    "ash": Fall(
        110, (6, 17), (5, 13), (24, 66), 22, 55, 36, ((58, 48, 58), (92, 80, 84), (214, 116, 62)),
        (150, 235), "flake",
    ),
    "mist": Fall(
        12, (620, 1050), (110, 240), (0, 0), 16, 0, 44, ((214, 220, 236), (196, 204, 226)), (105, 190), "veil"
    ),
}  # fmt: skip
"""Every weather that there is, by name."""


class _Scrap(NamedTuple):
    """One piece of paper on its way: where it starts, how fast it falls, its own phase."""

    image: Image
    x: float
    y: float
    speed: float
    phase: float
    angle: float


class Weather:
    """What falls now; it is always the same snow."""

    def __init__(self, layer: Layer, kind: str = NONE) -> None:
        self._layer = layer
        self._scraps: list[_Scrap] = []
        self._age = 0.0
        self.kind = NONE
        self.change(kind)

    def change(self, kind: str) -> None:
        """Let another weather fall; none where nobody knows it."""
        self.kind = kind if kind in FALLS else NONE
        self._layer.clear()
        self._scraps.clear()
        fall = FALLS.get(self.kind)
        if fall:
            dice = random.Random(len(kind))
            self._scraps = [self._scrap(fall, dice) for _ in range(fall.scraps)]
        self.update(0.0)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._age += dt
        fall = FALLS.get(self.kind)
        if fall is None:
            return
        low = HEIGHT * 0.62 if fall.shape == "veil" else 0.0
        for scrap in self._scraps:
            wave = math.sin(self._age * 0.9 + scrap.phase)
            x = (scrap.x + fall.drift * self._age + _EDGE) % (WIDTH + 2 * _EDGE) - _EDGE
            y = scrap.y if low else (scrap.y + scrap.speed * self._age + _EDGE) % (HEIGHT + 2 * _EDGE) - _EDGE
            scrap.image.move(x + fall.sway * wave, y + 0.2 * fall.sway * wave)
            if fall.turn:
                scrap.image.angle = scrap.angle + fall.turn * self._age + 24 * wave

    def _scrap(self, fall: Fall, dice: random.Random) -> _Scrap:
        wide, high = dice.uniform(*fall.wide), dice.uniform(*fall.high)
        name, draw = _SHAPES[fall.shape]
        angle = math.degrees(math.atan2(-fall.drift, 1000)) if fall.shape == "strip" else dice.uniform(0, 360)
        veil = fall.shape == "veil"
        image = self._layer.picture(
            name,
            draw,
            0,
            0,
            wide,
            high,
            anchor=(0.5, 0.5),
            tint=dice.choice(fall.tints),
            alpha=dice.uniform(*fall.alpha),
            angle=0 if veil else angle,
        )
        y = dice.uniform(HEIGHT * 0.62, HEIGHT * 0.9) if veil else dice.uniform(-_EDGE, HEIGHT + _EDGE)
        x = dice.uniform(-_EDGE, WIDTH + _EDGE)
        return _Scrap(image, x, y, dice.uniform(*fall.speed), dice.uniform(0, math.tau), angle)


def _flake() -> Pillow.Image:
    """A scrap as scissors cut it: five corners, none like the other."""
    flake = Pillow.new("RGBA", (64, 64), (255, 255, 255, 0))
    ImageDraw.Draw(flake).polygon([(8, 22), (30, 4), (58, 18), (50, 52), (20, 58)], fill=(255, 255, 255, 255))
    return flake.reduce(2)


def _strip() -> Pillow.Image:
    return Pillow.new("RGBA", (4, 4), (255, 255, 255, 255))


def _veil() -> Pillow.Image:
    """A long cloud with soft edges."""
    wide, high = 128, 32
    veil = Pillow.new("RGBA", (wide, high), (255, 255, 255, 0))
    for y in range(high):
        for x in range(wide):
            far = math.hypot((x - wide / 2 + 0.5) / (wide / 2), (y - high / 2 + 0.5) / (high / 2))
            veil.putpixel((x, y), (255, 255, 255, round(255 * max(0.0, 1 - far) ** 1.4)))
    return veil


_SHAPES: dict[str, tuple[str, Callable[[], Pillow.Image]]] = {
    "flake": ("paper-flake", _flake),
    "strip": ("paper-strip", _strip),
    "veil": ("paper-veil", _veil),
}
