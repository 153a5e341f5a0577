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
from game.rules.complots.questions import BLOCK, CHALLENGE
from game.rules.complots.rules import Complots
from game.rules.complots.state import ComplotsState

DROPPED_VALUE = -2.0
"""Value of an option that is not played on, below every win chance."""
LEAST_SEATS_COUNTED = 3
"""Seats by which playouts are divided at least: smaller tables are thought about like this one."""
FEWEST_WORLDS_PER_ROUND = 6


class Effort(msgspec.Struct, frozen=True):
    """Amount of a strong bot's thinking: fixed numbers, never a clock."""

    options: int = 8
    """Most options that are played on."""
    playouts: int = 1800
    """Playouts of one decision in a table of one seat; divided by the seats (at least
    `LEAST_SEATS_COUNTED`), since more seats make longer worlds.
    """
    rounds: int = 3
    """Rounds; after each the worse half of the options is dropped."""
    prior: float = 0.25
    """Weight of the look one step ahead beside the playouts, which scatter."""
    turns: int = 8
    """Turns that a world is played on."""
    hopeless: float = 0.35
    """Fair shares of the win behind the best option from which an option is not played on."""
    idle: float = 0.25
    """`hopeless` for questions in which nothing of mine is at stake."""


class Search:
    """Plays options on for one table; what it keeps between decisions only saves time."""

    def __init__(self, lore: TableKnowledge, rules: Complots, effort: Effort | None = None) -> None:
        self.rules = rules
        self.effort = effort or Effort()
        self.playout = Playout(lore, rules)

    def values(self, prospects: OneStepValues, options: Sequence[ComplotsAction], rng: Rng) -> list[float]:
        """The win chance after each option; those not played on stay below those that are."""
        one_step = rate_options(prospects, options)
        chosen = self.promising(prospects, one_step)
        if len(chosen) < 2:
            return one_step
        played = self.play(prospects, [options[n] for n in chosen], [one_step[n] for n in chosen], rng)
        values = [DROPPED_VALUE] * len(options)
        for place, value in zip(chosen, played, strict=True):
            values[place] = value
        return values

    def promising(self, prospects: OneStepValues, values: Sequence[float]) -> list[int]:
        """The places of the options that are worth a closer look, best first."""
        order = sorted(range(len(values)), key=lambda place: (-values[place], place))
        asks = prospects.view.asks
        margin = self.effort.idle if asks in (CHALLENGE, BLOCK) else self.effort.hopeless
        limit = values[order[0]] - margin * prospects.share
        return [place for place in order[: self.effort.options] if values[place] >= limit]

    def play(
        self,
        prospects: OneStepValues,
        options: Sequence[ComplotsAction],
        first: Sequence[float],
        rng: Rng,
    ) -> list[float]:
        """The win chance of each option: `first`, one step ahead, mixed with its mean when played on."""
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
        """Play the options on round by round in the same worlds; a dropped option is not chosen."""
        sums, count, prior = [0.0] * len(options), 0, self.effort.prior
        running = list(range(len(options)))
        playouts = (
            self.effort.playouts // max(LEAST_SEATS_COUNTED, prospects.view.players) // self.effort.rounds
        )
        for _ in range(self.effort.rounds):
            worlds = max(FEWEST_WORLDS_PER_ROUND, playouts // len(running))
            for _ in range(worlds):
                world = dealer.deal(rng)
                seed = rng.below(1 << 30)
                for place in running:
                    sums[place] += self.try_out(world.clone(), options[place], prospects.me, seed)
            count += worlds
            values = {n: (1 - prior) * sums[n] / count + prior * first[n] for n in running}
            running.sort(key=lambda place: (-values[place], place))
            running = running[: max(2, (len(running) + 1) // 2)]
        return [values.get(place, DROPPED_VALUE) for place in range(len(options))]

    def try_out(self, world: ComplotsState, option: ComplotsAction, me: Player, seed: int) -> float:
        """My win chance when I take `option` in `world`, played on with the chances of `seed`."""
        rng = Rng(seed)
        self.rules.apply(world, (option,), rng, events=False)
        return self.playout.run(world, me, self.effort.turns, rng)
