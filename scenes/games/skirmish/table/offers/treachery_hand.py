"""A hand of treachery cards: backs in a row; one turns over only while its owner holds a button (S-19)."""

from typing import NamedTuple

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.table.effects.card_flight import BACK, draw_card_face
from scenes.games.skirmish.table.layout import WINDOW
from scenes.shell.null_sound import Words

BACK_SIZE, FACE_SIZE = (76.0, 116.0), (160.0, 244.0)
_LEFT, _STEP = WINDOW[0] + 252.0, 64.0
_FOOT = WINDOW[1] + WINDOW[3] - 16
_RISE = 22.0
_RULE_WIDTH = 272.0
_NAME_SHARE = 0.7
"""Where the free foot of a face begins, as a share of its height."""


class HandFacts(NamedTuple):
    """An open hand. `peeked` is the id of the chosen card while its owner holds it up, else nothing."""

    cards: int
    """How many."""
    chosen: int
    peeked: str = ""


class TreacheryHand:
    """The hand, drawn anew only when it changes. What lies face down is not told apart by anything."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._layer, self._texts = layer, texts
        self._said: HandFacts | None = None
        self._marks: list[Drawable] = []

    def show(self, facts: HandFacts | None) -> None:
        """Show a hand, or close it; nothing happens when it is the same as before."""
        if facts == self._said:
            return
        self._said = facts
        for mark in self._marks:
            mark.remove()
        self._marks = []
        if facts is None:
            return
        for place in range(facts.cards):
            self._back(place, chosen=place == facts.chosen)
        if facts.peeked:
            self._face(facts)

    def place_of(self, place: int) -> tuple[float, float]:
        """The middle of a card of the row."""
        return _LEFT + _STEP * place, _FOOT - BACK_SIZE[1] / 2

    def card_at(self, x: float, y: float) -> int | None:
        """The place of the card under x, y; the one further right lies on top."""
        count = self._said.cards if self._said else 0
        wide, high = BACK_SIZE
        for place in reversed(range(count)):
            cx, cy = self.place_of(place)
            if abs(x - cx) <= wide / 2 and abs(y - cy) <= high / 2 + _RISE:
                return place
        return None

    def _back(self, place: int, *, chosen: bool) -> None:
        """One back; the chosen one is raised and has a gilt edge."""
        x, y = self.place_of(place)
        (wide, high), up = BACK_SIZE, _RISE if chosen else 0.0
        if chosen:
            self._marks.append(
                self._layer.box(x - wide / 2 - 3, y - up - high / 2 - 3, wide + 6, high + 6, style.GOLD_LIGHT)
            )
        self._marks.append(self._layer.image(BACK, x, y - up, wide, high, anchor=(0.5, 0.5)))

    def _face(self, facts: HandFacts) -> None:
        """The card that is held up: its face, its name, its rule beside it."""
        left, top = _LEFT + 40 - FACE_SIZE[0] / 2, _FOOT - BACK_SIZE[1] - _RISE - 12 - FACE_SIZE[1]
        self._marks += draw_face(self._layer, self._texts, facts.peeked, left, top)


def draw_face(layer: Layer, texts: Words, card: str, left: float, top: float) -> list[Drawable]:
    """Draw the face of a card with its name, and its rule beside it; returns the marks."""
    wide, high = FACE_SIZE
    marks = draw_card_face(layer, card, left, top, wide, high)
    box = (left + 12, top + high * _NAME_SHARE, wide - 24, high * (1 - _NAME_SHARE) - 10)
    marks += _fitted_name(layer, texts(f"name-{card}"), box)
    return marks + _rule_strip(layer, texts, card, left + wide + 12, top + 4)


def _fitted_name(layer: Layer, words: str, box: Box) -> list[Drawable]:
    """A name in the middle of a face's foot, in as many lines as it takes."""
    x, y, w, h = box
    lines = layer.letters.wrapped(words, 24, wrap=w)
    first = y + h / 2 + 8 - 13 * (len(lines) - 1)
    return [
        layer.text(
            line, x + w / 2, first + 26 * place, layer.letters.fit(line, 24, w),
            colour=style.INK, align="center",
        )
        for place, line in enumerate(lines)
    ]  # fmt: skip


def _rule_strip(layer: Layer, texts: Words, card: str, x: float, y: float) -> list[Drawable]:
    """What the card does, on a strip; a mod's card may have no words for it."""
    key = f"card-{card}"
    if key not in texts:
        return []
    lines = layer.letters.wrapped(texts(key), 23, "fell", wrap=_RULE_WIDTH - 32)
    box = (x, y, _RULE_WIDTH, 27 * len(lines) + 26)
    marks: list[Drawable] = [layer.panel("battle_strip", *box)]
    marks += [
        layer.text(line, x + 16, y + 33 + 27 * place, 23, within=box) for place, line in enumerate(lines)
    ]
    return marks
