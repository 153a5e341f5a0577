"""The combat result and the break tests (S-55, S-56, S-74)."""

from typing import Any

import msgspec

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.player import Choose
from game.rules.skirmish.combat.score_facts import firmness_in_combat, merits_of_side, of_side
from game.rules.skirmish.consequences import victory_points
from game.rules.skirmish.consequences.casualties import close_ranks, destroy_unit, inflict_wounds, tell_losses
from game.rules.skirmish.consequences.leadership_tests import begin_leadership_test
from game.rules.skirmish.events.combat import CombatCounted, UnitBroke, UnitHeld
from game.rules.skirmish.events.unit import CommandLost
from game.rules.skirmish.flow.battle import Battle, PhaseRules, card_window, do_nothing
from game.rules.skirmish.flow.questions import NEXT_BREAK_TEST
from game.rules.skirmish.flow.steps import PURSUIT_PANIC, RESULT_COUNT, STEP_KINDS
from game.rules.skirmish.rolls.combat_score import combat_margin, score_modifiers
from game.rules.skirmish.rolls.target import Modifier
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import NOBODY, NONE, Combat, Side
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.profile import rules_now

RESULT_LOSERS = STEP_KINDS.declare("result:losers")
RESULT_TEST = STEP_KINDS.declare("result:test")
RESULT_TEST_NEXT = STEP_KINDS.declare("result:test-next")
RESULT_TESTED = STEP_KINDS.declare("result:tested")


# counting


def count_combat_result(battle: Battle) -> None:
    """The result is counted and told; "charged" and "first round" are over; the losers are tested (S-55)."""
    state, setting = battle.state, battle.setting
    combat = state.combat
    if combat is None:
        return
    friends, enemies = [merits_of_side(setting, state, combat, n) for n in (0, 1)]
    ahead = combat_margin(friends, enemies)
    sides = (_with_points(combat.sides[0], ahead), _with_points(combat.sides[1], -ahead))
    state.combat = msgspec.structs.replace(combat, sides=sides)
    winner = winning_side(state.combat)
    told = (_tally(score_modifiers(friends)), _tally(score_modifiers(enemies)))
    battle.tell(CombatCounted(*told, winner.player if winner else NOBODY, abs(ahead)))
    for side in sides:
        for unit in of_side(state, side):
            unit.unmark(unit_flags.ROUND)
            unit.mark(unit_flags.FOUGHT)
    battle.then(card_window("result-known", first_of(state, state.combat)), RESULT_LOSERS())


def _with_points(side: Side, ahead: int) -> Side:
    """The side with how far it is ahead."""
    return msgspec.structs.replace(side, points=ahead)


def _tally(scored: tuple[Modifier, ...]) -> tuple[tuple[str, int], ...]:
    """Points as they are told."""
    return tuple((one.why, one.amount) for one in scored)


def winning_side(combat: Combat) -> Side | None:
    """The side that won; a tie: neither."""
    return next((side for side in combat.sides if side.points > 0), None)


def losing_side(combat: Combat) -> Side | None:
    """The side that lost; a tie: neither."""
    return next((side for side in combat.sides if side.points < 0), None)


def first_of(state: SkirmishState, combat: Combat) -> int:
    """The unit by which a combat is named in windows: a living one, the friendly side first."""
    ids = [id for side in combat.sides for id in side.units]
    return next((id for id in ids if state.units[id].place == TABLE), NONE)


# who lost


def engaged_with(state: SkirmishState, unit: int) -> list[int]:
    """Foes of its combat whom it touched and who are still there, by id (S-74)."""
    assert state.combat is not None
    pairs = [pair for pair in state.combat.contacts if unit in pair]
    foes = [pair[1 - pair.index(unit)] for pair in pairs]
    return sorted({id for id in foes if state.units[id].place == TABLE})


def _losers(battle: Battle) -> None:
    """Frenzy ends in defeat; then each loser that still has a foe is tested (S-56, S-60, S-74)."""
    state = battle.state
    side = losing_side(state.combat) if state.combat else None
    if side is None:
        battle.then(PURSUIT_PANIC())
        return
    for unit in of_side(state, side):
        if "frenzy" in rules_now(state, unit):
            unit.mark(unit_flags.CALMED)
    standing = [id for id in side.units if state.units[id].place == TABLE]
    testing = [id for id in standing if engaged_with(state, id)]
    battle.then(RESULT_TEST_NEXT(*tuple(testing)), PURSUIT_PANIC())


