"""Pockets turned out before everybody: cards that come from the plaques and turn their faces up."""

from collections.abc import Callable

import msgspec

from scenes.draw import style
from scenes.draw.drawable import Drawable, Image
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.match.sitter import shortened_name
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    lazy_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    stagger,
    together,
)
from scenes.shell.null_sound import Words

CARD_W, CARD_H, BETWEEN = 95.0, 146.0, 19.0
ROW = 256.0
"""The middle of the row of pockets, from the top."""
HALF, APART = 0.12, 0.1
CHIP, WAX = 32.0, 34.0
"""The height of the chip with a name, and the edge of the seal on a card, in units."""


class Pocket(msgspec.Struct, frozen=True):
    """A pocket that is shown: where it lies, what is in it, whose it is."""

    home: Point
    bullet: bool
    name: str
    colour: int


class TurningPocket:
    """One pocket card on the stage."""

    def __init__(self, layer: Layer, pocket: Pocket, x: float, words: str) -> None:
        self._layer, self.pocket = layer, pocket
        self.end: Point = (x, ROW)
        self.image: Image = layer.image("dos_barillet", *self.end, CARD_W, CARD_H, anchor=(0.5, 0.5))
        self._marks: list[Drawable] = [self.image]
        self._words = words
        self._sign()

    def _sign(self) -> None:
        layer, (x, _), pocket = self._layer, self.end, self.pocket
        wide, top = CARD_W + BETWEEN - 7, ROW - CARD_H / 2 - CHIP + 1
        name, size = shortened_name(layer.letters, pocket.name, 24, wide - 12, "fell")
        chip = layer.panel("chip_lacquer", x - wide / 2, top, wide, CHIP)
        seal = layer.image(
            f"seal_{pocket.colour + 1}_petit",
            x + CARD_W / 2 - 8,
            top + CHIP + 14,
            WAX,
            WAX,
            anchor=(0.5, 0.5),
        )
        label = layer.text(name, x, top + 23, size, align="center")
        self._signs: list[Drawable] = [chip, seal, label]
        for mark in self._signs:
            mark.visible = False
        self._marks += self._signs

    def travel(self, share: float) -> None:
        """From the plaque to its place in the row."""
        home, end = self.pocket.home, self.end
        self.image.move(
            home[0] + (end[0] - home[0]) * share,
            home[1] + (end[1] - home[1]) * share - 60 * share * (1 - share),
        )
        self.image.scale = 0.3 + 0.7 * share
        self.image.angle = 8 * (1 - share)

    def arrive(self) -> None:
        """Lay the card down, with its owner's name."""
        self.travel(1.0)
        for mark in self._signs:
            mark.visible = True

    def narrow(self, share: float) -> None:
        """Turn about the upright axis: 0 edge on, 1 flat; lifted while it turns."""
        self.image.scale_x = share
        self.image.y = ROW - 6 * (1 - share)

    def reveal(self) -> None:
        """The face is up, with its name; nothing more to know."""
        bullet = self.pocket.bullet
        self.image.name = "carte_balle" if bullet else "carte_clic"
        letters, room = self._layer.letters, CARD_W - 8
        size = letters.fit(self._words, 25, room, "cinzel900", floor=22)
        label = self._layer.text(
            self._words,
            self.end[0],
            ROW + CARD_H / 2 - 16,
            size,
            face="cinzel900",
            colour=style.GARNET if bullet else style.INK,
            align="center",
        )
        label.visible = False
        self._marks.append(label)

    def flatten(self) -> None:
        """Lay the card flat, face up, with its name."""
        self.narrow(1.0)
        for mark in self._marks:
            mark.visible = True

    def leave(self, share: float) -> None:
        """Grow pale and sink, 0 to 1."""
        for mark in self._marks:
            mark.alpha = 255 * (1 - share)
        self.image.y = ROW + 14 * share

    def remove(self) -> None:
        """Take the card away."""
        for mark in self._marks:
            mark.remove()
        self._marks = []


class Pockets:
    """The pockets of one batch of accusations, in a row."""

    def __init__(self, layer: Layer, texts: Words, cover: Callable[[bool], None]) -> None:
        self._layer, self._texts, self._cover = layer, texts, cover
        self._cards: list[TurningPocket] = []

    def come(self, *pockets: Pocket) -> Clip:
        """Return the clip in which the cards come from the plaques, backs up."""

        def begin() -> Clip:
            self.clear()
            self._cover(True)
            first = style.WIDTH / 2 - (CARD_W + BETWEEN) * (len(pockets) - 1) / 2
            self._cards = [
                TurningPocket(self._layer, pocket, first + (CARD_W + BETWEEN) * place, self._said(pocket))
                for place, pocket in enumerate(pockets)
            ]
            return stagger(0.06, *(_arriving(card) for card in self._cards))

        return lazy_clip(begin)

    def turn(self) -> Clip:
        """Return the clip in which all cards are turned face up, one after the other."""
        return lazy_clip(lambda: stagger(APART, pause_for(0), *(_turned(card) for card in self._cards)))

    def go(self) -> Clip:
        """Return the clip in which the cards leave the stage."""

        def begin() -> Clip:
            cards, self._cards = self._cards, []
            leaving = [slide_value(card.leave, 0, 1, 0.2, "in-quad") for card in cards]
            done = [callback_clip(card.remove) for card in cards]
            return sequence(together(pause_for(0), *leaving), *done, callback_clip(self._uncover))

        return lazy_clip(begin)

    def clear(self) -> None:
        """Take all pockets away at once."""
        for card in self._cards:
            card.remove()
        self._cards = []
        self._cover(False)

    def _uncover(self) -> None:
        if not self._cards:
            self._cover(False)

    def _said(self, pocket: Pocket) -> str:
        return self._texts("roulette-centre-balle" if pocket.bullet else "roulette-centre-clic")


def _arriving(card: TurningPocket) -> Clip:
    """A pocket card flies to its place."""
    flight = slide_value(card.travel, 0, 1, 0.3, "out-back(1.2)")
    return sequence(reducible_clip(flight, pause_for(0.04)), callback_clip(card.arrive))


def _turned(card: TurningPocket) -> Clip:
    """A pocket card turns over."""
    full = sequence(
        slide_value(card.narrow, 1, 0, HALF, "in-out-sine"),
        callback_clip(card.reveal),
        slide_value(card.narrow, 0, 1, HALF, "in-out-sine"),
    )
    return sequence(
        reducible_clip(full, sequence(pause_for(HALF), callback_clip(card.reveal))),
        callback_clip(card.flatten),
    )
