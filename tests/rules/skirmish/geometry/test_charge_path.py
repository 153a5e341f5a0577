"""Ways of charges, aligning, several chargers on one face, arcs, faces and models in contact."""

import pytest

from game.rules.skirmish.geometry import charge_search, faces, placement, sweep
from game.rules.skirmish.geometry.queries import ChargePath
from game.rules.skirmish.geometry.table import Table
from game.rules.skirmish.state.formation import Pose
from tests.rules.skirmish.position.laid import block, inch, laid, stands


def charged(table: Table, way: ChargePath | None, id: int = 0, target: int = 1) -> Table:
    """The table after the charge."""
    assert way is not None
    table.place(id, table[id]._replace(pose=way.end))
    if way.target_pose:
        table.place(target, table[target]._replace(pose=way.target_pose))
    return table


@pytest.mark.rule("S-35")
def test_straight_ahead_needs_no_wheel_and_all_touch() -> None:
    table = laid(stands(20, 20), stands(20, 30, 180))
    best = charge_search.best_charge_path(table, 0, 1, "front")
    assert best == ChargePath(10_000, 0, 0, Pose(20000, 30000, 0), 10)


@pytest.mark.rule("S-35", "S-77")
def test_the_charger_aligns_exactly_with_the_face_wherever_it_looks() -> None:
    table = laid(stands(20, 20), stands(23, 30, 213.37))
    best = charge_search.best_charge_path(table, 0, 1, "front")
    table = charged(table, best)
    assert table[0].pose.heading == 3337
    assert table.touching(0, 1)
    assert table.overlap(0, 1) <= 1
    assert faces.touching_faces(table, 0, 1) == ("front", "front")


@pytest.mark.rule("S-35", "S-77")
def test_it_slides_the_least_that_brings_most_models_into_contact() -> None:
    """Five against five, four files aside: three files over all ten touch, the last by their corners."""
    table = laid(stands(20, 20), stands(24, 30, 180))
    best = charge_search.best_charge_path(table, 0, 1, "front")
    assert best is not None
    assert best.contact == 10
    assert best.wheel == 0
    assert best.end == Pose(23000, 30000, 0)


@pytest.mark.rule("S-35")
def test_the_least_wheel_is_found_to_a_hundredth_of_a_degree() -> None:
    """The face begins 1" right of the front: a wheel must bring the right corner or the front before it."""
    table = laid(stands(20, 20), stands(26, 30, 180))
    best = charge_search.best_charge_path(table, 0, 1, "front")
    assert best is not None
    assert (best.contact, best.forward) == (10, 0)
    assert 0 < best.wheel < 1000
    table_less = laid(stands(20, 20), stands(26, 30, 180))
    charge = charge_search.prepared_charge_search(table_less, 0, 1, "front", frozenset(), True, ())
    assert charge_search.better_charge_path(charge, best.wheel, None) is not None
    assert charge_search.better_charge_path(charge, best.wheel - 1, None) is None


@pytest.mark.rule("S-35")
def test_of_equal_wheels_the_left_one() -> None:
    """A rock straight ahead, the target wide: as much wheel to either side would pass it."""
    table = laid(
        stands(20, 10, files=1, ranks=1),
        stands(20, 30, 180, files=31),
        terrain=(block(0, "rock", 19, 18, 21, 20),),
    )
    best = charge_search.best_charge_path(table, 0, 1, "front")
    assert best is not None
    mirrored = charge_search.charge_paths(table, 0, 1, "front", most=30)
    assert best.wheel < 0
    assert all(abs(way.wheel) >= abs(best.wheel) for way in mirrored)


@pytest.mark.rule("S-35")
def test_other_ways_have_as_many_models_in_contact_and_end_elsewhere() -> None:
    table = laid(stands(20, 20), stands(20, 30, 180, files=9))
    found = charge_search.charge_paths(table, 0, 1, "front")
    assert 1 < len(found) <= 8
    assert len({way.contact for way in found}) == 1
    assert len({way.end for way in found}) == len(found)
    for way in found:
        assert charged(laid(table[0], table[1]), way).touching(0, 1)


