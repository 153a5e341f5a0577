"""The thread from the chip of the chosen field to its words in the sentence."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from scenes.draw import style

if TYPE_CHECKING:
    from scenes.draw.layer import Layer
    from scenes.draw.style import Box, Point

_STEPS = 18
"""Straight pieces that a thread is made of."""
_LEAVES, _TURNS = 0.3, 0.15
"""Shares of its fall at which a thread leaves its start, and has turned towards its end."""
_SWAY, _INSET = 24.0, 10.0
"""Units by which a thread would rather lean, and that it keeps from the ends of its words."""
_EDGE = 5.0
"""Units of gilt around the chosen chip."""


def draw_thread(layer: Layer, chip: Box, words: Box | None, *, free: bool) -> None:
    """Lay gilt around a chip, and a thread from its foot to its words; to be drawn under the chips.

    A chip that is `free` has no other one below it: there is room for the knot.
    """
    x, y, w, h = chip
    start = x + w / 2, y + h
    if words is not None:
        end = end_over(words, start[0] - _SWAY)
        for width, colour, alpha in ((4.6, style.NIGHT, 130), (2.2, style.GOLD, 255)):
            for (x1, y1), (x2, y2) in pairwise(curve(start, end)):
                layer.line(x1, y1, x2, y2, width, colour, alpha=alpha)
        layer.disc(*end, 3.6, style.GOLD_DARK)
    layer.panel("chip_parchment", x - _EDGE, y - _EDGE, w + 2 * _EDGE, h + 2 * _EDGE, tint=style.GOLD)
    if free:
        layer.disc(start[0], start[1] + _EDGE - 1, 6, style.GOLD_LIGHT)


def end_over(words: Box, x: float) -> Point:
    """The point over words that is nearest to x, not quite at either end.

    >>> end_over((100, 50, 80, 25), 0)
    (110.0, 49)
    """
    left, top, w, _ = words
    inset = min(_INSET, w / 2)
    return min(max(x, left + inset), left + w - inset), top - 1


def curve(start: Point, end: Point) -> list[Point]:
    """Points of a thread that turns aside soon below its start, and comes to its end from above."""
    (x1, y1), (x2, y2) = start, end
    fall = y2 - y1
    points = []
    for step in range(_STEPS + 1):
        share = step / _STEPS
        rest = 1 - share
        a, b, c, d = rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3
        x = (a + b) * x1 + (c + d) * x2
        points.append((x, y1 + fall * (b * _LEAVES + c * _TURNS + d)))
    return points
