"""Who aims at whom: a cord from the shooter to a ring around the target, or up to the sky."""

import math
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

SKIES: tuple[Point, Point] = ((506.0, 204.0), (774.0, 204.0))
"""The ends of shots at nobody: to the left of the cylinder, or to its right."""
RING, SIGN = 54.0, 50.0
CORD, PIECE = 7.0, 14.0
"""The thickness of a cord, and the length of each piece, in units."""
RISE, ARCH = 74.0, 0.16
"""The least rise of a cord, in units, and the share of its reach that is added."""
GROWS, LANDS = 0.26, 0.16
_SAMPLES = 60


class Aim(msgspec.Struct, frozen=True):
    """One shot to come: from a place to a place (None: the sky), in a seat's colour."""

    start: Point
    end: Point | None
    colour: int


class AimLine:
    """The drawn cord of one aim."""

    def __init__(self, layer: Layer, aim: Aim) -> None:
        self.end = aim.end or SKIES[aim.start[0] > style.WIDTH / 2]
        tint = style.SEATS[aim.colour].colour
        points = _curve(aim.start, self.end, sky=aim.end is None)
        self._ends = [0.0, *accumulate(math.dist(a, b) for a, b in pairwise(points))]
        self._points, self.length = points, self._ends[-1]
        self._pieces = self._laid(layer, tint)
        self._knot = layer.disc(*aim.start, 6, tint)
        if aim.end is None:
            self.target = layer.image("sky_mark", *self.end, SIGN, SIGN, anchor=(0.5, 0.5))
        else:
            self.target = layer.image("target_ring", *self.end, RING, RING, anchor=(0.5, 0.5), tint=tint)

    def _laid(self, layer: Layer, tint: style.Colour) -> list[tuple[float, Image]]:
        short = self.length - RING / 2
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


def _curve(start: Point, end: Point, *, sky: bool) -> list[Point]:
    """Points of a cord: it rises from the shooter and comes down on the target; to the sky it only rises."""
    rise = RISE + ARCH * math.dist(start, end)
    first = (start[0], start[1] - rise)
    second = (end[0] + (40 if start[0] > end[0] else -40), end[1] + 30) if sky else (end[0], end[1] - rise)
    points = []
    for step in range(_SAMPLES + 1):
        t = step / _SAMPLES
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        corners = (start, first, second, end)
        x, y = (sum(w * corner[axis] for w, corner in zip(weights, corners, strict=True)) for axis in (0, 1))
        points.append((x, y))
    return points


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
