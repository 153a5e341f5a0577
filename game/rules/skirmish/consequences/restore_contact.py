"""Contact regained: where losses broke it, the unit that lost nobody moves the least (S-28)."""

from game.rules.skirmish.events.unit import UnitMoved
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.geometry.queries import Ids
from game.rules.skirmish.state.state import TABLE, Unit
from game.rules.skirmish.unit.sides import is_neutral


def restore_combat_contacts(battle: Battle) -> None:
    """Push together every pair of a combat that stood, did not go on, and no longer touches (S-58)."""
    state = battle.state
    if state.combat is None:
        return
    gone = {one.unit for one in state.pursuits}
    for pair in state.combat.contacts:
        one, other = [state.units[id] for id in pair]
        if not gone & {*pair} and _lost_touch(battle, one, other):
            mover, kept = (one, other) if other.models < other.at_phase else (other, one)
            _back(battle, mover, kept)


def held_by(battle: Battle, unit: Unit) -> Ids:
    """Units that may lose their contact with this one by its losses; in a combat that waits for its end."""
    if battle.state.combat is not None or not unit.stands:
        return ()
    return battle.setting.ground.touching(battle.state, unit.id)


def close_up(battle: Battle, unit: Unit, near: Ids) -> None:
    """Outside combat: those who touched a unit before its losses; a neutral never moves (S-05)."""
    for other in (battle.unit(id) for id in near):
        if not is_neutral(battle.state, other) and _lost_touch(battle, unit, other):
            _back(battle, other, unit)


def _lost_touch(battle: Battle, one: Unit, other: Unit) -> bool:
    """Whether two who touched both stand, neither flees, and they no longer touch."""
    if any(unit.place != TABLE or unit.fleeing for unit in (one, other)):
        return False
    return other.id not in battle.setting.ground.touching(battle.state, one.id)


def _back(battle: Battle, mover: Unit, other: Unit) -> None:
    """Move it back into contact, if nothing stands there."""
    pose = battle.setting.ground.regain(battle.state, mover.id, other.id)
    if pose is not None and pose != mover.pose:
        before, mover.pose = mover.pose, pose
        battle.tell(UnitMoved(mover.id, "regain", (before, pose), mover.files, cause=other.id))
