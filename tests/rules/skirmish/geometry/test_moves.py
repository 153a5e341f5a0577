"""Straight moves, wheels, legs, flights and pushes: examples worked out by hand."""

import pytest

from game.rules.skirmish.actions.orders import Leg
from game.rules.skirmish.geometry import forced_moves, placement, sweep
from game.rules.skirmish.geometry.sweep import ANY_UNIT, Rule
from game.rules.skirmish.geometry.table import Block
from game.rules.skirmish.state.formation import Pose, about_centre
from tests.rules.skirmish.position.laid import block, inch, laid, stands


@pytest.mark.rule("S-32")
def test_an_open_table_lets_a_unit_go_as_far_as_it_may() -> None:
    done = sweep.straight_sweep(laid(stands(20, 20)), 0, 0, 4300)
    assert done == sweep.Moved(
        Pose(20000, 24300, 0), 4300, None, (Pose(20000, 20000, 0), Pose(20000, 24300, 0))
    )


@pytest.mark.rule("S-06", "S-29", "S-64")
def test_a_path_through_a_unit_stops_one_inch_short() -> None:
    table = laid(stands(20, 20), stands(20, 30, 180))
    done = sweep.straight_sweep(table, 0, 0, inch(20))
    assert (done.pose, done.went) == (Pose(20000, 29000, 0), 9000)
    assert done.block == Block("unit", 1, 1000)


@pytest.mark.rule("S-06")
def test_passing_by_a_corner_nearer_than_one_inch_stops_too() -> None:
    """The other's near corner is 0.6" to the right of ours: one inch as the crow flies is 0.8" before it."""
    table = laid(stands(20, 20), stands(25.6, 32))
    assert sweep.straight_sweep(table, 0, 0, inch(20)).pose == Pose(20000, 29200, 0)


@pytest.mark.rule("S-29")
def test_an_inch_aside_one_may_pass() -> None:
    table = laid(stands(20, 20), stands(26, 32))
    assert sweep.straight_sweep(table, 0, 0, inch(20)).block is None


@pytest.mark.rule("S-32")
def test_backwards_and_sideways_keep_the_facing() -> None:
    table = laid(stands(20, 20), stands(20, 10))
    back = sweep.straight_sweep(table, 0, 18000, inch(10))
    assert (back.pose, back.block) == (Pose(20000, 13000, 0), Block("unit", 1, 1000))
    assert sweep.straight_sweep(table, 0, 9000, inch(2)).pose == Pose(22000, 20000, 0)
    assert sweep.straight_sweep(table, 0, 27000, inch(2)).pose == Pose(18000, 20000, 0)


@pytest.mark.rule("S-29", "S-78")
def test_the_edge_stops_without_a_gap() -> None:
    done = sweep.straight_sweep(laid(stands(20, 20)), 0, 0, inch(100))
    assert (done.pose, done.block) == (Pose(20000, 48000, 0), Block("edge", -1, 0))
    aside = sweep.straight_sweep(laid(stands(20, 20)), 0, 27000, inch(100))
    assert aside.pose == Pose(2500, 20000, 0)


@pytest.mark.rule("S-38")
def test_a_building_stops_a_wood_does_not() -> None:
    table = laid(
        stands(20, 10), terrain=(block(0, "forest", 10, 14, 30, 16), block(1, "building", 10, 30, 30, 35))
    )
    done = sweep.straight_sweep(table, 0, 0, inch(30))
    assert (done.pose, done.block) == (Pose(20000, 29000, 0), Block("terrain", 1, 1000))


@pytest.mark.rule("S-29")
def test_who_stands_nearer_may_go_along_or_away_not_closer() -> None:
    table = laid(stands(20, 20), stands(20, 20.5, 180))
    assert sweep.straight_sweep(table, 0, 0, inch(3)).went == 0
    assert sweep.straight_sweep(table, 0, 9000, inch(3)).went == 3000
    assert sweep.straight_sweep(table, 0, 18000, inch(3)).went == 3000
    assert sweep.straight_sweep(table, 0, 4500, inch(3)).went == 0


