"""How long the picture of each event is shown at least: one table, which windows and the stage both read."""

from collections.abc import Iterable, Mapping

import msgspec

from game.core.rules import Event


class Pictures(msgspec.Struct, frozen=True):
    """The table: of events, by name, the seconds that they are shown at least; of windows their bounds."""

    least: float = 0.8
    """Seconds that a window lasts at least, also when nothing is shown (S-20)."""
    marked: float = 2.0
    """Seconds that a window lasts at least where a seat has marked it beforehand (S-20)."""
    naming: float = 0.0
    """Seconds for which it is shown that somebody is about to name: candidates come forward (S-18)."""
    seconds: Mapping[str, float] = {}

    def shown_for(self, events: Iterable[Event]) -> float:
        """Seconds that the events of one tick are shown at least: the longest of them is shown whole."""
        return max((self.seconds.get(type(event).__name__, 0.0) for event in events), default=0.0)
