"""The registration of the title and of the question which game is meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.shell.navigation import ScreenKit

if TYPE_CHECKING:
    from game.input.devices import Device
    from scenes.capture.setup import Screenshot
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def _make(stage: Stage) -> Scene:
    """Make the title."""
    from scenes.screens.title.scene import Title

    return Title(stage)


def _make_picker(
    stage: Stage, title: str, games: Sequence[str], chosen: Callable[[str], object], device: Device
) -> Scene:
    """Make the question which game is meant; see `GamePicker`."""
    from scenes.screens.title.game_picker import GamePicker

    return GamePicker(stage, title, games, chosen, device)


def _screenshots() -> Sequence[Screenshot]:
    """The title alone, and asking which game to learn."""
    from scenes.screens.title.screenshots import PICTURES

    return PICTURES


SCREEN = ScreenKit("title", _make, screenshots=_screenshots)
WHICH_GAME = ScreenKit("which-game", _make_picker)
