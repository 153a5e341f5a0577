"""The drawer of a bidder: to whom, how many tokens, with a card or without, for which promise (S-18)."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rules import Player
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.layout import DRAWER
from scenes.games.skirmish.table.offers.casing import draw_casing
from scenes.games.skirmish.table.offers.phrases import Bargain, offer_sentence, promise_words
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

TO, TOKENS, CARD, PROMISE = range(4)
"""The rows of the drawer, from above."""
_MOST_DOTS, _MOST_BACKS = 5, 5
_LABEL_X, _VALUE_X, _EDGE = 20.0, 132.0, 18.0
_ROWS = {TO: 86.0, TOKENS: 136.0, CARD: 192.0}
"""The middle of each row, from the top of the drawer."""
_RULE, _AGAINST, _LIST, _LINE = 224.0, 249.0, 258.0, 42.0
_MOST_PROMISES = 3
_SENTENCE, _SENTENCE_LINE, _SENTENCE_SIZE, _SENTENCE_LINES = 411.0, 25.0, 23.0, 3
"""Baseline of the sentence's first line, from the top; how far lines lie apart; their size; how many fit."""


def row_at(box: Box, y: float) -> int | None:
    """The row of a drawer at the height `y`; None: there is none.

    >>> row_at((0, 100, 408, 520), 290), row_at((0, 100, 408, 520), 110)
    (2, None)
    """
    down = y - box[1]
    if _LIST <= down < _LIST + _MOST_PROMISES * (_LINE + 2):
        return PROMISE
    return next((row for row, middle in _ROWS.items() if abs(down - middle) <= 25), None)


class OfferDraft(NamedTuple):
    """An offer in the making, as everybody may see it: of cards only how many, and which place is chosen."""

    bargain: Bargain
    receivers: tuple[Player, ...]
    tokens: int
    most: int
    """Tokens that the bidder has."""
    cards: int
    card: int
    """The place of the card that is offered, -1 none."""
    promises: tuple[Bargain, ...]
    """What may be asked for; one of them is `bargain`."""
    row: int = TO


