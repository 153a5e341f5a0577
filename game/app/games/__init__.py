"""The games of the house, each by one entry: how to read, build, time and review it."""

from game.app.games.complots import ComplotsGame
from game.app.games.game import HOLD_SECONDS, PLAIN, Game, Setup, Window, checked_flags, flag_values
from game.app.games.hecatombe import HecatombeGame
from game.app.games.roulette import DYING_SECONDS, RouletteGame
from game.app.games.skirmish import SkirmishGame
from game.mods.defs import Section

__all__ = [
    "DYING_SECONDS",
    "GAMES",
    "HOLD_SECONDS",
    "PLAIN",
    "SECTIONS",
    "STAGED",
    "Game",
    "Setup",
    "Window",
    "checked_flags",
    "flag_values",
]

GAMES: dict[str, Game] = {
    game.id: game for game in (ComplotsGame(), HecatombeGame(), RouletteGame(), SkirmishGame())
}
"""Every game of the house by its id, in the order of the acts."""

STAGED: dict[str, Game] = {id: game for id, game in GAMES.items() if game.staged}
"""Those that have a stage: what can be chosen, watched and drawn."""

SECTIONS: tuple[Section, ...] = tuple(section for game in GAMES.values() for section in game.sections)
"""What all games read in a mod."""
