"""Two arms with pistols, before the figures: at oneself, at another, or at the sky; barrels lie level."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image as Pillow
from PIL import ImageDraw

from scenes.draw import style
from scenes.draw.drawable import Image, Tint
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

BARREL = 290.0
"""The height at which every barrel lies."""
ALONG, INWARDS = 0.0, 180.0
"""Degrees: the barrel lies towards the middle of the stage, or towards its own figure."""
SELF, OTHER, SKY = INWARDS, ALONG, 58.0
"""At one's own head, at somebody else, at nobody."""
LOW, RISE = 110.0, 7.0
"""Units below its place before it rises; degrees that it rises with every digit."""
BUCK, RECOIL = 2.0, 16.0
"""Degrees that a CLIC and a BALLE throw it up."""
COMES = 0.22
_PIXELS = 4
STEEL, SHINE, WOOD = (96, 116, 120), (150, 172, 174), (104, 50, 34)
BRASS, GLOVE, FOLD, SLEEVE = (201, 158, 84), (34, 26, 38), (92, 74, 100), (52, 30, 62)
"""The colours of pistols and arms."""


class Pose(NamedTuple):
    """An arm with its pistol: where the fist is on the stage, and in the picture; all in units."""

    fist: Point
    size: tuple[float, float]
    held: Point
    """The fist in the picture, whose pistol points right."""
    muzzle: Point
    """From the fist, in the picture."""


STRETCHED = Pose((416.0, BARREL + 26), (262.0, 92.0), (138.0, 54.0), (116.0, -26.0))
"""The arm comes from the shoulder; the muzzle is short of the cylinder."""
TURNED = Pose((486.0, BARREL + 26), (204.0, 118.0), (80.0, 54.0), (116.0, -26.0))
"""The arm comes up from the table, and the muzzle is at the own figure."""
MIRROR = 1280.0


class Pistol:
    """One arm and its pistol; `sink` and `kick` move it."""

    def __init__(self, layer: Layer, side: int, tint: Tint) -> None:
        self._side = side
        self._parts = {
            pose: [
                self._part(layer, f"{name}:{part}", pose, draw, colour)
                for part, draw, colour in (("arm", drawn, None), ("cuff", cuff, tint))
            ]
            for name, pose, drawn, cuff in (
                ("stretched", STRETCHED, _stretched, _stretched_cuff),
                ("turned", TURNED, _turned, _turned_cuff),
            )
        }
        self.up = False
        """Whether it is in sight."""
        self.base = SELF
        self.goal = 1.0
        """Where it was last told to go: 0 is up, 1 out of sight."""
        self._sunk, self._kick = 1.0, 0.0
        self._place()

    def _part(
        self, layer: Layer, name: str, pose: Pose, draw: Callable[[], Pillow.Image], tint: Tint
    ) -> Image:
        x, y = (share / whole for share, whole in zip(pose.held, pose.size, strict=True))
        mirror = bool(self._side) != (pose is TURNED)

        def picture() -> Pillow.Image:
            return draw().transpose(Pillow.Transpose.FLIP_LEFT_RIGHT) if mirror else draw()

        anchor = (1 - x, y) if mirror else (x, y)
        key = f"roulette:{name}:{int(mirror)}"
        return layer.picture(key, picture, *pose.fist, *pose.size, anchor=anchor, tint=tint)

    def wear(self, colour: Tint) -> None:
        """The cuff is in the colour of whoever stands there."""
        for _, cuff in self._parts.values():
            cuff.tint = colour

    @property
    def muzzle(self) -> Point:
        """The point where smoke comes out."""
        x, y = self._fist
        turn = math.radians(self._lift)
        dx, dy = self._pose.muzzle
        out = self._out
        return (
            x + out * (dx * math.cos(turn) + dy * math.sin(turn)),
            y + dy * math.cos(turn) - dx * math.sin(turn),
        )

    @property
    def _pose(self) -> Pose:
        return TURNED if self.base == INWARDS else STRETCHED

    @property
    def _out(self) -> int:
        """1 if the muzzle is at the right of the fist, -1 if at the left."""
        return -1 if bool(self._side) != (self._pose is TURNED) else 1

    @property
    def _lift(self) -> float:
        """Degrees that the muzzle is above a level barrel."""
        return self._kick + (0.0 if self.base == INWARDS else self.base)

    @property
    def _fist(self) -> Point:
        x, y = self._pose.fist
        return (MIRROR - x if self._side else x), y

    def sink(self, share: float) -> None:
        """Stand so far below its place: 0 is there, 1 out of sight."""
        self._sunk = share
        self.up = share < 1
        self._place()

    def kick(self, degrees: float) -> None:
        """Be thrown up by so much."""
        self._kick = degrees
        self._place()

    def _place(self) -> None:
        x, y = self._fist
        for pose, parts in self._parts.items():
            for image in parts:
                image.visible = self.up and pose is self._pose
                image.move(x, y + LOW * self._sunk)
                image.angle = -self._out * self._lift


