"""Lua files among the tables of a game: found, checked, counted and carried like these."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.app import App
from game.mods.problems import Problem
from game.mods.scripts.script_def import scripts_of
from game.saves.settings import Settings
from tests.app.conftest import BASE

MANIFEST = 'format = 1\nid = "mine"\nversion = "1"\ntitle = "Mine"\nrequires = ["base"]\n'
SOUND = "return { on = { turn_start = function(facts) return {} end } }\n"


def house(folder: Path, files: dict[str, str]) -> App:
    mod = folder / "mods" / "mine"
    for name, text in {"mod.toml": MANIFEST, **files}.items():
        (mod / name).parent.mkdir(parents=True, exist_ok=True)
        (mod / name).write_text(text, encoding="utf-8")
    return App([BASE, mod], Settings(language="en"))


def problems(folder: Path, files: dict[str, str]) -> list[Problem]:
    return [one for one in house(folder, files).problems if "mine" in one.file]


def test_a_lua_file_is_a_script_of_its_game(tmp_path: Path) -> None:
    app = house(tmp_path, {"complots/one.lua": SOUND, "complots/more/two.lua": SOUND})
    scripts = scripts_of(app.catalog, "complots")
    assert not app.problems and scripts is not None
    assert [(one.mod, one.path) for one in scripts.scripts] == [
        ("mine", "complots/more/two.lua"),
        ("mine", "complots/one.lua"),
    ]
    assert scripts_of(app.catalog, "roulette") is None


def test_a_script_may_stand_in_a_table_with_a_priority(tmp_path: Path) -> None:
    table = f'[script.late]\npriority = -1\nsource = """{SOUND}"""\n[script.early]\npriority = 9\n'
    table += f"source = '{SOUND.strip()}'\n"
    app = house(tmp_path, {"complots/all.toml": table, "complots/middle.lua": SOUND})
    scripts = scripts_of(app.catalog, "complots")
    assert scripts is not None
    assert [one.path for one in scripts.scripts] == ["[script.early]", "complots/middle.lua", "[script.late]"]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("return {", "script-source", 1),
        ("local a = 1\nlocal b =\nreturn {}", "script-source", 3),
        ("return 5", "script-source", 0),
        ("return { on = { turn_begin = function() end } }", "unknown-hook", 0),
    ],
)
def test_a_script_that_nobody_could_ask_is_told_with_its_place(
    tmp_path: Path, text: str, code: str, line: int
) -> None:
    (found,) = problems(tmp_path, {"complots/one.lua": text})
    assert (found.code, found.file, found.line) == (code, "mods/mine/complots/one.lua", line)
    assert found.severity == "error"


def test_a_misspelt_hook_is_told_with_the_one_that_was_meant(tmp_path: Path) -> None:
    (found,) = problems(tmp_path, {"complots/one.lua": SOUND.replace("turn_start", "turn_strat")})
    assert found.facts["near"] == "turn_start"


def test_a_hook_of_another_game_is_none_of_this_one(tmp_path: Path) -> None:
    (found,) = problems(tmp_path, {"roulette/one.lua": SOUND.replace("turn_start", "declare")})
    assert found.code == "unknown-hook" and found.facts["game"] == "roulette"


def test_what_a_script_says_counts_for_saves(tmp_path: Path) -> None:
    def hashes(text: str) -> dict[str, str]:
        mods = house(tmp_path, {"complots/one.lua": text}).catalog.mods
        return next(mod.game_hashes for mod in mods if mod.id == "mine")

    one = hashes(SOUND)
    assert set(one) == {"complots"} and one == hashes(SOUND) != hashes(SOUND + "-- more\n")
