"""Compulsory moves: rallies, flights that go on, the stupid who walk straight ahead (S-31, S-37, S-60)."""

from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import Reform
from game.rules.skirmish.actions.player import Choose, Done
from game.rules.skirmish.consequences import flee
from game.rules.skirmish.consequences.dangerous_terrain import terrain_tests
from game.rules.skirmish.consequences.leadership_tests import begin_leadership_test
from game.rules.skirmish.events.unit import UnitMoved, UnitRallied
from game.rules.skirmish.flow.battle import Battle, PhaseRules, card_window, do_nothing
from game.rules.skirmish.flow.questions import NEXT_COMPULSORY_MOVE, RALLY_FORMATION
from game.rules.skirmish.flow.steps import (
    MERCENARIES_WAVER,
    RALLY_FLIGHTS,
    RALLY_RALLIES,
    RALLY_STUPID,
    STEP_KINDS,
)
from game.rules.skirmish.movement.reform_room import no_room, reform_unit
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import INCH, TURN
from game.rules.skirmish.state.records import NOBODY, NONE
from game.rules.skirmish.state.state import SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.contact import is_engaged
from game.rules.skirmish.unit.profile import rules_now
from game.rules.skirmish.unit.sides import is_friend
from game.rules.skirmish.unit.speed import slowest_move

RALLY_DOUBT = STEP_KINDS.declare("rally:doubt")
RALLY_DOUBTED = STEP_KINDS.declare("rally:doubted")
RALLY_FORMED = STEP_KINDS.declare("rally:formed")
RALLY_ORDER = STEP_KINDS.declare("rally:order")
RALLY_RUN = STEP_KINDS.declare("rally:run")
RALLY_TEST = STEP_KINDS.declare("rally:test")
RALLY_TESTED = STEP_KINDS.declare("rally:tested")

DOUBT = "doubt"
"""What the stupid do in their owner's order, as others `test` and `run`."""
ORDERED = {"run": RALLY_RUN, "test": RALLY_TEST, DOUBT: RALLY_DOUBT}
"""The step that each unit of an order takes, by what is ordered."""
HEADINGS = tuple(range(0, TURN, 4500))


# the order


def _fleers(state: SkirmishState) -> list[int]:
    """Friendly units that fled before this turn began, by id (S-37)."""
    return [
        one.id
        for one in state.standing()
        if is_friend(state, one) and one.fleeing and not one.has(unit_flags.BEGAN_FLIGHT)
    ]


def _rallies(battle: Battle) -> None:
    """Let all fleeing units try to rally, the general first, then in their owner's order (S-37)."""
    state = battle.state
    left = _fleers(state)
    general = state.generals[state.active]
    home = NONE if general == NONE else home_unit(state, state.units[general]).id
    first = [RALLY_TEST(home)] if home in left else []
    battle.then(*first, RALLY_ORDER("test", *[id for id in left if id != home]))


def _flights(battle: Battle) -> None:
    """Let the units that still flee run straight on (S-36)."""
    battle.then(RALLY_ORDER("run", *_fleers(battle.state)))


def _order(battle: Battle, what: str, *ids: int) -> None:
    """The next of these fleers, or of the stupid; its owner says which, if several are left (S-75)."""
    left = [id for id in ids if battle.unit(id).stands and (battle.unit(id).fleeing or what == DOUBT)]
    if len(left) == 1:
        battle.then(ORDERED[what](left[0]))
    elif left:
        battle.ask(NEXT_COMPULSORY_MOVE, battle.state.active, data=(what, *left))


def _run(battle: Battle, id: int) -> None:
    """Move one fleeing unit on."""
    unit = battle.unit(id)
    flee.move_fleeing_unit(battle, unit, flee.roll_flight(battle, unit))


# rallies


def _test(battle: Battle, id: int) -> None:
    """Leadership, one better with a musician; at 25 % or less only a double 1 (S-37)."""
    unit = battle.unit(id)
    begin_leadership_test(battle, unit, "rally", RALLY_TESTED(id), bonus=int(unit.musician))


