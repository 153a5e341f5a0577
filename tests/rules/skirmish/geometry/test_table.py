"""Gaps, contact, where a unit may end, terrain it stands in: examples worked out by hand."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from game.rules.skirmish.actions.orders import Leg
from game.rules.skirmish.geometry import (
    faces,
    forced_moves,
    line_of_sight,
    placement,
    shapes,
    sweep,
    templates,
)
from game.rules.skirmish.geometry.edges import nearest_edge_heading
from game.rules.skirmish.geometry.shapes import Footprint
from game.rules.skirmish.geometry.table import Block, Table
from game.rules.skirmish.state.formation import Pose, Shape
from tests.rules.skirmish.builders import a_field
from tests.rules.skirmish.position.laid import block, inch, laid, piece, stands


@pytest.mark.rule("S-61", "S-62")
def test_the_gap_of_two_lines_face_to_face_is_the_way_between_their_fronts() -> None:
    table = laid(stands(20, 20), stands(20, 30, 180))
    assert table.gap(0, 1) == table.gap(1, 0) == inch(10)


def test_the_gap_at_a_corner_is_as_the_crow_flies() -> None:
    """Rears of 5x2 reach from x 17.5 to 22.5; the other begins 3" to the right and 4" above."""
    table = laid(stands(20, 20), stands(28, 26))
    assert table.gap(0, 1) == 5000


@pytest.mark.parametrize("mine", [0, 90, 180, 270])
@pytest.mark.parametrize("theirs", [0, 90, 180, 270])
def test_the_gap_of_squares_is_the_same_however_they_are_turned(mine: float, theirs: float) -> None:
    """Squares of 2", middles at (20, 20) and (26, 20), then (26, 25), (20, 13), (15, 21)."""
    around = {0: (0, 1), 90: (1, 0), 180: (0, -1), 270: (-1, 0)}
    for (x, y), gap in (((26, 20), 4), ((26, 25), 5), ((20, 13), 5), ((15, 21), 3)):
        (a, b), (c, d) = around[int(mine)], around[int(theirs)]
        one = stands(20 + a, 20 + b, mine, files=2, ranks=2)
        assert laid(one, stands(x + c, y + d, theirs, files=2, ranks=2)).gap(0, 1) == inch(gap)


def test_a_corner_pointing_at_a_flat_front() -> None:
    """A 2" square turned by 45° has its corner half its diagonal from its middle."""
    square = stands(20, 30, 45, files=2, ranks=2)
    corner = 30 - math.sqrt(0.5) - math.sqrt(2)
    table = laid(stands(20, 20), square)
    middle_x = 20 - math.sqrt(0.5)
    assert abs(middle_x - 20) < 2.5
    assert table.gap(0, 1) == inch(corner - 20)


@pytest.mark.rule("S-62")
@pytest.mark.parametrize(("gap", "contact"), [(0, True), (9, True), (10, True), (11, False), (990, False)])
def test_in_contact_is_a_gap_of_at_most_a_hundredth(gap: int, contact: bool) -> None:
    table = laid(stands(20, 20), stands(20, 30, 180))
    table.place(1, table[1]._replace(pose=Pose(20000, 20000 + gap, 18000)))
    assert table.touching(0, 1) == contact
    assert table.touched(0) == ((1,) if contact else ())
    assert table.contacts() == (((0, 1),) if contact else ())


def test_overlap_is_told_by_its_depth_and_leaves_no_gap() -> None:
    table = laid(stands(20, 20), stands(20, 19.75, 180))
    assert (table.gap(0, 1), table.overlap(0, 1)) == (0, 250)


def test_crossed_lines_overlap_although_no_corner_of_either_lies_in_the_other() -> None:
    table = laid(stands(20, 21, files=10, ranks=2), stands(20, 25, files=1, ranks=10))
    assert table.gap(0, 1) == 0
    assert table.overlap(0, 1) > 0


