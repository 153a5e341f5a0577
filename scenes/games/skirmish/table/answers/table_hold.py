"""What a hand may do at the table beside answering: hold a window, raise itself (S-18, S-20)."""

from collections.abc import Sequence
from typing import Protocol

from game.app.table import Table
from game.core.rules import Action, Player


class TableHold(Protocol):
    """What a hand may do at the table beside answering."""

    def hold(self, player: Player) -> bool:
        """Hold the open window for a player; says whether it is held."""

    def let_go(self, player: Player) -> None:
        """Release the window that this player holds."""

    def holds(self, player: Player) -> bool:
        """Say whether this player holds the window now."""

    def raise_hand(self, player: Player) -> bool:
        """Raise a hand for all to see; says whether it is up."""

    def lower_hand(self, player: Player) -> None:
        """Lower it again."""

    def has_raised(self, player: Player) -> bool:
        """Say whether this player's hand is up."""

    def lay_offers(self, player: Player, offers: Sequence[Action]) -> bool:
        """Lay offers down for the next moment, in place of those that lay there."""

    def tick(self) -> int:
        """Number of ticks played: between two of them no option changes."""


class TableHands:
    """What the hands may do at a table beside answering (S-18, S-20)."""

    def __init__(self, table: Table) -> None:
        self.hold, self.let_go = table.hold, table.let_go
        self.raise_hand, self.lower_hand = table.raise_hand, table.lower_hand
        self._table = table

    def holds(self, player: Player) -> bool:
        """Say whether the window is held for this player now."""
        return player in self._table.holds.left

    def has_raised(self, player: Player) -> bool:
        """Say whether this player's hand is up."""
        return player in self._table.moments.hands

    def lay_offers(self, player: Player, offers: Sequence[Action]) -> bool:
        """Lay offers down for the next moment, in place of those that lay there."""
        return self._table.moments.lay_offers(self._table, player, offers)

    def tick(self) -> int:
        """Number of ticks played."""
        return self._table.ticks
