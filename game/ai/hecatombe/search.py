"""Look-ahead in the fighting: the best attacks and answers are played on a little in likely worlds."""

from collections.abc import Sequence
from math import fsum

import msgspec

from game.ai.hecatombe.attack_values import DEFENDER
from game.ai.hecatombe.knowledge import Tile
from game.ai.hecatombe.round_forecast import WEIGHTS, RoundForecast
from game.core.rng import Rng
from game.core.rules import Player
from game.rules.hecatombe.actions import Attack, Counter, HecatombeAction

DROPPED_VALUE = -9.0
"""Value, in points, of an option that is not played on."""
COUNTER_FROM = 0.5
"""Symbols of gain (a random one included) from which an imagined defender counter-attacks."""


class Effort(msgspec.Struct, frozen=True):
    """Amount of a strong bot's looking ahead: fixed numbers, never a clock."""

    options: int = 6
    """Most options that are played on."""
    near: float = 0.25
    """Points behind the best option from which an option is not played on."""
    worlds: int = 40
    """Worlds in which each option is played on."""
    attacks: int = 3
    """Attacks that a world is played on."""
    prior: float = 0.5
    """Weight of the look one step ahead beside the worlds, which scatter."""


class World:
    """One imagined course of the fighting."""

    def __init__(self, search: "Search", wanted: list[list[float]], rng: Rng) -> None:
        outlook = search.outlook
        self.search, self.wanted, self.rng = search, wanted, rng
        self.armies = [tiles[:] for tiles in outlook.armies]
        self.captured = [tiles[:] for tiles in outlook.captured]
        self.active, self.father = outlook.view.active, outlook.view.father

    def strike(self, army: Tile, target: Player, prey: Tile, answer: Tile | None) -> None:
        """Carry out one attack and its answer: the army sacrificed, or None to let go (H-12 to H-14)."""
        player = self.active
        own, theirs = self.armies[player], self.armies[target]
        own.remove(army)
        if answer is None:
            theirs.remove(prey)
            self.captured[player].append(prey)
        else:
            theirs.remove(answer)
            self.captured[player].append(army)
        if len(own) == 1 and self.search.retreats:
            self.captured[player].append(own.pop())
        self.active = target
        self.father = player if self.search.fathers else None

    def answer(self, army: Tile, target: Player, prey: Tile) -> Tile | None:
        """The army that the defender would sacrifice, or None to let `prey` go."""
        wanted, theirs = self.wanted[target], self.armies[target]
        worst = min(theirs, key=wanted.__getitem__)
        gain = wanted[prey] - wanted[worst] + DEFENDER.spite * (wanted[prey] - wanted[army])
        return worst if gain + self.rng.random() > COUNTER_FROM else None

    def go_on(self, attacks: int) -> None:
        """Play `attacks` more attacks by rule of thumb: the dearest prey, with one of the better armies."""
        for _ in range(attacks):
            hunted = self.dearest()
            if hunted is None:
                return
            target, prey = hunted
            own = [tile for tile in self.armies[self.active] if tile != prey]
            if not own:
                return
            own.sort(key=self.wanted[self.active].__getitem__)
            army = own[len(own) * 2 // 3]
            self.strike(army, target, prey, self.answer(army, target, prey))

    def dearest(self) -> tuple[Player, Tile] | None:
        """The tile that the active player would hunt, with its owner; None when nobody can be attacked."""
        random, player, wanted = self.rng.random, self.active, self.wanted[self.active]
        best, found = -1.0, None
        for target, theirs in enumerate(self.armies):
            if target not in (player, self.father):
                for prey in theirs:
                    worth = wanted[prey] + random()
                    if worth > best:
                        best, found = worth, (target, prey)
        return found


class Search:
    """Plays the options of one moment on."""

    def __init__(self, outlook: RoundForecast, effort: Effort) -> None:
        self.outlook, self.effort = outlook, effort
        setting = outlook.lore.setting
        self.retreats = not setting.flags.no_retreat
        self.fathers = setting.players >= setting.flags.father_rule_from

    def values(self, options: Sequence[HecatombeAction], first: Sequence[float], rng: Rng) -> list[float]:
        """Values in points: `first` mended by the imagined worlds; what is not played on stays below."""
        effort = self.effort
        order = sorted(range(len(options)), key=lambda place: (-first[place], place))
        limit = first[order[0]] - effort.near
        chosen = [place for place in order[: effort.options] if first[place] >= limit]
        if len(chosen) < 2:
            return list(first)
        sums = dict.fromkeys(chosen, 0.0)
        for _ in range(effort.worlds):
            wanted = self.wishes(rng)
            seed = rng.below(1 << 30)
            for place in chosen:
                sums[place] += self.try_out(options[place], wanted, Rng(seed))
        mean = fsum(sums.values()) / len(chosen) / effort.worlds
        level = fsum(first[place] for place in chosen) / len(chosen)
        values = [DROPPED_VALUE] * len(options)
        for place in chosen:
            played = sums[place] / effort.worlds - mean + level
            values[place] = effort.prior * first[place] + (1 - effort.prior) * played
        return values

    def wishes(self, rng: Rng) -> list[list[float]]:
        """By player and tile: symbols wanted in one likely world; mine are what I believe."""
        outlook = self.outlook
        world = outlook.beliefs.draw(rng)
        place, rows = outlook.lore.place, outlook.lore.rows
        wishes = []
        for player in outlook.seats:
            if player == outlook.me:
                wishes.append(outlook.desire[player])
                continue
            known = [rows[place[world[o][at]]] for o, at in outlook.open if outlook.known_to(player, (o, at))]
            vague = [WEIGHTS.unknown_objective * v for v in outlook.vague[player]]
            wishes.append([fsum(column) for column in zip(vague, *known, strict=True)])
        return wishes

    def try_out(self, option: HecatombeAction, wanted: list[list[float]], rng: Rng) -> float:
        """Points to expect for me after `option`, a few more attacks, and the end of the round."""
        outlook, place = self.outlook, self.outlook.lore.place
        world = World(self, wanted, rng)
        match option:
            case Attack():
                army, prey = place[option.army], place[option.prey]
                world.strike(army, option.target, prey, world.answer(army, option.target, prey))
            case _:
                assault = outlook.view.assault
                assert assault is not None
                answer = place[option.army] if isinstance(option, Counter) else None
                world.strike(place[assault.army], assault.target, place[assault.prey], answer)
        world.go_on(self.effort.attacks)
        return outlook.worth_of(world.armies, world.captured, wanted)
