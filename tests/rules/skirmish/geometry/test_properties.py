"""What is true of every table: symmetry, turning it, gaps kept, ways back, one answer in every process."""

import math
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.rules.skirmish.geometry import (
    charge_search,
    faces,
    forced_moves,
    line_of_sight,
    placement,
    sweep,
    templates,
)
from game.rules.skirmish.geometry.shapes import Footprint
from game.rules.skirmish.geometry.sweep import Rule
from game.rules.skirmish.geometry.table import signed_distance
from game.rules.skirmish.state.formation import CLEAR_GAP, Pose, Shape, half_up, heading_vector
from tests.rules.skirmish.position.laid import block, laid
from tests.rules.skirmish.turn.a_day import a_day

pytestmark = pytest.mark.statistics

ROOT = Path(__file__).parents[4]
MIDDLE = (36000, 24000)


@st.composite
def standings(draw: Any, spread: int = 14000) -> Footprint:
    """A unit about the middle of the table."""
    files, ranks = draw(st.integers(1, 8)), draw(st.integers(1, 4))
    base = draw(st.sampled_from([787, 984, 1000, 1575]))
    models = draw(st.integers(files * (ranks - 1) + 1, files * ranks))
    x = MIDDLE[0] + draw(st.integers(-spread, spread))
    y = MIDDLE[1] + draw(st.integers(-spread // 2, spread // 2))
    pose = Pose(x, y, draw(st.integers(0, 35999)))
    return Footprint(pose, Shape(files, ranks, base, base), models)


HEADINGS = st.integers(0, 35999)
TWO = st.tuples(standings(), standings())
SOME = st.lists(standings(), min_size=2, max_size=5)


def rotated(standing: Footprint, by: int) -> Footprint:
    """The same unit after the whole table was turned about its middle."""
    dx, dy = standing.pose.x - MIDDLE[0], standing.pose.y - MIDDLE[1]
    right, forward = heading_vector(by)[::-1], heading_vector(by)
    x, y = dx * right[0] + dy * forward[0], -dx * right[1] + dy * forward[1]
    pose = Pose(MIDDLE[0] + half_up(x), MIDDLE[1] + half_up(y), (standing.pose.heading + by) % 36000)
    return standing._replace(pose=pose)


@pytest.mark.rule("S-61")
@given(TWO)
def test_a_gap_is_the_same_seen_from_either_side(two: tuple[Footprint, Footprint]) -> None:
    table = laid(*two)
    assert table.gap(0, 1) == table.gap(1, 0)
    assert abs(signed_distance(two[0], table.things[1]) - signed_distance(two[1], table.things[0])) < 1e-6
    assert dict(table.near(0, 100_000)) == {1: table.gap(0, 1)}
    assert faces.contact_pairs(table, 1, 0) == tuple(
        sorted((b, a) for a, b in faces.contact_pairs(table, 0, 1))
    )


@given(TWO)
def test_a_gap_is_what_schoolbook_geometry_says(two: tuple[Footprint, Footprint]) -> None:
    """The least distance from corners to edges, where they do not overlap."""
    table = laid(*two)
    assume(table.gap(0, 1) > 0)
    outlines = [placement.corners_of(one) for one in two]
    least = min(
        to_edge(corner, a, b)
        for mine, theirs in (outlines, outlines[::-1])
        for corner in mine
        for a, b in zip(theirs, (*theirs[1:], theirs[0]), strict=True)
    )
    assert abs(least - table.gap(0, 1)) <= 0.51


def to_edge(p: Any, a: Any, b: Any) -> float:
    """From a point to a stretch."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)))
    return math.dist(p, (a[0] + share * dx, a[1] + share * dy))


@pytest.mark.rule("S-61", "S-62")
@given(TWO, HEADINGS, st.integers(0, 12000))
def test_turning_the_whole_table_changes_nothing_but_rounding(
    two: tuple[Footprint, Footprint], by: int, reach: int
) -> None:
    table, other = laid(*two, size=(999, 999)), laid(*(rotated(one, by) for one in two), size=(999, 999))
    assert abs(table.gap(0, 1) - other.gap(0, 1)) <= 3
    here = sweep.straight_sweep(table, 0, two[0].pose.heading, reach)
    there = sweep.straight_sweep(other, 0, two[0].pose.heading + by, reach)
    grazing = 60  # along a tangent, rounding of a gap by 1 is worth more of the way
    assert abs(here.went - there.went) <= grazing or (here.block is None) != (there.block is None)
    assume(table.gap(0, 1) > 0)
    assert (
        line_of_sight.in_front(table, 0, 1) == line_of_sight.in_front(other, 0, 1) or table.gap(0, 1) < 3000
    )


@pytest.mark.rule("S-61")
@given(TWO, st.integers(-9000, 9000), st.integers(-9000, 9000))
def test_moving_the_whole_table_changes_nothing(two: tuple[Footprint, Footprint], dx: int, dy: int) -> None:
    aside = [one._replace(pose=Pose(one.pose.x + dx, one.pose.y + dy, one.pose.heading)) for one in two]
    table, other = laid(*two, size=(999, 999)), laid(*aside, size=(999, 999))
    assert table.gap(0, 1) == other.gap(0, 1)
    here = sweep.wheel_sweep(table, 0, 4000)
    there = sweep.wheel_sweep(other, 0, 4000)
    assert (here.went, here.block) == (there.went, there.block)


@pytest.mark.rule("S-06", "S-29")
@given(SOME, HEADINGS, st.integers(0, 20000), st.integers(-9000, 9000))
def test_no_move_ends_nearer_than_an_inch_or_than_it_began(
    some: list[Footprint], heading: int, reach: int, by: int
) -> None:
    table = laid(*some, terrain=(block(9, "rock", 30, 20, 33, 26),))
    for done in (sweep.straight_sweep(table, 0, heading, reach), sweep.wheel_sweep(table, 0, by)):
        there = some[0]._replace(pose=done.pose)
        assert done.went >= 0
        if done.pose != some[0].pose:
            assert placement.clear_at(table, 0, there) is None


@pytest.mark.rule("S-06")
@given(SOME, HEADINGS, st.integers(0, 15000))
def test_nothing_is_jumped_over(some: list[Footprint], heading: int, reach: int) -> None:
    """Wherever one stops on the way, one could have ended there too, and one stops no later for it."""
    table = laid(*some)
    assume(all(table.gap(0, other) >= CLEAR_GAP for other in range(1, len(some))))
    done = sweep.straight_sweep(table, 0, heading, reach)
    for share in (1, 2, 3):
        part = sweep.slid_standing(some[0], heading, done.went * share // 3)
        assert all(gap >= CLEAR_GAP for gap in table.gaps_at(0, part, 2000).values())
        assert sweep.straight_sweep(table, 0, heading, done.went * share // 3).block is None


@pytest.mark.rule("S-32")
@given(standings(), st.integers(-18000, 18000))
def test_a_wheel_and_its_undoing_lead_back(standing: Footprint, by: int) -> None:
    there = sweep.wheeled_standing(standing, by)
    side = standing.shape.width / 2 * (1 if by > 0 else -1)
    pivot_before = sweep.offset_point(standing.pose, side, 0)
    assert math.dist(pivot_before, sweep.offset_point(there.pose, side, 0)) <= 2
    turned_back = sweep.offset_point(
        Pose(*sweep.offset_point(there.pose, side, 0), standing.pose.heading), -side, 0
    )
    assert math.dist(turned_back, standing.pose[:2]) <= 3


@given(standings(), HEADINGS, st.integers(0, 15000))
def test_going_there_and_back_again(standing: Footprint, heading: int, reach: int) -> None:
    table = laid(standing, size=(300, 300))
    there = standing._replace(pose=sweep.straight_sweep(table, 0, heading, reach).pose)
    back = sweep.straight_sweep(table, 0, heading + 18000, reach, at=there)
    assert math.dist(back.pose[:2], standing.pose[:2]) <= 2


def facing(standing: Footprint, other: Footprint, about: int, far: int, aside: int = 0) -> Footprint:
    """The unit so far from the other's middle, in that direction, looking at it but for `aside`."""
    fx, fy = heading_vector(about)
    x, y = sweep.offset_point(other.pose, 0, -other.shape.depth / 2)
    pose = Pose(half_up(x + fx * far), half_up(y + fy * far), (about + 18000 + aside) % 36000)
    return standing._replace(pose=pose)


@pytest.mark.rule("S-35", "S-77")
@settings(max_examples=40)
@given(standings(), standings(4000), HEADINGS, st.integers(10000, 18000), st.integers(-4000, 4000))
def test_a_charge_ends_aligned_in_contact_with_the_face(
    one: Footprint, other: Footprint, about: int, far: int, aside: int
) -> None:
    table = laid(facing(one, other, about, far, aside), other, size=(120, 96))
    arc = faces.arcs_charged(table[0], table[1])[0]
    way = charge_search.best_charge_path(table, 0, 1, arc)
    assume(way is not None)
    assert way is not None
    table.place(0, table[0]._replace(pose=way.end))
    if way.target_pose:
        table.place(1, other._replace(pose=way.target_pose))
    assert table.touching(0, 1)
    assert table.overlap(0, 1) <= 2
    assert (faces.face_at_arc(table[1], arc).outward + 18000) % 36000 == way.end.heading
    assert -9000 <= way.wheel <= 9000
    assert way.forward >= 0 <= way.onward
    assert placement.is_on(table, table[0])
    assert way.contact >= 2


@pytest.mark.rule("S-36")
@settings(max_examples=50)
@given(SOME, st.integers(0, 15000))
def test_a_flight_ends_clear_or_over_the_edge_and_goes_no_further_than_it_must(
    some: list[Footprint], reach: int
) -> None:
    table = laid(*some)
    run = forced_moves.flee_path(table, 0, reach)
    there = some[0]._replace(pose=run.pose)
    if run.left:
        return
    assert run.went >= reach
    assert all(gap >= CLEAR_GAP for gap in table.gaps_at(0, there, 2000).values())
    if run.went > reach:
        before = sweep.slid_standing(some[0], some[0].pose.heading, run.went - 12)
        assert any(gap < 1000 for gap in table.gaps_at(0, before, 2000).values())


@pytest.mark.rule("S-10")
@settings(max_examples=15)
@given(standings(4000), standings(), HEADINGS)
def test_no_heading_leads_an_inch_away_by_less_than_a_push(
    friend: Footprint, pushed: Footprint, about: int
) -> None:
    far = facing(pushed, friend, about, 16000)
    table = laid(friend, far, size=(120, 96))
    met = sweep.straight_sweep(table, 1, far.pose.heading, 30000, Rule(touch=(0,)))
    table.place(1, far._replace(pose=met.pose))
    assert table.touching(0, 1)
    push = forced_moves.shortest_push(table, 1, (0,), 0)
    assert push is not None
    assert push.pose.heading == far.pose.heading
    assert table.gaps_at(1, far._replace(pose=push.pose), 3000)[0] in range(998, 1003)
    for heading in range(0, 36000, 3000):
        less = sweep.slid_standing(table[1], heading, push.went - 2)
        assert table.gaps_at(1, less, 3000)[0] < 1000


@pytest.mark.rule("S-50")
@given(SOME, st.integers(-9000, 9000), st.integers(-9000, 9000))
def test_a_template_hits_the_models_whose_bases_it_reaches(some: list[Footprint], dx: int, dy: int) -> None:
    """Every model under its hole is under the template; a unit out of its reach is not."""
    table, point = laid(*some), (MIDDLE[0] + dx, MIDDLE[1] + dy)
    under = templates.under_round(table, point, 3000)
    hole = templates.under_point(table, point)
    assert hole is None or hole in under
    near = {id for id, _ in table.near_point(point, 1500)}
    assert {id for id, _ in under} <= near


@pytest.mark.processes
@pytest.mark.rule("S-62")
def test_the_same_orders_give_the_same_positions_in_five_processes() -> None:
    line = "from tests.rules.skirmish.turn.a_day import a_day; print(a_day())"
    running = [
        subprocess.Popen(
            [sys.executable, "-c", line],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in (0, 1, 2, 3, 4)
    ]
    said = {process.communicate(timeout=120)[0].strip() for process in running}
    assert said == {a_day()}
