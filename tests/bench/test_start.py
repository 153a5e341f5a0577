"""What is left out of the start is still right, and still there when somebody needs it."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import game

pytestmark = pytest.mark.processes

ROOT = Path(game.__file__).resolve().parent.parent


def test_the_version_is_the_one_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == game.VERSION


@pytest.mark.parametrize(
    "unwanted", ["typer", "rich", "fluent", "game.ai.complots.bots", "multiprocessing.context"]
)
def test_the_house_opens_without_what_its_first_screen_does_not_need(unwanted: str) -> None:
    program = (
        "import sys, game.cli\n"
        "from game.app.app import App\n"
        "from game.saves.settings import Settings\n"
        "App(settings=Settings(language='fr')).texts('title-play')\n"
        f"sys.exit({unwanted!r} in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0
