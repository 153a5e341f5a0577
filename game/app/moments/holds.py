"""Windows that players hold open to think, each once (R-21, S-20)."""

from collections.abc import Collection, Hashable

from game.core.rules import Player


class Holds:
    """Who holds the open window; `left` are the seconds that each holder still has."""

    def __init__(self) -> None:
        self.left: dict[Player, float] = {}
        self._used: set[tuple[Hashable, Player]] = set()

    def take(self, window: Hashable, player: Player, seconds: float) -> bool:
        """Hold a window for a player who has not held it yet; return whether that player holds it."""
        if player not in self.left and (window, player) not in self._used:
            self._used.add((window, player))
            self.left[player] = seconds
        return player in self.left

    def let_go(self, player: Player) -> None:
        """End the hold of a player, if there is one."""
        self.left.pop(player, None)

    def allow_again(self, player: Player) -> None:
        """Let a player hold windows that this player has held already."""
        self._used = {used for used in self._used if used[1] != player}

    def keep_only(self, players: Collection[Player]) -> None:
        """End the holds of all others."""
        self.left = {player: left for player, left in self.left.items() if player in players}

    def pass_time(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether anybody still holds the window."""
        self.left = {player: left - dt for player, left in self.left.items() if left > dt}
        return bool(self.left)
