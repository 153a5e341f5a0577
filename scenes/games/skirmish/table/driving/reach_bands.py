"""How far units reach, as bands on the table, and threads from whoever reaches the ghost."""

import math
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.rules.skirmish.survey.outlines import Outline
from game.rules.skirmish.survey.reach import CHARGE, LIKELY, LONGEST, SHOT, SURE, Blow, Reach
from scenes.draw import style
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import SEATS, Box, Colour, Point
from scenes.games.skirmish.table.driving.strokes import Strokes, hatch_lines
from scenes.games.skirmish.table.driving.way_points import bowed_path
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.shown import Shown, Stand
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

SHOT_EDGE = Colour("#a6e6fb", "#ffffff")
_HATCH = {SURE: 8.0, LIKELY: 13.0, LONGEST: 21.0}
"""Units between the strokes of a band: the surer, the denser."""
_DASHES = {LIKELY: (14.0, 8.0), LONGEST: (2.0, 9.0)}
_ANGLE, _ANGLE_STEP = 20.0, 35.0
"""Degrees of the hatching of seat 0, and from seat to seat."""
_VEIL = 51
_FINE = 3.0
_NAME_DROP = 8.0
"""Units between an arc and the baseline of its name."""
_AT_ONCE = 24
"""Lines of a hatching that are drawn in one go."""
_FEW_HATCH = 24.0
"""Units between the strokes of a band, where there are many."""
SLICE_SECONDS = 0.0015
"""Time that a frame has for drawing bands; the last piece may end a little later."""
_MARCH_DASHES = (10.0, 7.0)
_RIM_ANGLE, _RIM_HATCH, _RIM_ALPHA = 65.0, 9.0, 150.0
"""Degrees, units apart and opacity of the strokes in which ways with a second wheel may end."""
_MOST_THREADS = 4
_BEND = 0.12


class ReachBands:
    """The bands of some units; each is drawn anew when its answer comes or the camera moves, in slices."""

    def __init__(
        self, below: Layer, camera: Camera, shown: Shown, sitters: Sequence[Sitter], texts: Words
    ) -> None:
        self._parts = (below, camera, shown, sitters, texts)
        self._units: dict[int, UnitBands] = {}

    def show(self, reaches: Sequence[Reach], *, quiet: bool = False, clear_of: Sequence[Box] = ()) -> None:
        """Draw these reaches and no others: of one alone all that it may do, of several how far they come.

        `quiet`: of one alone no more than of several. Names of bands keep off one another and `clear_of`.
        """
        wanted = {one.unit for one in reaches}
        for unit, bands in self._units.items():
            if unit not in wanted:
                bands.hide()
        end = time.perf_counter() + SLICE_SECONDS
        for reach in reaches:
            if reach.unit not in self._units:
                self._units[reach.unit] = UnitBands(*self._parts)
            bands = self._units[reach.unit]
            bands.show(reach, alone=len(reaches) == 1 and not quiet)
            more = bands.work()
            while more and time.perf_counter() < end:
                more = bands.work()
            bands.keep_clear(clear_of)
            if more:
                return


