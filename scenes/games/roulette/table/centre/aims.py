"""Who aims at whom: a cord from the shooter to a ring around the target, or to the mark of the sky."""

import math
from collections.abc import Sequence
from itertools import accumulate, pairwise

import msgspec
from PIL import Image as Pillow

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    lazy_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    together,
)

RING, SIGN = 54.0, 30.0
CORD, PIECE = 5.0, 12.0
"""The thickness of a cord, and the length of each piece, in units."""
BEND = 9.0
"""The radius of a cord's bends, in units."""
GROWS, LANDS = 0.26, 0.16
_SAMPLES = 6


class Aim(msgspec.Struct, frozen=True):
    """One shot to come: the corners of its cord, from the shooter on, in a seat's colour."""

    path: tuple[Point, ...]
    colour: int
    sky: bool = False
    """True if it goes at nobody."""


class AimLine:
    """The drawn cord of one aim."""

    def __init__(self, layer: Layer, aim: Aim) -> None:
        self.end = aim.path[-1]
        self._edge = SIGN if aim.sky else RING
        tint = style.SEATS[aim.colour].colour
        points = bent(aim.path)
        self._ends = [0.0, *accumulate(math.dist(a, b) for a, b in pairwise(points))]
        self._points, self.length = points, self._ends[-1]
        self._pieces = self._laid(layer, tint)
        self._knot = layer.disc(*aim.path[0], 6, tint)
        if aim.sky:
            self.target = layer.image("sky_mark", *self.end, SIGN, SIGN, anchor=(0.5, 0.5))
        else:
            self.target = layer.image("target_ring", *self.end, RING, RING, anchor=(0.5, 0.5), tint=tint)

    def _laid(self, layer: Layer, tint: style.Colour) -> list[tuple[float, Image]]:
        short = max(1.0, self.length - self._edge / 2)
        count = max(1, round(short / PIECE))
        pieces = []
        for number in range(count):
            near, far = (self._at(short * (number + step) / count) for step in (0, 1))
            long = math.dist(near, far) + 1
            turn = math.degrees(math.atan2(far[1] - near[1], far[0] - near[0]))
            piece = layer.picture(
                "roulette:cord", _corded, *near, long, CORD, anchor=(0, 0.5), tint=tint, angle=turn
            )
            pieces.append(((number + 0.5) / count, piece))
        return pieces

    def _at(self, reach: float) -> Point:
        for place, (a, b) in enumerate(pairwise(self._points)):
            if reach <= self._ends[place + 1]:
                share = (reach - self._ends[place]) / (self._ends[place + 1] - self._ends[place] or 1.0)
                return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        return self._points[-1]

    def grow(self, share: float) -> None:
        """Show so much of the cord, 0 to 1."""
        for place, piece in self._pieces:
            piece.visible = place <= share

    def lock(self, share: float) -> None:
        """The ring closes in on the target, 0 to 1."""
        self.target.visible = share > 0
        self.target.scale = 1.9 - 0.9 * share
        self.target.angle = -90 * (1 - share)
        self.target.alpha = 255 * min(1.0, share * 2)

    def fade(self, share: float) -> None:
        """Grow pale: 0 as ever, 1 gone."""
        for image in self._images():
            image.alpha = 255 * (1 - share)

    def remove(self) -> None:
        """Take the cord away."""
        for image in self._images():
            image.remove()

    def _images(self) -> list[Image]:
        return [*(piece for _, piece in self._pieces), self._knot, self.target]


class Aims:
    """The cords on the table."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self._cords: list[AimLine] = []

    def draw(self, *aims: Aim) -> Clip:
        """Draw these cords, all at the same time; those that are there stay."""

        def begin() -> Clip:
            cords = [AimLine(self._layer, aim) for aim in aims]
            self._cords += cords
            return together(pause_for(0), *(_thrown(cord) for cord in cords))

        return lazy_clip(begin)

    def go(self) -> Clip:
        """Return the clip in which all cords fade."""

        def begin() -> Clip:
            cords, self._cords = self._cords, []
            fading = [slide_value(cord.fade, 0, 1, 0.15, "linear") for cord in cords]
            return sequence(together(pause_for(0), *fading), *(callback_clip(cord.remove) for cord in cords))

        return lazy_clip(begin)

    def clear(self) -> None:
        """Take all cords away at once."""
        for cord in self._cords:
            cord.remove()
        self._cords = []


def _thrown(cord: AimLine) -> Clip:
    """The cord runs to its end, and the ring closes."""

    def begin() -> None:
        cord.grow(0)
        cord.lock(0)

    run = slide_value(cord.grow, 0, 1, GROWS, "in-out-quad")
    full = sequence(callback_clip(begin), run, slide_value(cord.lock, 0, 1, LANDS, "out-back"))
    return reducible_clip(full, pause_for(0.1))


def bent(path: Sequence[Point]) -> list[Point]:
    """Points of a cord along these corners; each is rounded.

    >>> bent(((0, 0), (0, 10)))
    [(0, 0), (0, 10)]
    """
    points = [path[0]]
    for before, corner, after in zip(path, path[1:], path[2:], strict=False):
        start, end = _towards(corner, before), _towards(corner, after)
        for step in range(_SAMPLES + 1):
            t = step / _SAMPLES
            weights = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
            x, y = (
                sum(w * point[axis] for w, point in zip(weights, (start, corner, end), strict=True))
                for axis in (0, 1)
            )
            points.append((x, y))
    return [*points, path[-1]]


def _towards(corner: Point, other: Point) -> Point:
    """The point where a bend about a corner ends, on the way to another."""
    far = math.dist(corner, other)
    share = min(0.5, BEND / far) if far else 0.0
    return corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share


def _corded() -> Pillow.Image:
    """Return the picture of one piece of twisted cord, white with dark edges."""
    wide, high = 28, 14
    piece = Pillow.new("RGBA", (wide, high), (0, 0, 0, 0))
    for y in range(high):
        edge = min(y, high - 1 - y)
        for x in range(wide):
            strand = (x + y) % 14 < 2
            light = 20 if edge < 3 else 150 if strand else 255 - 9 * max(0, y - 6)
            piece.putpixel((x, y), (light, light, light, 70 if edge == 0 else 200 if edge == 1 else 255))
    return piece
