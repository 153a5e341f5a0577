"""The blocks of a booklet's page: paragraphs, points, figures, chips; each can be measured."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Colour
from scenes.draw.text import Typesetter

_ASCENT, _LINE_SHARE = 0.72, 0.94
"""Top of the capitals above the baseline, and height of one line, as shares of the type size."""
_REFERENCE_SIZE = 40.0
"""Type size at which words are measured, in units."""
_WIDTH_CAUTION = 0.99
"""Share of the width at which a measured line counts as full."""
_ICON, _ICON_GAP = 34.0, 14.0
_LEAD_SIZE, _LEAD_STEP = 25.0, 31.0
_CHIP_HEIGHT, _CHIP_STEP, _CHIP_PAD = 40.0, 48.0, 18.0


@lru_cache(maxsize=4096)
def _share(letters: Typesetter, scale: float, dyslexia: bool, word: str, face: str) -> float:
    """Width of a word per unit of type size, for one reader's letters."""
    return letters.measure(word, _REFERENCE_SIZE, face)[0] / _REFERENCE_SIZE


def _tall(letters: Typesetter, words: str, size: float, face: str, w: float) -> float:
    """Height in units of words wrapped to `w`, or a little more: words are measured at one size only."""
    shares = [_share(letters, letters.text_scale, letters.dyslexia, word, face) for word in words.split(" ")]
    space = _share(letters, letters.text_scale, letters.dyslexia, "a a", face)
    space -= 2 * _share(letters, letters.text_scale, letters.dyslexia, "a", face)
    lines, along = 1, 0.0
    for share in shares:
        along += share * size
        if along > w * _WIDTH_CAUTION and along > share * size:
            lines, along = lines + 1, share * size
        along += space * size
    shown = letters.shown_size(size, face)
    return shown * (_LINE_SHARE + style.LEADING * (lines - 1))


class Block(Protocol):
    """A block on a page: it knows its height at a type size, and draws itself from its top left."""

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """The block's height in units when it is `w` wide."""
        ...

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Draw the block with its top left at x, y."""
        ...


@dataclass(frozen=True)
class Paragraph:
    """Running words."""

    words: str
    face: str = "fell"
    colour: Colour = style.INK
    align: str = "left"

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """The height of all its lines."""
        return _tall(letters, self.words, size, self.face, w)

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Write the words."""
        anchor = x + (w / 2 if self.align == "center" else 0)
        base = y + layer.letters.shown_size(size, self.face) * _ASCENT
        layer.text(
            self.words, anchor, base, size,
            face=self.face, colour=self.colour, align=self.align, wrap=w, within=(x, y - 4, w, 600),
        )  # fmt: skip


@dataclass(frozen=True)
class Point:
    """An icon and its meaning; `lead` is a name above the words."""

    icon: str
    words: str
    lead: str = ""

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """The height of its words, never less than that of its icon."""
        words = Paragraph(self.words).height(letters, size, self._room(w)) if self.words else 0.0
        return max(_ICON, words + (_LEAD_STEP if self.lead else 0.0))

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Draw the icon on the left, the words beside it."""
        layer.image(self.icon, x + _ICON / 2, y + _ICON / 2 - 2, _ICON, anchor=(0.5, 0.5), tint=style.GARNET)
        start = x + _ICON + _ICON_GAP
        if self.lead:
            layer.text(
                self.lead, start, y + _LEAD_SIZE * 0.74, _LEAD_SIZE,
                face="cinzel800", colour=style.GARNET, within=(start, y - 4, self._room(w), 60),
            )  # fmt: skip
            y += _LEAD_STEP
        if self.words:
            Paragraph(self.words).draw(layer, start, y, self._room(w), size)

    def _room(self, w: float) -> float:
        return w - _ICON - _ICON_GAP


@dataclass(frozen=True)
class Figure:
    """A card with words beside it."""

    picture: str
    w: float
    h: float
    blocks: Sequence[Block]
    name: str = ""
    """The words on the card, when its picture leaves room for them."""
    spare: str = ""
    """The picture that is shown when the other is not there."""

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """The height of the card or of the words, whichever is taller."""
        return max(self.h, stacked_height(self.blocks, letters, size, self._room(w)))

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Draw the card on the left, the words on the right."""
        painted = layer.art.has(self.picture) or not self.spare
        layer.image(self.picture if painted else self.spare, x, y, self.w, self.h)
        if self.name:
            fitted = layer.letters.fit(self.name, 27, self.w - 20, "cinzel800")
            layer.text(
                self.name, x + self.w / 2, y + self.h * 0.875, fitted,
                face="cinzel800", colour=style.INK, align="center", within=(x, y, self.w, self.h),
            )  # fmt: skip
        spare = self.h - stacked_height(self.blocks, layer.letters, size, self._room(w))
        draw_stacked_blocks(
            self.blocks, layer, x + self.w + 24, y + max(0.0, spare / 2), self._room(w), size, GAP
        )

    def _room(self, w: float) -> float:
        return w - self.w - 24


