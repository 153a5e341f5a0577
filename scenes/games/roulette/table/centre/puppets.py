"""The two great puppets of the stage: whoever shoots, accuses or wins stands there."""

import math
from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.match import sitter
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

LEFT, RIGHT = 0, 1
BOXES: tuple[Box, Box] = ((162.0, 104.0, 251.6, 304.2), (866.4, 104.0, 251.6, 304.2))
"""The boxes of the puppets: their feet are behind the table."""
WINGS, COMES = 120.0, 0.42
BACKWARDS = 82.0
"""Degrees that a puppet falls through."""
STRUCK = 16.0
"""Degrees that a bullet throws a puppet back."""
SWAY, PERIODS = 1.0, (5.6, 6.8)


class Sitter(sitter.Sitter, Protocol):
    """A player on a chair, mask included."""

    @property
    def persona(self) -> int:
        """Return the mask of this player, 0 to 7."""
        ...


class PaperFigure:
    """One paper figure on its foot: `lean` and `down` move it, `seen` fades it."""

    def __init__(self, layer: Layer, sitter: Sitter, side: int) -> None:
        x, y, w, h = BOXES[side]
        self.outward = 1 if side else -1
        name, foot = f"bust_persona_{sitter.persona + 1}", (x + w / 2, y + h)
        mirror = bool(side)
        self._foot = foot
        lantern = 190.0 if style.high_contrast() else 96.0
        self._glow = layer.image(
            "halo", x + w / 2 - self.outward * 24, y + h * 0.42, 400, 400, anchor=(0.5, 0.5), alpha=lantern
        )
        self._lantern = lantern
        self._images: list[Image] = [
            layer.image(name, *foot, w, h, anchor=(0.5, 1), mirror=mirror),
            layer.image(
                f"{name}_acc",
                *foot,
                w,
                h,
                anchor=(0.5, 1),
                tint=style.SEATS[sitter.colour].colour,
                mirror=mirror,
            ),
        ]
        self.away = self.down = self.lean = self.idle = 0.0
        self.seen = 1.0

    def place(self) -> None:
        """Stand as the numbers say: away (outwards), down, leaning backwards, swaying, seen."""
        x, y = self._foot
        for image in self._images:
            image.move(x + self.outward * self.away, y + self.down)
            image.angle = self.outward * self.lean + self.idle
            image.alpha = 255 * self.seen
        self._glow.alpha = self._lantern * self.seen * max(0.0, 1 - abs(self.lean) / 30)

    def remove(self) -> None:
        """Take the puppet away for good."""
        for image in (*self._images, self._glow):
            image.remove()


def sides_of(one: int | None, other: int | None, seats: int) -> list[int | None]:
    """Where two of so many players come to stand, left and right: as they sit; one alone, in their half.

    It hangs on nothing that was before, so that a stage which is built anew stands as the old one did.

    >>> sides_of(2, 0, 4), sides_of(3, None, 4), sides_of(None, None, 4)
    ([0, 2], [None, 3], [None, None])
    """
    there = sorted(player for player in (one, other) if player is not None)
    if len(there) == 1:
        return [None, *there] if 2 * there[0] >= seats else [*there, None]
    return [*there] if there else [None, None]


