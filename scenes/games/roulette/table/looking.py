"""Who looks at cards: whose faces are up, who leafs, and how looking holds the window (R-21)."""

from collections.abc import Callable

from game.app.table import Table
from game.core.rules import Player
from game.input.devices import Device
from game.input.intents import Intent
from game.rules.roulette.questions import CARDS, SECRET
from scenes.games.roulette.table.controller import Controller
from scenes.games.roulette.table.resting import Resting
from scenes.games.roulette.table.slots import PAGE_CARDS
from scenes.match.hands import Hands

LEAVES = {Intent.LEFT: -1, Intent.RIGHT: 1}
"""With these one leafs through one's own hand: the steps that each goes."""


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


def leafs(hands: Hands, device: Device) -> bool:
    """Say whether the arrows of this device leaf through its player's open hand: no question needs them."""
    player = hands.watcher
    if player is None or hands.player_of(device) != player:
        return False
    controller: Controller = hands.controllers[player]
    busy = controller.card is not None or controller.accusing or controller.view.asks in SECRET
    return bool(controller.view.hand) and not busy


def leaf_on(hands: Hands, here: int | None, step: int) -> int:
    """Return the place of the card that comes after `here` in the open hand, and turn to its page."""
    controller: Controller = hands.controllers[hands.watcher or 0]
    start = -1 if step > 0 else 0
    place = ((start if here is None else here) + step) % len(controller.view.hand)
    controller.page = place // PAGE_CARDS
    return place
