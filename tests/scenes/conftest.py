"""A stage on the window of tests/conftest.py: real pictures and fonts, plain texts, exact time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from game import paths
from game.input.bindings_file import read_bindings

if TYPE_CHECKING:
    from scenes.draw.style import Look
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

Raise = Callable[..., "GameWindow"]


@pytest.fixture
def raise_stage(driver: Driver) -> Iterator[Raise]:
    """Call it with fields of the look to get a stage on the window; call it again to change the look."""
    from scenes.draw.style import Look, switch_palette
    from scenes.shell.window import GameWindow

    bindings, _ = read_bindings(paths.bundled_mods_folder() / "base" / "look" / "bindings.toml")
    app = SimpleNamespace(texts=lambda key, **facts: key, settings=None)
    worn: list[Look] = []

    def stage(**look: object) -> GameWindow:
        worn[:] = [Look(**look)]  # type: ignore[arg-type]
        proscenium = GameWindow(
            driver.window, app, assets=paths.assets_folder(), bindings=bindings, look=lambda: worn[0]
        )
        driver.window.show_view(proscenium)
        proscenium.step()
        return proscenium

    yield stage
    switch_palette(contrast=False)


@pytest.fixture
def a_stage(raise_stage: Raise) -> GameWindow:
    """A stage as most players see it."""
    return raise_stage()
