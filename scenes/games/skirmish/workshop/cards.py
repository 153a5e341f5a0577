"""Treachery cards as they lie open, and as they are read in the hand where there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.table.effects.card_flight import WINDOW, card_face
from scenes.games.skirmish.workshop.plates import SMALL
from scenes.screens.workshop.large_card import draw_large_card, draw_small_card

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing


def draw_card(layer: Layer, thing: Thing, title: str, rule: str, box: Box) -> None:
    """Draw a card in a box: its face, and in a large one its name and rule."""
    face = card_face(layer, thing.id)
    if box[3] < SMALL:
        draw_small_card(layer, face, WINDOW, box)
        return
    draw_large_card(layer, face, WINDOW, title, rule, box)
