"""What somebody betrays of himself at a table, in words beside the bust, for as long as it takes to read."""

from __future__ import annotations

import math
from collections.abc import Iterator

from scenes.draw.layer import Layer
from scenes.draw.style import WIDTH, Point
from scenes.widgets.caption import Caption

_SECONDS, _MARGIN = 2.6, 12.0


class Betrayals:
    """Small captions, one for each place from which something is betrayed."""

    def __init__(self, layer: Layer) -> None:
        self.layer = layer
        self._captions: dict[Point, Caption] = {}
        self._lasting: dict[Point, str] = {}

    def keep(self, at: Point, words: str) -> None:
        """Let some words stand at a point whenever nothing else is said there."""
        self._lasting[at] = words
        self._rest(at)

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
        for at in self._lasting:
            self._rest(at)

    def _rest(self, at: Point) -> None:
        """Say what lasts at a point again, where nothing is said."""
        caption = self._captions.get(at)
        if caption is None or not caption.visible:
            self.say(at, self._lasting[at], math.inf)
