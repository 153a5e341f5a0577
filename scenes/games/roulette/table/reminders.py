"""What the table reminds people of: looking holds a window, the dead may still play, keys change places."""

from collections.abc import Callable, Sequence

from game.core.rules import Player
from game.rules.roulette import RouletteView
from game.rules.roulette.questions import CARDS, POCKET
from scenes.shell.null_sound import Words

FIRST_WINDOWS = 6
"""Windows in which it is said that looking holds them; nobody is taught for longer."""

MOVED_ROUNDS = 2
"""Rounds that begin with the news that the keys have changed places."""


class Reminders:
    """Says each thing when it matters, and no more once it is known; it is told nothing but who is asked."""

    def __init__(
        self,
        texts: Words,
        people: Callable[[], Sequence[Player]],
        dealt: Callable[[], bool] = lambda: False,
    ) -> None:
        """`dealt` says whether the keys of secret choices change places from round to round."""
        self._texts, self._people, self._dealt = texts, people, dealt
        self._first: int | None = None
        """The round in which keys were first seen to be dealt."""
        self._left = FIRST_WINDOWS
        self._window: object = None
        self._dead: set[Player] = set()
        """The dead who have been told that they may still play."""

    def learn(self) -> None:
        """Somebody has held a window: nobody needs to be told how."""
        self._left = 0

    def moved(self, view: RouletteView) -> str:
        """The news that keys have changed places, as a later round asks for pockets; "" once known."""
        if view.asks != POCKET or not self._dealt():
            return ""
        if self._first is None:
            self._first = view.round
        new = self._first < view.round <= self._first + MOVED_ROUNDS
        return self._texts("roulette-hint-keys") if new else ""

    def of(self, view: RouletteView) -> str:
        """The reminder of a window that has just opened; "" where nobody needs one (R-18, R-21)."""
        window = (view.round, view.shot, view.asks, len(view.discards))
        asked = [player for player in self._people() if player in view.owing]
        if view.asks not in CARDS or window == self._window or not asked:
            return ""
        self._window = window
        dead = {player for player in asked if not view.teams[player]} - self._dead
        if dead:
            self._dead |= dead
            return self._texts("roulette-hint-dead")
        self._left -= 1
        return self._texts("roulette-hint-hold") if self._left >= 0 else ""
