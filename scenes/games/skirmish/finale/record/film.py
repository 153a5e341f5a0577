"""The battle again: played by its log up to a moment, a little in each frame, then shown as it went on."""

from game.app.playback import Playback, film_of
from game.app.table import Table

SLICE_SECONDS = 0.012
"""Seconds of a frame in which ticks are played without a picture."""


class Film:
    """A film on its way to an event; `share` is how far it has come, 0 to 1."""

    def __init__(self, table: Table, event: int) -> None:
        self.playback: Playback = film_of(table)
        self._goal = event
        self.share = 0.0

    def advance(self) -> bool:
        """Play on for a slice of a frame; true once the moment is reached."""
        there = self.playback.seek(self._goal, SLICE_SECONDS)
        self.share = 1.0 if there else min(1.0, self.playback.played / max(1, self._goal))
        return there
