"""What is noted beside the log of thoughts, hands, offers and marks: it outlives leaving the table."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from game.ai.policy import Thought
from game.core.rules import Action, Player


class NotedThought(msgspec.Struct, frozen=True):
    """The thought of `player`'s bot when it made the tick number `tick` of the log."""

    tick: int
    player: Player
    thought: Thought


class NotedHands(msgspec.Struct, frozen=True):
    """Whose hands are up after so many ticks; a later note takes its place."""

    hands_at: int
    up: tuple[Player, ...]


class NotedOffers(msgspec.Struct, frozen=True):
    """What `offerer` had laid down for the next moment of offers; a later note takes its place."""

    laid_at: int
    offerer: Player
    offers: tuple[Any, ...]


class NotedMarks(msgspec.Struct, frozen=True):
    """The kinds of moments that `marker` had marked; a later note takes its place."""

    marker: Player
    marks: tuple[str, ...]


class NotedTell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An occasion of the tell of `teller`'s bot, when it made the tick number `tell_at` of the log.

    Whether it was shown, whether it was so, and in which turn or round of the match.
    """

    tell_at: int
    teller: Player
    shown: bool
    so: bool
    turn: int


class NotedStop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The place of a script that was stopped by what no count foretells: a replay stops it there, too."""

    stopped: str


def laid_offers(noted: Iterable[NotedOffers], ticks: int, actions: Any) -> dict[Player, tuple[Action, ...]]:
    """By player: the last offers noted in so many ticks; what is no action of this game is left out."""
    found = {}
    for note in noted:
        if note.laid_at <= ticks:
            mine = [one for one in _actions(note.offers, actions) if one.player == note.offerer]
            found[note.offerer] = tuple(mine)
    return found


def _actions(noted: Iterable[Any], actions: Any) -> Iterator[Action]:
    """Those of the notes that are actions of this game."""
    for one in noted:
        try:
            yield msgspec.convert(one, actions)
        except msgspec.ValidationError:
            continue
