"""Targets that turn, wheels of flyers, whether there is a way at all: on every face, in every direction."""

import math

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.rules.skirmish.geometry import charge_search, faces, placement, sweep
from game.rules.skirmish.geometry.faces import OUTWARD
from game.rules.skirmish.geometry.queries import ChargePath
from game.rules.skirmish.geometry.shapes import Footprint
from game.rules.skirmish.state.formation import CLEAR_GAP, Pose, half_up, heading_vector
from game.rules.skirmish.state.records import Terrain
from tests.rules.skirmish.geometry.test_properties import HEADINGS, MIDDLE, facing, rotated, standings
from tests.rules.skirmish.position.laid import block, laid, piece, stands

COLUMN = stands(32, 20, files=1, ranks=8)
TARGET = stands(32, 30, 210, files=3, ranks=3)
ROCK = ((26, 23), (30, 23), (30, 27), (26, 27))


def spun(standing: Footprint, by: int) -> Footprint:
    """Turned with the table about its middle."""
    return rotated(standing, by)


def spun_rock(by: int) -> Terrain:
    """The rock, turned with the table."""
    corners = [rotated(stands(x, y), by).pose for x, y in ROCK]
    return piece(0, "rock", *[(one.x / 1000, one.y / 1000) for one in corners])


def presenting(arc: str, by: int) -> Footprint:
    """The target, a square, so that this face of it lies where its front would."""
    front = spun(TARGET, by)
    heading = (front.pose.heading - OUTWARD[arc]) % 36000
    middle = faces.face_at_arc(front._replace(pose=Pose(0, 0, heading)), arc).middle
    x, y = (half_up(at - off) for at, off in zip(front.pose[:2], middle, strict=True))
    return front._replace(pose=Pose(x, y, heading))


@pytest.mark.rule("S-77")
@pytest.mark.parametrize("by", [0, 3700, 9000, 21300])
@pytest.mark.parametrize("arc", ["front", "left", "right", "rear"])
def test_a_target_turns_about_the_touched_point_whichever_face_is_touched(arc: str, by: int) -> None:
    """A rock forbids the column to square up: it stands where it touched, the target swings round."""
    table = laid(spun(COLUMN, by), presenting(arc, by), terrain=(spun_rock(by),))
    way = charge_search.best_charge_path(table, 0, 1, arc)
    assert way is not None
    assert way.target_pose is not None
    assert (way.wheel, way.end.heading) == (0, by)
    before, after = table[1], table[1]._replace(pose=way.target_pose)
    touched = nearest_corner(table[0]._replace(pose=way.end), before, arc)
    assert along(before, arc, touched) == pytest.approx(along(after, arc, touched), abs=3)
    table.place(0, table[0]._replace(pose=way.end))
    table.place(1, after)
    assert (faces.face_at_arc(table[1], arc).outward - by) % 36000 == 18000
    assert table.touching(0, 1) and table.overlap(0, 1) <= 3


def nearest_corner(charger: Footprint, target: Footprint, arc: str) -> tuple[float, float]:
    """The corner of a front that is nearest to a face."""
    fx, fy = heading_vector(charger.pose.heading)
    half = charger.shape.width / 2
    ends = [(charger.pose.x + side * half * fy, charger.pose.y - side * half * fx) for side in (-1, 1)]
    face = faces.face_at_arc(target, arc)
    fx, fy = heading_vector(face.outward)
    return min(ends, key=lambda end: (end[0] - face.middle[0]) * fx + (end[1] - face.middle[1]) * fy)


def along(target: Footprint, arc: str, point: tuple[float, float]) -> float:
    """How far from the middle of a face a point lies, on it."""
    return math.dist(faces.face_at_arc(target, arc).middle, point)


@pytest.mark.rule("S-35", "S-38")
@pytest.mark.parametrize("side", [-1, 1])
def test_who_flies_wheels_over_what_would_bar_it_on_foot_but_over_no_edge(side: int) -> None:
    stone = block(0, "rock", 36 - side * 2.5 - 0.2, 20.4, 36 - side * 2.5 + 0.2, 20.8)
    house = block(1, "building", 36 + side * 7 - 1, 24, 36 + side * 7 + 1, 26)
    units = stands(36, 20), stands(36 + side * 14, 30, 180 + side * 55)
    for terrain in ((stone,), (stone, house)):
        table = laid(*units, terrain=terrain)
        assert charge_search.best_charge_path(table, 0, 1, "front") is None
        over = charge_search.best_charge_path(table, 0, 1, "front", flying=True)
        assert over is not None
        assert over.wheel * side > 0
        assert over == charge_search.best_charge_path(laid(*units), 0, 1, "front")
        assert charge_search.has_charge_path(table, 0, 1, "front", flying=True)


