"""Why a combat may end so: points and break tests that add up to the forecast (S-55, S-56)."""

from collections import defaultdict
from collections.abc import Sequence
from math import fsum
from typing import NamedTuple

import msgspec

from game.rules.skirmish.odds.combat import Force, Joint
from game.rules.skirmish.odds.single import leadership_pass_chance
from game.rules.skirmish.rolls.combat_score import (
    DISRUPTING_RANKS,
    ScoreFacts,
    ScoreShowing,
    combat_lead,
    score_entries,
    score_summary,
)
from game.rules.skirmish.rolls.leadership import break_test, firmness_reason
from game.rules.skirmish.rolls.target import Target

MUSICIAN, NOBODY_LEFT = "musician", "nobody-left"
"""What decides a tie, and what a side without models loses beyond its points (S-55)."""


class PointShare(NamedTuple):
    """Points that one side scores on average for one reason; all together are the mean of the margin."""

    side: int
    """0: the first side; 1: the second, whose points are below zero."""
    why: str
    amount: float


class BreakShare(NamedTuple):
    """One break test that may come: the chances of all, each times its failures, are that to break."""

    lost_by: int
    firm: str
    """Why the points are ignored; empty: they are not (S-56)."""
    chance: float
    test: Target
    again: bool = False
    """Whether a battle standard lets it be rolled again."""

    @property
    def breaks(self) -> float:
        """The chance that the test comes and fails."""
        return self.chance * (1 - leadership_pass_chance(self.test, again=self.again))


class CombatReasons(NamedTuple):
    """Points of both sides, and the break tests of each."""

    points: tuple[PointShare, ...]
    mine: tuple[BreakShare, ...]
    theirs: tuple[BreakShare, ...]


class _Side(NamedTuple):
    """A side after some losses: its points but for wounds, its ranks, whether it can still be tested."""

    shown: ScoreShowing
    entries: tuple[tuple[int, str], ...]
    ranks: int
    standing: bool


def _sides_after(force: Force, lost: int) -> tuple[_Side, _Side]:
    """The side after losses: as it is, and disrupted."""
    models = force.after(lost)
    facts = msgspec.structs.replace(force.score_facts(models), models=models + force.guests)
    upset = msgspec.structs.replace(facts, ranks=0) if force.flanked else facts
    ranks, standing = force.ranks(models), lost < force.left
    return _side_of(facts, ranks, standing=standing), _side_of(upset, ranks, standing=standing)


def _side_of(facts: ScoreFacts, ranks: int, *, standing: bool) -> _Side:
    """A side with such facts."""
    return _Side(score_summary(facts), score_entries(facts), ranks, standing)


def combat_reasons(weight: float, mine: Force, theirs: Force, joint: Joint) -> CombatReasons:
    """The reasons of one case of a combat, as likely as `weight`, from its losses; see `combat_forecast`."""
    points: dict[tuple[int, str], float] = defaultdict(float)
    tests: tuple[dict[tuple[int, str], float], ...] = (defaultdict(float), defaultdict(float))
    _count_case(weight, mine, theirs, joint, points, tests)
    shares = tuple([PointShare(side, why, amount) for (side, why), amount in points.items() if amount])
    return CombatReasons(shares, _break_shares(mine, tests[0]), _break_shares(theirs, tests[1]))


def blend_reasons(parts: Sequence[CombatReasons]) -> CombatReasons:
    """The reasons of several cases together."""
    points: dict[tuple[int, str], float] = defaultdict(float)
    for part in parts:
        for share in part.points:
            points[share.side, share.why] += share.amount
    shares = tuple([PointShare(side, why, amount) for (side, why), amount in points.items()])
    return CombatReasons(
        shares, _blend_tests([part.mine for part in parts]), _blend_tests([part.theirs for part in parts])
    )


def _blend_tests(parts: Sequence[tuple[BreakShare, ...]]) -> tuple[BreakShare, ...]:
    """The break tests of several cases, the same ones together, those lost by least first."""
    found: dict[tuple[int, str], BreakShare] = {}
    for one in (one for part in parts for one in part):
        key = one.lost_by, one.firm
        known = found.get(key)
        found[key] = one if known is None else one._replace(chance=known.chance + one.chance)
    return tuple([found[key] for key in sorted(found)])


def _count_case(
    weight: float,
    mine: Force,
    theirs: Force,
    joint: Joint,
    points: dict[tuple[int, str], float],
    tests: tuple[dict[tuple[int, str], float], ...],
) -> None:
    """Add one case to the points by side and reason, and to the tests by points lost and firmness."""
    ours = {lost: _sides_after(mine, lost) for lost in dict.fromkeys(pair[0] for pair in joint)}
    others = {lost: _sides_after(theirs, lost) for lost in dict.fromkeys(pair[1] for pair in joint)}
    for (lost, taken), likely in joint.items():
        chance = weight * likely
        one = ours[lost][others[taken][0].ranks >= DISRUPTING_RANKS]
        other = others[taken][ours[lost][0].ranks >= DISRUPTING_RANKS]
        points[0, "wounds"] += chance * taken
        points[1, "wounds"] -= chance * lost
        for amount, why in one.entries:
            points[0, why] += chance * amount
        for amount, why in other.entries:
            points[1, why] -= chance * amount
        lead = combat_lead(one.shown, other.shown, taken, lost)
        beyond = lead - (one.shown.points + taken - other.shown.points - lost)
        if beyond:
            both_stand = one.shown.models and other.shown.models
            points[int(beyond < 0), MUSICIAN if both_stand else NOBODY_LEFT] += chance * beyond
        loser, force, left, foe = (0, mine, one, other) if lead < 0 else (1, theirs, other, one)
        if lead and left.standing and not force.unbreakable and not force.unstable:
            firm = firmness_reason(
                left.ranks, (foe.ranks,), stubborn=force.stubborn, steadfast=force.steadfast
            )
            tests[loser][abs(lead), firm] += chance


def _break_shares(force: Force, tests: dict[tuple[int, str], float]) -> tuple[BreakShare, ...]:
    """The tests of a side, those that are lost by least first."""
    return tuple(
        [
            BreakShare(lost_by, firm, chance, break_test(force.leadership, lost_by, firm=firm), force.again)
            for (lost_by, firm), chance in sorted(tests.items())
        ]
    )


def total_points(shares: Sequence[PointShare]) -> float:
    """The margin that the shares add up to."""
    return fsum(one.amount for one in shares)
