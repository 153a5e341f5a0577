"""The chapters' ground answered by the true table: it follows the state and knows friend from foe."""

import pickle
import threading

import pytest

from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.geometry.queries import Flown, Sight, Swept
from game.rules.skirmish.geometry.table import Table
from game.rules.skirmish.state.formation import Pose, about_centre, milli_from_mm
from game.rules.skirmish.state.records import NONE, Charge, Terrain
from game.rules.skirmish.state.state import GONE, SkirmishState
from game.rules.skirmish.unit.profile import unit_shape
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, a_field, a_unit, inch, mini, some_rules

WIDE = 5 * milli_from_mm(20)
DEEP = 2 * milli_from_mm(20)


def a_ground() -> Field:
    return Field(mini().bases)


def two_lines() -> SkirmishState:
    """Ann's pikes look up at Bob's, ten inches away."""
    state = a_field()
    a_unit(state, ANN, at=(20, 20), models=10)
    a_unit(state, BOB, at=(20, 30), heading=180, models=10)
    state.active, state.named = ANN, BOB
    return state


@pytest.mark.rule("S-61")
def test_the_table_follows_the_state() -> None:
    state, ground = two_lines(), a_ground()
    assert ground.gap(state, 0, 1) == inch(10)
    state.units[1].y = inch(25)
    assert ground.gap(state, 0, 1) == inch(5)
    state.units[1].heading = 0
    assert ground.gap(state, 0, 1) == inch(5) - DEEP
    state.units[1].models = 5
    assert ground.gap(state, 0, 1) == inch(5) - milli_from_mm(20)
    other = two_lines()
    assert ground.gap(other, 0, 1) == inch(10)
    assert ground.gap(state, 0, 1) == inch(5) - milli_from_mm(20)
    state.units[1].place = GONE
    with pytest.raises(KeyError):
        ground.gap(state, 0, 1)
    assert ground.touching(state, 1) == ()


@pytest.mark.rule("S-61")
def test_a_shorter_state_and_other_terrain_leave_nothing_behind() -> None:
    ground, state = a_ground(), two_lines()
    assert len(ground.table(state).ids) == 2
    alone = a_field()
    a_unit(alone, ANN, at=(20, 20), models=10)
    assert ground.table(alone).ids == (0,)
    alone.terrain = (Terrain(0, "mini:rock", "rock", ((0, 30000), (72000, 30000), (72000, 31000))),)
    assert ground.sweep(alone, 0, alone.units[0].pose, inch(20), 0).terrain == 0


@pytest.mark.rule("S-61", "S-62")
def test_what_was_answered_is_found_by_what_stands_where_not_by_whose_state_it_was() -> None:
    ground, state = a_ground(), two_lines()
    asked: list[int] = []

    def gap(table: Table, one: int, other: int) -> int:
        asked.append(one)
        return table.gap(one, other)

    def ask(about: SkirmishState) -> int:
        return ground.kept_answer(ground.table(about), ("gap?", 0, 1), gap)

    assert ask(state) == ask(state.clone()) == ask(two_lines()) == inch(10)
    state.units[1].y = inch(26)
    assert ask(state) == inch(6)
    state.terrain = (Terrain(0, "mini:rock", "rock", ((0, 40000), (72000, 40000), (72000, 41000))),)
    assert ask(state) == inch(6)
    assert ask(two_lines()) == inch(10)
    assert len(asked) == 3


@pytest.mark.rule("S-28", "S-81")
def test_guests_stand_in_the_ranks_and_have_no_footprint_of_their_own() -> None:
    state, ground = two_lines(), a_ground()
    captain = a_unit(state, ANN, "captain", at=(50, 50))
    captain.host = 0
    state.units[0].guests = (captain.id,)
    assert ground.table(state).ids == (0, 1)
    assert ground.table(state)[0].models == 11
    assert ground.table(state)[0].shape.ranks == 3


@pytest.mark.rule("S-62", "S-70")
def test_contacts_are_those_of_different_players() -> None:
    state, ground = two_lines(), a_ground()
    state.units[1].y = inch(20)
    beside = a_unit(state, ANN, at=(20, 20), models=10)
    beside.x += WIDE
    assert ground.contacts(state) == ((0, 1), (1, 2))
    assert ground.touching(state, 0) == (1,)
    assert ground.table(state).touched(0) == (1, 2)


