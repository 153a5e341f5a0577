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
_GLYPH, _GAP = 25.0, 9.0
_RING = 3.0
"""Units by which the ring of embers stands off the glyph."""
_EYE, _EYE_AWAY = 27.0, 65.0
"""Width of the eye beyond the seal, and units from the glyph to its middle."""


def draw_look_chip(
    layer: Layer, texts: Words, device: Device, players: int, seat: int, *, held: bool = False
) -> Box:
    """Draw the button of one seat, in a ring of embers while it is held, and return its box (units).

    Where there is room it stands under the coins; on narrow plaques it hangs beside the seal, with an eye
    instead of its verb. It covers no card.
    """
    box = layout.look_chip_box(players, seat)
    glyph = CLICK if device == MOUSE else layer.glyph(device, Intent.PEEK)
    words = texts("complots-look" if device == MOUSE else "complots-hold")
    if layout.has_narrow_seats(players):
        drawn = _beside_the_seal(layer, glyph, box)
    else:
        drawn = _under_the_coins(layer, glyph, words, box)
    if held and drawn.marks:
        left, width = min(mark.box[0] for mark in drawn.marks), drawn.width
        middle = box[1] + box[3] / 2
        ring = (left - _RING, middle - _GLYPH / 2 - _RING, width + 2 * _RING, _GLYPH + 2 * _RING)
        layer.panel("frame_focus", *ring, tint=style.EMBER)
    return box


def _under_the_coins(layer: Layer, glyph: Glyph, words: str, box: Box) -> GlyphMark:
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
    return drawn


def _beside_the_seal(layer: Layer, glyph: Glyph, box: Box) -> GlyphMark:
    """The glyph at the left of the seal, and at its right the eye that says its verb."""
    x, y, w, h = box
    drawn = _glyph_in(layer, glyph, (x, y + h / 2), _GLYPH + 2, w)
    for mark in drawn.marks:
        mark.move(mark.x + w - drawn.width, mark.y)
    layer.image("eye_medal", x + w + _EYE_AWAY, y + h / 2, _EYE, _EYE, anchor=(0.5, 0.5))
    return drawn


def _glyph_in(layer: Layer, glyph: Glyph, at: layout.Point, size: float, room: float) -> GlyphMark:
    """Draw the glyph of looking from the point `at`, no wider than `room` units."""
    drawn = GlyphMark(layer, glyph, *at, size)
    if drawn.width > room:
        for mark in drawn.marks:
            mark.remove()
        drawn = GlyphMark(layer, glyph, *at, size * room / drawn.width)
    return drawn
