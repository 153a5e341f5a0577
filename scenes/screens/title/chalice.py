"""The drop of venom over the chalice: it swells, hangs and falls, for ever."""

import math

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.motion.tween import easing_curve, linear_interpolation

_DROP_X, _HANG_Y, _WINE_Y = 640.0, 211.0, 236.0
"""Units: where the drop hangs, and the height at which it meets the wine."""
_SWELL_SECONDS, _HANG_SECONDS, _FALL_SECONDS, _RIPPLE_SECONDS = 2.0, 2.6, 0.34, 1.1
"""How long the drop swells, hangs and falls, and how long the ripple runs."""
_CYCLE_SECONDS = _SWELL_SECONDS + _HANG_SECONDS + _FALL_SECONDS + _RIPPLE_SECONDS
_FIRST_AGE = _SWELL_SECONDS + 0.2
"""Seconds of its cycle that have passed when the title is first shown: the drop hangs full."""
_RIPPLE_WIDE, _RIPPLE_FLAT = 0.72, 0.15
"""Scale of the ripple at its widest, and its height for its width."""


class ChaliceDrop:
    """One drop above the wine; `update` moves it, and without that it simply hangs there."""

    def __init__(self, layer: Layer, age: float | None = None) -> None:
        self._ripple = layer.image("ring_60", _DROP_X, 268, anchor=(0.5, 0.5), tint=style.VERDIGRIS_LIGHT)
        self._drop = layer.image("venom_drop", _DROP_X, _HANG_Y, anchor=(0.5, 0))
        self.age = _FIRST_AGE if age is None else age
        """Seconds since its cycle began; at first it hangs full, as in the mockups."""
        self.update(0.0)

    def fall_in(self, seconds: float) -> None:
        """Hang so that the drop falls so many seconds from now."""
        self.age = (_SWELL_SECONDS + _HANG_SECONDS - seconds) % _CYCLE_SECONDS

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; says whether the drop has just met the wine."""
        before = self.age - _SWELL_SECONDS - _HANG_SECONDS
        self.age = (self.age + dt) % _CYCLE_SECONDS
        fallen = self.age - _SWELL_SECONDS - _HANG_SECONDS
        self._hang() if fallen < 0 else self._fall(min(1.0, fallen / _FALL_SECONDS))
        self._spread((fallen - _FALL_SECONDS) / _RIPPLE_SECONDS)
        return before < _FALL_SECONDS <= fallen

    def _hang(self) -> None:
        self._drop.visible, self._drop.alpha, self._drop.y = True, 255, _HANG_Y
        self._drop.scale = linear_interpolation(
            0.2, 1.0, easing_curve("out-cubic")(min(1.0, self.age / _SWELL_SECONDS))
        )
        self._drop.angle = 2.5 * math.sin(self.age * 2.4) * min(1.0, self.age / _SWELL_SECONDS)

    def _fall(self, share: float) -> None:
        self._drop.angle = 0
        self._drop.y = linear_interpolation(_HANG_Y, _WINE_Y, easing_curve("in-quad")(share))
        self._drop.scale_y = 1.0 + 0.12 * math.sin(share * math.pi)
        self._drop.alpha = 255 * min(1.0, 4 * (1 - share))
        self._drop.visible = share < 1

    def _spread(self, share: float) -> None:
        self._ripple.visible = 0 <= share < 1
        if self._ripple.visible:
            wide = linear_interpolation(0.1, _RIPPLE_WIDE, easing_curve("out-quad")(share))
            self._ripple.scale_x, self._ripple.scale_y = wide, wide * _RIPPLE_FLAT
            self._ripple.alpha = 190 * (1 - share)
