"""« 3, 2, 1 » on the hub of the cylinder: the digits move up from the right as the light goes down."""

from collections.abc import Callable

from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    together,
)

CENTRE: Point = (640.0, 268.0)
BEAT_SECONDS, MOVE_SECONDS = 0.9, 0.18
"""Seconds that a digit stands, and that it takes to come."""
ASIDE, DOTS, SMALL = 176.0, 132.0, 70 / 76
"""Units from the hub to the digits beside it and to the dots between; the scale of those digits."""
FALLS = 27.0
"""Units from the middle of a digit down to its baseline."""
SHADES = {-1: 0.42, 0: 1.0, 1: 0.95}
"""The visibility, 0 to 1, of the digit that has gone, the present one and the next."""
LIGHT_LOSS_PER_DIGIT = 0.08
"""The share of the light that goes with each digit."""
LEAP = 1.3


class Countdown:
    """Three digits in a row that slide to the left, one place each time."""

    def __init__(self, layer: Layer, dim: Callable[[float], None], flourish: Callable[[Clip], None]) -> None:
        self._dim, self._flourish = dim, flourish
        self._digits: list[Label] = [
            layer.text(digit, *CENTRE, 76, face="gilt", align="center", alpha=0) for digit in "321"
        ]
        y = CENTRE[1]
        self._dots = [
            layer.image("dot", CENTRE[0] + x, y, anchor=(0.5, 0.5), tint=(224, 170, 80), alpha=0)
            for x in (-DOTS, DOTS)
        ]
        self._beat, self._leap, self._seen, self._light = 0.0, 1.0, 0.0, 1.0
        self._covered = False
        self.hide()

    @property
    def covered(self) -> bool:
        """Whether something stands before the digits."""
        return self._covered

    @covered.setter
    def covered(self, value: bool) -> None:
        self._covered = value
        self._place()

    def play(self, on_digit: Callable[[int], None]) -> Clip:
        """Return the clip of the digits, 0.9 s each."""
        return sequence(*(self._step(place, on_digit) for place in range(3)))

    def hide(self) -> None:
        """Take the digits away and bring the light back."""
        self._seen = 0.0
        self._place()
        if self._light != 1.0:
            start, self._light = self._light, 1.0
            self._dim(1.0)
            self._flourish(reducible_clip(slide_value(self._dim, start, 1, 0.3), pause_for(0)))

    def _step(self, place: int, on_digit: Callable[[int], None]) -> Clip:
        def begin() -> None:
            self._seen = 1.0
            on_digit(3 - place)

        def come(share: float) -> None:
            self._beat = place - 1 + share if place else 0.0
            self._leap = LEAP + (1 - LEAP) * share
            self._place()

        def dim(share: float) -> None:
            self._light = 1 - LIGHT_LOSS_PER_DIGIT * (place + share)
            self._dim(self._light)

        def land() -> None:
            self._beat, self._leap = float(place), 1.0
            self._place()
            dim(1.0)

        moving = together(slide_value(come, 0, 1, MOVE_SECONDS, "out-back"), slide_value(dim, 0, 1, 0.3))
        full = sequence(moving, callback_clip(land), pause_for(BEAT_SECONDS - 0.3))
        return sequence(
            callback_clip(begin), reducible_clip(full, sequence(callback_clip(land), pause_for(BEAT_SECONDS)))
        )

    def _place(self) -> None:
        seen = 0.0 if self._covered else self._seen
        for place, digit in enumerate(self._digits):
            away = place - self._beat
            near = max(0.0, 1 - abs(away))
            scale = (SMALL + (1 - SMALL) * near) * (self._leap if abs(away) < 0.5 else 1.0)
            digit.scale = scale
            digit.move(CENTRE[0] + away * ASIDE, CENTRE[1] + FALLS * scale)
            digit.alpha = 255 * seen * _shade(away)
        left, right = self._dots
        left.alpha = 255 * seen * min(1.0, max(0.0, self._beat)) * 0.8
        right.alpha = 255 * seen * min(1.0, max(0.0, 2 - self._beat)) * 0.8


def _shade(away: float) -> float:
    """Return the opacity of a digit `away` places from the hub; between two places, between the two."""
    low = int(away // 1)
    share = away - low
    return SHADES.get(low, 0.0) * (1 - share) + SHADES.get(low + 1, 0.0) * share
