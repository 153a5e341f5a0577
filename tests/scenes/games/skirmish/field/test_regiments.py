"""What stands on the painted table: ranks and files, edges by relation, terrain on its outline, and picks."""

import math
from typing import Any

import pytest

from game.rules.skirmish.state.formation import Pose, Shape, footprint_corners, model_centres
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.field.edges import EDGES, SWEEP_SECONDS, Sweep, wears_colours
from scenes.games.skirmish.table.field.pick import Standing, picked_unit
from scenes.games.skirmish.table.field.seals import seal_place
from scenes.games.skirmish.table.field.soldiers.ranks import ranked_places
from scenes.games.skirmish.table.field.terrain_pieces import lie_of
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.relation import Relation
from scenes.games.skirmish.table.shown import ShownUnit, point_from

BASE = (787, 787)


def a_regiment(**facts: Any) -> ShownUnit:
    """Twelve men in five files, at 20", 20", facing north."""
    plain: dict[str, Any] = dict(
        id=3, owner=0, unit="base:ligne_piquiers", models=12, hurt=0, files=5, x=20_000, y=20_000, heading=0,
        place="table", host=-1, guests=(), champion=False, standard=False, musician=False, marks=0,
        fleeing=False, base=BASE, began=12, general=False, battle_standard=False,
    )  # fmt: skip
    return ShownUnit(**(plain | facts))


@pytest.mark.rule("S-28")
@pytest.mark.parametrize(
    ("models", "files", "heading"), [(12, 5, 0), (1, 1, 4500), (10, 5, 27000), (3, 5, 9000)]
)
def test_soldiers_stand_where_the_rules_count_them(models: int, files: int, heading: int) -> None:
    unit = a_regiment(models=models, files=files, heading=heading)
    shape = Shape(unit.wide, unit.ranks, *BASE)
    places = [point_from(unit.stand, place.right, place.forward) for place in ranked_places(unit)]
    centres = model_centres(Pose(20_000, 20_000, heading), shape, models)
    assert len(places) == models
    for place, centre in zip(places, centres, strict=True):
        assert place == pytest.approx(centre, abs=1)


@pytest.mark.rule("S-28")
def test_ranks_close_up_as_models_fall() -> None:
    before = ranked_places(a_regiment())
    after = ranked_places(a_regiment(models=9))
    assert after[:5] == before[:5]
    assert len({place.forward for place in after}) == 2


@pytest.mark.rule("S-81")
def test_guests_then_the_command_stand_in_the_middle_of_the_front() -> None:
    unit = a_regiment(guests=(8,), champion=True, standard=True, musician=True)
    front = ranked_places(unit)[:5]
    assert [place.role for place in front] == ["musician", "champion", "guest", "standard", "model"]
    assert front[2].unit == 8 and front[2].right == 0 and {place.unit for place in front} == {3, 8}
    assert {place.role for place in ranked_places(unit)[5:]} == {"model"}


def test_every_relation_has_an_edge_of_its_own_and_only_neutrals_are_grey() -> None:
    assert set(EDGES) == set(Relation) and len(set(EDGES.values())) == len(Relation)
    assert [one for one in Relation if not wears_colours(one)] == [Relation.NEUTRAL]


def test_an_edge_sweeps_once_and_at_once_where_less_motion_is_wished() -> None:
    sweep = Sweep(Relation.NEUTRAL, Relation.NEUTRAL)
    assert sweep.turn_to(Relation.ENEMY, 0.03, reduced=False) and not sweep.done and sweep.share == 0
    assert not sweep.turn_to(Relation.ENEMY, 0.0, reduced=False)
    sweep.age += 0.03 + SWEEP_SECONDS
    assert sweep.done and sweep.share == 1
    assert sweep.turn_to(Relation.FRIEND, 0.03, reduced=True) and sweep.done


@pytest.mark.rule("S-38")
@pytest.mark.parametrize("degrees", [0, 30, 90, 215])
def test_terrain_lies_on_the_corners_that_the_rules_know(degrees: int) -> None:
    drawn = ((5.0, -1.0), (5.0, 1.0), (1.0, 3.0), (-5.0, 1.0), (-4.0, -2.0))
    turn = math.radians(degrees)
    placed = [
        (
            30_000 + 900 * (x * math.cos(turn) + y * math.sin(turn)),
            12_000 + 900 * (y * math.cos(turn) - x * math.sin(turn)),
        )
        for x, y in drawn
    ]
    lie = lie_of(drawn, placed[2:] + placed[:2])
    assert (lie.x, lie.y, lie.scale) == pytest.approx((30_000, 12_000, 900))
    assert lie.turn % 360 == pytest.approx(degrees)


def picked(camera: Camera, unit: ShownUnit, x: float, y: float) -> int | None:
    """The unit that is found at x, y, where only this one stands."""
    return picked_unit(camera, [Standing(unit.id, unit.stand, unit.size, None)], x, y)


def test_a_tray_is_found_where_its_footprint_is_and_not_beside_it() -> None:
    camera = Camera(72_000, 48_000)
    unit = a_regiment(heading=3000)
    corners = footprint_corners(Pose(unit.x, unit.y, unit.heading), Shape(5, 3, *BASE))
    middle = unit.middle
    for corner in corners:
        inside = [0.9 * a + 0.1 * b for a, b in zip(corner, middle, strict=True)]
        outside = [1.6 * a - 0.6 * b for a, b in zip(corner, middle, strict=True)]
        assert picked(camera, unit, *camera.to_screen(*inside)) == unit.id
        assert picked(camera, unit, *camera.to_screen(*outside)) is None


def test_a_seal_stays_in_the_window_and_goes_with_a_regiment_that_is_far_out() -> None:
    left, top, w, h = WINDOW
    middle, below = (left + w / 2, top + h - 20), (left + w / 2, top + h + 8)
    seal = seal_place(below, 0, 15, middle)
    assert seal is not None and seal.y + seal.r <= top + h
    assert seal_place(below, 0, 15, (left + w / 2, top + h + 2)) is None
