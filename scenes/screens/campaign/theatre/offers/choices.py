"""The choices of a scene: parchment rows with the seal of their register, their words and their marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image as Pillow

from game.campaign.defs.effect import Mark
from game.input.glyphs import Glyph
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.screens.campaign.theatre.offers.marks import draw_marks, marks_width
from scenes.screens.campaign.theatre.offers.signs import REGISTERS, place_sign
from scenes.screens.campaign.theatre.papercut import Scissors, bend, cut_mask, inked
from scenes.widgets.focus import Focus, Spot
from scenes.widgets.panel import Panel
from scenes.widgets.prompt import GlyphMark

LEFT, WIDE, FOOT = 736.0, 508.0, 500.0
"""Left end, width and foot of the column of rows, in units."""
_LOW, _TALL, _CLOSED_MORE, _GAP = 54.0, 80.0, 28.0, 10.0
"""Height of a row with one line of words and with two, what a reason adds, and the gap between two rows."""
_SIZES = (26.0, 25.0, 24.0)
_REASON = 23.0
_WORDS_AT, _END = 58.0, 14.0
_DISC, _SHAPE = 18.0, 20.0
_GLYPH_GAP = 6.0
_MADE, _MADE_GAP, _DARKNESS = 46.0, 30.0, 150.0
"""Edge of the seal beside a row that was taken, how far left it stands, and the dark over the others."""
_STEP = 12.0
"""Units by which lines are made narrower to even them."""
_WASH = (190.0, 0.46)
"""The darkness of the wing behind the rows: its alpha, and the share of the stage where it begins."""


class Offer(NamedTuple):
    """A choice as it is offered: `reason` tells why it is closed, and is empty where it is open."""

    words: str
    register: str
    marks: tuple[Mark, ...] = ()
    reason: str = ""
    cost: str = ""
    """What it costs, in words; empty for nothing."""

    @property
    def open(self) -> bool:
        """Whether it may be chosen."""
        return not self.reason


class _Laid(NamedTuple):
    """A row: its place, and its words as they are set."""

    offer: Offer
    box: Box
    size: float
    lines: tuple[str, ...]


class ChoiceRows:
    """The rows on the stage. `choose` is called with the number of the one that is taken.

    Where one was `made` long ago it alone is lit, sealed, and can be taken.
    """

    def __init__(
        self,
        layer: Layer,
        offers: Sequence[Offer],
        seals: Callable[[str], int],
        choose: Callable[[int], object],
        at: int = 0,
        *,
        made: int | None = None,
    ) -> None:
        self._layer, self._seals = layer, seals
        self._rows = _laid(layer, offers, seals)
        self._lit = [self._draw(row) for row in self._rows]
        spots = [Spot(str(n), *row.box, _chosen(choose, n)) for n, row in enumerate(self._rows)]
        self.focus = Focus(spots if made is None else spots[made : made + 1])
        if made is not None:
            self._show_made(made)
        self.focus.to(str(at))
        self._glyph: GlyphMark | None = None
        self.light()

    @property
    def at(self) -> int:
        """The number of the row with the focus."""
        spot = self.focus.at()
        return int(spot.key) if spot else 0

    def light(self, glyph: Glyph | None = None) -> None:
        """Let the row with the focus glow, with the glyph that takes it at its left."""
        for number, lit in enumerate(self._lit):
            lit.visible = number == self.at
        if self._glyph:
            for mark in self._glyph.marks:
                mark.remove()
        if glyph:
            x, y, _, h = self._rows[self.at].box
            self._glyph = GlyphMark(self._layer, glyph, 0, y + h / 2, style.GLYPH)
            for mark in self._glyph.marks:
                mark.x += x - self._glyph.width - _GLYPH_GAP

    def glow(self, *numbers: int) -> None:
        """Let some rows glow instead, with nothing at their left."""
        self.light()
        for number, lit in enumerate(self._lit):
            lit.visible = number in numbers

    def middle(self, number: int) -> Point:
        """The middle of a row's left end."""
        x, y, _, h = self._rows[number].box
        return x, y + h / 2

    def _draw(self, row: _Laid) -> Panel:
        """Draw a row; returns what glows while the focus is on it."""
        layer, (x, y, w, h), offer = self._layer, row.box, row.offer
        layer.panel("ticket_parchment_flat", x, y, w, h, tint=None if offer.open else style.NEUTRAL)
        lit = layer.panel("ticket_parchment_glow", x, y, w, h, tint=None if offer.open else style.NEUTRAL)
        words_high = h - (0.0 if offer.open else _CLOSED_MORE)
        middle = y + words_high / 2
        self._seal(offer, x + 30, y + _LOW / 2)
        lead = row.size * 1.08 * layer.letters.text_scale
        base = middle + row.size * 0.32 - lead * (len(row.lines) - 1) / 2
        ink = style.INK
        for number, line in enumerate(row.lines):
            label = layer.text(
                line, x + _WORDS_AT, base + lead * number, row.size, colour=ink, within=row.box
            )
            if not offer.open:
                _strike(layer, label.box)
        draw_marks(layer, offer.marks, self._seals, x + w - _END, middle)
        if not offer.open:
            self._reason(row, y + words_high + 14)
        return lit

    def _show_made(self, made: int) -> None:
        """Set a seal beside the row that was taken, and let the others lie in the dark."""
        for number, row in enumerate(self._rows):
            x, y, w, h = row.box
            if number == made:
                seal = (x - _MADE_GAP, y + h / 2, _MADE, _MADE)
                self._layer.image("icon_wax_seal", *seal, anchor=(0.5, 0.5), tint=style.GARNET, angle=-8)
            else:
                self._layer.box(x, y, w, h, style.NIGHT, alpha=_DARKNESS)

    def _seal(self, offer: Offer, x: float, y: float) -> None:
        """The seal of the register: a square, a triangle, a heart or a diamond."""
        disc = style.GARNET if offer.open else style.INK_2
        self._layer.disc(x, y, _DISC, disc)
        place_sign(self._layer, REGISTERS[offer.register], x, y, _SHAPE, style.CREAM)

    def _reason(self, row: _Laid, base: float) -> None:
        layer, (x, _, w, _) = self._layer, row.box
        layer.image("icon_padlock", x + 30, base - 7, 22, 22, anchor=(0.5, 0.5), tint=style.ERROR)
        room = w - _WORDS_AT - _END
        size = layer.letters.fit(row.offer.reason, _REASON, room, "fell-italic")
        layer.text(
            row.offer.reason,
            x + _WORDS_AT,
            base,
            size,
            face="fell-italic",
            colour=style.INK,
            within=row.box,
        )


