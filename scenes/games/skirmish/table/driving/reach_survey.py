"""Reaches and threats looked at in slices: never more than a few milliseconds of a frame."""

import time
from collections.abc import Callable, Generator, Sequence
from typing import TypeAlias

from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.reach import Blow, Reach, reach, reach_fans, threats

SLICE_SECONDS = 0.004
"""Time that a frame has for it, in seconds; the last piece may end a little later."""
Clock = Callable[[], float]
_Place: TypeAlias = tuple[int, int, int]
_Threatened = tuple[int, _Place]


class ReachSurvey:
    """What units of one board reach, and who reaches a ghost; ask, then `work` in each frame."""

    def __init__(self, board: Board, clock: Clock = time.perf_counter) -> None:
        self._board, self._clock = board, clock
        self.reaches: dict[int, Reach] = {}
        """What is known, by unit."""
        self.fans: dict[int, Reach] = {}
        """The fans that are known, by unit: of those who are watched together."""
        self._few = False
        self.known = 0
        """It grows with every answer."""
        self._watched: tuple[int, ...] = ()
        self._ghost: _Threatened | None = None
        self._threats: tuple[_Threatened, tuple[Blow, ...]] | None = None
        self._running: Generator[None, None, None] | None = None

    def watch(self, units: Sequence[int], *, fans: bool = False) -> None:
        """Look at the reach of these units, in this order; with `fans` at their charges and shots alone."""
        self._watched, self._few = tuple(units), fans

    @property
    def watched(self) -> list[Reach]:
        """What is known of those who are watched."""
        known = self.fans if self._few else self.reaches
        return [known[one] for one in self._watched if one in known]

    def haunt(self, unit: int, pose: _Place | None) -> None:
        """Look at who reaches a unit if it stood at a pose; None: at nobody any more."""
        self._ghost = (unit, (pose[0], pose[1], pose[2])) if pose is not None else None

    def pose_of(self, unit: int) -> _Place:
        """Where a unit stands on this board."""
        pose = self._board.pose_of(unit)
        return pose.x, pose.y, pose.heading

    @property
    def threats(self) -> tuple[Blow, ...]:
        """Who reached the ghost where it was last looked at; of this unit."""
        if self._threats is None or self._ghost is None or self._threats[0][0] != self._ghost[0]:
            return ()
        return self._threats[1]

    @property
    def up_to_date(self) -> bool:
        """Whether the threats are those of the place where the ghost stands."""
        return self._ghost is None or (self._threats is not None and self._threats[0] == self._ghost)

    @property
    def done(self) -> bool:
        """Whether all that was asked is known."""
        return self.up_to_date and self._running is None and len(self.watched) == len(self._watched)

    def work(self, seconds: float = SLICE_SECONDS) -> bool:
        """Look on for so many seconds, at least one piece; whether there is anything new."""
        before, end = self.known, self._clock() + seconds
        while True:
            if self._running is None:
                self._running = self._next()
            if self._running is None:
                return self.known > before
            try:
                next(self._running)
            except StopIteration:
                self._running = None
            if self._clock() >= end:
                return self.known > before

    def _next(self) -> Generator[None, None, None] | None:
        """What to look at now: the ghost first, for somebody drives it."""
        if not self.up_to_date and self._ghost is not None:
            return self._look_at_ghost(self._ghost)
        known = self.fans if self._few else self.reaches
        unit = next((one for one in self._watched if one not in known), None)
        return None if unit is None else self._look_at_reach(unit)

    def _look_at_ghost(self, ghost: _Threatened) -> Generator[None, None, None]:
        unit, place = ghost
        pose = self._board.unit(unit).pose._replace(x=place[0], y=place[1], heading=place[2])
        found = yield from threats(self._board, unit, pose)
        self._threats = ghost, found
        self.known += 1

    def _look_at_reach(self, unit: int) -> Generator[None, None, None]:
        if self._few:
            self.fans[unit] = yield from reach_fans(self._board, unit)
        else:
            self.reaches[unit] = yield from reach(self._board, unit)
        self.known += 1


def worst_blows(blows: Sequence[Blow]) -> list[Blow]:
    """The likeliest blow of each unit, likeliest first; charges before shots of the same chance."""
    best: dict[int, Blow] = {}
    for blow in sorted(blows, key=_fear):
        best.setdefault(blow.unit, blow)
    return list(best.values())


def _fear(blow: Blow) -> tuple[float, bool, int]:
    return -blow.chance, blow.manner != "charge", blow.unit
