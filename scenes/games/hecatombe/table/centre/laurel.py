"""The laurel of a scored objective: whole for one winner, two halves that meet for those who share it."""

from collections.abc import Sequence

from PIL import Image as Pillow

from scenes.draw import style
from scenes.draw.drawable import Drawable, Image
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.motion.timeline import Clip, callback_clip, reducible_clip, sequence, slide_value
from scenes.widgets.group import Group

LAUREL_AT: Point = (719.0, 204.0)
"""The middle of the laurel, beside the objective."""
_WHOLE = 136.0
"""Edge of the picture of a laurel with its shadow, in units."""
_POINT = 46.0
"""Size of « +1 », in units."""
_SEAL, _SEAL_STEP = 36.0, 32.0
_APART = 74.0
"""Units by which each half stands off the other, before they meet."""
_MEET_SECONDS, _FLIGHT_SECONDS = 0.3, 0.46
_ARC = 34.0
"""Units by which the flight of a laurel leaves the straight way, upwards."""


class Laurel:
    """At most one laurel in the arena, with the seals of those who gain the point."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self._halves: list[Image] = []
        self._marks: list[Drawable] = []
        self._visible = self._complete = True

    @property
    def visible(self) -> bool:
        """Whether it is seen: it gives way to words that need its room."""
        return self._visible

    @visible.setter
    def visible(self, value: bool) -> None:
        self._visible = value
        for half in self._halves:
            half.visible = value
        for mark in self._marks:
            mark.visible = value and self._complete

    def _complete_it(self, *, complete: bool) -> None:
        """Let its point and its seals be there, or not yet."""
        self._complete = complete
        self.visible = self._visible

    @property
    def stands(self) -> bool:
        """Whether there is one."""
        return bool(self._halves)

    def lay(self, colours: Sequence[int]) -> None:
        """Lay it for the seats of these colours; for nobody it is taken away."""
        self.remove()
        if not colours:
            return
        layer, (x, y) = self._layer, LAUREL_AT
        self._halves = [_half(layer, left=True), _half(layer, left=False)]
        words = layer.text(
            "+1", x, y + 12, _POINT, face="cinzel800", colour=style.GOLD_LIGHT, align="center", shadow=True
        )
        self._marks = [words]
        foot = y + 44
        for place, colour in enumerate(colours):
            aside = _SEAL_STEP * (place - (len(colours) - 1) / 2)
            seal = layer.image(f"seal_{colour + 1}", x + aside, foot, _SEAL, _SEAL, anchor=(0.5, 0.5))
            self._marks.append(seal)
        self.part(0.0)

    def part(self, share: float) -> None:
        """Let the halves stand apart, 1 as far as they go, 0 as one laurel."""
        x, y = LAUREL_AT
        for half, way in zip(self._halves, (-1, 1), strict=False):
            half.move(x + way * _APART * share, y)
            half.alpha = 255 * (1 - 0.6 * max(0.0, share))

    def come(self, *, shared: bool) -> Clip:
        """Return the clip of its coming, once it is laid: halves that meet, or a whole that springs up."""

        def hide() -> None:
            self._complete_it(complete=False)
            if shared:
                self.part(1.0)

        def spring(share: float) -> None:
            for half in self._halves:
                half.scale = 0.4 + 0.6 * share

        def show() -> None:
            self._complete_it(complete=True)

        meet = (
            slide_value(self.part, 1, 0, _MEET_SECONDS, "in-cubic")
            if shared
            else slide_value(spring, 0, 1, _MEET_SECONDS, "out-back(1.8)")
        )
        return reducible_clip(sequence(callback_clip(hide), meet, callback_clip(show)))

    def remove(self) -> None:
        """Take it away."""
        for mark in (*self._halves, *self._marks):
            mark.remove()
        self._halves.clear()
        self._marks.clear()
        self._visible = self._complete = True


def laurel_flight(layer: Layer, medal: Point) -> Clip:
    """Return the clip of a laurel with its point on the way to the medal of a winner."""
    x, y = LAUREL_AT
    point = layer.text(
        "+1", x, y + 12, _POINT, face="cinzel800", colour=style.GOLD_LIGHT, align="center", shadow=True
    )
    point.exempt = True
    flown = Group(x, y, [layer.image("laurels", x, y, 0.79 * _WHOLE, anchor=(0.5, 0.5)), point])
    flown.alpha = 0

    def fly(share: float) -> None:
        flown.x, flown.y = (
            x + (medal[0] - x) * share,
            y + (medal[1] - y) * share - 4 * _ARC * share * (1 - share),
        )
        flown.scale, flown.alpha = 1 - 0.62 * share, 255

    gone = callback_clip(flown.remove)
    return reducible_clip(sequence(slide_value(fly, 0, 1, _FLIGHT_SECONDS, "in-out-sine"), gone), gone)


def _half(layer: Layer, *, left: bool) -> Image:
    """Lay one half of the laurel, hinged in its middle."""

    def cut() -> Pillow.Image:
        whole = layer.art.texture("laurels", 1.0).image
        middle = whole.width // 2
        return whole.crop((0, 0, middle, whole.height) if left else (middle, 0, whole.width, whole.height))

    side = "left" if left else "right"
    anchor = (1.0 if left else 0.0, 0.5)
    return layer.picture(f"laurel_half:{side}", cut, *LAUREL_AT, _WHOLE / 2, _WHOLE, anchor=anchor)
