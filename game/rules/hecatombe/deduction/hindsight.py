"""Hindsight: what every player could have known of the hidden objectives, and when."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from game.core.rules import Player
from game.rules.hecatombe.content import People, Slot
from game.rules.hecatombe.deduction.posterior import objective_beliefs
from game.rules.hecatombe.glimpses import is_seen
from game.rules.hecatombe.review import Replay

Odds = Mapping[Slot, Mapping[People, float]]
"""By objective and people: the probability that the people lies there."""

Believe = Callable[..., Any]
"""`believe(setting, view, story)` of the deduction room."""

SURE_FROM = 0.75
"""Probability from which a viewer could have said it aloud."""


class Insight(msgspec.Struct, frozen=True):
    """The moments at which a viewer could have known one objective, counted from 0."""

    granted: bool = False
    """Whether the rules, or a script before the first attack, let the viewer know it (H-05)."""
    sure: int | None = None
    """The moment from which the truth was clear to the end."""
    leaning: int | None = None
    """The moment from which the truth was the likeliest to the end."""
    mistaken: People | None = None
    """The people that looked likelier at the end than the truth."""


class Hindsight:
    """Beliefs of each player at each moment of a round, worked out only when they are asked for."""

    def __init__(self, book: Replay, believe: Believe = objective_beliefs) -> None:
        self.book, self._believe = book, believe
        self._odds: dict[tuple[int, Player, int], Odds] = {}

    def slots(self, round_: int) -> list[Slot]:
        """Every objective of a round, by owner and place."""
        laid = self.book.rounds[round_].objectives
        return [(owner, place) for owner, tiles in enumerate(laid) for place in range(len(tiles))]

    def truth(self, round_: int, slot: Slot) -> People:
        """The people that lay there."""
        return self.book.rounds[round_].objectives[slot[0]][slot[1]]

    def odds(self, round_: int, player: Player, moment: int) -> Odds:
        """Beliefs of `player` about every objective at a moment; remembered once worked out."""
        key = (round_, player, moment)
        if key not in self._odds:
            book, then = self.book, self.book.moments[round_][moment]
            view = book.rules.observe(then.state, player)
            story = [event.seen_by(player) for event in book.events[round_][: then.told]]
            beliefs = self._believe(book.rules.setting, view, story)
            self._odds[key] = {slot: beliefs.of(*slot) for slot in self.slots(round_)}
        return self._odds[key]

    def missing(self, round_: int, player: Player) -> list[int]:
        """Moments of a round that have not been worked out for `player`."""
        moments = range(len(self.book.moments[round_]))
        return [moment for moment in moments if (round_, player, moment) not in self._odds]

    def insight(self, round_: int, player: Player, slot: Slot) -> Insight | None:
        """When `player` could have known an objective; None while some moments are missing."""
        moments = range(len(self.book.moments[round_]))
        if not moments or self.missing(round_, player):
            return None
        truth = self.truth(round_, slot)
        told = [self._odds[round_, player, moment][slot] for moment in moments]
        if told[0].get(truth, 0.0) == 1.0 and self.granted(round_, player, slot):
            return Insight(granted=True)
        top = _likeliest(told[-1])
        return Insight(
            sure=true_since([odds.get(truth, 0.0) >= SURE_FROM for odds in told]),
            leaning=true_since([_likeliest(odds) == truth for odds in told]),
            mistaken=None if top == truth else top,
        )

    def granted(self, round_: int, player: Player, slot: Slot) -> bool:
        """Whether the rules, or a script, let `player` know an objective from the start (H-05)."""
        owner, place = slot
        setting, moments = self.book.rules.setting, self.book.moments[round_]
        if owner == player or (player == (owner + 1) % setting.players and place < setting.table.known):
            return True
        return bool(moments) and is_seen(moments[0].state.glimpses, player, owner, place)


def _likeliest(odds: Mapping[People, float]) -> People:
    """The likeliest people; of equals the first in print."""
    return max(odds, key=odds.__getitem__)


def true_since(facts: Sequence[bool]) -> int | None:
    """The place from which all of `facts` are true to the end, or None."""
    start = len(facts)
    while start and facts[start - 1]:
        start -= 1
    return start if start < len(facts) else None
