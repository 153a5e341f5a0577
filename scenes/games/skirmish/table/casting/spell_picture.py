"""Where a spell reaches, whom it may be cast at, and its way to whom it is for (S-43)."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import SEATS, Colour, Point
from scenes.games.skirmish.table.driving.strokes import Strokes, hatch_lines
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.shooting.spared import Spared, draw_spared

EDGE = Colour("#ffc98a", "#ffffff")
_BEND = 0.16
_STEPS, _ROUND = 24, 40


class SpellSight(NamedTuple):
    """What of a spell lies on the table; places in milli."""

    seat: int
    """The colour of the caster's seat."""
    outline: tuple[Point, ...] = ()
    start: Point | None = None
    target: tuple[Point, ...] = ()
    """The corners of whom it is cast at."""
    middle: Point | None = None
    others: tuple[tuple[Point, ...], ...] = ()
    """The corners of all else that it may be cast at."""
    spared: tuple[Spared, ...] = ()
    radius: float = 0.0
    """The radius of its template; 0: it has none."""
    way: tuple[Point, ...] = ()
    """A vortex's stops, one for each number of its die."""


class SpellPicture:
    """Drawn anew when the spell changes or the camera moves."""

    def __init__(self, below: Layer, above: Layer, camera: Camera) -> None:
        self._camera = camera
        self._ground, self._air = Strokes(below), Strokes(above)
        self._said: object = None
        self._above = above
        self._locks: list[Drawable] = []

    def show(self, seen: SpellSight | None) -> None:
        """Show a spell, or none."""
        said = (seen, self._camera.turn) if seen is not None else None
        if said == self._said:
            return
        self._said = said
        self._ground.begin()
        self._air.begin()
        for mark in self._locks:
            mark.remove()
        spared = seen.spared if seen is not None else ()
        signs = [(self._camera.to_screen(*one.place), one.sign) for one in spared]
        self._locks = draw_spared(self._above, signs)
        if seen is not None:
            self._draw(seen)
        self._ground.end()
        self._air.end()

    def _draw(self, seen: SpellSight) -> None:
        points = self._places(seen.outline)
        if points:
            for start, end in hatch_lines(points, 35.0 * seen.seat + 20.0, 17.0):
                self._ground.line(start, end, 1.6, SEATS[seen.seat].colour, 90)
            self._ground.dashes([*points, points[0]], (14, 8), 3, EDGE)
        for corners in seen.others:
            self._ring(corners, whole=False)
        if seen.target:
            self._ring(seen.target, whole=True)
        if seen.way and seen.start is not None:
            self._vortex(seen)
        elif seen.start is not None and seen.middle is not None:
            way = _bent(self._camera.to_screen(*seen.start), self._camera.to_screen(*seen.middle))
            self._air.dashes(way, (12, 7), 6, style.INK, 150)
            self._air.dashes(way, (12, 7), 3.4, style.GOLD_LIGHT)
        if seen.radius and seen.middle is not None and not seen.way:
            self._template(seen.middle, seen.radius)

    def _places(self, outline: Sequence[Point]) -> list[Point]:
        return [self._camera.to_screen(*point) for point in outline]

    def _ring(self, corners: Sequence[Point], *, whole: bool) -> None:
        """Around a unit: whole for who is chosen, dotted for who may be."""
        points = _widened(self._places(corners), 7.0)
        points.append(points[0])
        if whole:
            self._air.path(points, 7, style.INK, 120)
            self._air.path(points, 4, EDGE)
        else:
            self._air.dashes(points, (3, 7), 3, EDGE)

    def _vortex(self, seen: SpellSight) -> None:
        """Straight on, as far as its die may carry it: a ring for each stop."""
        assert seen.start is not None
        way = self._places((seen.start, *seen.way))
        self._air.path(way, 6, style.INK, 120)
        self._air.dashes(way, (9, 7), 3, EDGE)
        for stop in seen.way:
            self._template(stop, seen.radius)

    def _template(self, middle: Point, radius: float) -> None:
        x, y = self._camera.to_screen(*middle)
        wide = radius * self._camera.scale
        points = [
            (x + wide * math.cos(math.tau * step / _ROUND), y + wide * math.sin(math.tau * step / _ROUND))
            for step in range(_ROUND + 1)
        ]
        self._air.path(points, 5, style.INK, 130)
        self._air.path(points, 2.4, style.GOLD_LIGHT)


def _widened(corners: Sequence[Point], by: float) -> list[Point]:
    """Corners moved outwards from their middle by so many units."""
    x = sum(one[0] for one in corners) / len(corners)
    y = sum(one[1] for one in corners) / len(corners)
    out = []
    for corner in corners:
        far = math.dist(corner, (x, y)) or 1.0
        share = (far + by) / far
        out.append((x + (corner[0] - x) * share, y + (corner[1] - y) * share))
    return out


def _bent(start: Point, end: Point) -> list[Point]:
    """A way that bends a little upwards, as thrown things fly."""
    across = _BEND * math.dist(start, end)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - across)
    points = []
    for step in range(_STEPS + 1):
        share = step / _STEPS
        a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
        points.append((a * start[0] + b * middle[0] + c * end[0], a * start[1] + b * middle[1] + c * end[1]))
    return points
