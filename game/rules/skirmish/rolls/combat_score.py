"""The combat result: points with their reasons, who won and by how much (S-55)."""

from typing import NamedTuple

import msgspec

from game.rules.skirmish.rolls.target import Modifier

DISRUPTING_RANKS = 2
"""Counting ranks of a foe who disrupts from flank or rear (S-55)."""
MAX_OVERKILL_POINTS = 5
"""Points that overkill in a challenge may score at most."""


class ScoreFacts(msgspec.Struct, frozen=True):
    """Facts by which a side of a combat scores, after the last blow; each counts once for all its units."""

    models: int
    """Models left on this side."""
    wounds: int = 0
    """Wounds that the other side really lost."""
    overkill: int = 0
    """Wounds dealt in a challenge beyond what the loser had."""
    ranks: int = 0
    """Rank bonus of its best undisrupted unit, see `rank_bonus`."""
    charged: bool = False
    downhill: bool = False
    standard: bool = False
    battle_standard: bool = False
    flank: bool = False
    rear: bool = False
    musician: bool = False


def score_modifiers(side: ScoreFacts) -> tuple[Modifier, ...]:
    """Points that a side scores, each with its reason, without noughts (S-55).

    >>> side = ScoreFacts(9, wounds=3, ranks=2, charged=True, rear=True)
    >>> [(one.why, one.amount) for one in score_modifiers(side)]
    [('wounds', 3), ('charge', 1), ('rear', 2), ('ranks', 2)]
    """
    return tuple(Modifier(amount, why) for amount, why in score_entries(side) if amount)


def score_entries(side: ScoreFacts) -> tuple[tuple[int, str], ...]:
    """Points that a side scores, each with its reason, noughts too (S-55)."""
    return (
        (side.wounds, "wounds"),
        (min(MAX_OVERKILL_POINTS, side.overkill), "overkill"),
        (int(side.charged), "charge"),
        (int(side.downhill), "downhill"),
        (int(side.standard), "standard"),
        (int(side.battle_standard), "battle-standard"),
        (int(side.flank), "flank"),
        (2 * side.rear, "rear"),
        (side.ranks, "ranks"),
    )


def _total_points(side: ScoreFacts) -> int:
    """The sum of a side's points."""
    return sum([amount for amount, _ in score_entries(side)])


class ScoreShowing(NamedTuple):
    """Facts that decide between two sides: models left, the sum of points, a musician."""

    models: int
    points: int
    musician: bool


def score_summary(side: ScoreFacts) -> ScoreShowing:
    """A side's facts in short: models, sum of points, musician."""
    return ScoreShowing(side.models, _total_points(side), side.musician)


def combat_margin(mine: ScoreFacts, theirs: ScoreFacts) -> int:
    """The points by which mine won, or, below zero, lost (S-55).

    A side without models loses at once, both: nothing. A tie is won by 1 by the only side with a musician.

    >>> combat_margin(ScoreFacts(5), ScoreFacts(5, musician=True))
    -1
    >>> combat_margin(ScoreFacts(0, wounds=9), ScoreFacts(1))
    -1
    """
    return combat_lead(score_summary(mine), score_summary(theirs))


def combat_lead(mine: ScoreShowing, theirs: ScoreShowing, won: int = 0, lost: int = 0) -> int:
    """The margin of two sides whose points are summed up; `won` and `lost` are wounds not yet among them."""
    if not mine.models and not theirs.models:
        return 0
    ahead = mine.points + won - theirs.points - lost
    if not mine.models:
        return min(-1, ahead)
    if not theirs.models:
        return max(1, ahead)
    return ahead or mine.musician - theirs.musician
