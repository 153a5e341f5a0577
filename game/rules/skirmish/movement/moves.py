"""Remaining moves: the active player moves, turns and reforms his units, in any order (S-06, S-31, S-32)."""

from collections.abc import Iterator
from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import Arrive, Join, Leave, Move, Reform
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.consequences.dangerous_terrain import terrain_tests
from game.rules.skirmish.consequences.leadership_tests import begin_leadership_test
from game.rules.skirmish.events.unit import UnitMoved
from game.rules.skirmish.flow.battle import Battle, PhaseRules, card_window, do_nothing
from game.rules.skirmish.flow.questions import REMAINING_MOVE
from game.rules.skirmish.flow.steps import (
    MANOEUVRES_BEGIN,
    MANOEUVRES_CARRY,
    MANOEUVRES_MARCHED,
    MANOEUVRES_REFORM,
    SCENARIO_PICK_UP,
    STEP_KINDS,
)
from game.rules.skirmish.movement import join_leave, law
from game.rules.skirmish.movement.law import FLY, MARCH
from game.rules.skirmish.movement.reform_room import reform_unit
from game.rules.skirmish.movement.sample_orders import sample_move_orders
from game.rules.skirmish.movement.way import way_until_blocked
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import RESERVE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.sides import is_friend

MANOEUVRES_ASK = STEP_KINDS.declare("manoeuvres:ask")
MANOEUVRES_SWIFT = STEP_KINDS.declare("manoeuvres:swift")


# asking


def begin(battle: Battle) -> None:
    """Bring back units that pursued over an edge; then ask for moves (S-78)."""
    join_leave.return_pursuers(battle)
    battle.then(MANOEUVRES_ASK())


def ask(battle: Battle) -> None:
    """Ask for one more move, while a unit has one left."""
    if any(_able(battle.setting, battle.state)):
        battle.ask(REMAINING_MOVE, battle.state.active)


def _able(setting: Setting, state: SkirmishState) -> Iterator[Unit]:
    """Friendly units with a move left, by id: characters in units and reserves too."""
    for unit in state.units:
        if not is_friend(state, unit) or unit.has(unit_flags.DONE):
            continue
        waits = unit.place == RESERVE and unit.host == NONE and state.round > 1
        leaves = unit.host != NONE and law.may_move(setting, state, state.units[unit.host]) is None
        if waits or leaves or law.may_move(setting, state, unit) is None:
            yield unit


# marches and slow moves


def _order_move(battle: Battle, unit: Unit, move: Move) -> None:
    """Carry out a move, after a test of Leadership for a watched march (S-32)."""
    own = law.movement_allowance(battle.setting, battle.state, unit)
    tests = law.is_march(unit, move, own) and not unit.has(unit_flags.MARCH_TESTED)
    if tests and law.is_watched(battle.setting, battle.state, unit):
        unit.mark(unit_flags.MARCH_TESTED)
        begin_leadership_test(battle, unit, "march", MANOEUVRES_MARCHED(move))
    else:
        _ask_cards_then_move(battle, move)


def _marched(battle: Battle, move: Move) -> None:
    """Carry out the march after a passed test; a failed one forbids marching, not moving (S-32)."""
    if battle.state.test is not None and battle.state.test.passed:
        _ask_cards_then_move(battle, move)
    else:
        battle.unit(move.unit).mark(unit_flags.NO_MARCH)


def _ask_cards_then_move(battle: Battle, move: Move) -> None:
    """Open the window before a move, then move."""
    battle.then(card_window("before-move", move.unit), MANOEUVRES_CARRY(move))


def _execute_move(battle: Battle, move: Move) -> None:
    """Move a unit as far as its order and the table allow; an obstacle stops it 1" short (S-06)."""
    setting, state, unit = battle.setting, battle.state, battle.unit(move.unit)
    if law.may_move(setting, state, unit) is not None:
        return
    if move.manner == FLY:
        _fly(battle, unit, move)
        return
    legs = law.legs_within_move(setting, state, unit, move)
    way = way_until_blocked(setting, state, unit, move.manner, legs)
    _finish_move(battle, unit, way.poses, move.manner, way.met)
    terrain_tests(battle, unit, way.poses, move.manner)


def _fly(battle: Battle, unit: Unit, move: Move) -> None:
    """Move a unit over everything; terrain counts where the flight starts and where it lands (S-38)."""
    setting, state = battle.setting, battle.state
    own = law.movement_allowance(setting, state, unit)
    if law.no_flight(setting, state, unit, move, own) is not None:
        unit.mark(unit_flags.DONE)
        return
    start, end = unit.pose, law.landing_pose(move)
    manner = MARCH if law.is_march(unit, move, own) else FLY
    _finish_move(battle, unit, (start, end), manner, NONE)
    for pose in (start, end):
        terrain_tests(battle, unit, (pose, pose), manner)


