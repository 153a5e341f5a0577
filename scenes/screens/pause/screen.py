"""The intervals of a match, as the stage knows them: asked for, or because hands are missed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.shell.navigation import ScreenKit

if TYPE_CHECKING:
    from game.app.table import Table
    from game.couch.couch import Couch
    from game.input.devices import Device
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def _make(stage: Stage, table: Table, couch: Couch, device: Device | None = None) -> Scene:
    """The interval, asked for by whoever holds `device`."""
    from scenes.screens.pause.scene import Pause

    return Pause(stage, table, couch, device)


def _make_absent(stage: Stage, table: Table, couch: Couch) -> Scene:
    """The match waits for the seats whose pads are away."""
    from scenes.screens.pause.absent import AbsentSeats

    return AbsentSeats(stage, table, couch)


SCREEN = ScreenKit("pause", _make)
ABSENT = ScreenKit("absent-seats", _make_absent)
