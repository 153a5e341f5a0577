"""A letter: what somebody offers, for which promise, and what the bidder's own word has been worth so far."""

from collections.abc import Sequence
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.layout import ANSWERS
from scenes.games.skirmish.table.offers.casing import HEAD, draw_casing
from scenes.games.skirmish.table.offers.phrases import Bargain, promise_words, term_words
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

_PAPER_HIGH = 122.0
_MOST_COINS = 3


class LetterFacts(NamedTuple):
    """A letter as its receiver sees it, but for the card: that one is seen while a button is held."""

    bargain: Bargain
    tokens: int
    card: bool
    record: tuple[int, int]
    """Promises of the bidder that were broken, of those that have ended."""


class OfferLetter:
    """The letter, drawn anew only when another one lies there."""

    def __init__(self, layer: Layer, texts: Words, sitters: Sequence[Sitter], box: Box = ANSWERS[0]) -> None:
        self._layer, self._texts, self._sitters, self._box = layer, texts, sitters, box
        self._said: LetterFacts | None = None
        self._marks: list[Drawable] = []
        x, y, w, h = box
        self.prompt_box: Box = (x + 12, y + h - 48, w - 24, 44)
        """Where the prompts of the receiver stand."""
        self.card_place = (x + w - 56, y + HEAD + 46)
        """The middle of the card in the letter: it turns there for its receiver alone."""

    def show(self, facts: LetterFacts | None) -> None:
        """Show a letter, or put it away; nothing happens when it is the same as before."""
        if facts == self._said:
            return
        self._said = facts
        for mark in self._marks:
            mark.remove()
        self._marks = []
        if facts is None:
            return
        receiver, box = self._sitters[facts.bargain.giver], self._box
        title = self._texts("skirmish-letter-title", player=receiver.name)
        self._marks += draw_casing(self._layer, box, receiver, title, "icon_envelope")
        self._paper(facts)
        self._record(facts)

    def _write(self, words: str, x: float, y: float, room: float, ink: Colour, face: str = "fell") -> None:
        """Words that fit into their room."""
        size = self._layer.letters.fit(words, 24, room, face)
        self._marks.append(self._layer.text(words, x, y, size, face=face, colour=ink, within=self._box))

    def _paper(self, facts: LetterFacts) -> None:
        """The paper: the bidder's seal, what is given, what is asked."""
        x, y, w, _ = self._box
        left, top, wide = x + 12, y + HEAD + 8, w - 24
        bidder = self._sitters[facts.bargain.asker]
        self._marks.append(self._layer.panel("battle_letter", left, top, wide, _PAPER_HIGH))
        self._marks.append(seal_image(self._layer, bidder, left + 34, top + 38, 24))
        words = self._texts("skirmish-letter-gives", player=bidder.name)
        self._write(words, left + 68, top + 32, 170, style.INK)
        self._goods(facts, left + 68, top + 56)
        if facts.card:
            self._marks.append(
                self._layer.image("dos_traitrise_mini", *self.card_place, 40, 61, anchor=(0.5, 0.5))
            )
        promise = promise_words(facts.bargain, self._texts, self._sitters)
        self._write(promise, left + 14, top + 88, wide - 28, style.GARNET)
        term = term_words(facts.bargain, self._texts)
        self._write(term, left + 14, top + 113, wide - 28, style.INK_2, "fell-italic")

    def _goods(self, facts: LetterFacts, x: float, y: float) -> None:
        """Coins side by side, many of them with a number."""
        count = facts.tokens if facts.tokens <= _MOST_COINS else 1
        for place in range(count):
            self._marks.append(
                self._layer.image("piece_or_petite", x + 14 + 30 * place, y - 2, 28, 28, anchor=(0.5, 0.5))
            )
        if facts.tokens > _MOST_COINS:
            self._write(f"× {facts.tokens}", x + 36, y + 6, 80, style.INK)

    def _record(self, facts: LetterFacts) -> None:
        """What the bidder's word has been worth in this battle."""
        x, y, w, _ = self._box
        broken, ended = facts.record
        name = self._sitters[facts.bargain.asker].name
        words = self._texts("skirmish-letter-record", player=name, broken=broken, ended=ended)
        self._write(words, x + 20, y + HEAD + _PAPER_HIGH + 36, w - 40, style.PARCHMENT_WORN, "fell-italic")
