"""The turn cards of the round: turned up ones show their seal, the others keep their secret."""

from collections.abc import Sequence

from game.core.rules import Player
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.layout import COLUMN_WIDTH, TURN_TITLE, turn_card_boxes
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words


class TurnCards:
    """A row of cards under a title; it is drawn anew only when a card is turned."""

    def __init__(self, layer: Layer, texts: Words, sitters: Sequence[Sitter]) -> None:
        self._layer, self._sitters = layer, sitters
        self._said: tuple[tuple[Player, ...], Player] | None = None
        self._marks: list[Drawable] = []
        x, y = TURN_TITLE
        words = texts("skirmish-frame-order")
        size = layer.letters.fit(words, 25, COLUMN_WIDTH - 6, "sc")
        self.title = layer.text(words, x, y, size, face="sc", colour=style.GOLD_LIGHT)

    def show(self, cards: tuple[Player, ...], active: Player) -> None:
        """Show the cards in their order, -1 face down; that of the active player is lit."""
        if (cards, active) == self._said:
            return
        self._said = cards, active
        for mark in self._marks:
            mark.remove()
        self._marks = []
        for owner, box in zip(cards, turn_card_boxes(len(cards)), strict=True):
            self._card(owner, box, active)

    def place(self, number: int) -> Point:
        """The middle of a card, by its place in the row."""
        x, y, w, h = turn_card_boxes(len(self._sitters))[number]
        return x + w / 2, y + h / 2

    def _card(self, owner: Player, box: Box, active: Player) -> None:
        """One card."""
        x, y, w, h = box
        now = owner >= 0 and owner == active
        name = "battle_turn_back" if owner < 0 else "battle_turn_now" if now else "battle_turn_done"
        card = self._layer.image(name, x, y, w, h)
        self._marks.append(card)
        if owner < 0:
            return
        seal = seal_image(self._layer, self._sitters[owner], x + w / 2, y + h / 2, 0.4 * w)
        self._marks.append(seal)
        if not now:
            card.alpha = seal.alpha = 205
