"""The two busts on the stage: who speaks on the left, whom it concerns on the right; they lean and fall."""

import math
from collections.abc import Callable

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.table import layout
from scenes.match.bust import draw_bust
from scenes.motion.timeline import Clip, together, tween

_PERIODS, _BREATHS = (5.6, 6.8), (3.1, 3.7)
"""Seconds in which each bust sways once to and fro, and in which it breathes."""
_CHEST = 1.8
"""Units by which a bust rises as it breathes."""


class Posture:
    """How a bust differs from standing straight; clips move it, `Busts.place` shows it."""

    def __init__(self) -> None:
        self.lean = 0.0
        """Degrees towards the middle of the stage; negative: away from it."""
        self.forth = 0.0
        """Units towards the middle of the stage."""
        self.down = 0.0
        """Units downwards, behind the rail."""
        self.seen = 1.0
        """Share of its opacity."""


class Busts:
    """Left (0) and right (1) bust; each in the colour of its seat, with a halo behind."""

    def __init__(self, figures: Layer) -> None:
        self._figures = figures
        self._images: list[list[Image]] = [[], []]
        self._worn: list[tuple[int, int] | None] = [None, None]
        self._lantern = 200.0 if style.high_contrast() else 0.0
        self._glows = [figures.image("halo", 0, 0, 420, 420, anchor=(0.5, 0.5), alpha=0) for _ in range(2)]
        self.postures = (Posture(), Posture())

    def show(self, side: int, persona: int | None, colour: int = 0) -> None:
        """Bring a mask on from the left (0) or right (1) wing, in its seat's colour; None clears it."""
        worn = None if persona is None else (persona, colour)
        if worn == self._worn[side]:
            return
        self._worn[side] = worn
        for image in self._images[side]:
            image.remove()
        self._images[side] = []
        self._glows[side].alpha = 0
        self.straighten(side)
        if persona is None:
            return
        self._images[side] = draw_bust(self._figures, persona, colour, box(side), mirror=bool(side))
        self._hang_lantern(side)

    def straighten(self, side: int) -> None:
        """Stand straight again, in full sight."""
        posture = self.postures[side]
        posture.lean = posture.forth = posture.down = 0.0
        posture.seen = 1.0

    def stand(self, seconds: float) -> Clip:
        """The clip of both standing straight again."""
        return together(
            *[
                tween(posture, seconds, "in-out-sine", lean=0.0, forth=0.0, down=0.0)
                for posture in self.postures
            ]
        )

    def place(self, age: float) -> None:
        """Put the busts where their postures say; they sway by a degree, each in its own time (`age`)."""
        for side, (posture, period) in enumerate(zip(self.postures, _PERIODS, strict=True)):
            x, y, w, h = box(side)
            chest = _CHEST * math.sin(age * math.tau / _BREATHS[side])
            inwards = -1 if side else 1
            for image in self._images[side]:
                image.move(x + w / 2 + inwards * posture.forth, y + h + posture.down + chest)
                image.angle = math.sin(age * math.tau / period) + inwards * posture.lean
                image.alpha = 255 * posture.seen

    def flare(self, side: int) -> Callable[[float], None]:
        """A setter that lets a halo flare up behind a bust, for shares 0 to 1."""
        x, y, w, h = box(side)
        glow = self._glows[side]
        glow.move(x + w / 2, y + h * 0.42)

        def show(share: float) -> None:
            glow.alpha = max(self._lantern, 255 * math.sin(share * math.pi))
            glow.scale = 1 + 0.5 * share

        return show

    def enter(self, side: int) -> Callable[[float], None]:
        """A setter that brings a bust on from its wing, for shares 0 to 1."""
        posture = self.postures[side]

        def move(share: float) -> None:
            posture.forth = -90 * (1 - share)
            posture.seen = min(1.0, 0.2 + share)

        return move

    def _hang_lantern(self, side: int) -> None:
        """Hang a lantern behind a figure where the backdrop is too dark for ink (high contrast)."""
        x, y, w, h = box(side)
        self._glows[side].move(x + w / 2, y + h * 0.42)
        self._glows[side].alpha = self._lantern


def box(side: int) -> Box:
    """The box of the left (0) or the right (1) bust."""
    return layout.RIGHT_BUST if side else layout.LEFT_BUST
