"""What the tests of hands need to know of a game: how its controllers are made, put, and tried out."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, Protocol

from game.core.match import Match
from game.core.rules import Player
from game.input.intents import Intent

Place = tuple[Any, ...]
"""Where a hand stands; the same place shows the same picture."""


class Game(Protocol):
    """One entry for each game of the house."""

    id: str
    houses: Sequence[tuple[int, dict[str, Any]]]
    """Numbers of players and house rules."""
    always: frozenset[str]
    """Questions that come up in every few matches."""

    def controller(self, rules: Any, seat: Any) -> Any:
        """The hand of a chair."""
        ...

    def put(self, controller: Any, place: Place) -> None:
        """Put it where it stood."""
        ...

    def worth(self, controller: Any, place: Place, intent: Intent) -> bool:
        """Whether this press can lead to something that no other way leads to."""
        ...

    def by_hand(self, action: Any) -> bool:
        """Whether a hand can mean it; silence alone may mean the others."""
        ...

    def same(self, action: Any) -> object:
        """What two actions share that mean the same."""
        ...


def held_still(match: Match[Any, Any, Any], player: Player) -> Any:
    """A chair of a match that does not move: what it sees and may do is worked out once."""
    seat = match.seat(player)
    return SimpleNamespace(player=player, view=seat.view, options=tuple(seat.options))
