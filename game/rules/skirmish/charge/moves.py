"""Charges are rolled and gone: contact, failure, the end of who is caught fleeing (S-35, S-36, S-77)."""

from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import TakeWay
from game.rules.skirmish.actions.player import Choose
from game.rules.skirmish.charge.circumstances import charge_circumstances
from game.rules.skirmish.charge.declare import (
    amend_charge,
    cancel_charge,
    charge_arcs,
    charge_of,
)
from game.rules.skirmish.consequences import casualties
from game.rules.skirmish.consequences.dangerous_terrain import terrain_tests
from game.rules.skirmish.events.combat import UnitCaught
from game.rules.skirmish.events.unit import ChargeEnded, ChargeRolled, UnitMoved
from game.rules.skirmish.flow.battle import Battle, PhaseRules, card_window, do_nothing
from game.rules.skirmish.flow.questions import CHARGE_PATH_CHOICE, NEXT_CHARGE_MOVE
from game.rules.skirmish.flow.steps import CHARGE_MOVES_NEXT, STEP_KINDS
from game.rules.skirmish.geometry.faces import free_wheel
from game.rules.skirmish.geometry.queries import ChargePath
from game.rules.skirmish.rolls.dice import highest_two
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import INCH, Pose, advanced_pose, wheeled_pose
from game.rules.skirmish.state.records import Charge, Roll
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.profile import rules_now, unit_shape, unit_standing
from game.rules.skirmish.unit.speed import can_fly, charge_speed

CHARGE_MOVES_GO = STEP_KINDS.declare("charge-moves:go")
CHARGE_MOVES_ROLL = STEP_KINDS.declare("charge-moves:roll")

FIELDS = 10
"""Numbers that a way takes in the question about it."""


# the order, the dice


def _ask_next(battle: Battle) -> None:
    """The next charger rolls and goes; the active player says which, if several are left (S-35)."""
    left = _waiting(battle)
    if len(left) == 1:
        _send(battle, left[0])
    elif left:
        battle.ask(NEXT_CHARGE_MOVE, battle.state.active, data=tuple(left))


def _waiting(battle: Battle) -> list[int]:
    """Chargers that have not rolled yet; those who cannot go any more charge nobody."""
    for charge in battle.state.charges:
        unit = battle.unit(charge.unit)
        if not charge.void and not charge.dice and (unit.fleeing or not unit.stands):
            cancel_charge(battle, charge)
    return [one.unit for one in battle.state.charges if not one.void and not one.dice]


def _send(battle: Battle, id: int) -> None:
    """Push the steps of one charger: cards before its roll, the roll, cards after it, the move (S-35)."""
    battle.then(
        card_window("before-move", id),
        CHARGE_MOVES_ROLL(id),
        card_window("charge-rolled", id),
        CHARGE_MOVES_GO(id),
        CHARGE_MOVES_NEXT(),
    )


def roll_charge(battle: Battle, id: int) -> None:
    """M + 2D6 inches; the swift roll three dice and drop the lowest (S-35)."""
    charge = charge_of(battle.state, id)
    if charge is not None:
        swift = "swift" in rules_now(battle.state, battle.unit(id))
        _tell_roll(battle, charge, battle.dice(3 if swift else 2))


def _tell_roll(battle: Battle, charge: Charge, dice: tuple[int, ...]) -> Charge:
    """Keep and tell the dice of a charge."""
    unit = battle.unit(charge.unit)
    reach = (charge_speed(battle.setting, battle.state, unit) + highest_two(dice)) * INCH
    battle.state.roll = Roll(unit.id, "charge", dice)
    battle.tell(ChargeRolled(unit.id, charge.target, dice, reach))
    return amend_charge(battle.state, charge, dice=dice, reach=reach)


# the move


def carry_out_charge(battle: Battle, id: int) -> None:
    """Move a charger as far as its dice, as the cards left them, let it (S-35)."""
    charge, state = charge_of(battle.state, id), battle.state
    if charge is None or not charge.dice:
        return
    if state.roll is not None and state.roll.unit == id and state.roll.dice != charge.dice:
        charge = _tell_roll(battle, charge, state.roll.dice)
    found = _ways(battle.setting, state, charge)
    if not found:
        _fail(battle, charge)
    elif len(found) == 1:
        _arrive(battle, charge, found[0])
    else:
        battle.ask(CHARGE_PATH_CHOICE, battle.unit(id).owner, unit=id, data=tuple(charge_path_numbers(found)))


def _ways(setting: Setting, state: SkirmishState, charge: Charge) -> tuple[ChargePath, ...]:
    """The clear ways within its reach; after a fleer, onto whatever side it turns now (S-35, S-36)."""
    unit, target = state.units[charge.unit], state.units[charge.target]
    if not target.stands:
        return ()
    if not target.fleeing:
        return setting.ground.ways(state, unit.id, target.id, charge.arc, charge.reach)
    for arc in charge_arcs(setting, unit, target):
        found = setting.ground.ways(state, unit.id, target.id, arc, charge.reach)
        if found:
            return found[:1]
    return ()


