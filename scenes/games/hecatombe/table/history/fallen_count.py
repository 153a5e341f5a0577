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
GRAVES: Box = (451, 154, 378, 204)
"""The part of the arena where the fallen lie between two assaults."""
_GRAVE, _PLOT = (40.0, 60.0), (54.0, 68.0)
"""The size of a tile there, and of its place."""
_SEAT, _RIM = 13.0, 15.0
"""The radius of the disc of a number, and of its gilt rim."""
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
            draw_number(layer, fallen[people], left + tile / 3, middle + tile / 2)


def draw_number(layer: Layer, number: int, middle: float, foot: float) -> list[Drawable]:
    """Write how many fell on a gilt disc at the foot of their tile; one alone needs no number."""
    if number < 2:
        return []
    y = foot - _SEAT + 4
    return [
        layer.disc(middle, y, _RIM, style.GOLD_DARK),
        layer.disc(middle, y, _SEAT, style.GLYPH_DISC),
        layer.text(
            str(number),
            middle,
            y + 8,
            _NUMBER,
            face="cinzel800",
            colour=style.GOLD_LIGHT,
            align="center",
        ),
    ]


def grave_boxes(count: int) -> tuple[Box, ...]:
    """Return the boxes of so many fallen in the arena: rows of about one length, in its middle."""
    (x, y, w, h), (wide, high), (step, down) = GRAVES, _GRAVE, _PLOT
    rows = -(-count // int(w // step))
    across = -(-count // rows) if rows else 0
    top = y + (h - rows * down) / 2
    boxes: list[Box] = []
    for row in range(rows):
        here = min(across, count - across * row)
        left = x + (w - here * step) / 2 + (step - wide) / 2
        boxes += [(left + step * place, top + down * row, wide, high) for place in range(here)]
    return tuple(boxes)


def draw_graves(layer: Layer, faces: TileFaces, peoples: Sequence[str], dead: Sequence[str]) -> list[Group]:
    """Lay the peoples that have fallen out in the middle of the arena; return each with its number."""
    fallen = Counter(dead)
    lost = [people for people in peoples if fallen[people]]
    drawn: list[Group] = []
    for people, (x, y, w, h) in zip(lost, grave_boxes(len(lost)), strict=True):
        middle = (x + w / 2, y + h / 2)
        tile = faces.draw(layer, people, *middle, w, h, anchor=(0.5, 0.5), tint=_SHADE)
        drawn.append(Group(*middle, [tile, *draw_number(layer, fallen[people], x + w / 2, y + h)]))
    return drawn
