"""A measuring tape on the table: whose it is, from where to where, and how long it is still seen. Pure."""

from __future__ import annotations

import math
from dataclasses import dataclass

from scenes.draw.style import Point

FADE_SECONDS = 4.0
"""Seconds for which a tape is seen that nobody holds and nobody has pinned."""
_GONE_SECONDS = 0.6


@dataclass
class Tape:
    """Ends in milli."""

    start: Point
    end: Point
    held: bool = True
    """Whether somebody still pulls at it."""
    pinned: bool = False
    age: float = 0.0
    """Seconds since it was let go."""

    @property
    def inches(self) -> float:
        """How long it is, to a tenth of an inch."""
        return round(math.dist(self.start, self.end) / 1000, 1)

    @property
    def share(self) -> float:
        """How much of it is seen, 0 to 1."""
        if self.held or self.pinned:
            return 1.0
        return max(0.0, min(1.0, (FADE_SECONDS - self.age) / _GONE_SECONDS))

    def pull(self, dx: float, dy: float, width: float, depth: float) -> None:
        """Move its loose end, which stays on the table."""
        x, y = self.end[0] + dx, self.end[1] + dy
        self.end = max(0.0, min(width, x)), max(0.0, min(depth, y))

    def pass_time(self, dt: float) -> bool:
        """Let `dt` seconds pass; whether it is still there."""
        if not self.held and not self.pinned:
            self.age += dt
        return self.share > 0