class OfferDrawer:
    """The drawer, drawn anew only when the draft changes."""

    def __init__(self, layer: Layer, texts: Words, sitters: Sequence[Sitter], box: Box = DRAWER) -> None:
        self._layer, self._texts, self._sitters, self._box = layer, texts, sitters, box
        self._said: OfferDraft | None = None
        self._marks: list[Drawable] = []
        x, y, w, h = box
        self.prompt_box: Box = (x + 16, y + h - 56, w - 32, 46)
        """Where the prompts of the bidder stand."""

    def show(self, draft: OfferDraft | None) -> None:
        """Show a draft, or shut the drawer; nothing happens when it is the same as before."""
        if draft == self._said:
            return
        self._said = draft
        for mark in self._marks:
            mark.remove()
        self._marks = []
        if draft is None:
            return
        bidder = self._sitters[draft.bargain.asker]
        title = self._texts("skirmish-offer-title", player=bidder.name)
        self._marks += draw_casing(self._layer, self._box, bidder, title, "icon_hand")
        self._lit_row(draft.row)
        self._receivers(draft)
        self._tokens(draft)
        self._cards(draft)
        self._promises(draft)
        self._tell(draft)

    def _lit_row(self, row: int) -> None:
        """A light strip behind the row that is changed."""
        if row in _ROWS:
            x, y, w, _ = self._box
            middle = y + _ROWS[row]
            self._marks.append(self._layer.box(x + 8, middle - 25, w - 16, 50, style.LACQUER_3, alpha=190))

    def _label(self, key: str, row: int) -> None:
        """The word before a row."""
        x, y, _, _ = self._box
        words = self._texts(f"skirmish-offer-{key}")
        size = self._layer.letters.fit(words, 25, _VALUE_X - _LABEL_X - 24, "sc")
        self._write(words, x + _LABEL_X, y + _ROWS[row] + 8, size, style.GOLD_LIGHT, face="sc")

    def _write(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        ink: Colour,
        *,
        face: str = "fell",
        align: str = "left",
    ) -> None:
        """Words in the drawer."""
        self._marks.append(
            self._layer.text(words, x, y, size, face=face, colour=ink, align=align, within=self._box)
        )

    def _receivers(self, draft: OfferDraft) -> None:
        """The seals of those to whom one may offer; the chosen one is larger, with a gilt ring."""
        self._label("to", TO)
        x, y, w, _ = self._box
        step = min(62.0, (w - _VALUE_X - 24) / max(1, len(draft.receivers)))
        for place, player in enumerate(draft.receivers):
            chosen = player == draft.bargain.giver
            at = (x + _VALUE_X + 22 + step * place, y + _ROWS[TO])
            radius = min(21.0 if chosen else 18.0, step / 2 - 1)
            if chosen:
                self._marks.append(self._layer.disc(*at, radius + 3, style.GOLD_LIGHT))
            seal = seal_image(self._layer, self._sitters[player], *at, radius)
            seal.alpha = 255 if chosen else 150
            self._marks.append(seal)

    def _tokens(self, draft: OfferDraft) -> None:
        """The coins that are offered, and dots for those that are kept; many are told by a number."""
        self._label("tokens", TOKENS)
        x, y, _, _ = self._box
        left, middle = x + _VALUE_X + 18, y + _ROWS[TOKENS]
        if draft.most > _MOST_DOTS:
            coin = self._layer.image("piece_or_petite", left, middle, 34, 34, anchor=(0.5, 0.5))
            self._marks.append(coin)
            words = self._texts("skirmish-offer-of", n=draft.tokens, most=draft.most)
            self._write(words, left + 28, middle + 9, 25, style.PARCHMENT)
            return
        for place in range(draft.most):
            at = (left + 42 * place, middle)
            paid = place < draft.tokens
            name, edge = ("piece_or_petite", 34.0) if paid else ("battle_unnamed", 28.0)
            self._marks.append(self._layer.image(name, *at, edge, edge, anchor=(0.5, 0.5)))
        if not draft.most:
            words = self._texts("skirmish-offer-no-tokens")
            self._write(words, left - 16, middle + 8, 24, style.PARCHMENT_WORN, face="fell-italic")

    def _cards(self, draft: OfferDraft) -> None:
        """The backs of the hand; the card that is offered is raised, and stays face down."""
        self._label("card", CARD)
        x, y, w, _ = self._box
        left, middle = x + _VALUE_X + 18, y + _ROWS[CARD]
        for place in range(min(draft.cards, _MOST_BACKS)):
            chosen = place == draft.card
            at = (left + 40 * place, middle - (6 if chosen else 0))
            if chosen:
                self._marks.append(self._layer.box(at[0] - 17, at[1] - 25, 34, 50, style.GOLD_LIGHT))
            self._marks.append(self._layer.image("dos_traitrise_mini", *at, 30, 46, anchor=(0.5, 0.5)))
        if draft.card < 0:
            words = self._texts("skirmish-offer-no-card")
            start = left - 16 + 40 * min(draft.cards, _MOST_BACKS)
            size = self._layer.letters.fit(words, 24, x + w - 12 - start, "fell-italic")
            self._write(words, start, middle + 8, size, style.PARCHMENT_WORN, face="fell-italic")

    def _promises(self, draft: OfferDraft) -> None:
        """What is asked for; the chosen one lies on parchment, with its term."""
        x, y, w, _ = self._box
        self._marks.append(
            self._layer.line(x + _EDGE, y + _RULE, x + w - _EDGE, y + _RULE, 1.2, style.GOLD_DARK)
        )
        heading = self._texts("skirmish-offer-against")
        self._write(heading, x + _LABEL_X, y + _AGAINST, 24, style.GOLD_LIGHT, face="sc")
        top = y + _LIST
        for bargain in draft.promises:
            chosen = bargain == draft.bargain
            self._promise(bargain, (x + 10, top, w - 20, _LINE), chosen=chosen, lit=draft.row == PROMISE)
            top += _LINE + 2

    def _promise(self, bargain: Bargain, box: Box, *, chosen: bool, lit: bool) -> None:
        """One promise of the list."""
        x, y, w, h = box
        if chosen:
            if lit:
                self._marks.append(self._layer.box(x - 3, y - 3, w + 6, h + 6, style.GOLD_LIGHT))
            self._marks.append(self._layer.box(x, y, w, h, style.PARCHMENT))
        ink = style.INK if chosen else style.PARCHMENT_WORN
        self._marks.append(self._layer.disc(x + 20, y + 21, 8, style.GARNET if chosen else style.RING_TRACK))
        words = promise_words(bargain, self._texts, self._sitters)
        size = self._layer.letters.fit(words, 25, w - 54)
        self._write(words, x + 42, y + 28, size, ink)

    def _tell(self, draft: OfferDraft) -> None:
        """The whole offer as one sentence at the foot; it grows with what is put into the drawer."""
        x, y, w, _ = self._box
        words = offer_sentence(
            draft.bargain, draft.tokens, card=draft.card >= 0, texts=self._texts, sitters=self._sitters
        )
        letters, room = self._layer.letters, w - 2 * _EDGE
        size = _SENTENCE_SIZE
        lines = letters.wrapped(words, size, "fell-italic", wrap=room)
        if len(lines) > _SENTENCE_LINES:
            size = style.SMALL
            lines = letters.wrapped(words, size, "fell-italic", wrap=room)
        for place, line in enumerate(lines):
            base = y + _SENTENCE + _SENTENCE_LINE * place
            self._write(line, x + _EDGE, base, size, style.GOLD_LIGHT, face="fell-italic")
