"""The registration of backstage."""

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
    """Make the gallery of a story."""
    from scenes.screens.campaign.gallery.scene import Gallery

    return Gallery(stage, run, device)


def _screenshots() -> Sequence[Screenshot]:
    """Late in the first act."""
    from scenes.screens.campaign.gallery.screenshots import PICTURES

    return PICTURES


SCREEN = ScreenKit("campaign-gallery", _make, None, _screenshots)
