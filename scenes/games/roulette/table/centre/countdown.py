"""« 3, 2, 1 » on the hub of the cylinder: each digit leaps up as the light goes down."""

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

CENTRE: Point = (640.0, 248.0)
BEAT_SECONDS, MOVE_SECONDS = 0.9, 0.18
"""Seconds that a digit stands, and that it takes to come."""
ASIDE, SMALL = 30.0, 0.7
"""Units that a digit slides as it comes and goes; the scale at which it does."""
SIZE, FALLS = 62.0, 22.0
"""The type size of a digit, and the units from its middle down to its baseline."""
LIGHT_LOSS_PER_DIGIT = 0.08
"""The share of the light that goes with each digit."""
LEAP = 1.3


class Countdown:
    """Three digits, of which one is seen; the light of the stage falls with each."""

    def __init__(self, layer: Layer, dim: Callable[[float], None], flourish: Callable[[Clip], None]) -> None:
        self._dim, self._flourish = dim, flourish
        self._digits: list[Label] = [
            layer.text(digit, *CENTRE, SIZE, face="gilt", align="center", alpha=0) for digit in "321"
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

    @property
    def runs(self) -> bool:
        """Whether a digit stands."""
        return self._seen > 0

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
            digit.alpha = 255 * seen * near
