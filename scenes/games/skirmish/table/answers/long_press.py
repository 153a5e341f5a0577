"""The long press that ends what is asked: held long enough it does, let go before it does nothing."""

from collections.abc import Callable

from game.core.rules import Player
from scenes.games.skirmish.table.controller import Controller
from scenes.match.hands import Hands

END_SECONDS = 0.6
"""Seconds for which the button is held that ends what is asked."""


class LongPress:
    """The long press of one player at a time; `fill` shows the share of it that is over, from 0 to 1."""

    def __init__(self, hands: Hands, fill: Callable[[float], None]) -> None:
        self._hands, self._fill = hands, fill
        self._held: tuple[Player, float] | None = None
        """Whose press runs, and for how many seconds."""

    def begin(self, player: Player) -> bool:
        """Begin to hold; False where this player can end nothing now."""
        if not self._may_end(player):
            return False
        self._held = player, 0.0
        return True

    def let_go(self, player: Player | None) -> bool:
        """Let go before anything is ended; False where it is not this player who holds."""
        if self._held is None or self._held[0] != player:
            return False
        self._held = None
        self._fill(0.0)
        return True

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._held is None:
            return
        player, held = self._held[0], self._held[1] + dt
        if not self._may_end(player):
            self._held = None
        elif held >= END_SECONDS:
            self._held = None
            self._hands.do(self._hands.controllers[player].end())
        else:
            self._held = player, held
            self._fill(held / END_SECONDS)

    def _may_end(self, player: Player) -> bool:
        hand: Controller = self._hands.controllers[player]
        return player in self._hands.people and hand.asks() is not None and hand.may_end
