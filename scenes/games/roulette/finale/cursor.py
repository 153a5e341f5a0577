"""Where one is in the afterpiece of Roulette: which round, which page, which line or which player; pure."""

from collections.abc import Sequence

from game.core.rules import Player
from scenes.screens.finale.scroller import Scroller

POCKETS, STANDING = "pockets", "standing"
"""The two pages: a round with its pockets turned out, and how the company stood."""
ROWS = 8
"""Lines of a round in sight."""


class ReviewPlace:
    """`lines` is how many lines each round has; every round remembers where one stood."""

    def __init__(self, lines: Sequence[int], players: int) -> None:
        self.scrollers = [Scroller(count, ROWS) for count in lines]
        self.players = players
        self.round, self.page, self.seat = 0, POCKETS, 0
        self.among_seats = not lines[0]
        """True while the cursor is on the players, and not on the lines."""

    @property
    def scroller(self) -> Scroller:
        """Return the scroller of the lines of this round."""
        return self.scrollers[self.round]

    @property
    def line(self) -> int | None:
        """The line looked at, if one looks at lines."""
        return None if self.among_seats or not self.scroller.count else self.scroller.at

    @property
    def looked_at(self) -> Player | None:
        """The player looked at, if one looks at players."""
        return self.seat if self.line is None else None

    def flip(self) -> None:
        """Turn the other page up."""
        self.page = STANDING if self.page == POCKETS else POCKETS

    def open(self, round_: int) -> bool:
        """Open a round, counted round; true when it is another one."""
        before, self.round = self.round, round_ % len(self.scrollers)
        return self.round != before

    def cross(self, step: int) -> bool:
        """Go over to the players, on the left, or to the lines, on the right."""
        wanted = step < 0 or not self.scroller.count
        before, self.among_seats = self.among_seats, wanted
        return wanted != before

    def step(self, step: int) -> bool:
        """The next player or line."""
        if self.looked_at is not None:
            return self.sit(min(max(0, self.seat + step), self.players - 1))
        return self.scroller.step(step)

    def sit(self, seat: Player) -> bool:
        """Look at a player; true when that is another place than before."""
        before = self.looked_at
        self.among_seats, self.seat = True, seat
        return before != seat

    def read(self, line: int) -> bool:
        """Look at a line; true when that is another place than before."""
        before = self.line
        self.among_seats = False
        self.scroller.go(line)
        return self.line != before
