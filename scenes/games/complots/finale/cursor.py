"""Where somebody is in the timeline: which tab, which line; pure."""

from collections.abc import Sequence

from game.input.intents import Intent
from scenes.games.complots.finale.match_lines import TABS, Line
from scenes.screens.finale.scroller import Scroller

STEPS = {Intent.UP: -1, Intent.DOWN: 1, Intent.ACCEPT: 1}
TURNS = {Intent.LEFT: -1, Intent.RIGHT: 1}


class ReviewPlace:
    """The lines of each tab, and the place reached in each of them."""

    def __init__(self, lines: Sequence[Line], rows: int) -> None:
        self.kept = [[line for line in lines if keeps(line)] for _, keeps in TABS]
        self.scrollers = [Scroller(len(kept), rows) for kept in self.kept]
        self.tab = 0

    @property
    def shown(self) -> list[Line]:
        """The lines of the tab that is open."""
        return self.kept[self.tab]

    @property
    def scroller(self) -> Scroller:
        """Return the scroller of the open tab."""
        return self.scrollers[self.tab]

    @property
    def line(self) -> Line | None:
        """Return the selected line; None without any."""
        return self.shown[self.scroller.at] if self.shown else None

    def open(self, tab: int) -> bool:
        """Open a tab, counted round; true when it is another one."""
        before, self.tab = self.tab, tab % len(TABS)
        return self.tab != before

    def move(self, intent: Intent) -> bool:
        """A line, or a turn, further; true when that leads somewhere."""
        if intent in STEPS:
            return self.scroller.step(STEPS[intent])
        return intent in TURNS and self.scroller.go(self._turn_from(TURNS[intent]))

    def _turn_from(self, step: int) -> int:
        """The first line of the turn before or after the one looked at."""
        lines, at = self.shown, self.scroller.at
        if not lines:
            return 0
        turn = lines[at].told.turn
        if step > 0:
            return next((i for i in range(at, len(lines)) if lines[i].told.turn > turn), len(lines) - 1)
        before = [i for i in range(at) if lines[i].told.turn < turn]
        wanted = lines[before[-1]].told.turn if before else turn
        return next(i for i, line in enumerate(lines) if line.told.turn == wanted)
