"""What only the booklet of Roulette is made of: teams, small pictures, dice and gains, action cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.text import Typesetter
from scenes.games.roulette.table.private.card_faces import Card, card_width, draw_face
from scenes.screens.rulebook.blocks import Block, Paragraph, draw_stacked_blocks, stacked_height

_MIDDLE = (0.5, 0.5)
_CAPTAIN, _MATE = (66.0, 84.0), (54.0, 70.0)
_MATES_APART = 8.0
_DIE = 56.0
_BESIDE = 22.0
_CLOSE = 6.0


class RowPicture(NamedTuple):
    """A picture of a row: its name, how tall it is, its colour if it is a white one, its turn in degrees."""

    name: str
    h: float
    tint: style.Colour | None = None
    angle: float = 0.0


@dataclass(frozen=True)
class TeamBlock:
    """A captain with teammates, in the colour of a seat."""

    characters: int
    seat: int

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """Return the height of a captain, in units."""
        return _CAPTAIN[1]

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Draw the team centred, the captain first."""
        mates = self.characters - 1
        left = x + (w - _CAPTAIN[0] - mates * (_MATE[0] + _MATES_APART)) / 2
        colour = style.SEATS[self.seat].colour
        _portrait(layer, "team_captain", left, y, colour)
        for mate in range(mates):
            along = left + _CAPTAIN[0] + _MATES_APART + mate * (_MATE[0] + _MATES_APART)
            _portrait(layer, "team_mate", along, y + _CAPTAIN[1] - _MATE[1], colour)


def _portrait(layer: Layer, name: str, x: float, y: float, colour: style.Colour) -> None:
    layer.image(name, x, y)
    layer.image(f"{name}_acc", x, y, tint=colour)


@dataclass(frozen=True)
class PictureRow:
    """Small pictures side by side, centred."""

    shown: Sequence[RowPicture]
    gap: float = 10.0

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """Return the height of the tallest, in units."""
        return max(pic.h for pic in self.shown)

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """From the left."""
        _row(layer, self.shown, x + (w - _across(layer, self.shown, self.gap)) / 2, y, self.gap)


@dataclass(frozen=True)
class PicturesWithWords:
    """Small pictures, and what they tell in words beside them."""

    shown: Sequence[RowPicture]
    words: str
    inset: float
    """The room of the pictures, in units."""

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """As tall as the taller of the two."""
        tallest = max(pic.h for pic in self.shown)
        return max(tallest, Paragraph(self.words).height(letters, size, w - self.inset))

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Pictures on the left, words on the right."""
        high, room = self.height(layer.letters, size, w), w - self.inset
        tallest = max(pic.h for pic in self.shown)
        _row(layer, self.shown, x, y + (high - tallest) / 2, 8.0)
        tall = layer.letters.measure(self.words, size, "fell", room)[1]
        Paragraph(self.words).draw(layer, x + self.inset, y + (high - tall) / 2, room, size)


def _wide(layer: Layer, pic: RowPicture) -> float:
    w, h = layer.art.size(pic.name)
    return w * pic.h / h


def _across(layer: Layer, shown: Sequence[RowPicture], gap: float) -> float:
    return sum(_wide(layer, pic) for pic in shown) + gap * (len(shown) - 1)


def _row(layer: Layer, shown: Sequence[RowPicture], x: float, y: float, gap: float) -> None:
    middle = y + max(pic.h for pic in shown) / 2
    for pic in shown:
        w = _wide(layer, pic)
        layer.image(pic.name, x + w / 2, middle, w, pic.h, anchor=_MIDDLE, tint=pic.tint, angle=pic.angle)
        x += w + gap


@dataclass(frozen=True)
class DieGains:
    """The gains of whoever survives with a die: dice, arrows, points."""

    bets: Sequence[int]
    survivor: int
    """Points beside those of the bet."""
    seats: Sequence[int]
    """Whose dice they are, 0 to 7."""

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """Return the height of a die, in units."""
        return _DIE

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Draw every bet in a column of its own."""
        column = w / len(self.bets)
        for place, (bet, seat) in enumerate(zip(self.bets, self.seats, strict=False)):
            middle = x + (place + 0.5) * column
            self._die(layer, bet, seat, middle - 66, y)
            layer.image("arrow_right", middle + 10, y + _DIE / 2, 26, anchor=_MIDDLE, tint=style.INK)
            layer.text(
                f"+{bet + self.survivor}", middle + 52, y + 41, 36,
                face="cinzel900", colour=style.GARNET, align="center",
            )  # fmt: skip

    def _die(self, layer: Layer, bet: int, seat: int, x: float, y: float) -> None:
        layer.image("bet_die", x, y, tint=style.SEATS[seat].colour)
        layer.image("bet_die_face", x, y)
        layer.text(str(bet), x + _DIE / 2, y + 42, 40, face="cinzel900", colour=style.INK, align="center")


@dataclass(frozen=True)
class ActionCard:
    """An action card with its badges; beside it its name, when it is played, and its rule."""

    card: Card
    h: float
    blocks: Sequence[Block]

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """As tall as the taller of the two."""
        return max(self.h, stacked_height(self.blocks, letters, size, self._room(w), _CLOSE))

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Card on the left, words on the right."""
        high, room = self.height(layer.letters, size, w), self._room(w)
        draw_face(layer, self.card, x, y + (high - self.h) / 2, self.h, None, layer.art)
        spare = high - stacked_height(self.blocks, layer.letters, size, room, _CLOSE)
        draw_stacked_blocks(self.blocks, layer, x + w - room, y + max(0.0, spare / 2), room, size, _CLOSE)

    def _room(self, w: float) -> float:
        return w - card_width(self.h) - _BESIDE
