"""A lobby on the test window: real pictures, words, bindings and virtual pads; settings that go nowhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from game import paths
from game.app.games import all_sections
from game.input.bindings_file import read_bindings
from game.mods.load import Loaded, load_mods
from game.mods.texts import Texts
from game.saves.settings import Settings
from tests.builders import BASE

if TYPE_CHECKING:
    import arcade

    from game.app.plan import MatchPlan
    from scenes.pads.contract import Pads
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver


@cache
def words(language: str) -> Texts:
    """The words of a language, read once."""
    return Texts(language, [BASE])


@cache
def base_only() -> Loaded:
    """The base content, and no other mod."""
    return load_mods([BASE], all_sections())


class House:
    """What the lobby asks of the app: content, words, and settings that are kept in memory only."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.loaded = settings, base_only()
        self.catalog = self.loaded.catalog
        self.texts = words(settings.spoken)
        self.kept: list[dict[str, object]] = []

    def change(self, **fields: object) -> None:
        """Change settings and note that they were to be kept."""
        self.settings = self.settings.but(**fields)
        self.kept.append(fields)


class Ears:
    """Every sound that was asked for."""

    on_caption: Callable[[str], object] | None = None

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.tune: str | None = None

    def play(self, name: str, *, pitch: float = 1.0, pan: float = 0.0) -> None:
        """Note it."""
        self.heard.append(name)

    def music(self, name: str | None, fade: float = 1.2) -> None:
        """Note it."""
        self.tune = name

    def duck(self, on: bool) -> None:
        """Nothing gets softer."""

    def hush(self, seconds: float) -> None:
        """Nothing falls silent."""

    def resume(self) -> None:
        """Nothing comes back."""

    def tension(self, amount: float) -> None:
        """Nothing tightens."""

    def update(self, dt: float) -> None:
        """Nothing is heard."""


def a_house(window: arcade.Window, pads: Pads | None = None, **settings: object) -> GameWindow:
    """A stage with a house around it, ready to be shown."""
    from scenes.screens import SCREENS
    from scenes.shell.look import look_from_settings
    from scenes.shell.window import GameWindow

    bindings, _ = read_bindings(paths.bundled_mods_folder() / "base" / "look" / "bindings.toml")
    house = House(Settings(language="fr").but(**settings))
    return GameWindow(
        window,
        house,
        assets=paths.assets_folder(),
        bindings=bindings,
        look=lambda: look_from_settings(house.settings, software=True),
        sounds=Ears(),
        pads=pads,
        screens=SCREENS,
    )


OpenStage = Callable[..., "GameWindow"]


@pytest.fixture
def pads() -> Iterator[Pads]:
    """All pads of the sofa; skips where SDL is missing."""
    from scenes.pads.all_pads import open_pads
    from scenes.pads.sdl_pads import SdlPads
    from scenes.pads.virtual import VirtualPad

    bindings, _ = read_bindings(paths.bundled_mods_folder() / "base" / "look" / "bindings.toml")
    found = open_pads(bindings)
    if not isinstance(found, SdlPads):
        pytest.skip("no SDL here")
    yield found
    VirtualPad.unplug_all(found)
    found.close()


@pytest.fixture
def open_stage(driver: Driver) -> Iterator[OpenStage]:
    """Call it with settings (and `pads=`) to get a stage on the window with a house around it."""
    from scenes.draw.style import switch_palette

    def stage(pads: Pads | None = None, **settings: object) -> GameWindow:
        proscenium = a_house(driver.window, pads, **settings)
        driver.window.show_view(proscenium)
        proscenium.step()
        return proscenium

    yield stage
    switch_palette(contrast=False)


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[MatchPlan]:
    """Every match the lobby wanted to begin, instead of its screen."""
    plans: list[MatchPlan] = []

    def open_match(stage: Any, plan: MatchPlan, couch: Any) -> None:
        plans.append(plan)

    monkeypatch.setattr("scenes.screens.lobby.scene.open_match", open_match)
    return plans
