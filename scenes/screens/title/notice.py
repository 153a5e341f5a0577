"""A notice of the title: a parchment ticket that drops above a choice and says one thing."""

from collections.abc import Callable

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.motion.timeline import Clip, slide_value

_WIDE, _PAD = 580, 30
_FOOT_Y = 602
_TITLE_SIZE, _WORDS_SIZE = 30, 25
_SHOWN_SECONDS = 9.0


class Notice:
    """Hidden until a choice in rehearsal is taken; it goes after some seconds, or at the next press."""

    def __init__(self, layer: Layer, gone: Callable[[], object]) -> None:
        self._layer, self._gone = layer, gone
        self._left = 0.0
        layer.visible = False
        """Whether the notice is shown."""
        self._ticket = layer.panel("ticket_parchment", 0, 0, _WIDE, 166)
        self._title = layer.text("", 0, 0, _TITLE_SIZE, face="cinzel800", colour=style.GARNET, align="center")
        self._words = layer.text(
            "", 0, 0, _WORDS_SIZE, colour=style.INK, align="center", wrap=_WIDE - 2 * _PAD
        )

    @property
    def visible(self) -> bool:
        """Whether something is said now."""
        return self._layer.visible

    def show(self, title: str, words: str, x: float) -> None:
        """Show the notice above the ticket whose middle is `x` (units)."""
        self._title.text, self._words.text = title, words
        high = 2 * _PAD + _TITLE_SIZE + 12 + self._words.height
        left = min(max(30.0, x - _WIDE / 2), style.WIDTH - 30 - _WIDE)
        top = _FOOT_Y - high
        box = (left, top, float(_WIDE), high)
        self._ticket.reshape(*box)
        self._title.move(left + _WIDE / 2, top + _PAD + _TITLE_SIZE * 0.74)
        self._words.move(left + _WIDE / 2, top + _PAD + _TITLE_SIZE + 14 + self._words.shown_size * 0.72)
        self._title.within = self._words.within = box
        self._layer.visible, self._layer.alpha, self._layer.dy = True, 255, 0
        self._left = _SHOWN_SECONDS

    def arrive(self) -> Clip:
        """The clip of the notice dropping in."""
        return slide_value(self._settle, 0.0, 1.0, 0.28, "out-back")

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; afterwards the notice may be gone."""
        if self.visible:
            self._left -= dt
            if self._left <= 0:
                self.hide()

    def hide(self) -> None:
        """Hide the notice."""
        if self.visible:
            self._layer.visible = False
            self._gone()

    def _settle(self, share: float) -> None:
        self._layer.dy = -36 * (1 - share)
        self._layer.alpha = 255 * min(1.0, max(0.0, share))
