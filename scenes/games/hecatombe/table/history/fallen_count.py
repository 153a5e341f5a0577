"""The ledger of the dead: how many tiles of each people have fallen this round."""

from collections import Counter
from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.widgets.group import Group

_TITLE = 40.0
_NUMBER = 22.0
_GAP = 10.0
_TALLEST = 96.0
_BESIDE = 20.0
"""The width of a number beside its tile."""
_LEAST = 34.0
"""How tall tiles must be left for numbers to stand beside them; else they stand on their corners."""
GRAVES: Box = (446, 158, 276, 212)
"""The part of the arena where the fallen lie between two assaults."""
_GRAVE = (40.0, 60.0)
_SHADE = (188, 184, 192)
"""The tint of those who lie in the arena."""


def _grid(count: int, box: Box, beside: float) -> tuple[int, float, float, float]:
    """How many across, a cell's width and height, and the height of a tile, as large as they may be."""
    _, _, w, h = box
    best = (1, 0.0, 0.0, 0.0)
    for across in range(1, count + 1):
        rows = -(-count // across)
        wide, high = (w - 24) / across, (h - _TITLE - 18) / rows
        tile = min(high - 6, (wide - _GAP - beside) * 1.5, _TALLEST)
        if tile > best[3]:
            best = (across, wide, high, tile)
    return best


def draw_ledger(
    layer: Layer, faces: TileFaces, box: Box, peoples: Sequence[str], dead: Sequence[str]
) -> None:
    """Draw every people that has fallen with the number of its dead, as large as there is room."""
    x, y, _, _ = box
    fallen = Counter(dead)
    lost = [people for people in peoples if fallen[people]]
    if not lost:
        return
    beside = _BESIDE if _grid(len(lost), box, _BESIDE)[3] >= _LEAST else 0.0
    across, wide, high, tile = _grid(len(lost), box, beside)
    for place, people in enumerate(lost):
        left = x + 12 + wide * (place % across) + (wide - tile / 1.5 - beside) / 2
        middle = y + _TITLE + high * (place // across + 0.5)
        faces.draw(layer, people, left, middle - tile / 2, tile / 1.5, tile)
        if beside:
            at = (left + tile / 1.5 + 4, middle + 8)
            layer.text(str(fallen[people]), *at, _NUMBER, face="cinzel800", colour=style.GOLD_LIGHT)
        else:
            draw_number(layer, fallen[people], left, middle + tile / 2)


def draw_number(layer: Layer, number: int, left: float, foot: float) -> list[Drawable]:
    """Write how many fell, on a seal of dark in the empty lower left corner of their tile."""
    disc = layer.disc(left + 9, foot - 10, 14, style.GLYPH_DISC)
    words, tint = str(number), style.GOLD_LIGHT
    return [
        disc,
        layer.text(words, left + 9, foot - 2, _NUMBER, face="cinzel800", colour=tint, align="center"),
    ]


def draw_graves(layer: Layer, faces: TileFaces, peoples: Sequence[str], dead: Sequence[str]) -> list[Group]:
    """Lay the peoples that have fallen out in the arena, left of their pile; return each with its number."""
    fallen = Counter(dead)
    lost = [people for people in peoples if fallen[people]]
    x, y, w, h = GRAVES
    wide, high = _GRAVE
    drawn: list[Group] = []
    across = int(w // (wide + _GAP))
    rows = -(-len(lost) // across) if lost else 0
    top = y + max(0.0, (h - rows * (high + _GAP)) / 2)
    for place, people in enumerate(lost):
        left = x + w - (wide + _GAP) * (place % across + 1)
        row = top + (high + _GAP) * (place // across)
        middle = (left + wide / 2, row + high / 2)
        tile = faces.draw(layer, people, *middle, wide, high, anchor=(0.5, 0.5), tint=_SHADE)
        drawn.append(Group(*middle, [tile, *draw_number(layer, fallen[people], left, row + high)]))
    return drawn
