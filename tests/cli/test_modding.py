"""Mods are begun from lessons, checked with everything that is wrong at once, packed and read from packs."""

import json
import stat
from pathlib import Path
from zipfile import ZipFile, ZipInfo

import pytest

from game import paths
from game.app.app import App
from game.mods.packing.lesson import LESSONS, begin_mod, is_mod_name
from game.mods.packing.pack import pack_mod, unpack_mod
from game.saves.settings import Settings
from tests.cli.conftest import Run

KINDS = sorted(LESSONS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_new_mod_of_each_kind_is_on_and_sound_at_once(run: Run, home: Path, kind: str) -> None:
    said = run("mods", "new", "mine", "--kind", kind)
    assert said.code == 0 and "mods check" in said.out
    app = App(settings=Settings(language="en"))
    mine = next(mod for mod in app.loaded.mods if mod.id == "mine")
    assert app.problems == [] and mine.enabled and mine.game_hashes
    tables = [path for path in (home / "mods" / "mine").rglob("*.toml") if path.parent.name != "look"]
    for path in tables:
        head = path.read_text("utf-8").splitlines()[0].removeprefix("#:schema ")
        schema = json.loads((path.parent / head).read_text("utf-8"))
        assert schema["$schema"] and schema["$defs"]
        assert path.read_text("utf-8").count("#:schema") == 1


def test_a_name_that_is_none_a_kind_that_is_none_and_a_mod_that_is_there_are_refused(
    run: Run, home: Path
) -> None:
    assert not any(is_mod_name(name) for name in ("", "Mine", "é", "a b", "../a", "9a", "a" * 41))
    assert run("mods", "new", "../mine").code == 2
    assert "characters" in run("mods", "new", "mine", "--kind", "cat").err
    assert run("mods", "new", "mine", "--into", str(home / "else")).code == 0
    assert (home / "else" / "mine" / "mod.toml").is_file()
    assert run("mods", "new", "mine", "--into", str(home / "else")).code == 2
    assert run("mods", "new", "routiers").code == 2


def begun(home: Path, kind: str = "rules") -> Path:
    folder = home / "mods" / "mine"
    begin_mod(paths.bundled_mods_folder() / LESSONS[kind], folder, "Ann", {})
    return folder


def test_a_mod_is_checked_with_all_that_is_wrong_in_it_and_nothing_else(run: Run, home: Path) -> None:
    folder = begun(home)
    assert run("mods", "check", str(folder)).code == 0
    begin_mod(paths.bundled_mods_folder() / LESSONS["symbols"], home / "mods" / "other", "Bob", {})
    (home / "mods" / "other" / "hecatombe" / "metal.toml").write_text("[symbol.metal]\nlegs = 4\n")
    file = folder / "complots" / "dagues.toml"
    text = file.read_text("utf-8").replace("cost = 2", "cots = 2").replace("default = 8", "default = 80")
    file.write_text(text, encoding="utf-8")
    said = run("mods", "check", str(folder), "--json")
    told = json.loads(said.out)
    assert said.code == 1 and {Path(one["file"]).name for one in told} == {"dagues.toml"}
    assert len(told) == 2 and all(one["line"] and one["column"] and one["message"] for one in told)
    assert run("mods", "check", str(home / "nowhere")).code == 2


def test_a_pack_is_the_same_twice_holds_what_counts_and_is_checked(run: Run, home: Path) -> None:
    folder = begun(home)
    (folder / ".secret").write_text("no")
    assert run("mods", "pack", str(folder), "--into", str(home)).code == 0
    file = home / "mine-1.0.0.zip"
    first = file.read_bytes()
    pack_mod(folder, file)
    assert file.read_bytes() == first
    assert "mine/mod.toml" in ZipFile(file).namelist() and "mine/.secret" not in ZipFile(file).namelist()
    assert run("mods", "check", str(file)).code == 0
    (folder / "complots" / "dagues.toml").write_text("[action.x]\n")
    file.unlink()
    assert run("mods", "pack", str(folder), "--into", str(home)).code == 1 and not file.exists()


def a_link(name: str) -> ZipInfo:
    info = ZipInfo(name)
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    return info


MANIFEST = "mine/mod.toml"
HARMS = ("../a", "/a", "C:/a", "mine\\..\\a", "other/mod.toml", a_link("mine/a"))


@pytest.mark.parametrize("names", [["mine/a.toml"], *([MANIFEST, harm] for harm in HARMS)])
def test_a_pack_that_could_do_harm_is_not_unpacked(run: Run, home: Path, names: list[str | ZipInfo]) -> None:
    home.mkdir(exist_ok=True)
    file, aside = home / "bad.zip", home / "aside"
    with ZipFile(file, "w") as pack:
        for name in names:
            pack.writestr(name, "format = 1\n")
    with pytest.raises(ValueError, match=r"mod\.toml|leads outside|a link"):
        unpack_mod(file, aside)
    assert not aside.exists()
    assert run("mods", "check", str(file)).code == 2