@pytest.mark.rule("S-35", "S-78")
def test_nobody_wheels_over_an_edge_not_even_on_wings() -> None:
    """Its left corner stands on the edge: wheeling to the right, its rear would swing over it."""
    units = stands(2.5, 20, files=5, ranks=8), stands(16, 30, 235)
    roomy = laid(*[one._replace(pose=one.pose._replace(x=one.pose.x + 20000)) for one in units])
    for flying in (False, True):
        assert charge_search.best_charge_path(roomy, 0, 1, "front", flying=flying) is not None
        assert charge_search.best_charge_path(laid(*units), 0, 1, "front", flying=flying) is None


@pytest.mark.statistics
@pytest.mark.rule("S-33", "S-35")
@settings(max_examples=25, deadline=None)
@given(
    standings(), standings(4000), HEADINGS, st.integers(6000, 15000), st.integers(-6000, 6000), standings()
)
def test_there_is_a_way_exactly_if_one_is_found(
    one: Footprint, other: Footprint, about: int, far: int, aside: int, third: Footprint
) -> None:
    beside = facing(third, other, about + 4000, far // 2)
    rock = block(0, "rock", MIDDLE[0] / 1000 - 12, 20, MIDDLE[0] / 1000 - 8, 28)
    table = laid(facing(one, other, about, far, aside), other, beside, terrain=(rock,), size=(120, 96))
    for arc in set(faces.arcs_charged(table[0], table[1])):
        for may_turn in (False, True):
            found = charge_search.best_charge_path(table, 0, 1, arc, may_turn=may_turn)
            assert charge_search.has_charge_path(table, 0, 1, arc, may_turn=may_turn) == (found is not None)


@pytest.mark.statistics
@pytest.mark.rule("S-29", "S-35", "S-73", "S-77")
@settings(max_examples=40, deadline=None)
@given(
    standings(), standings(4000), HEADINGS, st.integers(8000, 16000), st.integers(-6000, 6000), standings()
)
def test_nothing_is_touched_on_the_way_and_only_the_target_at_its_end(
    one: Footprint, other: Footprint, about: int, far: int, aside: int, third: Footprint
) -> None:
    """Step by step: a unit beside the way and a rock are never overlapped, nor the target before the end."""
    beside = facing(third, other, about + 2500, far // 2)
    rock = block(0, "rock", MIDDLE[0] / 1000 - 12, 20, MIDDLE[0] / 1000 - 8, 28)
    table = laid(facing(one, other, about, far, aside), other, beside, terrain=(rock,), size=(120, 96))
    assume(
        not placement.overlapping_blocks(table, 0, table[0])
        and not placement.overlapping_blocks(table, 1, table[1])
    )
    found = charge_search.charge_paths(table, 0, 1, faces.arcs_charged(table[0], table[1])[0], most=3)
    for way in found:
        for pose in steps(table[0], way):
            assert not placement.overlapping_blocks(table, 0, table[0]._replace(pose=pose))
        units = {0: table[0]._replace(pose=way.end), 1: table[1], 2: table[2]}
        if way.target_pose:
            units[1] = table[1]._replace(pose=way.target_pose)
        there = laid(*units.values(), terrain=(rock,), size=(120, 96))
        assert there.touched(0) == (1,)
        assert not placement.overlapping_blocks(there, 0, there[0]) and not placement.overlapping_blocks(
            there, 1, there[1]
        )
        if not table.touching(1, 2):
            assert there.gap(0, 2) >= min(CLEAR_GAP, table.gap(0, 2) - 1)


def steps(start: Footprint, way: ChargePath) -> list[Pose]:
    """Where the charger stands on its way, eight times on each part of it."""
    forth = [sweep.slid_standing(start, start.pose.heading, way.forward * at // 8) for at in range(9)]
    swung = [sweep.wheeled_standing(forth[-1], int(way.wheel * at / 8)) for at in range(9)]
    on = [sweep.slid_standing(swung[-1], swung[-1].pose.heading, way.onward * at // 8) for at in range(9)]
    return [one.pose for one in (*forth, *swung, *on)]
