"""The games that have a stage: one line a game."""

from game.core.registry import Registry
from scenes.games.complots import kit as complots
from scenes.games.hecatombe import kit as hecatombe
from scenes.games.kit import GameKit
from scenes.games.roulette import kit as roulette
from scenes.games.skirmish import kit as skirmish

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
