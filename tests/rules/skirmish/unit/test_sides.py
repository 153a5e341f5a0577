"""Friend, enemy, neutral (S-04 to S-06, S-13, S-71)."""

import pytest

from game.rules.skirmish.state.records import NOBODY
from game.rules.skirmish.state.state import GONE
from game.rules.skirmish.unit import sides
from game.rules.skirmish.unit.sides import ENEMY, FRIEND, NEUTRAL
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
    assert [sides.unit_status(state, unit) for unit in state.units] == [FRIEND, ENEMY, NEUTRAL, NEUTRAL]
    state.named = DAN
    assert [sides.unit_status(state, unit) for unit in state.units] == [FRIEND, NEUTRAL, NEUTRAL, ENEMY]


@pytest.mark.rule("S-04")
def test_before_the_naming_everybody_else_is_neutral() -> None:
    state = a_phase(named=NOBODY)
    assert [sides.unit_status(state, unit) for unit in state.units] == [FRIEND, NEUTRAL, NEUTRAL, NEUTRAL]


@pytest.mark.rule("S-05", "S-71")
def test_only_friend_and_enemy_fight_each_other() -> None:
    ann, bob, clo, dan = (state := a_phase()).units
    assert [sides.takes_part_in_phase(state, one) for one in (ann, bob, clo, dan)] == [
        True,
        True,
        False,
        False,
    ]
    assert sides.are_opposed(state, bob, ann)
    assert not sides.are_opposed(state, ann, clo)
    assert not sides.are_opposed(state, clo, dan)
    assert not sides.are_opposed(state, ann, ann)
    assert sides.opposing_units(state, bob) == [ann]
    assert sides.opposing_units(state, clo) == []


@pytest.mark.rule("S-13")
def test_one_army_is_one_controller_whatever_the_phase_says() -> None:
    state = a_phase()
    other = a_unit(state, CLO)
    assert sides.same_army(state.units[CLO], other)
    assert sides.others_of_army(state, other) == [state.units[CLO]]


@pytest.mark.rule("S-05")
def test_a_neutral_counts_as_an_enemy_for_those_who_flee_through_it() -> None:
    state = a_phase()
    assert not sides.crosses_harmlessly(state, state.units[ANN], state.units[CLO])


@pytest.mark.rule("S-03", "S-15")
def test_opponents_are_those_who_live() -> None:
    state = a_phase()
    state.units[CLO].place = GONE
    assert sides.living_opponents(state, ANN) == [BOB, DAN]
    assert sides.neutral_players(state) == [DAN]
