"""Compulsory moves: rallies, flights that go on, the stupid who walk straight ahead (S-31, S-37, S-60)."""

from typing import TYPE_CHECKING, Any

from game.core.rules import Player, Refusal
from game.rules.skirmish import flight, marks, morale, movement
from game.rules.skirmish.actions import Choose, Done
from game.rules.skirmish.actions_field import Reform
from game.rules.skirmish.battle import Battle, PhaseRules, nothing, window
from game.rules.skirmish.contact import body, engaged, middle
from game.rules.skirmish.events_field import UnitMoved, UnitRallied
from game.rules.skirmish.friendship import is_friend
from game.rules.skirmish.profile import in_rank, rules_now, shape
from game.rules.skirmish.records import NOBODY, NONE, Question, Step
from game.rules.skirmish.state import SkirmishState, Unit
from game.rules.skirmish.units import INCH, TURN, Centi, Pose, Shape, fronting, shape_of

if TYPE_CHECKING:
    from game.rules.skirmish.rules import Skirmish

NEXT, FORM = "rally:next", "rally:form"
"""The questions: who rallies, or flees on, next; how the rallied stand."""
DOUBT = "doubt"
"""What the stupid do in their owner's order, as others `test` and `run`."""
HEADINGS = tuple(range(0, TURN, 4500))


# the order


def fleers(state: SkirmishState) -> list[int]:
    """Friendly units that fled before this turn began, by id (S-37)."""
    return [
        one.id
        for one in state.standing()
        if is_friend(state, one) and one.fleeing and not one.has(marks.BEGAN_FLIGHT)
    ]


def rallies(battle: Battle) -> None:
    """All who flee try to rally, the general first, then in their owner's order (S-37)."""
    state = battle.state
    left = fleers(state)
    general = state.generals[state.active]
    home = NONE if general == NONE else body(state, state.units[general]).id
    first = [Step("rally:test", (home,))] if home in left else []
    battle.then(*first, Step("rally:order", ("test", *[id for id in left if id != home])))


def flights(battle: Battle) -> None:
    """Those who still flee run straight on (S-36)."""
    battle.then(Step("rally:order", ("run", *fleers(battle.state))))


def order(battle: Battle, what: str, *ids: int) -> None:
    """The next of these fleers, or of the stupid; its owner says which, if several are left (S-75)."""
    left = [id for id in ids if battle.unit(id).stands and (battle.unit(id).fleeing or what == DOUBT)]
    if len(left) == 1:
        battle.then(Step("rally:" + what, (left[0],)))
    elif left:
        battle.ask(NEXT, battle.state.active, data=(what, *left))


def run(battle: Battle, id: int) -> None:
    """One of them runs on."""
    unit = battle.unit(id)
    flight.run(battle, unit, flight.roll_flight(battle, unit))


# rallies


def test(battle: Battle, id: int) -> None:
    """Leadership, one better with a musician; at 25 % or less only a double 1 (S-37)."""
    unit = battle.unit(id)
    morale.test(battle, unit, "rally", Step("rally:tested", (id,)), bonus=int(unit.musician))


def tested(battle: Battle, id: int) -> None:
    """Passed: it stands again and has had its turn; sold swords may waver, cards may be played (S-22)."""
    unit = battle.unit(id)
    if battle.state.test is None or not battle.state.test.passed:
        return
    for one in (unit, *[battle.unit(guest) for guest in unit.guests]):
        one.unmark(marks.FLEEING)
        one.mark(marks.RALLIED | marks.DONE)
        one.blame, one.cause = NOBODY, NONE
    battle.tell(UnitRallied(id))
    battle.then(Step("mercenaries:waver", (id,)), window("rallied", id), Step("rally:formed", (id,)))


def formed(battle: Battle, id: int) -> None:
    """It may face anywhere, in any files; not if it changed sides."""
    unit = battle.unit(id)
    if unit.stands and is_friend(battle.state, unit):
        battle.ask(FORM, unit.owner, unit=id)


def turned(rules: "Skirmish", unit: Unit, heading: Centi, files: int) -> tuple[Pose, Shape]:
    """Where it stands about the same centre, in other files (S-32, S-37)."""
    old = shape(rules, unit)
    new = shape_of(in_rank(unit), files, old.base_w, old.base_d)
    return fronting(middle(rules, unit), new, heading), new