@pytest.mark.rule("S-35")
def test_no_way_through_a_row_of_rocks() -> None:
    table = laid(
        stands(36, 10),
        stands(36, 30, 180),
        terrain=(block(0, "rock", 0, 20, 36, 22), block(1, "rock", 36, 20, 72, 22)),
    )
    assert charge_search.best_charge_path(table, 0, 1, "front") is None


@pytest.mark.rule("S-35")
def test_a_wheel_that_something_bars_is_no_way() -> None:
    """A stone lies where the left corner would swing; straight on it would be met as well."""
    stone = block(0, "rock", 17.3, 20.4, 17.7, 20.8)
    assert (
        charge_search.best_charge_path(laid(stands(20, 20), stands(34, 30, 235)), 0, 1, "front") is not None
    )
    barred = laid(stands(20, 20), stands(34, 30, 235), terrain=(stone,))
    assert charge_search.best_charge_path(barred, 0, 1, "front") is None
    assert not charge_search.has_charge_path(barred, 0, 1, "front")


@pytest.mark.rule("S-35", "S-73")
def test_a_charger_goes_nearer_than_an_inch_past_others_on_its_way() -> None:
    table = laid(stands(20, 20), stands(20, 30, 180), stands(25.5, 26), stands(14.5, 26))
    best = charge_search.best_charge_path(table, 0, 1, "front")
    assert best is not None
    assert best.end == Pose(20000, 30000, 0)


@pytest.mark.rule("S-35", "S-28")
@pytest.mark.parametrize(
    ("arc", "start", "heading"),
    [("left", (30, 29), 270), ("right", (10, 29), 90), ("rear", (20, 44), 180), ("front", (20, 20), 0)],
)
def test_every_face_can_be_charged(arc: str, start: tuple[float, float], heading: float) -> None:
    """The target looks down: its left is to the right of who looks at the table."""
    table = laid(stands(*start, heading), stands(20, 28, 180, ranks=4))
    assert faces.arcs_charged(table[0], table[1]) == (arc,)
    table = charged(table, charge_search.best_charge_path(table, 0, 1, arc))
    assert faces.touching_faces(table, 0, 1) == ("front", arc)
    assert table.touching(0, 1)


# aligning (S-77)


@pytest.mark.rule("S-29", "S-77")
def test_a_rock_beside_the_face_pushes_the_place_aside() -> None:
    """An inch to the right of the target it may square up; half an inch: only half an inch to the left."""
    table = laid(stands(20, 20), stands(20, 30, 180), terrain=(block(0, "rock", 23.5, 27, 25, 35),))
    best = charge_search.best_charge_path(table, 0, 1, "front")
    assert best is not None
    assert best.end == Pose(20000, 30000, 0)
    nearer = laid(stands(20, 20), stands(20, 30, 180), terrain=(block(0, "rock", 23, 29.5, 25, 35),))
    best = charge_search.best_charge_path(nearer, 0, 1, "front")
    assert best is not None
    assert best.target_pose is None
    assert 19_495 <= best.end.x <= 19_505
    assert best.contact == 10


@pytest.mark.rule("S-77")
def test_where_the_charger_may_not_align_an_unengaged_target_turns() -> None:
    """A column eight deep comes straight up between rocks; squared up its tail would lie in one of them."""
    rock = block(0, "rock", 14, 23, 18, 27)
    table = laid(stands(20, 20, files=1, ranks=8), stands(20, 30, 210, files=3), terrain=(rock,))
    engaged = charge_search.best_charge_path(table, 0, 1, "front", may_turn=False)
    assert engaged is None or engaged.wheel != 0
    best = charge_search.best_charge_path(table, 0, 1, "front")
    assert best is not None
    assert (best.wheel, best.end.heading) == (0, 0)
    assert best.target_pose is not None
    assert best.target_pose.heading == 18000
    table = charged(table, best)
    assert (table[0].pose.heading - table[1].pose.heading) % 36000 == 18000
    assert table.touching(0, 1)
    assert table.overlap(0, 1) <= 1
    assert placement.clear_at(table, 0, table[0], ignoring=(1,)) is None


