"""The ribbon of an aim: it grows along its way with its head in front, and settles to a thread."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from scenes.draw import style
from scenes.widgets.aim_ribbon import EDGE, THIN, WIDE, AimRibbon
from scenes.widgets.ways import arched, rounded, spans_of

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

WAY = ((100.0, 400.0), (100.0, 340.0), (500.0, 340.0), (500.0, 400.0))


@pytest.fixture
def ribbon(a_stage: GameWindow) -> AimRibbon:
    """A ribbon with two corners."""
    from scenes.shell.scene import Scene

    scene = Scene(a_stage.stage)
    a_stage.stage.push(scene)
    return AimRibbon(scene.layer(), WAY, style.SEATS[0].colour)


def shown(ribbon: AimRibbon) -> int:
    """How many pieces of cloth are in sight."""
    return sum(piece.visible for _, piece in ribbon._cloth)


def test_it_grows_from_its_start_with_its_head_in_front_and_ends_on_the_target(ribbon: AimRibbon) -> None:
    ribbon.grow(0)
    assert shown(ribbon) == 0 and not ribbon._head.visible
    ribbon.grow(0.5)
    half = shown(ribbon)
    assert 0 < half < len(ribbon._cloth)
    assert ribbon.tip == pytest.approx((300, 340), abs=1), "Half of the way is the middle of the bridge."
    ribbon.grow(1)
    assert shown(ribbon) == len(ribbon._cloth) > half
    assert ribbon.tip == pytest.approx(WAY[-1])
    assert ribbon._head.angle == pytest.approx(90), "It points down."


def test_it_is_fourteen_units_wide_and_settles_to_a_thread(ribbon: AimRibbon) -> None:
    assert 14 <= WIDE + EDGE <= 16
    ribbon.thin(1)
    assert all(piece.h * piece.scale_y == pytest.approx(THIN) for _, piece in ribbon._cloth)
    ribbon.thin(0)
    assert all(piece.scale_y == 1 for _, piece in ribbon._cloth)


def test_the_way_is_measured_once_without_a_gap_or_a_sharp_turn() -> None:
    assert spans_of(WAY) is spans_of(tuple(WAY))
    spans = spans_of(WAY)
    for one, after in pairwise(spans):
        assert after.reach == pytest.approx(one.reach + one.length)
        assert abs(after.turn - one.turn) < 45
    assert spans[-1].length > 0 and len(rounded(WAY)) > len(WAY)


def test_an_arch_stands_upright_at_both_ends() -> None:
    way = arched((100, 420), (700, 420), 50)
    assert min(y for _, y in way) == pytest.approx(370, abs=0.1)
    spans = spans_of(way)
    assert spans[0].turn < -40 and spans[-1].turn > 40
    assert all(y <= 420 for _, y in way)
