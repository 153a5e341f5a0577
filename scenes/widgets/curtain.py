"""The curtain between two screens: it meets, the screens are changed behind it, it opens."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image as Pillow
from PIL import ImageOps

from scenes.draw.art import Art
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import HEIGHT, NIGHT, WIDTH, Look
from scenes.draw.text import Typesetter
from scenes.motion.timeline import Timeline, callback_clip, pause_for, sequence, slide_value

_HALF_WIDTH = WIDTH / 2
"""Units that each half of the curtain covers."""
_GATHERED_SHARE = 0.16
"""Share of its width that a half takes up when it is open."""
_CLOSE_SECONDS, _SHUT_SECONDS, _OPEN_SECONDS, _FADE_SECONDS = 0.42, 0.12, 0.52, 0.15
"""Seconds in which the curtain closes, stays shut and opens; those of one fade where motion is reduced."""
_LAP = 0.016
"""Share of its width by which each half reaches beyond the middle when they have met."""
_ROWS, _OVERLAP = 90, 1.0
"""Rows that a half is hung in, and units by which one covers the next."""
_LATE, _RIPPLE, _WAVES = 0.3, 7.0, 1.2
"""Share of the way by which the hem comes late; units and number of the waves that run down the edge."""
_FIRST_WAIT, _FIRST_SECONDS = 0.3, 1.4
"""Seconds for which the curtain stays shut when the evening begins, and in which it opens then."""
_MAX_BREEZE = 3.0
"""Units by which hangings swing at most after the curtain has moved."""


class Curtain:
    """The two halves that run in from the sides; how far they are shut goes from 0 (open) to 1 (met)."""

    def __init__(self, art: Art, letters: Typesetter, sound: Callable[[str], object]) -> None:
        self._art, self._letters, self._sound = art, letters, sound
        self._timeline = Timeline()
        self._change: Callable[[], object] | None = None
        self._reduced = False
        self._shut = 0.0
        self.breeze = 0.0
        """Units by which hangings swing to the right now."""
        self._layer: Layer | None = None
        self._awaited = False

    @property
    def moving(self) -> bool:
        """Whether the curtain is under way, and so covers anything."""
        return not self._timeline.idle

    @property
    def closing(self) -> bool:
        """Whether the old screen is still behind the curtain: presses are for the curtain only."""
        return self._change is not None

    def rehang(self) -> None:
        """Make the curtain anew for another window, if it was made already."""
        if self._layer is not None:
            self._build()

    def _build(self) -> None:
        self._layer = Layer(self._art, self._letters)
        self._night = self._layer.box(0, 0, WIDTH, HEIGHT, NIGHT, alpha=0)
        cloth = lru_cache(maxsize=1)(lambda: self._art.original("curtain_closed"))
        margin = self._art.margin("curtain_closed")
        self._rows = [
            tuple(_row(self._layer, cloth, margin, row, mirror=mirror) for mirror in (False, True))
            for row in range(_ROWS)
        ]
        self._valance = self._layer.image("valance_78", 0, 0)
        self._hang(self._shut)

    def run(self, change: Callable[[], object], look: Look) -> None:
        """Close, call `change` behind the closed curtain, open. A change still waiting is made first."""
        if self._layer is None:
            self._build()
        self.finish()
        self._reduced, self._change = look.reduced_motion, change
        self._timeline.speed = look.speed
        if look.reduced_motion:
            self._timeline.add(slide_value(self._hang, 0, 1, _FADE_SECONDS, "linear"))
            self._timeline.add(callback_clip(self._make_change))
            self._timeline.add(slide_value(self._hang, 1, 0, _FADE_SECONDS, "linear"))
        else:
            self._timeline.add(callback_clip(lambda: self._sound("curtain-close")))
            self._timeline.add(
                sequence(slide_value(self._hang, 0, 1, _CLOSE_SECONDS, "in-cubic"), pause_for(_SHUT_SECONDS))
            )
            self._timeline.add(callback_clip(self._make_change))
            self._timeline.add(callback_clip(lambda: self._sound("curtain-open")))
            self._timeline.add(slide_value(self._hang, 1, 0, _OPEN_SECONDS, "out-cubic"))
            self._timeline.add(slide_value(self._swing, 1.0, 0.0, 0.9, "linear"))
        self._timeline.update(0.0)

    def rise(self, look: Look) -> None:
        """Be closed, and open slowly: the first screen of the evening."""
        if look.reduced_motion:
            return
        if self._layer is None:
            self._build()
        self._reduced, self._timeline.speed = False, look.speed
        self._hang(1.0)
        self._timeline.add(sequence(pause_for(_FIRST_WAIT), callback_clip(lambda: self._sound("title-rise"))))
        self._timeline.add(slide_value(self._hang, 1, 0, _FIRST_SECONDS, "in-out-cubic"))
        self._timeline.add(slide_value(self._swing, 1.0, 0.0, 0.9, "linear"))

    def finish(self) -> None:
        """Be open at once, with the change made."""
        self._timeline.skip()

    def drop_change(self) -> None:
        """Forget the change and be open: an error was raised while the change was made."""
        self._change = None
        self._timeline.clear()
        self._shut = self.breeze = 0.0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; the curtain is made once the first picture of the window has been shown."""
        if self._awaited and self._layer is None:
            self._build()
        self._timeline.update(min(dt, 0.1))

    def draw(self) -> None:
        """Draw the curtain over everything, if it is under way."""
        self._awaited = True
        if self.moving and self._layer is not None:
            self._layer.draw()

    def _make_change(self) -> None:
        change, self._change = self._change, None
        if change:
            change()

    def _swing(self, left: float) -> None:
        swings = (1.0 - left) * 3.0
        self.breeze = (
            _MAX_BREEZE * left * (1 if int(swings) % 2 == 0 else -1) * (1 - abs(2 * (swings % 1) - 1))
        )

    def _hang(self, shut: float) -> None:
        self._shut = shut
        self._night.alpha = 255 * shut if self._reduced else 0
        self._valance.visible = not self._reduced and shut > 0
        for place, halves in enumerate(self._rows):
            self._hang_row(halves, (place + 0.5) / _ROWS, shut)

    def _hang_row(self, halves: tuple[Image, ...], depth: float, shut: float) -> None:
        """Hang one row of both halves, `depth` (0 to 1) below the rail: what hangs lower comes later."""
        moving = math.sin(math.pi * min(1.0, max(0.0, shut)))
        late = _LATE * depth**1.5 * moving * (1 if self.closing else -1)
        own = min(1.0, max(0.0, shut - late))
        ripple = _RIPPLE / _HALF_WIDTH * math.sin(_WAVES * math.tau * depth + 9 * shut) * moving
        width = _GATHERED_SHARE + (1 + _LAP - _GATHERED_SHARE) * own + ripple
        out = 1.1 * _GATHERED_SHARE * _HALF_WIDTH * max(0.0, 1 - 3 * own)
        for half, edge, side in zip(halves, (0.0, float(WIDTH)), (-1, 1), strict=True):
            half.visible = not self._reduced and shut > 0
            half.scale_x = width
            half.x = edge + side * out


def _row(layer: Layer, cloth: Callable[[], Pillow.Image], margin: float, row: int, *, mirror: bool) -> Image:
    """One row of a half of the curtain, as wide as the half with its shadow of `margin` units."""
    high = HEIGHT / _ROWS

    def draw() -> Pillow.Image:
        whole = cloth()
        zoom = whole.height / (HEIGHT + 2 * margin)
        top = (margin + row * high) * zoom
        box = (margin * zoom, top, whole.width, top + (high + _OVERLAP) * zoom)
        piece = whole.crop(tuple(round(edge) for edge in box))  # type: ignore[arg-type]
        return ImageOps.mirror(piece) if mirror else piece

    wide = _HALF_WIDTH + margin
    x, anchor = (float(WIDTH), (1.0, 0.0)) if mirror else (0.0, (0.0, 0.0))
    key = f"curtain:{row}:{mirror}"
    return layer.picture(key, draw, x, row * high, wide, high + _OVERLAP, anchor=anchor)
