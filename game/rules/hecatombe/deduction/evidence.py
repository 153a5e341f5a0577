"""Evidence of behaviour: how likely each hidden objective makes what its knowers did."""

import math
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import asdict, replace

from game.core.rules import Event, Player
from game.rules.hecatombe.content import Slot, counted_symbols
from game.rules.hecatombe.events import (
    Attacked,
    AttackLetGo,
    Countered,
    KeepersShown,
    ObjectiveSeen,
    Retreated,
    RoundBegan,
    TileCaptured,
    TileDied,
    TileFreed,
    TilesSwapped,
)
from game.rules.hecatombe.questions import OBJECTIVES
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.view import HecatombeView

Rows = Sequence[Sequence[int]]
"""By objective and tile, both as places in print: symbols in common, 0 to 2."""


class Habits(msgspec.Struct, frozen=True):
    """Ways in which people are taken to act on an objective they know.

    Each number is what one symbol in common with the objective adds to the logarithm of the odds of a choice;
    every choice is weighed against all that could have been chosen instead.
    """

    choice: float = 0.6
    """Setting a tile aside: for each symbol of it on the owner's other tiles."""
    prey: float = 0.18
    """Attacking a tile."""
    army: float = 0.05
    """Attacking with a tile."""
    let_go: float = -0.9
    """Letting a tile be captured."""
    spurned: float = 0.08
    """Letting an attacking tile die rather than be captured by its owner."""
    sacrifice: float = -0.4
    """Killing a tile of one's own in a counter-attack."""
    kept: float = 0.5
    """Keeping an army at the end of the fighting."""
    freed: float = -0.2
    """Freeing a captured tile."""
    patience: float = -0.1
    """Added to letting go whatever the objective, against each counter-attack."""
    hearsay: float = 0.7
    """Share of all this that holds for a neighbour's objective that one knows."""


HABITS = Habits()
"""Habits as measured between bots of this house, a little milder: people are harder to read."""


def scaled_habits(habits: Habits, factor: float) -> Habits:
    """The same habits, `factor` times as telling."""
    scaled = {name: value * factor for name, value in asdict(habits).items() if name != "hearsay"}
    return replace(habits, **scaled)


def rows_of(setting: Setting, shifts: Mapping[str, str]) -> Rows:
    """Symbols of every objective on every tile, where some count as others."""
    content = setting.content
    counted = [counted_symbols(content, aim, shifts) for aim in content.peoples]
    return [[row[tile] for tile in content.peoples] for row in counted]


def this_round(story: Sequence[Event]) -> Sequence[Event]:
    """Events since the tiles were dealt last."""
    for place in range(len(story) - 1, -1, -1):
        if isinstance(story[place], RoundBegan):
            return story[place:]
    return story