def _finish_move(battle: Battle, unit: Unit, way: tuple[Pose, ...], manner: str, met: int) -> None:
    """Put a unit at the end of its way, mark it as moved and tell it."""
    unit.pose = way[-1]
    unit.mark(unit_flags.DONE | unit_flags.MOVED | (unit_flags.MARCHED if manner == MARCH else 0))
    battle.tell(UnitMoved(unit.id, manner, way, unit.files, met))
    battle.then(SCENARIO_PICK_UP(unit.id))


# reforms


def _order_reform(battle: Battle, unit: Unit, order: Reform) -> None:
    """Open the window before a move, then reform: it takes the whole move (S-21, S-32)."""
    battle.then(card_window("before-move", unit.id), MANOEUVRES_REFORM(order))


def _reform(battle: Battle, order: Reform) -> None:
    """Reform a unit, a swift reform after a test; machines only turn, a unit slowed too much stays (S-32,
    S-82).
    """
    unit = battle.unit(order.unit)
    if law.reform_refusal(battle.setting, battle.state, unit, order) is not None:
        unit.mark(unit_flags.DONE)
        return
    if order.swift and not law.is_nimble(battle.state, unit):
        begin_leadership_test(
            battle, unit, "swift-reform", MANOEUVRES_SWIFT(order.unit, order.heading, order.files)
        )
        return
    reform_unit(battle, unit, order.heading, order.files, "reform")
    if is_machine(battle.setting, unit):
        unit.mark(unit_flags.DONE)
    elif order.swift:
        unit.mark(unit_flags.REFORMED)
    else:
        unit.mark(unit_flags.REFORMED | unit_flags.DONE)


def _swift(battle: Battle, id: int, heading: int, files: int) -> None:
    """Finish a swift reform: passed, the unit stands as ordered; it may still move but not march (S-32)."""
    unit = battle.unit(id)
    unit.mark(unit_flags.NO_MARCH)
    if battle.state.test is not None and battle.state.test.passed:
        reform_unit(battle, unit, heading, files, "reform")
        unit.mark(unit_flags.REFORMED)


# the question


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """An end of moves, and a sample of the legal moves, reforms, joins and arrivals."""
    return [
        Done(player),
        *[order for unit in _able(setting, state) for order in _lawful(setting, state, unit, player)],
    ]


def _lawful(setting: Setting, state: SkirmishState, unit: Unit, player: Player) -> Iterator[Any]:
    """The legal ones of the orders that a unit with a move left might be given, each once."""
    own = law.movement_allowance(setting, state, unit)
    for order in dict.fromkeys(sample_move_orders(setting, state, unit, player, own)):
        if isinstance(order, Move):
            wrong = law.no_way(setting, state, unit, order, own)
        else:
            wrong = _refusal(setting, state, unit, order)
        if wrong is None:
            yield order


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The law for any order to any unit."""
    if isinstance(action, Done):
        return None
    if not isinstance(action, Move | Reform | Join | Leave | Arrive):
        return Refusal("wrong-moment")
    if action.unit not in range(len(state.units)):
        return Refusal("no-such-unit")
    unit = state.units[action.unit]
    if not is_friend(state, unit):
        return Refusal("not-your-unit", {"unit": unit.id})
    return _refusal(setting, state, unit, action)


def _refusal(
    setting: Setting, state: SkirmishState, unit: Unit, action: Move | Reform | Join | Leave | Arrive
) -> Refusal | None:
    """Why one's own unit may not do this."""
    match action:
        case Move():
            return law.move_refusal(setting, state, unit, action)
        case Reform():
            return law.reform_refusal(setting, state, unit, action)
        case Join():
            if action.host not in range(len(state.units)):
                return Refusal("no-such-unit")
            return join_leave.join_refusal(setting, state, unit, state.units[action.host])
        case Leave():
            return join_leave.leave_refusal(setting, state, unit, action)
    return join_leave.arrive_refusal(setting, state, unit, action)


def apply(battle: Battle, question: Question, action: Any) -> None:
    """Carry out an order, then ask for the next one."""
    battle.close()
    if isinstance(action, Done):
        return
    battle.then(MANOEUVRES_ASK())
    unit = battle.unit(action.unit)
    match action:
        case Move():
            _order_move(battle, unit, action)
        case Reform():
            _order_reform(battle, unit, action)
        case Join():
            join_leave.join_unit(battle, unit, battle.unit(action.host))
        case Leave():
            join_leave.leave_unit(battle, unit, action)
        case Arrive():
            join_leave.arrive_on_table(battle, unit, Pose(action.x, action.y, action.heading), action.files)


RULES = PhaseRules(
    do_nothing,
    options,
    check,
    apply,
    {
        MANOEUVRES_BEGIN: begin,
        MANOEUVRES_ASK: ask,
        MANOEUVRES_MARCHED: _marched,
        MANOEUVRES_CARRY: _execute_move,
        MANOEUVRES_REFORM: _reform,
        MANOEUVRES_SWIFT: _swift,
    },
)