def _tested(battle: Battle, id: int) -> None:
    """Passed: it stands again and has had its turn; sold swords may waver, cards may be played (S-22)."""
    unit = battle.unit(id)
    if battle.state.test is None or not battle.state.test.passed:
        return
    for one in (unit, *[battle.unit(guest) for guest in unit.guests]):
        one.unmark(unit_flags.FLEEING)
        one.mark(unit_flags.RALLIED | unit_flags.DONE)
        one.blame, one.cause = NOBODY, NONE
    battle.tell(UnitRallied(id))
    battle.then(MERCENARIES_WAVER(id), card_window("rallied", id), RALLY_FORMED(id))


def ask_rally_formation(battle: Battle, id: int) -> None:
    """Ask how a rallied unit stands: any heading and files; nobody is asked for one that changed sides
    (S-37).
    """
    unit = battle.unit(id)
    if unit.stands and is_friend(battle.state, unit):
        battle.ask(RALLY_FORMATION, unit.owner, unit=id)


# the stupid


def _stupid(battle: Battle) -> None:
    """Friendly units too stupid for war test, unless they charged or fight (S-60)."""
    setting, state = battle.setting, battle.state
    dull = [
        one.id
        for one in state.standing()
        if is_friend(state, one) and "stupidity" in rules_now(state, one) and _is_idle(setting, state, one)
    ]
    battle.then(RALLY_ORDER(DOUBT, *dull))


def _is_idle(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether it neither flees, rallied, charged nor is engaged."""
    busy = unit_flags.CHARGING | unit_flags.RALLIED | unit_flags.DONE
    return not (unit.fleeing or unit.has(busy) or is_engaged(setting, state, unit))


def _doubt(battle: Battle, id: int) -> None:
    """Let one stupid unit test Leadership."""
    begin_leadership_test(battle, battle.unit(id), "stupidity", RALLY_DOUBTED(id))


def _doubted(battle: Battle, id: int) -> None:
    """Failed: straight ahead by M, up to what is in the way; that was its move."""
    state, unit = battle.state, battle.unit(id)
    if state.test is None or state.test.passed or not unit.stands:
        return
    by = slowest_move(battle.setting, state, unit) * INCH
    done = battle.setting.ground.sweep(state, id, unit.pose, by, unit.heading)
    way = (unit.pose, done.pose)
    unit.pose = done.pose
    unit.mark(unit_flags.MOVED | unit_flags.DONE)
    battle.tell(UnitMoved(id, "compulsory", way, unit.files, done.unit))
    terrain_tests(battle, unit, way, "compulsory")


# questions


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """The units that may be next; or the formations of a rallied unit: as it is, or facing one of eight
    ways.
    """
    if question.kind == NEXT_COMPULSORY_MOVE:
        return [Choose(player, int(id)) for id in question.data[1:]]
    unit = state.units[question.unit]
    return [
        Done(player),
        *[
            Reform(player, unit.id, heading, unit.files)
            for heading in HEADINGS
            if no_room(setting, state, unit, heading, unit.files) is None
        ],
    ]


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The law of both questions: a unit that waits; any heading and files that fit."""
    if question.kind == NEXT_COMPULSORY_MOVE:
        if not isinstance(action, Choose):
            return Refusal("wrong-moment")
        return None if action.unit in question.data[1:] else Refusal("not-among-these")
    if isinstance(action, Done):
        return None
    if not isinstance(action, Reform) or action.unit != question.unit:
        return Refusal("wrong-moment")
    return no_room(setting, state, state.units[action.unit], action.heading, action.files)


def apply(battle: Battle, question: Question, action: Any) -> None:
    """Let the chosen unit be next, or the rallied one stand as said."""
    battle.close()
    match action:
        case Choose():
            what, *ids = question.data
            left = [id for id in ids if id != action.unit]
            battle.then(ORDERED[str(what)](action.unit), RALLY_ORDER(what, *left))
        case Reform():
            reform_unit(battle, battle.unit(action.unit), action.heading, action.files, "rally")


RULES = PhaseRules(
    do_nothing,
    options,
    check,
    apply,
    {
        RALLY_RALLIES: _rallies,
        RALLY_FLIGHTS: _flights,
        RALLY_ORDER: _order,
        RALLY_RUN: _run,
        RALLY_TEST: _test,
        RALLY_TESTED: _tested,
        RALLY_FORMED: ask_rally_formation,
        RALLY_STUPID: _stupid,
        RALLY_DOUBT: _doubt,
        RALLY_DOUBTED: _doubted,
    },
)
