"""Worth of a unit to whoever destroys it, and to its owner while it lives, in victory points (S-16, S-17)."""

from math import fsum
from typing import NamedTuple

from game.ai.skirmish.values.fight_key import quick_leadership, quick_standard_near
from game.core.rules import Player
from game.rules.skirmish.consequences.victory_points import BATTLE_STANDARD, GENERAL, STANDARD
from game.rules.skirmish.odds.single import leadership_pass_chance
from game.rules.skirmish.rolls.leadership import rally_test
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import GONE, SkirmishState, Unit


class UnitWorthWeights(NamedTuple):
    """Shares by which wounds and flight take from a unit's worth."""

    casualties: float = 0.5
    """Worth of the casualties of a unit that lives on, of their part of its points."""
    lost_in_flight: float = 0.2
    """Chance that a unit which would rally is run over, hunted down or off the table before it does."""


UNIT_WORTH = UnitWorthWeights()


def unit_bounty(state: SkirmishState, unit: Unit) -> float:
    """Points for destroying the unit: its cost, the general and standards; guests not counted (S-17)."""
    worth = float(unit.enlisted.points)
    if state.generals[unit.owner] == unit.id:
        worth += GENERAL
    if unit.enlisted.battle_standard:
        worth += BATTLE_STANDARD
    return worth + STANDARD * unit.standard


def bounty_with_guests(state: SkirmishState, unit: Unit) -> float:
    """Points for destroying the unit together with all characters in it (S-17)."""
    return unit_bounty(state, unit) + fsum([unit_bounty(state, state.units[id]) for id in unit.guests])


def points_at_stake(setting: Setting, state: SkirmishState, player: Player) -> float:
    """The sum of the bounties of all units that the player still has, in points."""
    return fsum(
        unit_bounty(state, unit) for unit in state.units if unit.owner == player and unit.place != GONE
    )


def recovery_chance(setting: Setting, state: SkirmishState, unit: Unit) -> float:
    """The chance that a fleeing unit rallies before it is lost (S-37)."""
    test = rally_test(
        quick_leadership(setting, state, unit), unit.models, unit.enlisted.models, musician=unit.musician
    )
    return leadership_pass_chance(test, again=quick_standard_near(setting, state, unit)) * (
        1 - UNIT_WORTH.lost_in_flight
    )
