"""Lines in dashes, so that no army is told apart by its colour alone. Pure geometry, and how it is drawn."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Point, Rgb

Pattern = tuple[float, ...]
"""Lengths of dash and gap, by turns, in units; empty: a whole line."""
PATTERNS: tuple[Pattern, ...] = (
    (), (14, 7), (4, 7), (22, 6, 5, 6), (9, 5), (30, 7), (14, 5, 4, 5, 4, 5), (6, 12),
)  # fmt: skip
"""The lines of the armies by rank: the winner's is whole."""


_EXACT = 1e-6
"""Units that a dash may be short of its end and still has ended."""


class Stroke(NamedTuple):
    """A piece of a line, and the place of the leg that it belongs to."""

    x1: float
    y1: float
    x2: float
    y2: float
    leg: int


def line_strokes(points: Sequence[Point], pattern: Pattern = (), overlap: float = 0.0) -> list[Stroke]:
    """The dashes of a line through points; whole legs, `overlap` longer at both ends, without a pattern.

    >>> line_strokes([(0, 0), (10, 0)], (4, 3))
    [Stroke(x1=0.0, y1=0.0, x2=4.0, y2=0.0, leg=0), Stroke(x1=7.0, y1=0.0, x2=10.0, y2=0.0, leg=0)]
    """
    found: list[Stroke] = []
    turn, left = 0, pattern[0] if pattern else math.inf
    for leg, ((x1, y1), (x2, y2)) in enumerate(pairwise(points)):
        length = math.hypot(x2 - x1, y2 - y1)
        if not length:
            continue
        dx, dy = (x2 - x1) / length, (y2 - y1) / length
        if not pattern:
            by = overlap
            found.append(Stroke(x1 - dx * by, y1 - dy * by, x2 + dx * by, y2 + dy * by, leg))
            continue
        gone = 0.0
        while gone < length - _EXACT:
            end = min(length, gone + left)
            if turn % 2 == 0:
                found.append(Stroke(x1 + dx * gone, y1 + dy * gone, x1 + dx * end, y1 + dy * end, leg))
            left -= end - gone
            gone = end
            if left <= _EXACT:
                turn = (turn + 1) % len(pattern)
                left = pattern[turn]
    return found


def draw_stroke(layer: Layer, stroke: Stroke, width: float, tint: Rgb, alpha: float = 255) -> Image:
    """Place one piece of a line."""
    return layer.line(stroke.x1, stroke.y1, stroke.x2, stroke.y2, width, tint, alpha=alpha)
