"""Who aims at whom: a ribbon to the plaque of the target, and a ring around the head, or the sky mark."""

from collections.abc import Callable

import msgspec

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.games.roulette.table.layout import Way
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
from scenes.widgets.aim_ribbon import AimRibbon

RING, SIGN = 54.0, 30.0
GROWS, LANDS = 0.3, 0.16
STANDS, THINS = 1.4, 0.4
"""Seconds that a ribbon stands before it becomes a thread, and that this takes."""


class Aim(msgspec.Struct, frozen=True):
    """One shot to come, in a seat's colour."""

    ways: tuple[Way, Way]
    """Over tall plaques, and over low ones."""
    colour: int
    sky: bool = False
    """True if it goes at nobody."""


class AimLine:
    """The drawn ribbon of one aim over tall plaques, and the thread over low ones, where secrets are read."""

    def __init__(self, layers: tuple[Layer, Layer], aim: Aim) -> None:
        tint = style.SEATS[aim.colour].colour
        both = list(zip(layers, aim.ways, strict=True))
        self.ribbons = [AimRibbon(layer, way.path, tint) for layer, way in both]
        self.ribbons[1].thin(1.0)
        self.targets: list[Image] = []
        for layer, way in both:
            if aim.sky:
                mark = layer.image("sky_mark", *way.target, SIGN, SIGN, anchor=(0.5, 0.5))
            else:
                mark = layer.image("target_ring", *way.target, RING, RING, anchor=(0.5, 0.5), tint=tint)
            self.targets.append(mark)
        self.gone = False

    def grow(self, share: float) -> None:
        """Show so much of the way, 0 to 1."""
        for ribbon in self.ribbons:
            ribbon.grow(share)

    def thin(self, share: float) -> None:
        """Become a thread, 0 to 1; one that is gone stays gone."""
        if not self.gone:
            self.ribbons[0].thin(share)

    def lock(self, share: float) -> None:
        """The ring closes in on the target, 0 to 1."""
        for target in self.targets:
            target.visible = share > 0
            target.scale = 1.9 - 0.9 * share
            target.angle = -90 * (1 - share)
            target.alpha = 255 * min(1.0, share * 2)

    def fade(self, share: float) -> None:
        """Grow pale: 0 as ever, 1 gone."""
        for ribbon in self.ribbons:
            ribbon.fade(255 * (1 - share))
        for target in self.targets:
            target.alpha = 255 * (1 - share)

    def remove(self) -> None:
        """Take the ribbon away."""
        self.gone = True
        for ribbon in self.ribbons:
            ribbon.remove()
        for target in self.targets:
            target.remove()


class Aims:
    """The ribbons on the table."""

    def __init__(self, layers: tuple[Layer, Layer], flourish: Callable[[Clip], None]) -> None:
        """`layers`: of tall plaques and of low ones."""
        self._layers, self._flourish = layers, flourish
        self._lines: list[AimLine] = []

    def draw(self, *aims: Aim) -> Clip:
        """Draw these ribbons, all at the same time; those that are there stay."""

        def begin() -> Clip:
            lines = [AimLine(self._layers, aim) for aim in aims]
            self._lines += lines
            return together(pause_for(0), *(self._thrown(line) for line in lines))

        return lazy_clip(begin)

    def go(self) -> Clip:
        """Return the clip in which all ribbons fade."""

        def begin() -> Clip:
            lines, self._lines = self._lines, []
            fading = [slide_value(line.fade, 0, 1, 0.15, "linear") for line in lines]
            return sequence(together(pause_for(0), *fading), *(callback_clip(line.remove) for line in lines))

        return lazy_clip(begin)

    def clear(self) -> None:
        """Take all ribbons away at once."""
        for line in self._lines:
            line.remove()
        self._lines = []

    def _thrown(self, line: AimLine) -> Clip:
        """The ribbon runs to its end, the ring closes; it settles while the match goes on."""

        def begin() -> None:
            line.grow(0)
            line.lock(0)

        run = slide_value(line.grow, 0, 1, GROWS, "in-out-quad")
        full = sequence(callback_clip(begin), run, slide_value(line.lock, 0, 1, LANDS, "out-back"))
        settle = sequence(pause_for(STANDS), slide_value(line.thin, 0, 1, THINS, "in-out-sine"))
        return sequence(reducible_clip(full, pause_for(0.1)), callback_clip(lambda: self._flourish(settle)))
