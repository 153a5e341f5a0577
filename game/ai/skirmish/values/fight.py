"""Value of a fight in victory points, by the odds, before it is fought (S-17, S-52 to S-56)."""

from math import fsum
from typing import NamedTuple

from game.ai.skirmish.values.attrition import SideLosses, pair_attrition
from game.ai.skirmish.values.unit_worth import UNIT_WORTH, unit_bounty
from game.rules.skirmish.consequences.victory_points import STANDARD
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import FRONT


class FightValue(NamedTuple):
    """A fight from one unit's seat: points to about its end, and chances of its first round."""

    gain: float
    """Points that the unit's owner may expect to take."""
    loss: float
    """Points that the unit's owner may expect to lose."""
    win: float
    """The chance to win the first round."""
    lose: float
    """The chance to lose the first round."""
    breaks: float
    """The chance that the foe breaks or dies in the first round."""
    broken: float
    """The chance that the unit itself breaks or dies in the first round."""

    @property
    def worth(self) -> float:
        """Points to take less points to lose."""
        return self.gain - self.loss


def fight_value(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    foe: Unit,
    *,
    charging: bool,
    face: str = FRONT,
) -> FightValue:
    """The value of a unit's front against a face of its foe: charging home now, or as both stand."""
    if foe.fleeing:
        return FightValue(losses_value(state, foe, RUN_DOWN), 0.0, 1.0, 0.0, 1.0, 0.0)
    if unit.fleeing:
        return FightValue(0.0, losses_value(state, unit, RUN_DOWN), 0.0, 1.0, 0.0, 1.0)
    odds = pair_attrition(setting, state, unit, foe, charging=charging, face=face)
    return FightValue(
        losses_value(state, foe, odds.theirs),
        losses_value(state, unit, odds.mine),
        odds.win,
        odds.lose,
        odds.breaks,
        odds.broken,
    )


RUN_DOWN = SideLosses(taken=1.0)
"""Losses of a fleeing unit that an enemy reaches."""


def losses_value(state: SkirmishState, unit: Unit, losses: SideLosses) -> float:
    """Points that such losses earn the other side: only destruction counts, wounds bring it nearer."""
    whole = unit_bounty(state, unit)
    inside = fsum(unit_bounty(state, state.units[id]) for id in unit.guests) if unit.guests else 0.0
    return (
        losses.slain * whole
        + losses.taken * (whole + inside)
        + losses.fled * STANDARD * unit.standard
        + losses.worn * UNIT_WORTH.casualties * unit.enlisted.points
    )


def frontal_charge_value(setting: Setting, state: SkirmishState, unit: Unit, foe: Unit) -> float:
    """Points that a charge on the foe's front brings the unit's owner, less what it costs."""
    return fight_value(setting, state, unit, foe, charging=True).worth
