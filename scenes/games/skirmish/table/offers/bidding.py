"""Hands that bargain: an offer is made in one's drawer; a letter is taken, declined, countered (S-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.rules import Refusal
from game.core.seat import Seat
from game.input.intents import Intent
from game.rules.skirmish.actions.player import Answer as OfferAnswer
from game.rules.skirmish.flow.questions import MAKE_OFFERS
from scenes.games.skirmish.table.answers.families import REPLIES
from scenes.games.skirmish.table.offers.draft import Draft, shown_letters
from scenes.games.skirmish.table.offers.phrases import LaidOffer
from scenes.match.hands import Answer, PromptSpec

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller

_STEPS = {Intent.LEFT: -1, Intent.RIGHT: 1}
_BID = (
    PromptSpec(Intent.ACCEPT, "skirmish-bid-make"),
    PromptSpec(Intent.BACK, "skirmish-bid-shut"),
    PromptSpec(Intent.PEEK, "skirmish-bid-look"),
)
_READ = (
    PromptSpec(Intent.ACCEPT, "skirmish-letter-take"),
    PromptSpec(Intent.BACK, "skirmish-letter-decline"),
    PromptSpec(Intent.COUNTER, "skirmish-letter-counter"),
    PromptSpec(Intent.DOUBT, "skirmish-letter-later"),
    PromptSpec(Intent.PEEK, "skirmish-bid-look"),
)


class OfferTool:
    """The drawer of one chair: open in anybody's turn, as long as nothing else is asked of it."""

    def __init__(self, seat: Seat) -> None:
        self.draft = Draft(seat.player)

    def takes(self, hand: Controller) -> bool:
        """Whether the drawer is open."""
        return hand.bidding and hand.may_bid

    def prompts(self, hand: Controller) -> tuple[PromptSpec, ...]:
        """Rows, values, the offer itself; the same whatever lies in the hand, if anything does."""
        return _BID if hand.view.hand else _BID[:-1]

    def state(self, hand: Controller) -> object:
        """What the draft says."""
        draft = self.draft
        return draft.row, draft.to, draft.tokens, draft.card, draft.promise

    def feed(self, hand: Controller, intent: Intent) -> Answer:
        """Change the draft, make the offer, or shut the drawer and keep the draft."""
        if intent is Intent.BACK:
            hand.shut_offer()
        elif intent is Intent.ACCEPT:
            return self._make(hand)
        else:
            self.draft.move(hand.view, intent)
        return None

    def _make(self, hand: Controller) -> Answer:
        """The offer: made at once at a moment of offers, else it lies ready for the next one."""
        offer = self.draft.offer(hand.view)
        if offer is None:
            return Refusal("offer-to-whom")
        if not offer.tokens and not offer.card:
            return Refusal("offer-nothing")
        if hand.kind != MAKE_OFFERS:
            hand.table.lay_offers(hand.me, (offer,))
            hand.shut_offer()
            return None
        refusal = hand.seat.refusal(offer)
        if refusal is None:
            hand.shut_offer()
        return refusal or offer


class LetterTool:
    """The letters that lie before one chair: read in anybody's turn, one at a time."""

    def __init__(self, bids: OfferTool) -> None:
        self._bids, self._at = bids, 0

    def takes(self, hand: Controller) -> bool:
        """Whether a letter is open."""
        return (hand.replying or hand.family is REPLIES) and self.letter(hand) is not None

    def letter(self, hand: Controller) -> LaidOffer | None:
        """The letter that is read."""
        letters = shown_letters(hand.view, hand.me)
        return letters[self._at % len(letters)] if letters else None

    def prompts(self, hand: Controller) -> tuple[PromptSpec, ...]:
        """Taken, declined, countered, left for later; the card is seen while a button is held."""
        letter = self.letter(hand)
        return _READ if letter is not None and letter.card else _READ[:-1]

    def state(self, hand: Controller) -> object:
        """Which letter it is."""
        letter = self.letter(hand)
        return None if letter is None else letter.id

    def feed(self, hand: Controller, intent: Intent) -> Answer:
        """Answer the letter, turn to another, or put it away for later."""
        letter = self.letter(hand)
        if letter is None:
            return None
        if intent in _STEPS:
            self._at += _STEPS[intent]
        elif intent in (Intent.ACCEPT, Intent.BACK):
            hand.replying = len(shown_letters(hand.view, hand.me)) > 1
            return OfferAnswer(hand.me, letter.id, intent is Intent.ACCEPT)
        elif intent is Intent.COUNTER:
            self._bids.draft.answer_to(hand.view, letter)
            hand.replying = False
            return hand.begin_offer()
        elif intent is Intent.DOUBT:
            hand.replying = False
        return None
