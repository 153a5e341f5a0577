"""Deploy for me: a legal and sensible place for any unit in any zone (S-25).

Foot in the middle of the front line, shooters beside it, the mounted on the wings; machines that aim along
the ground in the line, others behind it; characters in the ranks of those whom they help. Nothing is drawn.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.rules.skirmish.actions.player import Placement
from game.rules.skirmish.deployment.zones import front_of, is_in, own_box
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import (
    INCH,
    Milli,
    Pose,
    Shape,
    heading_vector,
    offset_point,
    shape_of,
)
from game.rules.skirmish.state.state import RESERVE, TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.profile import def_of, in_rank, is_character, special_rule_value, unit_shape

STEP: Milli = 500
"""How finely a place is looked for."""
ROUND_HOUSE: Milli = 12 * INCH
"""How far scouts, and vanguards after their move, keep from the units of others."""
FORWARD = (12 * INCH, 9 * INCH, 6 * INCH, 3 * INCH)
"""How far before their zone scouts try to stand."""
REGIMENTS = ("infantry", "cavalry", "monstrous-infantry", "war-beasts", "swarm")
"""Troops in whose ranks a character may stand (S-81)."""
FAST = ("cavalry", "chariot", "war-beasts")
LEVEL = ("bolt", "volley-gun")
"""Machines whose shots are spoilt by whoever stands before them."""
EIGHTHS = {"wing": 3, "shooters": 2, "foot": 0}
"""How far from the middle each part of the line would stand, in eighths of the zone's width."""


class Wish(NamedTuple):
    """Where a unit would like to stand: how far right of the zone's middle, how far behind its front."""

    right: Milli
    back: Milli


# what may stand where


def set_down(setting: Setting, state: SkirmishState, placed: Placement) -> None:
    """Put a unit on the table, or into the ranks of its host (S-25, S-81)."""
    unit = state.units[placed.unit]
    unit.place, unit.host = TABLE, placed.host
    if placed.host >= 0:
        host = state.units[placed.host]
        host.guests = (*host.guests, unit.id)
        return
    unit.pose = Pose(placed.x, placed.y, placed.heading)
    unit.files = min(placed.files, unit.models)
    unit.at_turn = unit.pose


def may_host(setting: Setting, state: SkirmishState, host: Unit, guest: Unit) -> bool:
    """Whether a character may stand in the front rank of that unit of the same army (S-81)."""
    bases = setting.content.bases
    return (
        host.stands
        and not is_character(setting, host)
        and def_of(setting, host).troop in REGIMENTS
        and len(host.guests) < unit_shape(setting, host).files
        and bases[guest.enlisted.unit][0] <= bases[host.enlisted.unit][0]
    )


def _has_room(setting: Setting, state: SkirmishState, unit: Unit, pose: Pose, files: int) -> bool:
    """Whether a unit lies wholly in its zone there, 1" from all others and from rocks (S-25, S-29)."""
    there = footprint_in_files(setting, unit, files)
    if not is_in(own_box(setting, state, unit.owner), pose, there):
        return False
    return setting.ground.fits(state, unit.id, pose, there) is None


def footprint_in_files(setting: Setting, unit: Unit, files: int) -> Shape:
    """The footprint of a unit in `files` files."""
    return shape_of(in_rank(unit), files, *setting.content.bases[unit.enlisted.unit])


