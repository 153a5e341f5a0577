"""What a free chair says: who may sit down there now, or the choice between a person and a bot."""

from typing import Literal

from game.input.devices import MOUSE, Device
from game.input.glyphs import Glyph
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.match.hands import CLICK
from scenes.screens.lobby.seats.places import W, seat_card_corner
from scenes.screens.lobby.seats.seat_facts import SeatCardFacts
from scenes.shell.null_sound import Words
from scenes.widgets.prompt import GlyphMark

Offer = Literal["person", "bot", "mouse"]

_TICKET_X, _TICKET_WIDE, _TICKET_HIGH = 11.0, 174.0, 40.0
_TICKETS: tuple[tuple[Offer, Intent, float], ...] = (
    ("person", Intent.ACCEPT, 122.0),
    ("bot", Intent.DOUBT, 170.0),
)
"""What is offered, the press that takes it, and where its ticket begins in the card."""
_TICKET_EDGE, _SIGN, _SIGN_GAP = 12.0, 25.0, 5.0
_WORDS, _GLYPH, _SMALL_GLYPH, _GAP = 24.0, 30.0, 28.0, 7.0
_MOST_LARGE, _TINY_GLYPH = 4, 26.0
"""So many signs stand in a row at full size, and the size of more."""
_LINES = (162.0, 198.0)
"""Middles of the lines of up to two devices; of more there are signs alone, in one row."""
_ROW = 180.0
_UNPLUGGED = (170.0, 198.0)


class ChairCard:
    """The words of one free chair, drawn anew when they change."""

    def __init__(self, layer: Layer, texts: Words, seat: int) -> None:
        self._layer, self._texts = layer, texts
        self.x, self.y = seat_card_corner(seat)
        self._marks: list[Drawable] = []
        self._said: object = None
        self.spots: list[tuple[Box, Offer]] = []
        """What the mouse may click here."""

    def show(self, facts: SeatCardFacts) -> None:
        """Show who may sit down, or what may be chosen; a taken chair says nothing."""
        said = (facts.chooser, facts.invites, facts.joiners)
        if said == self._said:
            return
        self._said, self.spots = said, []
        for mark in self._marks:
            mark.remove()
        self._marks = []
        if facts.chooser is not None:
            self._offer(facts.chooser)
        elif facts.invites:
            self._invite(facts.joiners)

    def _offer(self, chooser: Device) -> None:
        """A ticket for a person, a ticket for a bot, each with its key; a mouse clicks the ticket."""
        layer, left = self._layer, self.x + _TICKET_X
        for offer, intent, dy in _TICKETS:
            box = (left, self.y + dy, _TICKET_WIDE, _TICKET_HIGH)
            words, middle = self._texts(f"lobby-{offer}"), self.y + dy + _TICKET_HIGH / 2
            self._marks.append(layer.panel("ticket_lacquer", *box))
            sign = None if chooser == MOUSE else GlyphMark(layer, layer.glyph(chooser, intent), 0, 0, _SIGN)
            taken = sign.width + _SIGN_GAP if sign else 0.0
            size = layer.letters.fit(words, _WORDS, _TICKET_WIDE - 2 * _TICKET_EDGE - taken, "fell")
            wide = taken + layer.letters.measure(words, size)[0]
            start = left + (_TICKET_WIDE - wide) / 2
            for mark in sign.marks if sign else ():
                mark.move(mark.x + start, mark.y + middle)
                self._marks.append(mark)
            label = layer.text(words, start + taken, middle + 8, size, colour=style.PARCHMENT, within=box)
            self._marks.append(label)
            self.spots.append((box, offer))

    def _invite(self, joiners: tuple[tuple[Device, str], ...]) -> None:
        """The devices that may sit down: two by name, more by their signs; a mouse may be clicked."""
        if not joiners:
            self._ask_for_a_pad()
        elif len(joiners) <= len(_LINES):
            middles = _LINES if len(joiners) > 1 else (_ROW,)
            for (device, name), dy in zip(joiners, middles, strict=False):
                self._named(device, name, self.y + dy)
        else:
            self._row(tuple(device for device, _ in joiners))

    def _named(self, device: Device, name: str, middle: float) -> None:
        """A sign and the name of its device, about the middle of the chair."""
        layer = self._layer
        sign = GlyphMark(layer, self._sign(device), 0, middle, _SMALL_GLYPH)
        size = layer.letters.fit(name, _WORDS, W - 24 - sign.width - _GAP, "fell")
        wide = sign.width + _GAP + layer.letters.measure(name, size)[0]
        left = self.x + (W - wide) / 2
        for mark in sign.marks:
            mark.x += left
        label = layer.text(name, left + sign.width + _GAP, middle + 8, size, colour=style.PARCHMENT_SHADE)
        self._marks += [*sign.marks, label]
        if device == MOUSE:
            self.spots.append(((self.x + 8, middle - 17, W - 16, 34), "mouse"))

    def _row(self, devices: tuple[Device, ...]) -> None:
        """One sign for each kind of press."""
        signs: dict[Glyph, Device] = {}
        for device in devices:
            signs.setdefault(self._sign(device), device)
        middle = self.y + _ROW
        size = _GLYPH if len(signs) <= _MOST_LARGE else _TINY_GLYPH
        marks = [(GlyphMark(self._layer, sign, 0, middle, size), signs[sign]) for sign in signs]
        wide = sum(mark.width for mark, _ in marks) + _GAP * (len(marks) - 1)
        left = self.x + (W - wide) / 2
        for drawn, device in marks:
            for mark in drawn.marks:
                mark.x += left
            self._marks += drawn.marks
            if device == MOUSE:
                self.spots.append(((left - 4, middle - 22, drawn.width + 8, 44), "mouse"))
            left += drawn.width + _GAP

    def _ask_for_a_pad(self) -> None:
        """Everything that is there sits already: words over two lines."""
        layer = self._layer
        lines = layer.letters.wrapped(self._texts("lobby-plug"), style.SMALL, "fell-italic", wrap=W - 28)
        for line, dy in zip(lines, _UNPLUGGED, strict=False):
            self._marks.append(
                layer.text(
                    line, self.x + W / 2, self.y + dy, style.SMALL, face="fell-italic",
                    colour=style.PARCHMENT_SHADE, align="center",
                )
            )  # fmt: skip

    def _sign(self, device: Device) -> Glyph:
        """The sign of the press that sits down."""
        return CLICK if device == MOUSE else self._layer.glyph(device, Intent.ACCEPT)
