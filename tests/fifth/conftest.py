"""The three lines by which a game enters the house, in this process and in others."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game import paths
from game.ai import BOTS
from game.app.app import App
from game.app.games import GAMES
from game.saves.settings import Settings
from scenes.games import KITS
from tests.builders import BASE
from tests.fifth.house import BonesGame
from tests.fifth.kit import KIT
from tests.tools import ROOT

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

MOD = Path(__file__).parent / "mod"
LINES = {
    "app": 'GAMES["dice"] = BonesGame()',
    "bots": 'BOTS["dice"] = "tests.fifth.bots"',
    "kit": 'KITS["dice"] = KIT',
}
"""All that anybody has to write outside the game's own folder."""
PROGRAM = """
from functools import partial
import scenes.shell.main
from game.ai import BOTS
from game.app.games import GAMES
from scenes.games import KITS
from scenes.shell.headless import enable_headless
from tests.fifth.house import BonesGame
from tests.fifth.kit import KIT
{lines}
def perform(house):
    house.on_draw()
    while house.stage.scene.in_match:
        house.stage.scene.table.pace = {pace}
        house.step(0.1)
if __name__ == "__main__":
    enable_headless()
    scenes.shell.main.play = partial(scenes.shell.main.play, perform=perform)
    from game.cli import main
    main()
"""
"""The command of the house with these lines in it; a match is played without a screen, up to its end."""

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def fifth(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is in the house, for the time of a test."""
    monkeypatch.setitem(GAMES, "dice", BonesGame())
    monkeypatch.setitem(BOTS, "dice", "tests.fifth.bots")
    monkeypatch.setitem(KITS, "dice", KIT)


@pytest.fixture
def app(fifth: None, home: Path) -> App:
    """The house with the game and its words."""
    return App([BASE, MOD], Settings(language="fr", solo_open_hand=False)).inline()


@pytest.fixture
def house(app: App, driver: Driver) -> Iterator[GameWindow]:
    """The real stage, with pads of all families."""
    from scenes.capture.setup import PosedPads
    from scenes.shell.main import build_game_window
    from scenes.shell.null_sound import NullSound

    made = build_game_window(driver.window, app, NullSound())
    made.pads.close()
    made.stage.pads = PosedPads()
    made.stage.quit = lambda: None
    driver.window.show_view(made)
    made.step()
    yield made
    for scene in made.stage.scenes:
        scene.close()


@pytest.fixture
def start(home: Path, tmp_path: Path) -> Start:
    """Start the command in a process of its own: `lines` let the game in, `pace` is that of the bots."""
    shutil.copytree(MOD, paths.user_mods() / "fifth")

    def started(
        *words: str | Path, lines: tuple[str, ...] = tuple(LINES), pace: float = 0.0
    ) -> subprocess.Popen[str]:
        path = tmp_path / "command.py"
        path.write_text(PROGRAM.format(lines="\n".join(LINES[line] for line in lines), pace=pace))
        return subprocess.Popen(
            [sys.executable, str(path), *map(str, words)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )

    return started
