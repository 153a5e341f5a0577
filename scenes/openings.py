"""The ways the command line opens the game: a seated match, a resumed one, a replay, bots to watch."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.plan import MatchPlan, plan_of
from game.couch.names import default_names
from game.couch.seating import SeatSpec, seat_all
from game.saves.save import SaveProblem
from scenes.main import Opening, couch_at, match_scene

if TYPE_CHECKING:
    from scenes.scene import Scene
    from scenes.stage import Stage


def seated(specs: Sequence[SeatSpec], wanted: MatchPlan, *, keep: bool = True) -> Opening:
    """Straight into a match, with the seats, flags, seed and position that were asked for."""

    def open_(stage: Stage) -> Scene:
        app = stage.app
        couch = seat_all(specs, stage.pads.devices(), default_names(app.texts))
        plan = plan_of(couch, wanted.game, wanted.flags, wanted.seed, wanted.first, wanted.position)
        return match_scene(stage, app.begin(plan, keep=keep), couch)

    return open_


def resumed(path: Path) -> Opening:
    """Straight back into a match that was left."""

    def open_(stage: Stage) -> Scene:
        table = stage.app.resume(path)
        if isinstance(table, SaveProblem):
            sys.exit(table.describe(stage.app.texts))
        return match_scene(stage, table, couch_at(stage, table))

    return open_


def replayed(path: Path, seat: int | None = None) -> Opening:
    """A written match plays by itself, seen from a chair (`seat`) or from the stalls."""

    def open_(stage: Stage) -> Scene:
        from scenes.complots.scene import ComplotsScene

        table = stage.app.playback(path)
        if isinstance(table, SaveProblem):
            sys.exit(table.describe(stage.app.texts))
        return ComplotsScene(stage, table, couch_at(stage, table), seen_from=seat)

    return open_
