"""The registration of the ledger."""

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


def _make(stage: Stage, run: Run, device: Device | None = None, tab: str = "rivals") -> Scene:
    """Make the ledger, open at one of its parts."""
    from scenes.screens.campaign.ledger.scene import Ledger

    return Ledger(stage, run, device, tab)


def _screenshots() -> Sequence[Screenshot]:
    """Each part, late in the first act; and the rivals before anything was done."""
    from scenes.screens.campaign.ledger.screenshots import PICTURES

    return PICTURES


SCREEN = ScreenKit("campaign-ledger", _make, None, _screenshots)
