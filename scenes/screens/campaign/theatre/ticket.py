"""The clerk's ticket: what a choice wrote into the ledger, before the story goes on."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box

_TICKET: tuple[float, float, float] = (640.0, 334.0, 760.0)
"""Middle, top and width of the ticket, in units."""
_SIZE, _LEAD, _PADDING, _HEAD = 29.0, 36.0, 44.0, 66.0
_SEAL = 64.0


def draw_ticket(layer: Layer, head: str, lines: Sequence[str]) -> Box:
    """Draw the ticket with the sentences that were written; returns its box."""
    middle, top, wide = _TICKET
    letters, room = layer.letters, wide - 2 * _PADDING - _SEAL
    lead = _LEAD * letters.text_scale
    rows = [row for words in lines for row in letters.wrapped(words, _SIZE, "fell-italic", room)]
    box = (middle - wide / 2, top, wide, _HEAD + lead * len(rows) + 34)
    layer.panel("ticket_parchment_glow", *box)
    left = box[0] + _PADDING
    layer.text(head, left, top + 48, style.TEXT, face="sc", colour=style.GARNET, within=box)
    layer.line(left, top + 60, box[0] + wide - _PADDING, top + 60, 1.4, style.GOLD_DARK)
    for number, row in enumerate(rows):
        base = top + _HEAD + 28 + lead * number
        layer.text(row, left, base, _SIZE, face="fell-italic", colour=style.INK, within=box)
    layer.image(
        "icon_wax_seal", box[0] + wide - _PADDING - 10, top + box[3] / 2 + 18, _SEAL, _SEAL,
        anchor=(0.5, 0.5), tint=style.GARNET, angle=-8,
    )  # fmt: skip
    return box
