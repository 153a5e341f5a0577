"""Paper cut out by the program: shapes of straight and bent edges, four times too large, then reduced."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PIL import Image as Pillow
from PIL import ImageDraw, ImageFilter

from scenes.draw.style import INK_SHADOW, Colour, Point, Rgb, mix_colours

_FINE = 4
"""How many times too large paper is cut."""
_STEPS = 18
"""Straight edges of a bent one."""

Cut = Callable[["Scissors"], None]


def bend(start: Point, first: Point, second: Point, end: Point) -> list[Point]:
    """Points along a cubic curve, its start left out."""
    points = []
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        u = 1 - t
        a, b, c, d = u**3, 3 * u * u * t, 3 * u * t * t, t**3
        points.append(
            (
                a * start[0] + b * first[0] + c * second[0] + d * end[0],
                a * start[1] + b * first[1] + c * second[1] + d * end[1],
            )
        )
    return points


class Scissors:
    """Cuts shapes into a mask; places are units from the upper left corner of the sheet."""

    def __init__(self, wide: float, high: float, scale: float) -> None:
        self._zoom = scale * _FINE
        self.size = max(1, round(wide * scale)), max(1, round(high * scale))
        self.mask = Pillow.new("L", (self.size[0] * _FINE, self.size[1] * _FINE))
        self._pen = ImageDraw.Draw(self.mask)

    def _spots(self, points: Iterable[Point]) -> list[tuple[float, float]]:
        return [(x * self._zoom, y * self._zoom) for x, y in points]

    def shape(self, points: Iterable[Point], ink: int = 255) -> None:
        """Cut out the inside of a line of points; with `ink` 0 a hole."""
        self._pen.polygon(self._spots(points), fill=ink)

    def stroke(self, points: Sequence[Point], width: float, ink: int = 255) -> None:
        """Cut out a strip along a line of points, `width` units wide, with round ends."""
        spots, wide = self._spots(points), width * self._zoom
        self._pen.line(spots, fill=ink, width=max(1, round(wide)), joint="curve")
        for x, y in (spots[0], spots[-1]):
            self._pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=ink)

    def round(self, x: float, y: float, r: float, ink: int = 255) -> None:
        """Cut out a disc."""
        box = [value * self._zoom for value in (x - r, y - r, x + r, y + r)]
        self._pen.ellipse(box, fill=ink)

    def finished(self) -> Pillow.Image:
        """The mask in its own size."""
        return self.mask.reduce(_FINE)


def cut_mask(wide: float, high: float, scale: float, *cuts: Cut) -> Pillow.Image:
    """The mask of some cuts into one sheet."""
    scissors = Scissors(wide, high, scale)
    for cut in cuts:
        cut(scissors)
    return scissors.finished()


def white_sign(wide: float, high: float, scale: float, *cuts: Cut) -> Pillow.Image:
    """A white picture of some cuts, to be tinted."""
    mask = cut_mask(wide, high, scale, *cuts)
    sign = Pillow.new("RGBA", mask.size, (255, 255, 255, 0))
    sign.putalpha(mask)
    return sign


def shaded(mask: Pillow.Image, top: Rgb, foot: Rgb) -> Pillow.Image:
    """Paper in the form of a mask, from a colour above to another below."""
    high = mask.size[1]
    column = Pillow.new("RGB", (1, high))
    for y in range(high):
        column.putpixel((0, y), mix_colours(top, foot, y / max(1, high - 1)))
    paper = column.resize(mask.size).convert("RGBA")
    paper.putalpha(mask)
    return paper


def inked(mask: Pillow.Image, colour: Colour, alpha: float = 1.0) -> Pillow.Image:
    """Ink of one colour in the form of a mask."""
    ink = Pillow.new("RGBA", mask.size, (*colour.rgb, 0))
    ink.putalpha(mask.point([round(value * alpha) for value in range(256)]))
    return ink


def fallen_shadow(mask: Pillow.Image, scale: float, blur: float = 5.0, drop: float = 4.0) -> Pillow.Image:
    """The soft shadow of paper in the form of a mask; `blur` and `drop` are units."""
    low = Pillow.new("L", mask.size)
    low.paste(mask, (0, round(drop * scale)))
    return inked(low.filter(ImageFilter.GaussianBlur(blur * scale)), INK_SHADOW, 0.6)
