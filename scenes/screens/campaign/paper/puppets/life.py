"""The life in a figure: its breath, the hand on its rod, its stride, its nods; what never stands still."""

from __future__ import annotations

import math
from typing import NamedTuple

from scenes.screens.campaign.paper.facts import Standing
from scenes.screens.campaign.paper.puppets.troupe import FRONT_FIST

_BREATH, _ARM, _TREMOR = (1.0, 4.6), (1.5, 5.9), (0.7, 0.83)
"""Degrees and seconds of the body's breath and the arms'; units and seconds of the hand on the rod."""
_HOP, _STRIDE, _BRISK = 5.0, 62.0, 240.0
"""Units that a walking figure hops and strides, and its units a second when it hops fully."""
_LEGS = 3.4
"""Degrees by which the legs swing at each stride."""
_CAPE = 16.0
"""Degrees by which a cape flies behind who walks briskly."""
_NOD, _NOD_SECONDS, _LEAN = 2.0, 0.62, 2.2
"""Degrees and seconds of a speaker's nod, and degrees by which it leans."""
_BEAT, _BEAT_SECONDS, _FREE = (11.0, 24.0), (2.3, 1.45), frozenset(("rest", "rise", "sit"))
"""Degrees by which a speaker's arm and forearm rise, the seconds of the two waves that lift them, and the
poses of whose hand nothing else is asked."""
_SWING = (2.4, 3.1)
"""Degrees and seconds by which a figure swings that hangs on its rod."""


class Fidget(NamedTuple):
    """What a pose does while it is held: a joint goes to and fro by so many degrees in so many seconds."""

    joint: str
    degrees: float
    seconds: float


_FIDGETS = {
    "ruban": (Fidget(FRONT_FIST, 5.0, 0.34), Fidget("head", 1.5, 0.68)),
    "bourse": (Fidget(FRONT_FIST, 8.0, 0.52), Fidget("head", 1.5, 0.52)),
    "cheer": (Fidget("arm_f", 6.0, 0.44), Fidget("arm_b", 6.0, 0.5)),
    "threaten": (Fidget("arm_f", 1.6, 0.21),),
    "talk": (Fidget(FRONT_FIST, 4.0, 0.9),),
}


class Life:
    """What a figure does by itself; `phase`, 0 to 1, keeps two from breathing together."""

    def __init__(self, phase: float) -> None:
        self._phase, self._age = phase, 0.0
        self.pace = 0.0
        """Units that the figure walks a second."""

    def pass_time(self, dt: float, way: float) -> None:
        """Let `dt` seconds pass, in which the figure has walked `way` units."""
        if dt > 0:
            self.pace = way / dt
            self._age += dt

    def stir(
        self, bends: dict[str, float], standing: Standing, x: float, talk: float, *, walks: bool
    ) -> float:
        """Add to the bends what a living hand does; returns the units by which the figure hops.

        `talk` is 1 for whoever speaks; one only `walks` on straight legs.
        """
        brisk = min(1.0, abs(self.pace) / _BRISK) * walks
        breath = self.wave(_BREATH[1]) * _BREATH[0]
        bends["body"] += breath + talk * _LEAN + 2.5 * brisk
        bends["head"] += talk * _NOD * self.wave(_NOD_SECONDS) - 0.4 * breath
        bends["arm_f"] -= self.wave(_ARM[1]) * _ARM[0] + talk * 3.0 * self.wave(2 * _NOD_SECONDS)
        bends["arm_b"] += self.wave(_ARM[1] * 0.9) * _ARM[0]
        bends["cape"] = _CAPE * brisk + 1.6 * self.wave(3.7) + 1.0
        stride = _LEGS * math.sin(x / _STRIDE * math.pi) * brisk * (not standing.rod)
        bends["legs"] += stride
        bends["body"] -= stride
        if standing.rod and walks:
            bends["legs"] += _SWING[0] * self.wave(_SWING[1])
        beat = talk * self._beat() * (standing.pose in _FREE)
        bends["arm_f"] -= _BEAT[0] * beat
        bends[FRONT_FIST] -= _BEAT[1] * beat
        for fidget in _FIDGETS.get(standing.pose, ()):
            bends[fidget.joint] += fidget.degrees * self.wave(fidget.seconds)
        hop = _HOP * abs(math.sin(x / _STRIDE * math.pi)) * brisk
        tremor = _TREMOR[0] * self.wave(_TREMOR[1]) * self.wave(5.3) * walks
        return (0.0 if standing.rod else hop) + tremor

    def _beat(self) -> float:
        """How high the hand of a speaker is, 0 to 1: it rises at one phrase, rests at another."""
        slow, quick = _BEAT_SECONDS
        return max(0.0, self.wave(slow) + 0.6 * self.wave(quick)) / 1.6

    def wave(self, seconds: float) -> float:
        """A sine of this figure's own time that comes back after `seconds`."""
        return math.sin((self._age / seconds + self._phase) * math.tau)
