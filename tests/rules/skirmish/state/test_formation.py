"""Regiment mathematics (S-28, S-48, S-55, S-62) and numbers that explain themselves."""

import pytest

from game.rules.skirmish.rolls.target import Modifier, Target
from game.rules.skirmish.state.formation import (
    Pose,
    Shape,
    about_centre,
    arc_of,
    counting_ranks,
    end_shift,
    footprint_centre,
    footprint_corners,
    formation_after_losses,
    heading_between,
    is_horde,
    model_centres,
    rank_bonus,
    shape_of,
    wheel_cost,
    wheeled_pose,
)
from game.rules.skirmish.state.records import Lasting
from game.rules.skirmish.unit.profile import special_rule_value, unit_characteristic
from tests.rules.skirmish.builders import ANN, a_battle, a_field, a_unit

BLOCK = Shape(5, 4, 1000, 1000)


@pytest.mark.rule("S-28")
@pytest.mark.parametrize(
    ("models", "files", "ranks"), [(20, 5, 4), (16, 5, 4), (15, 5, 3), (3, 5, 1), (1, 1, 1)]
)
def test_an_incomplete_rank_is_counted_whole(models: int, files: int, ranks: int) -> None:
    assert shape_of(models, files, 1000, 1000).ranks == ranks


@pytest.mark.rule("S-28")
def test_the_front_edge_stays_where_the_pose_is() -> None:
    assert footprint_corners(Pose(0, 0, 0), BLOCK) == ((-2500, 0), (2500, 0), (2500, -4000), (-2500, -4000))
    assert footprint_corners(Pose(0, 0, 9000), BLOCK) == (
        (0, 2500),
        (0, -2500),
        (-4000, -2500),
        (-4000, 2500),
    )
    assert (
        footprint_corners(Pose(0, 0, 0), shape_of(11, 5, 1000, 1000))[:2]
        == footprint_corners(Pose(0, 0, 0), BLOCK)[:2]
    )


@pytest.mark.rule("S-28")
@pytest.mark.parametrize(
    ("point", "arc"),
    [
        ((0, 100), "front"),
        ((2600, 100), "front"),
        ((2600, 99), "right"),
        ((-2600, 99), "left"),
        ((2600, -4099), "right"),
        ((2600, -4100), "right"),
        ((2600, -4101), "rear"),
        ((0, -4001), "rear"),
        ((-9000, 0), "left"),
    ],
)
def test_four_arcs_are_bounded_by_lines_of_45_degrees(point: tuple[int, int], arc: str) -> None:
    assert arc_of(Pose(0, 0, 0), BLOCK, point) == arc


@pytest.mark.rule("S-28")
@pytest.mark.parametrize(
    ("models", "files", "monstrous", "ranks"),
    [
        (20, 5, False, 4),
        (19, 5, False, 3),
        (20, 4, False, 0),
        (9, 3, True, 3),
        (8, 3, True, 2),
        (27, 10, False, 3),
    ],
)
def test_a_rank_counts_from_five_wide_monstrous_three(
    models: int, files: int, monstrous: bool, ranks: int
) -> None:
    assert counting_ranks(models, files, monstrous=monstrous) == ranks


@pytest.mark.rule("S-28", "S-55")
def test_hordes_and_rank_bonuses() -> None:
    assert is_horde(10, 10)
    assert not is_horde(9, 10)
    assert is_horde(6, 6, monstrous=True)
    assert [rank_bonus(n, 5) for n in (5, 10, 14, 15, 20, 40)] == [0, 1, 1, 2, 3, 3]


@pytest.mark.rule("S-28", "S-48")
def test_losses_leave_from_the_rear_and_a_single_rank_from_both_ends() -> None:
    assert formation_after_losses(20, 5, 6) == (14, 5)
    assert formation_after_losses(6, 5, 4) == (2, 2)
    assert formation_after_losses(3, 5, 9) == (0, 0)
    assert [end_shift(5, left, 1000) for left in (5, 4, 3, 2)] == [0, 500, 0, 500]
    assert end_shift(4, 3, 1000, ends_lost=1) == -500


@pytest.mark.rule("S-28")
def test_models_stand_row_by_row_the_last_rank_in_the_middle() -> None:
    spots = model_centres(Pose(0, 0, 0), Shape(3, 2, 1000, 1000), 4)
    assert spots == ((-1000, -500), (0, -500), (1000, -500), (0, -1500))


@pytest.mark.rule("S-32", "S-62")
def test_a_wheel_turns_about_a_front_corner_and_costs_its_arc() -> None:
    assert wheeled_pose(Pose(0, 0, 0), 5000, 9000) == Pose(2500, 2500, 9000)
    assert wheeled_pose(Pose(0, 0, 0), 5000, -9000) == Pose(-2500, 2500, 27000)
    assert wheel_cost(5000, -9000) == 7854


@pytest.mark.rule("S-36", "S-62")
def test_turning_about_the_centre_keeps_the_centre() -> None:
    for heading in range(0, 36000, 1234):
        turned = about_centre(Pose(5000, 7000, 300), BLOCK, heading)
        x, y = footprint_centre(turned, BLOCK)
        cx, cy = footprint_centre(Pose(5000, 7000, 300), BLOCK)
        assert abs(x - cx) <= 1
        assert abs(y - cy) <= 1


@pytest.mark.rule("S-62")
def test_headings_grow_clockwise_from_the_far_edge() -> None:
    assert [heading_between((0, 0), point) for point in ((0, 1), (1, 0), (0, -1), (-1, 0))] == [
        0,
        9000,
        18000,
        27000,
    ]


@pytest.mark.rule("S-26", "S-60")
def test_characteristics_say_what_changes_them() -> None:
    state = a_field()
    riders = a_unit(state, ANN, "riders", models=5)
    rules = a_battle(state).rules
    assert unit_characteristic(rules.setting, state, riders, "move").needed == 8
    state.lasting.append(Lasting(1, riders.id, "move", -9, "phase", "guide", by=1, least=1))
    move = unit_characteristic(rules.setting, state, riders, "move")
    assert (move.needed, move.modifiers) == (1, (Modifier(-9, "guide"),))
    assert special_rule_value(rules.setting, state, riders, "fear") == 1
    assert special_rule_value(rules.setting, state, riders, "poison") == 0


@pytest.mark.rule("S-30")
def test_a_champion_strikes_once_more() -> None:
    state = a_field()
    pikes = a_unit(state, ANN, models=10, champion=True)
    rules = a_battle(state).rules
    assert unit_characteristic(rules.setting, state, pikes, "attacks", "champion").needed == 2
    assert unit_characteristic(rules.setting, state, pikes, "attacks").needed == 1


def test_a_target_within_bounds() -> None:
    target = Target(3, "to-hit", least=2, most=6) + Modifier(9, "far") + None
    assert target.needed == 6
    assert str(target) == "6+ = 3 (to-hit) +9 (far)"
