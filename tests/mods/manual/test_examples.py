"""What the manual shows is taken from it as it is printed, and nothing is wrong with it."""

import re
from pathlib import Path

import pytest
from PIL import Image

from game.app.app import App
from game.app.games import GAMES, all_sections
from game.app.games.registry import sections_of
from game.cli.modding.manual_pages import manual_pages
from game.input.bindings_file import read_bindings
from game.mods.manual.examples import mod_of
from game.mods.problems import Problem
from game.mods.scripts.files import TABLE
from game.mods.strays.shelf import idle_mods
from game.mods.texts import LANGUAGES
from game.mods.wordless import wordless_problems
from game.saves.settings import Settings
from scenes.shell.look_files import look_files
from scenes.shell.mod_looks import look_problems
from tests.mods.manual.test_pages import whole_book
from tools.manual import ROOT

BASE = ROOT / "mods" / "base"
SHOWN = re.compile(r"^```\w+\n(?:#|--) mods/([^/\n]+)/(\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
MANIFEST = 'format = 1\nid = "{id}"\nversion = "1"\ntitle = "{id}"\nrequires = ["base"]\n'


def shown_files(page: str) -> dict[str, str]:
    """The files that a page shows, in both languages together, by their places in its mod."""
    found = {}
    for language in LANGUAGES:
        for mod, place, text in SHOWN.findall(whole_book(language)[1][page]):
            assert mod == mod_of(page) and "#: " not in text and "--: " not in text
            found[place] = text
    return found


def put_down(folder: Path, page: str, files: dict[str, str]) -> Path:
    """The example of a page as a mod with its pictures; who shows no `mod.toml` gets a plain one."""
    mod = folder / mod_of(page)
    for place, text in {"mod.toml": MANIFEST.format(id=mod.name), **files}.items():
        (mod / place).parent.mkdir(parents=True, exist_ok=True)
        (mod / place).write_text(text, encoding="utf-8")
        for picture in re.findall(r"\w+\.png", text):
            Image.new("RGB", (205, 232), "navy").save((mod / place).with_name(picture))
    return mod


def problems_of(mod: Path) -> list[Problem]:
    """Everything that is wrong in a mod, looks, words and idleness included."""
    app = App([BASE, mod], Settings(language="en"))
    return [
        *app.problems,
        *look_problems(app.catalog),
        *wordless_problems(app.catalog, all_sections(), app.texts, trusted=["base"]),
        *idle_mods(app.catalog.mods),
    ]


WITH_EXAMPLES = list(manual_pages())


@pytest.mark.whole
@pytest.mark.parametrize("page", WITH_EXAMPLES)
def test_every_example_loads_without_a_word_against_it(tmp_path: Path, page: str) -> None:
    files = shown_files(page)
    assert files
    assert [str(one) for one in problems_of(put_down(tmp_path, page, files))] == []


@pytest.mark.parametrize("game", [name for name in GAMES if name in WITH_EXAMPLES])
def test_every_kind_of_a_game_has_its_example(game: str) -> None:
    files = shown_files(game)
    kinds = [one.table for one in sections_of(GAMES[game]) if one.table != TABLE]
    assert [kind for kind in kinds if f"[{kind}." not in files.get(f"{game}/{kind}.toml", "")] == []


def test_every_file_of_looks_has_its_example() -> None:
    files = shown_files("looks")
    own = {"look/bindings.toml"}
    assert {f"look/{name}.toml" for name in look_files()} - files.keys() == own
    problems = read_bindings(BASE / "look" / "bindings.toml")[1]
    assert problems == [] and "`mods/base/look/bindings.toml`" in whole_book("en")[1]["looks"]


@pytest.mark.whole
@pytest.mark.parametrize(
    ("page", "place", "old", "new"),
    [
        ("mod", "mod.toml", "games =", "game ="),
        ("roulette", "roulette/card.toml", "copies =", "copis ="),
        ("scripts-complots", "complots/lie.lua", "facts.challenger", "facts.chalenger"),
        ("scripts-roulette", "roulette/death.lua", '"draw"', '"drow"'),
        ("scripts-hecatombe", "hecatombe/shift.lua", "shift =", "shaft ="),
        ("skirmish", "skirmish/list.toml", "models = 14", "models = 40"),
        ("looks", "look/sounds.toml", "gain =", "gian ="),
        ("looks", "look/complots.toml", "duchesse.png", "duchesse.gif"),
        ("roulette", "roulette/team.toml", "bullets = 2", "bullets = 20"),
    ],
)
def test_an_example_with_a_wrong_key_is_found_out(
    tmp_path: Path, page: str, place: str, old: str, new: str
) -> None:
    files = shown_files(page)
    assert old in files[place]
    files[place] = files[place].replace(old, new)
    assert problems_of(put_down(tmp_path, page, files))
