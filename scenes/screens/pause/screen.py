"""The registration of the two intervals: one asked for, one because pads are away."""

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
    """Make the interval, asked for with `device`."""
    from scenes.screens.pause.scene import Pause

    return Pause(stage, table, couch, device)


def _make_absent(stage: Stage, table: Table, couch: Couch) -> Scene:
    """Make the interval of a match that waits for seats whose pads are away."""
    from scenes.screens.pause.absent import AbsentSeats

    return AbsentSeats(stage, table, couch)


SCREEN = ScreenKit("pause", _make)
ABSENT = ScreenKit("absent-seats", _make_absent)
