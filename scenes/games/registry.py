"""The games that have a stage: one line a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.registry import Registry
from scenes.games.complots import kit as complots
from scenes.games.hecatombe import kit as hecatombe
from scenes.games.kit import GameKit
from scenes.games.roulette import kit as roulette
from scenes.games.skirmish import kit as skirmish

if TYPE_CHECKING:
    from game.mods.catalog import Catalog
    from game.mods.problems import Problem
    from scenes.draw.art import Art

KITS: Registry[GameKit] = Registry.by_id(
    "game with a stage",
    (
        complots.KIT,
        hecatombe.KIT,
        roulette.KIT,
        skirmish.KIT,
    ),
)
"""The kit of every game that can be chosen, watched and drawn, by the game's id, in the order of the acts."""


def hang_looks(catalog: Catalog, art: Art) -> list[Problem]:
    """Hang the pictures that the mods bring for all games; what is wrong with them."""
    hung = [kit.hang_looks(catalog, art) for kit in KITS.values() if kit.hang_looks]
    return [problem for problems in hung for problem in problems]