@pytest.mark.rule("S-06", "S-64")
def test_a_path_through_a_neutral_stops_one_inch_short() -> None:
    state, ground = two_lines(), a_ground()
    state.units[1].owner = DAN
    done = ground.sweep(state, 0, state.units[0].pose, inch(20), 0)
    assert done == Swept(inch(9), Pose(inch(20), inch(29), 0), unit=1)
    edge = ground.sweep(state, 0, state.units[0].pose, inch(90), 9000)
    assert edge.edge
    assert ground.sweep(state, 0, state.units[0].pose, inch(20), 0, ignoring=(1,)).unit == NONE
    wheel = ground.sweep_wheel(state, 0, state.units[0].pose, -9000)
    assert (wheel.done, wheel.pose.heading) == (9000, 27000)
    assert ground.sweep_wheel(state, 0, state.units[0].pose, 4500).done == 4500


@pytest.mark.rule("S-29")
def test_what_forbids_a_unit_to_end_there() -> None:
    state, ground = two_lines(), a_ground()
    form = unit_shape(some_rules().setting, state.units[0])
    assert ground.fits(state, 0, Pose(inch(20), inch(29.5), 0), form) == ("unit", 1)
    assert ground.fits(state, 0, Pose(inch(20), inch(30), 0), form, (1,)) is None
    assert ground.fits(state, 0, Pose(0, inch(20), 0), form) == ("edge", -1)


@pytest.mark.rule("S-35", "S-77")
def test_a_charge_in_reach_has_ways_and_leaves_room_for_those_that_still_come() -> None:
    state, ground = two_lines(), a_ground()
    assert ground.ways(state, 0, 1, "front", inch(9.9)) == ()
    best = ground.ways(state, 0, 1, "front", inch(10))[0]
    assert (best.end, best.contact, best.forward, best.wheel) == (
        Pose(inch(20), inch(30), 0),
        10,
        inch(10),
        0,
    )
    assert ground.has_way(state, 0, 1, "front", inch(10))
    assert not ground.has_way(state, 0, 1, "front", inch(9.9))
    assert not ground.has_way(state, 0, 1, "rear", inch(12))
    a_unit(state, ANN, at=(27, 20), models=10)
    state.charges = [Charge(0, 1, "front", "hold"), Charge(2, 1, "front", "hold")]
    best = ground.ways(state, 0, 1, "front", inch(12))[0]
    assert abs(best.end.x - inch(20)) == milli_from_mm(20)
    state.charges = [Charge(0, 1, "front", "hold"), Charge(2, 1, "front", "hold", void=True)]
    assert ground.ways(state, 0, 1, "front", inch(12))[0].end.x == inch(20)


@pytest.mark.rule("S-10", "S-65")
def test_a_neutral_is_pushed_an_inch_back_with_its_facing_kept() -> None:
    state, ground = two_lines(), a_ground()
    third = a_unit(state, CLO, at=(20, 20), heading=180, models=10)
    assert ground.push(state, third.id) == Pose(inch(20), inch(21), 18000)
    assert ground.push(state, 1) is None


@pytest.mark.rule("S-36", "S-64")
def test_a_flight_names_whom_it_crosses_and_leaves_over_the_edge() -> None:
    state, ground = two_lines(), a_ground()
    fled = ground.flight(state, 0, state.units[0].pose, inch(9.5))
    assert fled == Flown(Pose(inch(20), inch(31) + 2 * DEEP, 0), (1,), (), False)
    assert ground.flight(state, 0, state.units[0].pose, inch(40)).gone


@pytest.mark.rule("S-57", "S-64")
@pytest.mark.parametrize(("owner", "after", "gap"), [(BOB, (), 0), (DAN, (), 1000), (BOB, (2,), 1000)])
def test_a_pursuit_runs_into_foes_but_stops_an_inch_before_neutrals_and_those_who_escaped(
    owner: int, after: tuple[int, ...], gap: int
) -> None:
    state, ground = two_lines(), a_ground()
    state.units[1].place = GONE
    a_unit(state, owner, at=(20, 35), heading=180, models=10)
    done = ground.pursuit(state, 0, state.units[0].pose, inch(30), after)
    assert done.met == 2
    assert abs(inch(35) - gap - done.pose.y) <= 2
    assert not ground.pursuit(state, 0, state.units[0].pose, inch(3), after).gone
    away = about_centre(state.units[0].pose, unit_shape(some_rules().setting, state.units[0]), 18000)
    assert ground.pursuit(state, 0, away, inch(30)).gone


