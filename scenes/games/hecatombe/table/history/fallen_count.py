"""The ledger of the dead: how many tiles of each people have fallen this round."""

from collections import Counter
from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table.seats.army_row import FAINT
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.shell.null_sound import Words

_TITLE = 40.0
_NUMBER = 22.0


def _grid(count: int, box: Box) -> tuple[int, float, float, float]:
    """How many across, a cell's width and height, and the height of a tile, as large as they may be."""
    _, _, w, h = box
    best = (1, 0.0, 0.0, 0.0)
    for across in range(1, count + 1):
        rows = -(-count // across)
        wide, high = (w - 24) / across, (h - _TITLE - 8) / rows
        tile = min(high - 6, (wide - _NUMBER) * 1.5, 100.0)
        if tile > best[3]:
            best = (across, wide, high, tile)
    return best


def draw_ledger(
    layer: Layer, faces: TileFaces, texts: Words, box: Box, peoples: Sequence[str], dead: Sequence[str]
) -> None:
    """Draw every people in print with the number of its dead; those without any are faint."""
    x, y, w, _ = box
    layer.panel("panel_lacquer", *box)
    layer.image("icon_tombstone", x + 28, y + 23, 28, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
    words = texts("hecatombe-ledger")
    size = layer.letters.fit(words, 25, w - 70, "sc")
    layer.text(words, x + 48, y + 31, size, face="sc", colour=style.GOLD_LIGHT, within=box)
    fallen = Counter(dead)
    across, wide, high, tile = _grid(len(peoples), box)
    for place, people in enumerate(peoples):
        left = x + 12 + wide * (place % across) + (wide - tile / 1.5 - _NUMBER) / 2
        middle = y + _TITLE + high * (place // across + 0.5)
        number = fallen[people]
        faces.draw(layer, people, left, middle - tile / 2, tile / 1.5, tile, tint=None if number else FAINT)
        if number:
            layer.text(
                str(number),
                left + tile / 1.5 + 5,
                middle + 8,
                _NUMBER,
                face="cinzel800",
                colour=style.GOLD_LIGHT,
            )
