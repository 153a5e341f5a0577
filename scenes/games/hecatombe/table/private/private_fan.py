"""A large fan of private tiles to choose among, on a tray over the whole band."""

from collections.abc import Collection, Sequence

import msgspec

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.band import draw_bar, wash_tray
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.match.sitter import shortened_name

LIFTED = 4.0
"""Units by which a marked tile is raised."""
_MARGIN, _SLIM = 16.0, 10.0
"""Units between the words of a choice and the edge of their panel; fewer where it is narrow."""
_PANEL_DOWN = 52.0
"""Units from the bar's upper edge to that of the panel under it."""
_TITLE = 28.0
_WHY = 23.0
"""The size of what a choice is for, in units."""
_NARROW = 300.0
"""Where the words have less room than this, they stand without seal and sums."""
_CHIP, _SUM_WIDE, _SUM_HIGH = 34.0, 72.0, 40.0
"""The chip of a symbol in the sums, and the cell of one sum, in units."""
_SUM_CLOSE = 53.0
"""How narrow that cell may be, so that all sums stand in one line."""
_SUM_LOW = 30.0
"""How high it is where the sums take several lines, and leave the keys under them their own."""
_BAR_APART = 18.0
"""Units that keys on the bar keep from the name before them and the count behind them."""


class Fan(msgspec.Struct, frozen=True):
    """The tiles held up over the band, and their owner."""

    tiles: tuple[str, ...]
    title: str
    """The choice, in a few words."""
    name: str
    """Who chooses."""
    colour: int
    """The seal of the owner."""
    marked: tuple[int, ...] = ()
    total: int = 0
    """The number of tiles to mark; 0 writes no count."""
    counted: tuple[str, ...] = ()
    """The tiles whose symbols are summed up beside the fan."""
    why: str = ""
    """What the choice is for, in a line or two under the title."""
    taken: float = 0.0
    """Units at the right of the words where known oaths lie."""


def margin(words: Box) -> float:
    """Return the units between words and the edges of their panel, for a panel of this width.

    >>> margin((0, 0, 500, 186)), margin((0, 0, 210, 186))
    (16.0, 10.0)
    """
    return _MARGIN if words[2] >= _NARROW else _SLIM


def draw_fan(layer: Layer, faces: TileFaces, fan: Fan) -> Box:
    """Draw the fan, face up; return what is free on the bar, between the name and the count."""
    layer.box(*layout.TRAY, style.LACQUER)
    wash_tray(layer, style.SEATS[fan.colour].colour)
    boxes = layout.choice_fan_boxes(len(fan.tiles))
    for place, (left, top, wide, high) in enumerate(boxes):
        lifted = LIFTED if place in fan.marked else 0.0
        faces.draw(layer, fan.tiles[place], left, top - lifted, wide, high)
    _marks(layer, boxes, fan.marked)
    words = layout.choice_words_box(len(fan.tiles))
    free = _bar(layer, fan, words)
    x, y, w, h = words
    layer.panel("panel_lacquer", x, y + _PANEL_DOWN, w, h - _PANEL_DOWN)
    foot = _why(layer, fan.why, words, _title(layer, fan, words))
    _sums(layer, faces, fan.counted, (x + _MARGIN - 4, foot, w - fan.taken - _MARGIN, 0))
    return free


def draw_pondered(layer: Layer, faces: TileFaces, people: str, hand: Sequence[str]) -> None:
    """Draw the oath that is being weighed, large, and how often this hand bears each of its symbols."""
    x, y, w, h = layout.PONDERED
    layer.image("halo", x + w / 2, y + h / 2, 2.1 * h, 2.1 * h, anchor=(0.5, 0.5), alpha=210)
    faces.draw(layer, people, x, y, w, h)
    layer.panel("tile_glow", x, y, w, h)
    sums = faces.sums(hand)
    for symbol, middle in zip(faces.symbols_of(people), (x - 66, x + w + 66), strict=True):
        faces.chip(layer, symbol, middle, y + 62, 72)
        layer.text(
            str(sums[symbol]),
            middle,
            y + 142,
            40,
            face="cinzel800",
            colour=style.GOLD_LIGHT,
            align="center",
            shadow=True,
        )