@pytest.mark.rule("S-57")
def test_a_pursuer_whose_turned_footprint_overlaps_somebody_stays() -> None:
    state, ground = two_lines(), a_ground()
    a_unit(state, DAN, at=(20, 20.2), heading=180, models=10)
    turned = about_centre(state.units[0].pose, unit_shape(some_rules().setting, state.units[0]), 9000)
    assert ground.pursuit(state, 0, turned, inch(5)) == Flown(state.units[0].pose)


@pytest.mark.rule("S-28")
def test_contact_is_regained_where_nothing_else_stands() -> None:
    state, ground = two_lines(), a_ground()
    state.units[1].y = inch(20.5)
    assert ground.regain(state, 0, 1) == Pose(inch(20), inch(20.5), 0)
    a_unit(state, DAN, "captain", at=(20, 24), models=1)
    state.units[1].y = inch(25)
    assert ground.regain(state, 0, 1) is None


@pytest.mark.rule("S-28", "S-62")
def test_no_contact_is_regained_inside_somebody_touched() -> None:
    state, ground = two_lines(), a_ground()
    between = a_unit(state, DAN, "captain", at=(20, 20), heading=180, models=1)
    state.units[1].y = inch(20.4)
    assert ground.touching(state, 0) == (between.id,)
    assert ground.regain(state, 0, 1) is None
    between.x = inch(20) + WIDE // 2 + milli_from_mm(20) // 2
    between.y = inch(20) - DEEP
    assert ground.touching(state, 0) == (between.id,)
    assert ground.regain(state, 0, 1) == Pose(inch(20), inch(20.4), 0)


@pytest.mark.rule("S-57", "S-78")
def test_a_pursuer_that_would_turn_over_an_edge_leaves_there() -> None:
    state, ground = two_lines(), a_ground()
    state.units[0].pose = Pose(inch(20), inch(47.5), 0)
    turned = about_centre(state.units[0].pose, unit_shape(some_rules().setting, state.units[0]), 9000)
    assert ground.pursuit(state, 0, turned, inch(5)) == Flown(state.units[0].pose, gone=True)


@pytest.mark.rule("S-44", "S-83")
def test_sight_arcs_ranges_templates_and_lines_as_the_chapters_ask_for_them() -> None:
    state, ground = two_lines(), a_ground()
    assert ground.in_arc(state, 0, 1)
    assert ground.sight(state, 0, 1) == Sight(10)
    assert ground.model_gaps(state, 0, 1)[:1] == (inch(10),)
    assert ground.gap_to(state, 0, (inch(20), inch(23))) == inch(3)
    assert ground.under(state, (inch(20), inch(20)), inch(0.4)) == ((0, 1), (0, 2), (0, 3))
    assert ground.under_breath(state, 0, 0) == ()
    assert ground.along(state, (inch(20), inch(25)), (inch(20), inch(40))) == ((1, 2), (1, 7))
    assert len(ground.touched_models(state, 0, 1)) == 0
    wood = ((10000, 18000), (30000, 18000), (30000, 21000), (10000, 21000))
    state.terrain = (Terrain(4, "mini:wood", "forest", wood),)
    assert ground.terrain_of(state, 0) == (4,)
    assert ground.inside(state, 0) == (4,)
    assert ground.crossed(state, 1, (state.units[1].pose, Pose(inch(20), inch(20), 18000))) == (4,)


def test_threads_have_tables_of_their_own() -> None:
    state, ground, said = two_lines(), a_ground(), []
    ground.gap(state, 0, 1)

    def ask() -> None:
        other = two_lines()
        other.units[1].y = inch(40)
        said.extend(ground.gap(other, 0, 1) for _ in range(50))

    thread = threading.Thread(target=ask)
    thread.start()
    assert {ground.gap(state, 0, 1) for _ in range(50)} == {inch(10)}
    thread.join()
    assert set(said) == {inch(20)}


def test_rules_travel_to_another_process_with_their_ground() -> None:
    rules = some_rules(2)
    rules.setting.ground.contacts(two_lines())
    away = pickle.loads(pickle.dumps(rules))
    assert away.setting.ground.gap(two_lines(), 0, 1) == inch(10)
