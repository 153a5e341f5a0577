"""A stick pushes the point at which a stone or a ball is aimed; where the law forbids it, it only looks."""

import math

from scenes.draw.style import Point

PACE_MILLI = 8000.0
"""Milli of the table in a second, for a stick that leans all the way."""
_DEAD = 0.18


class StickAim:
    """Where a stick would aim; while it rests, that is where the shot is aimed."""

    def __init__(self, width: float, depth: float) -> None:
        """Aim on a table of `width` by `depth` milli."""
        self._width, self._depth = width, depth
        self.wish: Point | None = None
        """The point that the stick has come to, in milli; None: it rests."""

    def lean(self, stick: Point, aimed: Point, dt: float) -> bool:
        """Let `dt` seconds pass for a stick (x rightwards, y downwards, −1 to 1); whether it leans."""
        if math.hypot(*stick) < _DEAD:
            self.wish = None
            return False
        x, y = self.wish or aimed
        far = PACE_MILLI * dt
        self.wish = (
            min(self._width, max(0.0, x + stick[0] * far)),
            min(self._depth, max(0.0, y - stick[1] * far)),
        )
        return True
