"""What commanders of Triomphe et Trahison shoot at, and when they hold their fire."""

from typing import Any

import pytest

from game.ai.skirmish.advisors import rate_options
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.magic.spell_worth import SPELL_VALUE_MEMORY
from game.ai.skirmish.shooting.choose import firepower_on_target
from game.ai.skirmish.shooting.odds import DISTANCE_MEMORY, TEMPLATE_MEMORY, VOLLEY_MEMORY
from game.ai.skirmish.shooting.wound_worth import wounds_value
from game.ai.skirmish.tempers import Temper
from game.core.pending import Question
from game.core.rng import Rng
from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.odds.distribution import certain_value
from game.rules.skirmish.state import unit_flags
from tests.ai.skirmish.minds import favourite, ratings
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_unit
from tests.rules.skirmish.play import a_crowd, eager, step
from tests.rules.skirmish.shooting.firing import archers, begun, empty, shoot_out, target


def test_the_last_man_of_a_dear_unit_is_shot_before_a_fresh_one() -> None:
    state = empty()
    archers(state, models=10)
    target(state, models=20)
    last = target(state, models=20, at=(26, 18), heading=180)
    last.models = last.at_phase = 1
    assert favourite(begun(shoot_out(state))).target == last.id


def test_a_far_target_is_worth_less_than_the_same_near() -> None:
    state = empty()
    archers(state, models=10)
    near, far = target(state, away=9), target(state, at=(27, 29))
    found = {
        order.target: value for order, value in ratings(begun(shoot_out(state))).items() if order != Done(ANN)
    }
    assert found[near.id] > found[far.id] > 0


def test_nobody_holds_fire_while_a_shot_is_worth_anything() -> None:
    state = empty()
    archers(state)
    target(state, away=20)
    found = ratings(begun(shoot_out(state)))
    assert max(found, key=lambda one: found[one]) != Done(ANN) and found[Done(ANN)] < 0


def test_two_who_can_only_finish_a_unit_together_shoot_at_the_same() -> None:
    state = empty()
    archers(state, models=8)
    alone = target(state, models=5, at=(20, 19), heading=180)
    alone.models = alone.at_phase = 4
    one = ratings(begun(shoot_out(state)))
    archers(state, models=8, at=(27, 10))
    two = ratings(begun(shoot_out(state)))
    order = next(order for order in one if isinstance(order, Shoot))
    assert two[order] > one[order]


def test_no_breath_is_spent_on_a_straggler_as_long_as_the_battle_is_young() -> None:
    state = empty()
    a_unit(state, ANN, "giant", at=(20, 10))
    straggler = target(state, away=5, models=5)
    straggler.models = straggler.at_phase = 1
    assert favourite(begun(shoot_out(state))) == Done(ANN)
    state.questions.clear()
    state.steps.clear()
    state.round = state.rounds
    assert isinstance(favourite(begun(shoot_out(state))), Shoot)


def test_a_stone_that_may_scatter_over_ones_own_is_worth_less() -> None:
    state = empty()
    a_unit(state, ANN, "thrower", at=(20, 5))
    target(state, away=20, models=20)
    alone = max(value for order, value in ratings(begun(shoot_out(state))).items() if isinstance(order, Aim))
    a_unit(state, ANN, "pikes", at=(20, 26.5), models=20)
    state.questions.clear()
    state.steps.clear()
    beside = max(value for order, value in ratings(begun(shoot_out(state))).items() if isinstance(order, Aim))
    assert beside < alone


def test_who_flees_from_another_player_brings_his_points_to_him() -> None:
    state = empty()
    unit = target(state)
    battle = shoot_out(state)
    unit.mark(unit_flags.FLEEING)
    unit.blame = CLO
    stolen = wounds_value(battle.setting, state, unit, certain_value(10), ANN)
    unit.blame = ANN
    assert stolen < wounds_value(battle.setting, state, unit, certain_value(10), ANN) / 2


@pytest.mark.parametrize(
    ("kind", "reach"), [("archers", 24), ("ballista", 48), ("thrower", 60), ("organ", 24)]
)
def test_firepower_is_something_in_range_and_nothing_beyond(kind: str, reach: int) -> None:
    state = empty()
    state.active, state.named = ANN, BOB
    unit = a_unit(state, ANN, kind, at=(5, 5), models=5 if kind == "archers" else 1)
    near, far = (
        target(state, at=(5, 5 + min(40, reach - 4))),
        target(state, at=(5 + reach + 5, 5), heading=270),
    )
    rules = shoot_out(state).rules
    assert firepower_on_target(rules.setting, state, unit, near) > 0
    assert firepower_on_target(rules.setting, state, unit, far) == 0


def test_who_shoots_out_of_turn_finishes_whom_he_can() -> None:
    state = empty()
    unit = archers(state, owner=CLO, models=10)
    target(state, models=20)
    last = target(state, models=20, at=(26, 18), heading=180)
    last.models = last.at_phase = 1
    battle = shoot_out(state)
    state.questions[:] = [Question("ambush:shoot", (CLO,), unit=unit.id)]
    assert favourite(battle).target == last.id


def forget() -> None:
    """All that was counted is counted anew."""
    for memory in (VOLLEY_MEMORY, TEMPLATE_MEMORY, DISTANCE_MEMORY, SPELL_VALUE_MEMORY):
        memory.known.clear()


@pytest.mark.statistics
def test_what_is_remembered_changes_no_rating() -> None:
    war, dice, asked = a_crowd(2, 3, "long"), Rng(3), list[tuple[Decision, tuple[Any, ...], list[float]]]()
    rules: Any = war.rules
    while len(asked) < 6:
        question = war.state.questions[-1]
        if question.kind in ("shooting:orders", "magic:cast", "magic:dispel"):
            decision = Decision(rules.setting, war.state.clone(), question.players[0], Temper(), Rng(1))
            options = tuple(war.options(decision.me))
            asked.append((decision, options, rate_options(decision, options)))
        step(war, dice, eager)
    forget()
    for decision, options, rated in reversed(asked):
        assert rate_options(decision, options) == rated