@pytest.mark.rule("S-29", "S-73")
def test_a_charger_passes_nearer_than_an_inch_without_touching() -> None:
    table = laid(stands(20, 20), stands(25.5, 26), stands(14.99, 30), stands(20, 40, 180))
    done = sweep.straight_sweep(table, 0, 0, inch(30), Rule(passing=True))
    assert done.block is not None
    assert done.block.id == 2
    assert 28_000 - 12 <= done.pose.y <= 28_000
    assert table.gap(0, 1) > 10
    assert sweep.straight_sweep(table, 0, 0, inch(7), Rule(near=(1,))).block is None
    assert sweep.straight_sweep(table, 0, 0, inch(7), Rule(near=ANY_UNIT)).block is None


@pytest.mark.rule("S-57", "S-62")
def test_running_into_a_unit_ends_in_contact_without_overlap() -> None:
    table = laid(stands(20, 20), stands(21, 30, 145))
    done = sweep.straight_sweep(table, 0, 0, inch(30), Rule(touch=(1,)))
    assert done.block is not None
    assert done.block.kind == "contact"
    table.place(0, table[0]._replace(pose=done.pose))
    assert table.touching(0, 1)
    assert table.overlap(0, 1) == 0


# wheels


@pytest.mark.rule("S-32")
def test_a_wheel_turns_about_the_front_corner_and_costs_its_outer_arc() -> None:
    right = sweep.wheel_sweep(laid(stands(20, 20)), 0, 9000)
    assert (right.pose, right.went, right.block) == (Pose(22500, 22500, 9000), 7854, None)
    left = sweep.wheel_sweep(laid(stands(20, 20)), 0, -9000)
    assert left.pose == Pose(17500, 22500, 27000)


@pytest.mark.rule("S-06", "S-32")
def test_a_wheel_stops_one_inch_before_what_the_front_would_meet() -> None:
    """The left corner rises at 5" x sin: a wall of shields 3" above lets it come up to 2"."""
    table = laid(stands(20, 20), stands(20, 23, 180, files=20))
    done = sweep.wheel_sweep(table, 0, 4500)
    assert done.block is not None
    assert done.block.id == 1
    assert 990 <= done.block.gap <= 1001
    assert done.pose.heading == 2357  # asin(2 / 5) = 23.578°
    assert done.went == 2057


def test_a_wheel_with_the_rear_on_the_edge() -> None:
    table = laid(stands(20, 2))
    assert sweep.wheel_sweep(table, 0, 9000).block is None
    assert sweep.wheel_sweep(laid(stands(2.5, 20)), 0, -3000).block is None
    stopped = sweep.wheel_sweep(laid(stands(69.4, 20)), 0, 9000)
    assert stopped.block is None
    out = sweep.wheel_sweep(laid(stands(20, 47)), 0, 9000)
    assert out.block == Block("edge", -1, 0)
    assert out.pose.heading == 1153  # asin(1 / 5) = 11.537°


@pytest.mark.rule("S-06", "S-32")
def test_legs_follow_one_another_and_the_first_obstacle_ends_them() -> None:
    table = laid(stands(20, 20))
    done = sweep.move_sweep(table, 0, (Leg(2000, 9000), Leg(3000)))
    assert done.pose == Pose(25500, 24500, 9000)
    assert done.went == 2000 + 7854 + 3000
    assert len(done.way) == 4
    blocked = sweep.move_sweep(laid(stands(20, 20), stands(20, 24, 180)), 0, (Leg(5000, 9000), Leg(3000)))
    assert blocked.pose == Pose(20000, 23000, 0)
    assert blocked.block == Block("unit", 1, 1000)
    assert sweep.move_sweep(table, 0, ()).pose == table[0].pose


def test_a_move_is_not_backwards_by_a_length_below_zero() -> None:
    with pytest.raises(ValueError):
        sweep.straight_sweep(laid(stands(20, 20)), 0, 0, -1)
    with pytest.raises(ValueError):
        forced_moves.flee_path(laid(stands(20, 20)), 0, -1)