class Evidence:
    """Evidence of one round of a story; `logs[slot]` are log-likelihoods of each people at a hidden slot."""

    def __init__(
        self,
        setting: Setting,
        view: HecatombeView,
        story: Sequence[Event],
        slots: Iterable[Slot],
        habits: Habits = HABITS,
    ) -> None:
        self.setting, self.view, self.habits = setting, view, habits
        self.rows = rows_of(setting, view.counted_as)
        self.events = this_round(story)
        self.logs: dict[Slot, list[float]] = {slot: [0.0] * len(self.rows) for slot in slots}
        self._told = {
            (event.player, event.owner, event.place)
            for event in self.events
            if isinstance(event, ObjectiveSeen)
        }
        self._known = {player: self.known_to(player) for player in range(setting.players)}
        self.armies, self.captured = self.opening()
        self.assault: Attacked | None = None
        self.father: Player | None = None
        if self.logs and view.asks != OBJECTIVES:
            self.read_choices()
            for event in self.events:
                self.read(event)

    def known_to(self, player: Player) -> list[tuple[list[float], float]]:
        """Logs that `player`'s behaviour speaks of, each with the share of the habits that holds (H-05).

        An objective that a script let the player see is among them from the event on that tells of it.
        """
        right = (player - 1) % self.setting.players
        known = []
        for (owner, place), logs in self.logs.items():
            if owner == player:
                known.append((logs, 1.0))
            elif (owner == right and place < self.setting.table.known) or (
                self.view.was_seen(player, owner, place) and (player, owner, place) not in self._told
            ):
                known.append((logs, self.habits.hearsay))
        return known

    def opening(self) -> tuple[list[list[int]], list[list[int]]]:
        """Armies and captured tiles as this story found them: today's, and back in time from there."""
        order = self.setting.order
        armies = [[order[tile] for tile in tiles] for tiles in self.view.armies]
        captured = [[order[tile] for tile in tiles] for tiles in self.view.captured]
        for event in reversed(self.events):
            for player, tile in _taken_by(event):
                captured[player].remove(order[tile])
            if isinstance(event, TilesSwapped):
                captured[event.player].append(order[event.people])
                captured[event.target].append(order[event.other])
            for player, tile in _lost_by(event):
                armies[player].append(order[tile])
            if isinstance(event, TileFreed) and event.people is not None:
                captured[event.player].append(order[event.people])
        return armies, captured

    def read_choices(self) -> None:
        """Weigh the chosen objectives: their symbols stand on the owner's other tiles (H-03)."""
        habit = self.habits.choice
        for (owner, _), logs in self.logs.items():
            hand = self.armies[owner]
            fits = [sum([row[tile] for tile in hand]) for row in self.rows]
            kinds = dict.fromkeys(hand)
            for aim, row in enumerate(self.rows):
                others = [math.exp(habit * (fits[tile] - 2 + row[tile])) for tile in kinds if tile != aim]
                own = math.exp(habit * fits[aim])
                logs[aim] += math.log(own / (own + math.fsum(others)))

    def read(self, event: Event) -> None:
        """Weigh one event, then let it happen."""
        match event:
            case Attacked():
                self.read_attack(event)
                self.assault = event
            case AttackLetGo() | Countered():
                self.read_defence(event)
                self.father = self.assault.player if self.assault else None
            case KeepersShown():
                self.read_keepers(event)
            case TileFreed():
                self.read_freed(event)
            case ObjectiveSeen() | TilesSwapped():
                self.read_wish(event)
        order = self.setting.order
        for player, tile in _lost_by(event):
            self.armies[player].remove(order[tile])
        for player, tile in _taken_by(event):
            self.captured[player].append(order[tile])

    def read_wish(self, event: ObjectiveSeen | TilesSwapped) -> None:
        """From now on what a player does speaks of a seen objective, too; what is swapped, is given away."""
        if isinstance(event, TilesSwapped):
            self.captured[event.player].remove(self.setting.order[event.people])
            self.captured[event.target].remove(self.setting.order[event.other])
            return
        logs = self.logs.get((event.owner, event.place))
        if logs is not None:
            self._known[event.player].append((logs, self.habits.hearsay))

    def read_attack(self, event: Attacked) -> None:
        """Weigh the tile that was hunted, and the one that was sent (H-09)."""
        order, barred = self.setting.order, {event.player}
        is_safe = self.setting.players >= self.setting.flags.father_rule_from
        if (
            is_safe and self.father is not None and self.father != event.target
        ):  # a script may open the father
            barred.add(self.father)
        rivals = [tiles for player, tiles in enumerate(self.armies) if player not in barred]
        preys = [tile for tiles in rivals for tile in sorted(set(tiles))]
        self.weigh(event.player, order[event.prey], preys, self.habits.prey)
        own = sorted(set(self.armies[event.player]))
        self.weigh(event.player, order[event.army], own, self.habits.army)

    def weigh(self, player: Player, chosen: int, all_of: Sequence[int], habit: float) -> None:
        """Weigh the choice of one tile among several by a player who knows objectives."""
        for logs, share in self._known[player]:
            powers = _powers_of(habit * share)
            for aim, row in enumerate(self.rows):
                total = math.fsum([powers[row[tile]] for tile in all_of])
                logs[aim] += math.log(powers[row[chosen]] / total)

    def read_defence(self, event: AttackLetGo | Countered) -> None:
        """Weigh what a defender gave up, and what not (H-12)."""
        assault, order, habits = self.assault, self.setting.order, self.habits
        if assault is None:
            return
        prey, army = order[assault.prey], order[assault.army]
        own = sorted(set(self.armies[event.player]))
        for logs, share in self._known[event.player]:
            dies, let_go = _powers_of(habits.sacrifice * share), _powers_of(habits.let_go * share)
            spurned, patience = _powers_of(habits.spurned * share), math.exp(habits.patience)
            for aim, row in enumerate(self.rows):
                leave = patience * let_go[row[prey]] * spurned[row[army]]
                done = dies[row[order[event.army]]] if isinstance(event, Countered) else leave
                logs[aim] += math.log(done / (leave + math.fsum([dies[row[tile]] for tile in own])))

    def read_keepers(self, event: KeepersShown) -> None:
        """Weigh the kept armies among all sets of that size (H-16)."""
        order = self.setting.order
        kept = [order[tile] for tile in event.kept]
        tiles = kept + [order[tile] for tile in event.deserted]
        for logs, share in self._known[event.player]:
            powers = _powers_of(self.habits.kept * share)
            for aim, row in enumerate(self.rows):
                done = math.prod([powers[row[tile]] for tile in kept])
                logs[aim] += math.log(done / _sets_of(len(kept), [powers[row[tile]] for tile in tiles]))

    def read_freed(self, event: TileFreed) -> None:
        """Weigh a freed tile, which its owner can do without (H-21)."""
        if event.people is not None:
            freed, tiles = self.setting.order[event.people], self.captured[event.player]
            self.weigh(event.player, freed, sorted(set(tiles)), self.habits.freed)
            tiles.remove(freed)


def _powers_of(habit: float) -> tuple[float, float, float]:
    """The odds of no, one and two symbols in common."""
    return 1.0, math.exp(habit), math.exp(2 * habit)


def _sets_of(size: int, odds: Sequence[float]) -> float:
    """The odds of all sets of `size`, added up.

    >>> _sets_of(2, [1.0, 2.0, 3.0])
    11.0
    """
    sums = [1.0] + [0.0] * size
    for one in odds:
        for place in range(size, 0, -1):
            sums[place] += sums[place - 1] * one
    return sums[size]


def _lost_by(event: Event) -> list[tuple[Player, str]]:
    """Armies that left the play in an event, each with its owner."""
    match event:
        case TileCaptured(people=people, owner=owner):
            return [(owner, people)]
        case TileDied(player=player, people=people) | Retreated(player=player, people=people):
            return [(player, people)]
        case KeepersShown(player=player):
            return [(player, people) for people in (*event.kept, *event.deserted)]
    return []


def _taken_by(event: Event) -> list[tuple[Player, str]]:
    """Tiles that an event put among the captured ones, each with its captor."""
    match event:
        case TileCaptured(player=player, people=people) | Retreated(player=player, people=people):
            return [(player, people)]
        case KeepersShown(player=player):
            return [(player, people) for people in event.kept]
        case TilesSwapped():
            return [(event.target, event.people), (event.player, event.other)]
    return []


def relative_likelihoods(evidence: Mapping[Slot, Sequence[float]]) -> dict[Slot, list[float]]:
    """Logarithms as plain weights, the greatest of each slot being 1."""
    return {slot: [math.exp(log - max(logs)) for log in logs] for slot, logs in evidence.items()}
