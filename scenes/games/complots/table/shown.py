"""What the picture says now; it runs behind the facts and catches up with the events."""

from game.rules.complots import ComplotsView


class Shown:
    """The numbers and cards that the table shows; when nothing moves they equal the public view."""

    def __init__(self, view: ComplotsView) -> None:
        self.coins = list(view.coins)
        self.hidden = list(view.hidden)
        self.lost = [list(cards) for cards in view.lost]
        self.court = view.court
        self.treasury = view.treasury
        self.reserve = view.reserve
        self.turn = view.turn
        self.active = view.active
        self.sides = list(view.sides)
        self.won = view.winner
        """Who has the last word; None before."""

    def differs(self, view: ComplotsView) -> list[str]:
        """Return the differences between the picture and the facts; empty when it has caught up."""
        pairs = {
            "coins": (tuple(self.coins), view.coins),
            "hidden": (tuple(self.hidden), view.hidden),
            "lost": (tuple(tuple(cards) for cards in self.lost), view.lost),
            "court": (self.court, view.court),
            "treasury": (self.treasury, view.treasury),
            "reserve": (self.reserve, view.reserve),
            "turn": (self.turn, view.turn),
            "active": (self.active, view.active),
            "won": (self.won, view.winner),
            "sides": (tuple(self.sides), view.sides),
        }
        return [f"{name}: {shown} for {fact}" for name, (shown, fact) in pairs.items() if shown != fact]
