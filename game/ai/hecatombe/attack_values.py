"""The worth of attacks, defences and keepers: points to expect at the end of the round."""

import math
from collections.abc import Sequence
from functools import cache

from game.ai.hecatombe.knowledge import TableKnowledge, Tile, Totals, sum_of_totals
from game.ai.hecatombe.round_forecast import RoundForecast
from game.core.rules import Player
from game.rules.hecatombe.actions import Attack, Counter, HecatombeAction, LetGo

SPITE = 0.4
"""How much a defender minds what his attacker gains, beside what he loses himself."""
FIRM = 2.0
"""How surely a defender does what seems best for him."""


class AttackValues:
    """Judges the fighting from one outlook."""

    def __init__(self, outlook: RoundForecast) -> None:
        self.outlook, self.lore = outlook, outlook.lore

    def after(self, player: Player, gone: Sequence[Tile], won: Sequence[Tile] = ()) -> Totals:
        """What a player ends with once these armies are gone and these tiles are captured."""
        outlook = self.outlook
        armies = list(outlook.armies[player])
        for tile in gone:
            armies.remove(tile)
        taken = [*outlook.captured[player], *won]
        return self.lore.totals(taken + outlook.keepers(player, armies, len(taken)))

    def attacks(self, options: Sequence[Attack]) -> list[float]:
        """The worth of each attack, whatever the defender may answer."""
        found = [0.0] * len(options)
        place = self.lore.place
        for target in dict.fromkeys(option.target for option in options):
            duel = OpponentAttacks(self, target)
            for number, option in enumerate(options):
                if option.target == target:
                    found[number] = duel.worth(place[option.army], place[option.prey])
        return found

    def defences(self, options: Sequence[HecatombeAction]) -> list[float]:
        """The worth of each answer to the attack."""
        outlook, place = self.outlook, self.lore.place
        assault = outlook.view.assault
        assert assault is not None
        me, foe = outlook.me, assault.player
        army, prey = place[assault.army], place[assault.prey]
        first, second = outlook.rivals(me, foe)
        lost, kept = self.after(foe, (army,), (prey,)), self.after(foe, (army,), (army,))
        found = []
        for option in options:
            match option:
                case LetGo():
                    value = outlook.points_beside(self.after(me, (prey,)), lost, first, second)
                case Counter():
                    mine = self.after(me, (place[option.army],))
                    value = outlook.points_beside(mine, kept, first, second)
                    value += 0.001 * (2 - outlook.desire[me][place[option.army]])
                case _:
                    raise TypeError(f"no defence: {option!r}")
            found.append(value)
        return found


class OpponentAttacks:
    """My attacks on one opponent."""

    def __init__(self, fight: AttackValues, target: Player) -> None:
        self.outlook, self.fight, self.target = fight.outlook, fight, target
        self.rows = fight.lore.rows
        self.first, self.second = self.outlook.rivals(self.outlook.me, target)
        wanted = self.outlook.desire[target]
        armies = self.outlook.armies[target]
        self.wanted = wanted
        self.worst = min(armies, key=lambda tile: wanted[tile])
        self.countered = fight.after(target, (self.worst,))
        self.spent = cache(self._spent)
        self.robbed = cache(self._robbed)
        self.loss = cache(self._loss)

    def _spent(self, army: Tile) -> Totals:
        """What I end with beside the tile that the attack wins, `army` being gone."""
        outlook = self.outlook
        armies = list(outlook.armies[outlook.me])
        armies.remove(army)
        taken = outlook.captured[outlook.me]
        return self.fight.lore.totals(taken + outlook.keepers(outlook.me, armies, len(taken) + 1))

    def _robbed(self, prey: Tile) -> Totals:
        """What he ends with if he lets it go."""
        return self.fight.after(self.target, (prey,))

    def _loss(self, prey: Tile) -> float:
        """How much more he loses by letting it go than by a counter-attack, in symbols he wants."""
        outlook, target = self.outlook, self.target
        taken = len(outlook.captured[target])
        kept = []
        for gone in (self.worst, prey):
            armies = list(outlook.armies[target])
            armies.remove(gone)
            kept.append(sum([self.wanted[tile] for tile in outlook.keepers(target, armies, taken)]))
        return kept[0] - kept[1]

    def lets_go(self, army: Tile, prey: Tile) -> float:
        """The chance that he lets it go."""
        gain = self.wanted[prey] - self.wanted[army]
        return 1 / (1 + math.exp(FIRM * (self.loss(prey) + SPITE * gain)))

    def worth(self, army: Tile, prey: Tile) -> float:
        """Points to expect from one attack."""
        outlook, spent = self.outlook, self.spent(army)
        leave = self.lets_go(army, prey)
        robbed = outlook.points_beside(
            sum_of_totals(spent, self.rows[prey]), self.robbed(prey), self.first, self.second
        )
        countered = outlook.points_beside(
            sum_of_totals(spent, self.rows[army]), self.countered, self.first, self.second
        )
        return leave * robbed + (1 - leave) * countered


def armies_to_keep(outlook: RoundForecast) -> list[Tile]:
    """The armies to keep beside those chosen already: the set that is worth most, as far as swaps find it."""
    lore, me, view = outlook.lore, outlook.me, outlook.view
    sealed = lore.tiles(people for people in view.chosen if people is not None)
    left = list(outlook.armies[me])
    for tile in sealed:
        left.remove(tile)
    base = outlook.captured[me] + sealed
    best = outlook.keepers(me, left, len(base))
    first, second = outlook.rivals(me)
    return _swapped(outlook, lore, base, best, left, first, second)


def _swapped(
    outlook: RoundForecast,
    lore: TableKnowledge,
    base: Sequence[Tile],
    best: list[Tile],
    left: Sequence[Tile],
    first: Totals,
    second: Totals,
) -> list[Tile]:
    """Exchange one tile for another as long as that gains."""
    worth = outlook.points(lore.totals([*base, *best]), first, second)
    for _ in range(len(best)):
        spare = list(left)
        for tile in best:
            spare.remove(tile)
        tries = [
            [*best[:place], tile, *best[place + 1 :]]
            for place in range(len(best))
            for tile in sorted(set(spare))
        ]
        values = [outlook.points(lore.totals([*base, *tiles]), first, second) for tiles in tries]
        if not values or max(values) <= worth + 1e-9:
            break
        worth = max(values)
        best = tries[values.index(worth)]
    return best
