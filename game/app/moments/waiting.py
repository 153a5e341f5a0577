"""Pure waiting: what windows and moments of offers last beyond the pictures above them (S-18, S-20)."""

from collections.abc import Hashable, Iterable
from math import fsum

from game.app.games.game import Window
from game.app.moments.pictures import Pictures
from game.app.moments.timing import shown_with, window_length
from game.core.rules import Event


class PureWaiting:
    """Adds up the waiting of a match, tick by tick; nobody raises a hand or presses the card button.

    Hear the events of each tick with `show_tick`, then see the question that follows with `see_question`.
    Whoever answers in his own time has seen all pictures to their end. `marked`: one seat has marked every
    moment.
    """

    def __init__(self, pictures: Pictures, *, marked: bool = False) -> None:
        self._pictures = pictures
        self._marked = marked
        self._showing = 0.0
        self._key: Hashable = None
        self._shown: list[float] = []
        self._waits: list[float] = []

    @property
    def pictures(self) -> float:
        """Seconds of all pictures so far, one after the other."""
        return fsum(self._shown)

    @property
    def seconds(self) -> float:
        """Seconds that everybody has waited so far while nothing was shown."""
        return fsum(self._waits)

    def show_tick(self, events: Iterable[Event]) -> None:
        """Show what has happened in one tick, after whatever is still shown."""
        self._show(self._pictures.shown_for(events))

    def see_question(self, window: Window | None) -> None:
        """Wait for what is asked now: `window` is what runs under the picture, None what people answer."""
        if window is None or not window.beneath or not window.seconds:
            self._showing, self._key = 0.0, None
        elif window.key != self._key:
            self._key = window.key
            self._pass_window(window)

    def _pass_window(self, window: Window) -> None:
        """Let a window that has just opened run to its end; what people may answer later keeps nobody."""
        if window.fleeting:
            return
        marked = self._marked and bool(window.marks)
        self._show(shown_with(window, self._pictures))
        length = window_length(window, self._pictures, self._showing, marked=marked)
        self._waits.append(max(0.0, length - self._showing))
        self._showing = max(0.0, self._showing - length)

    def _show(self, seconds: float) -> None:
        """Show one more picture."""
        self._shown.append(seconds)
        self._showing += seconds


def window_seconds(
    ticks: Iterable[tuple[Iterable[Event], Window | None]], pictures: Pictures, *, marked: bool = False
) -> float:
    """Seconds of pure waiting in a match: of each tick what happened, and the window that was open then."""
    waiting = PureWaiting(pictures, marked=marked)
    for events, window in ticks:
        waiting.show_tick(events)
        waiting.see_question(window)
    return waiting.seconds
