"""The registration of the credits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.shell.navigation import ScreenKit, Ticket

if TYPE_CHECKING:
    from game.input.devices import Device
    from scenes.capture.setup import Screenshot
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def _make(stage: Stage, device: Device | None = None) -> Scene:
    """Make the credits, for the device that opened them."""
    from scenes.screens.credits.scene import Credits

    return Credits(stage, device)


def _open(stage: Stage, device: Device) -> None:
    """Open the credits over the title."""
    stage.open("credits", device)


def _screenshots() -> Sequence[Screenshot]:
    """The roll after a while."""
    from scenes.capture.setup import Screenshot, wait_seconds

    return (Screenshot("credits", _make, (wait_seconds(4),)),)


SCREEN = ScreenKit("credits", _make, Ticket("credits", _open, "icon_laurels", right=True), _screenshots)
