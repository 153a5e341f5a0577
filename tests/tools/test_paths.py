"""Content is found in a checkout, a wheel and a frozen build; a player's folders are his own."""

import sys
from pathlib import Path

import platformdirs
import pytest

from game import paths

CHECKOUT = Path(__file__).resolve().parents[2]


def test_a_checkout_uses_its_own_mods_and_assets() -> None:
    assert paths.bundled_mods_folder() == CHECKOUT / "mods"
    assert paths.assets_folder() == CHECKOUT / "assets"
    assert (paths.bundled_mods_folder() / "base").is_dir()


def test_a_wheel_brings_its_content_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game" / "_data").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "game" / "paths.py"))
    assert paths.bundled_mods_folder() == tmp_path / "game" / "_data" / "mods"


def test_a_frozen_build_unpacks_its_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.assets_folder() == tmp_path / "assets"


def test_one_variable_moves_every_folder_of_the_player(home: Path) -> None:
    assert paths.saves_folder() == home / "saves"
    assert paths.user_mods() == home / "mods"
    assert paths.config_folder() == home / "config"
    assert paths.log_folder() == home / "log"
    assert not home.exists()


def test_otherwise_they_lie_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PERFIDIE_HOME")
    data = platformdirs.user_data_path("perfidie", appauthor=False)
    assert paths.saves_folder() == data / "saves"
    assert paths.user_mods() == data / "mods"
    assert paths.config_folder() == platformdirs.user_config_path("perfidie", appauthor=False)
    assert paths.log_folder() == platformdirs.user_log_path("perfidie", appauthor=False)


def test_an_empty_variable_is_no_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PERFIDIE_HOME", "")
    assert paths.saves_folder().name == "saves"
    assert paths.saves_folder().is_absolute()
