"""Panic: whoever fails a test flees; units near a shock test one after the other (S-36, S-59, S-75)."""

from collections.abc import Sequence
from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.player import Choose
from game.rules.skirmish.consequences import flee
from game.rules.skirmish.consequences.leadership_tests import (
    MORALE_OPEN,
    MORALE_PANICKED,
    MORALE_ROLL,
    begin_panic_test,
    open_test,
    roll_test,
)
from game.rules.skirmish.flow.battle import Battle, PhaseRules, do_nothing
from game.rules.skirmish.flow.questions import NEXT_PANIC_TEST
from game.rules.skirmish.flow.steps import MORALE_NEAR
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import Point
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine, unit_centre
from game.rules.skirmish.unit.leadership import may_panic
from game.rules.skirmish.unit.sides import opposing_units

# Leadership


# the test


# panic


def _panicked(battle: Battle, unit_id: int, cause: int, blame: Player) -> None:
    """Make a unit that failed its test flee at once; a war machine only stops shooting once (S-59, S-82)."""
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


def _test_next(battle: Battle, cause: int, blame: Player, *ids: int) -> None:
    """Let the next of these units test panic; their owner says which, if several still must (S-75)."""
    left = [id for id in ids if may_panic(battle.setting, battle.state, battle.unit(id))]
    if len(left) == 1:
        begin_panic_test(battle, battle.unit(left[0]), cause, blame)
    elif left:
        owner = battle.unit(left[0]).owner
        battle.ask(NEXT_PANIC_TEST, owner, data=(cause, blame, *left))


def _next_options(
    setting: Setting, state: SkirmishState, question: Question, player: Player
) -> Sequence[Any]:
    """Any of those that still must."""
    return [Choose(player, int(id)) for id in question.data[2:]]


def _check_next(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The law of the order of tests: a unit that still must test."""
    if not isinstance(action, Choose):
        return Refusal("wrong-moment")
    return None if action.unit in question.data[2:] else Refusal("not-among-these")


def _apply_next(battle: Battle, question: Question, action: Any) -> None:
    """Let the chosen unit test, then the others."""
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
        MORALE_OPEN: open_test,
        MORALE_ROLL: roll_test,
        MORALE_PANICKED: _panicked,
        MORALE_NEAR: _test_next,
    },
)
