"""Treachery cards as they lie open, with their rule on a strip where there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.table.effects.card_flight import draw_card_face
from scenes.games.skirmish.workshop.plates import SMALL, name_strip

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing

_SHARE = 160 / 244
"""The width of a card for its height."""
_NAME_AT = 0.7
"""The share of its height where its name begins."""
_RULE_W_MORE = 44.0
"""By how much the strip of the rule is wider than the box."""
_LEAST_RULE, _MOST_RULE = 110.0, 200.0
_EDGE = 15.0
_BADGE = 12.0
"""What the badge of copies takes of the foot of a small card."""


def draw_card(layer: Layer, thing: Thing, title: str, rule: str, box: Box) -> None:
    """Draw a card in a box: its face and name, and in a large one its rule."""
    x, y, w, h = box
    if h < SMALL:
        small = min(w, h * _SHARE)
        draw_card_face(layer, thing.id, x + (w - small) / 2, y, small, h)
        name_strip(layer, title, (x, y, w, h - _BADGE))
        return
    high = _rule_height(layer, rule, w)
    tall = h - high
    wide = tall * _SHARE
    left = x + (w - wide) / 2
    draw_card_face(layer, thing.id, left, y, wide, tall)
    _write_name(layer, title, (left + 14, y + tall * _NAME_AT, wide - 28, tall * (1 - _NAME_AT) - 12))
    _write_rule(layer, rule, (x - _RULE_W_MORE / 2, y + tall + 6, w + _RULE_W_MORE, high - 6))


def _rule_height(layer: Layer, rule: str, w: float) -> float:
    """The units that a rule takes in its smallest letters, with the strip around it."""
    wrap = w + _RULE_W_MORE - 2 * _EDGE
    high = layer.letters.measure(rule, style.FLOOR, "fell", wrap, leading=1.0)[1]
    return max(_LEAST_RULE, min(_MOST_RULE, high + 34))


def _write_name(layer: Layer, title: str, box: Box) -> None:
    """A name in the middle of the foot of a face."""
    x, y, w, h = box
    lines = layer.letters.wrapped(title, 26, wrap=w)[:2]
    first = y + h / 2 + 8 - 14 * (len(lines) - 1)
    for place, line in enumerate(lines):
        layer.text(
            line, x + w / 2, first + 28 * place, layer.letters.fit(line, 26, w), colour=style.INK,
            align="center", within=box,
        ).squeeze(w)  # fmt: skip


def _write_rule(layer: Layer, rule: str, box: Box) -> None:
    """The rule on a strip of parchment under the card."""
    x, y, w, h = box
    layer.panel("ticket_parchment_flat", *box)
    size, wrap = 25.0, w - 2 * _EDGE
    while size > style.FLOOR and layer.letters.measure(rule, size, "fell", wrap, leading=1.0)[1] > h - 24:
        size -= 0.5
    high = layer.letters.measure(rule, size, "fell", wrap, leading=1.0)[1]
    layer.text(
        rule, x + w / 2, y + (h - high) / 2 + size * 0.78, size, colour=style.INK, align="center",
        wrap=wrap, leading=1.0, within=(x + 4, y, w - 8, h),
    )  # fmt: skip