def test_who_is_near_comes_nearest_first_then_by_id() -> None:
    table = laid(stands(20, 20), stands(20, 30, 180), stands(20, 10), stands(30, 20), stands(60, 20))
    assert table.near(0, inch(12)) == ((3, 5000), (2, 8000), (1, 10000))
    assert table.near_point((20000, 24000), inch(6)) == ((0, 4000), (1, 6000))


# where a unit may end


@pytest.mark.rule("S-29", "S-62")
@pytest.mark.parametrize(
    ("gap", "refused"), [(989, Block("unit", 1, 989)), (990, None), (1000, None), (0, Block("unit", 1, 0))]
)
def test_the_gap_is_met_from_990_thousandths(gap: int, refused: Block | None) -> None:
    table = laid(stands(20, 10), stands(20, 30, 180))
    there = table[0]._replace(pose=Pose(20000, 30000 - gap, 0))
    assert placement.clear_at(table, 0, there) == refused
    assert placement.clear_at(table, 0, there, ignoring=(1,)) is None


@pytest.mark.rule("S-29")
def test_a_unit_already_nearer_may_stay_not_come_closer() -> None:
    table = laid(stands(20, 20), stands(20, 20.5, 180))
    assert placement.clear_at(table, 0, table[0]) is None
    assert placement.clear_at(table, 0, stands(20.2, 20)) is None
    assert placement.clear_at(table, 0, stands(20, 19.8)) is None
    assert placement.clear_at(table, 0, stands(20, 20.1)) == Block("unit", 1, 400)


@pytest.mark.rule("S-73")
def test_beside_a_neutral_nearer_than_one_inch_yet_never_touching() -> None:
    table = laid(stands(20, 10), stands(26, 30, 180))
    beside = table[0]._replace(pose=Pose(20989, 30000, 0))
    assert placement.clear_at(table, 0, beside, near=(1,)) is None
    touching = table[0]._replace(pose=Pose(20992, 30000, 0))
    assert placement.clear_at(table, 0, touching, near=(1,)) == Block("unit", 1, 8)


@pytest.mark.rule("S-29", "S-78")
def test_edges_need_no_gap_but_are_not_crossed() -> None:
    table = laid()
    assert placement.clear_at(table, 7, stands(2.5, 2)) is None
    assert placement.clear_at(table, 7, stands(2.5, 1.9)) == Block("edge", -1, -100)
    assert placement.clear_at(table, 7, stands(69.5, 48)) is None
    assert not placement.is_on(table, stands(69.6, 48))


@pytest.mark.rule("S-29", "S-38")
def test_rocks_and_buildings_are_kept_away_from_woods_are_not() -> None:
    table = laid(terrain=(block(3, "rock", 30, 30, 34, 34), block(4, "forest", 40, 30, 44, 34)))
    assert placement.clear_at(table, 0, stands(32, 29.1)) == Block("terrain", 3, 900)
    assert placement.clear_at(table, 0, stands(32, 29)) is None
    assert placement.clear_at(table, 0, stands(42, 33)) is None


def test_a_deployment_zone_holds_the_whole_footprint() -> None:
    zone = (0, 0, inch(24), inch(12))
    assert placement.is_within(stands(2.5, 12), zone)
    assert not placement.is_within(stands(2.5, 12.1), zone)


@pytest.mark.rule("S-36")
def test_the_nearest_edge_and_of_equals_the_lower_heading() -> None:
    state = a_field(2)
    assert (state.width, state.depth) == (inch(72), inch(48))
    assert nearest_edge_heading(state, (10000, 20000)) == 27000
    assert nearest_edge_heading(state, (36000, 44000)) == 0
    assert nearest_edge_heading(state, (5000, 43000)) == 0
    assert nearest_edge_heading(state, (5000, 5000)) == 18000


# terrain


