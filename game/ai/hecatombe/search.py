"""Look-ahead in the fighting: the best attacks and answers are played on a little in likely worlds."""

from collections.abc import Sequence

import msgspec

from game.ai.hecatombe.attack_values import SPITE
from game.ai.hecatombe.knowledge import Tile
from game.ai.hecatombe.round_forecast import GUESS, RoundForecast
from game.core.rng import Rng
from game.core.rules import Player
from game.rules.hecatombe.actions import Attack, Counter, HecatombeAction

DROPPED = -9.0
"""Worth of an option that is not looked at again."""


class Effort(msgspec.Struct, frozen=True):
    """How much a strong bot looks ahead: fixed numbers, never a clock."""

    options: int = 6
    """So many options are played on."""
    near: float = 0.25
    """Options worse than the best by more points are not."""
    worlds: int = 40
    attacks: int = 3
    """How far a world is played on."""
    prior: float = 0.5
    """Weight of the look one step ahead beside what is played, which scatters."""


class World:
    """One imagined course of the fighting."""

    def __init__(self, search: "Search", wanted: list[list[float]], rng: Rng) -> None:
        outlook = search.outlook
        self.search, self.wanted, self.rng = search, wanted, rng
        self.armies = [tiles[:] for tiles in outlook.armies]
        self.captured = [tiles[:] for tiles in outlook.captured]
        self.active, self.father = outlook.view.active, outlook.view.father

    def strike(self, army: Tile, target: Player, prey: Tile, answer: Tile | None) -> None:
        """One attack and its answer: the army sacrificed, or None to let it go (H-12 to H-14)."""
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
        """What the defender would do."""
        wanted, theirs = self.wanted[target], self.armies[target]
        worst = min(theirs, key=wanted.__getitem__)
        gain = wanted[prey] - wanted[worst] + SPITE * (wanted[prey] - wanted[army])
        return worst if gain + self.rng.random() > 0.5 else None

    def go_on(self, attacks: int) -> None:
        """Some more attacks, by rule of thumb: the dearest prey, with one of the better armies."""
        for _ in range(attacks):
            found = self.dearest()
            if found is None:
                return
            target, prey = found
            own = [tile for tile in self.armies[self.active] if tile != prey]
            if not own:
                return
            own.sort(key=self.wanted[self.active].__getitem__)
            army = own[len(own) * 2 // 3]
            self.strike(army, target, prey, self.answer(army, target, prey))

    def dearest(self) -> tuple[Player, Tile] | None:
        """What the active player would hunt, and whose it is."""
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
    """Plays options of one moment on."""

    def __init__(self, outlook: RoundForecast, effort: Effort) -> None:
        self.outlook, self.effort = outlook, effort
        rules = outlook.lore.rules
        self.retreats = not rules.flags.no_retreat
        self.fathers = rules.players >= rules.flags.father_rule_from

    def values(self, options: Sequence[HecatombeAction], first: Sequence[float], rng: Rng) -> list[float]:
        """`first` mended by what the imagined worlds show; what is not played on stays below."""
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
        mean = sum(sums.values()) / len(chosen) / effort.worlds
        level = sum(first[place] for place in chosen) / len(chosen)
        values = [DROPPED] * len(options)
        for place in chosen:
            played = sums[place] / effort.worlds - mean + level
            values[place] = effort.prior * first[place] + (1 - effort.prior) * played
        return values

    def wishes(self, rng: Rng) -> list[list[float]]:
        """What each player would want in one likely world; I want what I believe."""
        outlook = self.outlook
        world = outlook.beliefs.draw(rng)
        place, rows = outlook.lore.place, outlook.lore.rows
        found = []
        for player in outlook.seats:
            if player == outlook.me:
                found.append(outlook.desire[player])
                continue
            known = [rows[place[world[o][at]]] for o, at in outlook.open if outlook.known_to(player, (o, at))]
            vague = [GUESS * v for v in outlook.vague[player]]
            found.append([sum(column) for column in zip(vague, *known, strict=True)])
        return found

    def try_out(self, option: HecatombeAction, wanted: list[list[float]], rng: Rng) -> float:
        """Take an option, play on, and see what it comes to."""
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
