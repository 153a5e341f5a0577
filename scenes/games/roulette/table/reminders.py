"""What the table reminds people of beside the news of a window: looking holds it, the dead may still play."""

from collections.abc import Callable, Sequence

from game.core.rules import Player
from game.rules.roulette import RouletteView
from game.rules.roulette.questions import CARDS
from scenes.shell.null_sound import Words

FIRST_WINDOWS = 6
"""Windows in which it is said that looking holds them; nobody is taught for longer."""


class Reminders:
    """Says each thing when it matters, and no more once it is known; it is told nothing but who is asked."""

    def __init__(self, texts: Words, people: Callable[[], Sequence[Player]]) -> None:
        self._texts, self._people = texts, people
        self._left = FIRST_WINDOWS
        self._window: object = None
        self._dead: set[Player] = set()
        """The dead who have been told that they may still play."""

    def learn(self) -> None:
        """Somebody has held a window: nobody needs to be told how."""
        self._left = 0

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
