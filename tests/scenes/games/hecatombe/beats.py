"""The big moments of Hécatombe."""

from collections.abc import Sequence
from typing import Any

from game.rules.hecatombe import events as happened
from tests.scenes.match.beat_cases import BeatCase

AURELE, BERENICE, CASSIUS, DELPHINE = range(4)


def _attack() -> Sequence[Any]:
    return [happened.Attacked(CASSIUS, "air-feu", AURELE, "terre-feu", 15)]


def _let_go() -> Sequence[Any]:
    return [
        happened.AttackLetGo(AURELE),
        happened.TileCaptured(CASSIUS, "terre-feu", AURELE),
        happened.TileDied(CASSIUS, "air-feu"),
    ]


def _countered() -> Sequence[Any]:
    return [
        happened.Countered(AURELE, "eau-nuit"),
        happened.TileCaptured(CASSIUS, "air-feu", CASSIUS),
        happened.TileDied(AURELE, "eau-nuit"),
    ]


def _objective() -> Sequence[Any]:
    return [
        happened.ObjectiveCalled(AURELE, BERENICE, 0),
        happened.ObjectiveRevealed(BERENICE, 0, "eau-feu"),
    ]


def _freeing() -> Sequence[Any]:
    return [
        *_objective(),
        happened.ObjectiveScored(BERENICE, "eau-feu", (4, 2, 8, 6), (CASSIUS,), (CASSIUS, DELPHINE)),
        happened.TileFreed(CASSIUS, "eau-vie"),
        happened.TileFreed(DELPHINE, None),
    ]


BEATS = {
    "attack": BeatCase("hecatombe", "attack-5", 5, _attack, "thread"),
    "clash": BeatCase("hecatombe", "defence-5", 5, _let_go, "tile-clash"),
    "counter": BeatCase("hecatombe", "defence-5", 5, _countered, "tile-clash"),
    "objective": BeatCase("hecatombe", "reveal-4", 4, _objective, "objective-bell"),
    "freeing": BeatCase("hecatombe", "reveal-4", 4, _freeing, "free"),
}
"""By the name of the beat."""
