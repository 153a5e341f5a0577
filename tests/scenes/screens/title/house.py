"""The real house on the test window: real content, words and settings; hands that press real buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from game import paths
from game.app.app import App
from game.app.plan import plan_of
from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.bindings_file import read_bindings
from game.input.devices import KEYS, Device, Family
from game.saves.settings import Settings
from tests.slices import sliced

if TYPE_CHECKING:
    from game.app.table import Table
    from scenes.pads.contract import Pads
    from scenes.pads.virtual import VirtualPad
    from scenes.shell.scene import Scene
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

Raise = Callable[..., "GameWindow"]

LOOKS = sliced(
    [
        pytest.param({"language": "fr"}, id="fr"),
        pytest.param({"language": "en"}, id="en"),
        pytest.param({"language": "fr", "text_scale": 115, "dyslexia_font": True}, id="fr-large-plain"),
        pytest.param({"language": "en", "text_scale": 115, "high_contrast": True}, id="en-large-contrast"),
    ],
    *(2, 3),
)
"""The settings that change how words lie on a screen."""


@lru_cache(maxsize=1)
def _pictures(folder: Path) -> Any:
    """Every house of the tests hangs the same pictures: they are opened once."""
    from scenes.draw.art import Art

    return Art(folder)


_SAID: dict[str, Any] = {}
"""What was read of each language, for all houses."""


@pytest.fixture
def raise_house(driver: Driver, home: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Raise]:
    """Call it with settings to get a house on the window; `pads` hands it the pads of a test."""
    from scenes.draw.style import switch_palette
    from scenes.screens import SCREENS
    from scenes.shell.window import GameWindow

    bindings, _ = read_bindings(paths.bundled_mods_folder() / "base" / "look" / "bindings.toml")
    monkeypatch.setattr("scenes.shell.window.Art", lambda folder, *_: _pictures(folder))

    def raised(pads: Pads | None = None, **settings: object) -> GameWindow:
        app = App(
            mods=[paths.bundled_mods_folder() / "base"],
            settings=Settings().but(**{"language": "fr", **settings}),
        )
        app.texts._bundles = _SAID
        house = GameWindow(
            driver.window,
            app.inline(),
            assets=paths.assets_folder(),
            bindings=bindings,
            pads=pads,
            screens=SCREENS,
        )
        house.stage.quit = lambda: None
        driver.window.show_view(house)
        house.step()
        return house

    yield raised
    switch_palette(contrast=False)


@pytest.fixture
def pads() -> Iterator[Pads]:
    """SDL pads, with nothing plugged in."""
    from scenes.pads.all_pads import open_pads
    from scenes.pads.sdl_pads import SdlPads
    from scenes.pads.virtual import VirtualPad

    bindings, _ = read_bindings(paths.bundled_mods_folder() / "base" / "look" / "bindings.toml")
    opened = open_pads(bindings)
    if not isinstance(opened, SdlPads) or opened.devices():
        pytest.skip("no virtual pads here, or a real one is plugged in")
    yield opened
    VirtualPad.unplug_all(opened)
    opened.close()


def plug(house: GameWindow, family: Family = Family.XBOX, serial: str = "A") -> VirtualPad:
    """Plug a virtual pad into the pads of a house."""
    from scenes.pads.virtual import VirtualPad

    pad = VirtualPad(house.pads, family, serial=serial).plug()
    house.step(frames=2)
    return pad


def tap(house: GameWindow, pad: VirtualPad, what: str) -> None:
    """Press and let go a button of a pad, a frame each."""
    pad.press(what)
    house.step()
    pad.release(what)
    house.step()


def click_spot(driver: Driver, box: tuple[float, float, float, float]) -> None:
    """Click the middle of a box."""
    x, y, w, h = box
    driver.click(x + w / 2, y + h / 2)


def seat(
    house: GameWindow,
    *devices: Device,
    bots: int = 2,
    game: str = "complots",
    flags: dict[str, int | bool | str] | None = None,
) -> tuple[Table, Couch]:
    """A table with these devices and some bots at it, unwritten."""
    app = house.stage.app
    couch = Couch(default_names(app.texts))
    for device in devices or (KEYS,):
        couch.join(device)
    for _ in range(bots):
        couch.add_bot("bold", "weak")
    return app.begin(plan_of(couch, game, flags or {}, 7), keep=False), couch


def faults(scene: Scene) -> list[str]:
    """Everything wrong with the words and pictures of a scene now."""
    from scenes.capture.readability import missing_pictures, text_problems

    texts = scene.stage.app.texts
    lost = [*texts.missing, *texts.faults]
    return [*text_problems(scene), *missing_pictures(scene), *lost]