def _test_next(battle: Battle, *ids: int) -> None:
    """The owner says which loser tests next (S-56, S-75)."""
    left = [id for id in ids if battle.unit(id).place == TABLE]
    if len(left) == 1:
        battle.then(RESULT_TEST(left[0]))
    elif left:
        battle.ask(NEXT_BREAK_TEST, battle.unit(left[0]).owner, data=tuple(left))


def _test(battle: Battle, id: int) -> None:
    """Settle one loser: unbreakable, unstable, or a test of Leadership less the difference (S-56)."""
    state, unit = battle.state, battle.unit(id)
    side = losing_side(state.combat) if state.combat else None
    if side is None or unit.place != TABLE:
        return
    special = rules_now(state, unit)
    if "unbreakable" in special:
        _hold(battle, unit, "unbreakable")
    elif "unstable" in special:
        _crumble(battle, unit, -side.points)
    else:
        assert state.combat is not None
        why = firmness_in_combat(battle.setting, state, state.combat, unit)
        begin_leadership_test(battle, unit, "break", RESULT_TESTED(id, why), lost_by=-side.points, firm=why)


def _crumble(battle: Battle, unit: Unit, by: int) -> None:
    """Take one wound without save for each point of difference; the winner gets the points (S-56)."""
    state = battle.state
    winner = winning_side(state.combat) if state.combat else None
    inflict_wounds(battle, unit, by, "unstable", winner.player if winner else NOBODY)
    if unit.place == TABLE:
        _hold(battle, unit, "unstable")


def _hold(battle: Battle, unit: Unit, why: str) -> None:
    """Note and tell that a loser holds."""
    combat = battle.state.combat
    assert combat is not None
    battle.state.combat = msgspec.structs.replace(combat, held=(*combat.held, unit.id))
    battle.tell(UnitHeld(unit.id, why))


def _tested(battle: Battle, id: int, why: str) -> None:
    """After the test the loser holds or breaks: a machine is destroyed at once (S-56, S-82)."""
    state, unit = battle.state, battle.unit(id)
    if state.test is None or state.combat is None or unit.place != TABLE:
        return
    if state.test.passed:
        _hold(battle, unit, "double-one" if state.test.dice == (1, 1) else why or "passed")
        return
    battle.tell(UnitBroke(id))
    winner = winning_side(state.combat)
    by = winner.player if winner else NOBODY
    if is_machine(battle.setting, unit):
        destroy_unit(battle, unit, "combat", by)
        return
    state.combat = msgspec.structs.replace(state.combat, broken=(*state.combat.broken, id))


def drop_standard(battle: Battle, unit: Unit, by: Player) -> None:
    """The standard bearer of a broken unit dies; the winner has its points (S-17, S-74)."""
    if not unit.standard or unit.place != TABLE:
        return
    victory_points.score_standard(battle, unit, by)
    unit.standard = False
    battle.tell(CommandLost(unit.id, "standard"))
    if unit.models == 1:
        destroy_unit(battle, unit, "combat", by)
        return
    unit.models -= 1
    close_ranks(battle, unit, 1)
    tell_losses(battle, unit, 0, 1, "standard")


# the question


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """One action for each loser still to be tested."""
    return [Choose(player, int(id)) for id in question.data]


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The law of the order of tests: a loser still to be tested."""
    if not isinstance(action, Choose):
        return Refusal("wrong-moment")
    return None if action.unit in question.data else Refusal("not-among-these")


def apply(battle: Battle, question: Question, action: Any) -> None:
    """Test the chosen loser, then ask for the others."""
    battle.close()
    left = tuple(id for id in question.data if id != action.unit)
    battle.then(RESULT_TEST(action.unit), RESULT_TEST_NEXT(*left))


RULES = PhaseRules(
    do_nothing,
    options,
    check,
    apply,
    {
        RESULT_COUNT: count_combat_result,
        RESULT_LOSERS: _losers,
        RESULT_TEST_NEXT: _test_next,
        RESULT_TEST: _test,
        RESULT_TESTED: _tested,
    },
)