@pytest.mark.rule("S-57")
def test_turning_about_the_centre_tells_what_it_overlaps() -> None:
    table = laid(stands(20, 20, files=10), stands(20, 23.2, 180))
    there, blocks = sweep.pivot_about_centre(table, 0, 9000)
    assert there.pose == Pose(21000, 19000, 9000)
    assert blocks == (Block("unit", 1, 0),)
    assert sweep.pivot_about_centre(table, 0, 0)[1] == ()
    assert sweep.pivot_about_centre(laid(stands(20, 3, files=10)), 0, 9000)[1] == (Block("edge", -1, 0),)


@pytest.mark.rule("S-28")
def test_contact_lost_by_losses_is_regained_by_the_least_move() -> None:
    """The rear rank of the other died: its rear edge is now 1" away from who fought it there."""
    table = laid(stands(20, 20), stands(20, 23, 0, ranks=2))
    assert table.gap(0, 1) == 1000
    assert sweep.contact_restoring_pose(table, 0, 1) == Pose(20000, 21000, 0)
    aside = laid(stands(20, 20), stands(25.5, 23, 0))
    moved = sweep.contact_restoring_pose(aside, 0, 1)
    assert moved == Pose(20500, 21000, 0)


# flights


@pytest.mark.rule("S-36")
def test_those_who_flee_go_through_everything_and_on_until_clear() -> None:
    """7" would end inside the second line: it goes on until its rear is 1" beyond."""
    table = laid(stands(20, 20), stands(20, 24, ranks=1), stands(20, 28, ranks=2), stands(40, 25))
    run = forced_moves.flee_path(table, 0, inch(7))
    assert run == forced_moves.Flight(Pose(20000, 31000, 0), 11000, (1, 2), (), False)


@pytest.mark.rule("S-36")
def test_a_flight_that_ends_clear_ends_there() -> None:
    table = laid(stands(20, 20), stands(20, 24, ranks=1))
    assert forced_moves.flee_path(table, 0, inch(7)).pose == Pose(20000, 27000, 0)
    assert forced_moves.flee_path(table, 0, inch(6.9)).pose == Pose(20000, 27000, 0)
    assert forced_moves.flee_path(table, 0, inch(7.5)).pose == Pose(20000, 27500, 0)


@pytest.mark.rule("S-36")
def test_what_is_overlapped_after_the_turn_is_not_crossed() -> None:
    """Broken from in front: it turns on its heel, among those whom it fought at its rear."""
    table = laid(stands(20, 20), stands(20, 20.5, 180, ranks=1), stands(20, 14))
    here = table[0]
    fled = forced_moves.flee_path(
        table, 0, inch(8), here._replace(pose=about_centre(here.pose, here.shape, 18000))
    )
    assert fled.units == (2,)
    assert fled.pose == Pose(20000, 9000, 18000)  # 8" ends at 10": 1" clear of the rear at 12" is 9"


@pytest.mark.rule("S-36", "S-38")
def test_a_flight_crosses_impassable_terrain_and_leaves_over_the_edge() -> None:
    rock = block(4, "rock", 18, 25, 22, 26)
    wood = block(5, "forest", 18, 28, 22, 29)
    table = laid(stands(20, 20), terrain=(rock, wood))
    through = forced_moves.flee_path(table, 0, inch(10))
    assert (through.terrain, through.left) == ((4,), False)
    gone = forced_moves.flee_path(table, 0, inch(28.1))
    assert (gone.left, gone.pose) == (True, Pose(20000, 48000, 0))
    assert not forced_moves.flee_path(table, 0, inch(28)).left
    off = forced_moves.flee_path(table, 0, 1000, stands(20, 1))
    assert (off.left, off.went) == (True, 0)


def test_going_on_until_clear_may_lead_over_the_edge() -> None:
    table = laid(stands(20, 40), stands(20, 46.5))
    assert forced_moves.flee_path(table, 0, inch(5)).left


