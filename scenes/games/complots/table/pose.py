"""How a card lies: where its middle is, how it is turned, how large it is; and where its parts lie then."""

import math
from typing import NamedTuple

from scenes.draw.style import Point


class Pose(NamedTuple):
    """The place of a card: the middle in units, degrees clockwise, and a factor of its size."""

    x: float
    y: float
    turn: float = 0.0
    scale: float = 1.0

    def at(self, dx: float, dy: float) -> Point:
        """Where a part of the card lies that is `dx`, `dy` from its middle while it lies straight."""
        turn = math.radians(self.turn)
        cos, sin = math.cos(turn) * self.scale, math.sin(turn) * self.scale
        return (self.x + dx * cos - dy * sin, self.y + dx * sin + dy * cos)