@pytest.mark.rule("S-38")
def test_inside_is_where_most_models_have_their_middles_any_part_is_less() -> None:
    """5x2 from x 17.5; a wood from x 20.4 holds files 4 and 5, one from 19.9 also the third."""
    few = laid(stands(20, 20), terrain=(block(0, "forest", 20.4, 10, 30, 30),))
    assert placement.terrain_touched(few, 0) == (0,)
    assert placement.models_in_terrain(few, 0) == ((0, 4),)
    assert placement.terrain_mostly_in(few, 0) == ()
    most = laid(stands(20, 20), terrain=(block(0, "forest", 19.9, 10, 30, 30),))
    assert placement.terrain_mostly_in(most, 0) == (0,)


@pytest.mark.rule("S-38")
def test_two_of_three_models_are_most() -> None:
    table = laid(stands(20, 20, files=3, ranks=1), terrain=(block(0, "forest", 19.9, 10, 30, 30),))
    assert placement.terrain_mostly_in(table, 0) == (0,)


@pytest.mark.rule("S-38")
def test_a_wheel_to_the_left_crosses_what_lies_there_only() -> None:
    marshes = (block(1, "marsh", 26, 21, 26.4, 21.4), block(2, "marsh", 18, 24, 18.4, 24.4))
    table = laid(stands(20, 20), terrain=marshes)
    left = sweep.wheel_sweep(table, 0, -9000)
    assert placement.crossed_terrain(table, 0, left.way) == (2,)
    right = sweep.wheel_sweep(table, 0, 9000)
    assert placement.crossed_terrain(table, 0, right.way) == ()


@pytest.mark.rule("S-38")
def test_terrain_crossed_straight_and_by_a_wheel() -> None:
    stream = block(5, "river", 0, 25, 72, 26)
    tower = block(6, "marsh", 25.6, 21, 26, 21.4)
    table = laid(stands(20, 20), terrain=(stream, tower))
    assert placement.crossed_terrain(table, 0, (Pose(20000, 20000, 0), Pose(20000, 24900, 0))) == ()
    assert placement.crossed_terrain(table, 0, (Pose(20000, 20000, 0), Pose(20000, 30000, 0))) == (5,)
    aside = (Pose(20000, 20000, 0), Pose(30000, 20000, 0))
    assert placement.crossed_terrain(table, 0, aside) == ()
    wheel = (Pose(20000, 20000, 0), Pose(22500, 22500, 9000))
    assert placement.crossed_terrain(table, 0, wheel) == ()
    assert placement.crossed_terrain(
        laid(stands(20, 20), terrain=(block(1, "wall", 20.9, 22, 21, 24),)), 0, wheel
    ) == (1,)


# absurd numbers


@pytest.mark.rule("S-62")
@pytest.mark.parametrize(
    "number", [math.nan, math.inf, -math.inf, 1e9, 10**9, -(10**30), 4.5, True, "4", None]
)
def test_absurd_numbers_are_refused_and_nothing_changes(number: object) -> None:
    table = laid(stands(20, 20))
    before = dict(table.standings)
    for standing in (
        Footprint(Pose(number, 0, 0), Shape(5, 2, 1000, 1000), 10),  # type: ignore[arg-type]
        Footprint(Pose(0, 0, number), Shape(5, 2, 1000, 1000), 10),  # type: ignore[arg-type]
        Footprint(Pose(0, 0, 0), Shape(number, 2, 1000, 1000), 10),  # type: ignore[arg-type]
        Footprint(Pose(0, 0, 0), Shape(5, 2, number, 1000), 10),  # type: ignore[arg-type]
        Footprint(Pose(0, 0, 0), Shape(5, 2, 1000, 1000), number),  # type: ignore[arg-type]
    ):
        for ask in (table.place, lambda id, there: placement.clear_at(table, id, there)):
            with pytest.raises(ValueError):
                ask(0, standing)
    with pytest.raises(ValueError):
        table.near(0, number)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        Table(number, 48000)  # type: ignore[arg-type]
    assert table.standings == before
    assert table.gap(0, 0) == 0


