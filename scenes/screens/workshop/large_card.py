"""A card as it is read in the hand: its picture, its name, and its whole rule on one paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.draw import style

if TYPE_CHECKING:
    from scenes.draw.layer import Layer
    from scenes.draw.pictures import Sides
    from scenes.draw.style import Box

_EDGE, _FOOT = 13.0, 26.0
_TITLE_H, _TITLE, _RULE = 44.0, 29.0, 24.0
_WINDOW_H = (120.0, 262.0)
"""Units that the picture is high over a rule, at least and at most."""
_LEADING = 1.04
_SMALL_WIDE, _SMALL_EDGE = 0.86, 6.0
"""The width of a small card for its height, and units of paper round its picture."""
_WIDEST = 0.75
"""The width of a card at most, for its height."""


def draw_large_card(layer: Layer, face: str, window: Sides, title: str, rule: str, box: Box) -> Box:
    """Draw a card in the middle of a box; returns its own box.

    `window` is where the picture lies on the painted `face`, in units from its edge. A rule too long for the
    paper is left to the sentence beside it.
    """
    y, h = box[1], box[3]
    w = min(box[2], h * _WIDEST)
    x = box[0] + (box[2] - w) / 2
    layer.panel("chip_parchment", x, y, w, h, tint=style.PARCHMENT)
    size, rule_h = _rule_size(layer, rule, w - 2 * _EDGE - 6, h - _EDGE - _TITLE_H - _FOOT)
    free = h - _EDGE - _TITLE_H - _FOOT - rule_h
    high = min(max(free, _WINDOW_H[0]), _WINDOW_H[1]) if size else free
    picture = (x + _EDGE, y + _EDGE, w - 2 * _EDGE, high)
    layer.box(picture[0] - 2, picture[1] - 2, picture[2] + 4, picture[3] + 4, style.GOLD_DARK)
    layer.piece(face, cropped(window, picture[2] / high), *picture)
    top = y + _EDGE + high
    fitted = layer.letters.fit(title, _TITLE, w - 28, "cinzel800")
    layer.text(
        title, x + w / 2, top + 34, fitted, face="cinzel800", colour=style.INK, align="center",
        within=(x + 6, top, w - 12, _TITLE_H),
    ).squeeze(w - 28)  # fmt: skip
    if size:
        first = top + _TITLE_H + max(0.0, y + h - _FOOT - top - _TITLE_H - rule_h) / 2
        layer.text(
            rule, x + w / 2, first + layer.letters.shown_size(size, "fell") * 0.74, size,
            colour=style.INK, align="center", wrap=w - 2 * _EDGE - 6, leading=_LEADING,
            within=(x + 6, top + _TITLE_H - 4, w - 12, y + h - top - _TITLE_H),
        )  # fmt: skip
    _draw_foot(layer, x + w / 2, y + h - _FOOT / 2 - 1, w - 90)
    return x, y, w, h


def draw_small_card(layer: Layer, face: str, window: Sides, box: Box) -> Box:
    """Draw a card so small that its name has no room: its picture fills the paper; returns where that is."""
    x, y, w, h = box
    wide = min(w, h * _SMALL_WIDE)
    left = x + (w - wide) / 2
    layer.panel("chip_parchment", left, y, wide, h, tint=style.PARCHMENT)
    picture = left + _SMALL_EDGE, y + _SMALL_EDGE, wide - 2 * _SMALL_EDGE, h - 2 * _SMALL_EDGE
    layer.piece(face, cropped(window, picture[2] / picture[3]), *picture)
    return picture


def cropped(window: Sides, ratio: float) -> Sides:
    """The middle of a window (left, top, right, bottom) that is so many times as wide as high.

    >>> cropped((0, 0, 100, 100), 2)
    (0, 25.0, 100, 75.0)
    >>> cropped((0, 0, 100, 100), 0.5)
    (25.0, 0, 75.0, 100)
    """
    left, top, right, bottom = window
    wide, high = right - left, bottom - top
    if wide < ratio * high:
        off = (high - wide / ratio) / 2
        return left, top + off, right, bottom - off
    off = (wide - ratio * high) / 2
    return left + off, top, right - off, bottom


def _rule_size(layer: Layer, rule: str, wide: float, room: float) -> tuple[float, float]:
    """The size of a rule that leaves its picture room, and how high it is then; 0, 0 where none does."""
    size = _RULE
    while rule and layer.letters.shown_size(size, "fell") >= style.FLOOR:
        high = layer.letters.measure(rule, size, "fell", wide, leading=_LEADING)[1]
        if high <= room - _WINDOW_H[0] - (
            60.0 if layer.letters.shown_size(size - 0.5, "fell") >= style.FLOOR else 0.0
        ):
            return size, high
        size -= 0.5
    return 0.0, 0.0


def _draw_foot(layer: Layer, x: float, y: float, wide: float) -> None:
    """A line with a lozenge in its middle."""
    layer.box(x - wide / 2, y - 0.6, wide, 1.2, style.GOLD_DARK, alpha=150)
    layer.line(x - 3, y - 3, x + 3, y + 3, 8, style.GOLD_DARK)
