"""Odds of a fight of two simple sides: every way through the steps of Initiative, counted (S-52 to S-56).

A simple side is models alike of which the rearmost fall: no characters struck apart, no challenge, no cards.
Its score and its hold depend on how many of its models are left.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import fsum
from typing import NamedTuple

import msgspec

from game.rules.skirmish.odds.distribution import (
    Pmf,
    certain_value,
    distribution_from_pairs,
    mixed_distribution,
)
from game.rules.skirmish.odds.single import leadership_pass_chance, wound_distribution
from game.rules.skirmish.rolls.attack import Strike
from game.rules.skirmish.rolls.combat_score import (
    DISRUPTING_RANKS,
    ScoreFacts,
    ScoreShowing,
    combat_lead,
    score_summary,
)
from game.rules.skirmish.rolls.leadership import break_test, firmness_reason
from game.rules.skirmish.rolls.resolve import casualties_from_wounds
from game.rules.skirmish.rolls.target import Target

Joint = dict[tuple[int, int], float]
"""The chance of each pair (wounds lost by the first side, wounds lost by the second)."""


class ForecastBand(msgspec.Struct, frozen=True):
    """Models of a side that strike alike at one step: rank and file, mounts, impact hits, stomps."""

    strike: Strike
    step: int
    """The step of Initiative, see `initiative_step`, `IMPACT` and `STOMP`."""
    blows: Callable[[int], int | Pmf]
    """The number of blows, by models left."""


class Force(msgspec.Struct, frozen=True):
    """One side: its models, its bands, its score and its hold."""

    models: int
    bands: tuple[ForecastBand, ...] = ()
    each: int = 1
    """Wounds of each model."""
    hurt: int = 0
    """Wounds already lost by one of the models."""
    score_facts: Callable[[int], ScoreFacts] = ScoreFacts
    """Facts to score by, by models left, wounds apart."""
    ranks: Callable[[int], int] = lambda models: 0
    """Ranks that count, by models left: to stand fast, to disrupt the foe, not to be disrupted."""
    flanked: bool = False
    """Whether the foe touches its flank or rear, and disrupts it with ranks enough (S-55)."""
    guests: int = 0
    """Characters in the unit, who strike and stand even when its models are gone (S-80)."""
    leadership: Target | int = 7
    stubborn: bool = False
    steadfast: bool = True
    """False: something forbids it to be steadfast."""
    again: bool = False
    """Whether a battle standard is near."""
    unbreakable: bool = False
    unstable: bool = False

    @property
    def left(self) -> int:
        """Wounds that the side has left before the fight."""
        return self.models * self.each - self.hurt

    def after(self, lost: int) -> int:
        """Models left after `lost` wounds."""
        return self.models - casualties_from_wounds(self.models, self.hurt, self.each, lost).models


class Fate(msgspec.Struct, frozen=True):
    """The fate of one side."""

    lost: Pmf
    """Wounds really lost to blows."""
    fallen: Pmf
    """Models fallen to blows."""
    loses: float
    destroyed: float
    """The chance that nobody is left, be it by its own instability."""
    breaks: float
    """The chance that somebody is left and fails the break test."""


class Forecast(msgspec.Struct, frozen=True):
    """The chances of each result; `margin` is in points, above zero where the first side wins."""

    wins: float
    ties: float
    loses: float
    margin: Pmf
    mine: Fate
    theirs: Fate


# blows


def _wounds_dealt(force: Force, models: int, step: int) -> Pmf:
    """Wounds that a side of `models` models deals at one step, not cut to those that the foe has."""
    taken = certain_value(0)
    for band in force.bands:
        if band.step == step and (models or force.guests):
            taken = taken + wound_distribution(band.strike, band.blows(models))
    return taken


def joint_losses(mine: Force, theirs: Force, least: float = 0.0) -> Joint:
    """The chance of every pair of losses after the last blow; blows of one step fall together (S-52).

    Ways less likely than `least` are left out: nought counts them all.
    """
    now: Joint = {(0, 0): 1.0}
    steps = {band.step for band in (*mine.bands, *theirs.bands)}
    for step in sorted(steps, reverse=True):
        now = _losses_after_step(mine, theirs, step, now, least)
    return now


def _losses_after_step(mine: Force, theirs: Force, step: int, before: Joint, least: float) -> Joint:
    """The chances of losses after one more step."""
    after: Joint = defaultdict(float)
    by_me = {
        lost: _wounds_dealt(mine, mine.after(lost), step)
        for lost in dict.fromkeys(pair[0] for pair in before)
    }
    by_them = {
        lost: _wounds_dealt(theirs, theirs.after(lost), step)
        for lost in dict.fromkeys(pair[1] for pair in before)
    }
    mine_left, theirs_left = mine.left, theirs.left
    for (my_loss, their_loss), chance in before.items():
        my_losses = by_them[their_loss].capped(mine_left - my_loss)
        their_losses = [
            (their_loss + more, likely)
            for more, likely in by_me[my_loss].capped(theirs_left - their_loss)
            if chance * likely > least
        ]
        for more, likely in my_losses:
            so_far = chance * likely
            if so_far > least:
                for other, as_likely in their_losses:
                    after[my_loss + more, other] += so_far * as_likely
    return {pair: chance for pair, chance in after.items() if chance > least}


# results


class SideLeft(NamedTuple):
    """A side after some wounds."""

    models: int
    showing: ScoreShowing
    """Facts that decide; the wounds that it took itself are not in them."""
    disrupted: ScoreShowing
    """The same against a foe with ranks enough to disrupt it, if he touches flank or rear."""
    ranks: int


def _sides_left(force: Force, joint: Joint, place: int) -> dict[int, SideLeft]:
    """The side as it is left, by the wounds that it has lost; `place`: which of a pair they are."""
    return {lost: _side_after(force, lost) for lost in dict.fromkeys(pair[place] for pair in joint)}


def _side_after(force: Force, lost: int) -> SideLeft:
    """The side as it is left after `lost` wounds."""
    models = force.after(lost)
    facts = msgspec.structs.replace(force.score_facts(models), models=models + force.guests)
    shown = score_summary(facts)
    upset = shown._replace(points=shown.points - facts.ranks) if force.flanked else shown
    return SideLeft(models, shown, upset, force.ranks(models))


def _end_chances(force: Force, lost: int, ranks: tuple[int, int], behind: int) -> tuple[float, float]:
    """The chances that a side is destroyed, and that it breaks, when it lost by `behind` points.

    `ranks`: its own and the foe's, after the last blow (S-56). Zero or less: it did not lose.
    """
    if lost >= force.left:
        return 1.0, 0.0
    if behind <= 0 or force.unbreakable:
        return 0.0, 0.0
    if force.unstable:
        return float(lost + behind >= force.left), 0.0
    firm = firmness_reason(ranks[0], ranks[1:], stubborn=force.stubborn, steadfast=force.steadfast)
    return 0.0, _break_chance(force.leadership, behind, firm, again=force.again)


@lru_cache(maxsize=4096)
def _break_chance(leadership: Target | int, behind: int, firm: str, *, again: bool) -> float:
    """The chance that a loser's break test fails (S-56)."""
    return 1 - leadership_pass_chance(break_test(leadership, behind, firm=firm), again=again)


