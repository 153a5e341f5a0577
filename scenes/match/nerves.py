"""Nerves: bots that are waited for glance, fan their cards or keep still, by temper and by chance alone."""

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from game.core.rng import Chance
from game.core.rules import Player

Gesture = Literal["glance", "fan", "still"]
"""What a bot does while it is waited for; `still` is a gesture, too."""


class _Manner(NamedTuple):
    """How a temper waits: seconds between two gestures, least and most, and its gestures, each as likely."""

    least: float
    most: float
    gestures: tuple[Gesture, ...]


_MANNERS: Mapping[str, _Manner] = {
    "honest": _Manner(1.8, 3.6, ("still", "still", "glance")),
    "bold": _Manner(0.7, 1.8, ("fan", "fan", "glance")),
    "suspicious": _Manner(0.9, 2.0, ("glance", "glance", "fan")),
    "vengeful": _Manner(1.1, 2.6, ("fan", "still", "glance")),
}
"""By temper; whoever has another waits like the honest."""
_STEPS = 1000
"""Draws of a wait: so many lengths between the least and the most."""


class Nerves:
    """Moves those who are waited for; told tempers and nothing else, it can tell nothing else."""

    def __init__(self, dice: Chance, act: Callable[[Player, Gesture], object]) -> None:
        self._dice, self._act = dice, act
        self._left: dict[Player, float] = {}

    def update(self, dt: float, waited_for: Mapping[Player, str]) -> None:
        """Let `dt` seconds pass for the bots that are waited for now, each with its temper."""
        for player in self._left.keys() - waited_for.keys():
            del self._left[player]
        for player in sorted(waited_for):
            manner = _MANNERS.get(waited_for[player], _MANNERS["honest"])
            if player not in self._left:
                self._left[player] = self._wait(manner)
            self._left[player] -= dt
            if self._left[player] <= 0:
                self._left[player] = self._wait(manner)
                self._move(player, manner)

    def _wait(self, manner: _Manner) -> float:
        share = self._dice.below(_STEPS) / _STEPS
        return manner.least + (manner.most - manner.least) * share

    def _move(self, player: Player, manner: _Manner) -> None:
        gesture = manner.gestures[self._dice.below(len(manner.gestures))]
        if gesture != "still":
            self._act(player, gesture)
