"""Every problem that the game can tell of mods is told of some mod here, with its file and its line."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

import pytest

from game import paths
from game.app.app import App
from game.app.games import all_sections
from game.mods.load import load_mods
from game.mods.manifest import BASE, find_mod_folders
from game.mods.problems import Problem
from game.mods.strays.shelf import idle_mods, loose_problems
from game.mods.wordless import wordless_problems
from game.saves.settings import Settings
from scenes.shell.mod_looks import look_problems
from tests.mods import broken
from tests.mods.hostile import Files

OURS = paths.bundled_mods_folder() / BASE
TEXTS = OURS / "text" / "en"

_ELSEWHERE = {
    "words of others": "error warning colon or kind-int kind-float kind-bool kind-str kind-list kind-table",
    "seats on a command line": "seat-word seat-twice seat-temper seat-strength seat-parts seat-bare",
    "matches tried, which take seconds": "tryout-stuck tryout-illegal tryout-endless tryout-crash",
    "house rules on a command line": "unknown-flag not-multiple seat-count kind-none",
    "the settings file": "game-gone unwritable",
    "bindings, which are the base game's": "bound-twice no-such-key",
    "a base game with holes": "mute empty-section table-no-action table-no-zones",
    "no number of a mod has one bound alone": "too-small too-big",
    "armies chosen for a match": "army-count army-none army-no-list army-unheard army-other-size",
    "lists of players, and house rules of a match": "army-no-mercenaries army-unfit",
    "names in a mod are looked up before": "army-no-faction army-no-unit",
    "the reason is told in its place": "refused",
    "sets of house rules, in files of their own": (
        "table-format table-nameless table-name-taken table-no-game table-mods-on table-mods-off table-most"
        " table-least"
    ),
}
NOT_OF_MODS = {code: why for why, codes in _ELSEWHERE.items() for code in codes.split()}
"""Problems that no folder of a mod can have, and why."""


def write(folder: Path, files: Files) -> Path:
    for name, body in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body if isinstance(body, bytes) else body.encode())
    return folder


def told_of(folder: Path) -> list[Problem]:
    """All that the game tells of one mod beside the base game."""
    app = App([OURS, folder], Settings(language="en"))
    words = wordless_problems(app.catalog, all_sections(), app.texts, trusted=[BASE])
    return [*app.problems, *look_problems(app.catalog), *words]


def told_of_shelf(shelf: Path) -> list[Problem]:
    """All that the game tells of a folder of mods."""
    loaded = load_mods([OURS, *find_mod_folders(shelf), shelf / "nobody"], all_sections(), {})
    return [*loaded.problems, *loose_problems(shelf), *idle_mods(loaded.mods)]


def odd_places(shelf: Path) -> None:
    """Things that are no files, or lie elsewhere."""
    for name in ("pipe", "abroad", "itself"):
        write(shelf / name, {"mod.toml": broken.manifest(name)})
        (shelf / name / "complots").mkdir()
    os.mkfifo(shelf / "pipe" / "complots" / "x.toml")
    (shelf / "abroad" / "complots" / "x.toml").symlink_to(Path(__file__).resolve())
    (shelf / "itself" / "complots" / "x.toml").symlink_to(shelf / "itself" / "complots" / "x.toml")


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Problem]]:
    """By mod: all that is told of it."""
    mods = ("BROKEN", "TORN", "ODD", "WORDS", "LOOKS", "UNPLAYABLE")
    home = tmp_path_factory.mktemp("broken") / "mods"
    found = {name: told_of(write(home / name.lower(), getattr(broken, name))) for name in mods}
    shelf = home.parent / "shelf"
    for name, files in broken.NEIGHBOURS.items():
        write(shelf / name, files)
    odd_places(shelf)
    (shelf / "empty").mkdir()
    write(shelf, {"pack.zip": b"PK", "loose.toml": "x = 1\n"})
    return {**found, "NEIGHBOURS": told_of_shelf(shelf)}


def code_of(problem: Problem) -> str:
    """What is told, be it by the loader or by a thing itself."""
    reason = str(problem.facts.get("reason", ""))
    own = problem.code == "refused" and reason.startswith("problem-")
    return reason.removeprefix("problem-") if own else problem.code


@cache
def known() -> frozenset[str]:
    """Every problem that there are words for."""
    texts = "".join(path.read_text("utf-8") for path in sorted(TEXTS.glob("*.ftl")))
    return frozenset(re.findall(r"^problem-([a-z0-9-]+) =", texts, re.MULTILINE))


def of_campaigns(code: str) -> bool:
    """Whether only a campaign can have it: `tests/campaign/test_checks.py` breaks each of those once."""
    return code.startswith("campaign-")


def missing(told: dict[str, list[Problem]]) -> set[str]:
    codes = {code_of(problem) for problems in told.values() for problem in problems}
    return {code for code in known() if not of_campaigns(code)} - codes - NOT_OF_MODS.keys()


@pytest.mark.whole
def test_every_problem_there_is_is_told_of_a_broken_mod(told: dict[str, list[Problem]]) -> None:
    assert not missing(told)


@pytest.mark.parametrize("name", ["BROKEN", "TORN", "ODD", "WORDS", "LOOKS", "UNPLAYABLE", "NEIGHBOURS"])
def test_without_one_of_the_mods_a_problem_is_missed(told: dict[str, list[Problem]], name: str) -> None:
    """The negative control: each of them is there for something."""
    assert missing({other: found for other, found in told.items() if other != name})


def test_what_no_mod_can_have_is_told_of_none(told: dict[str, list[Problem]]) -> None:
    codes = {code_of(problem) for problems in told.values() for problem in problems}
    assert NOT_OF_MODS.keys() - known() == set() and codes & NOT_OF_MODS.keys() == set()


def test_each_has_its_file_and_what_lies_in_a_table_its_line(told: dict[str, list[Problem]]) -> None:
    for name, problems in told.items():
        for problem in problems:
            assert problem.file, problem
            if name == "BROKEN" or (name == "ODD" and problem.where):
                assert problem.line > 0 and problem.column > 0 and problem.where, problem
