"""The last blows of a match: which card or gun, by whom, at whom. They say why Delphine aims at Cassius."""

from collections.abc import Mapping, Sequence

import msgspec

from game.core.rules import Event, Player
from game.rules.roulette.cards.kinds import CardKind
from game.rules.roulette.defs import Aim, SetDie, TurnDie
from game.rules.roulette.events import CardPlayed, Fired, PocketShown

KEPT = 5
"""Blows that are remembered."""
GUILTY, HONEST, SHOT, MISSED = "guilty", "honest", "balle", "clic"
"""The words of pockets and guns; cards are told by the word of their first effect."""


class Blow(msgspec.Struct, frozen=True):
    """One blow, as everybody saw it."""

    player: Player
    word: str
    """What it did: an effect of a card, or how a gun or a pocket turned out."""
    card: str | None = None
    """The action card; None for a gun or a pocket."""
    bullet: bool = False
    """True if a gun or a pocket held a BALLE."""
    target: Player | None = None
    """At whom; below 0 is nobody."""
    face: int | None = None
    """The face that a die was turned to."""


def blows_of(event: Event, kinds: Mapping[str, CardKind]) -> tuple[Blow, ...]:
    """The blows of an event: cards that were played, shots that hit or went elsewhere, pockets shown."""
    match event:
        case CardPlayed():
            return (Blow(event.player, _word_of(kinds, event.card), event.card, False, *_end(event)),)
        case Fired() if event.bullet or event.target != event.player:
            return (Blow(event.player, SHOT if event.bullet else MISSED, None, event.bullet, event.target),)
        case PocketShown():
            word = GUILTY if event.bullet else HONEST
            return tuple(Blow(one, word, None, event.bullet, event.player) for one in event.accusers)
    return ()


def last_blows(story: Sequence[Event], kinds: Mapping[str, CardKind]) -> list[Blow]:
    """The last blows of a story, oldest first."""
    found: list[Blow] = []
    for event in reversed(story):
        found = [*blows_of(event, kinds), *found]
        if len(found) >= KEPT:
            break
    return found[-KEPT:]


def _end(event: CardPlayed) -> tuple[Player | None, int | None]:
    """On whom a card works: its target, else whoever plays it."""
    return (event.player if event.target is None else event.target), event.face


def _word_of(kinds: Mapping[str, CardKind], card: str) -> str:
    """The word of what a card does first."""
    kind = kinds.get(card)
    if kind is None or not kind.effects:
        return "plays"
    effect = kind.effects[0][0]
    if isinstance(effect, SetDie | TurnDie):
        return "die"
    if isinstance(effect, Aim):
        return f"aim-{effect.at}"
    return str(effect.__struct_config__.tag)
