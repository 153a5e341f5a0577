"""What somebody betrays of himself at a table, in words beside the bust, for as long as it takes to read."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import WIDTH, Point
from scenes.widgets.caption import Caption

_SECONDS, _MARGIN = 2.6, 12.0
_BRAND, _ASIDE = 12.0, 19.0
"""Units of the mark of a fake, and from the middle of the seal that it is on."""


class Betrayals:
    """Small captions, one for each place from which something is betrayed."""

    def __init__(self, layer: Layer) -> None:
        self.layer = layer
        self._captions: dict[Point, Caption] = {}
        self.branded: list[Point] = []
        """The middles of the seals that are marked."""

    def brand(self, seal: Point) -> None:
        """Mark a seal, by its middle in units, as that of somebody who betrays what is not so."""
        self.branded.append(seal)
        x, y = seal[0] - _ASIDE, seal[1] - _ASIDE
        self.layer.disc(x, y, _BRAND + 1.5, style.GOLD)
        self.layer.disc(x, y, _BRAND, style.NIGHT)
        self.layer.image("icon_duality_mask_petit", x, y, 20, 20, anchor=(0.5, 0.5), tint=style.PARCHMENT)

    def say(self, at: Point, words: str, seconds: float = _SECONDS) -> None:
        """Say some words with their middle at a point, in units, moved until they are on the screen."""
        caption = self._captions.get(at)
        if caption is None:
            caption = self._captions[at] = Caption(self.layer, x=at[0], y=at[1], size=22, height=34)
        caption.stand_at(at[0])
        caption.say(words, seconds=seconds)
        half = caption.box[2] / 2 + _MARGIN
        caption.stand_at(min(WIDTH - half, max(half, at[0])))
        caption.say(words, seconds=seconds)

    @property
    def said(self) -> Iterator[str]:
        """What can be read now."""
        return (caption.text for caption in self._captions.values() if caption.visible)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        for caption in self._captions.values():
            caption.update(dt)