class PaperFigures:
    """At most one puppet on each side; who is not on stage is not moved."""

    def __init__(self, layer: Layer, sitters: Sequence[Sitter], flourish: Callable[[Clip], None]) -> None:
        self._layer, self._sitters, self._flourish = layer, sitters, flourish
        self._players: list[int | None] = [None, None]
        self._puppets: list[PaperFigure | None] = [None, None]

    def duel(self, one: int | None, other: int | None) -> None:
        """Set these two players face to face, as they sit; a puppet that stood there leaves softly."""
        for side, player in enumerate(sides_of(one, other, len(self._sitters))):
            if player != self._players[side]:
                self._change(side, player)

    def side_of(self, player: int) -> int | None:
        """On which side a player stands: 0 left, 1 right, None on neither."""
        return self._players.index(player) if player in self._players else None

    def breathe(self, *players: int) -> Clip:
        """Return the clip in which the named players breathe out; with nobody named, both puppets."""

        def sigh() -> Clip:
            who = players or tuple(player for player in self._players if player is not None)
            return together(pause_for(0), *(self._played(player, _breathed) for player in who))

        return lazy_clip(sigh)

    def at(self, side: int) -> int | None:
        """Who stands on a side: 0 left, 1 right; None is nobody."""
        return self._players[side]

    def lean(self, degrees: float, *, but: Collection[int] = ()) -> Clip:
        """Return the clip in which both puppets lean so far forward, `but` for those of some players."""

        def begin() -> Clip:
            both = zip(self._players, self._puppets, strict=True)
            there = [puppet for player, puppet in both if puppet is not None and player not in but]
            return together(pause_for(0), *(_leant(puppet, -degrees) for puppet in there))

        return lazy_clip(begin)

    def recoil(self, player: int) -> Clip:
        """Return the clip in which a puppet that is hit is thrown back, and sways there."""
        return lazy_clip(lambda: self._played(player, _thrown_back))

    def fall(self, player: int) -> Clip:
        """The puppet falls backwards and is off the stage."""

        def begin() -> Clip:
            side = self.side_of(player)
            puppet = None if side is None else self._puppets[side]
            if side is None or puppet is None:
                return pause_for(0)
            self._players[side] = self._puppets[side] = None
            return sequence(_fallen(puppet), callback_clip(puppet.remove))

        return lazy_clip(begin)

    def sway(self, age: float) -> None:
        """Lean every puppet by up to a degree, each in its own time; not under reduced motion."""
        if self._layer.still:
            return
        for puppet, period in zip(self._puppets, PERIODS, strict=True):
            if puppet is not None:
                puppet.idle = SWAY * math.sin(age * math.tau / period)
                puppet.place()

    def _played(self, player: int, motion: Callable[[PaperFigure], Clip]) -> Clip:
        side = self.side_of(player)
        puppet = None if side is None else self._puppets[side]
        return pause_for(0) if puppet is None else motion(puppet)

    def _change(self, side: int, player: int | None) -> None:
        old, self._players[side] = self._puppets[side], player
        self._puppets[side] = None
        if old is not None:
            self._flourish(sequence(_left_stage(old), callback_clip(old.remove)))
        if player is not None:
            puppet = PaperFigure(self._layer, self._sitters[player], side)
            self._puppets[side] = puppet
            self._flourish(_entered(puppet))


def _entered(puppet: PaperFigure) -> Clip:
    """From the wing, on its rod, a little too far and back."""

    def come(share: float) -> None:
        puppet.away, puppet.lean = WINGS * (1 - share), -3.0 * math.sin(share * math.pi)
        puppet.seen = min(1.0, max(0.0, share * 1.5))
        puppet.place()

    def appear(share: float) -> None:
        puppet.seen = share
        puppet.place()

    return reducible_clip(slide_value(come, 0, 1, COMES, "out-back(1.2)"), slide_value(appear, 0, 1, 0.15))


def _left_stage(puppet: PaperFigure) -> Clip:
    """Return the clip in which a puppet goes back into the wing."""

    def go(share: float) -> None:
        puppet.away, puppet.seen = WINGS * share, 1 - share
        puppet.place()

    def vanish(share: float) -> None:
        puppet.seen = 1 - share
        puppet.place()

    return reducible_clip(slide_value(go, 0, 1, 0.3, "in-quad"), slide_value(vanish, 0, 1, 0.15))


def _breathed(puppet: PaperFigure) -> Clip:
    """Shoulders up for an instant, then down by three units, and slowly back."""

    def move(value: float) -> None:
        puppet.down = value
        puppet.place()

    held = slide_value(move, 0, -2, 0.1, "out-quad")
    out = slide_value(move, -2, 3, 0.25, "in-out-sine")
    return reducible_clip(sequence(held, out, slide_value(move, 3, 0, 0.45, "in-out-sine")), pause_for(0.14))


def _leant(puppet: PaperFigure, lean: float) -> Clip:
    """Lean to so many degrees; below 0 is forward."""
    start = puppet.lean

    def move(value: float) -> None:
        puppet.lean = value
        puppet.place()

    return reducible_clip(slide_value(move, start, lean, 0.18, "out-quad"), pause_for(0))


def _thrown_back(puppet: PaperFigure) -> Clip:
    """Thrown backwards in an instant, then half the way up again."""

    def move(value: float) -> None:
        puppet.lean = value
        puppet.place()

    full = sequence(
        slide_value(move, 0, STRUCK, 0.09, "out-quart"),
        slide_value(move, STRUCK, STRUCK / 2, 0.3, "in-out-sine"),
    )
    return reducible_clip(full, pause_for(0))


def _fallen(puppet: PaperFigure) -> Clip:
    """Backwards round its foot, then out of sight behind the table."""

    start = puppet.lean

    def fall(share: float) -> None:
        puppet.lean = start + (BACKWARDS - start) * share
        puppet.place()

    def sink(share: float) -> None:
        puppet.lean = BACKWARDS - 5 * math.sin(share * math.pi) * (1 - share)
        puppet.down, puppet.seen = 90 * share * share, 1 - share
        puppet.place()

    def vanish(share: float) -> None:
        puppet.seen = 1 - share
        puppet.place()

    full = sequence(slide_value(fall, 0, 1, 0.42, "in-quad"), slide_value(sink, 0, 1, 0.25, "linear"))
    return reducible_clip(full, slide_value(vanish, 0, 1, 0.2))
