"""Sight, cover, ranges, templates and lines: examples worked out by hand."""

import pytest

from game.rules.skirmish.geometry import line_of_sight, templates
from game.rules.skirmish.geometry.queries import Sight
from game.rules.skirmish.geometry.templates import Struck
from tests.rules.skirmish.position.laid import block, inch, laid, stands

WAY = (16, 22, 24, 25)
"""A strip between two lines that face each other."""


@pytest.mark.rule("S-83")
def test_all_of_who_stands_in_front_is_seen() -> None:
    assert line_of_sight.target_visibility(laid(stands(20, 20), stands(20, 30, 180)), 0, 1) == Sight(10)


@pytest.mark.rule("S-83")
def test_what_is_not_in_the_front_arc_is_not_seen_but_by_skirmishers() -> None:
    table = laid(stands(20, 20), stands(20, 10, 0), stands(30, 19, 270))
    assert line_of_sight.target_visibility(table, 0, 1) == Sight(0)
    assert not line_of_sight.can_see_unit(table, 0, 2)
    assert not line_of_sight.in_front(table, 0, 1)
    assert line_of_sight.target_visibility(table, 0, 1, all_round=True) == Sight(10)


@pytest.mark.rule("S-28", "S-83")
def test_part_of_a_target_may_lie_in_the_arc() -> None:
    """The 45° line from (22.5, 20) cuts through it: who stands beyond is not seen."""
    table = laid(stands(20, 20), stands(27.5, 24, 270, files=4))
    assert line_of_sight.in_front(table, 0, 1)
    assert 0 < line_of_sight.target_visibility(table, 0, 1).seen < 8


@pytest.mark.rule("S-38", "S-83")
@pytest.mark.parametrize("kind", ["building", "rock", "hill"])
def test_high_pieces_block_unless_an_end_stands_on_them(kind: str) -> None:
    table = laid(stands(20, 20), stands(20, 30, 180), terrain=(block(0, kind, *WAY),))
    assert line_of_sight.target_visibility(table, 0, 1) == Sight(0)
    above = laid(stands(20, 20), stands(20, 30, 180), terrain=(block(0, kind, 10, 28, 30, 38),))
    assert line_of_sight.target_visibility(above, 0, 1) == Sight(10)
    below = laid(stands(20, 20), stands(20, 30, 180), terrain=(block(0, kind, 10, 15, 30, 22),))
    assert line_of_sight.target_visibility(below, 0, 1) == Sight(10)


@pytest.mark.rule("S-83")
def test_another_eye_looks_past_what_blocks_the_nearest() -> None:
    table = laid(
        stands(20, 20), stands(20, 30, 180, files=1, ranks=1), terrain=(block(0, "rock", 19.2, 24, 20.8, 25),)
    )
    assert line_of_sight.target_visibility(table, 0, 1) == Sight(1)


@pytest.mark.rule("S-14", "S-83")
def test_units_do_not_block_but_are_hard_cover() -> None:
    table = laid(stands(20, 20), stands(20, 30, 180), stands(20, 25))
    assert line_of_sight.target_visibility(table, 0, 1) == Sight(10, hard=10)
    half = laid(stands(20, 20), stands(20, 30, 180), stands(21.5, 25, files=3))
    assert line_of_sight.target_visibility(half, 0, 1) == Sight(10, hard=6)


@pytest.mark.rule("S-38")
def test_who_stands_on_a_hill_sees_over_units() -> None:
    table = laid(
        stands(20, 20), stands(20, 30, 180), stands(20, 25), terrain=(block(0, "hill", 10, 15, 30, 21),)
    )
    assert line_of_sight.target_visibility(table, 0, 1) == Sight(10)


@pytest.mark.rule("S-38")
def test_woods_are_soft_cover_for_who_is_in_them_or_behind() -> None:
    for wood in (block(0, "forest", *WAY), block(0, "forest", 10, 29, 30, 40)):
        table = laid(stands(20, 20), stands(20, 30, 180), terrain=(wood,))
        assert line_of_sight.target_visibility(table, 0, 1) == Sight(10, soft=10)
    mine = laid(stands(20, 20), stands(20, 30, 180), terrain=(block(0, "forest", 10, 15, 30, 21),))
    assert line_of_sight.target_visibility(mine, 0, 1) == Sight(10)


@pytest.mark.rule("S-38")
@pytest.mark.parametrize(("kind", "seen"), [("wall", Sight(10, hard=10)), ("fence", Sight(10, soft=10))])
def test_walls_and_fences_cover_who_touches_them(kind: str, seen: Sight) -> None:
    touching = laid(stands(20, 20), stands(20, 30, 180), terrain=(block(0, kind, 10, 29.5, 30, 30),))
    assert line_of_sight.target_visibility(touching, 0, 1) == seen
    apart = laid(stands(20, 20), stands(20, 30, 180), terrain=(block(0, kind, 10, 28, 30, 29),))
    assert line_of_sight.target_visibility(apart, 0, 1) == Sight(10)


@pytest.mark.rule("S-83")
def test_the_worst_cover_counts_only() -> None:
    table = laid(
        stands(20, 20),
        stands(20, 30, 180),
        stands(20, 25),
        terrain=(block(0, "forest", *WAY), block(1, "fence", 10, 29.5, 30, 30)),
    )
    assert line_of_sight.target_visibility(table, 0, 1) == Sight(10, hard=10)


def test_what_lies_on_a_line_is_told_by_id() -> None:
    table = laid(
        stands(20, 20),
        stands(20, 30, 180),
        stands(20, 25),
        terrain=(block(4, "marsh", *WAY), block(2, "hill", *WAY)),
    )
    line = line_of_sight.line_of_sight(table, (20000, 19500), (20000, 30500), 0, 1)
    assert line == line_of_sight.SightLine(True, (2,), (2, 4))


