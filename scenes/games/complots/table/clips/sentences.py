"""What is said of each event: the same words when it happens, and when one comes back to it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.core.rules import Player
from game.rules.complots import events as happened
from scenes.games.complots.table.animator import Animator
from scenes.games.complots.table.clips import causes
from scenes.games.complots.table.menu.faces import action_text_key


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
    return Sentence(_with_cause(show, event.player, names), 3, show.colour(event.player))


def _with_cause(show: Animator, loser: Player, names: dict[str, str]) -> str:
    """Say why a character is lost: a lie, a wrong doubt, whoever struck; all have seen it."""
    cause, declared = causes.cause_of_loss(show.turn, loser), causes.declaration(show.turn)
    if cause is None or declared is None:
        return show.texts("complots-caption-lost", **names)
    if cause != "struck":
        return show.texts(f"complots-caption-lost-{cause}", **names)
    if declared.claim is None or show.actions[declared.action].denies:
        action = show.texts(action_text_key(declared.action))
        return show.texts("complots-caption-lost-action", **names, action=action)
    return show.texts("complots-caption-lost-struck", **names, by=show.role(declared.claim))


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
