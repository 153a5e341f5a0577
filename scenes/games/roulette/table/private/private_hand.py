"""A page of one chair's action cards, by name: those that may be played now are gilt, with their buttons."""

from collections.abc import Sequence

import msgspec

from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.roulette.table.private.card_faces import Card, card_width, draw_face, name_key
from scenes.games.roulette.table.slots import PAGE_CARDS
from scenes.match.hands import CLICK
from scenes.match.sitter import shortened_name
from scenes.shell.null_sound import Words
from scenes.widgets.prompt import GlyphMark

TALL = 60.0
"""The height of a card in the drawer, in units."""
SLIM = 300.0
"""A part of a drawer that is less wide shows a small hand in one column, in units."""
ACROSS, GAP = 2, 6.0
FAINT = 150.0
CAP = 26.0
NOWHERE: Box = (0.0, 0.0, 0.0, 0.0)
"""The box of a card on another page."""


class HeldCard(msgspec.Struct, frozen=True):
    """A card in somebody's hand."""

    card: Card
    ready: bool = False
    """True if it may be played now."""
    button: Intent | None = None
    """The button that plays it now, if it stands on the page."""


def draw_hand(
    layer: Layer,
    texts: Words,
    hand: Sequence[HeldCard],
    box: Box,
    device: Device | None,
    *,
    page: int,
    pointed: int | None,
) -> tuple[Box, ...]:
    """Lay a page of a hand into a box about 460 by 132; where each card can be seen, for the mouse."""
    x, y, w, h = box
    columns = 1 if len(hand) <= PAGE_CARDS // ACROSS and w < SLIM else ACROSS
    wide, high = (w - GAP * (columns - 1)) / columns, (h - GAP) / 2
    boxes = []
    for place, held in enumerate(hand):
        page_of, here = divmod(place, PAGE_CARDS)
        if page_of != page:
            boxes.append(NOWHERE)
            continue
        down, across = divmod(here, columns)
        own = (x + across * (wide + GAP), y + down * (high + GAP), wide, high)
        boxes.append(own)
        _entry(layer, texts, held, own, device, pointed=place == pointed)
    return tuple(boxes)


def _entry(
    layer: Layer, texts: Words, held: HeldCard, box: Box, device: Device | None, *, pointed: bool
) -> None:
    """Card, name, and when it may be played: now, by which button, or in which moment."""
    x, y, w, h = box
    if held.ready:
        layer.box(x, y, w, h, style.EMBER, alpha=44)
        layer.panel("tile_edge", x, y, w, h, tint=style.GOLD)
    elif pointed:
        layer.panel("tile_edge", x, y, w, h, tint=style.PARCHMENT)
    alpha = 255.0 if held.ready or pointed or style.high_contrast() else FAINT
    draw_face(layer, held.card, x + 4, y + (h - TALL) / 2, TALL, texts, layer.art, alpha=alpha)
    left = x + card_width(TALL) + 11
    room = x + w - 5 - left
    name, size = shortened_name(layer.letters, texts(name_key(held.card.id)), 24, room, "fell")
    ink = style.GOLD_LIGHT if held.ready else style.PARCHMENT_SHADE
    layer.text(name, left, y + 0.4 * h, size, colour=ink, within=box)
    if held.ready:
        _button(layer, texts, held, (left, y + 0.48 * h, room, 0.5 * h), device)
    elif held.card.moment:
        words = texts(f"roulette-when-{held.card.moment}")
        words, size = shortened_name(layer.letters, words, 22, room, "fell-italic")
        ink = style.PARCHMENT_WORN
        layer.text(words, left, y + 0.84 * h, size, face="fell-italic", colour=ink, within=box)


def _button(layer: Layer, texts: Words, held: HeldCard, box: Box, device: Device | None) -> None:
    """The button that plays the card, and that it does so now."""
    x, y, w, h = box
    marks: Sequence[Drawable] = ()
    wide = 0.0
    if device is not None and held.button is not None:
        glyph = CLICK if device == MOUSE else layer.glyph(device, held.button)
        cap = GlyphMark(layer, glyph, x, y + h / 2, CAP)
        marks, wide = cap.marks, cap.width + 7
    words, size = shortened_name(layer.letters, texts("roulette-when-now"), 23, w - wide, "fell")
    if marks or device is None:
        layer.text(words, x + wide, y + h / 2 + 7, size, within=box)