@pytest.mark.rule("S-44")
def test_every_model_has_its_own_distance_to_the_nearest_of_the_target() -> None:
    table = laid(stands(20, 20, ranks=2), stands(20, 30, 180))
    assert line_of_sight.model_gaps(table, 0, 1) == (10_000,) * 5 + (11_000,) * 5
    last = laid(stands(20, 20, files=1, ranks=1), stands(20, 10, 0, ranks=2, models=6), stands(20, 5))
    assert line_of_sight.model_gaps(last, 0, 1) == (9000,)
    behind = laid(stands(24, 5, files=1, ranks=1), stands(20, 10, 0, ranks=2, models=6))
    assert line_of_sight.model_gaps(behind, 0, 1) == (pytest.approx(1000 * (1.0**2 + 4**2) ** 0.5, abs=1),)


# templates


@pytest.mark.rule("S-50")
def test_a_round_template_lies_over_every_base_it_reaches() -> None:
    """3" over the middle of the second file of the first rank: 1.5" to every side."""
    table = laid(stands(20, 20, ranks=3))
    assert templates.under_round(table, (19000, 19500), 3000) == tuple((0, at) for at in (0, 1, 2, 5, 6, 7))
    assert templates.under_round(table, (19000, 19499), 3000)[-1] == (0, 11)
    assert len(templates.under_round(table, (20000, 18500), 5000)) == 15


@pytest.mark.rule("S-50", "S-78")
def test_a_template_may_lie_partly_beside_the_table() -> None:
    table = laid(stands(2.5, 20))
    assert templates.under_round(table, (-1000, 20400), 3000) == ((0, 0),)


@pytest.mark.rule("S-50", "S-80")
def test_the_model_under_the_hole() -> None:
    table = laid(stands(20, 20, 90), stands(40, 20))
    assert templates.under_point(table, (19500, 21400)) == (0, 1)
    assert templates.under_point(table, (18500, 18400)) == (0, 9)
    assert templates.under_point(table, (21000, 21500)) is None


@pytest.mark.rule("S-50")
def test_a_breath_is_narrow_at_its_tip_and_broad_at_its_end() -> None:
    table = laid(stands(20, 20, files=1, ranks=1), stands(20, 20.1, 180, ranks=9))
    hit = {model for id, model in templates.under_teardrop(table, (20000, 20000), 0) if id == 1}
    assert hit & {0, 1, 2, 3, 4} == {2}
    assert hit & {30, 31, 32, 33, 34} == {31, 32, 33}
    assert hit & {35, 36, 37, 38, 39} == {36, 37, 38}
    assert not hit & {40, 41, 42, 43, 44}  # more than eight inches away
    turned = templates.under_teardrop(table, (20000, 20000), 18000)
    assert {id for id, _ in turned} == {0}


@pytest.mark.rule("S-49")
def test_a_cannon_ball_meets_models_in_order_one_a_rank() -> None:
    table = laid(stands(20, 10, files=1, ranks=1), stands(20, 20, 180), stands(20, 30, 90, files=3, ranks=2))
    struck = templates.models_on_line(table, (20200, 10000), (20200, 28000))
    assert struck == (
        Struck(0, 0, 0, 0),
        Struck(1, 2, 0, 10000),
        Struck(1, 7, 1, 11000),
    )
    diagonal = templates.models_on_line(table, (18000, 19000), (22000, 23000))
    assert [one.unit for one in diagonal] == [1] * len(diagonal)
    assert [one.rank for one in templates.first_of_each_rank(diagonal)] == [0, 1]
    assert list(diagonal) == sorted(diagonal, key=lambda one: one.at)


@pytest.mark.rule("S-49", "S-78")
def test_a_line_ends_at_rocks_and_edges_not_at_woods() -> None:
    table = laid(
        stands(20, 30), terrain=(block(0, "forest", 10, 12, 30, 14), block(1, "building", 10, 24, 30, 26))
    )
    assert templates.line_end(table, (20000, 10000), (20000, 40000)) == (20000, 24000)
    assert templates.models_on_line(table, (20000, 10000), (20000, 40000)) == ()
    assert templates.line_end(table, (40000, 40000), (40000, 60000)) == (40000, 48000)
    assert templates.line_end(table, (10000, 40000), (-10000, 40000)) == (0, 40000)
    assert templates.line_end(table, (40000, 40000), (40000, 40000)) == (40000, 40000)
    assert templates.line_end(table, (20000, 25000), (20000, 40000)) == (20000, 25000)


@pytest.mark.rule("S-43")
def test_a_vortex_touches_each_unit_on_its_way_once_in_order() -> None:
    table = laid(stands(20, 30), stands(20, 20), stands(24, 40), stands(40, 20))
    assert templates.swept_round(table, (20000, 10000), (20000, 39000), 3000) == (1, 0, 2)
    assert templates.swept_round(table, (20000, 10000), (20000, 16400), 3000) == ()
    assert templates.swept_round(table, (20000, 19000), (20000, 19000), 3000) == (1,)


def test_absurd_points_are_refused() -> None:
    table = laid(stands(20, 20))
    far = (10**9, 0)
    for ask in (
        lambda: templates.under_round(table, far, 3000),
        lambda: templates.under_point(table, far),
        lambda: templates.models_on_line(table, (0, 0), far),
        lambda: templates.swept_round(table, far, (0, 0), 3000),
        lambda: templates.under_teardrop(table, far, 0),
        lambda: templates.under_round(table, (0, 0), float("nan")),  # type: ignore[arg-type]
        lambda: table.near_point(far, inch(6)),
    ):
        with pytest.raises(ValueError):
            ask()
