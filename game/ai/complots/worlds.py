"""Worlds that a view may be looking at, dealt as often as the story makes them likely."""

from bisect import bisect_right
from itertools import accumulate
from math import fsum

from game.ai.complots.hand_odds import Odds
from game.ai.complots.hand_table import hand_table
from game.core.rng import Rng
from game.core.rules import Player
from game.core.whole_numbers import nearest_whole
from game.rules.complots.determinize import build_world, determinize
from game.rules.complots.state import ComplotsState

REDRAWS_PER_HAND = 2
"""Times that every hand of a dealt world is drawn again, given all the others."""
DEALS_TRIED = 4
"""Deals that may run out of cards before a plain `determinize` takes their place."""


class Worlds:
    """A dealer of worlds for one view; hands are drawn one by one, each given the others."""

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        view = odds.view
        self.others = tuple(p for p, count in enumerate(view.hidden) if count and p != view.me)
        self.held: dict[Player, int] = {}
        self.pool: list[float] = []

    def deal(self, rng: Rng) -> ComplotsState:
        """Deal one world that `odds.view` may be looking at."""
        odds = self.odds
        for _ in range(DEALS_TRIED):
            court = self._known_court(rng)
            pick = self._drawn_pick(rng)
            if self._draw_hands(pick, rng):
                return self._lay_out(pick, court, rng)
        return determinize(odds.lore.setting, odds.view, rng)

    def _known_court(self, rng: Rng) -> list[int]:
        """Set aside the cards that I remember in the Court, as far as they still lie there."""
        odds = self.odds
        self.pool = [float(count) for count in odds.pool]
        court: list[int] = []
        for card, stays in odds.reading.court.cards:
            number = odds.lore.number[card]
            if self.pool[number] > 0 and len(court) < odds.view.court and rng.random() < stays:
                self.pool[number] -= 1
                court.append(number)
        return court

    def _drawn_pick(self, rng: Rng) -> int | None:
        """Draw the pick of the other of two players and lay it into the pool (C-06); else None."""
        odds = self.odds
        if odds.picks is None:
            return None
        pick = odds.picks[0]
        if len(odds.picks) > 1 and self.others:
            weights = []
            for possible in odds.picks:
                self.pool[possible] += 1
                weights.append(fsum(odds.hands(self.others[0], self.pool, possible)))
                self.pool[possible] -= 1
            drawn = _draw_place(weights, rng)
            pick = odds.picks[drawn if drawn is not None else rng.below(len(odds.picks))]
        self.pool[pick] += 1
        return pick

    def _draw_hands(self, pick: int | None, rng: Rng) -> bool:
        """Draw every hand, then each again given the others; return whether the cards sufficed."""
        self.held = {}
        for player in self.others:
            if not self._draw_hand(player, pick, rng):
                return False
        for _ in range(REDRAWS_PER_HAND if len(self.others) > 1 else 0):
            for player in self.others:
                self._give_back(player)
                if not self._draw_hand(player, pick, rng):
                    return False
        return True

    def _draw_hand(self, player: Player, pick: int | None, rng: Rng) -> bool:
        """Draw `player`'s hand out of the pool; return whether there was a possible one."""
        hand = _draw_place(self.odds.hands(player, self.pool, pick), rng)
        if hand is None:
            return False
        self.held[player] = hand
        self._change_pool(player, -1)
        return True

    def _give_back(self, player: Player) -> None:
        """Return `player`'s drawn hand to the pool."""
        self._change_pool(player, +1)

    def _change_pool(self, player: Player, step: int) -> None:
        """Add `step` copies of each card of `player`'s drawn hand to the pool."""
        for character in self._cards_from_pool(player):
            self.pool[character] += step

    def _cards_from_pool(self, player: Player) -> list[int]:
        """The cards of `player`'s hand that came out of the pool: all but the one shown to me."""
        size = self.odds.view.hidden[player]
        cards = list(hand_table(len(self.pool), size).hands[self.held[player]])
        shown = self.odds.shown(player)
        if shown is not None:
            cards.remove(shown)
        return cards

    def _lay_out(self, pick: int | None, court: list[int], rng: Rng) -> ComplotsState:
        """Arrange the pool as `build_world` takes it: the Court first, the lowest other seat last."""
        odds, names = self.odds, self.odds.lore.characters
        loose = [n for n, count in enumerate(self.pool) for _ in range(nearest_whole(count))]
        rng.shuffle(loose)
        rest = court + loose[: odds.view.court - len(court)]
        rng.shuffle(rest)
        arranged = rest + loose[odds.view.court - len(court) :]
        for player in reversed(self.others):
            cards = self._cards_from_pool(player)
            rng.shuffle(cards)
            arranged += cards
        picked = None if pick is None else names[pick]
        return build_world(odds.view, [names[n] for n in arranged], picked, rng)


def _draw_place(weights: list[float], rng: Rng) -> int | None:
    """Draw a place as often as its weight says, or None when all are zero."""
    sums = list(accumulate(weights))
    if not sums or sums[-1] <= 0:
        return None
    return min(bisect_right(sums, rng.random() * sums[-1]), len(sums) - 1)
