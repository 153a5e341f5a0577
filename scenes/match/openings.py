"""The ways into a match: dealt, seated in words, taken up again, replayed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.plan import MatchPlan, couch_of, plan_of
from game.app.table import Table
from game.couch.couch import Couch
from game.couch.names import default_names
from game.couch.seating import SeatSpec, seat_all
from game.input.devices import KEYS, KEYS2, MOUSE, Device
from game.saves.save import SaveProblem

if TYPE_CHECKING:
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage

FIXED: tuple[Device, ...] = (KEYS, KEYS2, MOUSE)
"""Devices that are always there."""

Opening = Callable[["Stage"], "Scene"]
"""A function that makes the first scene of an evening."""


def couch_at(stage: Stage, table: Table) -> Couch:
    """Return the couch of a table's plan: each person on their chair, with the devices that are there."""
    devices = (*FIXED, *stage.pads.devices())
    return couch_of(table.plan, default_names(stage.app.texts), devices)


def raise_curtain(stage: Stage, scene: Scene) -> None:
    """Three knocks, and the curtain rises on a match."""
    stage.sounds.play("blows")
    stage.replace(scene)


def open_match(stage: Stage, plan: MatchPlan, couch: Couch) -> None:
    """Deal a new match and show its first card."""
    raise_curtain(stage, stage.make("match", stage.app.begin(plan), couch))


def resume_saved_match(stage: Stage, path: Path) -> str:
    """Go on with a saved match; returns the sentence that says why not, or nothing."""
    scene = taken_up(stage, path)
    if isinstance(scene, SaveProblem):
        return scene.describe(stage.app.texts)
    raise_curtain(stage, scene)
    return ""


def taken_up(stage: Stage, path: Path) -> Scene | SaveProblem:
    """The screen of a saved match where it stopped, or why it cannot be gone on with."""
    table = stage.app.resume(path)
    return table if isinstance(table, SaveProblem) else stage.make("match", table, couch_at(stage, table))


def saved_match_opening(path: Path) -> Opening:
    """Straight back into a match that was left."""

    def open_(stage: Stage) -> Scene:
        scene = taken_up(stage, path)
        if isinstance(scene, SaveProblem):
            sys.exit(scene.describe(stage.app.texts))
        return scene

    return open_


def new_match_opening(specs: Sequence[SeatSpec], wanted: MatchPlan, *, keep: bool = True) -> Opening:
    """Straight into a match, with the seats, flags, seed and position that were asked for."""

    def open_(stage: Stage) -> Scene:
        app = stage.app
        couch = seat_all(specs, stage.pads.devices(), default_names(app.texts))
        plan = plan_of(couch, wanted.game, wanted.flags, wanted.seed, wanted.first, wanted.position)
        return stage.make("match", app.begin(plan, keep=keep), couch)

    return open_


def replay_opening(path: Path, seat: int | None = None) -> Opening:
    """A written match plays by itself, seen from a chair (`seat`) or from the stalls."""

    def open_(stage: Stage) -> Scene:
        table = stage.app.playback(path)
        if isinstance(table, SaveProblem):
            sys.exit(table.describe(stage.app.texts))
        return stage.make("match", table, couch_at(stage, table), seat)

    return open_
