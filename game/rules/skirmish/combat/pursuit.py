"""After the break tests: standards fall, panic, who pursues or holds, flights, pursuits (S-57, S-74)."""

from typing import Any

import msgspec

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import Pursue, Restrain
from game.rules.skirmish.actions.player import Choose
from game.rules.skirmish.combat import break_tests
from game.rules.skirmish.combat.pursuit_move import move_pursuer
from game.rules.skirmish.combat.reforms import RANKS, may_reform
from game.rules.skirmish.consequences import flee
from game.rules.skirmish.consequences.casualties import destroy_unit
from game.rules.skirmish.consequences.leadership_tests import begin_leadership_test
from game.rules.skirmish.consequences.restore_contact import restore_combat_contacts
from game.rules.skirmish.events.combat import PursuitRolled, UnitCaught
from game.rules.skirmish.flow.battle import Battle, PhaseRules, do_nothing
from game.rules.skirmish.flow.questions import NEXT_PURSUIT_MOVE, PURSUIT_CHOICE
from game.rules.skirmish.flow.steps import (
    MORALE_NEAR,
    PURSUIT_MOVE,
    PURSUIT_PANIC,
    REFORMS_ASK,
    REFORMS_BEGIN,
    STEP_KINDS,
)
from game.rules.skirmish.rolls.dice import highest_two
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.records import NOBODY, NONE, Pursuit
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine, unit_centre
from game.rules.skirmish.unit.leadership import shaken_by
from game.rules.skirmish.unit.profile import rules_now

PURSUIT_ASK = STEP_KINDS.declare("pursuit:ask")
PURSUIT_DECIDE = STEP_KINDS.declare("pursuit:decide")
PURSUIT_GO = STEP_KINDS.declare("pursuit:go")
PURSUIT_MOVES = STEP_KINDS.declare("pursuit:moves")
PURSUIT_REGAIN = STEP_KINDS.declare("pursuit:regain")
PURSUIT_RESTRAINED = STEP_KINDS.declare("pursuit:restrained")
PURSUIT_ROLL = STEP_KINDS.declare("pursuit:roll")

CHOICE, FLIGHT, PURSUIT = "choice", "flight", "pursuit"
"""What units of one player do one after the other (S-74)."""


# standards and panic


def _frighten(battle: Battle) -> None:
    """Standard bearers of the broken die; then panic of those near, measured before any move (S-74)."""
    state = battle.state
    if state.combat is None:
        return
    winner = break_tests.winning_side(state.combat)
    by = winner.player if winner else NOBODY
    shaken = [id for id, _ in state.combat.scared]
    for id in state.combat.broken:
        shaken += shaken_by(battle.setting, state, battle.unit(id))
        break_tests.drop_standard(battle, battle.unit(id), by)
    battle.then(
        *[MORALE_NEAR(*one) for one in _panics(battle, sorted(set(shaken)))],
        PURSUIT_DECIDE(),
        PURSUIT_ROLL(),
        PURSUIT_MOVE(FLIGHT, *state.combat.broken),
        PURSUIT_GO(),
    )


def _panics(battle: Battle, ids: list[int]) -> list[tuple[int, ...]]:
    """The panic of each side's units: no cause of its own, the other side's doing (S-59)."""
    combat = battle.state.combat
    assert combat is not None
    out = []
    for side, other in (combat.sides, combat.sides[::-1]):
        mine = [id for id in ids if battle.unit(id).owner == side.player]
        if mine:
            out.append((NONE, other.player, *mine))
    return out


# who goes after whom


def _decide(battle: Battle) -> None:
    """Ask each unit without a standing foe whether it goes after a broken one, or on (S-74).

    Each side's in the order of its owner, the active player's first (S-75).
    """
    combat = battle.state.combat
    if combat is not None:
        battle.then(*[PURSUIT_MOVE(CHOICE, *side.units) for side in combat.sides])


def _prey(state: SkirmishState, id: int) -> tuple[int, ...]:
    """Broken units that it touched and may pursue."""
    combat = state.combat
    if combat is None:
        return ()
    return tuple(foe for foe in break_tests.engaged_with(state, id) if foe in combat.broken)


