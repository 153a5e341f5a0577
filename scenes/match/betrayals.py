"""What somebody betrays of himself at a table, in words beside the bust, for as long as it takes to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.core.rules import Player
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import WIDTH, Point
from scenes.widgets.caption import Caption

if TYPE_CHECKING:
    from scenes.match.scene import MatchScene

_SECONDS, _MARGIN = 2.6, 12.0
_BRAND_SECONDS = 6.0
"""Seconds for which words tell what a mark means."""
_BRAND, _ASIDE = 12.0, 19.0
"""Units of a mark, and from the middle of the seal that it is on."""


class Betrayals:
    """Small captions, one for each place from which something is betrayed, and marks on seals.

    They lie on a layer over everything that is drawn when the first of them is.
    """

    def __init__(self, scene: MatchScene) -> None:
        self._scene = scene
        self._layer: Layer | None = None
        self._captions: dict[Point, Caption] = {}
        self.brands: dict[Player, str] = {}
        """What the mark on each marked seal means, by its player."""

    def say(self, player: Player, words: str, seconds: float = _SECONDS) -> None:
        """Say some words beside a bust, moved until they are on the screen; nothing waits for them."""
        layer, at = self._fresh_layer(), self._scene.bust_spot(player)
        caption = self._captions.get(at)
        if caption is None:
            caption = self._captions[at] = Caption(layer, x=at[0], y=at[1], size=22, height=34)
        caption.stand_at(at[0])
        caption.say(words, seconds=seconds)
        half = caption.box[2] / 2 + _MARGIN
        caption.stand_at(min(WIDTH - half, max(half, at[0])))
        caption.say(words, seconds=seconds)

    def brand(self, player: Player, words: str) -> None:
        """Mark a player's seal as long as the match lasts; words say what it means when it is drawn."""
        self.brands[player] = words

    @property
    def said(self) -> Iterator[str]:
        """What can be read now."""
        return (caption.text for caption in self._captions.values() if caption.visible)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self.brands:
            self._fresh_layer()
        for caption in self._captions.values():
            caption.update(dt)

    def _fresh_layer(self) -> Layer:
        """The layer; a scene that was drawn anew gets another, with the marks on it."""
        if self._layer is None or self._layer not in self._scene.layers():
            self._layer, self._captions = self._scene.layer(), {}
            for player, words in self.brands.items():
                self._draw_mark(self._layer, self._scene.seal_spot(player))
                self.say(player, words, _BRAND_SECONDS)
        return self._layer

    def _draw_mark(self, layer: Layer, seal: Point) -> None:
        x, y = seal[0] - _ASIDE, seal[1] - _ASIDE
        layer.disc(x, y, _BRAND + 1.5, style.GOLD)
        layer.disc(x, y, _BRAND, style.NIGHT)
        layer.image("icon_duality_mask_petit", x, y, 20, 20, anchor=(0.5, 0.5), tint=style.PARCHMENT)
