"""The cylinder in the middle: it spins, counts to one, and shows how the shots of the round went."""

import math
from collections.abc import Callable, Sequence

from PIL import Image as Pillow
from PIL import ImageDraw, ImageFilter

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.games.roulette.table.centre.countdown import Countdown
from scenes.motion.timeline import Clip, callback_clip, pause_for, reducible_clip, sequence, slide_value

CENTRE: Point = (640.0, 248.0)
RADIUS = 84.0
"""The radius of the cylinder, in units."""
SMALLER = RADIUS / 102
"""The size of the cylinder beside the one that is painted."""
REACH = 58.0
"""Units from the middle of the cylinder to the middle of a chamber."""
HOLE = 17.0
GLOW, EMBER_LIGHT, ROUND_LIGHT = 84.0, 120.0, 255.0
"""The edge of the glow in the hub, and how bright it and the number of the round are, 0 to 255."""
HUB = 76.0
"""The edge of the hub, in units."""
CHAMBERS, STEP = 6, 60.0
KINDS = ("spent", "balle", "clic", "next")
"""The marks that a chamber may bear, bottom first; "" is an empty one."""
SPIN_SECONDS, SPIN_SLOWDOWN, SPIN_CHAMBERS = 0.9, 1.13, 15
"""Seconds and chambers of a spin, each SPIN_SLOWDOWN times as slow as the last: as it sounds."""
EMBERS = 1.6
"""Seconds from one glow of the ring of embers to the next."""
BLUR = 2200.0
"""Degrees a second above which the chambers are a blur."""


class Chamber:
    """One hole of the cylinder, and its mark."""

    def __init__(self, layer: Layer) -> None:
        self.hole = _scaled(layer, "chamber")
        self.marks: dict[str, Image] = {}
        for kind in KINDS:
            mark = _scaled(layer, f"chamber_{kind}")
            mark.visible = False
            self.marks[kind] = mark
        self.kind = ""

    def bear(self, kind: str) -> None:
        """Show this mark, and no other."""
        self.kind = kind
        for name, mark in self.marks.items():
            mark.visible = name == kind
            mark.scale, mark.alpha = 1.0, 255

    def move(self, x: float, y: float) -> None:
        """Move the cylinder to (x, y)."""
        self.hole.move(x, y)
        for mark in self.marks.values():
            mark.move(x, y)

    def pop(self) -> Clip:
        """The mark springs to its size."""

        def grow(share: float) -> None:
            if self.kind:
                self.marks[self.kind].scale = 1.7 - 0.7 * share

        return reducible_clip(slide_value(grow, 0, 1, 0.3, "out-back"), pause_for(0))

    def pale(self, share: float) -> None:
        """The mark fades: 0 as it is, 1 gone."""
        if self.kind:
            self.marks[self.kind].alpha = 255 * (1 - share)


