"""Harm that units could do to others by charges and combats, in points, as the table stands (S-03).

For naming, bribes and cards: whose charges and combats hurt whom. The odds are those of the
fights and dice themselves; sight and narrow paths are left to the player who declares.
"""

from collections.abc import Iterable
from typing import NamedTuple

from game.ai.skirmish.politics.reach import UnitReach, army_reaches, is_foe_ahead
from game.ai.skirmish.values.fight import fight_value
from game.core.rules import Player
from game.rules.skirmish.charge.declare import FARTHEST
from game.rules.skirmish.charge.declare import charge_success_chance as chance_of
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import INCH, arc_of
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import FRONT, contact_face, is_engaged, is_machine
from game.rules.skirmish.unit.profile import unit_shape
from game.rules.skirmish.unit.speed import charge_speed


class ThreatWeights(NamedTuple):
    """Which charges are thought of, and how several on one unit add up."""

    least_chance: float = 0.1
    """Charges less likely than this are not thought of."""
    second_charge: float = 0.3
    """Weight of a second charge on the same unit, of what it would bring alone."""


THREAT = ThreatWeights()

NO_CHARGE_FLAGS = unit_flags.FLEEING | unit_flags.FORBIDDEN_CHARGE
"""Flags of units that may not charge."""


class UnitThreat(NamedTuple):
    """One unit's way to hurt a foe: the target, the chance, and points that already contain the chance."""

    unit: int
    target: int
    chance: float
    worth: float


# charges


def worthwhile_charges(setting: Setting, state: SkirmishState, by: Player, whom: Player) -> list[UnitThreat]:
    """The charges of one army on another that are worth it, each unit once, best first (S-33)."""
    foes = army_reaches(setting, state, whom)
    found = [
        threat
        for own in army_reaches(setting, state, by)
        for threat in unit_charge_threats(setting, state, own, foes)
        if threat.worth > 0
    ]
    best: dict[int, UnitThreat] = {}
    for threat in sorted(found, key=lambda one: -one.worth):
        best.setdefault(threat.unit, threat)
    return list(best.values())


def unit_charge_threats(
    setting: Setting, state: SkirmishState, own: UnitReach, foes: Iterable[UnitReach]
) -> list[UnitThreat]:
    """Every charge of a unit on one of these foes that its dice may carry home."""
    unit = own.unit
    if unit.has(NO_CHARGE_FLAGS) or is_machine(setting, unit):
        return []
    near = [foe for foe in foes if own.near(foe, LONGEST_CHARGE) and is_foe_ahead(setting, unit, foe)]
    if not near or is_engaged(setting, state, unit):
        return []
    pace = charge_speed(setting, state, unit)
    reach = (pace + FARTHEST) * INCH
    chances = [(foe.unit, chance_of(setting, state, unit, foe.unit)) for foe in near if own.near(foe, reach)]
    return [
        charge_threat(setting, state, unit, foe, chance)
        for foe, chance in chances
        if chance >= THREAT.least_chance
    ]


LONGEST_CHARGE = (10 + FARTHEST) * INCH
"""Milli beyond which no charge goes."""


def charge_threat(
    setting: Setting, state: SkirmishState, unit: Unit, foe: Unit, chance: float = 1.0
) -> UnitThreat:
    """The threat of a charge that comes home with `chance`, on the face before which the unit stands."""
    face = FRONT if is_machine(setting, foe) else arc_of(foe.pose, unit_shape(setting, foe), (unit.x, unit.y))
    fight = fight_value(setting, state, unit, foe, charging=True, face=face)
    return UnitThreat(unit.id, foe.id, chance, chance * fight.worth)


def joint_threat_worth(blows: Iterable[UnitThreat]) -> float:
    """Points that threats bring together: a unit charged twice does not die twice."""
    total, struck = 0.0, set()
    for threat in blows:
        total += threat.worth * (THREAT.second_charge if threat.target in struck else 1.0)
        struck.add(threat.target)
    return total


# combats


def fights_between_armies(
    setting: Setting, state: SkirmishState, by: Player, whom: Player
) -> list[UnitThreat]:
    """Every contact between two armies, from the seat of `by`: good and bad ones (S-09, S-71)."""
    pairs = [(state.units[one], state.units[other]) for one, other in setting.ground.contacts(state)]
    return [
        fight_between_units(setting, state, *((one, other) if one.owner == by else (other, one)))
        for one, other in pairs
        if {one.owner, other.owner} == {by, whom}
    ]


def fight_between_units(setting: Setting, state: SkirmishState, unit: Unit, foe: Unit) -> UnitThreat:
    """The fight of two units in contact, from the first's seat: a unit touched in front strikes best."""
    mine = contact_face(setting, unit, foe)
    if mine == FRONT:
        fight = fight_value(setting, state, unit, foe, charging=False, face=contact_face(setting, foe, unit))
        return UnitThreat(unit.id, foe.id, fight.win, fight.worth)
    fight = fight_value(setting, state, foe, unit, charging=False, face=mine)
    return UnitThreat(unit.id, foe.id, fight.lose, -fight.worth)
