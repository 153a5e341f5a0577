"""The table is the same on every side: scenes turned and mirrored end alike (S-32, S-36, S-61)."""

import pytest

from game.rules.skirmish.geometry import forced_moves, placement, sweep
from game.rules.skirmish.geometry.shapes import Footprint
from game.rules.skirmish.geometry.table import Table
from game.rules.skirmish.state.records import Terrain
from tests.rules.skirmish.geometry.test_properties import rotated
from tests.rules.skirmish.position.laid import block, inch, laid, piece, stands

QUARTERS = pytest.mark.parametrize("by", [0, 9000, 18000, 27000])
HERE = stands(36, 24, ranks=3)


def scene(by: int, *others: Footprint, terrain: tuple[tuple[float, float, float, float], ...] = ()) -> Table:
    """A unit in the middle and others about it, all turned."""
    lying = tuple(turned_block(at, by, *box) for at, box in enumerate(terrain))
    return laid(*[rotated(one, by) for one in (HERE, *others)], terrain=lying)


def turned_block(id: int, by: int, left: float, lower: float, right: float, upper: float) -> Terrain:
    """A rock, turned."""
    corners = ((left, lower), (right, lower), (right, upper), (left, upper))
    poses = [rotated(stands(*corner), by).pose for corner in corners]
    return piece(id, "rock", *[(pose.x / 1000, pose.y / 1000) for pose in poses])


@pytest.mark.rule("S-06", "S-61")
@QUARTERS
@pytest.mark.parametrize("towards", [0, 9000, 18000, 27000])
def test_a_path_ends_an_inch_before_what_lies_on_it_on_every_side(by: int, towards: int) -> None:
    """What stands 8" off on each of the four sides."""
    around = stands(36, 33, files=1, ranks=1), stands(36, 12, files=1, ranks=1)
    aside = stands(47, 24, files=1, ranks=1), stands(25, 24, files=1, ranks=1)
    table = scene(by, *around, *aside)
    free = {0: 32 - 24 - 1, 9000: 46.5 - 38.5 - 1, 18000: 21 - 12 - 1, 27000: 33.5 - 25.5 - 1}
    done = sweep.straight_sweep(table, 0, (towards + by) % 36000, inch(20))
    assert done.went == pytest.approx(inch(free[towards]), abs=2)
    assert done.block is not None and done.block.kind == "unit"


@pytest.mark.rule("S-06", "S-32")
@QUARTERS
@pytest.mark.parametrize("side", [-1, 1])
@pytest.mark.parametrize("rear", [False, True])
def test_a_wheel_meets_what_stands_on_any_side_of_it(by: int, side: int, rear: bool) -> None:
    """Something before the front's outer end, or beside it where its rear swings out: as much either way."""
    small = stands(36 - side * 2.5, 27, files=1, ranks=1)
    if rear:
        small = stands(36 - side * 4.1, 25, files=1, ranks=1)
    table = scene(by, small)
    done = sweep.wheel_sweep(table, 0, side * 9000)
    swung = (done.pose.heading - by) * side % 36000
    assert done.block is not None
    assert 200 < swung < 8000
    straight = laid(HERE, stands(36 - 2.5, 27, files=1, ranks=1))
    if rear:
        straight = laid(HERE, stands(36 - 4.1, 25, files=1, ranks=1))
    assert abs(swung - sweep.wheel_sweep(straight, 0, 9000).pose.heading) <= 3


@pytest.mark.rule("S-32", "S-78")
@pytest.mark.parametrize("side", [-1, 1])
@pytest.mark.parametrize(("x", "y", "heading"), [(36, 46, 0), (70, 24, 90), (36, 2, 180), (2, 24, 270)])
def test_a_wheel_ends_at_every_edge(x: float, y: float, heading: float, side: int) -> None:
    table = laid(stands(x, y, heading))
    done = sweep.wheel_sweep(table, 0, side * 9000)
    swung = (done.pose.heading - round(heading * 100)) * side % 36000
    assert done.block is not None and done.block.kind == "edge"
    assert swung == pytest.approx(2357, abs=3)  # asin(2 / 5)


@pytest.mark.rule("S-36", "S-78")
@pytest.mark.parametrize(("heading", "room"), [(0, 24), (9000, 36), (18000, 24), (27000, 36)])
def test_a_flight_leaves_over_every_edge_when_a_part_of_it_passes(heading: int, room: int) -> None:
    table = laid(HERE._replace(pose=HERE.pose._replace(heading=heading)))
    assert not forced_moves.flee_path(table, 0, inch(room)).left
    assert forced_moves.flee_path(table, 0, inch(room) + 1).left


@pytest.mark.rule("S-36")
@QUARTERS
def test_a_flight_crosses_only_what_lies_before_it_and_up_to_its_end(by: int) -> None:
    behind, passed = stands(36, 18, files=1, ranks=1), stands(36, 30, files=1, ranks=1)
    beyond = stands(36, 45, files=1, ranks=1)
    run = forced_moves.flee_path(scene(by, behind, passed, beyond), 0, inch(12))
    assert (run.units, run.went) == ((2,), inch(12))


@pytest.mark.rule("S-38")
@QUARTERS
def test_only_pieces_between_the_start_and_the_end_of_a_way_are_crossed(by: int) -> None:
    table = scene(by, terrain=((30, 27, 42, 28), (30, 15, 42, 20), (30, 35, 42, 36), (50, 20, 52, 40)))
    start = table[0].pose
    end = sweep.straight_sweep(laid(table[0]), 0, by, inch(10)).pose
    assert placement.crossed_terrain(table, 0, (start, end)) == (0,)
    assert placement.crossed_terrain(table, 0, (start, start)) == ()


@pytest.mark.rule("S-38")
@QUARTERS
def test_a_wheel_crosses_what_it_sweeps_over(by: int) -> None:
    """Swung right about its right front corner, its left goes over what lies before it."""
    table = scene(by, terrain=((33, 26, 34, 27), (38, 26, 39, 27)))
    for side, crossed in ((1, (0,)), (-1, (1,))):
        end = sweep.wheeled_standing(table[0], side * 6000).pose
        assert placement.crossed_terrain(table, 0, (table[0].pose, end)) == crossed


@pytest.mark.rule("S-38")
@pytest.mark.parametrize(("left", "inside"), [(36.0, False), (35.4, True)])
def test_half_of_its_models_is_not_most(left: float, inside: bool) -> None:
    wood = block(3, "forest", left, 10, 45, 30)
    table = laid(stands(36, 24, files=4, ranks=2), terrain=(wood,))
    assert placement.terrain_mostly_in(table, 0) == ((3,) if inside else ())
    assert placement.terrain_touched(table, 0) == (3,)


@pytest.mark.rule("S-29", "S-78")
@pytest.mark.parametrize(
    ("x", "y", "out"), [(36, 48, (0, 5)), (36, 3, (0, -5)), (69.5, 24, (5, 0)), (2.5, 24, (-5, 0))]
)
def test_a_unit_may_stand_on_the_very_edge_and_not_beyond(x: float, y: float, out: tuple[int, int]) -> None:
    table, there = laid(HERE), stands(x, y, ranks=3)
    assert placement.clear_at(table, 0, there) is None
    beyond = there.pose._replace(x=there.pose.x + out[0], y=there.pose.y + out[1])
    block = placement.clear_at(table, 0, there._replace(pose=beyond))
    assert block is not None and block.kind == "edge"
