"""Two pistols that rise from behind the table before the figures: at oneself, at another, or at the sky."""

import math
from collections.abc import Sequence

from PIL import Image as Pillow
from PIL import ImageDraw

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

GRIPS: tuple[Point, Point] = ((404.0, 346.0), (876.0, 346.0))
"""Where the grips of both are held, behind the edge of the table."""
SIZE = (176.0, 80.0)
GRIP = (0.16, 0.82)
"""The grip in the picture of a pistol, in shares of its width and height."""
SELF, OTHER, SKY = 124.0, 16.0, 78.0
"""Degrees above the line to the other figure: at one's own head, at somebody else, at nobody."""
LOW, RISE = 110.0, 12.0
"""Units below its place before it rises; degrees that it rises with every digit."""
BUCK, RECOIL = 2.0, 16.0
"""Degrees that a CLIC and a BALLE throw it up."""
COMES = 0.22
_PIXELS = 4
_DRAWN = (132.0, 60.0)
"""The measures in which a pistol is drawn."""


class Pistol:
    """One pistol; `sink` and `kick` move it."""

    def __init__(self, layer: Layer, side: int) -> None:
        self._side = side
        self._out = -1 if side else 1
        self.image: Image = layer.picture(
            f"roulette:pistol:{side}",
            lambda: _drawn(mirror=bool(side)),
            *GRIPS[side],
            *SIZE,
            anchor=self._held(),
        )
        self.image.visible = False
        self.base = SELF
        self._sunk, self._kick = 1.0, 0.0

    def _held(self) -> Point:
        return (1 - GRIP[0], GRIP[1]) if self._side else GRIP

    @property
    def up(self) -> bool:
        """Whether it is in sight."""
        return self.image.visible

    @property
    def muzzle(self) -> Point:
        """The point where smoke comes out."""
        x, y = GRIPS[self._side]
        turn = math.radians(self.base + self._kick)
        reach = SIZE[0] * (1 - GRIP[0])
        return x + self._out * reach * math.cos(turn), y - reach * math.sin(turn)

    def sink(self, share: float) -> None:
        """Stand so far below its place: 0 is there, 1 out of sight."""
        self._sunk = share
        self.image.visible = share < 1
        self._place()

    def kick(self, degrees: float) -> None:
        """Be thrown up by so much."""
        self._kick = degrees
        self._place()

    def _place(self) -> None:
        x, y = GRIPS[self._side]
        self.image.move(x, y + LOW * self._sunk)
        self.image.angle = -self._out * (self.base + self._kick)


class Pistols:
    """The pistols of both figures on the stage."""

    def __init__(self, layer: Layer) -> None:
        self.pair = (Pistol(layer, 0), Pistol(layer, 1))
        self._aims: tuple[float | None, ...] = (None, None)

    def raise_for(self, aims: Sequence[float | None]) -> Clip:
        """The pistols of both sides rise, each to its angle; None leaves it under the table."""

        def begin() -> Clip:
            before, self._aims = self._aims, tuple(aims)
            moving = zip(self.pair, before, aims, strict=True)
            return together(pause_for(0), *(_aimed(one, old, new) for one, old, new in moving if old != new))

        return lazy_clip(begin)

    def tighten(self) -> Clip:
        """A digit was called: every pistol that is up rises, and comes to rest."""
        return lazy_clip(lambda: self._thrown(RISE, 0.09, 0.2))

    def _thrown(self, degrees: float, up: float, down: float) -> Clip:
        there = [one for one in self.pair if one.up]
        return together(pause_for(0), *(_kicked(one, degrees, up, down) for one in there))

    def fire(self, *, bullet: bool) -> Clip:
        """The pistols buck, or are thrown up, and come back."""
        return lazy_clip(lambda: self._thrown(RECOIL if bullet else BUCK, 0.05, 0.3))

    def lower(self) -> Clip:
        """They go under the table again."""

        return self.raise_for((None, None))

    def clear(self) -> None:
        """No pistol is in sight, at once."""
        self._aims = (None, None)
        for pistol in self.pair:
            pistol.sink(1.0)


def _slid(pistol: Pistol, start: float, end: float, curve: str) -> Clip:
    """A pistol rises or sinks."""
    full = slide_value(pistol.sink, start, end, COMES, curve)
    return sequence(reducible_clip(full, pause_for(0)), callback_clip(lambda: pistol.sink(end)))


def _aimed(pistol: Pistol, old: float | None, new: float | None) -> Clip:
    """A pistol comes up, goes under the table, or is aimed elsewhere."""
    if new is None:
        return _slid(pistol, 0, 1, "in-quad")

    def aim(value: float) -> None:
        pistol.base = value
        pistol.kick(0.0)

    if old is None:
        aim(new)
        return _slid(pistol, 1, 0, "out-back(1.2)")
    turned = reducible_clip(slide_value(aim, old, new, COMES, "in-out-sine"), pause_for(0))
    return sequence(turned, callback_clip(lambda: aim(new)))


def _kicked(pistol: Pistol, thrown: float, up: float, down: float) -> Clip:
    """A pistol is thrown up and comes back."""
    full = sequence(
        slide_value(pistol.kick, 0, thrown, up, "out-quad"),
        slide_value(pistol.kick, thrown, 0, down, "in-out-sine"),
    )
    return reducible_clip(full, pause_for(0))


def _drawn(*, mirror: bool) -> Pillow.Image:
    """A flintlock of black paper with a gilt edge, in a gloved hand; it points to the right."""
    wide, high = (round(edge * _PIXELS) for edge in _DRAWN)
    paper = Pillow.new("RGBA", (wide, high), (0, 0, 0, 0))
    pen = ImageDraw.Draw(paper)

    def shape(points: Sequence[Point], fill: style.Rgb, edge: style.Rgb | None = style.GOLD.rgb) -> None:
        placed = [(x * _PIXELS, y * _PIXELS) for x, y in points]
        pen.polygon(placed, fill=fill)
        if edge is not None:
            pen.line([*placed, placed[0]], fill=edge, width=_PIXELS, joint="curve")

    steel, wood, glove = (96, 116, 120), (74, 34, 28), style.NIGHT.rgb
    shape(((52, 16), (130, 12), (131, 21), (52, 26)), steel)
    shape(((38, 18), (96, 20), (94, 28), (60, 30), (42, 40), (26, 57), (8, 54), (16, 36)), wood)
    shape(((50, 17), (46, 6), (54, 3), (58, 12), (66, 15)), steel)
    pen.arc([v * _PIXELS for v in (46, 26, 66, 44)], 0, 180, fill=style.GOLD.rgb, width=2 * _PIXELS)
    shape(((4, 60), (6, 36), (20, 28), (34, 30), (46, 34), (44, 42), (32, 44), (32, 60)), glove)
    for x in (128.0,):
        pen.ellipse([v * _PIXELS for v in (x - 2, 10, x + 4, 23)], fill=style.GOLD.rgb)
    picture = paper.transpose(Pillow.Transpose.FLIP_LEFT_RIGHT) if mirror else paper
    return picture


__all__ = ["OTHER", "SELF", "SKY", "Pistols"]
