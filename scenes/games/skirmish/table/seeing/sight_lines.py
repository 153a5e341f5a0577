"""Lines of sight from where a unit stands, or its ghost: whole in the open, dashed to whoever is in cover."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING

from game.rules.skirmish.survey.reach import Seen, seen_from
from scenes.games.skirmish.table.driving.reach_bands import SHOT_EDGE
from scenes.games.skirmish.table.driving.strokes import Strokes

if TYPE_CHECKING:
    from game.rules.skirmish.survey.board import Board
    from scenes.draw.layer import Layer
    from scenes.games.skirmish.table.field.camera import Camera
    from scenes.games.skirmish.table.shown import Shown

_SLICE = 0.001
_DASHES = {"soft": (12.0, 7.0), "hard": (3.0, 9.0)}
Stance = tuple[int, tuple[int, int, int]]
"""A unit, and where it stands: milli and centi."""


class SightLines:
    """Looked up in slices; what was seen from the last place stays until the next place is known."""

    def __init__(self, above: Layer, camera: Camera, shown: Shown) -> None:
        self._strokes, self._camera, self._shown = Strokes(above), camera, shown
        self.stance: Stance | None = None
        """From where it was last looked."""
        self.seen: tuple[Seen, ...] = ()
        self._about: object = None
        self._pieces: Generator[None, None, None] | None = None
        self._said: object = None

    def show(self, stance: Stance | None, board: Callable[[], Board], moment: object) -> None:
        """Look from there at everybody else; None takes the lines off. `moment`: what tells boards apart."""
        if stance is None:
            self.stance, self.seen, self._about, self._pieces = None, (), None, None
        elif self._pieces is None and (stance, moment) != self._about:
            self._about = stance, moment
            self._pieces = self._look(stance, board())
        end = time.perf_counter() + _SLICE
        while self._pieces is not None:
            try:
                next(self._pieces)
            except StopIteration:
                self._pieces = None
            if time.perf_counter() >= end:
                break
        self._draw()

    def _look(self, stance: Stance, board: Board) -> Generator[None, None, None]:
        unit, place = stance
        self.seen, self.stance = (yield from seen_from(board.if_stood(unit, *place), unit)), stance

    def _draw(self) -> None:
        said = (self.stance, self.seen, self._camera.turn)
        if said == self._said:
            return
        self._said = said
        self._strokes.begin()
        if self.stance is not None:
            start = self._camera.to_screen(*self.stance[1][:2])
            for one in self.seen:
                way = [start, self._camera.to_screen(*self._shown.middle_of(one.unit))]
                if one.cover:
                    self._strokes.dashes(way, _DASHES[one.cover], 2.4, SHOT_EDGE, 200)
                else:
                    self._strokes.path(way, 2.4, SHOT_EDGE, 200)
        self._strokes.end()
