"""Caps of buttons in a row or a column: what each hand at the table presses for an answer."""

from collections.abc import Iterable, Sequence

from game.input.devices import MOUSE, Device
from game.input.glyphs import Glyph
from game.input.intents import Intent
from scenes.layer import Layer
from scenes.match.hands import CLICK
from scenes.widgets.prompt import GlyphMark

_CURSOR = 0.8
"""How large the mouse is beside a key cap."""


def hands_of(layer: Layer, devices: Iterable[Device], intents: Sequence[Intent]) -> list[Device]:
    """One device of each kind that shows other caps than the rest; the mouse has none to show."""
    found: dict[tuple[Glyph, ...], Device] = {}
    for device in devices:
        if device != MOUSE:
            found.setdefault(tuple(layer.glyph(device, intent) for intent in intents), device)
    return list(found.values())


def draw_cap(layer: Layer, device: Device, intent: Intent, x: float, y: float, size: float) -> float:
    """Draw the button of one device about x, y; how wide it is. The mouse presses the answer itself."""
    mouse = device == MOUSE
    glyph = CLICK if mouse else layer.glyph(device, intent)
    cap = GlyphMark(layer, glyph, 0, y, size * _CURSOR if mouse else size)
    for mark in cap.marks:
        mark.move(mark.x + x - cap.width / 2, mark.y)
    return cap.width
