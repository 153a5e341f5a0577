"""The card of a verdict: the claimed character, large, with its name, and the stamp of truth or lie."""

from __future__ import annotations

from PIL import Image as Pillow
from PIL import ImageDraw

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Colour, Point
from scenes.motion.timeline import Clip, callback_clip, sequence, slide_value, tween
from scenes.widgets.group import Group

SIZE = (188.0, 289.0)
MIDDLE: Point = (640, 250)
STEP = SIZE[0] + 18
"""Units between the middles of several cards that are proved at once."""
_STAMP = (316.0, 76.0)
_RAYS = (620.0, 620.0)
_FALL, _HEIGHT = 1.6, 400.0
"""How much larger the card is while it is still above the stage, and how many units above its place."""
_STRUCK = 2.1
"""How much larger a stamp is before it meets the card."""
_SWEPT, _TUMBLE = 560.0, 24.0
"""Units by which what is swept off the stage falls, and degrees by which it tumbles."""
_TURNED = 7.0
"""Degrees by which the rays turn while the verdict is read."""
_NAME_BASE = 0.885
"""The baseline of the name, as a share of the card's height."""


class VerdictCard:
    """A card that falls onto the stage; face up at once, or turning as it falls."""

    def __init__(self, layer: Layer, face: str, name: str, shift: float = 0.0) -> None:
        x, y = MIDDLE[0] + shift, MIDDLE[1]
        w, h = SIZE
        self._back = layer.image("dos_complots", x, y, w, h, anchor=(0.5, 0.5))
        picture = layer.image(face, x, y, w, h, anchor=(0.5, 0.5))
        size = layer.letters.fit(name, 27, w - 26, face="cinzel800")
        label = layer.text(
            name,
            x,
            y - h / 2 + h * _NAME_BASE,
            size,
            face="cinzel800",
            colour=style.INK,
            align="center",
            within=(x - w / 2, y - h / 2, w, h),
        )
        self._front = Group(x, y, [picture, label])
        self._middle: Point = (x, y)
        self.hide()

    def hide(self) -> None:
        """It is not there yet."""
        self._front.alpha = self._back.alpha = 0

    def fall(self, seconds: float, *, turns: bool) -> Clip:
        """It comes down onto the stage."""

        y = self._middle[1]

        def move(share: float) -> None:
            scale = _FALL + (1 - _FALL) * share
            covered = turns and share < 0.5
            self._front.y = self._back.y = y - _HEIGHT * (1 - share)
            self._front.scale = self._back.scale = scale
            if turns:
                self._back.scale_x = scale * max(0.02, 1 - 2 * share)
            self._front.alpha = 0 if covered else 255
            self._back.alpha = 255 if covered else 0

        return slide_value(move, 0, 1, seconds, "in-quad")

    def sweep(self, seconds: float) -> Clip:
        """It tumbles off the stage, and is gone."""
        return sequence(swept(self._front, seconds, _TUMBLE), callback_clip(self.remove))

    def go(self, seconds: float, to: Point) -> Clip:
        """It shrinks away to a place, and is gone."""
        x, y = self._middle

        def move(share: float) -> None:
            self._front.x, self._front.y = x + (to[0] - x) * share, y + (to[1] - y) * share
            self._front.scale = 1 - 0.8 * share
            self._front.alpha = 255 * (1 - share * share)

        return sequence(slide_value(move, 0, 1, seconds, "in-out-cubic"), callback_clip(self.remove))

    def remove(self) -> None:
        """Take it off the stage."""
        self._front.remove()
        self._back.remove()


class Rays:
    """Rays behind the card of a verdict, in the colour of its stamp; they flare up, and stay faintly."""

    def __init__(self, layer: Layer, colour: Colour) -> None:
        self._image = layer.image("rays", *MIDDLE, *_RAYS, anchor=(0.5, 0.5), tint=colour, alpha=0)

    def flare(self, seconds: float) -> Clip:
        """They shoot out from behind the card."""
        self._image.angle = 0

        def flare(share: float) -> None:
            self._image.scale = 0.7 + 0.3 * share
            self._image.alpha = 235 - 120 * share

        return slide_value(flare, 0, 1, seconds, "out-quart")

    def turn(self, seconds: float) -> Clip:
        """They turn slowly."""
        return tween(self._image, seconds, "out-quad", angle=_TURNED)

    def fade(self, seconds: float) -> Clip:
        """They fade, and are gone."""

        def fade(share: float) -> None:
            self._image.alpha = 115 * (1 - share)

        return sequence(slide_value(fade, 0, 1, seconds), callback_clip(self._image.remove))


class Stamp:
    """A word stamped across the card, slightly askew."""

    def __init__(self, layer: Layer, word: str, colour: Colour, angle: float) -> None:
        w, h = _STAMP
        x, y = MIDDLE[0], MIDDLE[1] + 44
        key = f"stamp:{colour.rgb}"
        frame = layer.picture(key, lambda: _frame(colour), x, y, w, h, anchor=(0.5, 0.5), angle=angle)
        size = layer.letters.fit(word, 50, w - 44, face="cinzel900")
        words = layer.text(
            word, x, y + size * 0.35, size, face="cinzel900", colour=colour, align="center", angle=angle
        )
        self._mark = Group(x, y, [frame, words])
        self._mark.alpha = 0

    def strike(self, seconds: float) -> Clip:
        """It is struck onto the card, which lies there already."""

        def strike(share: float) -> None:
            self._mark.scale = _STRUCK - (_STRUCK - 1) * share
            self._mark.alpha = 255

        return slide_value(strike, 0, 1, seconds, "in-cubic")

    def sweep(self, seconds: float) -> Clip:
        """It tumbles off the stage with its card, and is gone."""
        return sequence(swept(self._mark, seconds, -_TUMBLE), callback_clip(self._mark.remove))

    def fade(self, seconds: float) -> Clip:
        """It fades, and is gone."""

        def fade(share: float) -> None:
            self._mark.alpha = 255 * (1 - share)

        return sequence(slide_value(fade, 0, 1, seconds), callback_clip(self._mark.remove))


def swept(mark: Group, seconds: float, tumble: float) -> Clip:
    """The clip of paper that tumbles off the lower edge of the stage, turned by so many degrees."""
    return tween(mark, seconds, "in-quad", y=mark.y + _SWEPT, angle=tumble)


def _frame(colour: Colour) -> Pillow.Image:
    """The frame of a stamp: worn parchment within two lines, with a little of its ink missing."""
    wide, high = round(_STAMP[0] * 3), round(_STAMP[1] * 3)
    frame = Pillow.new("RGBA", (wide, high))
    pen = ImageDraw.Draw(frame)
    ink = (*colour.rgb, 255)
    pen.rounded_rectangle((3, 3, wide - 4, high - 4), 22, (*style.PARCHMENT.rgb, 242), ink, 15)
    pen.rounded_rectangle((27, 27, wide - 28, high - 28), 10, None, ink, 5)
    return frame
