"""The button that lays a seat's own cards open while it is held: with its verb, always at the same place."""

from game.input.devices import MOUSE, Device
from game.input.glyphs import Glyph
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
_GLYPH, _GAP = 25.0, 6.0
_VEIL = 205.0
"""How dark the back of the card lies under the button, 0 to 255."""
_RIM = 2.0
"""Units between the edge of the chip and its glyph."""


def draw_look_chip(layer: Layer, texts: Words, device: Device, players: int, seat: int) -> Box:
    """Draw the button of one seat, and return its box (units).

    Where there is room it stands under the coins. On narrow plaques it lies on the first card, which is
    hidden as long as any is: never on a lost courtier, nor on the coins.
    """
    box = layout.look_chip_box(players, seat)
    glyph = CLICK if device == MOUSE else layer.glyph(device, Intent.PEEK)
    words = texts("complots-look" if device == MOUSE else "complots-hold")
    if layout.has_narrow_seats(players):
        _on_the_card(layer, glyph, words, box, layout.card_spots(players, seat, 1)[0])
    else:
        _under_the_coins(layer, glyph, words, box)
    return box


def _under_the_coins(layer: Layer, glyph: Glyph, words: str, box: Box) -> None:
    """Glyph and verb side by side; the glyph of a key with a long name is smaller."""
    x, y, w, h = box
    size = layer.letters.fit(words, _WORD, w - _GLYPH, _FACE)
    wide = layer.letters.measure(words, size, _FACE)[0]
    drawn = _glyph_in(layer, glyph, (x, y + h / 2), _GLYPH, w - wide - _GAP)
    left = x + max(0.0, (w - drawn.width - _GAP - wide) / 2)
    for mark in drawn.marks:
        mark.move(mark.x + left - x, mark.y)
    start = left + drawn.width + _GAP
    layer.text(words, start, y + h / 2 + 7, size, face=_FACE, colour=style.GOLD_LIGHT)


def _on_the_card(layer: Layer, glyph: Glyph, words: str, box: Box, card: Box) -> None:
    """Glyph above, verb below; where the verb is wider than the card, the eye says it."""
    x, y, w, h = box
    layer.box(card[0] + 1, card[1] + 1, card[2] - 2, card[3] - 2, style.NIGHT, alpha=_VEIL)
    middle, upper, room = x + w / 2, h / 2, w - 2 * _RIM
    size = layer.letters.fit(words, _WORD, room, _FACE)
    drawn = _glyph_in(layer, glyph, (0, y + 1 + upper / 2), upper, room)
    for mark in drawn.marks:
        mark.move(mark.x + middle - drawn.width / 2, mark.y)
    if layer.letters.measure(words, size, _FACE)[0] > room + 1:
        layer.image("eye_medal", middle, y + h - upper / 2, 24, 24, anchor=(0.5, 0.5))
        return
    layer.box(x, y + h / 2 + 2, w, h / 2 - 2, style.NIGHT, alpha=_VEIL)
    layer.text(
        words, middle, y + h - 6, size, face=_FACE, colour=style.GOLD_LIGHT, align="center", within=box
    )


def _glyph_in(layer: Layer, glyph: Glyph, at: layout.Point, size: float, room: float) -> GlyphMark:
    """Draw the glyph of looking from the point `at`, no wider than `room` units."""
    drawn = GlyphMark(layer, glyph, *at, size)
    if drawn.width > room:
        for mark in drawn.marks:
            mark.remove()
        drawn = GlyphMark(layer, glyph, *at, size * room / drawn.width)
    return drawn
