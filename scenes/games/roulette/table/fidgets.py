"""Nerves on a plaque: what a bot that is waited for does with its seal and its die."""

import math

from scenes.games.roulette.table.seats.plaque import Plaque
from scenes.match.nerves import Gesture
from scenes.motion.timeline import Clip, slide_value

GLANCE = 16.0
"""Degrees that a seal turns to one side, then to the other."""
SECONDS = 0.9


def fidget_clip(plaque: Plaque, gesture: Gesture) -> Clip:
    """The seal glances about, or the die is shaken under its mask, as if cards were fanned."""

    def glance(share: float) -> None:
        for place in plaque.both:
            place.seal.angle = GLANCE * math.sin(math.tau * share)

    return slide_value(plaque.die.rattle if gesture == "fan" else glance, 0, 1, SECONDS, "in-out-sine")
