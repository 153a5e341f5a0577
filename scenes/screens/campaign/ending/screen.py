"""The registration of the end."""

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
    """Make the end of a story."""
    from scenes.screens.campaign.ending.scene import Ending

    return Ending(stage, run, device)


def _screenshots() -> Sequence[Screenshot]:
    """Among five curtains, behind the only one, and before one that stays closed."""
    from scenes.screens.campaign.ending.screenshots import PICTURES

    return PICTURES


SCREEN = ScreenKit("campaign-end", _make, None, _screenshots)
