"""One window for all the tests of screens, and a driver for each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from game import preflight

if TYPE_CHECKING:
    import arcade

    from tests.scenes.driver import Driver


@pytest.fixture(scope="session")
def window(pytestconfig: pytest.Config) -> Iterator[arcade.Window]:
    """The window of the game, 1280 x 720; skips (with --need-gl: fails) where nothing can be drawn."""
    try:
        from scenes.window import open_window

        opened = open_window(visible=False)
    except Exception as error:
        said = preflight.explain(error)
        if pytestconfig.getoption("--need-gl"):
            pytest.fail(said, pytrace=False)
        pytest.skip(said)
    opened._enable_event_queue = False  # events arrive when they are dispatched, as in the running loop
    yield opened
    opened.close()


@pytest.fixture
def driver(window: arcade.Window) -> Iterator[Driver]:
    """Hands on the window, which is as good as new for every test."""
    from tests.scenes.driver import Driver

    hands = Driver(window)
    hands.reset()
    yield hands
    hands.reset()
