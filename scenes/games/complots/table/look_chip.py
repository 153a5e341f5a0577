"""The chip on a seat's first card: the button that lays its own cards open while it is held."""

from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.table import layout
from scenes.match.hands import CLICK
from scenes.shell.null_sound import Words
from scenes.widgets.prompt import GlyphMark

_WORD = 22.0
_FACE = "fell-italic"
_VEIL = 205.0
"""How dark the back of the card lies under the button, 0 to 255."""
_RIM = 2.0
"""Units between the edge of the chip and its glyph."""


def draw_look_chip(layer: Layer, texts: Words, device: Device, players: int, seat: int) -> Box:
    """Draw the chip of one seat, and return its box (units): an eye, the button, and “hold”.

    It lies on the first card, which is hidden as long as any is: never on a lost courtier, nor on the coins.
    """
    box = layout.look_chip_box(players, seat)
    x, y, w, h = box
    card_x, card_y, card_w, card_h = layout.card_spots(players, seat, 1)[0]
    layer.box(card_x + 1, card_y + 1, card_w - 2, card_h - 2, style.NIGHT, alpha=_VEIL)
    middle, upper = x + w / 2, h / 2
    if layout.has_narrow_seats(players):  # the word is wider than the card there
        layer.box(x, y + h / 2 + 2, w, h / 2 - 2, style.NIGHT, alpha=_VEIL)
    else:
        layer.image("eye_medal", middle, y - 10, 25, 25, anchor=(0.5, 0.5))
    _draw_glyph(layer, device, (middle, y + 1 + upper / 2), upper, w - 2 * _RIM)
    words = texts("complots-look" if device == MOUSE else "complots-hold")
    size = layer.letters.fit(words, _WORD, w - 2 * _RIM, _FACE)
    layer.text(
        words,
        middle,
        y + h - 6,
        size,
        face=_FACE,
        colour=style.GOLD_LIGHT,
        align="center",
        within=box,
    )
    return box


def _draw_glyph(layer: Layer, device: Device, middle: layout.Point, size: float, room: float) -> None:
    """Draw the glyph of looking; a key with a long name is smaller, for it may be `room` units wide."""
    glyph = CLICK if device == MOUSE else layer.glyph(device, Intent.PEEK)
    drawn = GlyphMark(layer, glyph, 0, middle[1], size)
    if drawn.width > room:
        for mark in drawn.marks:
            mark.remove()
        drawn = GlyphMark(layer, glyph, 0, middle[1], size * room / drawn.width)
    for mark in drawn.marks:
        mark.move(mark.x + middle[0] - drawn.width / 2, mark.y)