@pytest.mark.rule("S-77")
def test_a_target_turns_only_where_it_has_room() -> None:
    """As before, but deep: turned, its own tail would come within half an inch of another rock."""
    rocks = (block(0, "rock", 14, 23, 18, 27), block(1, "rock", 17, 33, 18, 36))
    table = laid(stands(20, 20, files=1, ranks=8), stands(20, 30, 210, files=3, ranks=6), terrain=rocks)
    best = charge_search.best_charge_path(table, 0, 1, "front")
    assert best is None or best.wheel != 0
    roomy = laid(table[0], table[1], terrain=rocks[:1])
    best = charge_search.best_charge_path(roomy, 0, 1, "front")
    assert best is not None
    assert (best.wheel, best.target_pose is None) == (0, False)


@pytest.mark.rule("S-77", "S-78")
def test_no_charger_is_aligned_over_an_edge() -> None:
    """Squared up to a front turned by 30°, a column's tail would hang over the left edge."""
    table = laid(stands(3, 20, files=1, ranks=8), stands(3, 30, 210, files=3))
    aside = charge_search.best_charge_path(table, 0, 1, "front", may_turn=False)
    assert aside is not None
    assert placement.is_on(table, table[0]._replace(pose=aside.end))
    assert aside.wheel > 0
    best = charge_search.best_charge_path(table, 0, 1, "front")
    assert best is not None
    assert (best.end.heading, best.target_pose is None) == (0, False)


@pytest.mark.rule("S-77")
def test_several_chargers_on_one_face_share_it_and_overhang() -> None:
    """The first leaves one base width for the second, which takes it and overhangs the end."""
    table = laid(stands(20, 20), stands(20, 30, 180), stands(28, 20))
    first = charge_search.best_charge_path(table, 0, 1, "front", later=(1000,))
    assert first is not None
    assert first.end in (Pose(19000, 30000, 0), Pose(21000, 30000, 0))
    table = charged(table, first)
    second = charge_search.best_charge_path(table, 2, 1, "front", may_turn=False)
    assert second is not None
    table.place(2, table[2]._replace(pose=second.end))
    assert table.touching(2, 1)
    assert not table.touching(2, 0)
    assert len(faces.models_touching(table, 2, 1)) >= 1


@pytest.mark.rule("S-77")
def test_without_a_place_left_on_the_face_the_charge_fails() -> None:
    table = laid(stands(20, 20), stands(20, 30, 180), stands(20, 30, 0, files=9))
    assert charge_search.best_charge_path(table, 0, 1, "front", may_turn=False) is None


@pytest.mark.rule("S-57", "S-77")
def test_who_ran_into_a_unit_aligns_where_it_stands() -> None:
    """A pursuer that came in at an angle goes no further: its front is laid on the face it touched."""
    table = laid(stands(20, 20), stands(23, 31, 160))
    run = sweep.straight_sweep(table, 0, 0, inch(20), sweep.Rule(touch=(1,)))
    table.place(0, table[0]._replace(pose=run.pose))
    face = faces.face_touched(table, 0, 1)
    assert face == "front"
    best = charge_search.best_charge_path(table, 0, 1, face)
    assert best is not None
    assert best.wheel == 0
    assert best.forward <= 2
    assert best.end.heading == 34000


@pytest.mark.rule("S-73")
def test_beside_a_neutral_that_holds_the_target_yet_never_touching_it() -> None:
    """A neutral stands on the left half of the target's front; the charger takes what is free."""
    table = laid(stands(20, 20), stands(20, 30, 180, files=8), stands(18, 30, 0, files=4))
    best = charge_search.best_charge_path(table, 0, 1, "front", may_turn=False)
    table = charged(table, best)
    assert table.touching(0, 1)
    assert 10 < table.gap(0, 2) < 990
    assert best is not None
    assert best.end.x >= 22_500


@pytest.mark.rule("S-29")
def test_who_is_not_in_contact_with_the_target_is_kept_an_inch_away() -> None:
    table = laid(stands(20, 20), stands(20, 30, 180), stands(26, 30, 180))
    best = charge_search.best_charge_path(table, 0, 1, "front")
    table = charged(table, best)
    assert table.gap(0, 2) >= 990


