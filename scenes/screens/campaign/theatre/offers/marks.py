"""Marks: what a choice is seen to do before it is made. Which kind, with whom, which way; never how much."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PIL import Image as Pillow

from game.campaign.defs.effect import Mark
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Colour
from scenes.screens.campaign.theatre.offers.signs import cutting_of, place_sign
from scenes.screens.campaign.theatre.papercut import Scissors, cut_mask, inked, shaded

_HIGH, _SIGN, _SEAL, _GAP = 38.0, 26.0, 27.0, 6.0
_WIDTHS = {(True, True): 84.0, (True, False): 58.0, (False, True): 74.0, (False, False): 46.0}
"""Width of a mark in units, by whether it has a way and a person."""
_DASH, _BLANK = 6.0, 4.0
"""Units of the dashes round what goes down, and between them."""


def _width(mark: Mark, seal: int) -> float:
    return _WIDTHS[bool(mark.way), bool(seal)]


def marks_width(marks: Sequence[Mark], seals: Callable[[str], int]) -> float:
    """Units that a row of marks takes; `seals` tells the seal of a person, 0 for none."""
    return sum_widths([_width(mark, seals(mark.of)) for mark in marks])


def sum_widths(widths: Sequence[float]) -> float:
    """Units that things of some widths take side by side."""
    whole = 0.0
    for wide in widths:
        whole += wide
    return whole + _GAP * max(0, len(widths) - 1)


def draw_marks(
    layer: Layer, marks: Sequence[Mark], seals: Callable[[str], int], right: float, y: float
) -> None:
    """Draw marks side by side, the last one ending at `right`, their middles at `y`."""
    x = right - marks_width(marks, seals)
    for mark in marks:
        seal = seals(mark.of)
        _draw_mark(layer, mark, seal, x, y)
        x += _width(mark, seal) + _GAP


def _draw_mark(layer: Layer, mark: Mark, seal: int, x: float, y: float) -> None:
    falls = mark.way == "down"
    ink = style.ERROR if falls else style.VERDIGRIS_DARK
    wide, scale = _width(mark, seal), layer.letters.scale
    key = f"mark:{wide}:{falls}:{scale:.3f}:{ink.rgb}"
    layer.picture(key, lambda: _pill(wide, scale, ink, dashed=falls), x, y - _HIGH / 2, wide, _HIGH)
    place_sign(layer, cutting_of(mark.kind, mark.of), x + 23, y, _SIGN, ink)
    if mark.way:
        cutting = sinking if falls else _rising
        place_sign(layer, cutting, x + 46, y, 13, ink)
    if seal:
        middle = x + wide - 18
        layer.image(f"seal_{seal}", middle, y, _SEAL, _SEAL, anchor=(0.5, 0.5))


def _rising(paper: Scissors) -> None:
    paper.shape([(1, 20), (12, 3), (23, 20)])


def sinking(paper: Scissors) -> None:
    """An arrow downwards."""
    paper.shape([(1, 4), (12, 21), (23, 4)])


def _pill(wide: float, scale: float, ink: Colour, *, dashed: bool) -> Pillow.Image:
    """Light paper with round ends, in a whole or a dashed line."""
    r = _HIGH / 2 - 1.5

    def field(paper: Scissors) -> None:
        paper.round(r + 1.5, _HIGH / 2, r)
        paper.round(wide - r - 1.5, _HIGH / 2, r)
        left, top, right, foot = r + 1.5, 1.5, wide - r - 1.5, _HIGH - 1.5
        paper.shape([(left, top), (right, top), (right, foot), (left, foot)])

    def line(paper: Scissors) -> None:
        for piece in _pieces(_outline(wide, r), _DASH if dashed else 0.0):
            paper.stroke(piece, 2.3)

    mask = cut_mask(wide, _HIGH, scale, field)
    pill = shaded(mask, style.CREAM.rgb, style.CREAM.rgb)
    pill.alpha_composite(inked(cut_mask(wide, _HIGH, scale, line), ink))
    return pill


def _outline(wide: float, r: float) -> list[style.Point]:
    """Points a unit apart round a pill."""
    left, right, middle = r + 1.5, wide - r - 1.5, _HIGH / 2
    points = [(x, middle - r) for x in _steps(left, right)]
    points += [(right + r * math.sin(a), middle - r * math.cos(a)) for a in _steps(0, math.pi, 1 / r)]
    points += [(x, middle + r) for x in reversed(_steps(left, right))]
    points += [(left - r * math.sin(a), middle + r * math.cos(a)) for a in _steps(0, math.pi, 1 / r)]
    return [*points, points[0]]


def _steps(start: float, end: float, step: float = 1.0) -> list[float]:
    count = max(1, round((end - start) / step))
    return [start + (end - start) * place / count for place in range(count + 1)]


def _pieces(points: list[style.Point], dash: float) -> list[list[style.Point]]:
    """A line of points a unit apart, in dashes so many units long; in one piece with 0."""
    if not dash:
        return [points]
    long, blank = round(dash), round(_BLANK)
    return [points[start : start + long] for start in range(0, len(points), long + blank)]
