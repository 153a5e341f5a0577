"""A gilt hand that beckons at what the lesson speaks of."""

import math

from scenes.draw import style
from scenes.draw.layer import Layer

UP, DOWN, RIGHT = -90.0, 90.0, 0.0
"""Which way the finger points, in degrees."""

Spot = tuple[float, float, float]
"""Where the hand is, and which way it points."""

_REACH, _PACE = 5.0, 5.2


class PointingHand:
    """One hand; it keeps still for players who asked for less motion."""

    def __init__(self, layer: Layer) -> None:
        self._still = layer.still
        self._hand = layer.image("icon_pointing", 0, 0, 46, 46, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
        self._hand.visible = False
        self._age = 0.0

    def update(self, dt: float, spot: Spot | None) -> None:
        """Point at a spot, or rest; call it once a frame."""
        self._age += dt
        self._hand.visible = spot is not None
        if spot is not None:
            x, y, turn = spot
            beck = 0.0 if self._still else _REACH * math.sin(self._age * _PACE)
            self._hand.angle = turn
            self._hand.move(*((x + beck, y) if turn == RIGHT else (x, y + beck)))
