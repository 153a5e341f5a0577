"""Friend, enemy, neutral (S-04 to S-06, S-13, S-71)."""

import pytest

from game.rules.skirmish import friendship
from game.rules.skirmish.friendship import ENEMY, FRIEND, NEUTRAL
from game.rules.skirmish.records import NOBODY
from game.rules.skirmish.state import GONE
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, a_field, a_unit


def a_phase(active=ANN, named=BOB):
    state = a_field()
    for player in range(4):
        a_unit(state, player, models=10)
    state.active, state.named = active, named
    return state


@pytest.mark.rule("S-04")
def test_the_active_is_friend_the_named_enemy_all_others_neutral() -> None:
    state = a_phase()
    assert [friendship.status(state, unit) for unit in state.units] == [FRIEND, ENEMY, NEUTRAL, NEUTRAL]
    state.named = DAN
    assert [friendship.status(state, unit) for unit in state.units] == [FRIEND, NEUTRAL, NEUTRAL, ENEMY]


@pytest.mark.rule("S-04")
def test_before_the_naming_everybody_else_is_neutral() -> None:
    state = a_phase(named=NOBODY)
    assert [friendship.status(state, unit) for unit in state.units] == [FRIEND, NEUTRAL, NEUTRAL, NEUTRAL]


@pytest.mark.rule("S-05", "S-71")
def test_only_friend_and_enemy_fight_each_other() -> None:
    ann, bob, clo, dan = (state := a_phase()).units
    assert [friendship.fights(state, one) for one in (ann, bob, clo, dan)] == [True, True, False, False]
    assert friendship.opposed(state, bob, ann)
    assert not friendship.opposed(state, ann, clo)
    assert not friendship.opposed(state, clo, dan)
    assert not friendship.opposed(state, ann, ann)
    assert friendship.foes(state, bob) == [ann]
    assert friendship.foes(state, clo) == []


@pytest.mark.rule("S-13")
def test_one_army_is_one_controller_whatever_the_phase_says() -> None:
    state = a_phase()
    other = a_unit(state, CLO)
    assert friendship.same_army(state.units[CLO], other)
    assert friendship.others_of_army(state, other) == [state.units[CLO]]


@pytest.mark.rule("S-05")
def test_a_neutral_counts_as_an_enemy_for_those_who_flee_through_it() -> None:
    state = a_phase()
    assert not friendship.crosses_harmlessly(state, state.units[ANN], state.units[CLO])


@pytest.mark.rule("S-03", "S-15")
def test_opponents_are_those_who_live() -> None:
    state = a_phase()
    state.units[CLO].place = GONE
    assert friendship.opponents(state, ANN) == [BOB, DAN]
    assert friendship.strangers(state) == [DAN]
