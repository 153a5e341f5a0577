"""Contact of units, and its face: asked of the ground and of formation mathematics (S-28, S-55, S-70)."""

from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import Point, footprint_centre, footprint_corners, heading_vector
from game.rules.skirmish.state.state import SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.profile import def_of, unit_shape
from game.rules.skirmish.unit.sides import are_opposed

FRONT, RIGHT, LEFT, REAR = "front", "right", "left", "rear"
"""Faces of a unit."""
MACHINE = "war-machine"
"""The troop type of war machines."""


def is_engaged(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit of another player touches this one, whatever the phase's names (S-70)."""
    return unit.place == "table" and bool(setting.ground.touching(state, home_unit(state, unit).id))


def opposed_pairs(setting: Setting, state: SkirmishState) -> list[tuple[int, int]]:
    """Pairs (friendly unit, enemy unit) in contact in this phase, sorted (S-71)."""
    found = []
    for one, other in setting.ground.contacts(state):
        if are_opposed(state, state.units[one], state.units[other]):
            mine = state.units[one].owner == state.active
            found.append((one, other) if mine else (other, one))
    return sorted(found)


def is_machine(setting: Setting, unit: Unit) -> bool:
    """Whether a unit is a war machine with its crew (S-82)."""
    return def_of(setting, unit).troop == MACHINE


def unit_centre(setting: Setting, unit: Unit) -> Point:
    """The middle of a unit's footprint."""
    return footprint_centre(unit.pose, unit_shape(setting, unit))


def contact_face(setting: Setting, unit: Unit, other: Unit) -> str:
    """The face of `unit` that `other` touches: front, right, left or rear; a corner is the front's (S-28).

    A war machine has neither flank nor rear: it is touched on its front (S-82).
    """
    return FRONT if is_machine(setting, unit) else touched_face(setting, unit, other)


def touched_face(setting: Setting, unit: Unit, other: Unit) -> str:
    """The face of `unit` on the table that `other` touches; a war machine has four, like any footprint."""
    mine = unit_shape(setting, unit)
    fx, fy = heading_vector(unit.heading)
    seen = [(x - unit.x, y - unit.y) for x, y in footprint_corners(other.pose, unit_shape(setting, other))]
    forward = [dx * fx + dy * fy for dx, dy in seen]
    right = [dx * fy - dy * fx for dx, dy in seen]
    outside = {
        FRONT: min(forward) + 0.5,
        RIGHT: min(right) - mine.width / 2,
        LEFT: -max(right) - mine.width / 2,
        REAR: -max(forward) - mine.depth,
    }
    if outside[FRONT] >= -10:
        return FRONT
    return max(outside, key=lambda face: outside[face])
