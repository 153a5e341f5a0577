"""In what danger each unit is where it stands: looked up in slices, to begin with who is threatened most."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from math import prod

from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.reach import Blow, threats

SLICE_SECONDS = 0.002
"""Time that a frame has for it, in seconds; the last piece may end a little later."""


def danger_of(blows: Sequence[Blow]) -> float:
    """The chance that at least one of the units that may come does: each counts with its likeliest blow.

    >>> danger_of([Blow(1, 0, 0, "charge", chance=0.5), Blow(2, 0, 0, "charge", chance=0.5)])
    0.75
    """
    best: dict[int, float] = {}
    for blow in blows:
        best[blow.unit] = max(best.get(blow.unit, 0.0), blow.chance)
    return 1 - prod([1 - chance for chance in best.values()])


class DangerOrder:
    """The order of some units of one board; `work` a little in each frame until all is known."""

    def __init__(
        self, board: Board, units: Sequence[int], clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.dangers: dict[int, float] = {}
        """What is known, by unit."""
        self._units, self._clock = tuple(units), clock
        self._running: Generator[None, None, None] | None = self._look(board)

    @property
    def done(self) -> bool:
        """Whether all is known."""
        return self._running is None

    @property
    def order(self) -> tuple[int, ...]:
        """The units, the most threatened first; those that nobody has looked at yet last, as they came."""
        places = {unit: place for place, unit in enumerate(self._units)}
        return tuple(sorted(self._units, key=lambda unit: (-self.dangers.get(unit, -1.0), places[unit])))

    def work(self, seconds: float = SLICE_SECONDS) -> None:
        """Look on for so many seconds, at least one piece."""
        end = self._clock() + seconds
        while self._running is not None:
            try:
                next(self._running)
            except StopIteration:
                self._running = None
            if self._clock() >= end:
                break

    def _look(self, board: Board) -> Generator[None, None, None]:
        for unit in self._units:
            blows = yield from threats(board, unit)
            self.dangers[unit] = danger_of(blows)
