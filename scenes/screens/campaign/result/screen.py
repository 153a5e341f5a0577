"""The registration of the outcome."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.shell.navigation import ScreenKit

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.app.table import Table
    from game.input.devices import Device
    from scenes.capture.setup import Screenshot
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def _make(
    stage: Stage, run: Run, table: Table, device: Device, won: bool, chosen: Callable[[bool], object]
) -> Scene:
    """Make the page of an outcome; `chosen` is told whether the match is to be played again."""
    from scenes.screens.campaign.result.scene import Outcome

    return Outcome(stage, run, table, device, chosen, won=won)


def _screenshots() -> Sequence[Screenshot]:
    """A chapter won, and one that is lost."""
    from scenes.screens.campaign.result.screenshots import PICTURES

    return PICTURES


SCREEN = ScreenKit("campaign-result", _make, None, _screenshots)
