"""Remaining moves: the active player moves, turns and reforms his units, in any order (S-06, S-31, S-32)."""

from collections.abc import Iterator
from typing import Any

from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import Arrive, Join, Leave, Leg, Move, Reform
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.consequences import panic
from game.rules.skirmish.consequences.dangerous_terrain import terrain_tests
from game.rules.skirmish.events.unit import UnitMoved
from game.rules.skirmish.flow.battle import Battle, PhaseRules, card_window, do_nothing
from game.rules.skirmish.geometry.queries import Swept
from game.rules.skirmish.movement import join_leave, law
from game.rules.skirmish.movement.law import FLY, MARCH, SIDLED
from game.rules.skirmish.movement.reform_room import reform_unit
from game.rules.skirmish.movement.sample_orders import sample_move_orders
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import TURN, Centi, Pose
from game.rules.skirmish.state.records import NONE, Question, Step
from game.rules.skirmish.state.state import RESERVE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.sides import is_friend

ASK = "manoeuvres:move"
"""The question: one more move, or none."""
Words = int | str


# asking


def begin(battle: Battle) -> None:
    """Who pursued over an edge comes back; then the moves (S-78)."""
    join_leave.return_pursuers(battle)
    battle.then(Step("manoeuvres:ask"))


def ask(battle: Battle) -> None:
    """Ask for one more move, while a unit has one left."""
    if any(_able(battle.setting, battle.state)):
        battle.ask(ASK, battle.state.active)


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
    """It moves at once, or tests to march first (S-32)."""
    about = _packed(move)
    own = law.movement_allowance(battle.setting, battle.state, unit)
    tests = law.is_march(unit, move, own) and not unit.has(unit_flags.MARCH_TESTED)
    if tests and law.is_watched(battle.setting, battle.state, unit):
        unit.mark(unit_flags.MARCH_TESTED)
        panic.begin_leadership_test(battle, unit, "march", Step("manoeuvres:marched", about))
    else:
        _set_out(battle, *about)


def _packed(move: Move) -> tuple[Words, ...]:
    """An order as what a step is about."""
    legs = [number for leg in move.legs for number in (leg.forward, leg.wheel)]
    return (move.unit, move.manner, move.x, move.y, move.heading, *legs)


def _unpacked(battle: Battle, id: int, manner: str, x: int, y: int, heading: int, *numbers: int) -> Move:
    """The order again."""
    legs = tuple(Leg(numbers[at], numbers[at + 1]) for at in range(0, len(numbers), 2))
    return Move(battle.state.active, id, manner, legs, x, y, heading)


def _marched(battle: Battle, id: int, *order: Any) -> None:
    """It may march; or it may not this turn, but it may still move."""
    if battle.state.test is not None and battle.state.test.passed:
        _set_out(battle, id, *order)
    else:
        battle.unit(id).mark(unit_flags.NO_MARCH)


def _set_out(battle: Battle, *about: Any) -> None:
    """Cards first, then the move."""
    battle.then(card_window("before-move", int(about[0])), Step("manoeuvres:carry", about))


def _carry(battle: Battle, *about: Any) -> None:
    """It goes as far as it may and can; what meets an obstacle stops 1" short (S-06)."""
    setting, state, unit = battle.setting, battle.state, battle.unit(int(about[0]))
    if law.may_move(setting, state, unit) is not None:
        return
    move = _unpacked(battle, *about)
    if move.manner == FLY:
        _fly(battle, unit, move)
        return
    way, met = _walk(battle, unit, move.manner, law.legs_within_move(setting, state, unit, move))
    _done(battle, unit, way, move.manner, met)
    terrain_tests(battle, unit, way, move.manner)


def _walk(battle: Battle, unit: Unit, manner: str, legs: tuple[Leg, ...]) -> tuple[tuple[Pose, ...], int]:
    """Leg by leg up to the first obstacle: the poses of the way, and the unit that stopped it."""
    way = [unit.pose]
    for swept in _pieces(battle, unit, SIDLED.get(manner, 0), legs):
        way.append(swept.pose)
        if _is_blocked(swept):
            return tuple(way), swept.unit
    return tuple(way), NONE