@dataclass(frozen=True)
class Pictures:
    """A few pictures in a row, centred; each with its turn in degrees."""

    names: Sequence[tuple[str, float]]
    h: float
    step: float

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """The height of the pictures."""
        return self.h

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Draw the pictures one after the other."""
        left = x + w / 2 - self.step * (len(self.names) - 1) / 2
        for place, (name, angle) in enumerate(self.names):
            layer.image(
                name, left + place * self.step, y + self.h / 2, h=self.h, anchor=(0.5, 0.5), angle=angle
            )


@dataclass(frozen=True)
class Chip:
    """One house rule; `cut` when the table changed it."""

    words: str
    cut: bool
    step: float = _CHIP_STEP
    """Units from one chip to the next."""

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """The same for all chips: the step without a gap."""
        return self.step - GAP

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Draw the chip, garnet with scissors where the rule was cut, parchment where it was not."""
        icon = 34.0 if self.cut else 24.0
        fitted = layer.letters.fit(self.words, 25, w - icon - 2 * _CHIP_PAD)
        wide = layer.letters.measure(self.words, fitted)[0] + icon + 2 * _CHIP_PAD
        box = (x, y, wide, _CHIP_HEIGHT)
        layer.panel("chip_garnet" if self.cut else "chip_parchment", *box)
        middle = y + _CHIP_HEIGHT / 2
        if self.cut:
            layer.image(
                "icon_scissors_petit", x + _CHIP_PAD + 12, middle, anchor=(0.5, 0.5), tint=style.CREAM
            )
        else:
            layer.disc(x + _CHIP_PAD + 6, middle, 4, style.GOLD_DARK)
        base = middle + layer.letters.shown_size(fitted, "fell") * 0.31
        layer.text(
            self.words, x + _CHIP_PAD + icon, base, fitted,
            colour=style.CREAM if self.cut else style.INK, within=box,
        )  # fmt: skip


GAP = 12.0
"""Units between two blocks of a page, when there is room for no more."""

_MAX_GAP = 30.0
"""Units between two blocks at most."""
_TYPE_SIZES = (28.0, 27.0, 26.0, 25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.5)
"""Type sizes of a page in units, largest first; the first that fits is taken."""


def stacked_height(
    blocks: Sequence[Block], letters: Typesetter, size: float, w: float, gap: float = GAP
) -> float:
    """Height of blocks one above the other, in units."""
    return sum(block.height(letters, size, w) for block in blocks) + gap * max(0, len(blocks) - 1)


def draw_stacked_blocks(
    blocks: Sequence[Block], layer: Layer, x: float, y: float, w: float, size: float, gap: float
) -> None:
    """Draw blocks one below the other."""
    for _ in _drawn_one_by_one(blocks, layer, x, y, w, size, gap):
        pass


def _drawn_one_by_one(
    blocks: Sequence[Block], layer: Layer, x: float, y: float, w: float, size: float, gap: float
) -> Iterator[None]:
    """Draw the next block each time that somebody asks for another."""
    for block in blocks:
        block.draw(layer, x, y, w, size)
        y += block.height(layer.letters, size, w) + gap
        yield


def fitted_blocks(
    blocks: Sequence[Block],
    layer: Layer,
    x: float,
    y: float,
    w: float,
    h: float,
    gossip: Sequence[Block] = (),
) -> Iterator[None]:
    """Draw blocks as large as they fit into w, h, one each time; `gossip` only if there is room."""
    letters = layer.letters
    sizes = [size for size in _TYPE_SIZES if letters.shown_size(size, "fell") >= style.FLOOR]
    told = [*blocks, *gossip]
    if stacked_height(told, letters, sizes[-1], w) > h:
        told = list(blocks)
    fitting = bisect_left(sizes, True, key=lambda size: stacked_height(told, letters, size, w) <= h)
    size = sizes[min(fitting, len(sizes) - 1)]
    spare = h - stacked_height(told, letters, size, w)
    gap = GAP + min(_MAX_GAP - GAP, max(0.0, spare) / max(1, len(told)))
    yield from _drawn_one_by_one(told, layer, x, y, w, size, gap)