class Pistols:
    """The pistols of both figures on the stage."""

    def __init__(self, layer: Layer) -> None:
        self.pair = (Pistol(layer, 0, style.GOLD), Pistol(layer, 1, style.GOLD))
        self._aims: tuple[float | None, ...] = (None, None)

    def raise_for(self, aims: Sequence[float | None], cuffs: Sequence[Tint]) -> Clip:
        """The arms of both sides rise, each to its angle, in the colours of who stands there.

        None leaves an arm under the table.
        """

        def begin() -> Clip:
            for pistol, colour in zip(self.pair, cuffs, strict=True):
                pistol.wear(colour)
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

        return self.raise_for((None, None), (style.GOLD, style.GOLD))

    def clear(self) -> None:
        """No pistol is in sight, at once."""
        self._aims = (None, None)
        for pistol in self.pair:
            pistol.goal = 1.0
            pistol.sink(1.0)


def _slid(pistol: Pistol, start: float, end: float, curve: str) -> Clip:
    """A pistol rises or sinks; one that was told otherwise since stays where it was told."""

    def sink(share: float) -> None:
        if pistol.goal == end:
            pistol.sink(share)

    def begin() -> None:
        pistol.goal = end

    full = slide_value(sink, start, end, COMES, curve)
    return sequence(
        callback_clip(begin), reducible_clip(full, pause_for(0)), callback_clip(lambda: sink(end))
    )


def _aimed(pistol: Pistol, old: float | None, new: float | None) -> Clip:
    """A pistol comes up, goes under the table, or is aimed elsewhere."""
    if new is None:
        return _slid(pistol, 0, 1, "in-quad")

    def aim(value: float) -> None:
        pistol.base = value
        pistol.kick(0.0)

    if old is None:
        return sequence(callback_clip(lambda: aim(new)), _slid(pistol, 1, 0, "out-back(1.2)"))
    if INWARDS in (old, new):
        down = _slid(pistol, 0, 1, "in-quad")
        return sequence(down, callback_clip(lambda: aim(new)), _slid(pistol, 1, 0, "out-back(1.2)"))
    turned = reducible_clip(slide_value(aim, old, new, COMES, "in-out-sine"), pause_for(0))
    return sequence(turned, callback_clip(lambda: aim(new)))


def _kicked(pistol: Pistol, thrown: float, up: float, down: float) -> Clip:
    """A pistol is thrown up and comes back."""
    full = sequence(
        slide_value(pistol.kick, 0, thrown, up, "out-quad"),
        slide_value(pistol.kick, thrown, 0, down, "in-out-sine"),
    )
    return reducible_clip(full, pause_for(0))


Shape = Callable[..., None]


def _paper(pose: Pose) -> tuple[Pillow.Image, ImageDraw.ImageDraw, Shape]:
    """An empty paper, its pen, and what draws a polygon of units with an edge."""
    wide, high = (round(edge * _PIXELS) for edge in pose.size)
    paper = Pillow.new("RGBA", (wide, high), (0, 0, 0, 0))
    pen = ImageDraw.Draw(paper)

    def shape(points: Sequence[Point], fill: style.Rgb, edge: style.Rgb | None = style.GOLD.rgb) -> None:
        placed = [(x * _PIXELS, y * _PIXELS) for x, y in points]
        pen.polygon(placed, fill=fill)
        if edge is not None:
            pen.line([*placed, placed[0]], fill=edge, width=round(1.3 * _PIXELS), joint="curve")

    return paper, pen, shape