@pytest.mark.rule("S-35")
def test_a_failed_charge_wheels_towards_the_nearest_point() -> None:
    table = laid(stands(20, 20), stands(30, 30, 180), stands(21, 40), stands(20, 5))
    assert faces.free_wheel(table[0], table[1]) == 3687  # to (27.5, 30): atan(7.5 / 10)
    assert faces.free_wheel(table[0], table[2]) == 0
    assert abs(faces.free_wheel(table[0], table[3])) == 9000


# arcs, faces, contact


@pytest.mark.rule("S-28")
@pytest.mark.parametrize(
    ("point", "arc"),
    [
        ((20, 25), "front"),
        ((23.5, 21.01), "front"),
        ((23.5, 20.9), "right"),
        ((23.5, 19), "right"),
        ((16, 19), "left"),
        ((23.5, 17.1), "right"),
        ((23.5, 16.9), "rear"),
        ((20, 10), "rear"),
        ((16.4, 16.8), "rear"),
    ],
)
def test_arcs_are_bounded_by_45_degrees_from_the_corners(point: tuple[float, float], arc: str) -> None:
    assert faces.arc_of_point(laid(stands(20, 20)), 0, (inch(point[0]), inch(point[1]))) == arc


@pytest.mark.rule("S-35")
def test_flank_or_front_by_where_most_front_rank_models_stand() -> None:
    """On the 45° line from the right front corner: two of four files to either side of it."""
    table = laid(stands(20, 20), stands(26.5, 24, 270, files=4), stands(24.5, 25, 270, files=4))
    assert faces.arcs_charged(table[1], table[0]) == ("front", "right")
    assert faces.arcs_charged(table[2], table[0]) == ("front",)


@pytest.mark.rule("S-53")
def test_a_corner_counts_as_contact_of_models() -> None:
    """Files 0 to 4 face files 4 to 0; each touches its opposite and, by a corner, that one's neighbours."""
    table = laid(stands(20, 20), stands(20, 20, 180))
    pairs = faces.contact_pairs(table, 0, 1)
    assert {(at, 4 - at) for at in range(5)} <= set(pairs)
    assert set(pairs) == {(a, b) for a in range(5) for b in range(5) if abs(a + b - 4) <= 1}
    assert faces.models_touching(table, 0, 1) == (0, 1, 2, 3, 4)
    corner = laid(stands(20, 20), stands(25, 20, 180))
    assert faces.contact_pairs(corner, 0, 1) == ((4, 4),)


@pytest.mark.rule("S-53")
def test_a_flank_touches_a_model_of_every_rank() -> None:
    table = laid(stands(20, 20, ranks=3), stands(22.5, 18.5, 270, files=3, ranks=1))
    assert faces.models_touching(table, 0, 1) == (4, 9, 14)
    assert faces.touching_faces(table, 0, 1) == ("right", "front")
    assert faces.contact_pairs(table, 1, 0) == tuple(
        sorted((b, a) for a, b in faces.contact_pairs(table, 0, 1))
    )


@pytest.mark.rule("S-28")
def test_an_incomplete_rank_is_fought_across() -> None:
    """One model in the last rank, in the middle: who touches the empty corner fights the rank before."""
    rear = laid(stands(20, 20, models=6), stands(18, 18, files=1, ranks=1))
    assert rear.touching(0, 1)
    assert faces.models_touching(rear, 0, 1) == (0, 1)
    flank = laid(stands(20, 20, models=6), stands(22.5, 18.5, 270, files=1, ranks=1))
    assert faces.models_touching(flank, 0, 1) == (4,)


def test_units_apart_have_no_contact() -> None:
    table = laid(stands(20, 20), stands(20, 21, 180))
    assert faces.contact_pairs(table, 0, 1) == ()
    assert faces.touching_faces(table, 0, 1) is None


@pytest.mark.rule("S-35")
def test_what_is_counted_on_the_face_is_what_touches_in_the_end() -> None:
    for shift in (0, 0.3, 1, 2.7, 4.4):
        table = laid(stands(20, 20, files=4), stands(20 + shift, 30, 180, files=6, base=0.8))
        best = charge_search.best_charge_path(table, 0, 1, "front")
        assert best is not None
        table = charged(table, best)
        mine = {a for a, _ in faces.contact_pairs(table, 0, 1)}
        theirs = {b for _, b in faces.contact_pairs(table, 0, 1)}
        assert best.contact == len(mine) + len(theirs)
