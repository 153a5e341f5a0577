"""The bet die of a plaque: not set yet, covered, or with its face up."""

from collections.abc import Callable

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box

UNSET = 62.0
"""The alpha, 0 to 255, of a die that nobody has set yet."""


class SeatDie:
    """The die of one seat; `turning` makes a setter that turns it over."""

    def __init__(self, layer: Layer, box: Box, colour: int) -> None:
        x, y, w, h = box
        at, anchor = (x + w / 2, y + h / 2), (0.5, 0.5)
        self.box = box
        self._body = layer.image("bet_die", *at, w, h, anchor=anchor, tint=style.SEATS[colour].colour)
        self._light = layer.image("bet_die_face", *at, w, h, anchor=anchor)
        self._cover = layer.image("bet_die_hidden", *at, w, h, anchor=anchor)
        self._size = w
        self._rise = 0.25 * h
        self._middle = at[1]
        self.label = layer.text(
            "", at[0], at[1] + self._rise, 0.715 * w, face="cinzel900", colour=style.INK, align="center"
        )
        self._scale = 1.0
        self._shown: tuple[int | None, bool, bool] | None = None
        self.show(None)

    @property
    def face(self) -> int | None:
        """Return the face shown; None while the die's face is not up."""
        return self._shown[0] if self._shown else None

    def show(self, face: int | None, *, sealed: bool = False, absent: bool = False) -> None:
        """At once: the face, else the cover, faint until a bet is sealed; nothing for who cannot bet."""
        if (face, sealed, absent) == self._shown:
            return
        self._shown = (face, sealed, absent)
        up = face is not None
        self._cover.visible = not (up or absent)
        self._cover.alpha = 255 if sealed else UNSET
        self._body.visible = up
        self._light.visible = up
        self.label.text = "" if face is None else str(face)

    def turning(self, face: int | None, *, sealed: bool = False) -> Callable[[float], None]:
        """A setter for shares 0 to 1: the die narrows, shows the new side, and widens again."""

        def turn(share: float) -> None:
            if share >= 0.5:
                self.show(face, sealed=sealed)
            self.squeeze(1.0 if share >= 1 else abs(1 - 2 * max(0.0, share)))

        return turn

    def squeeze(self, share: float) -> None:
        """Draw the die seen from the side: 1 is its face, 0 its edge."""
        for mark in (self._body, self._light, self._cover, self.label):
            mark.scale_x = max(0.04, share)

    @property
    def scale(self) -> float:
        """1 is at rest; a clip may make it pop."""
        return self._scale

    @scale.setter
    def scale(self, value: float) -> None:
        self._scale = value
        for mark in (self._body, self._light, self._cover, self.label):
            mark.scale = value
        self.label.y = self._middle + self._rise * value
