"""The way of a ghost on the table: swept strip, band with inches, wheels, legs in words, snaps, the gap."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.rules.skirmish.movement.law import FLY
from scenes.draw import style
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour, Point
from scenes.games.skirmish.table.driving.halts import UNITS
from scenes.games.skirmish.table.driving.snaps import IN_LINE, PARALLEL
from scenes.games.skirmish.table.driving.strokes import Strokes
from scenes.games.skirmish.table.driving.way_points import (
    Stretch,
    bowed_path,
    corners_at,
    nearest_points,
    stretches_of,
)
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.shown import Shown, Stand, point_from
from scenes.shell.null_sound import Words

if TYPE_CHECKING:
    from scenes.games.skirmish.table.driving.driving import Driving

SNAP = Colour("#bff3ff", "#ffffff")
_SWEPT = Colour("#ffd27a", "#ffe08a")
_INCH = 1000
_LABEL, _LINE = 24.0, 28.0
_ASIDE = 26.0
"""Units between the strip and the words of its leg."""
_LEAP, _ARC_STEPS = 0.28, 24
"""How high a flight is drawn over its length, and in how many strokes."""
_SNAP_OVER = 2500
"""So far a snap's line reaches beyond the fronts, in milli."""


class WayPicture:
    """Drawn anew only when the order, the camera or the snap changed."""

    def __init__(self, below: Layer, above: Layer, camera: Camera, shown: Shown, texts: Words) -> None:
        self._camera, self._shown, self._texts = camera, shown, texts
        self._under, self._over, self._layer = Strokes(below), Strokes(above), above
        self._brasses = [above.disc(0, 0, 7, style.GOLD) for _ in range(4)]
        self._labels: list[Label] = []
        self._said: object = None
        self._known: dict[tuple[int | None, float], str] = {}
        """The words of legs by degrees, if they wheel, and inches."""
        self.gap: Point | None = None
        """The middle of the gap that stopped the ghost, or of its front, in units; None: nothing stops it."""
        self._used_brasses = 0
        self.show(None)

    def show(self, driving: Driving | None) -> None:
        """Draw the way of a ghost, or none."""
        said = (driving.order(), driving.stop, driving.snap, self._camera.turn) if driving else None
        if said == self._said and (driving is not None or (self._said is None and self._labels == [])):
            return
        self._said = said
        self._under.begin()
        self._over.begin()
        self.gap, self._used_brasses, words = None, 0, list[tuple[str, Point]]()
        if driving is not None:
            words = self._way(driving)
            self._snap(driving)
            self._gap(driving)
        self._under.end()
        self._over.end()
        for place, brass in enumerate(self._brasses):
            brass.visible = place < self._used_brasses
        self._say(words)

    @property
    def boxes(self) -> list[Box]:
        """What the words of the legs cover."""
        return [label.box for label in self._labels if label.visible]

    def _at(self, point: Point) -> Point:
        return self._camera.to_screen(*point)

    def _way(self, driving: Driving) -> list[tuple[str, Point]]:
        """All stretches, and their words with places."""
        seen, words = driving.preview(), []
        wide, deep = seen.shape.width, seen.shape.depth
        stretches = [] if driving.on_the_spot else stretches_of(seen)
        flies = getattr(driving.order(), "manner", "") == FLY
        for stretch in () if flies else stretches:
            self._strip(stretch, wide, deep)
        if flies:
            self._flight(seen.way[0][:2], seen.end[:2])
        else:
            self._band(driving, stretches, deep)
        for stretch in stretches:
            middle = stretch.stands[len(stretch.stands) // 2] if stretch.turns else _half_way(stretch)
            side = min(self._at(point_from(middle, sign * wide / 2, -deep / 2)) for sign in (-1, 1))
            words.append((self._words(driving, stretch), (side[0] - _ASIDE, side[1] + 8)))
        return spread_words(words)

    def _words(self, driving: Driving, stretch: Stretch) -> str:
        """What a stretch says; the same words are put together once."""
        degrees, inches = None, round(stretch.by / _INCH, 1)
        if stretch.turns:
            cost = driving.gait.width * math.radians(abs(stretch.by) / 100)
            degrees, inches = round(abs(stretch.by) / 100), round(cost / _INCH, 1)
        if (degrees, inches) not in self._known:
            said = {"inches": inches} if degrees is None else {"degrees": degrees, "inches": inches}
            key = "skirmish-drive-leg" if degrees is None else "skirmish-drive-wheel"
            self._known[degrees, inches] = self._texts(key, **said)
        return self._known[degrees, inches]

    def _strip(self, stretch: Stretch, wide: int, deep: int) -> None:
        """What the footprint sweeps: a strip with dashed edges, or a sector with its arc and brass."""
        start, end = stretch.stands[0], stretch.stands[-1]
        if stretch.corner is not None:
            corner = self._at(stretch.corner)
            sign = 1 if stretch.by > 0 else -1
            arc = [self._at(point_from(stand, -sign * wide / 2, 0)) for stand in stretch.stands]
            for point in arc:
                self._under.line(corner, point, 2, _SWEPT, 90)
            self._under.path(arc, 4, style.GHOST_EDGE)
            if self._used_brasses < len(self._brasses):
                self._brasses[self._used_brasses].move(*corner)
                self._used_brasses += 1
            return
        low, high = self._at(point_from(start, 0, -deep)), self._at((end.x, end.y))
        self._under.line(low, high, wide * self._camera.scale, _SWEPT, 51)
        for side in (-wide / 2, wide / 2):
            edge = [self._at(point_from(start, side, -deep)), self._at(point_from(end, side, 0))]
            self._under.dashes(edge, (5, 5), 2, style.GHOST_EDGE, 210)

    def _band(self, driving: Driving, stretches: list[Stretch], deep: int) -> None:
        """The band along the footprint's middle, gilt on ink, with a notch each inch."""
        points, costs = list[Point](), [0.0]
        for stretch in stretches:
            cost = (
                driving.gait.width * math.radians(abs(stretch.by) / 100) if stretch.turns else stretch.by
            ) / (len(stretch.stands) - 1)
            for place, stand in enumerate(stretch.stands):
                if place or not points:
                    points.append(self._at(point_from(stand, 0, -deep / 2)))
                if place:
                    costs.append(costs[-1] + cost)
        self._over.path(points, 15, style.INK)
        self._over.path(points, 10, style.GOLD)
        self._over.path(points, 4, style.GOLD_LIGHT, 200)
        inch = _INCH
        for at in range(len(points) - 1):
            while costs[at + 1] > costs[at] and costs[at] < inch <= costs[at + 1]:
                self._notch(points[at], points[at + 1], (inch - costs[at]) / (costs[at + 1] - costs[at]))
                inch += _INCH

    def _flight(self, start: Point, end: Point) -> None:
        """An arc over the ground, and its shadow: nothing that lies between stops who flies (S-38)."""
        ends = sorted([self._at(start), self._at(end)])
        self._under.dashes(ends, (5, 9), 4, style.INK, 130)
        arc = bowed_path(ends, _LEAP, _ARC_STEPS)
        self._over.path(arc, 12, style.INK)
        self._over.path(arc, 8, style.GOLD)
        self._over.path(arc, 3, style.GOLD_LIGHT, 200)

    def _notch(self, start: Point, end: Point, share: float) -> None:
        x, y = (start[axis] + (end[axis] - start[axis]) * share for axis in (0, 1))
        length = math.dist(start, end) or 1.0
        dx, dy = (end[1] - start[1]) / length * 7, (start[0] - end[0]) / length * 7
        self._over.line((x - dx, y - dy), (x + dx, y + dy), 2.5, style.INK)

    def _snap(self, driving: Driving) -> None:
        """The line through the fronts of what the magnet holds together, with its mark between them."""
        snap = driving.snap
        if snap is None or snap.kind not in (PARALLEL, IN_LINE):
            return
        other = self._shown.stand_of(snap.unit)
        end = driving.preview().end
        heading = math.radians(end.heading / 100)
        rx, ry = math.cos(heading), -math.sin(heading)
        along = (other.x - end.x) * rx + (other.y - end.y) * ry
        low, high = min(0.0, along) - _SNAP_OVER, max(0.0, along) + _SNAP_OVER
        line = [self._at((end.x + rx * at, end.y + ry * at)) for at in (low, high)]
        self._over.dashes(line, (10, 7), 2.4, SNAP)
        x, y = self._at((end.x + rx * along / 2, end.y + ry * along / 2))
        turn = math.atan2(line[1][1] - line[0][1], line[1][0] - line[0][0])
        for off in (-4, 4):
            x1, y1 = x - math.sin(turn) * off, y + math.cos(turn) * off
            dx, dy = math.cos(turn) * 8, math.sin(turn) * 8
            self._over.line((x1 - dx, y1 - dy), (x1 + dx, y1 + dy), 3, SNAP)

    def _gap(self, driving: Driving) -> None:
        """The dimension line between the ghost and the unit that stopped it."""
        if driving.stop is None:
            return
        seen = driving.preview()
        end = Stand(*seen.end)
        self.gap = self._at((end.x, end.y))
        if driving.stop.why not in UNITS:
            return
        other = self._shown.units[driving.stop.id]
        here = corners_at(end, seen.shape.width, seen.shape.depth)
        there = corners_at(self._shown.stand_of(other.id), *other.size)
        start, stop = (self._at(point) for point in nearest_points(here, there))
        self._over.line(start, stop, 3, style.CREAM)
        length = math.dist(start, stop) or 1.0
        dx, dy = (stop[1] - start[1]) / length * 9, (start[0] - stop[0]) / length * 9
        for x, y in (start, stop):
            self._over.line((x - dx, y - dy), (x + dx, y + dy), 3, style.CREAM)
        self.gap = ((start[0] + stop[0]) / 2, (start[1] + stop[1]) / 2)

    def _say(self, words: list[tuple[str, Point]]) -> None:
        """The words of the legs; set in type only where they changed."""
        while len(self._labels) < len(words):
            self._labels.append(self._layer.text(" ", 0, 0, _LABEL, align="right", shadow=True))
        for place, label in enumerate(self._labels):
            label.visible = place < len(words)
            if label.visible:
                if label.text != words[place][0]:
                    label.text = words[place][0]
                label.move(*words[place][1])


def spread_words(words: list[tuple[str, Point]]) -> list[tuple[str, Point]]:
    """The same words, those too near below one another moved down.

    >>> spread_words([("b", (0, 12)), ("a", (0, 10))])
    [('a', (0, 10)), ('b', (0, 38.0))]
    """
    out: list[tuple[str, Point]] = []
    for text, (x, y) in sorted(words, key=lambda one: one[1][1]):
        out.append((text, (x, max(y, out[-1][1][1] + _LINE) if out else y)))
    return out


def _half_way(stretch: Stretch) -> Stand:
    start, end = stretch.stands[0], stretch.stands[-1]
    return Stand((start.x + end.x) / 2, (start.y + end.y) / 2, start.heading)
