"""Guesses for those who wait: who is named next, whether a charge comes home. They change but fame. Pure."""

from collections import Counter
from collections.abc import Sequence

from game.core.rules import Player
from scenes.games.skirmish.table.waiting.wagers import NAME, Settled

NOBODY: Player = -1


class Flair:
    """The guesses of one table, public as anything said aloud, and how many of them were right."""

    def __init__(self) -> None:
        self.guesses: dict[tuple[str, Player], int] = {}
        """By wager and player: an army, or yes or no."""
        self.hits: Counter[Player] = Counter()

    def guess_of(self, player: Player, wager: str = NAME) -> int:
        """What a player guesses; -1: nothing yet."""
        return self.guesses.get((wager, player), NOBODY)

    def turn(self, player: Player, step: int, answers: Sequence[int], wager: str = NAME) -> None:
        """Guess the next of the answers, or the one before; past the ends nothing is guessed."""
        row = [NOBODY, *answers]
        now = self.guess_of(player, wager)
        at = row.index(now) if now in row else 0
        self.guesses[wager, player] = row[(at + step) % len(row)]

    def settle(self, settled: Settled) -> list[Player]:
        """A guess has come to its end: who was right, in seat order. The guesses of its kind begin anew.

        Whoever knew beforehand cannot have guessed, and what was no choice counts for nobody (S-03).
        """
        mine = {player: guess for (wager, player), guess in self.guesses.items() if wager == settled.wager}
        self.guesses = {key: guess for key, guess in self.guesses.items() if key[0] != settled.wager}
        if settled.forced:
            return []
        right = sorted(one for one, guess in mine.items() if guess == settled.answer and one != settled.by)
        self.hits.update(right)
        return right
