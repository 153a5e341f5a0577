"""Numbers that glide: the newest goal holds, and the way there begins where the number is now."""

from __future__ import annotations

from scenes.motion.tween import easing_curve, linear_interpolation


class Glide:
    """One number on its way to `end`; it stands still when it is there."""

    def __init__(self, value: float) -> None:
        self.value = self.end = value
        self._start, self._spent, self._seconds = value, 0.0, 0.0
        self._curve = easing_curve("linear")

    def to(self, end: float, seconds: float, curve: str = "out-cubic") -> None:
        """Set out for `end`, there in `seconds`; in no time for 0."""
        self._start, self._spent, self._seconds = self.value, 0.0, seconds
        self.end, self._curve = end, easing_curve(curve)
        if seconds <= 0.0:
            self.settle()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self.value == self.end:
            return
        self._spent += dt
        share = self._spent / self._seconds if self._seconds else 1.0
        self.value = linear_interpolation(self._start, self.end, self._curve(min(1.0, share)))

    def settle(self) -> None:
        """Be there at once."""
        self.value, self._seconds = self.end, 0.0
