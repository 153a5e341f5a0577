"""Files of a mod: found below its folder, and never beyond it."""

import sys
from pathlib import Path

import pytest

from game.mods.source import files_of_mod, names_below

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links are for systems that have them")


def written(folder: Path, *places: str) -> Path:
    """A folder with empty files at these places."""
    for place in places:
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).touch()
    return folder


def test_files_stand_in_the_order_of_their_parts_and_hidden_ones_are_none(tmp_path: Path) -> None:
    mod = written(tmp_path / "mine", "a/b.toml", "a-b.toml", "a/.c.toml", ".d/e.toml", "mod.toml")
    assert names_below(mod) == ["a/b.toml", "a-b.toml", "mod.toml"]


def test_a_link_in_a_mod_is_followed_and_one_that_leads_out_of_it_is_not(tmp_path: Path) -> None:
    mod = written(tmp_path / "mine", "words/a.ftl", "text/en/b.ftl")
    (mod / "text" / "fr").symlink_to(mod / "words", target_is_directory=True)
    assert files_of_mod(mod, "text/fr", ".ftl") == [mod / "text" / "fr" / "a.ftl"]
    (mod / "text" / "fr").unlink()
    (mod / "text" / "fr").symlink_to(written(tmp_path / "far", "a.ftl"), target_is_directory=True)
    assert files_of_mod(mod, "text/fr", ".ftl") == []
    assert files_of_mod(mod, "text/en", ".ftl") == [mod / "text" / "en" / "b.ftl"]
    assert files_of_mod(mod, "look") == []