def _pistol(pen: ImageDraw.ImageDraw, shape: Shape, fist: Point) -> None:
    """A flintlock that points right, and the glove around its stock."""
    x, y = fist

    def at(*points: Point) -> list[Point]:
        return [(x + dx, y + dy) for dx, dy in points]

    shape(
        at((-8, -22), (20, -30), (60, -26), (58, -16), (20, -12), (6, 4), (-6, 22), (-20, 20), (-15, -6)),
        WOOD,
    )
    shape(at((22, -34), (112, -33), (116, -35), (116, -18), (112, -20), (22, -20)), STEEL)
    shape(at((24, -33), (110, -32), (110, -29), (24, -29)), SHINE, None)
    shape(at((40, -34), (46, -35), (46, -18), (40, -19)), BRASS, None)
    shape(at((92, -34), (97, -34), (97, -19), (92, -19)), BRASS, None)
    shape(at((14, -32), (6, -46), (14, -50), (20, -40), (29, -37), (27, -31)), STEEL)
    ring = [(x + 8) * _PIXELS, (y - 15) * _PIXELS, (x + 32) * _PIXELS, (y + 6) * _PIXELS]
    pen.arc(ring, 0, 180, fill=BRASS, width=2 * _PIXELS)
    shape(
        at(
            (-24, -12),
            (-12, -18),
            (4, -14),
            (12, -8),
            (10, -2),
            (13, 4),
            (8, 10),
            (8, 16),
            (-4, 20),
            (-24, 16),
        ),
        GLOVE,
    )
    for dy in (-2, 6, 13):
        pen.line(
            [(px * _PIXELS, py * _PIXELS) for px, py in at((-4, dy), (10, dy))], fill=FOLD, width=_PIXELS
        )


def _stretched() -> Pillow.Image:
    """A forearm from the left, level, and the pistol before it."""
    paper, pen, shape = _paper(STRETCHED)
    x, y = STRETCHED.held
    shape(((0, y - 14), (44, y - 22), (x - 34, y - 20), (x - 30, y + 22), (52, y + 30), (0, y + 38)), SLEEVE)
    for start in (22, 50, 76):
        ends = ((start, y - 12), (start + 12, y + 22))
        pen.line([(px * _PIXELS, py * _PIXELS) for px, py in ends], fill=FOLD, width=round(1.4 * _PIXELS))
    _pistol(pen, shape, STRETCHED.held)
    return paper


def _stretched_cuff() -> Pillow.Image:
    """The cuff of that arm, white."""
    paper, _, shape = _paper(STRETCHED)
    x, y = STRETCHED.held
    shape(
        ((x - 42, y - 24), (x - 22, y - 19), (x - 20, y + 20), (x - 40, y + 26)),
        (255, 255, 255),
        (60, 50, 50),
    )
    shape(((x - 36, y - 22), (x - 33, y - 21), (x - 31, y + 23), (x - 34, y + 24)), (180, 170, 165), None)
    return paper


def _turned() -> Pillow.Image:
    """A forearm that comes up from below, and the pistol before it."""
    paper, pen, shape = _paper(TURNED)
    x, y = TURNED.held
    shape(((x - 16, y - 8), (x - 2, y + 22), (x - 34, y + 64), (0, y + 64), (2, y + 30)), SLEEVE)
    for reach in (20, 40):
        ends = ((x - 16 - reach, y + 6 + reach / 3), (x - 4 - reach, y + 22 + reach * 0.8))
        pen.line([(px * _PIXELS, py * _PIXELS) for px, py in ends], fill=FOLD, width=round(1.4 * _PIXELS))
    _pistol(pen, shape, TURNED.held)
    return paper


def _turned_cuff() -> Pillow.Image:
    """The cuff of that arm, white."""
    paper, _, shape = _paper(TURNED)
    x, y = TURNED.held
    shape(
        ((x - 26, y - 12), (x - 14, y - 16), (x + 2, y + 22), (x - 10, y + 32)), (255, 255, 255), (60, 50, 50)
    )
    shape(((x - 22, y - 12), (x - 19, y - 13), (x - 3, y + 27), (x - 6, y + 29)), (180, 170, 165), None)
    return paper
