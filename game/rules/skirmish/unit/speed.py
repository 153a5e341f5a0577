"""How fast a unit moves and whether it flies."""

from typing import TYPE_CHECKING

from game.rules.skirmish.rolls.target import Target
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.profile import rules_now, unit_characteristic

if TYPE_CHECKING:
    from game.rules.skirmish.rules import Skirmish

FLIGHT = 10
"""What flyers move, in inches (S-38)."""


def slowest_move(rules: "Skirmish", state: SkirmishState, unit: Unit, *, flying: bool = False) -> int:
    """Its M in inches, the slowest of the unit and the characters in it; `flying`: 10 (S-32, S-38).

    What slows a unit slows its flight by as much.
    """
    found = []
    for one in (unit, *[state.units[id] for id in unit.guests]):
        move = unit_characteristic(rules, state, one, "move")
        slowed = Target(FLIGHT, "fly", most=FLIGHT).plus(*move.modifiers)
        found.append(slowed.needed if flying else move.needed)
    return max(0, min(found))


def can_fly(state: SkirmishState, unit: Unit) -> bool:
    """Whether it has wings, and all that is in it (S-38)."""
    return all("fly" in rules_now(state, one) for one in (unit, *[state.units[id] for id in unit.guests]))
