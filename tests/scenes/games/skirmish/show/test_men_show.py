"""Regiments on a real table: what befalls them is seen in every man, and soon nobody is out of his place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
import pytest

from game.rules.skirmish.events.unit import ChargeEnded, MachineShot, ModelsLost, UnitFled, UnitMoved
from game.rules.skirmish.state.formation import Pose
from tests.scenes.games.skirmish.show.parade_ground import FRAME, let_pass, raised_ground

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

Plane = npt.NDArray[np.float64]
FOOT, FOES = "base:ligne_piquiers", "base:horde_furieux"
BASE = 787
FRONT = 10
"""Men of a front rank."""
STIRRED = 80.0
"""Milli from which on a man has moved: a tenth of his base."""
AT, FACING = Pose(36_000, 24_000, 0), 18_000
CONTACT = Pose(36_000, 27_000, 0)


def two(house: GameWindow, gap: int = 3000, **facts: Any) -> Any:
    """Forty of the first army, and forty of the second who face them."""
    scene = raised_ground(
        house,
        {"unit": FOOT, "x": AT.x, "y": AT.y},
        {"unit": FOES, "owner": 1, "x": AT.x, "y": AT.y + gap, "heading": FACING, **facts},
    )
    let_pass(scene, 0.2)
    return scene


def film(scene: Any, unit: int, events: Sequence[Any], seconds: float) -> Plane:
    """Where each man of a unit is seen: frames, men, x and y."""
    for event in events:
        scene.animator.stage(event)
    frames = []
    for _ in range(round(seconds / FRAME)):
        let_pass(scene, FRAME)
        frames.append(scene.field.men_of(unit))
    return np.array(frames)


def stirred(house: GameWindow, unit: int, events: Sequence[Any], seconds: float, gap: int = 3000) -> Plane:
    """How far each man is seen from where he would be if nothing moved but regiments: frames, men."""
    ways = []
    for lively in (True, False):
        scene = two(house, gap)
        scene.field.show.lively = lively
        ways.append(film(scene, unit, events, seconds))
    return np.hypot(*np.moveaxis(ways[0] - ways[1], 2, 0))


CHARGE = (UnitMoved(0, "charge", (AT, CONTACT), 10), ChargeEnded(0, 1, "contact"))


@pytest.mark.parametrize("unit", [0, 1])
def test_the_front_ranks_of_two_regiments_that_meet_are_moved(
    home: Any, a_stage: GameWindow, unit: int
) -> None:
    after = (ChargeEnded(0, 1, "contact"),)
    off = stirred(a_stage, unit, after, 1.6, gap=0)
    moved = (off[:24].max(axis=0) > STIRRED)[:FRONT]
    assert moved.mean() >= 0.8
    assert off[round(1.5 / FRAME) :].max() == 0, "soldiers are back in their ranks"
    rear = off[:24].max(axis=0)[-FRONT:]
    assert rear.mean() < off[:24].max(axis=0)[:FRONT].mean(), "who stands behind feels less"


def test_nobody_is_moved_by_a_charge_that_fails(home: Any, a_stage: GameWindow) -> None:
    off = stirred(a_stage, 1, (ChargeEnded(0, 1, "failed"),), 0.5, gap=0)
    assert off.max() == 0


def test_a_regiment_that_charges_is_ragged_and_whole_again(home: Any, a_stage: GameWindow) -> None:
    off = stirred(a_stage, 0, CHARGE, 5.0)
    assert (off.max(axis=0) > STIRRED).all()
    assert off[-1].max() == 0


def test_only_those_brace_themselves_to_whom_somebody_runs(home: Any, a_stage: GameWindow) -> None:
    scene = raised_ground(
        a_stage,
        {"unit": FOOT, "x": AT.x, "y": AT.y},
        {"unit": FOES, "owner": 1, "x": AT.x, "y": CONTACT.y, "heading": FACING},
        {"unit": FOES, "owner": 1, "x": AT.x + 14_000, "y": CONTACT.y, "heading": FACING},
    )
    let_pass(scene, 0.2)
    film(scene, 0, CHARGE[:1], 0.2)
    assert sorted(scene.field.show.crowd.squads) == [0, 1]


@pytest.mark.rule("S-10")
def test_whom_a_truce_pushes_stumbles_and_who_pushes_follows(home: Any, a_stage: GameWindow) -> None:
    push = (UnitMoved(1, "push", (Pose(36_000, 24_000, FACING), Pose(36_000, 25_000, FACING)), 10),)
    off = stirred(a_stage, 1, push, 2.4, gap=0)
    assert (off.max(axis=0) > STIRRED)[:FRONT].mean() >= 0.8
    assert off[-1].max() == 0
    assert stirred(a_stage, 0, push, 0.4, gap=0).max(axis=0)[:FRONT].max() > STIRRED


def test_the_men_of_a_rout_run_in_all_directions(home: Any, a_stage: GameWindow) -> None:
    scene = two(a_stage, gap=0)
    before = np.array(scene.field.men_of(1))
    ways = film(scene, 1, (UnitFled(1, "broke", 0),), 0.9)[-1] - before
    assert np.median(np.hypot(*ways.T)) > BASE
    quarters = {(bool(dx > 0), bool(dy > 0)) for dx, dy in ways}
    assert len(quarters) == 4
    assert ways[:, 1].mean() > BASE / 2, "most of them away from the enemy"


def test_a_ball_moves_only_those_along_its_line(home: Any, a_stage: GameWindow) -> None:
    aimed, landed = (34_000, 24_500), (34_000, 20_000)
    shot = (MachineShot(1, "cannon", aimed, landed, (0, 4), (0,)),)
    scene = two(a_stage)
    scene.shown.units[1].x = 34_000
    scene.animator.redraw(1)
    before = np.array(scene.field.men_of(0))
    off = np.hypot(*np.moveaxis(film(scene, 0, shot, 3.2) - before, 2, 0)).max(axis=0)
    aside = np.abs(before[:, 0] - 34_000)
    assert off[aside < 700].min() > STIRRED
    assert off[aside > 3000].max() < STIRRED
    assert np.abs(np.array(scene.field.men_of(0)) - before).max() < BASE


def test_a_stone_scatters_men_from_where_it_comes_down(home: Any, a_stage: GameWindow) -> None:
    at = (36_000, 22_500)
    scene = two(a_stage)
    before = np.array(scene.field.men_of(0))
    frames = film(scene, 0, (MachineShot(1, "stone", at, at, (2, 3), (0,)),), 3.2)
    off = np.hypot(*np.moveaxis(frames - before, 2, 0))
    frame = int(off.max(axis=1).argmax())
    way, out = frames[frame] - before, before - at
    near = np.hypot(*out.T) < 1500
    assert (np.hypot(*way[near].T) > STIRRED).all()
    assert ((way * out).sum(axis=1)[near] > 0).mean() > 0.8, "away from the stone"


@pytest.mark.parametrize("lost", [1, 7])
def test_the_fallen_lie_there_and_others_step_up(home: Any, a_stage: GameWindow, lost: int) -> None:
    scene = two(a_stage, gap=0)
    events = (ModelsLost(1, lost, lost, 40 - lost, 0, "combat", 36_000, 24_000, 10, FACING),)
    frames = film(scene, 1, events, 0.3)
    assert len(scene.field.show.loose) == lost
    assert len(frames[-1]) == 40 - lost
    assert np.hypot(*(frames[3] - frames[-1]).T).max() > STIRRED, "somebody steps up"
    let_pass(scene, 3.0)
    assert len(scene.field.show.loose) == 0 and not scene.field.show.busy


def test_a_flag_dips_where_regiments_meet_and_comes_up_again(home: Any, a_stage: GameWindow) -> None:
    def leans(scene: Any) -> Plane:
        scene.field.men_of(0)
        block = scene.field._men.blocks[0]
        lean: Plane = np.abs(scene.field._men.lean[block.first : block.first + 40][block.flags])
        return lean

    scene = two(a_stage, gap=0)
    assert leans(scene).tolist() == [0]
    film(scene, 0, (ChargeEnded(0, 1, "contact"),), 0.4)
    assert leans(scene).min() > 30
    let_pass(scene, 1.5)
    assert leans(scene).tolist() == [0]


def test_whoever_is_impatient_sees_all_in_their_places(home: Any, a_stage: GameWindow) -> None:
    scene = two(a_stage, gap=0)
    before = np.array(scene.field.men_of(1))
    film(scene, 1, (ChargeEnded(0, 1, "contact"),), 0.3)
    assert np.abs(np.array(scene.field.men_of(1)) - before).max() > STIRRED
    scene.field.calm()
    assert np.abs(np.array(scene.field.men_of(1)) - before).max() < 1
    assert not scene.field.show.busy


def test_with_reduced_motion_everybody_stands_still(
    home: Any, raise_stage: Callable[..., GameWindow]
) -> None:
    scene = two(raise_stage(reduced_motion=True), gap=0)
    before = np.array(scene.field.men_of(1))
    frames = film(scene, 1, (ChargeEnded(0, 1, "contact"), UnitFled(0, "broke", 1)), 1.0)
    assert np.abs(frames - before).max() == 0
    scene.animator.stage(ModelsLost(1, 3, 3, 37, 0, "combat", 36_000, 24_000, 10, FACING))
    let_pass(scene, 2.0)
    assert len(scene.field.show.loose) == 0 and len(scene.field.men_of(1)) == 37
