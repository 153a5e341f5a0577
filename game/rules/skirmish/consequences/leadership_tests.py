"""Leadership tests: begun, rolled, and what makes a unit test panic (S-26, S-30, S-59).

The result of a test is `state.test.passed` when the step that follows it runs.
"""

import msgspec

from game.core.rules import Player
from game.rules.skirmish.events.unit import LeadershipTested
from game.rules.skirmish.flow.battle import Battle, card_window
from game.rules.skirmish.flow.steps import MORALE_NEAR, STEP_KINDS
from game.rules.skirmish.rolls.leadership import break_test, is_test_passed, leadership_test, rally_test
from game.rules.skirmish.rolls.target import Modifier, Target
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import NONE, LeadershipTest, Step
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.leadership import may_panic, shaken_by, standard_near, unit_leadership

MORALE_OPEN = STEP_KINDS.declare("morale:open")
MORALE_PANICKED = STEP_KINDS.declare("morale:panicked")
MORALE_ROLL = STEP_KINDS.declare("morale:roll")


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


def open_test(battle: Battle, unit: int, why: str, bonus: int, lost_by: int, firm: str) -> None:
    """The test of the moment, its dice not yet rolled."""
    battle.state.test = LeadershipTest(unit, why, bonus, lost_by=lost_by, firm=firm)


def leadership_test_target(setting: Setting, state: SkirmishState, test: LeadershipTest) -> Target:
    """The target that two dice must stay at or under, with its reasons."""
    unit = state.units[test.unit]
    ld = unit_leadership(setting, state, unit)
    helped = Modifier(test.bonus, "help")
    match test.why:
        case "break" | "reform":
            return break_test(ld, test.lost_by, helped, firm=test.firm)
        case "rally":
            return rally_test(ld, unit.models, unit.enlisted.models, helped)
    return leadership_test(ld, helped)


def roll_test(battle: Battle) -> None:
    """The dice; failed near the battle standard, once more (S-30)."""
    state = battle.state
    if state.test is None:
        return
    _throw(battle, state.test, again=False)
    unit = state.units[state.test.unit]
    if not state.test.passed and standard_near(battle.setting, state, unit):
        _throw(battle, state.test, again=True)


def _throw(battle: Battle, test: LeadershipTest, *, again: bool) -> None:
    """Throw two dice for a test, keep and tell the result."""
    target = leadership_test_target(battle.setting, battle.state, test)
    dice = battle.dice(2)
    passed = is_test_passed(target, dice)
    battle.state.test = msgspec.structs.replace(test, dice=dice, rerolled=again, passed=passed)
    battle.tell(LeadershipTested(test.unit, test.why, dice, target.needed, passed, again))


def begin_panic_test(battle: Battle, unit: Unit, cause: int, blame: Player) -> None:
    """Let a unit test panic, if S-59 allows: it fails, it flees from `cause`, and `blame` did it."""
    if not may_panic(battle.setting, battle.state, unit):
        return
    unit.mark(unit_flags.PANIC_TESTED)
    begin_leadership_test(battle, unit, "panic", MORALE_PANICKED(unit.id, cause, blame))


def check_panic_after_losses(battle: Battle, unit: Unit, cause: int, by: Player) -> None:
    """A quarter of the models of the phase's start lost is a reason to panic (S-59); else nothing."""
    lost = unit.at_phase - unit.models
    if unit.place == TABLE and unit.at_phase > 1 and 4 * lost >= unit.at_phase:
        begin_panic_test(battle, unit, cause, by)


def begin_nearby_panic_tests(battle: Battle, unit: Unit) -> None:
    """Let units of the same army within 6" test panic, in their owner's order (S-59, S-75)."""
    battle.then(MORALE_NEAR(NONE, unit.blame, *shaken_by(battle.setting, battle.state, unit)))
