"""A large fan of private tiles to choose among: faces only while their owner peeks."""

from collections.abc import Collection, Sequence

import msgspec

from game.input.devices import Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.shell.null_sound import Words
from scenes.widgets.prompt import Prompt

LIFTED = 6.0
"""Units by which a marked tile is raised."""


class Fan(msgspec.Struct, frozen=True):
    """The tiles held up in the corner, and their owner."""

    tiles: tuple[str, ...]
    title: str
    """The choice, in a few words."""
    colour: int
    """The seal of the owner."""
    open_: bool = False
    marked: tuple[int, ...] = ()
    total: int = 0
    """The number of tiles to mark; 0 writes no count."""
    wide: bool = False
    """True when the place of the secrets is free too."""
    device: Device | None = None
    """The device whose button turns the faces up."""


def draw_fan(layer: Layer, faces: TileFaces, texts: Words, fan: Fan) -> None:
    """Draw the fan. A closed one shows backs and neither cursor nor marks: nothing may be read off it."""
    box = layout.WIDE_CORNER if fan.wide else layout.CORNER
    layer.panel("panel_lacquer", *box)
    _title(layer, fan)
    boxes = layout.choice_fan_boxes(len(fan.tiles), wide=fan.wide)
    for place, (x, y, w, h) in enumerate(boxes):
        lifted = LIFTED if fan.open_ and place in fan.marked else 0.0
        faces.draw(layer, fan.tiles[place] if fan.open_ else None, x, y - lifted, w, h)
    if fan.open_:
        _marks(layer, boxes, fan.marked)
    else:
        _closed(layer, texts, fan)


def _title(layer: Layer, fan: Fan) -> None:
    x, y, w, h = layout.WIDE_CORNER if fan.wide else layout.CORNER
    layer.image(f"seal_{fan.colour + 1}", x + 28, y + 24, 36, 36, anchor=(0.5, 0.5))
    count = f"{len(fan.marked)} / {fan.total}" if fan.total and fan.open_ else ""
    room = w - 66 - (layer.letters.measure(count, 28, "cinzel800")[0] + 24 if count else 0)
    size = layer.letters.fit(fan.title, 26, room)
    layer.text(fan.title, x + 54, y + 24 + size * 0.32, size, within=(x, y, w, h))
    if count:
        full = len(fan.marked) >= fan.total
        layer.text(
            count,
            x + w - 18,
            y + 34,
            28,
            face="cinzel800",
            colour=style.VERDIGRIS_LIGHT if full else style.GOLD_LIGHT,
            align="right",
        )


def _marks(layer: Layer, boxes: Sequence[style.Box], marked: Collection[int]) -> None:
    for place, (x, y, w, h) in enumerate(boxes):
        top = y - LIFTED if place in marked else y
        if place in marked:
            edge = min(32.0, 0.6 * w)
            layer.image("tick", x + w - 10, top + h - 12, edge, edge, anchor=(0.5, 0.5))


def _closed(layer: Layer, texts: Words, fan: Fan) -> None:
    """Over the backs: which button to hold."""
    if fan.device is None:
        return
    x, y, w, h = layout.WIDE_CORNER if fan.wide else layout.CORNER
    words = texts("hecatombe-hold")
    middle = y + 48 + (h - 48) / 2
    probe = Prompt(layer, fan.device, Intent.PEEK, words, 0, 0, 36, text_size=26)
    wide = probe.width
    probe.remove()
    layer.panel("chip_lacquer", x + w / 2 - wide / 2 - 24, middle - 30, wide + 48, 60)
    Prompt(layer, fan.device, Intent.PEEK, words, x + w / 2 - wide / 2, middle, 36, text_size=26)