def no_room(
    rules: "Skirmish", state: SkirmishState, unit: Unit, heading: Centi, files: int
) -> Refusal | None:
    """Why it cannot stand so: no such files or heading, or something is in the way (S-29)."""
    if not 1 <= files <= in_rank(unit):
        return Refusal("reform-files", {"most": in_rank(unit)})
    if not 0 <= heading < TURN:
        return Refusal("reform-heading")
    pose, new = turned(rules, unit, heading, files)
    if rules.ground.fits(state, unit.id, pose, new) is not None:
        return Refusal("reform-no-room", {"unit": unit.id})
    return None


def stand(battle: Battle, unit: Unit, heading: Centi, files: int, manner: str) -> None:
    """It stands so."""
    before = unit.pose
    unit.pose, new = turned(battle.rules, unit, heading, files)
    unit.files, unit.ends = new.files, 0
    battle.tell(UnitMoved(unit.id, manner, (before, unit.pose), unit.files))


# the stupid


def stupid(battle: Battle) -> None:
    """Friendly units too stupid for war test, unless they charged or fight (S-60)."""
    rules, state = battle.rules, battle.state
    dull = [
        one.id
        for one in state.standing()
        if is_friend(state, one) and "stupidity" in rules_now(state, one) and is_idle(rules, state, one)
    ]
    battle.then(Step("rally:order", (DOUBT, *dull)))


def is_idle(rules: "Skirmish", state: SkirmishState, unit: Unit) -> bool:
    """Whether it neither flees, rallied, charged nor is engaged."""
    busy = marks.CHARGING | marks.RALLIED | marks.DONE
    return not (unit.fleeing or unit.has(busy) or engaged(rules, state, unit))


def doubt(battle: Battle, id: int) -> None:
    """One of them tests."""
    morale.test(battle, battle.unit(id), "stupidity", Step("rally:doubted", (id,)))


def doubted(battle: Battle, id: int) -> None:
    """Failed: straight ahead by M, up to what is in the way; that was its move."""
    state, unit = battle.state, battle.unit(id)
    if state.test is None or state.test.passed or not unit.stands:
        return
    by = movement.pace(battle.rules, state, unit) * INCH
    done = battle.rules.ground.sweep(state, id, unit.pose, by, unit.heading)
    way = (unit.pose, done.pose)
    unit.pose = done.pose
    unit.mark(marks.MOVED | marks.DONE)
    battle.tell(UnitMoved(id, "compulsory", way, unit.files, done.unit))
    movement.terrain_tests(battle, unit, way, "compulsory")


# questions


def options(rules: "Skirmish", state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """Who is next; or to stand as it does, or to face one of eight ways in its files."""
    if question.kind == NEXT:
        return [Choose(player, int(id)) for id in question.data[1:]]
    unit = state.units[question.unit]
    return [
        Done(player),
        *[
            Reform(player, unit.id, heading, unit.files)
            for heading in HEADINGS
            if no_room(rules, state, unit, heading, unit.files) is None
        ],
    ]


def check(rules: "Skirmish", state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """One of those who wait; or any heading and files that fit."""
    if question.kind == NEXT:
        if not isinstance(action, Choose):
            return Refusal("wrong-moment")
        return None if action.unit in question.data[1:] else Refusal("not-among-these")
    if isinstance(action, Done):
        return None
    if not isinstance(action, Reform) or action.unit != question.unit:
        return Refusal("wrong-moment")
    return no_room(rules, state, state.units[action.unit], action.heading, action.files)


def apply(battle: Battle, question: Question, action: Any) -> None:
    """That one is next; or it stands so."""
    battle.close()
    match action:
        case Choose():
            what, *ids = question.data
            left = [id for id in ids if id != action.unit]
            battle.then(Step(f"rally:{what}", (action.unit,)), Step("rally:order", (what, *left)))
        case Reform():
            stand(battle, battle.unit(action.unit), action.heading, action.files, "rally")


RULES = PhaseRules(
    nothing,
    options,
    check,
    apply,
    {
        "rallies": rallies,
        "flights": flights,
        "order": order,
        "run": run,
        "test": test,
        "tested": tested,
        "formed": formed,
        "stupid": stupid,
        "doubt": doubt,
        "doubted": doubted,
    },
)
