"""What editors know of scripts is what the game's own types say; a new mod brings it along."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from game.app.content.script_words import script_words
from game.app.games import GAMES
from game.mods.packing.editors import LUA_FOLDER
from game.mods.packing.lesson import LESSONS, begin_mod
from game.paths import bundled_mods_folder
from game.scripting.box import Box
from tools.schemas import LUA, metas

SCRIPTED = [game for game in GAMES if script_words(game) is not None]


def test_committed_files_are_what_the_types_say() -> None:
    stale = [name for name, text in metas().items() if (LUA / f"{name}.lua").read_text("utf-8") != text]
    assert stale == [], "run python tools/schemas.py"
    assert {path.stem for path in LUA.iterdir()} == set(metas())


@pytest.mark.parametrize("game", SCRIPTED)
def test_every_hook_every_fact_and_every_wish_is_told(game: str) -> None:
    words, text = script_words(game), metas()[game]
    assert words is not None
    for hook, kind in words.hooks.items():
        (told,) = re.findall(rf"---@class perfidie.{game}.facts.{hook} : \S+\n((?:---@field .*\n)*)", text)
        fields = re.findall(r"@field (\w+)", told)
        assert fields == [field.encode_name for field in msgspec.structs.fields(kind)], hook
        assert f"---@field {hook}? fun(" in text
    for tag, wish in words.wishes.items():
        (told,) = re.findall(rf"---@class perfidie.{game}.wish.{tag}\n((?:---@field .*\n)*)", text)
        fields = re.findall(r"@field (\w+)", told)
        assert fields == ["wish", *(field.encode_name for field in msgspec.structs.fields(wish))], tag
    assert set(re.findall(r"perfidie[.\w]+", text)) <= {
        *re.findall(r"@(?:class|alias) (\S+)", text),
    }


def test_the_library_lists_what_other_luas_have_and_ours_has_not() -> None:
    box, text = Box("library"), metas()["library"]
    gone, ours = text.split("---@deprecated", 1)
    assert {*re.findall(r"function ([\w.]+)", gone)} <= box.library
    assert not {*re.findall(r"function ([\w.]+)", ours)} & box.library


def begun(folder: Path) -> Path:
    """A new mod that is one script."""
    meta = {path.stem: path.read_text("utf-8") for path in LUA.iterdir()}
    begin_mod(bundled_mods_folder() / LESSONS["script"], folder, "Ann", {}, meta)
    return folder


def test_a_new_mod_brings_it_along(tmp_path: Path) -> None:
    folder = begun(tmp_path / "mine")
    told = json.loads((folder / ".luarc.json").read_text("utf-8"))
    assert told["workspace.library"] == [LUA_FOLDER]
    off = {name for name, way in told["runtime.builtin"].items() if way == "disable"}
    assert {"io", "os", "debug"} <= off and not off & Box("library").library
    assert {path.stem for path in (folder / LUA_FOLDER).iterdir()} == set(metas())


@pytest.mark.processes
def test_the_language_server_has_nothing_against_shipped_scripts_where_it_is_installed(
    tmp_path: Path,
) -> None:
    server, folder = shutil.which("lua-language-server"), begun(tmp_path / "mine")
    if server is not None:
        said = subprocess.run([server, "--check", str(folder)], capture_output=True, check=False, text=True)
        assert said.returncode == 0, said.stdout
    scripts = list(bundled_mods_folder().glob("*/*/*.lua"))
    assert scripts and all("---@type perfidie." in path.read_text("utf-8") for path in scripts)
