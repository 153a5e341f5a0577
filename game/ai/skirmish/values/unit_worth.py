"""What units are worth: to who destroys them, and to who still has them, in victory points (S-16, S-17)."""

from game.ai.skirmish.values.fight_key import quick_leadership, quick_standard_near
from game.core.rules import Player
from game.rules.skirmish.consequences.victory_points import BATTLE_STANDARD, GENERAL, STANDARD
from game.rules.skirmish.odds.single import leadership_pass_chance
from game.rules.skirmish.rolls.leadership import rally_test
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import GONE, SkirmishState, Unit, home_unit

WEAR = 0.5
"""What the fallen of a unit that goes on are worth, of their share of its points."""
FOR_GOOD = 0.2
"""Of fleers who would rally, who never do: run over, off the table, hunted down."""


def unit_bounty(state: SkirmishState, unit: Unit) -> float:
    """The points that its end would bring somebody: all of it, guests apart (S-17)."""
    worth = float(unit.enlisted.points)
    if state.generals[unit.owner] == unit.id:
        worth += GENERAL
    if unit.enlisted.battle_standard:
        worth += BATTLE_STANDARD
    return worth + STANDARD * unit.standard


def bounty_with_guests(state: SkirmishState, unit: Unit) -> float:
    """The points that it and the characters in it would bring, if all go together."""
    return unit_bounty(state, unit) + sum([unit_bounty(state, state.units[id]) for id in unit.guests])


def points_at_stake(setting: Setting, state: SkirmishState, player: Player) -> float:
    """The points that lie in all that he still has."""
    return sum(
        unit_bounty(state, unit) for unit in state.units if unit.owner == player and unit.place != GONE
    )


def recovery_chance(setting: Setting, state: SkirmishState, unit: Unit) -> float:
    """The chance that a fleeing unit rallies before it is lost (S-37)."""
    test = rally_test(
        quick_leadership(setting, state, unit), unit.models, unit.enlisted.models, musician=unit.musician
    )
    return leadership_pass_chance(test, again=quick_standard_near(setting, state, unit)) * (1 - FOR_GOOD)


def _wounds_left(setting: Setting, unit: Unit) -> float:
    """The share of the wounds that were bought which it still has, from 0 to 1."""
    each = setting.content.units[unit.enlisted.unit].profile.wounds
    return max(0.0, (unit.models * each - unit.hurt) / max(1, unit.enlisted.models * each))


def surviving_unit_points(setting: Setting, state: SkirmishState, unit: Unit) -> float:
    """The points that its owner may hope to keep of it: the worn and the fleeing are half lost."""
    whole = unit_bounty(state, unit) - WEAR * unit.enlisted.points * (1 - _wounds_left(setting, unit))
    home = home_unit(state, unit)
    return whole * recovery_chance(setting, state, home) if home.fleeing else whole
