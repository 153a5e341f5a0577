"""The first screen does not wait for what nobody sees on it."""

import subprocess
import sys

import pytest

from tests.tools import ROOT

HEAVY = ("arcade", "pyglet", "PIL.ImageDraw")
ROOMS = ("table", "booklet", "tutorial", "finale")
LOADED = """
import sys
{before}
print(" ".join(sys.modules))
"""
REAL = """
from scenes.shell.headless import enable_headless
enable_headless()
import arcade
"""


def loaded(before: str) -> list[str]:
    """The modules that a fresh process has loaded after some lines."""
    program = LOADED.format(before=before)
    said = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return said.stdout.split()


@pytest.mark.processes
def test_registries_of_games_and_screens_load_nothing_that_draws() -> None:
    modules = loaded("import scenes.shell.main, scenes.games, scenes.screens")
    assert "scenes.games.roulette.kit" in modules and "scenes.screens.lobby.screen" in modules
    assert [name for name in modules if name.startswith(HEAVY)] == []
    assert [
        name for name in modules if name.startswith("scenes.games.") and name.split(".")[-2] in ROOMS
    ] == []
    assert "scenes.screens.title.scene" not in modules


@pytest.mark.processes
def test_what_the_game_never_uses_is_left_out_of_arcade() -> None:
    code = f"{REAL}\nassert not hasattr(sys.modules['pytiled_parser'], '__file__')"
    modules = loaded(code)
    assert "arcade" in modules and "pytiled_parser.tiled_object" in modules
    assert "pytiled_parser.parsers" not in modules
    assert "pymunk" not in modules, "tracing outlines and physics of arcade"
