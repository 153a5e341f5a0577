"""Look-ahead on imagined battles: the most promising orders of a weighty question are played on."""

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

LAST = 9


class Look(msgspec.Struct, frozen=True):
    """How a kind of question is looked into: fixed numbers, never a clock."""

    turns: int
    """Until the end of so many turns more; -1 is the end of this phase."""
    options: int = 4
    worlds: int = 32
    near: float = 3.0
    """Options worse than the best by more tokens are not played on."""
    trust: float = 1.5
    """How far the first rating may well be off, in tokens."""
    work: int = 170
    """So many orders are carried out for one decision, about: fewer the more units stand on the table."""


LOOKS: dict[str, Look] = {
    NAME_ENEMY: Look(0),
    DECLARE_CHARGES: Look(0),
    COMPELLED_CHARGE: Look(0),
    CHARGE_REACTION: Look(0),
    REDIRECT_CHARGE: Look(0),
    PURSUIT_CHOICE: Look(0),
    ISSUE_CHALLENGE: Look(-1, worlds=16, work=140),
    ACCEPT_CHALLENGE: Look(-1, worlds=16, work=140),
}
"""By the kind of the question; all others are answered by the ratings alone."""


class Effort(msgspec.Struct, frozen=True):
    """How much of it."""

    work: float = 1.0
    """Of the work that a look may be."""
    crowd: int = 60
    """With so many units on the table an order is twice the work."""
    course: int = 90
    """So many orders for one course at most."""
    fewest: int = 5
    """With fewer worlds than this nothing is learnt: where there is no time for them, one tells it."""
    out: float = 2.0
    """An option that is worse by so many errors is played on no longer."""
    scale: float = 2.0
    """What is won counts as much again as the other's loss, where positions are compared."""
    spread: float = 4.0
    """How far apart two courses are, in tokens, as long as nothing else is known."""
    known: float = 4.0
    """For how many worlds that counts."""


class Search:
    """Plays the options of one moment on."""

    def __init__(self, setting: Setting, effort: Effort | None = None) -> None:
        self.setting = setting_without_bribes(setting)
        self.effort = effort or Effort()

    def values(
        self, view: SkirmishView, options: Sequence[Any], first: Sequence[float], rng: Rng
    ) -> list[float]:
        """`first`, mended by what the imagined battles show; what is not played on stays as it is."""
        look = LOOKS.get(view.questions[-1].kind)
        chosen = self.shortlist(first, look) if look else []
        if look is None or len(chosen) < 2:
            return list(first)
        trial = Trial(self, view, look, [options[place] for place in chosen], rng)
        scale = self.effort.scale
        gains = trial.gains([scale * (first[place] - first[chosen[0]]) for place in chosen])
        values = list(first)
        for place, gain in zip(chosen, gains, strict=True):
            values[place] = first[chosen[0]] + gain / self.effort.scale
        return values

    def shortlist(self, first: Sequence[float], look: Look) -> list[int]:
        """The places of the options that are played on, the best first."""
        order = sorted(range(len(first)), key=lambda place: (-first[place], place))
        limit = first[order[0]] - look.near * self.setting.preset.token
        order = [place for place in order if first[place] >= limit]
        return order[: look.options]


class Trial:
    """Some options of one question, compared in the same worlds with the same dice."""

    def __init__(
        self, search: Search, view: SkirmishView, look: Look, options: Sequence[Any], rng: Rng
    ) -> None:
        self.search, self.view, self.look, self.options = search, view, look, options
        self.setting, self.effort, self.rng = search.setting, search.effort, rng
        self.seed = rng.below(1 << 30)
        self.scores: list[list[float]] = [[] for _ in options]
        self.work = 0.0

    def gains(self, first: Sequence[float]) -> list[float]:
        """How much better than the first option each is: the ratings' word weighed against the worlds'."""
        alive, most = list(range(len(self.options))), self.effort.work * self.look.work
        for number in range(self.look.worlds):
            if len(alive) < 2 or self.work >= most:
                break
            self.play(number, alive)
            if self.work * self.effort.fewest > most * (number + 1):
                break
            if number + 1 >= self.effort.fewest:
                alive = self.hopeful(alive, first)
        return [self.posterior(place, gain)[0] for place, gain in enumerate(first)]

    def play(self, number: int, alive: Sequence[int]) -> None:
        """One more world for those that are still in question."""
        world = determinized_state(self.search.setting, self.view, Rng(f"{self.seed} {number}"))
        until, crowd = self.horizon(world), 1 + len(world.standing()) / self.effort.crowd
        for place in alive:
            course = Playout(self.setting, world, until, f"{self.seed} {number}")
            course.take(self.options[place])
            course.burn()
            course.go_on(self.effort.course)
            self.scores[place].append(position_value(self.setting, course.state, self.view.me))
            self.work += course.orders * crowd

    def horizon(self, world: SkirmishState) -> Moment:
        """The last moment that is still played."""
        now = battle_moment(world)
        return now if self.look.turns < 0 else Moment(now.turn + self.look.turns, LAST)

    def posterior(self, place: int, prior: float) -> tuple[float, float]:
        """By how much an option is better than the first, and the error of that."""
        token, effort = self.setting.preset.token, self.effort
        trust = self.look.trust * token
        seen = [one - base for one, base in zip(self.scores[place], self.scores[0], strict=False)]
        if place == 0 or len(seen) < effort.fewest:
            return prior, trust if place else 0.0
        mean = sum(seen) / len(seen)
        squares = sum((one - mean) ** 2 for one in seen) + effort.known * (effort.spread * token) ** 2
        error = squares / (len(seen) - 1 + effort.known) / len(seen)
        weight = trust**2 / (trust**2 + error)
        return prior + weight * (mean - prior), math.sqrt(weight * error)

    def hopeful(self, alive: Sequence[int], first: Sequence[float]) -> list[int]:
        """Those that could still turn out best."""
        found = {place: self.posterior(place, first[place]) for place in alive}
        best = max(gain for gain, _ in found.values())
        return [
            place
            for place, (gain, error) in found.items()
            if place == 0 or gain + self.effort.out * error >= best
        ]
