"""The ways of charges on the table: gained ones gilt, lost ones in grey dashes under a red cross."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scenes.draw import style
from scenes.draw.style import Point
from scenes.games.skirmish.table.driving.strokes import Strokes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.rules.skirmish.survey.name_changes import NameChanges, OpenDeed
    from scenes.draw.layer import Layer
    from scenes.games.skirmish.table.field.camera import Camera
    from scenes.games.skirmish.table.shown import Shown

_MOST = 8
_ARM = 11.0


class Tracks:
    """Drawn anew when the name or the camera changes."""

    def __init__(self, above: Layer, camera: Camera, shown: Shown) -> None:
        self._strokes, self._camera, self._shown = Strokes(above), camera, shown
        self._said: object = None

    def show(self, changes: NameChanges | None) -> None:
        """Draw what a name does to charges; None: nothing."""
        said = (changes, self._camera.turn) if changes is not None else None
        if said == self._said:
            return
        self._said = said
        self._strokes.begin()
        if changes is not None:
            for deed in self._nearest(changes.charges.lost)[:_MOST]:
                self._lost(*self._ends(deed))
            for deed in changes.charges.gained[:_MOST]:
                start, end = self._ends(deed)
                self._strokes.line(start, end, 7, style.INK, 190)
                self._strokes.dashes([start, end], (16, 7), 4, style.GOLD_LIGHT)
        self._strokes.end()

    def _nearest(self, deeds: Sequence[OpenDeed]) -> list[OpenDeed]:
        """Of the charges of each unit the shortest: crosses over crosses tell nothing."""
        shortest: dict[int, OpenDeed] = {}
        for deed in sorted(deeds, key=lambda one: math.dist(*self._ends(one))):
            shortest.setdefault(deed.unit, deed)
        return list(shortest.values())

    def _ends(self, deed: OpenDeed) -> tuple[Point, Point]:
        """From the front of the one to the middle of the other."""
        start = self._shown.stand_of(deed.unit)
        return (
            self._camera.to_screen(start.x, start.y),
            self._camera.to_screen(*self._shown.middle_of(deed.target)),
        )

    def _lost(self, start: Point, end: Point) -> None:
        """Grey dashes, and a cross half-way."""
        self._strokes.line(start, end, 9, style.INK, 140)
        self._strokes.dashes([start, end], (12, 9), 6, style.INK_2)
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        for sign in (-1, 1):
            arm = ((x - _ARM, y - sign * _ARM), (x + _ARM, y + sign * _ARM))
            self._strokes.line(*arm, 9, style.INK)
            self._strokes.line(*arm, 5, style.FOE_EDGE)
