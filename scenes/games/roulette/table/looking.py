"""Who looks at cards: whose faces are up, and how looking holds the window (R-21)."""

from collections.abc import Callable

from game.app.table import Table
from game.core.rules import Player
from game.rules.roulette.questions import CARDS
from scenes.games.roulette.table.controller import Controller
from scenes.games.roulette.table.resting import Resting
from scenes.match.hands import Hands


class Holder:
    """Holds windows open at a table (R-21)."""

    def __init__(self, table: Table) -> None:
        self.hold, self.let_go = table.hold, table.let_go
        self._table = table

    def holds(self, player: Player) -> bool:
        """Say whether the window is held for this player now."""
        return player in self._table.holds.left


class OpenEyes:
    """Whose cards are face up in a match, and who rests there."""

    def __init__(self, hands: Callable[[], Hands], resting: Resting) -> None:
        """`hands` are asked for when they are needed: their controllers are made first."""
        self._hands, self._resting = hands, resting

    def sees(self, player: Player) -> bool:
        """Say whether the faces of this player's cards are up."""
        return self._hands().open_to_all(player)

    def peeks(self, player: Player) -> bool:
        """Say whether they are up because this player holds a button."""
        return self._hands().peeking == player

    def toggle_rest(self, player: Player) -> None:
        """Wish to pass every window until the next shot, or take the wish back."""
        self._resting.toggle(player)


def hold_for(table: Table, hands: Hands, player: Player) -> None:
    """Hold the open window for whoever looks, since before it opened perhaps; whoever has looked lets go."""
    controller: Controller = hands.controllers[player]
    if hands.peeking == player:
        if player not in table.holds.left and controller.asks() in CARDS:
            table.hold(player)
    elif controller.card is None:
        table.let_go(player)
