"""The real stage, for the tests of the match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from game.app.app import App
from game.saves.settings import Settings
from tests.app.conftest import BASE

if TYPE_CHECKING:
    from scenes.shell.window import Proscenium
    from tests.scenes.driver import Driver


@pytest.fixture
def house(driver: Driver, request: pytest.FixtureRequest) -> Iterator[Proscenium]:
    """The real stage, as the settings of the test want it."""
    from scenes.capture.setup import PosedPads
    from scenes.draw.style import wear
    from scenes.shell.main import furnish
    from scenes.shell.null_sound import Silence

    app = App([BASE], Settings(solo_open_hand=False, **request.param)).inline()
    made = furnish(driver.window, app, Silence())
    made.pads.close()
    made.stage.pads = PosedPads()
    driver.window.show_view(made)
    yield made
    for scene in made.stage.scenes:
        scene.close()
    wear(contrast=False)
