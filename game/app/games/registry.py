"""The games of the house: one line a game."""

from game.app.games.complots import ComplotsGame
from game.app.games.game import Game
from game.app.games.hecatombe import HecatombeGame
from game.app.games.roulette import RouletteGame
from game.app.games.skirmish import SkirmishGame
from game.campaign import GAME as CAMPAIGN
from game.campaign import SECTIONS as OF_CAMPAIGNS
from game.core.registry import Registry
from game.mods.defs import Section
from game.mods.flags import FlagDef
from game.mods.scripts.files import TABLE
from game.mods.scripts.script_def import ScriptDef

_GAMES: tuple[Game, ...] = (
    ComplotsGame(),
    HecatombeGame(),
    RouletteGame(),
    SkirmishGame(),
)

GAMES: Registry[Game] = Registry.by_id("game", _GAMES)
"""Every game of the house by its id, in the order of the acts."""


def all_sections() -> tuple[Section, ...]:
    """What all games read in a mod, and campaigns; house rules and scripts are read for every game."""
    games = (section for game in GAMES.values() for section in sections_of(game))
    return (*games, *OF_CAMPAIGNS, _scripts_for(CAMPAIGN))


def sections_of(game: Game) -> tuple[Section, ...]:
    """What a game reads in a mod, house rules and scripts included."""
    more = [
        Section(game.id, "flag", FlagDef),
        _scripts_for(game.id),
    ]
    own = {section.type for section in game.sections}
    return (*game.sections, *(section for section in more if section.type not in own))


def _scripts_for(game: str) -> Section:
    """The scripts of a game, or of campaigns."""
    return Section(game, TABLE, ScriptDef, running=("source", "priority", "file"))