def _chosen(choose: Callable[[int], object], number: int) -> Callable[[], object]:
    return lambda: choose(number)


def _laid(layer: Layer, offers: Sequence[Offer], seals: Callable[[str], int]) -> list[_Laid]:
    """The rows from above, the last one on the foot of the column."""
    set_rows = [_set(layer, offer, seals) for offer in offers]
    heights = [
        (_LOW if len(lines) == 1 else _TALL) + (0.0 if offer.open else _CLOSED_MORE)
        for offer, (_, lines) in zip(offers, set_rows, strict=True)
    ]
    y, rows = FOOT, []
    for offer, (size, lines), high in reversed(list(zip(offers, set_rows, heights, strict=True))):
        y -= high
        rows.append(_Laid(offer, (LEFT, y, WIDE, high), size, lines))
        y -= _GAP
    return rows[::-1]


def _set(layer: Layer, offer: Offer, seals: Callable[[str], int]) -> tuple[float, tuple[str, ...]]:
    """Size and lines of the words of an offer: one line where there is room beside its marks."""
    taken = marks_width(offer.marks, seals)
    room = WIDE - _WORDS_AT - _END - (taken + 8 if taken else 0)
    words = f"{offer.words} {offer.cost}".rstrip()
    for size in _SIZES:
        if layer.letters.measure(words, size)[0] <= room:
            return size, (words,)
    size = _SIZES[-1] if layer.letters.text_scale <= 1 else style.FLOOR
    return size, _evened(layer, words, size, room)


def _evened(layer: Layer, words: str, size: float, room: float) -> tuple[str, ...]:
    """Lines of words, about as long as one another."""
    lines = layer.letters.wrapped(words, size, wrap=room)
    narrow = room
    while len(lines) > 1 and narrow > room / 2:
        narrow -= _STEP
        narrower = layer.letters.wrapped(words, size, wrap=narrow)
        if len(narrower) > len(lines):
            break
        lines = narrower
    return lines


def _strike(layer: Layer, box: Box) -> None:
    """A stroke of the pen through words that nobody may say."""
    x, y, w, h = box
    wide, high, scale = w + 16, 14.0, layer.letters.scale

    def stroke(paper: Scissors) -> None:
        start = (2.0, 8.0)
        paper.stroke([start, *bend(start, (wide * 0.3, 3), (wide * 0.6, 12), (wide - 2, 5))], 3.2)

    key = f"strike:{wide:.0f}:{scale:.3f}:{style.ERROR.rgb}"
    layer.picture(
        key,
        lambda: inked(cut_mask(wide, high, scale, stroke), style.ERROR),
        x - 8,
        y + h * 0.42 - 4,
        wide,
        high,
    )


def darken_wing(layer: Layer) -> None:
    """The wing before which the rows hang lies in darkness: on a layer below everything that is read."""
    alpha, start = _WASH
    left = style.WIDTH * start
    high = style.HEIGHT
    layer.picture("choices:wash", _wash, left, 0, style.WIDTH - left, high, tint=style.NIGHT, alpha=alpha)


def _wash() -> Pillow.Image:
    ramp = Pillow.linear_gradient("L").rotate(90).resize((128, 4))
    wash = Pillow.new("RGBA", ramp.size, (255, 255, 255, 0))
    wash.putalpha(ramp.point([min(255, round(value * 1.6)) for value in range(256)]))
    return wash
