"""A guess for those who wait: who will be named next? It changes nothing but one's fame. Pure."""

from collections import Counter
from collections.abc import Sequence

from game.core.rules import Player

NOBODY: Player = -1


class Flair:
    """The guesses of one table, public as anything said aloud, and how many of them were right."""

    def __init__(self) -> None:
        self.guesses: dict[Player, Player] = {}
        self.hits: Counter[Player] = Counter()

    def guess_of(self, player: Player) -> Player:
        """Whom a player guesses; -1: nobody yet."""
        return self.guesses.get(player, NOBODY)

    def turn(self, player: Player, step: int, living: Sequence[Player]) -> None:
        """Guess the next of those who live, or the one before; past the ends nobody is guessed."""
        row = [NOBODY, *living]
        now = self.guess_of(player)
        at = row.index(now) if now in row else 0
        self.guesses[player] = row[(at + step) % len(row)]

    def settle(self, namer: Player, named: Player, *, forced: bool) -> list[Player]:
        """Somebody was named: who had guessed it, in seat order. Guesses begin anew.

        Whoever names cannot have guessed, and a name without a choice counts for nobody (S-03).
        """
        right = sorted(
            player
            for player, guess in self.guesses.items()
            if guess == named and player != namer and not forced
        )
        self.hits.update(right)
        self.guesses.clear()
        return right
