"""The clocks of a table: that of an open window, and the sand that each player has for a turn."""

from collections.abc import Hashable, Iterable
from typing import NamedTuple

import msgspec

from game.core.rules import Player


class Clock(msgspec.Struct):
    """The clock of a real-time window, or of one answer: `left` of `total` seconds."""

    key: Hashable
    total: float
    left: float


class Turn(NamedTuple):
    """A turn of one player: a game turn has one of each."""

    round: int
    player: Player


class NotedSand(msgspec.Struct, frozen=True):
    """The sand as it stands beside the log, in seconds by player; a later note takes its place."""

    sand_at: int
    """The number of ticks when it was noted."""
    turn: Turn
    left: tuple[tuple[Player, float], ...]


class Hourglass:
    """The sand of every player: `seconds` for a turn; what is left of it is carried over, as much at most."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.turn: Turn | None = None
        """The turn that the sand was last filled for."""
        self.left: dict[Player, float] = {}

    def begin_turn(self, turn: Turn) -> None:
        """Fill the glass of the player whose turn it is, once a turn."""
        if turn != self.turn:
            self.turn = turn
            self.left[turn.player] = self.seconds + min(self.seconds, self.left.get(turn.player, 0.0))

    def let_run(self, dt: float) -> None:
        """Let `dt` seconds of the running turn's sand pass."""
        if self.turn is not None:
            self.left[self.turn.player] = max(0.0, self.left[self.turn.player] - dt)

    def is_empty(self, player: Player) -> bool:
        """Whether it is the turn of `player`, and no sand is left for it."""
        return self.turn is not None and self.turn.player == player and self.left[player] <= 0

    def noted(self, ticks: int) -> NotedSand | None:
        """The note of the sand after so many ticks; None before the first turn."""
        if self.turn is None:
            return None
        left = tuple([(player, round(seconds, 1)) for player, seconds in sorted(self.left.items())])
        return NotedSand(ticks, self.turn, left)

    def restore(self, notes: Iterable[NotedSand], ticks: int) -> None:
        """Lay the glasses as they were last noted in a match of so many ticks."""
        for note in notes:
            if note.sand_at <= ticks and note.turn.player in dict(note.left):
                self.turn, self.left = note.turn, _bounded(note.left, 2 * self.seconds)


def _bounded(left: Iterable[tuple[Player, float]], most: float) -> dict[Player, float]:
    """The sand of a note, which anybody may have written in: from none to as much as a glass holds."""
    return {player: min(max(0.0, seconds), most) for player, seconds in left}
