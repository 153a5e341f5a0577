"""A gilt hand that beckons at the thing that a lesson speaks of."""

import math

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box

UP, DOWN, RIGHT = -90.0, 90.0, 0.0
"""Degrees by which the hand is turned so that its finger points this way."""

Spot = tuple[float, float, float]
"""x and y of the hand in units, and the degrees by which it is turned."""

_BECKON_UNITS, _BECKON_RATE = 5.0, 5.2
"""How far the hand beckons, in units, and how fast, in radians per second."""


_BESIDE_UNITS, _LOW_Y = 26.0, 600.0


def spot_at(box: Box) -> Spot:
    """Where a hand stands that points at a box: above what lies low on the screen, else on its left."""
    x, y, w, h = box
    return (x + w / 2, y - 22, DOWN) if y > _LOW_Y else (x - _BESIDE_UNITS, y + h / 2, RIGHT)


class PointingHand:
    """The hand of a tutorial; it keeps still for players who asked for less motion."""

    def __init__(self, layer: Layer) -> None:
        self._still = layer.still
        self._hand = layer.image("icon_pointing", 0, 0, 46, 46, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
        self._hand.visible = False
        self._age = 0.0

    def update(self, dt: float, spot: Spot | None) -> None:
        """Point at a spot, or hide (None); call it once a frame, `dt` seconds after the last."""
        self._age += dt
        self._hand.visible = spot is not None
        if spot is not None:
            x, y, turn = spot
            beck = 0.0 if self._still else _BECKON_UNITS * math.sin(self._age * _BECKON_RATE)
            self._hand.angle = turn
            self._hand.move(*((x + beck, y) if turn == RIGHT else (x, y + beck)))
