"""The attack's ribbon: from the army that left, behind the great tile, to the army it is aimed at."""

import math
from itertools import accumulate, pairwise

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table.layout import ARENA, BAND, STORM

PASSES = (
    ("ribbon_shadow", 6.0, 5.0),
    ("ribbon_edge", 9.0, 0.0),
    ("ribbon_core", 9.0, 0.0),
    ("ribbon_dash", 18.0, 0.0),
)
"""The pieces along the curve, bottom first: picture, units between pieces, units below the curve."""
HEAD_REACH = 58.0
"""Units by which the arrow reaches beyond the ribbon."""
VIA: Point = (STORM[0] + STORM[2] / 2 - 16, STORM[1] + STORM[3] / 2 - 8)
"""The point behind the great tile where every ribbon passes."""
_SAMPLES = 48


def _edge_towards(box: Box, point: Point) -> Point:
    """Return the point where the line from the middle of `box` to `point` leaves the box."""
    x, y, w, h = box
    mx, my = x + w / 2, y + h / 2
    dx, dy = point[0] - mx, point[1] - my
    share = min(w / 2 / abs(dx) if dx else math.inf, h / 2 / abs(dy) if dy else math.inf, 1.0)
    return mx + dx * share, my + dy * share


def _ways(start: Point, end: Point) -> list[Point]:
    """Points along the ribbon's curve, from `start` through VIA to `end`."""
    across = _unit((end[0] - start[0], end[1] - start[1]))
    near, far = math.dist(start, VIA), math.dist(VIA, end)
    leaving, arriving = _outward(start, rising=True), _outward(end, rising=False)
    first = (
        start,
        _along(start, leaving, 0.42 * near),
        _along(VIA, across, -0.38 * min(near, far)),
        VIA,
    )
    second = (VIA, _along(VIA, across, 0.5 * far), _along(end, arriving, 0.42 * far), end)
    return [*_curve(first), *_curve(second)[1:]]


def _outward(point: Point, *, rising: bool) -> Point:
    """Return the direction in which a ribbon leaves a place: into the arena."""
    if point[1] >= BAND[1]:
        return _unit((0.65 if point[0] < VIA[0] else -0.65, -1))
    side = 1 if point[0] < ARENA[0] + ARENA[2] / 2 else -1
    deep = point[0] < ARENA[0] - 110 or point[0] > ARENA[0] + ARENA[2] + 110
    rise = -0.2 if deep else -0.9
    return _unit((side, rise if rising else 0.25))


def _unit(vector: Point) -> Point:
    length = math.hypot(*vector) or 1.0
    return vector[0] / length, vector[1] / length


def _along(point: Point, way: Point, reach: float) -> Point:
    return point[0] + way[0] * reach, point[1] + way[1] * reach


def _curve(corners: tuple[Point, Point, Point, Point]) -> list[Point]:
    points: list[Point] = []
    for step in range(_SAMPLES + 1):
        t = step / _SAMPLES
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        xs = [corner[0] for corner in corners]
        ys = [corner[1] for corner in corners]
        points.append(
            (
                sum(w * x for w, x in zip(weights, xs, strict=True)),
                sum(w * y for w, y in zip(weights, ys, strict=True)),
            )
        )
    return points


class AttackArrow:
    """A ribbon in a seat's colour; `grow` shows it from its start up to a share of its length."""

    def __init__(self, layer: Layer, start: Point, target: Box, colour: int) -> None:
        self.points = _ways(start, _edge_towards(target, VIA))
        spans = [math.dist(a, b) for a, b in pairwise(self.points)]
        self._ends = [0.0, *accumulate(spans)]
        self.length = self._ends[-1]
        tint = style.SEATS[colour].colour
        self._pieces: list[tuple[float, Image]] = []
        for name, wanted, lower in PASSES:
            count = max(1, round((self.length - HEAD_REACH) / wanted))
            step = (self.length - HEAD_REACH) / count
            for place in (step * (number + 0.5) for number in range(count)):
                x, y, turn = self.at(place)
                dye = tint if name == "ribbon_core" else None
                piece = layer.image(name, x, y + lower, anchor=(0.5, 0.5), tint=dye, angle=turn)
                self._pieces.append((place, piece))
        self._head = layer.image("ribbon_head", 0, 0, anchor=(0.1, 0.5), tint=tint)
        self.grow(1.0)

    def at(self, reach: float) -> tuple[float, float, float]:
        """Place and direction (degrees, clockwise) so far along the ribbon."""
        for place, (a, b) in enumerate(pairwise(self.points)):
            if reach <= self._ends[place + 1] or place == len(self.points) - 2:
                span = self._ends[place + 1] - self._ends[place] or 1.0
                share = (reach - self._ends[place]) / span
                x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
                return x, y, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        raise AssertionError("A ribbon has at least two points.")

    def grow(self, share: float) -> None:
        """Show so much of it, 0 to 1; its head runs in front."""
        reach = share * (self.length - HEAD_REACH)
        for place, piece in self._pieces:
            piece.visible = place <= reach + 0.01
        x, y, _ = self.at(max(0.0, reach))
        tip_x, tip_y, _ = self.at(reach + HEAD_REACH)
        self._head.visible = share > 0
        self._head.move(x, y)
        self._head.angle = math.degrees(math.atan2(tip_y - y, tip_x - x))

    def fade(self, alpha: float) -> None:
        """255 as usual, 0 cannot be seen."""
        for piece in self._images():
            piece.alpha = alpha

    def remove(self) -> None:
        """Take it off for good."""
        for piece in self._images():
            piece.remove()

    def _images(self) -> list[Image]:
        return [*(piece for _, piece in self._pieces), self._head]
