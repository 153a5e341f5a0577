"""An open book: two pages of parchment in a dark binding."""

from __future__ import annotations

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.screens.campaign.ink import MIDDLE

BINDING: Box = (24, 88, 1232, 566)
LEFT: Box = (38, 98, 598, 546)
RIGHT: Box = (644, 98, 598, 546)
INSET = 30.0
"""Units from the edge of a page to what stands on it."""
_WATERMARK = 230.0


def draw_book(layer: Layer) -> None:
    """Draw the binding and both pages."""
    layer.panel("panel_lacquer", *BINDING)
    for page in (LEFT, RIGHT):
        layer.panel("sheet_parchment", *page)
    layer.box(LEFT[0] + LEFT[2], LEFT[1], RIGHT[0] - LEFT[0] - LEFT[2], LEFT[3], style.NIGHT, alpha=150)


def draw_blank(layer: Layer, side: int) -> None:
    """Draw the watermark of a page on which nothing stands: 0 is the left one, 1 the right one."""
    x, y, w, h = (LEFT, RIGHT)[side]
    middle = (x + w / 2, y + h / 2)
    layer.image("icon_drama_masks", *middle, _WATERMARK, anchor=MIDDLE, tint=style.GOLD_DARK, alpha=60)


def page_room(page: Box) -> Box:
    """The box of a page in which one writes."""
    x, y, w, h = page
    return x + INSET, y + INSET, w - 2 * INSET, h - 2 * INSET