def _pieces(battle: Battle, unit: Unit, aside: Centi, legs: tuple[Leg, ...]) -> Iterator[Swept]:
    """Each straight piece and each wheel, from where the one before ended."""
    ground, state, pose = battle.setting.ground, battle.state, unit.pose
    for leg in legs:
        if leg.forward:
            done = ground.sweep(state, unit.id, pose, leg.forward, (pose.heading + aside) % TURN)
            pose = done.pose
            yield done
        if leg.wheel:
            done = ground.sweep_wheel(state, unit.id, pose, leg.wheel)
            pose = done.pose
            yield done


def _is_blocked(swept: Swept) -> bool:
    """Whether something stopped it."""
    return swept.unit != NONE or swept.terrain != NONE or swept.edge


def _fly(battle: Battle, unit: Unit, move: Move) -> None:
    """Over everything; terrain counts where it starts and where it lands (S-38)."""
    setting, state = battle.setting, battle.state
    own = law.movement_allowance(setting, state, unit)
    if law.no_flight(setting, state, unit, move, own) is not None:
        unit.mark(unit_flags.DONE)
        return
    start, end = unit.pose, law.landing_pose(move)
    manner = MARCH if law.is_march(unit, move, own) else FLY
    _done(battle, unit, (start, end), manner, NONE)
    for pose in (start, end):
        terrain_tests(battle, unit, (pose, pose), manner)


def _done(battle: Battle, unit: Unit, way: tuple[Pose, ...], manner: str, met: int) -> None:
    """It has had its move."""
    unit.pose = way[-1]
    unit.mark(unit_flags.DONE | unit_flags.MOVED | (unit_flags.MARCHED if manner == MARCH else 0))
    battle.tell(UnitMoved(unit.id, manner, way, unit.files, met))
    battle.then(Step("scenario:pick-up", (unit.id,)))


# reforms


def _order_reform(battle: Battle, unit: Unit, order: Reform) -> None:
    """Cards first, then it turns: a reform takes the whole move (S-21, S-32)."""
    about = (unit.id, order.heading, order.files, int(order.swift))
    battle.then(card_window("before-move", unit.id), Step("manoeuvres:reform", about))


def _reform(battle: Battle, id: int, heading: int, files: int, is_swift: int) -> None:
    """It stands so, a swift one after a test; machines only turn; slowed too much it stays (S-32, S-82)."""
    unit, order = battle.unit(id), Reform(battle.state.active, id, heading, files, bool(is_swift))
    if law.reform_refusal(battle.setting, battle.state, unit, order) is not None:
        unit.mark(unit_flags.DONE)
        return
    if is_swift and not law.is_nimble(battle.state, unit):
        panic.begin_leadership_test(
            battle, unit, "swift-reform", Step("manoeuvres:swift", (id, heading, files))
        )
        return
    reform_unit(battle, unit, heading, files, "reform")
    if is_machine(battle.setting, unit):
        unit.mark(unit_flags.DONE)
    elif is_swift:
        unit.mark(unit_flags.REFORMED)
    else:
        unit.mark(unit_flags.REFORMED | unit_flags.DONE)


def _swift(battle: Battle, id: int, heading: int, files: int) -> None:
    """It stands so and may still move; or not; it does not march either way."""
    unit = battle.unit(id)
    unit.mark(unit_flags.NO_MARCH)
    if battle.state.test is not None and battle.state.test.passed:
        reform_unit(battle, unit, heading, files, "reform")
        unit.mark(unit_flags.REFORMED)


# the question


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """No more moves, or a good sample of those that are possible."""
    return [
        Done(player),
        *[order for unit in _able(setting, state) for order in _lawful(setting, state, unit, player)],
    ]


def _lawful(setting: Setting, state: SkirmishState, unit: Unit, player: Player) -> Iterator[Any]:
    """Of the orders that a unit with a move left might be given, the legal ones, each once."""
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
    """It is carried out; then the next."""
    battle.close()
    if isinstance(action, Done):
        return
    battle.then(Step("manoeuvres:ask"))
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
    {"begin": begin, "ask": ask, "marched": _marched, "carry": _carry, "reform": _reform, "swift": _swift},
)