class Cylinder:
    """Six chambers, one for each shot; the chamber of the shot that comes stands on top, under the hammer."""

    def __init__(self, layer: Layer, flourish: Callable[[Clip], None], dim: Callable[[float], None]) -> None:
        self._flourish, self._turn = flourish, 0.0
        middle = (0.5, 0.5)
        _scaled(layer, "cylinder_disc")
        self._body = _scaled(layer, "cylinder_body")
        _scaled(layer, "cylinder_sheen")
        wide = 2 * (REACH + HOLE)
        self._smear = layer.picture("roulette:smear", _smeared, *CENTRE, wide, wide, anchor=middle, alpha=0)
        self._chambers = [Chamber(layer) for _ in range(CHAMBERS)]
        self._hub = layer.image("cylinder_hub", *CENTRE, HUB, HUB, anchor=middle)
        self._ember = layer.image(
            "halo", *CENTRE, GLOW, GLOW, anchor=middle, tint=style.EMBER, alpha=EMBER_LIGHT
        )
        self._round = layer.text(
            "", CENTRE[0], CENTRE[1] + 14, 40, face="gilt", align="center", alpha=ROUND_LIGHT, shadow=True
        )
        self._figure = layer.text("", CENTRE[0], CENTRE[1] + 22, 62, face="gilt", align="center")
        self.countdown = Countdown(layer, dim, flourish)
        self._covered = self._timed = False
        self.turn = 0.0

    @property
    def turn(self) -> float:
        """Degrees, clockwise, that the cylinder is turned: at 0 chamber 1 stands under the hammer."""
        return self._turn

    @turn.setter
    def turn(self, value: float) -> None:
        self._turn = value
        self._body.angle = value % 360
        for number, chamber in enumerate(self._chambers):
            angle = math.radians(value + STEP * number - 90)
            chamber.move(CENTRE[0] + REACH * math.cos(angle), CENTRE[1] + REACH * math.sin(angle))

    def show(self, marks: Sequence[str], shot: int = 0) -> None:
        """Show a mark for each chamber at once. Chamber `shot` is called, and on top; 0: none is yet."""
        self.hush()
        for chamber, kind in zip(self._chambers, marks, strict=True):
            chamber.bear(kind)
        if shot and not self._chambers[shot - 1].kind:
            self._chambers[shot - 1].bear("next")
        free = [number for number, kind in enumerate(marks, 1) if kind in ("", "next")]
        self.turn = _aimed(shot or (free[0] if free else 1))

    @property
    def marks(self) -> tuple[str, ...]:
        """Return the mark of each chamber."""
        return tuple(chamber.kind for chamber in self._chambers)

    def figure(self, words: str) -> None:
        """Write a number on the hub; "" wipes it."""
        self._figure.text = words
        self._rest()

    def name_round(self, number: int) -> None:
        """The number of the round stands in the hub while nothing else does."""
        self._round.text = str(number)

    def time(self, timed: bool) -> None:
        """The clock of a question takes the hub, or leaves it."""
        if timed != self._timed:
            self._timed = timed
            self._rest()

    def _rest(self) -> None:
        """Show the glow and the number of the round where no figure, no count and no clock stands."""
        rests = not (self._figure.text or self._covered or self._timed or self.countdown.runs)
        self._round.visible = self._ember.visible = rests

    def call(self, number: int) -> None:
        """The shot of chamber `number`, 1 to 6, comes: a ring of embers around it, on top."""
        self.hush()
        for chamber in self._chambers:
            if chamber.kind == "next":
                chamber.bear("")
        chamber = self._chambers[number - 1]
        chamber.bear("next")
        self._flourish(chamber.pop())
        start, end = self._turn, _nearest(self._turn, _aimed(number))
        self.turn = end
        if start != end:
            self._flourish(
                reducible_clip(slide_value(self._set_turn, start, end, 0.28, "out-back(1.2)"), pause_for(0))
            )

    def reload(self) -> None:
        """A new round: nothing has been shot."""
        self.hush()
        for chamber in self._chambers:
            if chamber.kind:
                fading = slide_value(chamber.pale, 0, 1, 0.2)
                self._flourish(
                    sequence(
                        reducible_clip(fading, pause_for(0)),
                        callback_clip(lambda one=chamber: one.bear("")),  # type: ignore[misc]
                    )
                )

    def spin(self) -> Clip:
        """Return the clip in which all chambers are emptied and whirl by; chamber 1 stops on top."""

        def begin() -> None:
            self.hush()
            for chamber in self._chambers:
                chamber.bear("")

        def lock() -> None:
            self.turn = 0.0
            self._blur(0.0)
            self._flourish(reducible_clip(slide_value(self._recoil, 0, 1, 0.22), pause_for(0)))

        whirl = slide_value(self._whirl, 0, 1, SPIN_SECONDS, "linear")
        step = slide_value(self._set_turn, -STEP, 0, 0.2, "out-quad")
        return sequence(callback_clip(begin), reducible_clip(whirl, step), callback_clip(lock))

    def count(self, on_digit: Callable[[int], None]) -> Clip:
        """« 3, 2, 1 »: `on_digit` is called with each digit as it appears; the light goes down."""

        def begin() -> None:
            self.figure("")
            self._round.visible = self._ember.visible = False

        return sequence(callback_clip(begin), self.countdown.play(on_digit))

    def fire(self, number: int, mark: str) -> Clip:
        """Return the clip of chamber `number` firing: it bears `mark`, and the cylinder jumps on."""
        chamber = self._chambers[number - 1]
        ends: list[float] = [0.0, 0.0]

        def strike() -> None:
            self.hush()
            chamber.bear(mark)
            ends[0] = _nearest(self._turn, _aimed(number))
            ends[1] = ends[0] - STEP
            self._flourish(chamber.pop())

        def hold(share: float) -> None:
            self.turn = ends[0] + 7 * math.sin(share * math.pi / 2)

        def jump(share: float) -> None:
            self.turn = ends[0] + 7 + (ends[1] - ends[0] - 7) * share

        full = sequence(slide_value(hold, 0, 1, 0.12), slide_value(jump, 0, 1, 0.2, "out-back"))
        reduced = sequence(pause_for(0.14), callback_clip(lambda: jump(1.0)))
        return sequence(callback_clip(strike), reducible_clip(full, reduced))

    def glow(self, age: float) -> None:
        """The ring of embers and the hub breathe, so many seconds after the start."""
        self._ember.alpha = EMBER_LIGHT + 40 * math.sin(age * 2.1) * math.sin(age * 5.3)
        for chamber in self._chambers:
            if chamber.kind == "next":
                chamber.marks["next"].alpha = 215 + 40 * math.sin(age * math.tau / EMBERS)

    def hush(self) -> None:
        """Take away the digits and the sign on the hub, and restore the light."""
        self.countdown.hide()
        self.figure("")

    def cover(self, covered: bool) -> None:
        """Hide the digits while something stands before the cylinder."""
        self._covered = covered
        self._figure.visible = not covered
        self.countdown.covered = covered
        self._rest()

    def _set_turn(self, value: float) -> None:
        self.turn = value

    def _recoil(self, share: float) -> None:
        self.turn = 5 * math.sin(share * math.tau) * (1 - share)

    def _whirl(self, share: float) -> None:
        passed = _whirled(share)
        slower = (_whirled(min(1.0, share + 0.02)) - _whirled(max(0.0, share - 0.02))) / 0.04
        self.turn = STEP * (SPIN_CHAMBERS - passed)
        self._blur(max(0.0, min(1.0, slower * STEP / SPIN_SECONDS / BLUR - 0.25)))

    def _blur(self, share: float) -> None:
        self._smear.alpha = 255 * share
        for chamber in self._chambers:
            chamber.hole.alpha = 255 * (1 - 0.8 * share)


