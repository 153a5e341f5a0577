"""Forecast of a round: who wants which tiles, who ends with what, and the points to expect."""

import math
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from game.ai.hecatombe.knowledge import TableKnowledge, Tile, Totals
from game.core.rules import Player
from game.rules.hecatombe.content import Slot
from game.rules.hecatombe.deduction.posterior import Beliefs
from game.rules.hecatombe.view import HecatombeView


class ForecastWeights(NamedTuple):
    """Guesses behind a forecast of the round."""

    unknown_objective: float = 0.5
    """Weight of an objective that a player does not know in what that player seems to want."""
    settled_doubt: float = 0.45
    """Symbols of doubt about every total when all is settled."""
    fighting_doubt: float = 1.3
    """Symbols of doubt added while all armies stand."""
    live_from: float = 1e-6
    """Expected open objectives of a people from which it counts."""


WEIGHTS = ForecastWeights()
ABSENT_TOTAL = -32
"""The total, in symbols, of a rival who is not there."""
GREATEST_DIFFERENCE = 96
"""Symbols by which totals differ at most: in the largest box one may have 60 against an absent rival."""


class RoundForecast:
    """The numbers of one view and of what its player believes: wishes, final totals, points."""

    def __init__(self, lore: TableKnowledge, view: HecatombeView, beliefs: Beliefs) -> None:
        self.lore, self.view, self.beliefs, self.me = lore, view, beliefs, view.me
        self.armies = [lore.tiles(tiles) for tiles in view.armies]
        self.captured = [lore.tiles(tiles) for tiles in view.captured]
        self.seats = range(view.players)
        self.open = [slot for slot, shown in _all_slots(view) if not shown]
        self.chances: dict[Slot, list[float]] = {slot: self.spread(beliefs.of(*slot)) for slot in self.open}
        self.weight = [math.fsum(chances[aim] for chances in self.chances.values()) for aim in lore.aims]
        """By people: the number of its open objectives to expect."""
        self.live = [aim for aim in lore.aims if self.weight[aim] > WEIGHTS.live_from]
        self.desire = [self.desires(player) for player in self.seats]
        """By player and tile: the symbols that the player seems to see in it."""
        self.odds = self.odds_table()

    def spread(self, chances: Mapping[str, float]) -> list[float]:
        """A probability for every people."""
        return [chances.get(people, 0.0) for people in self.lore.peoples]

    def known_to(self, player: Player, slot: Slot) -> bool:
        """Whether `player` may look at the objective in `slot`, or a script let the player see it (H-05)."""
        owner, place = slot
        right = (player - 1) % self.view.players
        known = owner == player or (owner == right and place < self.lore.setting.table.known)
        return known or self.view.was_seen(player, owner, place)

    def desires(self, player: Player) -> list[float]:
        """Worth of each tile to `player`, in symbols; to me, as I believe."""
        wanted = [0.0] * len(self.lore.peoples)
        for slot, chances in self.chances.items():
            share = 1.0 if player == self.me or self.known_to(player, slot) else WEIGHTS.unknown_objective
            for aim in self.lore.aims:
                if chances[aim]:
                    wanted[aim] += share * chances[aim]
        return [
            math.fsum([w * s for w, s in zip(wanted, row, strict=True) if s]) for row in self.lore.columns
        ]

    @cached_property
    def vague(self) -> list[list[float]]:
        """By player and tile: symbols for the objectives that the player does not know."""
        rows = []
        for player in self.seats:
            wanted = [0.0] * len(self.lore.peoples)
            for slot, chances in self.chances.items():
                if not self.known_to(player, slot):
                    wanted = [a + b for a, b in zip(wanted, chances, strict=True)]
            rows.append(
                [
                    math.fsum([w * s for w, s in zip(wanted, row, strict=True) if s])
                    for row in self.lore.columns
                ]
            )
        return rows

    def worth_of(
        self, armies: Sequence[Sequence[Tile]], captured: Sequence[list[Tile]], wanted: Sequence[list[float]]
    ) -> float:
        """Points to expect for me once the fighting has come to these armies and captured tiles."""
        finals = []
        for player, tiles in enumerate(captured):
            best = sorted(armies[player], key=wanted[player].__getitem__, reverse=True)
            finals.append(self.lore.totals(tiles + best[: max(0, self.lore.goal - len(tiles))]))
        mine = finals.pop(self.me)
        return self.points(mine, *_two_best(finals, len(self.lore.peoples)))

    def odds_table(self) -> list[float]:
        """Probability that a total stays ahead of another, by difference + `GREATEST_DIFFERENCE`."""
        standing = sum([len(tiles) for tiles in self.armies])
        start = sum(self.lore.setting.table.tiles - self.lore.setting.table.objectives for _ in self.seats)
        doubt = WEIGHTS.settled_doubt + WEIGHTS.fighting_doubt * standing / start
        return [
            1 / (1 + math.exp(-(place - GREATEST_DIFFERENCE) / doubt))
            for place in range(2 * GREATEST_DIFFERENCE + 1)
        ]

    def keepers(self, player: Player, armies: Sequence[Tile], taken: int) -> list[Tile]:
        """Armies that `player` would keep, having captured `taken` tiles (H-17)."""
        wanted = self.desire[player]
        best = sorted(armies, key=lambda tile: -wanted[tile])
        return best[: max(0, self.lore.goal - taken)]

    def final(self, player: Player) -> Totals:
        """Totals that `player` seems to end with."""
        taken = self.captured[player]
        return self.lore.totals(taken + self.keepers(player, self.armies[player], len(taken)))

    @cached_property
    def strongest(self) -> Player:
        """The opponent who seems to gather most."""
        rivals = [player for player in self.seats if player != self.me]
        return max(rivals, key=lambda player: self.might(self.final(player)))

    def might(self, totals: Totals) -> float:
        """Symbols of `totals` that will count, over all open objectives."""
        return math.fsum([self.weight[aim] * totals[aim] for aim in self.live])

    def own(self) -> list[Tile]:
        """Objectives of mine that are still open."""
        view, place = self.view, self.lore.place
        return [place[view.objectives[owner][at]] for owner, at in self.open if owner == self.me]

    def gives_away(self, tile: Tile) -> bool:
        """Whether `tile` has a symbol of my own open objectives."""
        return any(self.lore.rows[aim][tile] for aim in self.own())

    def rivals(self, *without: Player) -> tuple[Totals, Totals]:
        """The highest and second highest total of all players but `without`, by objective."""
        finals = [self.final(player) for player in self.seats if player not in without]
        return _two_best(finals, len(self.lore.peoples))

    def points(self, mine: Totals, first: Totals, second: Totals) -> float:
        """Points to expect with totals `mine` against the best two totals of the others (H-21, H-22)."""
        odds, weight = self.odds, self.weight
        total = 0.0
        for aim in self.live:
            place = mine[aim] + GREATEST_DIFFERENCE
            total += weight[aim] * (odds[place - first[aim]] + odds[place - second[aim]])
        return total

    def points_beside(self, mine: Totals, other: Totals, first: Totals, second: Totals) -> float:
        """Points to expect as by `points`, with one more rival's totals `other` beside the best two."""
        odds, weight = self.odds, self.weight
        total = 0.0
        for aim in self.live:
            place, high, low, new = mine[aim] + GREATEST_DIFFERENCE, first[aim], second[aim], other[aim]
            if new > high:
                high, low = new, high
            elif new > low:
                low = new
            total += weight[aim] * (odds[place - high] + odds[place - low])
        return total


def _two_best(finals: Sequence[Totals], size: int) -> tuple[Totals, Totals]:
    """The highest and the second highest of some totals, objective by objective."""
    first, second = [ABSENT_TOTAL] * size, [ABSENT_TOTAL] * size
    for totals in finals:
        for aim, total in enumerate(totals):
            if total > first[aim]:
                first[aim], second[aim] = total, first[aim]
            elif total > second[aim]:
                second[aim] = total
    return first, second


def _all_slots(view: HecatombeView) -> list[tuple[Slot, bool]]:
    """Every objective's slot and whether all have seen it."""
    return [
        ((owner, place), shown) for owner, laid in enumerate(view.shown) for place, shown in enumerate(laid)
    ]
