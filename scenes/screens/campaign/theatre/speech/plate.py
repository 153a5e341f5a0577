"""The dark plate: a sound, or what somebody betrays, in words; it points at whom it is about."""

from __future__ import annotations

from PIL import Image as Pillow

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.motion.beats import reading_seconds
from scenes.screens.campaign.theatre.papercut import Scissors, cut_mask, inked

_PLACE: Box = (748.0, 96.0, 300.0, 42.0)
"""Where it hangs, its least width and its height, in units."""
_SIZE, _PADDING, _MOST = 25.0, 26.0, 484.0
_TAIL: Box = (0.0, 0.0, 56.0, 28.0)
_STAYS, _BETRAYED = 4.0, 1.0
"""Seconds for which it stays beyond those in which it can be read: a sound, and what somebody betrays."""
_RIGHT_EDGE, _LEFT_EDGE, _BESIDE = 1240.0, 40.0, 26.0
_HIGHEST, _ABOVE = 72.0, 50.0
"""Where its top lies at the highest, and how far above the head that it is about: over no face beside it."""


class Plate:
    """One plate on a layer of its own."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self._left = 0.0
        self.text = ""
        """What it says, or nothing."""
        layer.visible = False

    def say(self, words: str, figure: Box | None = None) -> None:
        """Say it, beside the head of a figure where it is about one; no words take it away."""
        layer = self._layer
        layer.clear()
        layer.visible, self.text = bool(words), words
        self._left = reading_seconds(words) + (_STAYS if figure is None else _BETRAYED)
        if not words:
            return
        size = layer.letters.fit(words, _SIZE, _MOST - 2 * _PADDING, "fell-italic")
        measured = layer.letters.measure(words, size, "fell-italic")[0]
        wide = max(_PLACE[2] if figure is None else 0.0, measured + 2 * _PADDING)
        x, y, high = self._place(wide, figure)
        if figure is not None:
            self._point(x, y, figure)
        layer.panel("chip_lacquer", x, y, wide, high)
        layer.text(
            words, x + wide / 2, y + high / 2 + size * 0.32, size,
            face="fell-italic", align="center", within=(x, y, wide, high),
        )  # fmt: skip

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; it goes away when it could be read."""
        if self.text:
            self._left -= dt
            self._layer.alpha = 255 * min(1.0, max(0.0, self._left / 0.3))
            if self._left <= 0:
                self.say("")

    def _place(self, wide: float, figure: Box | None) -> tuple[float, float, float]:
        """Left, top and height: right of the head, or left of it where there is no room."""
        x, y, _, high = _PLACE
        if figure is not None:
            left, top, w, _ = figure
            x, y = left + w + _BESIDE, max(_HIGHEST, top - _ABOVE)
            if x + wide > _RIGHT_EDGE:
                x = left - wide - _BESIDE
        return min(max(_LEFT_EDGE, x), _RIGHT_EDGE - wide), y, high

    def _point(self, x: float, y: float, figure: Box) -> None:
        """The tail, from the plate's near corner towards the figure."""
        _, _, w, h = _TAIL
        mirrored = x < figure[0]
        scale = self._layer.letters.scale
        tail = self._layer.picture(
            f"plate:tail:{scale:.3f}:{mirrored}:{style.high_contrast()}",
            lambda: _tail(scale, mirrored=mirrored), x - 18, y + _PLACE[3] - 5, w, h,
        )  # fmt: skip
        if mirrored:
            tail.x = figure[0] - _BESIDE - w + 18


def _tail(scale: float, *, mirrored: bool) -> Pillow.Image:
    _, _, w, h = _TAIL
    points = [(20.0, 0.0), (1.0, 26.0), (54.0, 0.0)]
    if mirrored:
        points = [(w - x, y) for x, y in points]

    def shape(paper: Scissors) -> None:
        paper.shape(points)

    def edge(paper: Scissors) -> None:
        paper.stroke(points, 1.6)

    tail = inked(cut_mask(w, h, scale, shape), style.LACQUER)
    tail.alpha_composite(inked(cut_mask(w, h, scale, edge), style.GOLD_DARK))
    return tail
