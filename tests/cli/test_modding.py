"""Mods are begun from lessons, checked with everything that is wrong at once, packed and read from packs."""

import json
import shutil
import stat
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_LZMA, ZipFile, ZipInfo

import pytest

from game import paths
from game.app.app import App
from game.app.games import GAMES
from game.mods.packing.install import put_in_place
from game.mods.packing.lesson import LESSONS, begin_mod, is_mod_name
from game.mods.packing.pack import UnfitPack, pack_mod, unpack_mod
from game.saves.settings import Settings
from tests.app.conftest import a_plan
from tests.cli.conftest import Run

KINDS = sorted(LESSONS)
WORDS_AND_LOOKS = ("looks", "texts")
"""Kinds that bring nothing that a rule reads."""


@pytest.fixture
def few_tryouts(pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """A check plays a tenth of its matches at each table; with --slow, as many as for a player."""
    for game in () if pytestconfig.getoption("--slow") else GAMES.values():
        monkeypatch.setattr(game, "tryouts", max(1, game.tryouts // 10))


@pytest.mark.processes
@pytest.mark.usefixtures("few_tryouts")
@pytest.mark.parametrize("kind", KINDS)
def test_a_new_mod_of_each_kind_is_on_and_sound_at_once(run: Run, home: Path, kind: str) -> None:
    said = run("mods", "new", "mine", "--kind", kind)
    assert said.code == 0 and "mods check" in said.out
    app = App(settings=Settings(language="en"))
    mine = next(mod for mod in app.loaded.mods if mod.id == "mine")
    assert app.problems == [] and mine.enabled and bool(mine.game_hashes) == (kind not in WORDS_AND_LOOKS)
    checked = run("mods", "check", str(home / "mods" / "mine"))
    assert (checked.code, checked.err) == (0, "")
    for path in (home / "mods" / "mine").rglob("[a-z]*.toml"):
        head = path.read_text("utf-8").splitlines()[0].removeprefix("#:schema ")
        schema = json.loads((path.parent / head).read_text("utf-8"))
        assert schema["$schema"] and schema["$defs"]
        assert path.read_text("utf-8").count("#:schema") == 1
    ours = {path.name for path in (paths.assets_folder() / "schemas").iterdir()}
    assert {path.name for path in (home / "mods" / "mine" / ".schemas").iterdir()} == ours


@pytest.mark.whole
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


@pytest.mark.processes
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


def test_the_house_is_checked_for_programs_in_one_line(run: Run, home: Path) -> None:
    sound = run("mods", "check", "complots", "--json")
    assert (sound.code, json.loads(sound.out)) == (0, [])
    file = begun(home) / "complots" / "dagues.toml"
    file.write_text(file.read_text("utf-8").replace("cost = 2", "cots = 2"), encoding="utf-8")
    said = run("mods", "check", "complots", "--json")
    told = json.loads(said.out)
    assert said.code == 1 and [Path(one["file"]).name for one in told] == ["dagues.toml"]
    assert told[0]["line"] and "cots" in told[0]["message"]


@pytest.mark.processes
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


def a_strange_one(name: str) -> ZipInfo:
    info = ZipInfo(name)
    info.compress_type = ZIP_LZMA
    return info


MANIFEST = "mine/mod.toml"
HARMS = (
    "../a", "/a", "C:/a", "mine\\..\\a", "other/mod.toml", a_link("mine/a"), "mine/NUL", "mine/com1.toml",
    "mine/a.", "mine/MOD.toml", "mine/a?", a_strange_one("mine/locked"),
)  # fmt: skip


@pytest.mark.parametrize("names", [["mine/a.toml"], *([MANIFEST, harm] for harm in HARMS)])
def test_a_pack_that_could_do_harm_is_not_unpacked(run: Run, home: Path, names: list[str | ZipInfo]) -> None:
    home.mkdir(exist_ok=True)
    file, aside = home / "bad.zip", home / "aside"
    with ZipFile(file, "w") as pack:
        for name in names:
            pack.writestr(name, "format = 1\n")
    with pytest.raises(UnfitPack):
        unpack_mod(file, aside)
    assert not aside.exists()
    assert run("mods", "check", str(file)).code == 2
    said = run("mods", "install", str(file), "--yes")
    assert said.code == 2 and "bad.zip" in said.err
    assert list((home / "mods").iterdir()) == []


def test_a_bomb_is_not_unpacked(home: Path) -> None:
    home.mkdir(exist_ok=True)
    with ZipFile(home / "bomb.zip", "w", ZIP_DEFLATED) as pack:
        pack.writestr(MANIFEST, "format = 1\n")
        pack.writestr("mine/bomb", b"0" * 5_000_000)
    with pytest.raises(UnfitPack) as told:
        unpack_mod(home / "bomb.zip", home / "aside")
    assert told.value.why == "large"


def packed(home: Path, version: str = "1.0.0") -> Path:
    """The zip of a mod that is not here."""
    folder = home / "yard" / "mine"
    shutil.rmtree(folder, ignore_errors=True)
    begin_mod(paths.bundled_mods_folder() / LESSONS["characters"], folder, "Ann", {})
    manifest = folder / "mod.toml"
    manifest.write_text(manifest.read_text("utf-8").replace('"1.0.0"', f'"{version}"'), encoding="utf-8")
    pack_mod(folder, home / f"mine-{version}.zip")
    return home / f"mine-{version}.zip"


def answer(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    monkeypatch.setattr("builtins.input", lambda question: said)


@pytest.mark.whole
def test_a_pack_is_installed_when_somebody_says_yes_after_what_it_does_was_said(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = packed(home)
    answer(monkeypatch, "")
    said = run("mods", "install", str(file))
    assert said.code == 1 and not list((home / "mods").iterdir()), "nobody said yes"
    answer(monkeypatch, "y")
    said = run("mods", "install", str(file))
    assert said.code == 0 and "complots/courtisans.toml" in said.out and "wants base" in said.out
    assert "changes complots: action base:assassin" in said.out
    assert [path.name for path in (home / "mods").iterdir()] == ["mine"]
    assert "on  mine 1.0.0" in run("mods").out


@pytest.mark.whole
def test_a_newer_version_takes_the_place_of_the_older_one_and_ours_are_not_replaced(
    run: Run, home: Path
) -> None:
    assert run("mods", "install", str(packed(home)), "--yes").code == 0
    said = run("mods", "install", str(packed(home, "2.0.0")), "--yes")
    assert said.code == 0 and "replaces 1.0.0" in said.out
    assert [path.name for path in (home / "mods").iterdir()] == ["mine"]
    assert "on  mine 2.0.0" in run("mods").out
    pack_mod(paths.bundled_mods_folder() / "routiers", home / "routiers.zip")
    assert run("mods", "install", str(home / "routiers.zip"), "--yes").code == 2
    assert run("mods", "remove", "routiers", "--yes").code == 2


def test_what_is_put_in_place_is_there_whole_or_what_was_there_stays(tmp_path: Path) -> None:
    old, lost = tmp_path / "mine", tmp_path / "nowhere"
    old.mkdir()
    (old / "mod.toml").write_text("old")
    with pytest.raises(OSError, match="nowhere"):
        put_in_place(lost, old)
    assert (old / "mod.toml").read_text() == "old" and [one.name for one in tmp_path.iterdir()] == ["mine"]


@pytest.mark.whole
def test_a_mod_is_removed_into_the_trash_and_the_matches_that_want_it_are_named(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("mods", "install", str(packed(home)), "--yes")
    app = App(settings=Settings(language="en")).inline()
    table = app.begin(a_plan("complots", "hhh"))
    player = next(one for one in range(3) if table.seat(one).options)
    assert table.submit(table.seat(player).options[0]) is None
    table.close()
    answer(monkeypatch, "n")
    said = run("mods", "remove", "mine")
    assert said.code == 1 and "-complots.match" in said.out and (home / "mods" / "mine").is_dir()
    assert run("mods", "remove", "mine", "--yes").code == 0
    (trash,) = (home / "mods" / ".trash").iterdir()
    assert (trash / "mod.toml").is_file() and "mine" not in run("mods").out
    assert run("mods", "remove", "mine", "--yes").code == 2
