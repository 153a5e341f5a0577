"""Fear: units that cause it, and units that are bold enough not to feel it (S-57, S-60)."""

from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.profile import rules_now


def is_bold(state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit fears nothing: immune, or fearsome itself."""
    return "immune" in rules_now(state, unit) or causes_fear(state, unit)


def causes_fear(state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit, or a character in it, causes fear or terror."""
    inside = (unit, *(state.units[id] for id in unit.guests))
    return any({"fear", "terror"} & rules_now(state, one).keys() for one in inside)
