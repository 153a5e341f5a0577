"""Commanders keep out of their own way, order no march of a hair, and count what terrain kills."""

from typing import Any

import pytest

from game.ai.skirmish.beginner import Weak
from game.ai.skirmish.movement.lanes import lane_of
from game.ai.skirmish.tempers import Temper
from game.core.rng import Rng
from game.rules.skirmish.actions.orders import Leg, Move
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.events.unit import ModelsLost, UnitMoved
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import SkirmishState
from tests.ai.skirmish.minds import favourite, ratings
from tests.rules.skirmish.builders import (
    ANN,
    BOB,
    LaidBattle,
    a_battle,
    a_field,
    a_unit,
    act,
    inch,
    mini,
    run,
)
from tests.rules.skirmish.position.laid import block
from tools.bench.lanes import Lanes, count_lanes


def movement(state: SkirmishState) -> LaidBattle:
    """Ann's Movement phase against Bob, up to the first question."""
    state.active, state.named, state.phase = ANN, BOB, "movement"
    state.rounds, state.round = 6, 2
    battle = a_battle(state, (3,) * 400, ground=Field(mini().bases))
    battle.then(Step("turns:play", ("movement",)))
    run(battle)
    return battle


def moves_of(battle: Battle) -> list[UnitMoved]:
    """The moves told so far."""
    return [one for one in battle.out if isinstance(one, UnitMoved)]


def crowded(number: int) -> SkirmishState:
    """Three of Ann's units huddled together at odd angles, and a foe far off."""
    dice, state = Rng(number), a_field(2)
    for at in range(3):
        place = (24 + 7 * at + dice.below(900) / 1000, 8 + dice.below(5000) / 1000)
        a_unit(state, ANN, "pikes", place, models=20, files=5, heading=dice.below(60) - 30)
    a_unit(state, BOB, "archers", (10 + dice.below(50), 40), models=10, heading=180)
    return state


class Whimsical(Weak):
    """A beginner who never hears advice."""

    heed = 0.0
    careless = 0.0


def whims(battle: LaidBattle, seeds: int) -> set[Any]:
    """What a beginner without advice would order here, by the dice of his moods."""
    view = battle.rules.observe(battle.state, ANN)
    options = tuple(battle.rules.legal_actions(battle.state, ANN))
    bot = Whimsical(battle.rules, Temper())
    return {bot.choose(view, options, (), Rng(seed)).action for seed in range(seeds)}


# one's own way


@pytest.mark.rule("S-06", "S-32")
def test_no_favourite_move_is_stopped_by_ones_own() -> None:
    moved = 0
    for number in range(12):
        battle = movement(crowded(number))
        order = favourite(battle)
        if isinstance(order, Move):
            act(battle, order)
            moved += 1
            assert moves_of(battle)[-1].stopped_by not in (0, 1, 2), (number, order)
    assert moved > 6


@pytest.mark.rule("S-06")
def test_a_whim_does_not_march_into_ones_own_either() -> None:
    state = a_field(2)
    a_unit(state, ANN, "pikes", (30, 10), models=20)
    a_unit(state, ANN, "pikes", (30, 14.5), models=5)
    a_unit(state, BOB, "pikes", (30, 40), models=20, heading=180)
    battle = movement(state)
    state.units[1].mark(unit_flags.DONE)
    for order in whims(battle, 40):
        lane = (
            lane_of(battle.setting, state, state.units[order.unit], order) if hasattr(order, "legs") else None
        )
        assert lane is None or not (lane.by_own or lane.is_hair)


@pytest.mark.rule("S-32")
def test_a_lane_is_the_way_that_the_order_takes() -> None:
    for number in range(8):
        battle = movement(crowded(number))
        order = Move(ANN, 1, "advance", (Leg(0, 2000), Leg(inch(2))))
        lane = lane_of(battle.setting, battle.state, battle.state.units[1], order)
        act(battle, order)
        (told,) = moves_of(battle)
        assert told.way[-1] == lane.end
        assert (told.stopped_by >= 0) == lane.by_own == lane.stopped


# hairs


@pytest.mark.rule("S-32", "S-44")
def test_half_an_inch_is_gone_only_if_it_brings_somebody_into_range() -> None:
    reach = 24
    near, far = a_field(2), a_field(2)
    for state, gap in ((near, reach + 0.3), (far, reach - 4)):
        a_unit(state, ANN, "archers", (30, 8), models=10)
        a_unit(state, BOB, "pikes", (30, 8 + gap), models=20, heading=180)
    step = Move(ANN, 0, "advance", (Leg(inch(0.8)),))
    assert lane_of(movement(near).setting, near, near.units[0], step).is_hair
    battle = movement(a_field_like(near))
    assert isinstance(favourite(battle), Move)
    assert favourite(movement(a_field_like(far))) == Done(ANN)


def a_field_like(state: SkirmishState) -> SkirmishState:
    """The same table before anything was asked."""
    again = a_field(2)
    again.units = state.clone().units
    return again


# terrain


@pytest.mark.rule("S-38")
def test_terrain_costs_what_it_kills_on_average() -> None:
    state = a_field(2)
    a_unit(state, ANN, "pikes", (30, 10), models=18, files=6)
    a_unit(state, BOB, "pikes", (30, 40), models=20, heading=180)
    state.terrain = (block(0, "marsh", 20, 11, 40, 12),)
    battle = movement(state)
    into = lane_of(battle.setting, state, state.units[0], Move(ANN, 0, "advance", (Leg(inch(4)),)))
    away = lane_of(battle.setting, state, state.units[0], Move(ANN, 0, "back", (Leg(inch(2)),)))
    assert 1 / 6 <= into.lost < 0.3
    assert away.lost == 0


@pytest.mark.rule("S-38")
def test_nobody_wades_through_a_marsh_for_a_foe_who_comes_anyway() -> None:
    state = a_field(2)
    a_unit(state, ANN, "pikes", (36, 10), models=30, files=6)
    a_unit(state, BOB, "archers", (36, 36), models=10, heading=180)
    state.terrain = (block(0, "marsh", 26, 12, 46, 18),)
    battle = movement(state)
    rated = ratings(battle)
    order = favourite(battle)
    lost = {
        one: lane_of(battle.setting, state, state.units[0], one).lost
        for one in rated
        if isinstance(one, Move)
    }
    assert max(lost.values()) > 0.1
    assert lost.get(order, 0.0) == 0.0
    assert all(lost.get(one, 0.0) == 0.0 for one in whims(battle, 30))


# what the bench counts


def test_the_bench_counts_what_stopped_whom_and_what_drowned() -> None:
    here, on, hair = Pose(0, 0, 0), Pose(0, 4000, 0), Pose(0, 4, 0)
    events = [
        UnitMoved(0, "advance", (here, on), 5),
        UnitMoved(0, "march", (here, hair), 5, stopped_by=1),
        UnitMoved(0, "advance", (here, on), 5, stopped_by=2),
        ModelsLost(0, 2, 2, 8, 0, "marsh"),
        UnitMoved(0, "flight", (here, hair), 5, stopped_by=1),
        ModelsLost(0, 4, 4, 4, 0, "marsh"),
    ]
    assert count_lanes(events, (ANN, ANN, BOB)) == Lanes(moves=3, stopped=1, hairs=1, drowned=2)
    assert count_lanes([], ()) == Lanes()
