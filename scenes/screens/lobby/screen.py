"""The registration of the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.shell.navigation import ScreenKit, Ticket

if TYPE_CHECKING:
    from game.couch.couch import Couch
    from game.input.devices import Device
    from scenes.capture.setup import Screenshot
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def _make(
    stage: Stage,
    couch: Couch | None = None,
    last_winner: int | None = None,
    game: str = "",
    opener: Device | None = None,
) -> Scene:
    """Make the lobby; see `Lobby`."""
    from scenes.screens.lobby.scene import Lobby

    return Lobby(stage, couch, last_winner, game, opener)


def _open(stage: Stage, device: Device) -> None:
    """Go to an empty lobby, which speaks to the device that opened it."""
    stage.go("lobby", opener=device)


def _screenshots() -> Sequence[Screenshot]:
    """The lobby empty, well filled, full, and its house rules."""
    from scenes.screens.lobby.screenshots import PICTURES

    return PICTURES


SCREEN = ScreenKit("lobby", _make, Ticket("play", _open), _screenshots)
