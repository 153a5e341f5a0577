"""The wheel holds the game and everything it shows; an installation for work copies nothing."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.tools import ROOT

pytestmark = pytest.mark.processes

BUILD = "import sys; from hatchling import build; build.{}(sys.argv[1])"


def built(kind: str, folder: Path) -> list[str]:
    pytest.importorskip("hatchling", reason="hatchling builds the wheel: python3 tools/test.py installs it")
    command = [sys.executable, "-c", BUILD.format(kind), str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    with ZipFile(next(folder.glob("perfidie-*.whl"))) as wheel:
        return wheel.namelist()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    yield built("build_wheel", tmp_path_factory.mktemp("wheel"))


def test_every_module_is_in_the_wheel(wheel: list[str]) -> None:
    rooms = (ROOT / "game", ROOT / "scenes")
    modules = [path.relative_to(ROOT).as_posix() for room in rooms for path in room.rglob("*.py")]
    assert set(modules) <= set(wheel)


def test_mods_lie_inside_the_package(wheel: list[str]) -> None:
    assert "game/_data/mods/base/mod.toml" in wheel


def test_fonts_lie_inside_the_package_with_their_licences(wheel: list[str]) -> None:
    fonts = [path.name for path in (ROOT / "assets" / "fonts").iterdir() if path.is_file()]
    assert {f"game/_data/assets/fonts/{name}" for name in fonts} <= set(wheel)
    assert any(name.endswith("licenses/LICENSE") for name in wheel)


def test_pictures_and_sounds_travel_ready_made(wheel: list[str]) -> None:
    assert "game/_data/assets/img/index.json" in wheel
    assert [name for name in wheel if name.startswith("game/_data/assets/sounds/")]
    assert not [name for name in wheel if "assets/svg" in name or "fonts/source" in name]


def test_nothing_else_is_spread_over_site_packages(wheel: list[str]) -> None:
    assert {name.split("/")[0].split("-")[0] for name in wheel} == {"game", "scenes", "perfidie"}


def test_an_installation_for_work_points_at_the_checkout(tmp_path: Path) -> None:
    names = built("build_editable", tmp_path)
    assert "_perfidie.pth" in names
    assert not [name for name in names if name.startswith(("game/", "scenes/"))]
