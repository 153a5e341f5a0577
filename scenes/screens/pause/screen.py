"""The registration of the two intervals, asked for or because pads are away, and of the story told there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.shell.navigation import ScreenKit

if TYPE_CHECKING:
    from game.app.table import Table
    from game.couch.couch import Couch
    from game.input.devices import Device
    from scenes.capture.setup import Screenshot
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


def _make_tale(stage: Stage, table: Table, couch: Couch, device: Device | None = None) -> Scene:
    """Make the story of the match so far."""
    from scenes.screens.pause.tale import Tale

    return Tale(stage, table, couch, device)


def _tale_screenshots() -> Sequence[Screenshot]:
    """The story of a match of each game, and the interval that leads to it."""
    from scenes.screens.pause.tale_screenshots import tale_pictures

    return tale_pictures()


SCREEN = ScreenKit("pause", _make)
TALE = ScreenKit("tale", _make_tale, screenshots=_tale_screenshots)
ABSENT = ScreenKit("absent-seats", _make_absent)
