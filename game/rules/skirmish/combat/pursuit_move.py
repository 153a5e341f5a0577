"""The move of one who pursues or overruns (S-57, S-78)."""

from game.rules.skirmish.charge.circumstances import charge_circumstances
from game.rules.skirmish.consequences import flee
from game.rules.skirmish.consequences.casualties import destroy_unit
from game.rules.skirmish.consequences.dangerous_terrain import terrain_tests
from game.rules.skirmish.events.combat import UnitCaught
from game.rules.skirmish.events.unit import UnitMoved
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.geometry.queries import Flown
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import INCH, Pose, about_centre, heading_between
from game.rules.skirmish.state.records import NONE, Pursuit
from game.rules.skirmish.state.state import TABLE, Unit
from game.rules.skirmish.unit.contact import touched_face, unit_centre
from game.rules.skirmish.unit.profile import unit_shape
from game.rules.skirmish.unit.sides import are_opposed


def move_pursuer(battle: Battle, pursuit: Pursuit) -> None:
    """Pivot to face the unit that was named and go straight; an overrun goes straight on (S-57)."""
    unit = battle.unit(pursuit.unit)
    before, pose = unit.pose, pursuit_facing(battle, unit, pursuit)
    escaped = () if pursuit.target == NONE else (pursuit.target,)
    flown = battle.setting.ground.pursuit(battle.state, unit.id, pose, pursuit.roll * INCH, escaped)
    manner = "overrun" if pursuit.target == NONE else "pursuit"
    moved = flown.pose != before
    unit.pose = flown.pose
    if moved:
        way = (before, pose, flown.pose) if pose != before else (before, flown.pose)
        battle.tell(UnitMoved(unit.id, manner, way, unit.files, flown.met))
        terrain_tests(battle, unit, (pose, flown.pose), "pursuit")
    if unit.place != TABLE:
        return
    if flown.gone:
        flee.leave_table(battle, unit, returns=True)
    elif moved and _is_prey(battle, unit, flown, escaped):
        _meet(battle, unit, battle.unit(flown.met), pursuit, before)


def pursuit_facing(battle: Battle, unit: Unit, pursuit: Pursuit) -> Pose:
    """Turned about its centre to face where the unit that it named is, or was last seen (S-57)."""
    if pursuit.target == NONE:
        return unit.pose
    named = battle.unit(pursuit.target)
    aim = unit_centre(battle.setting, named) if named.stands else (pursuit.x, pursuit.y)
    start = unit_centre(battle.setting, unit)
    heading = unit.heading if aim == start else heading_between(start, aim)
    return about_centre(unit.pose, unit_shape(battle.setting, unit), heading)


def _is_prey(battle: Battle, unit: Unit, flown: Flown, escaped: tuple[int, ...]) -> bool:
    """Whether what stopped it is a unit of the named enemy that it ran into."""
    if flown.met == NONE or flown.met in escaped:
        return False
    return are_opposed(battle.state, unit, battle.unit(flown.met))


def _meet(battle: Battle, unit: Unit, met: Unit, pursuit: Pursuit, before: Pose) -> None:
    """A fleer is destroyed; another is charged and holds: joined now, or fought next time (S-57)."""
    if met.fleeing:
        battle.tell(UnitCaught(met.id, unit.id))
        destroy_unit(battle, met, "caught", unit.owner)
        return
    state, ground = battle.state, battle.setting.ground
    fresh = not [id for id in ground.touching(state, met.id) if id != unit.id]
    face = touched_face(battle.setting, met, unit)
    berth = ground.berth(state, unit.id, met.id, face)
    if berth is None:
        _stop_short(battle, unit, met, pursuit, before)
        return
    here, unit.pose = unit.pose, Pose(*unit.at_turn)
    how = charge_circumstances(battle, unit, met, (before, here))
    unit.pose = berth.end
    battle.tell(UnitMoved(unit.id, "charge", (here, unit.pose), unit.files, met.id))
    if berth.target_pose is not None:
        old, met.pose = met.pose, berth.target_pose
        battle.tell(UnitMoved(met.id, "turn", (old, met.pose), met.files, cause=unit.id))
    unit.mark(how)
    if fresh:
        met.mark(unit_flags.FIRST_ROUND)


def _stop_short(battle: Battle, unit: Unit, met: Unit, pursuit: Pursuit, before: Pose) -> None:
    """There is no room to align: it ends 1" away instead (S-29, S-77)."""
    there = unit.pose
    unit.pose = before
    pose = pursuit_facing(battle, unit, pursuit)
    ignored = (pursuit.target, met.id)
    flown = battle.setting.ground.pursuit(battle.state, unit.id, pose, pursuit.roll * INCH, ignored)
    unit.pose = flown.pose
    battle.tell(UnitMoved(unit.id, "pursuit", (there, unit.pose), unit.files, met.id))
