"""What a BALLE looks like: the flash, the mark on whoever it hit, smoke. Paper and powder, no blood."""

import math
import time
from collections.abc import Callable

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    together,
)

WHITE_SECONDS, BLACK_SECONDS, LIGHT_BACK_SECONDS = 0.04, 0.08, 0.3
"""Seconds that the flash is white, then black, and that the light takes to come back."""
GLARE, GLOOM = 153.0, 215.0
DARK, DUSK = 0.2, 130.0
"""The dimming in place of a flash where none may be: its seconds, its alpha."""
FLASH_GAP_SECONDS = 1.0
"""The least seconds between two flashes, however fast the picture runs."""
STAYS = 0.6
PUFFS = 5


class ShotEffects:
    """Flash, marks and smoke, over everything."""

    def __init__(
        self,
        layer: Layer,
        flourish: Callable[[Clip], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._layer, self._flourish = layer, flourish
        self.clock = clock
        """Real seconds: flashes keep apart however fast the picture runs."""
        self._flashed = -math.inf
        self._sheet: Image | None = None

    def flash(self) -> Clip:
        """White, black, then light; only dark under reduced motion, or too soon after another flash."""
        bright = [True]

        def begin() -> None:
            now = self.clock()
            bright[0] = now - self._flashed >= FLASH_GAP_SECONDS
            if bright[0]:
                self._flashed = now

        def glare(share: float) -> None:
            if bright[0]:
                self._show(style.WHITE, GLARE)
            else:
                self._show(style.BLACK, DUSK * share)

        full = sequence(
            callback_clip(begin),
            slide_value(glare, 0, 1, WHITE_SECONDS, "linear"),
            slide_value(
                lambda _: self._show(style.BLACK, GLOOM if bright[0] else DUSK), 0, 1, BLACK_SECONDS, "linear"
            ),
            slide_value(
                lambda share: self._show(style.BLACK, (1 - share) * DUSK),
                0,
                1,
                LIGHT_BACK_SECONDS,
                "out-quad",
            ),
        )
        dark = slide_value(
            lambda share: self._show(style.BLACK, DUSK * math.sin(share * math.pi)), 0, 1, DARK
        )
        return sequence(reducible_clip(full, dark), callback_clip(self.clear))

    def clear(self) -> None:
        """The light is as ever."""
        if self._sheet is not None:
            self._sheet.remove()
            self._sheet = None

    def mark(self, x: float, y: float) -> Clip:
        """The BALLE's mark is stamped on somebody, smokes, and goes."""
        stamp = self._layer.image("balle_mark", x, y, 104, 104, anchor=(0.5, 0.5), alpha=0)

        def hit(share: float) -> None:
            stamp.scale, stamp.angle = 1.9 - 0.9 * share, -14 + 8 * share
            stamp.alpha = 255 * min(1.0, share * 3)

        def go(share: float) -> None:
            stamp.alpha, stamp.scale = 255 * (1 - share), 1 - 0.12 * share

        def lie() -> None:
            stamp.alpha = 255

        full = sequence(
            slide_value(hit, 0, 1, 0.16, "out-back"),
            callback_clip(lambda: self._flourish(self.smoke(x, y))),
            pause_for(STAYS),
            slide_value(go, 0, 1, 0.22, "in-quad"),
        )
        return sequence(
            reducible_clip(full, sequence(callback_clip(lie), pause_for(STAYS))), callback_clip(stamp.remove)
        )

    def smoke(self, x: float, y: float) -> Clip:
        """A few puffs rise and thin out; none under reduced motion."""
        if self._layer.still:
            return pause_for(0)
        return together(*(self._puff((x, y), number) for number in range(PUFFS)))

    def _puff(self, start: Point, number: int) -> Clip:
        way = (number / (PUFFS - 1) - 0.5) * 2
        puff = self._layer.image("smoke", *start, anchor=(0.5, 0.5), tint=(206, 196, 186), alpha=0)

        def rise(share: float) -> None:
            puff.move(start[0] + way * (18 + 46 * share), start[1] - (50 + 20 * (number % 2)) * share)
            puff.scale, puff.angle = 0.5 + 0.9 * share, 40 * way * share
            puff.alpha = 150 * (1 - share) ** 1.5

        return sequence(
            pause_for(0.03 * number), slide_value(rise, 0, 1, 0.85, "out-cubic"), callback_clip(puff.remove)
        )

    def _show(self, colour: style.Colour, alpha: float) -> None:
        if self._sheet is None:
            self._sheet = self._layer.box(0, 0, style.WIDTH, style.HEIGHT, colour)
        self._sheet.tint, self._sheet.alpha = colour, alpha
