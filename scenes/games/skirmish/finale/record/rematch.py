"""Who wants another battle: it begins when every person at the table has said so. Pure."""

from collections.abc import Sequence

from game.core.rules import Player
from game.couch.sitter import Sitter
from game.input.devices import Device


class Rematch:
    """The wishes of one table."""

    def __init__(self, sitters: Sequence[Sitter]) -> None:
        self._holders: dict[Player, Device] = {
            player: sitter.device for player, sitter in enumerate(sitters) if sitter.device is not None
        }
        self.ready: set[Player] = set()

    @property
    def people(self) -> int:
        """How many must say so."""
        return len(self._holders)

    def ask(self, device: Device | None) -> bool:
        """Somebody wants another battle; a hand that has no chair speaks for the first who has not spoken.

        Returns:
            Whether everybody does now.
        """
        waiting = [player for player in self._holders if player not in self.ready]
        own = [player for player, holder in self._holders.items() if holder == device]
        self.ready.update(own or waiting[:1])
        return len(self.ready) == len(self._holders)
