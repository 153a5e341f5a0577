"""The registration of the theatre."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from scenes.shell.navigation import ScreenKit

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.input.devices import Device
    from scenes.capture.setup import Screenshot
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def _make(stage: Stage, run: Run, device: Device | None = None) -> Scene:
    """Make the theatre with the scene that a run tells now."""
    from scenes.screens.campaign.theatre.scene import Theatre
    from scenes.screens.campaign.troupe.theatre import TroupeTheatre

    return (Theatre if run.story.troupe is UNSET else TroupeTheatre)(stage, run, device)


def _screenshots() -> Sequence[Screenshot]:
    """Somebody speaks, or thinks; choices, the question why, the journal, the interval, the clerk."""
    from scenes.screens.campaign.theatre.screenshots import theatre_pictures

    return theatre_pictures()


SCREEN = ScreenKit("campaign-scene", _make, screenshots=_screenshots)
