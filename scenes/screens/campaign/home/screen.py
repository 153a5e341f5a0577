"""The registrations of the shelf of stories, and of the pegs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.shell.navigation import ScreenKit, Ticket

if TYPE_CHECKING:
    from game.app.campaign.slots import Slots
    from game.input.devices import Device
    from scenes.capture.setup import Screenshot
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def _make(stage: Stage, device: Device | None = None, slots: Slots | None = None) -> Scene:
    """Make the shelf, for the device that opened it."""
    from scenes.screens.campaign.home.shelf import Shelf

    return Shelf(stage, device, slots)


def _make_pegs(stage: Stage, slot: int, campaign: str, device: Device | None = None) -> Scene:
    """Make the pegs, from which a new story in a slot begins."""
    from scenes.screens.campaign.home.pegs import Pegs

    return Pegs(stage, slot, campaign, device)


def _open(stage: Stage, device: Device) -> None:
    """Open the shelf over the title."""
    stage.open("campaign", device)


def _screenshots() -> Sequence[Screenshot]:
    """The shelf full and empty, the question before a story is put away, and the pegs."""
    from scenes.screens.campaign.home.screenshots import PICTURES

    return PICTURES


SCREEN = ScreenKit("campaign", _make, Ticket("campaign", _open), _screenshots)
PEGS = ScreenKit("campaign-pegs", _make_pegs)
