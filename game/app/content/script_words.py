"""The hooks and wishes of each game and of campaigns: in `scripted` of the rules, or of the campaign."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from game.campaign import GAME as CAMPAIGN

if TYPE_CHECKING:
    from game.scripting.hooks.vocabulary import Vocabulary


@cache
def script_words(game: str) -> "Vocabulary | None":
    """What scripts of a game hear and may wish for; None: it has none."""
    from game.scripting.hooks.vocabulary import vocabulary

    try:
        facts, wishes = (import_module(f"{_home(game)}.{part}") for part in ("facts", "wishes"))
    except ModuleNotFoundError:
        return None
    legal = None if game == CAMPAIGN else import_module(f"{_home(game)}.legal")
    asked = {} if legal is None else {legal.NAME: legal.Legal}
    return vocabulary(wishes.TABLE, facts.CommonFacts, asked)


def _home(game: str) -> str:
    """The package that says what scripts of a game, or of campaigns, hear and wish for."""
    return "game.campaign.scripted" if game == CAMPAIGN else f"game.rules.{game}.scripted"
