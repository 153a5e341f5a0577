"""Values of attacks, defences and kept armies: points to expect at the end of the round."""

import math
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from game.ai.hecatombe.knowledge import TableKnowledge, Tile, Totals, sum_of_totals
from game.ai.hecatombe.round_forecast import RoundForecast
from game.core.rules import Player
from game.rules.hecatombe.actions import Attack, Counter, HecatombeAction, LetGo


class DefenderHabits(NamedTuple):
    """Habits of a defender who chooses between letting a tile go and a counter-attack."""

    spite: float = 0.4
    """Weight of the attacker's gain beside the defender's own loss, both in symbols."""
    firmness: float = 2.0
    """Sharpness of the preference for the better answer, per symbol of difference."""


DEFENDER = DefenderHabits()
CHEAP_ARMY_BONUS = 0.001
"""Points, for each symbol less, that break a tie between armies to sacrifice."""
NO_GAIN = 1e-9
"""Points up to which a swap of kept armies counts as no gain."""


class AttackValues:
    """Values of the options of fighting, from one forecast of the round."""

    def __init__(self, outlook: RoundForecast) -> None:
        self.outlook, self.lore = outlook, outlook.lore

    def after(self, player: Player, gone: Sequence[Tile], won: Sequence[Tile] = ()) -> Totals:
        """Totals that `player` ends with once the armies `gone` are gone and the tiles `won` captured."""
        outlook = self.outlook
        armies = list(outlook.armies[player])
        for tile in gone:
            armies.remove(tile)
        taken = [*outlook.captured[player], *won]
        return self.lore.totals(taken + outlook.keepers(player, armies, len(taken)))

    def attacks(self, options: Sequence[Attack]) -> list[float]:
        """Points to expect of each attack, whatever the defender may answer."""
        values = [0.0] * len(options)
        place = self.lore.place
        for target in dict.fromkeys(option.target for option in options):
            opponent = OpponentAttacks(self, target)
            for number, option in enumerate(options):
                if option.target == target:
                    values[number] = opponent.worth(place[option.army], place[option.prey])
        return values

    def defences(self, options: Sequence[HecatombeAction]) -> list[float]:
        """Points to expect of each answer to the attack; raises TypeError for any other action."""
        outlook, place = self.outlook, self.lore.place
        assault = outlook.view.assault
        assert assault is not None
        me, attacker = outlook.me, assault.player
        army, prey = place[assault.army], place[assault.prey]
        first, second = outlook.rivals(me, attacker)
        lost, kept = self.after(attacker, (army,), (prey,)), self.after(attacker, (army,), (army,))
        values = []
        for option in options:
            match option:
                case LetGo():
                    value = outlook.points_beside(self.after(me, (prey,)), lost, first, second)
                case Counter():
                    mine = self.after(me, (place[option.army],))
                    value = outlook.points_beside(mine, kept, first, second)
                    value += CHEAP_ARMY_BONUS * (2 - outlook.desire[me][place[option.army]])
                case _:
                    raise TypeError(f"no defence: {option!r}")
            values.append(value)
        return values


class OpponentAttacks:
    """Values of my attacks on one opponent."""

    def __init__(self, fight: AttackValues, target: Player) -> None:
        self.outlook, self.fight, self.target = fight.outlook, fight, target
        self.columns = fight.lore.columns
        self.first, self.second = self.outlook.rivals(self.outlook.me, target)
        wanted = self.outlook.desire[target]
        armies = self.outlook.armies[target]
        self.wanted = wanted
        self.worst = min(armies, key=lambda tile: wanted[tile])
        self.countered = fight.after(target, (self.worst,))
        self.spent = cache(self._my_totals)
        self.robbed = cache(self._totals_robbed)
        self.loss = cache(self._loss_of)

    def _my_totals(self, army: Tile) -> Totals:
        """My totals without `army` and beside the tile that the attack wins."""
        outlook = self.outlook
        armies = list(outlook.armies[outlook.me])
        armies.remove(army)
        taken = outlook.captured[outlook.me]
        return self.fight.lore.totals(taken + outlook.keepers(outlook.me, armies, len(taken) + 1))

    def _totals_robbed(self, prey: Tile) -> Totals:
        """Totals of the opponent who lets `prey` go."""
        return self.fight.after(self.target, (prey,))

    def _loss_of(self, prey: Tile) -> float:
        """Symbols that the opponent loses by letting `prey` go rather than by a counter-attack."""
        outlook, target = self.outlook, self.target
        taken = len(outlook.captured[target])
        kept = []
        for gone in (self.worst, prey):
            armies = list(outlook.armies[target])
            armies.remove(gone)
            kept.append(math.fsum([self.wanted[tile] for tile in outlook.keepers(target, armies, taken)]))
        return kept[0] - kept[1]

    def lets_go(self, army: Tile, prey: Tile) -> float:
        """Probability that the opponent lets `prey` go when `army` attacks it."""
        gain = self.wanted[prey] - self.wanted[army]
        return 1 / (1 + math.exp(DEFENDER.firmness * (self.loss(prey) + DEFENDER.spite * gain)))

    def worth(self, army: Tile, prey: Tile) -> float:
        """Points to expect of an attack by `army` on `prey`."""
        outlook, spent = self.outlook, self.spent(army)
        leave = self.lets_go(army, prey)
        robbed = outlook.points_beside(
            sum_of_totals(spent, self.columns[prey]), self.robbed(prey), self.first, self.second
        )
        countered = outlook.points_beside(
            sum_of_totals(spent, self.columns[army]), self.countered, self.first, self.second
        )
        return leave * robbed + (1 - leave) * countered


def armies_to_keep(outlook: RoundForecast) -> list[Tile]:
    """Armies to keep beside those chosen already: the set worth most points, as far as swaps find it."""
    lore, me, view = outlook.lore, outlook.me, outlook.view
    sealed = lore.tiles(people for people in view.chosen if people is not None)
    left = list(outlook.armies[me])
    for tile in sealed:
        left.remove(tile)
    base = outlook.captured[me] + sealed
    best = outlook.keepers(me, left, len(base))
    first, second = outlook.rivals(me)
    return _improved_by_swaps(outlook, lore, base, best, left, first, second)


def _improved_by_swaps(
    outlook: RoundForecast,
    lore: TableKnowledge,
    base: Sequence[Tile],
    best: list[Tile],
    left: Sequence[Tile],
    first: Totals,
    second: Totals,
) -> list[Tile]:
    """The kept armies after exchanging one tile for another as long as that gains points."""
    worth = outlook.points(lore.totals([*base, *best]), first, second)
    for _ in range(len(best)):
        spare = list(left)
        for tile in best:
            spare.remove(tile)
        candidates = [
            [*best[:place], tile, *best[place + 1 :]]
            for place in range(len(best))
            for tile in sorted(set(spare))
        ]
        values = [outlook.points(lore.totals([*base, *tiles]), first, second) for tiles in candidates]
        if not values or max(values) <= worth + NO_GAIN:
            break
        worth = max(values)
        best = candidates[values.index(worth)]
    return best
