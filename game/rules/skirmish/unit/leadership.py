"""Leadership of a unit: its own, its characters', its general's (S-26, S-30)."""

from game.rules.skirmish.rolls.target import Modifier, Target
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.contact import is_engaged
from game.rules.skirmish.unit.profile import Part, special_rule_value, unit_characteristic
from game.rules.skirmish.unit.sides import others_of_army, same_army, takes_part_in_phase

COMMAND_RANGE = 12 * INCH
"""Milli within which a general and a battle standard help a unit (S-30)."""
PANIC_RANGE = 6 * INCH
"""Milli within which the end of a friend frightens a unit (S-59)."""


def unit_leadership(setting: Setting, state: SkirmishState, unit: Unit) -> Target:
    """The highest Ld in a unit, or its general's within 12" if that is better (S-26, S-30)."""
    home = home_unit(state, unit)
    inside = [own_leadership(setting, state, one) for one in leadership_lenders(state, home)]
    best = max(inside, key=lambda one: one.needed)
    general = _general_near(setting, state, home)
    if general is None:
        return best
    lent = own_leadership(setting, state, general).needed - best.needed
    return best + (Modifier(lent, "general") if lent > 0 else None)


def leadership_lenders(state: SkirmishState, home: Unit) -> list[Unit]:
    """Units in a unit whose Ld counts: itself and guests, but no character who refused a challenge (S-58)."""
    guests = [state.units[id] for id in home.guests]
    return [home, *(guest for guest in guests if not guest.has(unit_flags.SHAMED))]


def own_leadership(setting: Setting, state: SkirmishState, unit: Unit) -> Target:
    """The Ld of a unit alone: its models', or the champion's if that is higher."""
    parts: tuple[Part, ...] = ("model", "champion") if unit.champion else ("model",)
    values = [unit_characteristic(setting, state, unit, "leadership", part) for part in parts]
    return max(values, key=lambda one: one.needed)


def _general_near(setting: Setting, state: SkirmishState, home: Unit) -> Unit | None:
    """The general of a unit's army if within 12", not fleeing, not shamed by a refusal (S-30, S-58)."""
    id = state.generals[home.owner]
    if id == NONE or state.units[id].has(unit_flags.SHAMED):
        return None
    return state.units[id] if _is_in_command(setting, state, state.units[id], home) else None


def _is_in_command(setting: Setting, state: SkirmishState, leader: Unit, home: Unit) -> bool:
    """Whether a leader stands on the table, unfleeing, within 12" of the nearest part of the unit (S-30)."""
    where = home_unit(state, leader)
    if leader.place != TABLE or home.place != TABLE or where.fleeing:
        return False
    return where.id == home.id or setting.ground.gap(state, home.id, where.id) <= COMMAND_RANGE


def standard_near(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether a battle standard of its army lets a unit roll a failed test again (S-30)."""
    home = home_unit(state, unit)
    bearers = [one for one in state.units if one.enlisted.battle_standard and same_army(one, home)]
    return any(_is_in_command(setting, state, one, home) for one in bearers)


def may_panic(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit would test panic: in the phase, free, unfleeing, not immune, not yet tested (S-59)."""
    if (
        not unit.stands
        or unit.fleeing
        or unit.has(unit_flags.PANIC_TESTED)
        or not takes_part_in_phase(state, unit)
    ):
        return False
    return not special_rule_value(setting, state, unit, "immune") and not is_engaged(setting, state, unit)


def shaken_by(setting: Setting, state: SkirmishState, unit: Unit) -> list[int]:
    """Ids of units of the same army within 6" that the end of this unit would frighten (S-59)."""
    if not unit.stands or not takes_part_in_phase(state, unit):
        return []
    return [
        one.id
        for one in others_of_army(state, unit)
        if may_panic(setting, state, one) and setting.ground.gap(state, unit.id, one.id) <= PANIC_RANGE
    ]