# pushes


@pytest.mark.rule("S-10", "S-65")
def test_a_push_leads_straight_back_by_the_least_way() -> None:
    table = laid(stands(20, 20), stands(20, 20, 180))
    assert forced_moves.shortest_push(table, 1, (0,), 0) == forced_moves.Push(
        Pose(20000, 21000, 180 * 100), 0, 1000
    )


@pytest.mark.rule("S-10")
def test_a_push_keeps_the_facing_whatever_it_is() -> None:
    table = laid(stands(20, 20), stands(20, 22, 0))
    push = forced_moves.shortest_push(table, 1, (0,), 0)
    assert push is not None
    assert push.pose == Pose(20000, 23000, 0)


@pytest.mark.rule("S-10")
def test_a_push_goes_to_an_inch_from_every_friendly_unit() -> None:
    """Held from below and from the left: out to the upper right, both an inch away, whole degrees."""
    table = laid(stands(20, 20), stands(20, 20, 180), stands(17.5, 21, 90))
    push = forced_moves.shortest_push(table, 1, (0, 2), 0)
    assert push is not None
    there = table[1]._replace(pose=push.pose)
    gaps = table.gaps_at(1, there, inch(3))
    assert min(gaps[0], gaps[2]) >= 990
    assert push.pose.heading == 18000
    assert push.heading == 4500
    assert push.went == 1415


@pytest.mark.rule("S-10")
def test_a_push_crosses_nobody_and_without_room_there_is_none() -> None:
    """Above, a third unit 1" away: straight back would end 0" from it. Around, walls of rock."""
    table = laid(stands(20, 20), stands(20, 20, 180), stands(20, 25, files=40))
    push = forced_moves.shortest_push(table, 1, (0,), 0)
    assert push is not None
    assert push.heading not in (0,)
    there = table[1]._replace(pose=push.pose)
    assert placement.clear_at(table, 1, there) is None
    rocks = tuple(
        block(id, "rock", *box)
        for id, box in enumerate(
            (
                (10, 22.5, 30, 23),
                (16.9, 20, 17.4, 23),
                (22.6, 20, 23, 23),
                (10, 10, 17.4, 19),
                (22.6, 10, 30, 19),
            )
        )
    )
    shut = laid(stands(20, 20), stands(20, 20, 180), terrain=rocks)
    assert forced_moves.shortest_push(shut, 1, (0,), 0) is None


@pytest.mark.rule("S-10")
def test_a_push_ends_no_nearer_to_another_unit_than_an_inch_or_than_it_was() -> None:
    near = laid(stands(20, 20), stands(20, 20, 180), stands(25.5, 23))
    push = forced_moves.shortest_push(near, 1, (0,), 0)
    assert push is not None
    assert push.pose == Pose(20000, 21000, 18000)  # beside the third it was 0.5" away, and still is
    worse = laid(stands(20, 20), stands(20, 20, 180), stands(20, 25.2))
    push = forced_moves.shortest_push(worse, 1, (0,), 0)
    assert push is None or push.heading != 0


@pytest.mark.rule("S-10")
def test_of_pushes_as_short_the_one_straight_away_from_who_is_touched() -> None:
    """Corner at corner: every heading from 0 to 90° needs an inch; middles lie 5" aside, 2" up: 68.2°."""
    table = laid(stands(20, 20), stands(25, 22))
    assert table.touching(0, 1)
    push = forced_moves.shortest_push(table, 1, (0,), 0)
    assert push is not None
    assert (push.heading, push.went) == (6800, 1000)


@pytest.mark.rule("S-10")
def test_a_push_goes_over_no_edge() -> None:
    table = laid(stands(20, 45.5), stands(20, 45.5, 180))
    push = forced_moves.shortest_push(table, 1, (0,), 0)
    assert push is not None
    there = table[1]._replace(pose=push.pose)
    assert placement.is_on(table, there)
    assert table.gaps_at(1, there, inch(3))[0] >= 990
    assert push.went > 1000
