"""The length of an evening, in words: what the lobby says before anybody sits down."""

from collections.abc import Mapping

from game.app.games.game import Game
from game.mods.catalog import Catalog
from game.mods.flags import Value
from game.mods.texts import Texts

STEP = 5
"""Minutes to which an estimate is rounded: nobody believes the others."""


def told_length(
    game: Game, catalog: Catalog, flags: Mapping[str, Value], seats: int, texts: Texts
) -> str | None:
    """The sentence that says how long a match of so many seats lasts; None: nobody has measured it."""
    minutes = game.estimated_minutes(catalog, flags, seats)
    return None if minutes is None else texts("length-estimate", minutes=rounded_minutes(minutes))


def rounded_minutes(minutes: float) -> int:
    """Minutes as they are told: in steps of five, never none.

    >>> [rounded_minutes(minutes) for minutes in (1.0, 12.4, 12.6, 74.0)]
    [5, 10, 15, 75]
    """
    return max(STEP, STEP * int((minutes + STEP / 2) // STEP))
