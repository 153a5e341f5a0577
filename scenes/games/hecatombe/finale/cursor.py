"""Where one is in the afterpiece of Hécatombe: which round, which page, whose mind, which attack; pure."""

from collections.abc import Sequence

LEDGER, MINDS = "ledger", "minds"
"""The two pages of a round: the reckoning, and what a player could have known."""


class ReviewPlace:
    """`moments` are the points of each round one may stand at; every round remembers where one stood."""

    def __init__(self, moments: Sequence[int], players: int, seat: int) -> None:
        self.moments, self.players = list(moments), players
        self.round, self.seat, self.page = 0, seat, LEDGER
        self._at = [max(0, count - 1) for count in moments]

    @property
    def at(self) -> int:
        """The moment of this round one stands at."""
        return self._at[self.round]

    @property
    def last(self) -> int:
        """The last moment of this round."""
        return max(0, self.moments[self.round] - 1)

    def flip(self) -> None:
        """Turn the other page up."""
        self.page = MINDS if self.page == LEDGER else LEDGER

    def open(self, round_: int) -> bool:
        """Open a round, counted round; true when it is another one."""
        before, self.round = self.round, round_ % len(self.moments)
        return self.round != before

    def sit(self, seat: int) -> bool:
        """Look through the eyes of a player, counted round; true when it is another one."""
        before, self.seat = self.seat, seat % self.players
        return self.seat != before

    def go(self, at: int) -> bool:
        """Stand at a moment, as far as the round goes; true when it is another one."""
        before = self.at
        self._at[self.round] = min(max(0, at), self.last)
        return self.at != before