class UnitBands:
    """The bands of one unit, hatched in its army's colour and at its army's angle."""

    def __init__(
        self, below: Layer, camera: Camera, shown: Shown, sitters: Sequence[Sitter], texts: Words
    ) -> None:
        self._layer, self._camera, self._shown, self._sitters = below, camera, shown, sitters
        self._strokes, self._texts = Strokes(below), texts
        self._labels: list[tuple[Label, list[Point]]] = []
        """The names of bands, each with the arc along which it may stand."""
        self._todo: deque[Callable[[], object]] = deque()
        self._said: object = None
        self._kept: object = None

    def hide(self) -> None:
        """Take everything off the table; the strokes are kept for the next time."""
        if self._said is None:
            return
        self._said = None
        self._strokes.clear()
        self._todo.clear()
        self._unlabel()

    def show(self, reach: Reach, *, alone: bool) -> None:
        """Begin to draw what it reaches, the longest band below the others, where that is something new."""
        said = (reach, alone, self._camera.turn)
        if said == self._said:
            return
        self._said = said
        self._strokes.begin()
        self._unlabel()
        seat = self._sitters[self._shown.units[reach.unit].owner].colour
        self._todo = deque(self._all(reach, seat) if alone else self._few(reach, seat))
        self._todo.append(self._strokes.end)

    def work(self) -> bool:
        """Draw one outline more; False: nothing is left to be drawn."""
        if self._todo:
            self._todo.popleft()()
        return bool(self._todo)

    def _unlabel(self) -> None:
        """Take the names of the bands away."""
        for label, _ in self._labels:
            label.remove()
        self._labels = []

    def keep_clear(self, taken: Sequence[Box]) -> None:
        """Let the name of each band stand in the middle of its arc, or nearest to it on no box and no name.

        A name without such a place is not seen.
        """
        said = (tuple(label for label, _ in self._labels), tuple(taken))
        if said != self._kept:
            self._kept, boxes = said, list(taken)
            for label, arc in self._labels:
                label.visible = _stands_free(label, arc, boxes)
                boxes += [label.box] if label.visible else []

    def _all(self, reach: Reach, seat: int) -> Iterator[Callable[[], object]]:
        """Walks, charges and shots."""
        for outline in reversed([one for one in reach.outlines if one.kind == CHARGE]):
            yield from self._charge(outline, seat)
        yield from self._rim(reach)
        yield partial(self._walks, reach)
        for outline in reach.outlines:
            if outline.kind == SHOT:
                points = self._points(outline)
                yield partial(self._strokes.dashes, points, (2, 9), 3, SHOT_EDGE)

    def _few(self, reach: Reach, seat: int) -> Iterator[Callable[[], object]]:
        """How far a charge is likely to come, and how far shots go, in the army's colour alone."""
        colour = SEATS[seat].colour
        for outline in reach.outlines:
            if outline.kind == CHARGE and outline.name == LIKELY:
                points = self._points(outline)
                lines = list(hatch_lines(points, _ANGLE_STEP * seat + _ANGLE, _FEW_HATCH))
                for at in range(0, len(lines), _AT_ONCE):
                    yield partial(self._hatch, lines[at : at + _AT_ONCE], 1.8, seat, 150)
                yield partial(self._strokes.path, points[1:-2], 5, style.INK, _VEIL * 3)
                yield partial(self._strokes.path, points[1:-2], 2.6, colour)
            elif outline.kind == SHOT:
                yield partial(self._strokes.dashes, self._points(outline), (6, 18), 2.6, colour)

    def _hatch(self, lines: list[tuple[Point, Point]], width: float, seat: int, alpha: float) -> None:
        """Some lines of a hatching."""
        for start, end in lines:
            self._strokes.line(start, end, width, SEATS[seat].colour, alpha)

    def _walks(self, reach: Reach) -> None:
        """Where a wheel and a line may lead: an advance within the whole line, a march within the dashes."""
        for outline in reach.outlines:
            if outline.kind == "advance":
                self._strokes.path(_thinned(self._points(outline)), 3, style.GHOST_EDGE)
            elif outline.kind == "march":
                self._strokes.dashes(_thinned(self._points(outline)), _MARCH_DASHES, 3, style.GHOST_EDGE)
            elif outline.kind == "fly" and outline.points:
                self._strokes.path(bowed_path(self._points(outline)), 3, style.GHOST_EDGE)
            elif outline.kind == "fly-march" and outline.points:
                bowed = bowed_path(self._points(outline))
                self._strokes.dashes(bowed, _MARCH_DASHES, 3, style.GHOST_EDGE)

    def _rim(self, reach: Reach) -> Iterator[Callable[[], object]]:
        """Thin strokes between what one wheel reaches and the rim, which no number of wheels gets beyond.

        None of who flies: nobody asks how it walks.
        """
        rim = next((one for one in reach.outlines if one.kind == "rim"), None)
        walks = [one for one in reach.outlines if one.kind in ("advance", "march")]
        if rim is None or not walks or any(one.kind == "fly" for one in reach.outlines):
            return
        ring = [*self._points(rim), *self._points(walks[-1])]
        lines = list(hatch_lines(ring, _RIM_ANGLE, _RIM_HATCH))
        for at in range(0, len(lines), _AT_ONCE):
            yield partial(self._faint, lines[at : at + _AT_ONCE])

    def _faint(self, lines: list[tuple[Point, Point]]) -> None:
        """Some lines of the rim."""
        for start, end in lines:
            self._strokes.line(start, end, 1.6, style.GHOST_EDGE, _RIM_ALPHA)

    def _points(self, outline: Outline) -> list[Point]:
        """The outline on the screen, closed."""
        points = [self._camera.to_screen(*point) for point in outline.points]
        return [*points, points[0]]

    def _charge(self, outline: Outline, seat: int) -> Iterator[Callable[[], object]]:
        """A band: its hatching on ink, its edge, its name."""
        points = self._points(outline)
        lines = list(hatch_lines(points, _ANGLE_STEP * seat + _ANGLE, _HATCH[outline.name]))
        for at in range(0, len(lines), _AT_ONCE):
            some = lines[at : at + _AT_ONCE]
            yield partial(self._veil, some)
            yield partial(self._hatch, some, 2.4, seat, 190)
        yield partial(self._edge, outline, points[1:-2])

    def _veil(self, lines: list[tuple[Point, Point]]) -> None:
        """Ink under some lines of a hatching."""
        for start, end in lines:
            self._strokes.line(start, end, 4, style.INK, _VEIL)

    def _edge(self, outline: Outline, arc: list[Point]) -> None:
        """The far edge of a band, and what it is called."""
        if outline.name == SURE:
            self._strokes.path(arc, 3.4, style.FOE_EDGE)
        else:
            self._strokes.dashes(arc, _DASHES[outline.name], 3.4, style.FOE_EDGE)
        x, y = arc[len(arc) // 2][0], arc[len(arc) // 2][1] + _NAME_DROP
        words = self._texts(f"skirmish-drive-band-{outline.name}")
        label = self._layer.text(words, x, y, style.SMALL, face="fell", align="center", shadow=True)
        self._labels.append((label, arc))


def _stands_free(label: Label, arc: Sequence[Point], taken: Sequence[Box]) -> bool:
    """Move a name along its arc, from the middle outwards, until it stands free; says whether it does."""
    half = len(arc) // 2
    for x, y in sorted(arc, key=lambda point: math.dist(point, arc[half])):
        label.move(x, y + _NAME_DROP)
        if _is_on_table(label.box) and not any(_overlap(label.box, other) for other in taken):
            return True
    return False


def _is_on_table(box: Box) -> bool:
    """Whether a box lies in the window on the table, whole."""
    x, y, w, h = WINDOW
    return x <= box[0] and box[0] + box[2] <= x + w and y <= box[1] and box[1] + box[3] <= y + h


def _thinned(points: Sequence[Point]) -> list[Point]:
    """The same way with fewer points: those that lie hardly apart on the screen are left out."""
    kept = [points[0]]
    for point in points[1:-1]:
        if math.dist(point, kept[-1]) >= _FINE:
            kept.append(point)
    return [*kept, points[-1]]


class Threads:
    """Threads from those who reach the ghost to it, each with its chance."""

    def __init__(
        self,
        above: Layer,
        camera: Camera,
        shown: Shown,
        sitters: Sequence[Sitter],
        texts: Words,
        *,
        odds: bool = True,
    ):
        """Without `odds` no chance is told."""
        self._odds = odds
        self._layer, self._camera, self._shown, self._sitters = above, camera, shown, sitters
        self._strokes, self._texts = Strokes(above), texts
        self._pills: list[_Pill] = []
        self._room, self._laid = 0, 0
        self._said: object = None

    @property
    def boxes(self) -> list[Box]:
        """What the pills of the threads cover."""
        return [pill.box for pill in self._pills[: self._laid]]

    def show(self, blows: Sequence[Blow], ghost: Stand | None) -> None:
        """Draw the threads of the first few; none without a ghost."""
        said = (tuple(blows[:_MOST_THREADS]), ghost, self._camera.turn) if ghost and blows else None
        if said == self._said:
            return
        self._said, self._laid = said, 0
        self._strokes.begin()
        curves = []
        if ghost is not None:
            end = self._camera.to_screen(ghost.x, ghost.y)
            curves = [(blow, self._thread(blow, end)) for blow in blows[:_MOST_THREADS]]
        self._strokes.end()
        if self._strokes.room != self._room:
            self._room = self._strokes.room
            for pill in self._pills:
                pill.remove()
            self._pills = []
        for blow, curve in curves:
            self._label(blow, curve)
        for pill in self._pills[self._laid :]:
            pill.hide()

    def _thread(self, blow: Blow, end: Point) -> list[Point]:
        """The thread of one blow, and the points along it."""
        from_stand = self._shown.stand_of(blow.unit)
        start = self._camera.to_screen(from_stand.x, from_stand.y)
        colour = SEATS[self._sitters[self._shown.units[blow.unit].owner].colour].colour
        curve = _bent(start, end)
        self._strokes.path(curve, 8, style.INK, 210)
        self._strokes.dashes(curve, (12, 7) if blow.manner == CHARGE else (3, 9), 4.4, colour)
        return curve

    def _label(self, blow: Blow, curve: Sequence[Point]) -> None:
        """The pill of a thread, with its chance."""
        words = chance_words(blow, self._texts) if self._odds else ""
        if self._laid == len(self._pills):
            self._pills.append(_Pill(self._layer))
        pill = self._pills[self._laid]
        pill.say(words, "icon_crossed_swords" if blow.manner == CHARGE else "icon_bowman")
        pill.move(*self._free_place(curve, pill.wide))
        self._laid += 1

    def _free_place(self, curve: Sequence[Point], wide: float) -> Point:
        """Half-way along a thread, or the nearest place to it where no other pill lies."""
        half = len(curve) // 2
        for at in sorted(range(2, len(curve) - 2), key=lambda at: abs(at - half)):
            x, y = curve[at]
            if not any(_overlap((x - wide / 2, y - 19, wide, 38), box) for box in self.boxes):
                return x, y
        return curve[half]


class _Pill:
    """Icon and chance on a strip; words are set only where they change."""

    def __init__(self, layer: Layer) -> None:
        self._layer, self.wide = layer, 56.0
        self._strip = layer.panel("battle_strip", 0, 0, self.wide, 38)
        self._icon = layer.image("icon_bowman", 0, 0, 24, 24, anchor=(0.5, 0.5), tint=style.PARCHMENT)
        self._words = layer.text(" ", 0, 0, style.SMALL)

    @property
    def box(self) -> Box:
        """What it covers."""
        return self._strip.box

    def say(self, words: str, icon: str) -> None:
        """Bear other words and another icon."""
        self._icon.name = icon
        if words != self._words.text:
            self._words.text = words
            self.wide = self._layer.letters.measure(words, style.SMALL, "fell")[0] + 56
            self._strip.w = self.wide

    def move(self, x: float, y: float) -> None:
        """Lie around a place, to be seen."""
        self._strip.move(x - self.wide / 2, y - 19)
        self._icon.move(x - self.wide / 2 + 24, y)
        self._words.move(x - self.wide / 2 + 42, y + 8)
        self._strip.visible = self._icon.visible = self._words.visible = True

    def hide(self) -> None:
        """Not be seen until it is moved."""
        self._strip.visible = self._icon.visible = self._words.visible = False

    def remove(self) -> None:
        """Go for good."""
        for mark in (self._strip, self._icon, self._words):
            mark.remove()


def _overlap(one: Box, other: Box) -> bool:
    """Whether two boxes lie over each other."""
    across = one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
    return across and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]


def chance_words(blow: Blow, texts: Words) -> str:
    """The chance of a blow, as it stands on its pill."""
    return texts("skirmish-percent", n=round(100 * blow.chance))


def _bent(start: Point, end: Point, steps: int = 12) -> list[Point]:
    """A line that bends a little to the right of its way."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    points = []
    for step in range(steps + 1):
        share = step / steps
        bend = math.sin(math.pi * share) * _BEND
        points.append((start[0] + dx * share - dy * bend, start[1] + dy * share + dx * bend))
    return points
