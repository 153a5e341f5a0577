"""What is said of each event: the same words when it happens, and when one comes back to it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.rules.complots import events as happened
from scenes.games.complots.table.animator import Animator


class Sentence(NamedTuple):
    """A sentence under the ring, its weight and the colour of the seal before it."""

    words: str
    weight: int = 2
    seal: int | None = None


def _doubt(show: Animator, event: happened.Challenged) -> Sentence:
    names = {"name": show.name(event.player), "other": show.name(event.claimant)}
    return Sentence(show.texts("complots-caption-doubt", **names), 3, show.colour(event.player))


def _lie(show: Animator, event: happened.LieExposed) -> Sentence:
    words = show.texts("complots-caption-lie", name=show.name(event.player))
    return Sentence(words, 4, show.colour(event.player))


def _truth(show: Animator, event: happened.ClaimProved) -> Sentence:
    words = show.texts("complots-caption-truth", name=show.name(event.player))
    return Sentence(words, 4, show.colour(event.player))


def _loss(show: Animator, event: happened.CharacterLost) -> Sentence:
    names = {"name": show.name(event.player), "role": show.role(event.card)}
    return Sentence(show.texts("complots-caption-lost", **names), 3, show.colour(event.player))


def _elimination(show: Animator, event: happened.PlayerEliminated) -> Sentence:
    words = show.texts("complots-caption-eliminated", name=show.name(event.player))
    return Sentence(words, 4, show.colour(event.player))


_SENTENCES: dict[type, Callable[[Animator, Any], Sentence]] = {
    happened.Challenged: _doubt,
    happened.LieExposed: _lie,
    happened.ClaimProved: _truth,
    happened.CharacterLost: _loss,
    happened.PlayerEliminated: _elimination,
}


def sentence(show: Animator, event: object) -> Sentence | None:
    """What is said of an event, if anything is."""
    said = _SENTENCES.get(type(event))
    return said(show, event) if said else None
