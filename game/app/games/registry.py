"""The games of the house: one line a game."""

from game.app.games.complots import ComplotsGame
from game.app.games.game import Game
from game.app.games.hecatombe import HecatombeGame
from game.app.games.roulette import RouletteGame
from game.app.games.skirmish import SkirmishGame
from game.core.registry import Registry
from game.mods.defs import Section

_GAMES: tuple[Game, ...] = (
    ComplotsGame(),
    HecatombeGame(),
    RouletteGame(),
    SkirmishGame(),
)

GAMES: Registry[Game] = Registry.by_id("game", _GAMES)
"""Every game of the house by its id, in the order of the acts."""


def all_sections() -> tuple[Section, ...]:
    """Sections that all games read in a mod."""
    return tuple(section for game in GAMES.values() for section in game.sections)
