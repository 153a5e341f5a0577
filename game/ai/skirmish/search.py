"""Search in imagined battles: the most promising orders of a weighty question are played on."""

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from game.ai.skirmish.playout import Moment, Playout, battle_moment, setting_without_bribes
from game.ai.skirmish.values.position import position_value
from game.core.rng import Rng
from game.rules.skirmish.determinize import determinized_state
from game.rules.skirmish.flow.questions import (
    ACCEPT_CHALLENGE,
    CHARGE_REACTION,
    COMPELLED_CHARGE,
    DECLARE_CHARGES,
    ISSUE_CHALLENGE,
    NAME_ENEMY,
    PURSUIT_CHOICE,
    REDIRECT_CHARGE,
)
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.view import SkirmishView

LAST_PHASE = 9
"""A number beyond that of any phase: the whole turn is played."""


class SearchScope(msgspec.Struct, frozen=True):
    """How far one kind of question is searched: fixed numbers, never a clock."""

    turns: int
    """Turns to play after the current one; -1 plays only to the end of this phase."""
    options: int = 4
    """Options that are played on, at most."""
    worlds: int = 32
    """Imagined worlds, at most."""
    margin: float = 3.0
    """Tokens below the best rating beyond which an option is not played on."""
    rating_error: float = 1.5
    """Tokens by which the ratings may well be wrong."""
    work: int = 170
    """Orders carried out for one decision, about: fewer the more units stand on the table."""


SEARCH_SCOPES: dict[str, SearchScope] = {
    NAME_ENEMY: SearchScope(0),
    DECLARE_CHARGES: SearchScope(0),
    COMPELLED_CHARGE: SearchScope(0),
    CHARGE_REACTION: SearchScope(0),
    REDIRECT_CHARGE: SearchScope(0),
    PURSUIT_CHOICE: SearchScope(0),
    ISSUE_CHALLENGE: SearchScope(-1, worlds=16, work=140),
    ACCEPT_CHALLENGE: SearchScope(-1, worlds=16, work=140),
}
"""By the kind of the question; all others are answered by the ratings alone."""


class Effort(msgspec.Struct, frozen=True):
    """How much work searches may do, and how they weigh what they see."""

    work: float = 1.0
    """Factor on the work of every scope."""
    crowd: int = 60
    """Units on the table with which an order counts as twice the work."""
    playout_orders: int = 90
    """Orders in one playout, at most."""
    fewest_worlds: int = 5
    """Worlds below which nothing is learnt; if there is no time for them, the first is the last."""
    drop_errors: float = 2.0
    """Errors by which an option must be worse to be played on no longer."""
    scale: float = 2.0
    """Factor from ratings to positions, where one's gain counts again as the other's loss."""
    playout_spread: float = 4.0
    """Tokens by which two playouts differ, as long as nothing else is known."""
    spread_worlds: float = 4.0
    """Worlds for which `playout_spread` counts."""


class Search:
    """Plays on the options of one question."""

    def __init__(self, setting: Setting, effort: Effort | None = None) -> None:
        self.setting = setting_without_bribes(setting)
        self.effort = effort or Effort()

    def values(
        self, view: SkirmishView, options: Sequence[Any], first: Sequence[float], rng: Rng
    ) -> list[float]:
        """The ratings `first`, mended by imagined battles; options that are not played on keep theirs."""
        scope = SEARCH_SCOPES.get(view.questions[-1].kind)
        chosen = self.shortlist(first, scope) if scope else []
        if scope is None or len(chosen) < 2:
            return list(first)
        trial = Trial(self, view, scope, [options[place] for place in chosen], rng)
        scale = self.effort.scale
        gains = trial.gains([scale * (first[place] - first[chosen[0]]) for place in chosen])
        values = list(first)
        for place, gain in zip(chosen, gains, strict=True):
            values[place] = first[chosen[0]] + gain / self.effort.scale
        return values

    def shortlist(self, first: Sequence[float], scope: SearchScope) -> list[int]:
        """The places of the options that are played on, the best first."""
        order = sorted(range(len(first)), key=lambda place: (-first[place], place))
        limit = first[order[0]] - scope.margin * self.setting.preset.token
        order = [place for place in order if first[place] >= limit]
        return order[: scope.options]


class Trial:
    """Some options of one question, compared in the same worlds with the same dice."""

    def __init__(
        self, search: Search, view: SkirmishView, scope: SearchScope, options: Sequence[Any], rng: Rng
    ) -> None:
        self.search, self.view, self.scope, self.options = search, view, scope, options
        self.setting, self.effort, self.rng = search.setting, search.effort, rng
        self.seed = rng.below(1 << 30)
        self.scores: list[list[float]] = [[] for _ in options]
        self.work = 0.0

    def gains(self, first: Sequence[float]) -> list[float]:
        """Points by which each option is better than the first: the ratings weighed against the worlds."""
        alive, most = list(range(len(self.options))), self.effort.work * self.scope.work
        for number in range(self.scope.worlds):
            if len(alive) < 2 or self.work >= most:
                break
            self.play(number, alive)
            if self.work * self.effort.fewest_worlds > most * (number + 1):
                break
            if number + 1 >= self.effort.fewest_worlds:
                alive = self.hopeful(alive, first)
        return [self.posterior(place, gain)[0] for place, gain in enumerate(first)]

    def play(self, number: int, alive: Sequence[int]) -> None:
        """Play each option that is still in question on in one more world, and note the scores."""
        world = determinized_state(self.search.setting, self.view, Rng(f"{self.seed} {number}"))
        until, crowd = self.horizon(world), 1 + len(world.standing()) / self.effort.crowd
        for place in alive:
            playout = Playout(self.setting, world, until, f"{self.seed} {number}")
            playout.take(self.options[place])
            playout.discard_cards()
            playout.play_on(self.effort.playout_orders)
            self.scores[place].append(position_value(self.setting, playout.state, self.view.me))
            self.work += playout.orders * crowd

    def horizon(self, world: SkirmishState) -> Moment:
        """The last moment that is played."""
        now = battle_moment(world)
        return now if self.scope.turns < 0 else Moment(now.turn + self.scope.turns, LAST_PHASE)

    def posterior(self, place: int, prior: float) -> tuple[float, float]:
        """Points by which an option is better than the first, and the error of that."""
        token, effort = self.setting.preset.token, self.effort
        rating_error = self.scope.rating_error * token
        seen = [one - base for one, base in zip(self.scores[place], self.scores[0], strict=False)]
        if place == 0 or len(seen) < effort.fewest_worlds:
            return prior, rating_error if place else 0.0
        mean = math.fsum(seen) / len(seen)
        squares = (
            math.fsum((one - mean) ** 2 for one in seen)
            + effort.spread_worlds * (effort.playout_spread * token) ** 2
        )
        error = squares / (len(seen) - 1 + effort.spread_worlds) / len(seen)
        weight = rating_error**2 / (rating_error**2 + error)
        return prior + weight * (mean - prior), math.sqrt(weight * error)

    def hopeful(self, alive: Sequence[int], first: Sequence[float]) -> list[int]:
        """The places of options that could still turn out best."""
        found = {place: self.posterior(place, first[place]) for place in alive}
        best = max(gain for gain, _ in found.values())
        return [
            place
            for place, (gain, error) in found.items()
            if place == 0 or gain + self.effort.drop_errors * error >= best
        ]
