"""Caps of buttons in a row or a column: what each hand at the table presses for an answer."""

from collections.abc import Iterable, Sequence

from game.input.devices import MOUSE, Device
from game.input.glyphs import Glyph
from game.input.intents import Intent
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.match.hands import CLICK
from scenes.widgets.prompt import GlyphMark

_CURSOR = 0.8
"""The size of the mouse beside a key cap, as a share."""
_GAP, _LEAST = 4.0, 15.0
_MEASURED = 32.0
"""The size at which buttons are measured, in units."""
SEAL = 0.48
"""The size of a seal under a cap, as a share of the cap: it hides nothing of the letter."""
_STEP = 0.66
"""From one seal under a cap to the next, as a share of a seal."""


def hands_of(layer: Layer, devices: Iterable[Device], intents: Sequence[Intent]) -> list[Device]:
    """Return one device of each kind that shows caps of its own; the mouse has none to show."""
    found: dict[tuple[Glyph, ...], Device] = {}
    for device in devices:
        if device != MOUSE:
            found.setdefault(tuple(layer.glyph(device, intent) for intent in intents), device)
    return list(found.values())


def owners_of(
    layer: Layer, hands: Sequence[Device], holders: Sequence[tuple[Device, int]], intent: Intent
) -> list[tuple[int, ...]]:
    """Return the seat colours of all who press each of these buttons; none where all press the same."""
    if len(hands) < 2:
        return [() for _ in hands]
    pressed = [(layer.glyph(device, intent), seat) for device, seat in holders if device != MOUSE]
    return [tuple(seat for glyph, seat in pressed if glyph == layer.glyph(hand, intent)) for hand in hands]


def caps_widths(layer: Layer, devices: Iterable[Device], intent: Intent) -> list[float]:
    """Measure the buttons of several devices, as multiples of their size."""
    widths = []
    for device in devices:
        cap = _cap(layer, device, intent, 0.0, _MEASURED)
        widths.append(cap.width / _MEASURED)
        for mark in cap.marks:
            mark.remove()
    return widths


def draw_caps(
    layer: Layer,
    devices: Sequence[Device],
    intent: Intent,
    box: Box,
    size: float,
    owners: Sequence[tuple[int, ...]] = (),
) -> None:
    """Draw the buttons of several devices side by side, smaller if they must be.

    They stand at the left of the box, each over the seals of its owners and touched by none.
    """
    x, y, w, h = box
    sealed = SEAL if any(owners) else 0.0
    size = min(size, h / (1 + sealed))
    middle, foot = y + (h - sealed * size) / 2, y + (h + size) / 2
    caps = [_cap(layer, device, intent, middle, size) for device in devices]
    wide = sum(cap.width for cap in caps) + _GAP * (len(caps) - 1)
    if wide > w and size > _LEAST:
        for mark in [mark for cap in caps for mark in cap.marks]:
            mark.remove()
        draw_caps(layer, devices, intent, box, max(_LEAST, min(size - 0.5, size * w / wide)), owners)
        return
    gap = _GAP + min(_GAP, max(0.0, w - wide) / max(1, len(caps)))
    start = x
    for place, cap in enumerate(caps):
        _shift(cap, start)
        if place < len(owners):
            _seals(layer, owners[place], start + cap.width / 2, foot, SEAL * size - 1)
        start += cap.width + gap


def _seals(layer: Layer, seats: Sequence[int], x: float, y: float, edge: float) -> None:
    """Set the seals of seats side by side about a middle, each over the one before."""
    step = _STEP * edge
    first = x - step * (len(seats) - 1) / 2
    for place, seat in enumerate(seats):
        layer.image(f"seal_{seat + 1}", first + step * place, y, edge, edge, anchor=(0.5, 0.5))


def _cap(layer: Layer, device: Device, intent: Intent, y: float, size: float) -> GlyphMark:
    mouse = device == MOUSE
    glyph = CLICK if mouse else layer.glyph(device, intent)
    return GlyphMark(layer, glyph, 0, y, size * _CURSOR if mouse else size)


def _shift(cap: GlyphMark, dx: float) -> None:
    for mark in cap.marks:
        mark.move(mark.x + dx, mark.y)
