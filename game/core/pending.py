"""A question on the table and who owes an answer."""

import msgspec

from game.core.rules import Player


class Pending(msgspec.Struct, frozen=True):
    """A window on the stack: `kind` is the question, `players` still owe an answer, nearest first."""

    kind: str
    players: tuple[Player, ...]

    def without(self, player: Player) -> "Pending":
        """The same question once `player` has answered."""
        return Pending(self.kind, tuple(p for p in self.players if p != player))


def clockwise(after: Player, players: int) -> tuple[Player, ...]:
    """The other seats in clockwise order, starting with the left-hand neighbour of `after`.

    >>> clockwise(2, 4)
    (3, 0, 1)
    """
    return tuple((after + step) % players for step in range(1, players))
