"""Which deeds the match of each game can come to, and how a model draws them."""

from collections.abc import Collection

from game.app.games import GAMES
from game.campaign.defs.cast import HERO
from game.campaign.defs.condition import ANYBODY, ME, Condition
from game.campaign.defs.facts import FACTS
from game.core.rng import Rng

TOLD_AS = {"first-doubted-by": "doubted", "bet-highest": "bet-total", "favourite-claim": "claimed"}
"""Facts that are read from deeds of another name."""
AMOUNTS = (1, 1, 1, 2, 2, 3, 4, 6)
"""How often something is done in a match, where it is done: as often as it stands here."""


def made_in(game: str) -> Collection[str]:
    """The facts of which the deeds of a match of a game may be; none of a game that is not here."""
    return GAMES[game].facts if game in GAMES else ()


def is_made(asked: Condition, game: str, *, boss: bool) -> bool:
    """Whether a match of a game could come to a deed of which a condition speaks."""
    fact = TOLD_AS.get(asked.fact, asked.fact)
    if asked.game not in ("", game):
        return False
    return fact in made_in(game) or (boss and fact == "boss-used")


def is_of_deeds(asked: Condition) -> bool:
    """Whether deeds prove a condition."""
    return FACTS[asked.fact].source in ("deed", "person") or asked.fact in TOLD_AS


def somebody(word: str, seats: tuple[str, ...], dice: Rng) -> str:
    """Whom a word of a condition means at a table; empty where that person does not sit there."""
    if word in ("", ANYBODY):
        return dice.choice((HERO, *seats))
    meant = HERO if word == ME else word
    return meant if meant in (HERO, *seats) else ""
