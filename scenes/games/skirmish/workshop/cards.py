"""Treachery cards as they lie open, and as they are read in the hand where there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.table.effects.card_flight import WINDOW, card_face, draw_card_face
from scenes.games.skirmish.workshop.plates import SMALL, name_strip
from scenes.screens.workshop.large_card import draw_large_card

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing

_SHARE = 160 / 244
"""The width of a card for its height."""
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
    draw_large_card(layer, card_face(layer, thing.id), WINDOW, title, rule, box)
