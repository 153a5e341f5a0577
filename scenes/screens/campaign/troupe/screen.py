"""The registration of the green room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.shell.navigation import ScreenKit

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.input.devices import Device
    from scenes.capture.setup import Screenshot
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def _make(stage: Stage, run: Run, done: Callable[[], object], device: Device | None = None) -> Scene:
    """Make the green room of a story; `done` is called when everybody who came in is ready."""
    from scenes.screens.campaign.troupe.room import GreenRoom

    return GreenRoom(stage, run, done, device)


def _screenshots() -> Sequence[Screenshot]:
    """Seals that are put, counted, and stood apart from; the green room."""
    from scenes.screens.campaign.troupe.screenshots import PICTURES

    return PICTURES


def _make_wager(stage: Stage, run: Run, done: Callable[[], object], device: Device | None = None) -> Scene:
    """Make the page of bets on a duel; `done` is called when everybody who watches has said something."""
    from scenes.screens.campaign.troupe.wager import Wager

    return Wager(stage, run, done, device)


WAGER = ScreenKit("campaign-wager", _make_wager)
SCREEN = ScreenKit("campaign-troupe", _make, None, _screenshots)
