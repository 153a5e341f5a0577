"""The spotlight: darkness over everything but one place; it follows what it is told, never a clip."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image as Pillow

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box

_EDGE = 192
"""Pixels of the picture of darkness: it is soft, and stretched."""
_REACH = 1500.0
"""Units from the middle of the picture to its edge: it covers the stage wherever its middle stands."""
_RADIUS = 240.0
"""Units from the middle to half darkness, at scale 1."""
_SOFT = 0.55
"""Share of the radius over which the light fades, inwards and outwards."""
_GAUZE = 0.6
"""Share of the darkness that falls on the backdrop inside the hole of light."""
_TRAVEL = 0.45
"""Seconds in which the hole of light goes from one place to the next, while it is dark round it."""
_FALL, _RISE, _REDUCED = 0.18, 0.42, 0.12
"""Seconds in which the light falls, and comes back; either, where motion is reduced."""


class Spotlight:
    """A dark sheet with a hole of light on one layer. Sets off at once for wherever it is sent."""

    def __init__(self, layer: Layer, behind: Layer | None = None) -> None:
        """`behind` is a layer before the backdrop alone: that loses light inside the hole, too."""
        self._still = layer.still
        self._gauze = (
            behind.box(0, 0, style.WIDTH, style.HEIGHT, style.INK_SHADOW, alpha=0) if behind else None
        )
        self._sheet = layer.picture(
            "spotlight", _darkness, 640, 300, 2 * _REACH, 2 * _REACH, anchor=(0.5, 0.5), alpha=0
        )
        self._sheet.visible = False
        self._dark = self._goal = self._dusk = 0.0
        self._from = self._to = (640.0, 300.0, _RADIUS, _RADIUS)
        self._gone = 1.0

    @property
    def goal(self) -> float:
        """Share of the light that is taken away, or will be in a moment."""
        return self._goal

    @property
    def dark(self) -> float:
        """Share of the light that is taken away now."""
        return self._dark

    def shine(self, x: float, y: float, wide: float = _RADIUS, high: float = _RADIUS) -> None:
        """Let the hole of light stand at x, y: `wide` and `high` are its radii, in units.

        Where it is dark already, the light travels there.
        """
        self._from, self._to = self.spot, (x, y, wide, high)
        self._gone = 1.0 if self._still or self._dark <= 0.0 else 0.0
        self._aim()

    @property
    def spot(self) -> Box:
        """Where the hole of light stands now: its middle, and its radii, in units."""
        share = self._gone * self._gone * (3 - 2 * self._gone)
        x, y, wide, high = [a + (b - a) * share for a, b in zip(self._from, self._to, strict=True)]
        return x, y, wide, high

    def _aim(self) -> None:
        x, y, wide, high = self.spot
        self._sheet.move(x, y)
        self._sheet.scale_x, self._sheet.scale_y = max(1.0, wide / _RADIUS), max(1.0, high / _RADIUS)

    def darken(self, share: float) -> None:
        """Take so much of the light from everything outside the hole, 0 to 1; it falls or rises to there."""
        self._goal = min(1.0, max(0.0, share))

    def dim(self, share: float) -> None:
        """Take so much of the light from the backdrop alone, at once: people and words keep theirs."""
        self._dusk = share
        self._show(self._dark)

    def land(self) -> None:
        """Be as dark as it shall be, and where, at once."""
        self._gone = 1.0
        self._aim()
        self._show(self._goal)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._gone < 1.0:
            self._gone = min(1.0, self._gone + dt / _TRAVEL)
            self._aim()
        if self._dark == self._goal:
            return
        whole = _REDUCED if self._still else _FALL if self._goal > self._dark else _RISE
        step = dt / whole
        gap = self._goal - self._dark
        self._show(self._goal if abs(gap) <= step else self._dark + (step if gap > 0 else -step))

    def _show(self, dark: float) -> None:
        self._dark = dark
        self._sheet.alpha = 255 * dark
        self._sheet.visible = dark > 0
        if self._gauze is not None:
            veil = max(_GAUZE * dark, self._dusk)
            self._gauze.alpha = 255 * veil
            self._gauze.visible = veil > 0


@lru_cache(maxsize=1)
def _mask() -> Pillow.Image:
    """How dark each pixel is: a smooth step about the radius."""
    mask = Pillow.new("L", (_EDGE, _EDGE))
    middle = (_EDGE - 1) / 2
    unit = _REACH / (_EDGE / 2)
    near, far = _RADIUS * (1 - _SOFT), _RADIUS * (1 + _SOFT)
    shades = []
    for row in range(_EDGE):
        for column in range(_EDGE):
            away = ((row - middle) ** 2 + (column - middle) ** 2) ** 0.5 * unit
            share = min(1.0, max(0.0, (away - near) / (far - near)))
            shades.append(round(255 * share * share * (3 - 2 * share)))
    mask.putdata(shades)
    return mask


def _darkness() -> Pillow.Image:
    sheet = Pillow.new("RGBA", (_EDGE, _EDGE), (*style.INK_SHADOW.rgb, 0))
    sheet.putalpha(_mask())
    return sheet
