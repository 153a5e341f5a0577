"""An open book: two pages of parchment in a dark binding."""

from __future__ import annotations

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box

BINDING: Box = (24, 88, 1232, 566)
LEFT: Box = (38, 98, 598, 546)
RIGHT: Box = (644, 98, 598, 546)
INSET = 30.0
"""Units from the edge of a page to what stands on it."""


def draw_book(layer: Layer) -> None:
    """Draw the binding and both pages."""
    layer.panel("panel_lacquer", *BINDING)
    for page in (LEFT, RIGHT):
        layer.panel("sheet_parchment", *page)
    layer.box(LEFT[0] + LEFT[2], LEFT[1], RIGHT[0] - LEFT[0] - LEFT[2], LEFT[3], style.NIGHT, alpha=150)


def page_room(page: Box) -> Box:
    """The box of a page in which one writes."""
    x, y, w, h = page
    return x + INSET, y + INSET, w - 2 * INSET, h - 2 * INSET
