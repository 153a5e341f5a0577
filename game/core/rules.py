"""Players, actions, events, refusals, and the seven verbs that every game answers."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

import msgspec

if TYPE_CHECKING:
    from game.core.rng import Chance


Player = int
"""A seat number, clockwise from 0."""

SPECTATOR: Player = -1
"""The viewer who knows only public facts: the shared screen."""

UNKNOWN = "?"
"""Stands, in a view or an event, for something that its viewer may not know."""


class Action(msgspec.Struct, frozen=True, tag=True):
    """A deed of `player` under the rules: a present-tense verb."""

    player: Player


class Event(msgspec.Struct, frozen=True, tag=True):
    """A complete fact of the past, in past tense; `seen_by` hides what a viewer may not know."""

    def seen_by(self, viewer: Player) -> Self:
        """This event as `viewer` may know it: unchanged unless its class says otherwise."""
        return self


class Refusal(msgspec.Struct, frozen=True):
    """The reason why an action is illegal, in facts known to its player; the words are `refusal-<code>`."""

    code: str
    facts: Mapping[str, str | int] = {}


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match: its winners, none of them when nobody won."""

    winners: tuple[Player, ...]


S = TypeVar("S")
A = TypeVar("A", bound=Action)
O_co = TypeVar("O_co", covariant=True)


class Rules(Protocol[S, A, O_co]):
    """A game, as seen by the match, the bots, the screen and the tests; it has no memory."""

    players: int

    def setup(self, rng: "Chance") -> S:
        """The state of a newly dealt match."""
        ...

    def to_act(self, state: S) -> Collection[Player]:
        """The players who owe a decision: one (a turn), several (a window), none (the match is over)."""
        ...

    def legal_actions(self, state: S, player: Player) -> Sequence[A]:
        """All that `player` may do now; where the law is continuous, a good sample of it."""
        ...

    def check(self, state: S, action: Any) -> Refusal | None:
        """The refusal of `action` now, or None when it is legal: this is the law.

        `action` may be anything: a field of a wrong type, or no action of this game at all, is refused too.
        """
        ...

    def apply(self, state: S, actions: Sequence[A], rng: "Chance", *, events: bool = True) -> list[Event]:
        """Carry out checked actions of one tick, in place; return the events (none if not asked for)."""
        ...

    def observe(self, state: S, viewer: Player) -> O_co:
        """The view of `viewer`: all that it may know now."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The winners, or None while the match runs."""
        ...
