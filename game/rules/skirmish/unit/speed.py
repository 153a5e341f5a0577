"""The speed of a unit, and whether it flies."""

from game.rules.skirmish.rolls.target import Target
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.profile import rules_now, unit_characteristic

FLY_MOVE = 10
"""Inches that flyers move (S-38)."""


def slowest_move(setting: Setting, state: SkirmishState, unit: Unit, *, flying: bool = False) -> int:
    """The M in inches of the slowest of a unit and the characters in it; `flying`: 10 (S-32, S-38).

    Changes that slow a unit slow its flight by as much.
    """
    found = []
    for one in (unit, *[state.units[id] for id in unit.guests]):
        move = unit_characteristic(setting, state, one, "move")
        slowed = Target(FLY_MOVE, "fly", most=FLY_MOVE).plus(*move.modifiers)
        found.append(slowed.needed if flying else move.needed)
    return max(0, min(found))


def can_fly(state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit and all characters in it fly (S-38)."""
    return all("fly" in rules_now(state, one) for one in (unit, *[state.units[id] for id in unit.guests]))


def charge_speed(setting: Setting, state: SkirmishState, unit: Unit) -> int:
    """The inches that are added to the charge dice: M, or 10 for flyers (S-33, S-35)."""
    return slowest_move(setting, state, unit, flying=can_fly(state, unit))
