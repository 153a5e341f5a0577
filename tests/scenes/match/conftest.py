"""The real stage, for the tests of the match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from game.app.app import App
from game.saves.settings import Settings
from tests.app.conftest import BASE

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver


@pytest.fixture
def house(driver: Driver, request: pytest.FixtureRequest) -> Iterator[GameWindow]:
    """The real stage, as the settings of the test want it."""
    from scenes.capture.setup import PosedPads
    from scenes.draw.style import switch_palette
    from scenes.shell.main import build_game_window
    from scenes.shell.null_sound import NullSound

    app = App([BASE], Settings(solo_open_hand=False, **request.param)).inline()
    made = build_game_window(driver.window, app, NullSound())
    made.pads.close()
    made.stage.pads = PosedPads()
    driver.window.show_view(made)
    yield made
    for scene in made.stage.scenes:
        scene.close()
    switch_palette(contrast=False)