def keeps_clear(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit that stands keeps more than 12" from every unit of others."""
    strangers = [one for one in state.standing() if one.owner != unit.owner]
    return all(setting.ground.gap(state, unit.id, one.id) > ROUND_HOUSE for one in strangers)


# where it would like to stand


def _wish(setting: Setting, unit: Unit, wing: int, wide: Milli, deep: Milli) -> Wish:
    """The place where such a unit is most useful; `wing`: 1 to the right, -1 to the left."""
    kind = def_of(setting, unit)
    if kind.machine and kind.troop == "war-machine":
        aims_low = setting.content.machines[kind.machine].kind in LEVEL
        return Wish(wing * wide // 6, 0 if aims_low else deep)
    if kind.character:
        return Wish(0, deep // 2)
    return Wish(wing * wide * EIGHTHS[_part_of(setting, unit)] // 8, 0)


def _part_of(setting: Setting, unit: Unit) -> str:
    """The part that a unit has in the battle line."""
    if def_of(setting, unit).troop in FAST:
        return "wing"
    return "shooters" if any(setting.content.weapons[one].range for one in unit.enlisted.weapons) else "foot"


def _emptier_wing(setting: Setting, state: SkirmishState, unit: Unit, front: Pose) -> int:
    """The side on which fewer of those with its part stand; of equals by turns."""
    part, (fx, fy) = _part_of(setting, unit), heading_vector(front.heading)
    there = [one for one in state.army(unit.owner) if one.stands and one.id != unit.id]
    like = [one for one in there if _part_of(setting, one) == part]
    rights = [(one.x - front.x) * fy - (one.y - front.y) * fx for one in like]
    more = sum(1 if right > 0 else -1 for right in rights)
    return -1 if more > 0 or (more == 0 and unit.id % 2 == 0) else 1


def steps(least: Milli, most: Milli) -> list[Milli]:
    """From the least to the most, both included; nothing if the most is less."""
    return [] if most < least else [*range(least, most, STEP), most]


def _formations(unit: Unit) -> list[int]:
    """Numbers of files to try: as listed, then deeper, then wider."""
    listed = unit.enlisted.files
    tried = [listed, -(-listed // 2), listed * 2]
    return list(dict.fromkeys(max(1, min(files, unit.models)) for files in tried))


def _spots(setting: Setting, state: SkirmishState, unit: Unit, files: int) -> list[Pose]:
    """Poses in the unit's own zone, the most sensible first."""
    front, wide, deep = front_of(setting, state, own_box(setting, state, unit.owner))
    there = footprint_in_files(setting, unit, files)
    half = (wide - there.width) // 2
    wanted = _wish(setting, unit, _emptier_wing(setting, state, unit, front), wide, deep)
    found = [
        (abs(right - wanted.right) + 2 * abs(back - wanted.back), back, right)
        for right in steps(-half, half)
        for back in steps(0, deep - there.depth)
    ]
    return [Pose(*offset_point(front, right, -back), front.heading) for _, back, right in sorted(found)]


# places


def place_for(setting: Setting, state: SkirmishState, unit: Unit) -> Placement | None:
    """A sensible place in its own zone for a unit that is not on the table; None: there is no room."""
    for files in _formations(unit):
        for pose in _spots(setting, state, unit, files):
            if _has_room(setting, state, unit, pose, files):
                return Placement(unit.id, *pose, files)
    return None


def scout_for(setting: Setting, state: SkirmishState, unit: Unit) -> Placement | None:
    """A place well before its zone, more than 12" from every unit of others; else one in its zone."""
    front, wide, _ = front_of(setting, state, own_box(setting, state, unit.owner))
    files = _formations(unit)[0]
    for far in FORWARD:
        for right in sorted(steps(-wide // 2, wide // 2), key=lambda right: (abs(right), right)):
            pose = Pose(*offset_point(front, right, far), front.heading)
            placed = Placement(unit.id, *pose, files)
            if may_scout(setting, state, unit, placed):
                return placed
    return place_for(setting, state, unit)


def may_scout(setting: Setting, state: SkirmishState, unit: Unit, placed: Placement) -> bool:
    """Whether scouts may stand there: anywhere with room, more than 12" from every unit of others."""
    pose = Pose(placed.x, placed.y, placed.heading)
    if setting.ground.fits(state, unit.id, pose, footprint_in_files(setting, unit, placed.files)) is not None:
        return False
    there = state.clone()
    set_down(setting, there, placed)
    return keeps_clear(setting, there, there.units[unit.id])


def all_for(setting: Setting, state: SkirmishState, units: Iterable[Unit]) -> Iterator[Placement]:
    """Places for several at once, one after the other; those without room have none."""
    there = state.clone()
    for unit in units:
        best = guest_for(setting, there, there.units[unit.id]) or place_for(
            setting, there, there.units[unit.id]
        )
        if best is not None:
            set_down(setting, there, best)
            yield best


# characters


def guest_for(setting: Setting, state: SkirmishState, unit: Unit) -> Placement | None:
    """The placement of a character in the regiment that it helps most; None: no character, or nobody has
    room.
    """
    if not is_character(setting, unit):
        return None
    hosts = [one for one in state.army(unit.owner) if may_host(setting, state, one, unit)]
    for host in sorted(hosts, key=lambda one: (-_worth(setting, unit, one), one.id)):
        placed = Placement(unit.id, host=host.id)
        if fits_joined(setting, state, placed):
            return placed
    return None


def _worth(setting: Setting, unit: Unit, host: Unit) -> int:
    """How well a character is placed in a host: among its like, in numbers; wizards among shooters."""
    shoots = any(setting.content.weapons[one].range for one in host.enlisted.weapons)
    same = def_of(setting, unit).troop == def_of(setting, host).troop
    return host.models + 20 * same - 15 * len(host.guests) + (15 if shoots == (unit.level > 0) else 0)


def fits_joined(setting: Setting, state: SkirmishState, placed: Placement) -> bool:
    """Whether the regiment, one rank deeper perhaps, still has room with the character in it."""
    there = state.clone()
    set_down(setting, there, placed)
    host = there.units[placed.host]
    host.place, now = (
        RESERVE,
        unit_shape(setting, host),
    )  # lifted: where it stood is no reason to stand nearer
    in_zone = is_in(own_box(setting, state, host.owner), host.pose, now)
    return in_zone and setting.ground.fits(there, host.id, host.pose, now) is None


# what is due


def lies_in_ambush(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether it may stay in reserve though there is room (S-60)."""
    return unit.place == RESERVE and special_rule_value(setting, state, unit, "ambush") != 0
