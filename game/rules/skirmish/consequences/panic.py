"""Leadership tests and panic (S-26, S-30, S-59).

For other chapters: `begin_leadership_test`, `begin_panic_test`, `check_panic_after_losses`,
`begin_nearby_panic_tests`. The result of a test is `state.test.passed` when the step that follows it runs.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.player import Choose
from game.rules.skirmish.consequences import flee
from game.rules.skirmish.events.unit import LeadershipTested
from game.rules.skirmish.flow.battle import Battle, PhaseRules, card_window, do_nothing
from game.rules.skirmish.flow.steps import MORALE_NEAR, STEP_KINDS
from game.rules.skirmish.rolls.leadership import break_test, is_test_passed, rally_test
from game.rules.skirmish.rolls.leadership import leadership_test as tested
from game.rules.skirmish.rolls.target import Modifier, Target
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Point
from game.rules.skirmish.state.records import NONE, LeadershipTest, Question, Step
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine, unit_centre
from game.rules.skirmish.unit.leadership import may_panic, shaken_by, standard_near, unit_leadership
from game.rules.skirmish.unit.sides import opposing_units

MORALE_OPEN = STEP_KINDS.declare("morale:open")
MORALE_PANICKED = STEP_KINDS.declare("morale:panicked")
MORALE_ROLL = STEP_KINDS.declare("morale:roll")

NEXT = "morale:next"
"""The question: which of these units tests panic next (S-75)."""


# Leadership


# the test


def begin_leadership_test(
    battle: Battle,
    unit: Unit,
    why: str,
    then: Step,
    bonus: int = 0,
    *,
    lost_by: int = 0,
    firm: str = "",
) -> None:
    """Let a unit test Leadership: the window for cards, the dice, the battle standard; then `then` (S-26).

    `why` rally: at 25 % or less only a double 1 holds; the musician's +1 is a bonus of the caller.
    `why` break: less `lost_by`, unless `firm` says why not (S-56).
    """
    opening = (unit.id, why, bonus, lost_by, firm)
    battle.then(
        MORALE_OPEN(*opening),
        card_window("leadership-test", unit.id),
        MORALE_ROLL(),
        then,
    )


def _open_test(battle: Battle, unit: int, why: str, bonus: int, lost_by: int, firm: str) -> None:
    """The test of the moment, its dice not yet rolled."""
    battle.state.test = LeadershipTest(unit, why, bonus, lost_by=lost_by, firm=firm)


def leadership_test_target(setting: Setting, state: SkirmishState, test: LeadershipTest) -> Target:
    """What two dice must stay at or under, with its reasons."""
    unit = state.units[test.unit]
    ld = unit_leadership(setting, state, unit)
    helped = Modifier(test.bonus, "help")
    match test.why:
        case "break" | "reform":
            return break_test(ld, test.lost_by, helped, firm=test.firm)
        case "rally":
            return rally_test(ld, unit.models, unit.enlisted.models, helped)
    return tested(ld, helped)


def _roll_test(battle: Battle) -> None:
    """The dice; failed near the battle standard, once more (S-30)."""
    state = battle.state
    if state.test is None:
        return
    _throw(battle, state.test, again=False)
    unit = state.units[state.test.unit]
    if not state.test.passed and standard_near(battle.setting, state, unit):
        _throw(battle, state.test, again=True)


def _throw(battle: Battle, test: LeadershipTest, *, again: bool) -> None:
    """One throw of two dice."""
    target = leadership_test_target(battle.setting, battle.state, test)
    dice = battle.dice(2)
    passed = is_test_passed(target, dice)
    battle.state.test = msgspec.structs.replace(test, dice=dice, rerolled=again, passed=passed)
    battle.tell(LeadershipTested(test.unit, test.why, dice, target.needed, passed, again))


# panic


def begin_panic_test(battle: Battle, unit: Unit, cause: int, blame: Player) -> None:
    """Let a unit test panic, if S-59 allows: it fails, it flees from `cause`, and `blame` did it."""
    if not may_panic(battle.setting, battle.state, unit):
        return
    unit.mark(unit_flags.PANIC_TESTED)
    begin_leadership_test(battle, unit, "panic", MORALE_PANICKED(unit.id, cause, blame))


def _panicked(battle: Battle, unit_id: int, cause: int, blame: Player) -> None:
    """After the test: who failed flees at once; a war machine only stops shooting once (S-59, S-82)."""
    state, unit = battle.state, battle.unit(unit_id)
    if unit.place != TABLE or state.test is None or state.test.passed:
        return
    if is_machine(battle.setting, unit):
        unit.silent = max(1, unit.silent)
        return
    flee.start_fleeing(battle, unit, away_from(battle, unit, cause), "panic", blame)
    flee.move_fleeing_unit(battle, unit, flee.roll_flight(battle, unit))


def away_from(battle: Battle, unit: Unit, cause: int) -> Point | None:
    """From what it runs: who caused it, else the nearest of the other player, else nobody (S-36)."""
    state, setting = battle.state, battle.setting
    if cause != NONE and state.units[cause].stands:
        return unit_centre(setting, state.units[cause])
    others = opposing_units(state, unit)
    if not others:
        return None
    nearest = min(others, key=lambda one: (setting.ground.gap(state, unit.id, one.id), one.id))
    return unit_centre(setting, nearest)


def check_panic_after_losses(battle: Battle, unit: Unit, cause: int, by: Player) -> None:
    """A quarter of the models of the phase's start lost is a reason to panic (S-59); else nothing."""
    lost = unit.at_phase - unit.models
    if unit.place == TABLE and unit.at_phase > 1 and 4 * lost >= unit.at_phase:
        begin_panic_test(battle, unit, cause, by)


def begin_nearby_panic_tests(battle: Battle, unit: Unit) -> None:
    """Those of its army within 6" now test panic, in their owner's order (S-59, S-75)."""
    battle.then(MORALE_NEAR(NONE, unit.blame, *shaken_by(battle.setting, battle.state, unit)))


def _test_next(battle: Battle, cause: int, blame: Player, *ids: int) -> None:
    """Of these the next one tests panic; their owner says which, if several still must (S-75)."""
    left = [id for id in ids if may_panic(battle.setting, battle.state, battle.unit(id))]
    if len(left) == 1:
        begin_panic_test(battle, battle.unit(left[0]), cause, blame)
    elif left:
        owner = battle.unit(left[0]).owner
        battle.ask(NEXT, owner, data=(cause, blame, *left))


def _next_options(
    setting: Setting, state: SkirmishState, question: Question, player: Player
) -> Sequence[Any]:
    """Any of those that still must."""
    return [Choose(player, int(id)) for id in question.data[2:]]


def _check_next(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """One of those that still must."""
    if not isinstance(action, Choose):
        return Refusal("wrong-moment")
    return None if action.unit in question.data[2:] else Refusal("not-among-these")


def _apply_next(battle: Battle, question: Question, action: Any) -> None:
    """That one tests; then the others."""
    battle.close()
    battle.then(MORALE_NEAR(*question.data))
    cause, blame = int(question.data[0]), int(question.data[1])
    begin_panic_test(battle, battle.unit(action.unit), cause, blame)


RULES = PhaseRules(
    do_nothing,
    _next_options,
    _check_next,
    _apply_next,
    {
        MORALE_OPEN: _open_test,
        MORALE_ROLL: _roll_test,
        MORALE_PANICKED: _panicked,
        MORALE_NEAR: _test_next,
    },
)
