"""Players, actions, events, refusals, and the seven verbs that every game answers."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

import msgspec

if TYPE_CHECKING:
    from game.core.rng import Chance


Player = int
"""A seat number, clockwise from 0."""

SPECTATOR: Player = -1
"""The viewer who knows only what is public: the shared screen."""

UNKNOWN = "?"
"""What a viewer sees in place of something he may not know."""


class Action(msgspec.Struct, frozen=True, tag=True):
    """What `player` does under the rules: a present-tense verb."""

    player: Player


class Event(msgspec.Struct, frozen=True, tag=True):
    """What happened, past tense, complete; `seen_by` hides what a viewer may not know."""

    def seen_by(self, viewer: Player) -> Self:
        """Return this event as `viewer` may know it: unchanged unless an event says otherwise."""
        return self


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is illegal, in facts its player already knows; the words are `refusal-<code>`."""

    code: str
    facts: Mapping[str, str | int] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: who won it."""

    winners: tuple[Player, ...]


S = TypeVar("S")
A = TypeVar("A", bound=Action)
O_co = TypeVar("O_co", covariant=True)


class Rules(Protocol[S, A, O_co]):
    """A game, as seen by the match, the bots, the screen and the tests; it has no memory."""

    players: int

    def setup(self, rng: "Chance") -> S:
        """Deal a new match."""
        ...

    def to_act(self, state: S) -> Collection[Player]:
        """Say who owes a decision: one (a turn), several (a window, sealed answers), none (it is over)."""
        ...

    def legal_actions(self, state: S, player: Player) -> Sequence[A]:
        """List what `player` may do now; where the law is continuous, a good sample of it."""
        ...

    def check(self, state: S, action: Any) -> Refusal | None:
        """Say why `action` is illegal now, or None: this is the law.

        `action` may be anything: a field of a wrong type, or no action of this game at all, is refused too.
        """
        ...

    def apply(self, state: S, actions: Sequence[A], rng: "Chance", *, events: bool = True) -> list[Event]:
        """Carry out checked actions of one tick, in place; return what happened (nothing if not asked)."""
        ...

    def observe(self, state: S, viewer: Player) -> O_co:
        """All that `viewer` may know now."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Say who won, or None while it runs."""
        ...
