"""Memory of the cards that one seat knows to lie in the Court, and how sure it still is of each."""

from game.core.rules import UNKNOWN, Event, Player
from game.rules.complots.events import CardsReplaced, ExchangeDrawn, ExchangeMade

FORGOTTEN_BELOW = 0.05
"""Probability below which a card is no longer remembered."""
TYPICAL_COURT = 6
"""Cards in the Court from which an unseen draw is taken to come."""


class CourtMemory:
    """Cards that `me` put into the Court or saw go there, until somebody may have drawn them."""

    def __init__(self, me: Player) -> None:
        self.me = me
        self.cards: list[tuple[str, float]] = []
        """Each card with the probability that it still lies there."""

    def hear(self, event: Event) -> None:
        """Follow the cards that `event` moves into or out of the Court."""
        match event:
            case CardsReplaced(player=player, cards=cards, drawn=drawn):
                self.put(cards)
                self.take(drawn if player == self.me else (UNKNOWN,) * len(drawn))
            case ExchangeDrawn(player=player, cards=cards):
                self.take(cards)
            case ExchangeMade(returned=returned):
                self.put(returned)

    def put(self, cards: tuple[str, ...]) -> None:
        """Remember `cards` that go into the Court; backs are not remembered."""
        self.cards += [(card, 1.0) for card in cards if card != UNKNOWN]

    def take(self, cards: tuple[str, ...]) -> None:
        """Forget `cards` that come out: known ones are struck off, backs make all others less sure."""
        for card in cards:
            if card == UNKNOWN:
                stays = 1 - 1 / TYPICAL_COURT
                self.cards = [(c, p * stays) for c, p in self.cards if p * stays > FORGOTTEN_BELOW]
                continue
            known = [entry for entry in self.cards if entry[0] == card]
            if known:
                self.cards.remove(min(known, key=lambda entry: entry[1]))