def absurd_questions(table: Table, number: Any) -> list[Callable[[], object]]:
    """Every question that takes a number, asked with this one."""
    point, there = (number, 0), Footprint(Pose(0, number, 0), Shape(5, 2, 1000, 1000), 10)
    return [
        lambda: sweep.straight_sweep(table, 0, number, 100),
        lambda: sweep.straight_sweep(table, 0, 0, number),
        lambda: sweep.straight_sweep(table, 0, 0, 100, at=there),
        lambda: sweep.wheel_sweep(table, 0, number),
        lambda: sweep.move_sweep(table, 0, (Leg(0, number),)),
        lambda: sweep.move_sweep(table, 0, (Leg(number),)),
        lambda: sweep.pivot_about_centre(table, 0, number),
        lambda: forced_moves.flee_path(table, 0, number),
        lambda: faces.arc_of_point(table, 0, point),
        lambda: placement.crossed_terrain(table, 0, (Pose(0, 0, 0), Pose(number, 0, 0))),
        lambda: line_of_sight.line_of_sight(table, (0, 0), point),
        lambda: templates.under_round(table, (0, 0), number),
        lambda: templates.under_teardrop(table, (0, 0), number),
        lambda: templates.models_on_line(table, (0, 0), point),
        lambda: templates.swept_round(table, (0, 0), point, 3000),
        lambda: table.near_point(point, 100),
        lambda: table.gap_to(0, point),
        lambda: table.unit_at(point),
        lambda: table.pieces_at(point),
    ]


@pytest.mark.rule("S-62")
@pytest.mark.parametrize(
    "number", [math.nan, math.inf, -math.inf, 1e9, 10**9, -(10**30), 0.5, True, "4", None]
)
def test_every_question_refuses_absurd_numbers_and_answers_large_ones(number: object) -> None:
    table = laid(stands(20, 20), stands(20, 30, 180))
    for ask in absurd_questions(table, number):
        with pytest.raises(ValueError):
            ask()
    for ask in absurd_questions(table, shapes.LARGEST_NUMBER):
        ask()
    assert table[0] == stands(20, 20)


@pytest.mark.parametrize("shape", [(0, 2), (5, 0), (-5, 2), (5, 4), (201, 1), (5, 1)])
def test_a_shape_holds_its_models_no_more_no_fewer_ranks(shape: tuple[int, int]) -> None:
    with pytest.raises(ValueError):
        shapes.checked_standing(Footprint(Pose(0, 0, 0), Shape(*shape, 1000, 1000), 10))


def test_terrain_of_two_corners_is_refused() -> None:
    with pytest.raises(ValueError):
        laid(terrain=(piece(0, "wall", (0, 0), (1, 1)),))


def test_terrain_may_run_either_way_round_and_hollows_are_filled() -> None:
    for corners in (
        ((30, 30), (34, 30), (34, 34), (30, 34)),
        ((30, 34), (34, 34), (33, 32), (34, 30), (30, 30)),
    ):
        table = laid(stands(39.5, 33), terrain=(piece(2, "rock", *corners),))
        assert placement.terrain_gap(table, 0, 2) == 3000


def test_a_unit_that_does_not_stand_there_is_unknown() -> None:
    with pytest.raises(KeyError):
        laid(stands(20, 20)).gap(0, 4)


# up to date


def test_a_table_brought_up_to_date_is_as_one_newly_laid() -> None:
    first = {0: stands(20, 20), 1: stands(20, 30, 180), 4: stands(40, 30, 77)}
    second = {1: stands(21, 31, 170), 3: stands(20, 20, files=4), 4: stands(40, 30, 77, ranks=3)}
    table, fresh = laid(), laid()
    table.sync(first)
    table.sync(second)
    fresh.sync(second)
    assert table.ids == fresh.ids == (1, 3, 4)
    assert table.near(1, inch(40)) == fresh.near(1, inch(40))
    assert len(table.space.bodies) == 3
    assert table.space.collision_persistence == 0
