"""Which deeds the match of each game can come to, and how a model draws them."""

from game.campaign.defs.cast import HERO
from game.campaign.defs.condition import ANYBODY, ME, Condition
from game.campaign.defs.facts import FACTS
from game.core.rng import Rng


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


MADE: dict[str, frozenset[str]] = {
    "complots": _words(
        "caught-bluff doubted wrongly-doubted believed robbed struck eliminated blocked card-seen"
        " side-changed lies-told lies-unseen richest-spared claimed won"
    ),
    "hecatombe": _words("attacked let-go countered objective-guessed fed freed retreated-first won"),
    "roulette": _words(
        "accused falsely-accused caught-bluff cheat-caught cheat-unseen bet-total shot-by shots-at saved"
        " captain-died card-stolen won"
    ),
    "skirmish": _words(
        "named-enemy forced-name promise-made promise-kept promise-broken offer-refused bribe-taken truce"
        " unit-broke unit-destroyed turncoat treachery-played card-stolen challenge-refused won"
    ),
}
"""Facts of which the deeds of a match may be, by game: what its `deeds` notes."""
TOLD_AS = {"first-doubted-by": "doubted", "bet-highest": "bet-total", "favourite-claim": "claimed"}
"""Facts that are read from deeds of another name."""
AMOUNTS = (1, 1, 1, 2, 2, 3, 4, 6)
"""How often something is done in a match, where it is done: as often as it stands here."""


def is_made(asked: Condition, game: str, *, boss: bool) -> bool:
    """Whether a match of a game could come to a deed of which a condition speaks."""
    fact = TOLD_AS.get(asked.fact, asked.fact)
    if asked.game not in ("", game):
        return False
    return fact in MADE.get(game, frozenset()) or (boss and fact == "boss-used")


def is_of_deeds(asked: Condition) -> bool:
    """Whether deeds prove a condition."""
    return FACTS[asked.fact].source in ("deed", "person") or asked.fact in TOLD_AS


def somebody(word: str, seats: tuple[str, ...], dice: Rng) -> str:
    """Whom a word of a condition means at a table; empty where that person does not sit there."""
    if word in ("", ANYBODY):
        return dice.choice((HERO, *seats))
    meant = HERO if word == ME else word
    return meant if meant in (HERO, *seats) else ""
