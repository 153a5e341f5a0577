"""What a saved match carries of its mods is small, read with care, and made a mod of again."""

from __future__ import annotations

import base64
import hashlib
import zlib
from pathlib import Path

import msgspec
import pytest

from game import paths
from game.app.games import all_sections
from game.mods.carrying.carried import MOST_CARRIED, MOST_UNPACKED, CarriedMod, pack_mods, unpack_mods
from game.mods.carrying.stand_in import write_stand_in
from game.mods.load import load_mods
from game.mods.manifest import Mod
from tools.fuzz.removals import OUTCOMES, run_cases

GAMES = ("complots", "hecatombe", "roulette", "skirmish")


def shipped() -> tuple[Mod, ...]:
    """All mods that come with the game, each of them on."""
    folders = sorted(path for path in paths.bundled_mods_folder().iterdir() if path.is_dir())
    return load_mods(folders, all_sections()).catalog.mods


def packed(said: object) -> str:
    return base64.b64encode(zlib.compress(msgspec.json.encode(said))).decode()


@pytest.mark.parametrize("game", GAMES)
def test_everything_shipped_fits_and_comes_back_letter_by_letter(game: str) -> None:
    mods = shipped()
    text = pack_mods(mods, game, spoken=("base",))
    found = unpack_mods(text)
    assert 0 < len(text) < MOST_CARRIED / 2
    assert {id: one.fingerprint(game) for id, one in found.items()} == {
        mod.id: mod.game_hashes[game] for mod in mods if game in mod.game_hashes
    }
    assert not [name for name in found["base"].files if name.startswith("text/")]


def test_a_mod_is_made_of_it_that_says_the_same(tmp_path: Path) -> None:
    mods = {mod.id: mod for mod in shipped()}
    carried = unpack_mods(pack_mods(mods.values(), "complots"))
    home = write_stand_in("deux-courtisans", carried["deux-courtisans"], "complots", None, tmp_path)
    loaded = load_mods([mods["base"].folder, home], all_sections())
    assert loaded.sound
    (again,) = [mod for mod in loaded.catalog.mods if mod.id == "deux-courtisans"]
    assert again.game_hashes == {"complots": mods["deux-courtisans"].game_hashes["complots"]}
    assert list((home / "text").rglob("*.ftl")), "words come along"


def test_pictures_come_from_the_mod_that_is_here(tmp_path: Path) -> None:
    (mod,) = [one for one in shipped() if one.id == "deux-courtisans"]
    carried = unpack_mods(pack_mods([mod], "complots"))["deux-courtisans"]
    home = write_stand_in(mod.id, carried, "complots", mod.folder, tmp_path)
    pictures = {path.relative_to(mod.folder) for path in (mod.folder / "look").rglob("*.png")}
    assert pictures and all((home / name).is_file() for name in pictures)


def test_of_too_much_the_largest_stays_behind() -> None:
    noise = base64.b64encode(
        b"".join(hashlib.sha256(bytes([n % 256, n // 256])).digest() for n in range(2_000))
    ).decode()
    mods = [a_mod("small", "[flag.a]\n"), a_mod("large", f"# {noise}\n"), a_mod("third", "[flag.b]\n")]
    text = pack_mods(mods, "complots")
    assert set(unpack_mods(text)) == {"small", "third"} and len(text) <= MOST_CARRIED
    assert set(unpack_mods(pack_mods([mods[0]], "complots"))) == {"small"}
    assert pack_mods([mods[1]], "complots") == ""


def a_mod(id: str, text: str) -> Mod:
    return Mod(
        id=id,
        version="1",
        title=id,
        requires=(),
        folder=Path("nowhere"),
        hash="",
        game_hashes={"complots": "1"},
        files={"complots": {"complots/a.toml": text}},
    )


ODD = {
    "nothing": "",
    "no letters of ours": "é" * 100,
    "not packed": base64.b64encode(b"{}").decode(),
    "cut": packed({"a": {"version": "1", "title": "A"}})[:-8],
    "no mods": packed([1, 2]),
    "a key too many": packed({"a": {"version": "1", "title": "A", "x": 1}}),
    "an id that climbs": packed({"../a": {"version": "1", "title": "A"}}),
    "a file above": packed({"a": {"version": "1", "title": "A", "files": {"complots/../../b.toml": ""}}}),
    "a file at the root": packed({"a": {"version": "1", "title": "A", "files": {"/etc/b.toml": ""}}}),
    "a hidden file": packed({"a": {"version": "1", "title": "A", "files": {"complots/.b.toml": ""}}}),
    "a backslash": packed({"a": {"version": "1", "title": "A", "files": {"complots\\b.toml": ""}}}),
    "a program": packed({"a": {"version": "1", "title": "A", "files": {"complots/b.py": ""}}}),
    "its manifest": packed({"a": {"version": "1", "title": "A", "files": {"mod.toml": ""}}}),
    "a bomb": base64.b64encode(zlib.compress(b'{"a":"' + b"x" * (MOST_UNPACKED + 10) + b'"}', 9)).decode(),
    "longer than any": "A" * (MOST_CARRIED + 4),
}


@pytest.mark.parametrize("text", ODD.values(), ids=ODD)
def test_what_this_program_did_not_write_is_nothing(text: str) -> None:
    assert unpack_mods(text) == {}


def test_the_control_of_these_is_read() -> None:
    said = packed(
        {"a": {"version": "1", "title": "A", "files": {"complots/b c.toml": "", "text/fr/a.ftl": ""}}}
    )
    assert set(unpack_mods(said)["a"].files) == {"complots/b c.toml", "text/fr/a.ftl"}
    with pytest.raises(ValueError):
        CarriedMod(version="1", title="A", files={"complots/../b.toml": ""})


@pytest.mark.whole
def test_a_mod_that_goes_in_the_middle_of_a_match_stops_nothing() -> None:
    counts, faults = run_cases(16, seed=15)
    assert faults == [] and sum(counts[one] for one in OUTCOMES) >= 14


@pytest.mark.slow
def test_a_thousand_mods_that_go_stop_nothing() -> None:
    counts, faults = run_cases(1_000, seed=15)
    assert faults == [] and min(counts[one] for one in OUTCOMES) > 20