def _scaled(layer: Layer, name: str) -> Image:
    """Place a part of the cylinder in its middle, smaller than it is painted."""
    w, h = layer.art.size(name)
    return layer.image(name, *CENTRE, w * SMALLER, h * SMALLER, anchor=(0.5, 0.5))


def _whirled(share: float) -> float:
    """Return the number of chambers that have passed after `share` of a spin, halting a little at each."""
    passed = math.log1p(share * (SPIN_SLOWDOWN**SPIN_CHAMBERS - 1)) / math.log(SPIN_SLOWDOWN)
    whole, part = divmod(passed, 1.0)
    return float(whole + 0.35 * part + 0.65 * part**3)


def _aimed(number: int) -> float:
    """Return the angle at which chamber `number`, 1 to 6, stands under the hammer."""
    return -STEP * (number - 1)


def _nearest(turn: float, wanted: float) -> float:
    """The angle equal to `wanted` that is the least way from `turn`."""
    return wanted + 360 * round((turn - wanted) / 360)


def _smeared() -> Pillow.Image:
    """The ring that six holes are when they whirl."""
    edge = 2 * round(2 * (REACH + HOLE))
    far, near = edge / 2 - 8, edge / 2 - 4 * HOLE + 8
    mask = Pillow.new("L", (edge, edge), 0)
    pen = ImageDraw.Draw(mask)
    for reach, depth in ((far, 150), (near, 0)):
        pen.ellipse((edge / 2 - reach, edge / 2 - reach, edge / 2 + reach, edge / 2 + reach), fill=depth)
    ring = Pillow.new("RGBA", (edge, edge), (10, 12, 18, 255))
    ring.putalpha(mask.filter(ImageFilter.GaussianBlur(6)))
    return ring
