"""The registration of the options."""

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
    """Make the options, for the device that opened them."""
    from scenes.screens.options.scene import Options

    return Options(stage, device)


def _open(stage: Stage, device: Device) -> None:
    """Open the options over whatever is shown."""
    stage.open("options", device)


def _screenshots() -> Sequence[Screenshot]:
    """The first board."""
    from scenes.capture.setup import Screenshot

    return (Screenshot("options", _make),)


SCREEN = ScreenKit("options", _make, Ticket("options", _open), _screenshots)
