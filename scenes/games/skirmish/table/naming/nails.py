"""Numbers on the table: each answers the same number on the parchment; and where truces push."""

import math
from typing import NamedTuple, Protocol

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.games.skirmish.table.frame.dashes import dashed_rim

_RADIUS = 19.0
_ARROW, _ARROW_INK = 6.0, 12.0
_ARROW_OVER = 22.0
"""How far an arrow reaches beyond the push, in units, so that a short one is seen."""

_ASIDE_MILLI = 500
"""How far from the unit's side its arrow lies."""
_FINE_MILLI = 10_000
"""A length of the table by which the scale is measured."""


class CameraSight(Protocol):
    """What the nails ask of the camera."""

    @property
    def turn(self) -> int:
        """A number that changes with whatever the camera does."""

    def to_screen(self, x: float, y: float) -> Point:
        """The place in units of a point of the table, in milli."""


class Nail(NamedTuple):
    """A number and the point of the table, in milli, at which it lies."""

    number: int
    x: float
    y: float
    fight: bool


class Push(NamedTuple):
    """A unit that a truce pushes: the middle it stood at, and how far it goes, in milli."""

    x: float
    y: float
    dx: float
    dy: float
    wide: float
    deep: float
    heading: float
    """Centi-degrees."""

    @property
    def reach(self) -> float:
        """How far the unit reaches to the side of its way, in milli."""
        turn = math.radians(self.heading / 100)
        length = math.hypot(self.dx, self.dy) or 1.0
        ux, uy = self.dx / length, self.dy / length
        forward = abs(ux * math.sin(turn) + uy * math.cos(turn))
        across = abs(ux * math.cos(turn) - uy * math.sin(turn))
        return forward * self.wide / 2 + across * self.deep / 2


class TableNails:
    """The numbers over the regiments; they follow the camera."""

    def __init__(self, layer: Layer, camera: CameraSight) -> None:
        self._layer, self._camera = layer, camera
        self._said: tuple[tuple[Nail, ...], tuple[Push, ...], int] = ((), (), -1)
        self._marks: list[Drawable] = []

    def show(self, nails: tuple[Nail, ...], pushes: tuple[Push, ...] = ()) -> None:
        """Show these numbers and arrows; nothing happens while they and the camera stay as they are."""
        said = (nails, pushes, self._camera.turn)
        if said == self._said:
            return
        self._said = said
        for mark in self._marks:
            mark.remove()
        self._marks = []
        for push in pushes:
            self._arrow(push)
        places = spread_points([self._camera.to_screen(nail.x, nail.y) for nail in nails])
        for nail, (x, y) in zip(nails, places, strict=True):
            self._nail(nail, x, y)

    def _nail(self, nail: Nail, x: float, y: float) -> None:
        """One number on its disc."""
        name = "battle_nail_fight" if nail.fight else "battle_nail"
        edge = 2 * _RADIUS
        self._marks += [
            self._layer.image(name, x, y, edge, edge, anchor=(0.5, 0.5)),
            self._layer.text(
                str(nail.number), x, y + 8.5, 25, face="cinzel800", colour=style.PARCHMENT, align="center"
            ),
        ]

    def _arrow(self, push: Push) -> None:
        """A thick cream arrow beside the way of a push, and a dotted outline where the unit stood."""
        length = math.hypot(push.dx, push.dy) or 1.0
        aside = push.reach + _ASIDE_MILLI
        x, y = push.x - push.dy / length * aside, push.y + push.dx / length * aside
        x1, y1 = self._camera.to_screen(x, y)
        x2, y2 = self._camera.to_screen(x + push.dx, y + push.dy)
        ux, uy = _direction(x1, y1, x2, y2)
        x2, y2 = x2 + ux * _ARROW_OVER, y2 + uy * _ARROW_OVER
        angle = math.degrees(math.atan2(uy, ux))
        self._marks += [
            self._outline(push),
            self._layer.line(x1, y1, x2, y2, _ARROW_INK, style.INK, alpha=140),
            self._layer.line(x1, y1, x2, y2, _ARROW, style.CREAM),
        ]
        head = self._layer.image("arrow_head", x2, y2, 24, None, anchor=(0.5, 0.5), angle=angle + 180)
        head.tint = style.CREAM
        self._marks.append(head)

    def _outline(self, push: Push) -> Drawable:
        """The place that a pushed unit has left."""
        x, y = self._camera.to_screen(push.x, push.y)
        right, _ = self._camera.to_screen(push.x + _FINE_MILLI, push.y)
        scale = (right - x) / _FINE_MILLI
        w, h = round(push.wide * scale) + 6, round(push.deep * scale) + 6
        box = (x - w / 2, y - h / 2, w, h)
        return dashed_rim(self._layer, box, style.CREAM, dash=2, gap=6, width=2.2, angle=push.heading / 100)


def _direction(x1: float, y1: float, x2: float, y2: float) -> Point:
    """The unit vector from one point to another."""
    length = math.hypot(x2 - x1, y2 - y1) or 1.0
    return (x2 - x1) / length, (y2 - y1) / length


def spread_points(points: list[Point]) -> list[Point]:
    """Points no two of which are so near that their discs would hide each other: later ones give way.

    >>> spread_points([(0, 0), (10, 0), (100, 0)])
    [(0, 0), (0, -42.0), (100, 0)]
    """
    found: list[Point] = []
    for x, y in points:
        near = [one for one in found if math.hypot(one[0] - x, one[1] - y) < 2 * _RADIUS]
        while near:
            x, y = near[0][0], near[0][1] - 2 * _RADIUS - 4
            near = [one for one in found if math.hypot(one[0] - x, one[1] - y) < 2 * _RADIUS]
        found.append((x, y))
    return found
