"""An offer in the making: to whom, tokens, a card, a promise; it is kept while its drawer is shut. Pure."""

from collections.abc import Sequence

from game.core.rules import Player
from game.input.intents import Intent
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.actions.player import MakeOffer
from game.rules.skirmish.treachery.promises import NAME, NOT_CHARGE, NOT_NAME
from game.rules.skirmish.turn.naming import Phase
from scenes.games.skirmish.table.offers.drawer import CARD, PROMISE, TO, TOKENS, OfferDraft
from scenes.games.skirmish.table.offers.phrases import Bargain, LaidOffer
from scenes.games.skirmish.table.shown import NOBODY

_ROWS = (TO, TOKENS, CARD, PROMISE)
_SEEN = 3
"""Promises that the drawer has room for."""
NO_CARD = -1


def open_receivers(view: SkirmishView, player: Player) -> list[Player]:
    """Living opponents to whom a player has made no offer that still lies there (S-18)."""
    done = {offer.to for offer in view.offers if offer.by == player}
    living = {unit.owner for unit in view.units if unit.models > 0}
    return [one for one in range(view.players) if one != player and one in living and one not in done]


def may_offer(view: SkirmishView, player: Player) -> bool:
    """Whether a player has a token or a card left, and somebody to offer it to: all of it is public."""
    own = [offer for offer in view.offers if offer.by == player]
    left = view.tokens[player] - sum(offer.tokens for offer in own)
    cards = view.hands[player] - sum(bool(offer.card) for offer in own)
    return (
        view.flags.bribes and not view.over and (left > 0 or cards > 0) and bool(open_receivers(view, player))
    )


class Draft:
    """The draft of one chair; whatever it says is cut to what may be offered now."""

    def __init__(self, player: Player) -> None:
        self.me = player
        self.row = TO
        self.to: Player = NOBODY
        self.tokens = 1
        self.card = NO_CARD
        """The place of the card in the hand; NO_CARD: none."""
        self.promise = 0

    def promises(self, view: SkirmishView) -> list[Bargain]:
        """What the receiver may be asked to promise (S-18)."""
        living = sorted({unit.owner for unit in view.units if unit.models > 0})
        found = [Bargain(self.me, self.to, NOT_CHARGE)]
        if len(living) > 2:
            found.insert(0, Bargain(self.me, self.to, NOT_NAME))
            if self.to == view.active:
                phase = view.phase or Phase.MOVEMENT.value
                others = [one for one in living if one not in (self.to, self.me)]
                found += [Bargain(self.me, self.to, NAME, one, phase) for one in others]
        return found

    def _cards(self, view: SkirmishView) -> int:
        """How many cards the hand holds."""
        return view.hands[self.me]

    def _most(self, view: SkirmishView) -> int:
        """Tokens that are not offered yet."""
        return view.tokens[self.me] - sum(one.tokens for one in view.offers if one.by == self.me)

    def tidy(self, view: SkirmishView) -> None:
        """Cut the draft to what may be offered now."""
        receivers = open_receivers(view, self.me)
        if self.to not in receivers:
            self.to = next(iter(receivers), NOBODY)
        self.tokens = max(0, min(self.tokens, self._most(view)))
        self.card = min(self.card, self._cards(view) - 1)
        self.promise = max(0, min(self.promise, len(self.promises(view)) - 1))

    def facts(self, view: SkirmishView) -> OfferDraft | None:
        """The draft as everybody may see it; None: there is nobody left to offer to."""
        self.tidy(view)
        if self.to == NOBODY:
            return None
        promises = self.promises(view)
        first = max(0, min(self.promise - 1, len(promises) - _SEEN))
        return OfferDraft(
            promises[self.promise],
            tuple(open_receivers(view, self.me)),
            self.tokens,
            self._most(view),
            self._cards(view),
            self.card,
            tuple(promises[first : first + _SEEN]),
            self.row,
        )

    def move(self, view: SkirmishView, intent: Intent) -> bool:
        """Another row, or another value in it; False: the press means nothing here."""
        self.tidy(view)
        if intent in (Intent.UP, Intent.DOWN):
            self.row = _ROWS[(self.row + (1 if intent is Intent.DOWN else -1)) % len(_ROWS)]
            return True
        if intent not in (Intent.LEFT, Intent.RIGHT):
            return False
        by = 1 if intent is Intent.RIGHT else -1
        if self.row == TO:
            receivers = open_receivers(view, self.me)
            if receivers:
                self.to = receivers[(receivers.index(self.to) + by) % len(receivers)]
                self.promise = min(self.promise, 1)
        elif self.row == TOKENS:
            self.tokens = max(0, min(self._most(view), self.tokens + by))
        elif self.row == CARD:
            self.card = (self.card + 1 + by) % (self._cards(view) + 1) - 1
        else:
            self.promise = (self.promise + by) % len(self.promises(view))
        self.tidy(view)
        return True

    def offer(self, view: SkirmishView) -> MakeOffer | None:
        """The offer that the draft says, by the view of its own chair; None: to nobody."""
        facts = self.facts(view)
        if facts is None:
            return None
        bargain, hand = facts.bargain, view.hand
        card = hand[self.card] if 0 <= self.card < len(hand) else ""
        return MakeOffer(self.me, self.to, bargain.kind, self.tokens, card, bargain.enemy, bargain.phase)

    def answer_to(self, view: SkirmishView, offer: LaidOffer) -> None:
        """Begin a counter-offer: as many tokens to whoever wrote, for the same kind of word."""
        self.to, self.tokens, self.card, self.row = offer.by, max(1, offer.tokens), NO_CARD, TOKENS
        asked = [(one.kind, one.enemy) for one in self.promises(view)]
        alike = [place for place, (kind, _) in enumerate(asked) if kind == offer.kind]
        wanted = (offer.kind, offer.enemy)
        self.promise = asked.index(wanted) if wanted in asked else next(iter(alike), 0)
        self.tidy(view)


def shown_letters(view: SkirmishView, player: Player) -> Sequence[LaidOffer]:
    """The offers that lie before a player, the oldest first."""
    return [offer for offer in view.offers if offer.to == player]