SideResult = tuple[int, int, tuple[int, int], float]
"""One result for a side: its losses, its margin, its and the foe's counting ranks, its chance."""


def _fate_of(force: Force, ways: Sequence[SideResult]) -> Fate:
    """The fate of a side."""
    most, lost_by = force.left, dict.fromkeys((way[0] for way in ways), 0.0)
    alike: dict[tuple[int, int, tuple[int, int]], float] = defaultdict(float)
    for lost, ahead, ranks, chance in ways:
        lost_by[lost] += chance
        alike[lost if force.unstable or lost >= most else 0, ahead, ranks] += chance
    loses = destroyed = breaks = 0.0
    for (lost, ahead, ranks), chance in alike.items():
        loses += chance * (ahead < 0)
        gone, broken = _end_chances(force, lost, ranks, -ahead)
        destroyed += chance * gone
        breaks += chance * broken
    taken = distribution_from_pairs(lost_by.items())
    gone_by = taken.mapped(lambda wounds: force.models - force.after(wounds))
    return Fate(taken, gone_by, loses, destroyed, breaks)


def combat_forecast(mine: Force, theirs: Force, least: float = 0.0, joint: Joint | None = None) -> Forecast:
    """The forecast of a combat, from the first side's seat; ways less likely than `least` are left out.

    `joint`: the losses of the two, where the caller has counted them.
    """
    joint = joint_losses(mine, theirs, least) if joint is None else joint
    my_left, their_left = _sides_left(mine, joint, 0), _sides_left(theirs, joint, 1)
    margins: dict[int, float] = defaultdict(float)
    for_me: list[SideResult] = []
    for_them: list[SideResult] = []
    for (lost, taken), chance in joint.items():
        one, other = my_left[lost], their_left[taken]
        ahead = combat_lead(
            one.disrupted if other.ranks >= DISRUPTING_RANKS else one.showing,
            other.disrupted if one.ranks >= DISRUPTING_RANKS else other.showing,
            taken,
            lost,
        )
        margins[ahead] += chance
        for_me.append((lost, ahead, (one.ranks, other.ranks), chance))
        for_them.append((taken, -ahead, (other.ranks, one.ranks), chance))
    margin = distribution_from_pairs(margins.items())
    return Forecast(
        wins=margin.at_least(1),
        ties=margin[0],
        loses=margin.at_most(-1),
        margin=margin,
        mine=_fate_of(mine, for_me),
        theirs=_fate_of(theirs, for_them),
    )


# several ways to begin


def blend_forecasts(parts: Sequence[tuple[float, Forecast]]) -> Forecast:
    """One forecast out of several, each as likely as its weight; weights add up to 1."""
    if len(parts) == 1:
        return parts[0][1]
    return Forecast(
        wins=fsum(weight * one.wins for weight, one in parts),
        ties=fsum(weight * one.ties for weight, one in parts),
        loses=fsum(weight * one.loses for weight, one in parts),
        margin=mixed_distribution((weight, one.margin) for weight, one in parts),
        mine=_blend_fates([(weight, one.mine) for weight, one in parts]),
        theirs=_blend_fates([(weight, one.theirs) for weight, one in parts]),
    )


def _blend_fates(parts: Sequence[tuple[float, Fate]]) -> Fate:
    """One fate out of several, each as likely as its weight."""
    return Fate(
        lost=mixed_distribution((weight, one.lost) for weight, one in parts),
        fallen=mixed_distribution((weight, one.fallen) for weight, one in parts),
        loses=fsum(weight * one.loses for weight, one in parts),
        destroyed=fsum(weight * one.destroyed for weight, one in parts),
        breaks=fsum(weight * one.breaks for weight, one in parts),
    )
