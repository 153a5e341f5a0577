"""A ticket in the wings: smaller, dimmer and under a padlock, for what is not ready yet."""

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box

_SIZE = style.SMALL
_HIGH = 36.0
_PADDING = 40.0
_PAPER_ALPHA, _WORDS_ALPHA = 185, 215
"""Opacity of the paper and of the words while the focus is elsewhere, of 255."""
_HALO_ALPHA = 60
_LOCK, _LOCK_ROOM = 22.0, 28.0
"""Size of the padlock, and the room that it takes before the words."""


def wing_width(layer: Layer, words: str) -> float:
    """Width of a ticket with these words, in units."""
    return layer.letters.measure(words, _SIZE, "cinzel700")[0] + _LOCK_ROOM + _PADDING


class WingTicket:
    """A few words in the middle of `box`; parchment with the focus, but never as loud as a `Button`."""

    def __init__(self, layer: Layer, words: str, box: Box) -> None:
        x, y, w, h = box
        middle, top = y + h / 2, y + (h - _HIGH) / 2
        self._halo = layer.image(
            "glow", x + w / 2, middle, 1.2 * w, 150, anchor=(0.5, 0.5), tint=style.HALO, alpha=_HALO_ALPHA
        )
        self._idle = layer.panel("ticket_lacquer", x, top, w, _HIGH)
        self._lit = layer.panel("ticket_parchment_glow", x - 2, top - 2, w + 4, _HIGH + 4)
        left = x + _PADDING / 2
        self._lock = layer.image("icon_padlock_petit", left + _LOCK / 2, middle, _LOCK, anchor=(0.5, 0.5))
        self._words = layer.text(
            words, left + _LOCK_ROOM, middle + _SIZE * 0.34, _SIZE, face="cinzel700", within=box
        )
        self.lit = False
        """Whether the focus is on this ticket."""

    @property
    def lit(self) -> bool:
        """Whether the focus is here."""
        return self._lit.visible

    @lit.setter
    def lit(self, value: bool) -> None:
        self._lit.visible = self._halo.visible = value
        self._idle.visible = not value
        plain = style.high_contrast()
        self._idle.alpha = 255 if plain else _PAPER_ALPHA
        self._lock.tint = self._words.colour = style.INK if value else style.PARCHMENT_WORN
        self._lock.alpha = self._words.alpha = 255 if value or plain else _WORDS_ALPHA