def may_go(battle: Battle, id: int) -> bool:
    """Whether all its foes broke or died, neutrals not counted; a machine never pursues (S-74, S-82)."""
    state, unit = battle.state, battle.unit(id)
    combat = state.combat
    if combat is None or unit.place != TABLE or unit.fleeing or is_machine(battle.setting, unit):
        return False
    met = any(id in pair for pair in combat.contacts)
    left = [foe for foe in break_tests.engaged_with(state, id) if foe not in combat.broken]
    return met and not left and id not in combat.broken


def _may_choose(battle: Battle, id: int) -> bool:
    """Whether it may pursue, or overrun since it charged (S-74)."""
    combat = battle.state.combat
    return may_go(battle, id) and combat is not None and bool(_prey(battle.state, id) or id in combat.charged)


def _choices(state: SkirmishState, unit: Unit, player: Player, *, free: bool) -> list[Any]:
    """The choices of a unit: pursue, hold (the frenzied must pursue), overrun (S-60, S-74)."""
    hunted = _prey(state, unit.id)
    if not hunted:
        return [Pursue(player, unit.id), Restrain(player, unit.id)]
    holds = free and "frenzy" not in rules_now(state, unit)
    return [
        *[Pursue(player, unit.id, foe) for foe in hunted],
        *([Restrain(player, unit.id)] if holds else []),
    ]


def ask(battle: Battle, id: int, free: int) -> None:
    """Ask it, unless there is but one thing to do."""
    unit = battle.unit(id)
    if not _may_choose(battle, id):
        return
    legal = _choices(battle.state, unit, unit.owner, free=bool(free))
    if len(legal) == 1:
        _go_after(battle, legal[0])
    else:
        battle.ask(PURSUIT_CHOICE, unit.owner, unit=id, data=(free,))


def _go_after(battle: Battle, action: Pursue) -> None:
    """Note that a unit goes after another, or overruns."""
    x, y = (0, 0) if action.target == NONE else unit_centre(battle.setting, battle.unit(action.target))
    battle.state.pursuits = [*battle.state.pursuits, Pursuit(action.unit, action.target, 0, x, y)]


def _restrained(battle: Battle, id: int) -> None:
    """After the test to hold, a unit that failed must name whom it pursues (S-74)."""
    if battle.state.test is not None and not battle.state.test.passed:
        battle.then(PURSUIT_ASK(id, 0))


# dice


def _roll(battle: Battle) -> None:
    """Flights are rolled, then pursuits; who is reached is destroyed (S-74)."""
    state = battle.state
    if state.combat is None:
        return
    flights = []
    for id in state.combat.broken:
        if battle.unit(id).place == TABLE:
            flights.append((id, flee.roll_flight(battle, battle.unit(id))))
    state.combat = msgspec.structs.replace(state.combat, flights=tuple(flights))
    state.pursuits = [_rolled(battle, one) for one in state.pursuits]
    for id, distance in flights:
        hunters = [one for one in state.pursuits if one.target == id and one.roll * INCH >= distance]
        if hunters:
            battle.tell(UnitCaught(id, hunters[0].unit))
            destroy_unit(battle, battle.unit(id), "caught", battle.unit(hunters[0].unit).owner)


def _rolled(battle: Battle, pursuit: Pursuit) -> Pursuit:
    """The pursuit with its dice."""
    dice = _run_dice(battle, battle.unit(pursuit.unit))
    battle.tell(PursuitRolled(pursuit.unit, pursuit.target, dice))
    return msgspec.structs.replace(pursuit, roll=highest_two(dice))


def _run_dice(battle: Battle, unit: Unit) -> tuple[int, ...]:
    """Two dice; the swift roll three and drop the lowest (S-74)."""
    return battle.dice(3 if "swift" in rules_now(battle.state, unit) else 2)


# moves


def _go(battle: Battle) -> None:
    """Pursuers move, the active player's first; contact is regained; then combat reforms (S-74)."""
    state = battle.state
    mine = [one.unit for one in state.pursuits if battle.unit(one.unit).owner == state.active]
    others = [one.unit for one in state.pursuits if one.unit not in mine]
    battle.then(
        PURSUIT_MOVE(PURSUIT, *mine),
        PURSUIT_MOVE(PURSUIT, *others),
        PURSUIT_REGAIN(),
        REFORMS_BEGIN(),
    )


