"""The registration of the stall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.shell.navigation import ScreenKit

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.input.devices import Device
    from scenes.capture.setup import Screenshot
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def _make(stage: Stage, run: Run, device: Device | None = None) -> Scene:
    """Make the stall of a story."""
    from scenes.screens.campaign.map.market.scene import Stall

    return Stall(stage, run, device)


def _screenshots() -> Sequence[Screenshot]:
    """Something to sell, something sold, a warning, and what is written at a table of it."""
    from scenes.screens.campaign.map.market.screenshots import PICTURES

    return PICTURES


SCREEN = ScreenKit("campaign-market", _make, None, _screenshots)