def _bar(layer: Layer, fan: Fan, words: Box) -> Box:
    """Draw who chooses, and how many tiles are marked; return the room between the two."""
    x, y, w, _ = words
    draw_bar(layer, (x, y, w, 44), style.SEATS[fan.colour].colour)
    left = 12.0
    if w >= _NARROW:
        left = 62.0
        layer.image(f"seal_{fan.colour + 1}", x + 28, y + 21, 54, 54, anchor=(0.5, 0.5))
    count = f"{len(fan.marked)} / {fan.total}" if fan.total else ""
    room = w - left - 12 - (layer.letters.measure(count, 28, "cinzel800")[0] + 14 if count else 0)
    name, size = shortened_name(layer.letters, fan.name, 27, room, "cinzel800")
    written = layer.text(
        name, x + left, y + 22 + size * 0.36, size, face="cinzel800", colour=style.INK, within=words
    )
    if count:
        layer.text(
            count, x + w - 14, y + 32, 28, face="cinzel800", colour=style.INK, align="right", within=words
        )
    taken = written.width + _BAR_APART
    return (x + left + taken, y, room - taken - _BAR_APART, 44)


def _title(layer: Layer, fan: Fan, words: Box) -> float:
    """Write the title in a line or two; return where the room under it begins."""
    x, y, w, h = words
    size, room = _TITLE, w - 2 * margin(words)
    while size > 22 and len(layer.letters.wrapped(fan.title, size, "fell", room)) > 2:
        size -= 1
    layer.text(fan.title, x + margin(words), y + 84, size, wrap=room, within=(x, y, w, h))
    return y + 60 + layer.letters.measure(fan.title, size, "fell", room)[1]


def _why(layer: Layer, why: str, words: Box, top: float) -> float:
    """Write under the title what the choice is for, in one line where it is narrow; return where the room
    under it begins.
    """
    x, _, w, _ = words
    room = w - 2 * margin(words)
    lines = len(layer.letters.wrapped(why, _WHY, "fell-italic", room)) if why else 0
    if not lines or (w < _NARROW and lines > 1):
        return top
    layer.text(
        why,
        x + margin(words),
        top + _WHY,
        _WHY,
        wrap=room,
        colour=style.GOLD_LIGHT,
        face="fell-italic",
        within=words,
    )
    return top + 4 + layer.letters.measure(why, _WHY, "fell-italic", room)[1]


def _sums(layer: Layer, faces: TileFaces, counted: Sequence[str], room: Box) -> None:
    """Draw how often each symbol stands on these tiles: one line, or as many as it takes."""
    x, y, w, _ = room
    if not counted or w < _NARROW:
        return
    sums = faces.sums(counted)
    step = w / len(sums)
    close = _SUM_CLOSE <= step < _SUM_WIDE
    step = step if close else _SUM_WIDE
    across = max(1, int(w / step + 0.01))
    low = across < len(sums)
    edge, high = (_SUM_LOW - 4, _SUM_LOW) if low else (_CHIP - (4 if close else 0), _SUM_HIGH)
    for place, (symbol, count) in enumerate(sums.items()):
        left, middle = (
            x + (17 if close else 22) + step * (place % across),
            y + (20 if low else 24) + high * (place // across),
        )
        chip = faces.chip(layer, symbol, left, middle, edge)
        tint = style.GOLD_LIGHT if count else style.PARCHMENT_WORN
        chip.alpha = 255 if count else 110
        size = 23 if close or low else 26
        layer.text(str(count), left + 0.65 * edge, middle + 9, size, face="cinzel800", colour=tint)


def _marks(layer: Layer, boxes: Sequence[Box], marked: Collection[int]) -> None:
    """Draw a tick on each marked tile, in its empty lower left corner."""
    for place, (x, y, w, h) in enumerate(boxes):
        if place in marked:
            edge = min(34.0, 0.5 * w)
            layer.panel("tile_glow", x, y - LIFTED, w, h)
            layer.image("tick", x + 0.44 * edge, y - LIFTED + h - 0.44 * edge, edge, edge, anchor=(0.5, 0.5))