def _move(battle: Battle, kind: str, *ids: int) -> None:
    """Let the next of these units decide, flee, pursue or reform; its owner says which (S-74, S-75)."""
    left = [id for id in ids if _is_due(battle, kind, id)]
    if len(left) == 1:
        battle.then(PURSUIT_MOVES(kind, left[0]))
    elif left:
        battle.ask(NEXT_PURSUIT_MOVE, battle.unit(left[0]).owner, data=(kind, *left))


def _is_due(battle: Battle, kind: str, id: int) -> bool:
    """Whether a unit still has that to do."""
    if kind == CHOICE:
        return _may_choose(battle, id)
    if kind == RANKS:
        return may_reform(battle.setting, battle.state, battle.unit(id))
    return battle.unit(id).place == TABLE


def _moves(battle: Battle, kind: str, id: int) -> None:
    """Carry out the decision, flight, pursuit or reform of one unit."""
    if kind == CHOICE:
        ask(battle, id, 1)
    elif kind == RANKS:
        battle.then(REFORMS_ASK(id))
    elif kind == FLIGHT and battle.unit(id).place == TABLE:
        _flee(battle, battle.unit(id))
    elif kind == PURSUIT:
        _pursue(battle, battle.unit(id))


def _pursue(battle: Battle, unit: Unit) -> None:
    """Move a pursuer as far as it rolled, unless it fled or left meanwhile."""
    for one in battle.state.pursuits:
        if one.unit == unit.id and unit.place == TABLE and not unit.fleeing:
            move_pursuer(battle, one)


def _flee(battle: Battle, unit: Unit) -> None:
    """A broken unit runs from the foe with most models; the winner made it (S-17, S-36)."""
    state = battle.state
    assert state.combat is not None
    winner = break_tests.winning_side(state.combat)
    foes = [state.units[id] for id in break_tests.engaged_with(state, unit.id)]
    feared = min(foes, key=lambda one: (-one.models - len(one.guests), one.id), default=None)
    away = unit_centre(battle.setting, feared) if feared else None
    flee.start_fleeing(battle, unit, away, "combat", winner.player if winner else NOBODY)
    flee.move_fleeing_unit(battle, unit, dict(state.combat.flights).get(unit.id, 0))


# questions


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """The units to pursue, or the units that may move next."""
    if question.kind == NEXT_PURSUIT_MOVE:
        return [Choose(player, int(id)) for id in question.data[1:]]
    unit = state.units[question.unit]
    return _choices(state, unit, player, free=bool(question.data[0]))


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The law of both questions: one of the choices that are offered."""
    wanted = (Choose,) if question.kind == NEXT_PURSUIT_MOVE else (Pursue, Restrain)
    if not isinstance(action, wanted):
        return Refusal("wrong-moment")
    if action in options(setting, state, question, action.player):
        return None
    if question.kind == NEXT_PURSUIT_MOVE:
        return Refusal("not-among-these")
    return Refusal("must-pursue" if isinstance(action, Restrain) else "pursue-whom-you-broke")


def apply(battle: Battle, question: Question, action: Any) -> None:
    """Let the unit pursue, overrun, test to hold, or move now."""
    battle.close()
    match action:
        case Choose():
            kind, left = question.data[0], tuple(id for id in question.data[1:] if id != action.unit)
            battle.then(PURSUIT_MOVES(kind, action.unit), PURSUIT_MOVE(kind, *left))
        case Pursue():
            _go_after(battle, action)
        case Restrain() if _prey(battle.state, action.unit):
            unit = battle.unit(action.unit)
            begin_leadership_test(battle, unit, "hold", PURSUIT_RESTRAINED(unit.id))


RULES = PhaseRules(
    do_nothing,
    options,
    check,
    apply,
    {
        PURSUIT_PANIC: _frighten,
        PURSUIT_DECIDE: _decide,
        PURSUIT_ASK: ask,
        PURSUIT_RESTRAINED: _restrained,
        PURSUIT_ROLL: _roll,
        PURSUIT_MOVE: _move,
        PURSUIT_MOVES: _moves,
        PURSUIT_GO: _go,
        PURSUIT_REGAIN: restore_combat_contacts,
    },
)
