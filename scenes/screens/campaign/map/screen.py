"""The registration of the map."""

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
    """Make the map of a story."""
    from scenes.screens.campaign.map.scene import CampaignMap

    return CampaignMap(stage, run, device)


def _screenshots() -> Sequence[Screenshot]:
    """The first page, the middle of the act, a match that was left."""
    from scenes.screens.campaign.map.screenshots import PICTURES

    return PICTURES


SCREEN = ScreenKit("campaign-map", _make, None, _screenshots)
