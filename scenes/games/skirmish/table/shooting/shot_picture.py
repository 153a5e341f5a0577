"""Arc, sights and templates of the shot that is marked: all of it as the rules measure it (S-44, S-50)."""

import itertools
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

EDGE = Colour("#a6e6fb", "#ffffff")
SCATTER = Colour("#ffd9a0", "#ffffff")
_VEIL = 51
_NAILS = 5
_SCATTERS = 5
_ROUND = 40


class Sighting(NamedTuple):
    """What of a shot lies on the table; places in milli."""

    seat: int
    """The colour of the shooter's seat."""
    full: tuple[tuple[Point, ...], ...] = ()
    """The outline of each range."""
    hatched: bool = True
    """Whether the range is hatched: of those who look all round it is the whole table."""
    half: tuple[tuple[Point, ...], ...] = ()
    threads: tuple[tuple[Point, Point, bool], ...] = ()
    """From each model that shoots to whom it aims at; whether that is beyond half range."""
    idle: tuple[Point, ...] = ()
    """Models of the two first ranks that do not reach."""
    stone: tuple[float, float, float] | None = None
    """Where a template's middle lies, and its radius."""
    ball: tuple[Point, Point] | None = None
    """Where a ball flies from, and where it comes down."""
    wish: Point | None = None
    """Where a stick points while no shot may be aimed there."""
    spared: tuple[Spared, ...] = ()
    cover: tuple[Point, str] | None = None
    """Where the cover is told, and its name."""


class ShotPicture:
    """Drawn anew when the shot changes or the camera moves."""

    def __init__(self, below: Layer, above: Layer, camera: Camera) -> None:
        self._camera, self._layer = camera, above
        self._ground, self._air = Strokes(below), Strokes(above)
        self._marks: list[Drawable] = []
        self._said: object = None

    def show(self, seen: Sighting | None) -> None:
        """Show a shot, or none."""
        said = (seen, self._camera.turn) if seen is not None else None
        if said == self._said:
            return
        self._said = said
        self._ground.begin()
        self._air.begin()
        for mark in self._marks:
            mark.remove()
        self._marks = []
        if seen is not None:
            self._draw(seen)
        self._ground.end()
        self._air.end()

    def _draw(self, seen: Sighting) -> None:
        self._arc(seen)
        for start, end, far in seen.threads:
            self._thread(self._camera.to_screen(*start), self._camera.to_screen(*end), far=far)
        for place in seen.idle:
            self._ring(self._camera.to_screen(*place), 5.0, style.FOE_EDGE, 2.0)
        if seen.stone is not None:
            self._template(*seen.stone)
        if seen.ball is not None:
            self._line(*seen.ball)
        signs = [(self._camera.to_screen(*one.place), one.sign) for one in seen.spared]
        self._marks += draw_spared(self._layer, signs)
        if seen.wish is not None:
            self._ring(self._camera.to_screen(*seen.wish), 9.0, style.FOE_EDGE, 2.4)
        if seen.cover is not None:
            self._label(*seen.cover)

    def _arc(self, seen: Sighting) -> None:
        """The whole range, hatched; where half of it ends, a whole line."""
        for outline in seen.full:
            points = self._places(outline)
            for start, end in hatch_lines(points, 35.0 * seen.seat + 20.0, 13.0) if seen.hatched else ():
                self._ground.line(start, end, 4, style.INK, _VEIL)
                self._ground.line(start, end, 2, SEATS[seen.seat].colour, 130)
            self._ground.dashes([*points, points[0]], (14, 8), 3, EDGE)
        for outline in seen.half:
            self._ground.path(self._places(outline)[1:-1], 3.4, EDGE)

    def _places(self, outline: Sequence[Point]) -> list[Point]:
        return [self._camera.to_screen(*point) for point in outline]

    def _thread(self, start: Point, end: Point, *, far: bool) -> None:
        """One line of sight: whole within half range, dashed beyond."""
        self._air.line(start, end, 4.4, style.INK, 120)
        if far:
            self._air.dashes([start, end], (8, 6), 2.2, EDGE)
        else:
            self._air.line(start, end, 2.2, style.PARCHMENT)
        self._ring(start, 5.0, EDGE if far else style.PARCHMENT, 2.0)

    def _ring(
        self, middle: Point, radius: float, tint: Colour, width: float, *, dashed: bool = False
    ) -> None:
        points = _circle(middle, radius)
        if dashed:
            self._air.dashes(points, (4, 8), width, tint)
        else:
            self._air.path(points, width, tint)

    def _template(self, x: float, y: float, radius: float) -> None:
        """The round template, its hole, and a ring for each two inches that it may scatter."""
        middle = self._camera.to_screen(x, y)
        inch = self._camera.scale * 1000
        wide = self._camera.scale * radius
        self._ring(middle, wide, style.INK, 7.0)
        self._ring(middle, wide, style.GOLD_LIGHT, 3.4)
        self._ring(middle, 7.0, style.PARCHMENT, 3.0)
        for step in range(1, _SCATTERS + 1):
            self._ring(middle, 2 * step * inch, SCATTER, 2.4 - 0.25 * step, dashed=True)
            at = (middle[0] - 2 * step * inch * 0.7, middle[1] + 2 * step * inch * 0.7)
            self._number(2 * step, at)

    def _line(self, start: Point, end: Point) -> None:
        """The flight of a ball up to where it is aimed, gilt; then its bounce, dashed, with nails."""
        first, last = self._camera.to_screen(*start), self._camera.to_screen(*end)
        far = math.dist(start, end)
        self._air.line(first, last, 6, style.INK, 150)
        self._air.line(first, last, 3.4, style.GOLD_LIGHT)
        if not far:
            return
        ways = ((end[0] - start[0]) / far, (end[1] - start[1]) / far)
        nails = [
            self._camera.to_screen(end[0] + ways[0] * inch * 1000, end[1] + ways[1] * inch * 1000)
            for inch in range(2, 2 * _NAILS + 1, 2)
        ]
        self._air.dashes([last, nails[-1]], (9, 7), 2.8, SCATTER)
        self._ring(last, 7.0, style.PARCHMENT, 3.0)
        for place, nail in enumerate(nails, 1):
            self._ring(nail, 3.0, SCATTER, 2.4)
            self._number(2 * place, (nail[0] + 12, nail[1] - 4))

    def _number(self, number: int, at: Point) -> None:
        self._marks.append(self._layer.text(str(number), *at, style.SMALL, align="center", shadow=True))

    def _label(self, place: Point, words: str) -> None:
        """The name of the cover beside whom it covers."""
        x, y = self._camera.to_screen(*place)
        wide = self._layer.letters.measure(words, style.SMALL, "fell")[0] + 50
        self._marks += [
            self._layer.panel("battle_strip", x - wide / 2, y - 17, wide, 34),
            self._layer.image("icon_bordered_shield", x - wide / 2 + 22, y, 22, 22, anchor=(0.5, 0.5)),
            self._layer.text(words, x - wide / 2 + 38, y + 8, style.SMALL),
        ]


def _circle(middle: Point, radius: float) -> list[Point]:
    """Points around a place, closed."""
    turns = itertools.chain(range(_ROUND), (0,))
    return [
        (
            middle[0] + radius * math.cos(math.tau * step / _ROUND),
            middle[1] + radius * math.sin(math.tau * step / _ROUND),
        )
        for step in turns
    ]
