"""Look-ahead: promising options are played on in the same likely worlds, and the best are tried longest."""

from collections.abc import Sequence

import msgspec

from game.ai.complots.knowledge import TableKnowledge
from game.ai.complots.one_step_values import OneStepValues
from game.ai.complots.option_scores import rate_options
from game.ai.complots.playout import Playout
from game.ai.complots.worlds import Worlds
from game.core.rng import Rng
from game.core.rules import Player
from game.rules.complots.actions import ComplotsAction
from game.rules.complots.law import BLOCK, CHALLENGE
from game.rules.complots.state import ComplotsState

DROPPED = -2.0
"""Worth of an option that others have left behind."""
MODEST = 3
"""Tables up to so many seats are thought about alike."""
FEWEST = 6
"""So many worlds are tried at least in each round."""


class Effort(msgspec.Struct, frozen=True):
    """How much a strong bot thinks: fixed numbers, never a clock."""

    options: int = 8
    """So many options are played on at all."""
    playouts: int = 1800
    """So many worlds are played on, divided by the seats (at least `MODEST`): more seats, longer worlds."""
    rounds: int = 3
    """After each round the worse half of the options is dropped."""
    prior: float = 0.25
    """Weight of the look one step ahead beside the playouts, which scatter."""
    turns: int = 8
    """How far a world is played on."""
    hopeless: float = 0.35
    """Options worse than the best by more than this fair share are not played on."""
    idle: float = 0.25
    """The same where nothing of mine is at stake."""


class Search:
    """Plays options on for one table."""

    def __init__(self, lore: TableKnowledge, effort: Effort | None = None) -> None:
        self.lore = lore
        self.effort = effort or Effort()
        self.playout = Playout(lore)

    def values(self, prospects: OneStepValues, options: Sequence[ComplotsAction], rng: Rng) -> list[float]:
        """The worth of each option; what is not played on stays below what is."""
        first = rate_options(prospects, options)
        chosen = self.promising(prospects, first)
        if len(chosen) < 2:
            return first
        played = self.play(prospects, [options[n] for n in chosen], [first[n] for n in chosen], rng)
        values = [DROPPED] * len(options)
        for place, value in zip(chosen, played, strict=True):
            values[place] = value
        return values

    def promising(self, prospects: OneStepValues, values: Sequence[float]) -> list[int]:
        """The places of the options that are worth a closer look, best first."""
        order = sorted(range(len(values)), key=lambda place: (-values[place], place))
        asks = prospects.view.asks
        near = self.effort.idle if asks in (CHALLENGE, BLOCK) else self.effort.hopeless
        limit = values[order[0]] - near * prospects.share
        return [place for place in order[: self.effort.options] if values[place] >= limit]

    def play(
        self,
        prospects: OneStepValues,
        options: Sequence[ComplotsAction],
        first: Sequence[float],
        rng: Rng,
    ) -> list[float]:
        """The worth of each option: `first`, one step ahead, and its mean win chance when played on."""
        odds = prospects.odds
        dealer = Worlds(odds)
        seats = range(prospects.view.players)
        keen = [odds.reading.keenness(player) for player in seats]
        self.playout.remember([odds.seems(player) for player in seats], keen, prospects.view)
        return self.compare(prospects, dealer, options, first, rng)

    def compare(
        self,
        prospects: OneStepValues,
        dealer: Worlds,
        options: Sequence[ComplotsAction],
        first: Sequence[float],
        rng: Rng,
    ) -> list[float]:
        """Round by round in the same worlds; who is dropped is not chosen."""
        sums, count, prior = [0.0] * len(options), 0, self.effort.prior
        running = list(range(len(options)))
        share = self.effort.playouts // max(MODEST, prospects.view.players) // self.effort.rounds
        for _ in range(self.effort.rounds):
            worlds = max(FEWEST, share // len(running))
            for _ in range(worlds):
                world = dealer.deal(rng)
                seed = rng.below(1 << 30)
                for place in running:
                    sums[place] += self.try_out(world.clone(), options[place], prospects.me, seed)
            count += worlds
            values = {n: (1 - prior) * sums[n] / count + prior * first[n] for n in running}
            running.sort(key=lambda place: (-values[place], place))
            running = running[: max(2, (len(running) + 1) // 2)]
        return [values.get(place, DROPPED) for place in range(len(options))]

    def try_out(self, world: ComplotsState, option: ComplotsAction, me: Player, seed: int) -> float:
        """Take `option` in `world` and see how it goes on."""
        rng = Rng(seed)
        self.lore.rules.apply(world, (option,), rng, events=False)
        return self.playout.run(world, me, self.effort.turns, rng)
