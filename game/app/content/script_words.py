"""The hooks and wishes of each game, found where every game has them: in `scripted` of its rules."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scripting.hooks.vocabulary import Vocabulary


@cache
def script_words(game: str) -> "Vocabulary | None":
    """What scripts of a game hear and may wish for; None: it has none."""
    from game.scripting.hooks.vocabulary import vocabulary

    try:
        facts, wishes, legal = (
            import_module(f"game.rules.{game}.scripted.{part}") for part in ("facts", "wishes", "legal")
        )
    except ModuleNotFoundError:
        return None
    return vocabulary(wishes.TABLE, facts.CommonFacts, legal.NAME, legal.Legal)
