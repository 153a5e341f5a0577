"""Cards that one seat knows to lie in the Court, and how sure it still is of each."""

from game.core.rules import UNKNOWN, Event, Player
from game.rules.complots.events import CardsReplaced, ExchangeDrawn, ExchangeMade

FORGOTTEN = 0.05
TYPICAL_COURT = 6


class CourtMemory:
    """What `me` put into the Court or saw go there, until somebody may have drawn it."""

    def __init__(self, me: Player) -> None:
        self.me = me
        self.cards: list[tuple[str, float]] = []
        """Each card with the probability that it still lies there."""

    def hear(self, event: Event) -> None:
        """Follow the cards of one event."""
        match event:
            case CardsReplaced(player=player, cards=cards, drawn=drawn):
                self.put(cards)
                self.take(drawn if player == self.me else (UNKNOWN,) * len(drawn))
            case ExchangeDrawn(player=player, cards=cards):
                self.take(cards)
            case ExchangeMade(returned=returned):
                self.put(returned)

    def put(self, cards: tuple[str, ...]) -> None:
        """Cards go in; backs are not remembered."""
        self.cards += [(card, 1.0) for card in cards if card != UNKNOWN]

    def take(self, cards: tuple[str, ...]) -> None:
        """Cards come out: known ones are struck off, backs make the others less sure."""
        for card in cards:
            if card == UNKNOWN:
                stays = 1 - 1 / TYPICAL_COURT
                self.cards = [(c, p * stays) for c, p in self.cards if p * stays > FORGOTTEN]
                continue
            known = [entry for entry in self.cards if entry[0] == card]
            if known:
                self.cards.remove(min(known, key=lambda entry: entry[1]))