def charge_path_numbers(found: tuple[ChargePath, ...]) -> list[int]:
    """Ways as numbers, one after the other: `FIELDS` each."""
    out: list[int] = []
    for way in found:
        turned = way.target_pose or Pose(0, 0, -1)
        out += [way.forward, way.wheel, way.onward, *way.end, way.contact, *turned]
    return out


def charge_path_at(question: Question, at: int) -> ChargePath:
    """The charge path of a question at that place in its list."""
    numbers = [int(one) for one in question.data[at * FIELDS : (at + 1) * FIELDS]]
    first, wheel, second, x, y, heading, contact, *turned = numbers
    there = Pose(turned[0], turned[1], turned[2]) if turned[2] >= 0 else None
    return ChargePath(first, wheel, second, Pose(x, y, heading), contact, there)


def _arrive(battle: Battle, charge: Charge, way: ChargePath) -> None:
    """Finish a charge that touches: a fleeing target is destroyed, a standing one is fought (S-36, S-77).

    Terrain counts on the whole way; for a flyer only where it starts and lands (S-38).
    """
    state, unit, target = battle.state, battle.unit(charge.unit), battle.unit(charge.target)
    poses = charge_poses(battle.setting, unit, way)
    flying = can_fly(state, unit)
    if target.fleeing:
        _move(battle, unit, poses, "charge", target.id)
        battle.tell(ChargeEnded(unit.id, target.id, "caught"))
        battle.tell(UnitCaught(target.id, unit.id))
        casualties.destroy_unit(battle, target, "caught", unit.owner)
    else:
        unit.mark(charge_circumstances(battle, unit, target, poses[-1:] * 2 if flying else poses))
        if not battle.setting.ground.touching(state, target.id):
            target.mark(unit_flags.FIRST_ROUND)
        if way.target_pose is not None:
            before, target.pose = target.pose, way.target_pose
            battle.tell(UnitMoved(target.id, "turn", (before, way.target_pose), target.files, cause=unit.id))
        _move(battle, unit, _distinct(*poses, way.end), "charge", target.id)
        battle.tell(ChargeEnded(unit.id, target.id, "contact"))
    for part in ((poses[0],) * 2, (poses[-1],) * 2) if flying else (poses,):
        terrain_tests(battle, unit, part, "charge")


def charge_poses(setting: Setting, unit: Unit, way: ChargePath) -> tuple[Pose, ...]:
    """The poses of a charge until its front touches, before it aligns (S-35)."""
    straight = advanced_pose(unit.pose, way.forward)
    turned = wheeled_pose(straight, unit_shape(setting, unit).width, way.wheel)
    return _distinct(unit.pose, straight, turned, advanced_pose(turned, way.onward))


def _distinct(*poses: Pose) -> tuple[Pose, ...]:
    """The poses of a way, without those that repeat the one before."""
    return tuple(pose for at, pose in enumerate(poses) if at == 0 or pose != poses[at - 1])


def _move(battle: Battle, unit: Unit, way: tuple[Pose, ...], manner: str, met: int) -> None:
    """Put a charger at the end of its way and tell it."""
    unit.pose = way[-1]
    unit.mark(unit_flags.MOVED)
    battle.tell(UnitMoved(unit.id, manner, way, unit.files, met))


def _fail(battle: Battle, charge: Charge) -> None:
    """Out of reach, or no way: a free wheel towards the target, then straight on the highest die (S-35).

    Flyers too go by the ground then: they land nowhere, and stop where others would.
    """
    state, ground = battle.state, battle.setting.ground
    unit, target = battle.unit(charge.unit), battle.unit(charge.target)
    start = turned = unit.pose
    if target.stands:
        by = free_wheel(unit_standing(battle.setting, unit), unit_standing(battle.setting, target))
        turned = ground.sweep_wheel(state, unit.id, start, by).pose
    done = ground.sweep(state, unit.id, turned, max(charge.dice) * INCH, turned.heading)
    way = _distinct(start, turned, done.pose)
    _move(battle, unit, way, "failed-charge", done.unit)
    battle.tell(ChargeEnded(unit.id, charge.target, "failed"))
    terrain_tests(battle, unit, way, "failed-charge")


# questions


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """Which goes next; or every way that is as good, the best first."""
    if question.kind == NEXT_CHARGE_MOVE:
        return [Choose(player, int(id)) for id in question.data]
    return [TakeWay(player, at) for at in range(len(question.data) // FIELDS)]


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The law of both questions: one of the charges, or paths, that are offered."""
    if not isinstance(action, Choose if question.kind == NEXT_CHARGE_MOVE else TakeWay):
        return Refusal("wrong-moment")
    known = action in options(setting, state, question, action.player)
    return None if known else Refusal("not-among-these")


def apply(battle: Battle, question: Question, action: Any) -> None:
    """Send the chosen charge, or let it come home by the chosen path."""
    battle.close()
    if isinstance(action, Choose):
        _send(battle, action.unit)
        return
    charge = charge_of(battle.state, question.unit)
    if charge is not None:
        _arrive(battle, charge, charge_path_at(question, action.way))


RULES = PhaseRules(
    do_nothing,
    options,
    check,
    apply,
    {CHARGE_MOVES_NEXT: _ask_next, CHARGE_MOVES_ROLL: roll_charge, CHARGE_MOVES_GO: carry_out_charge},
)
