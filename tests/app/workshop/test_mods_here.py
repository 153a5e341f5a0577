"""Mods from outside: looked into without a trace, put in, thrown away; what came with the game stays."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from game import paths
from game.app.app import App
from game.app.workshop.mods_here import (
    Unwelcome,
    drop_parcel,
    open_parcel,
    packs_in,
    put_in,
    take_back,
    throw_mod_away,
    thrown_mods,
)
from game.mods.packing.pack import pack_mod

MOD = 'format = 1\nid = "gifts"\nversion = "1"\ntitle = "Gifts"\nrequires = ["base"]\n'


@pytest.fixture
def pack(tmp_path: Path, home: Path) -> Path:
    folder = tmp_path / "gifts"
    (folder / "roulette").mkdir(parents=True)
    (folder / "mod.toml").write_text(MOD, "utf-8")
    (folder / "roulette" / "x.toml").write_text('[card."base:cadeau"]\ncopies = 2\n', "utf-8")
    pack_mod(folder, tmp_path / "gifts.zip")
    return tmp_path / "gifts.zip"


def lying_in_mods() -> list[Path]:
    return list(paths.user_mods().iterdir())


def test_a_pack_that_was_looked_into_and_left_leaves_nothing(pack: Path) -> None:
    assert packs_in([pack.parent]) == [pack]
    parcel = open_parcel(App(), pack)
    assert (parcel.package.id, parcel.old) == ("gifts", None)
    assert set(parcel.files) == {"mod.toml", "roulette/x.toml"}
    assert any("cadeau" in one for one in parcel.changes)
    assert lying_in_mods()
    drop_parcel(parcel)
    assert not lying_in_mods()


def test_a_pack_is_put_in_and_its_mod_thrown_away_again(pack: Path) -> None:
    put_in(open_parcel(App(), pack))
    assert [one.name for one in lying_in_mods()] == ["gifts"]
    mod = next(one for one in App().loaded.mods if one.id == "gifts")
    assert (throw_mod_away(mod) / "mod.toml").is_file()
    assert "gifts" not in [one.id for one in App().loaded.mods]


def test_a_file_that_is_no_pack_leaves_nothing_and_what_came_with_the_game_is_not_thrown_away(
    pack: Path,
) -> None:
    pack.write_bytes(b"no pack")
    app = App()
    with pytest.raises(Unwelcome):
        open_parcel(app, pack)
    assert not lying_in_mods()
    base = next(one for one in app.loaded.mods if one.id == "base")
    with pytest.raises(Unwelcome, match="mods-install-ours"):
        throw_mod_away(base)
    assert base.folder.is_dir()


def test_only_zips_in_which_a_mod_lies_are_packs(pack: Path) -> None:
    with ZipFile(pack.parent / "holidays.zip", "w") as other:
        other.writestr("beach.txt", "sand")
    (pack.parent / "torn.zip").write_bytes(b"no zip at all")
    assert packs_in([pack.parent, pack.parent]) == [pack]


def test_a_parcel_tells_all_that_is_wrong_with_it(tmp_path: Path, home: Path) -> None:
    folder = tmp_path / "bad"
    (folder / "roulette").mkdir(parents=True)
    (folder / "mod.toml").write_text(MOD.replace("gifts", "bad"), "utf-8")
    (folder / "roulette" / "x.toml").write_text('[card."base:cadeau"]\ncopies = "two"\nclock = 3\n', "utf-8")
    pack_mod(folder, tmp_path / "bad.zip")
    parcel = open_parcel(App(), tmp_path / "bad.zip")
    try:
        told = [(one.code, one.line) for one in parcel.problems]
        assert sorted(told) == [("unknown-key", 3), ("wrong-type", 2)]
        sound = open_parcel(App(), _sound_pack(tmp_path))
        assert not sound.problems
        drop_parcel(sound)
    finally:
        drop_parcel(parcel)


def _sound_pack(folder: Path) -> Path:
    mod = folder / "sound"
    mod.mkdir()
    (mod / "mod.toml").write_text(MOD.replace("gifts", "sound"), "utf-8")
    pack_mod(mod, folder / "sound.zip")
    return folder / "sound.zip"


def test_what_was_thrown_away_comes_back_unless_its_place_is_taken(pack: Path) -> None:
    put_in(open_parcel(App(), pack))
    mod = next(one for one in App().loaded.mods if one.id == "gifts")
    assert not thrown_mods()
    throw_mod_away(mod)
    (thrown,) = thrown_mods()
    assert thrown.title == "Gifts"
    mod.folder.mkdir()
    with pytest.raises(Unwelcome, match="mods-install-taken") as refused:
        take_back(thrown)
    assert refused.value.facts["title"] == "Gifts"
    mod.folder.rmdir()
    assert take_back(thrown) == mod.folder
    assert "gifts" in [one.id for one in App().loaded.mods] and not thrown_mods()


def test_a_refusal_calls_a_mod_by_its_title_and_a_file_by_its_name(pack: Path, tmp_path: Path) -> None:
    ours = tmp_path / "ours.zip"
    pack_mod(paths.bundled_mods_folder() / "routiers", ours)
    app = App()
    with pytest.raises(Unwelcome) as refused:
        open_parcel(app, ours)
    said = app.texts(refused.value.key, **refused.value.facts)
    title = next(one.title for one in app.loaded.mods if one.id == "routiers")
    assert title in said and "routiers" not in said
    pack.write_bytes(b"no pack")
    with pytest.raises(Unwelcome) as refused:
        open_parcel(app, pack)
    said = app.texts(refused.value.key, **refused.value.facts)
    assert "gifts.zip" in said and str(pack.parent) not in said
