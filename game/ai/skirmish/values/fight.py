"""What a fight is worth in victory points, by the odds, before it is fought (S-17, S-52 to S-56)."""

from typing import NamedTuple

from game.ai.skirmish.values.attrition import Seen, SideLosses, pair_attrition
from game.ai.skirmish.values.unit_worth import WEAR, unit_bounty
from game.rules.skirmish.consequences.victory_points import STANDARD
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import FRONT


class FightValue(NamedTuple):
    """A fight from the seat of one of two units: to about its end, points; of its first round, chances."""

    gain: float
    """Points that its owner may expect to take."""
    loss: float
    """Points that he may expect to lose."""
    win: float
    lose: float
    breaks: float
    """The foe breaks, or dies."""
    broken: float
    """It breaks itself, or dies."""

    @property
    def worth(self) -> float:
        """What it brings, all in all."""
        return self.gain - self.loss


def fight_value(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    foe: Unit,
    *,
    charging: bool,
    face: str = FRONT,
    seen: Seen | None = None,
) -> FightValue:
    """A unit's front against a face of a foe: as if it charged home now, or as they stand.

    `seen` makes many questions about one and the same state quicker: hand in an empty dict with all of them.
    """
    if foe.fleeing:
        return FightValue(losses_value(state, foe, RUN_DOWN), 0.0, 1.0, 0.0, 1.0, 0.0)
    if unit.fleeing:
        return FightValue(0.0, losses_value(state, unit, RUN_DOWN), 0.0, 1.0, 0.0, 1.0)
    odds = pair_attrition(setting, state, unit, foe, charging=charging, face=face, seen=seen)
    return FightValue(
        losses_value(state, foe, odds.theirs),
        losses_value(state, unit, odds.mine),
        odds.win,
        odds.lose,
        odds.breaks,
        odds.broken,
    )


RUN_DOWN = SideLosses(taken=1.0)
"""What becomes of who flees and is reached."""


def losses_value(state: SkirmishState, unit: Unit, toll: SideLosses) -> float:
    """The points that such a toll brings somebody: only what is destroyed counts, wounds bring it nearer."""
    whole = unit_bounty(state, unit)
    inside = sum(unit_bounty(state, state.units[id]) for id in unit.guests) if unit.guests else 0.0
    return (
        toll.slain * whole
        + toll.taken * (whole + inside)
        + toll.fled * STANDARD * unit.standard
        + toll.worn * WEAR * unit.enlisted.points
    )


def frontal_charge_value(setting: Setting, state: SkirmishState, unit: Unit, foe: Unit) -> float:
    """What a charge of a unit on a foe's front would bring its owner, less what it would cost him."""
    return fight_value(setting, state, unit, foe, charging=True).worth
