"""A hand of treachery cards: backs in a row; one turns over only while its owner holds a button (S-19)."""

from typing import NamedTuple

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.table.effects.card_flight import BACK, card_face
from scenes.games.skirmish.table.layout import WINDOW
from scenes.shell.null_sound import Words

BACK_SIZE, FACE_SIZE = (76.0, 116.0), (160.0, 244.0)
_LEFT, _STEP = WINDOW[0] + 62.0, 64.0
_FOOT = WINDOW[1] + WINDOW[3] - 16
_RISE = 22.0
_RULE_WIDTH = 300.0
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
        layer, card = self._layer, facts.peeked
        wide, high = FACE_SIZE
        x = max(_LEFT + 40, self.place_of(facts.chosen)[0])
        left, top = x - wide / 2, _FOOT - BACK_SIZE[1] - _RISE - 12 - high
        self._marks.append(layer.image(card_face(layer, card), left, top, wide, high))
        name = self._texts(f"name-{card}")
        self._fitted(name, (left + 12, top + high * _NAME_SHARE, wide - 24, high * (1 - _NAME_SHARE) - 10))
        self._rule(card, left + wide + 12, top + 30)

    def _fitted(self, words: str, box: Box) -> None:
        """A name in the middle of a face's foot, in as many lines as it takes."""
        x, y, w, h = box
        lines = self._layer.letters.wrapped(words, 24, wrap=w)
        first = y + h / 2 + 8 - 13 * (len(lines) - 1)
        for place, line in enumerate(lines):
            self._marks.append(
                self._layer.text(
                    line, x + w / 2, first + 26 * place, self._layer.letters.fit(line, 24, w),
                    colour=style.INK, align="center",
                )
            )  # fmt: skip

    def _rule(self, card: str, x: float, y: float) -> None:
        """What the card does, on a strip; a mod's card may have no words for it."""
        key = f"card-{card}"
        if key not in self._texts:
            return
        lines = self._layer.letters.wrapped(self._texts(key), 23, "fell", wrap=_RULE_WIDTH - 32)
        high = 27 * len(lines) + 26
        box = (x, y, _RULE_WIDTH, high)
        self._marks.append(self._layer.panel("battle_strip", *box))
        for place, line in enumerate(lines):
            self._marks.append(self._layer.text(line, x + 16, y + 33 + 27 * place, 23, within=box))
