"""Seats: the only handles through which players and the spectator see and act."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.core.rules import Action, Event, Outcome, Player, Refusal

if TYPE_CHECKING:
    from game.core.match import Match


class Seat:
    """A player's (or the spectator's) chair at a match: what it may know, what it may do."""

    __slots__ = ("_match", "_taken", "player")

    def __init__(self, match: "Match[Any, Any, Any]", player: Player) -> None:
        self._match = match
        self._taken = 0
        self.player = player

    @property
    def view(self) -> Any:
        """All this seat may know now (frozen)."""
        return self._match.rules.observe(self._match.state, self.player)

    @property
    def owes(self) -> bool:
        """Whether the match waits for this seat."""
        return self.player in self._match.to_act()

    @property
    def options(self) -> Sequence[Any]:
        """All that this seat may do now; empty when nothing is asked of it."""
        return self._match.options(self.player)

    @property
    def outcome(self) -> Outcome | None:
        """The winners, or None while the match runs."""
        return self._match.outcome()

    def submit(self, action: Action) -> Refusal | None:
        """Do `action`, or return the refusal; nobody acts from another's chair."""
        return self._foreign(action) or self._match.submit(action)

    def refusal(self, action: Action) -> Refusal | None:
        """Why this seat may not do `action` now, in facts it knows; None: it may. Nothing is done."""
        return self._foreign(action) or self._match.rules.check(self._match.state, action)

    def _foreign(self, action: Action) -> Refusal | None:
        """The refusal of an action from another's chair, or of no action at all."""
        player = getattr(action, "player", None)
        mine = type(player) is int and player == self.player
        return None if mine else Refusal("not-your-seat")

    @property
    def story(self) -> list[Event]:
        """All events so far, as this seat may know them."""
        return [event.seen_by(self.player) for event in self._match.events]

    def take(self) -> list[Event]:
        """Events since the last call, as this seat may know them."""
        new = self._match.events[self._taken :]
        self._taken += len(new)
        return [event.seen_by(self.player) for event in new]
