"""What is not read is told, with what would mend it; slips of the pen are told for what they are."""

from pathlib import Path

import pytest

from game import paths
from game.mods.defs import Section
from game.mods.load import Loaded, load_mods
from game.mods.strays.files import LOOK_FILES
from tests.mods.conftest import FLAGS, CaveDef, WriteMod, loaded, told
from tests.mods.test_load import WOLF

BASE = {"zoo/a.toml": f"{WOLF}[flag.late]\nkind = 'int'\ndefault = 2\nmin = 1\nmax = 3\n"}

FEW = ("unknown-key", "known", None)
"""An unknown key where nothing is like it."""


def of_mod(found: Loaded) -> list[tuple[str, str, str]]:
    """What was told, as (place in the mod, code, hint)."""
    return [
        (problem.place.removeprefix("mods/more/"), problem.code, problem.hint) for problem in found.problems
    ]


def near(found: Loaded) -> object:
    """What was probably meant, by the first problem."""
    facts = found.problems[0].facts
    return facts.get("near") or facts.get("id") or facts.get("games") or facts.get("folder")


@pytest.mark.parametrize(
    ("name", "code", "meant"),
    [
        ("zo/a.toml", "stray-folder", "zoo"),
        ("Zoo/a.toml", "stray-folder", "zoo"),
        ("cards/a.toml", "stray-folder", None),
        ("a.toml", "stray-file", None),
        ("words.ftl", "stray-file", None),
        ("look", "stray-file", None),
        ("zoo/a.json", "stray-file", "a.toml"),
        ("zoo/a.TOML", "stray-file", "a.toml"),
        ("zoo/deep/a.toml.txt", "stray-file", "a.toml"),
        ("text/de/a.ftl", "stray-folder", None),
        ("text/a.ftl", "stray-file", None),
        ("text/fr/a.txt", "stray-file", "a.ftl"),
        ("look/sound.toml", "stray-file", "sounds.toml"),
    ],
)
def test_what_nobody_reads_is_a_warning(write_mod: WriteMod, name: str, code: str, meant: str | None) -> None:
    found = loaded(write_mod("base", BASE), write_mod("more", {name: "x = 1\n"}, "base"))
    assert [said for _, said, _ in of_mod(found)] == [code] and near(found) == meant
    assert found.sound and all(mod.enabled for mod in found.mods)


@pytest.mark.parametrize(
    "name",
    [
        "zoo/read.md",
        "zoo/.a.json",
        "docs/a.md",
        "README.md",
        ".taplo.toml",
        "look/p.png",
        "text/fr/a.ftl",
        "tutorial/a.toml",
    ]
    + [f"look/{name}" for name in LOOK_FILES],
)
def test_what_is_read_or_is_nothing_of_ours_is_not_told(write_mod: WriteMod, name: str) -> None:
    assert loaded(write_mod("base", BASE), write_mod("more", {name: ""}, "base")).problems == ()


def test_the_looks_of_ours_are_all_known() -> None:
    shipped = {path.name for path in paths.bundled_mods_folder().glob("*/look/*.toml")}
    assert shipped and shipped <= {*LOOK_FILES, "bindings.toml"}


def test_keys_and_buttons_are_read_of_the_base_game_alone(write_mod: WriteMod) -> None:
    base = write_mod("base", {**BASE, "look/bindings.toml": ""})
    found = loaded(base, write_mod("more", {"look/bindings.toml": ""}, "base"))
    assert [(one.place, one.code) for one in found.problems] == [
        ("mods/more/look/bindings.toml", "stray-file")
    ]


@pytest.mark.parametrize(
    ("body", "place", "code", "hint", "meant"),
    [
        ('[beast."base:wolf"]\nleg = 3\n', "2:1", "unknown-key", "did-you-mean", "legs"),
        ('[beast."base:wolf"]\nremoved = ["diet"]\n', "2:1", "unknown-key", "did-you-mean", "remove"),
        ('[beast."base:wolf"]\nacts = [{ kind = "bite", x = 1, force = 1 }]\n', "2:26", *FEW),
        ("[beast.wolf]\ndiet = 'meat'\n", "1:2", "missing-key", "quote-id", "base:wolf"),
        ("[beast.wulf]\ndiet = 'meat'\n", "1:2", "missing-key", "add-key", None),
        ("[beast.base.wolf]\nlegs = 3\n", "1:2", "dotted-id", "quote-id", "base:wolf"),
        ('[den."base:wolf"]\nlegs = 3\n', "1:2", "unknown-table", "other-game", "park"),
        ('[flag."base:late"]\ndefault = 9\n', "2:11", "refused", "", None),
        ("[beast.“base:wolf”]\nlegs = 3\n", "1:8", "toml", "straight-quotes", None),
        ("[beast.base:wolf]\nlegs = 3\n", "1:12", "toml", "quote-colon", None),
        ('[beast."base:wolf"]\nlegs: 3\n', "2:5", "toml", "equals-sign", None),
        ('[beast."base:wolf"]\nlegs 3\n', "2:6", "toml", "toml", None),
    ],
)
def test_slips_are_told_for_what_they_are(
    write_mod: WriteMod, body: str, place: str, code: str, hint: str, meant: str | None
) -> None:
    sections = (*FLAGS, Section("park", "den", CaveDef))
    folders = [write_mod("base", BASE), write_mod("more", {"zoo/a.toml": body}, "base")]
    found = load_mods(folders, sections)
    assert of_mod(found) == [(f"zoo/a.toml:{place}", code, hint)] and near(found) == meant


def with_manifest(write_mod: WriteMod, old: str, new: str) -> Path:
    """A mod that requires the base, with a manifest in which something else stands."""
    folder = write_mod("more", {}, "base")
    path = folder / "mod.toml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return folder


@pytest.mark.parametrize(
    ("old", "new", "place", "code", "hint"),
    [
        ('["base"]', '["base", "more"]', "5:21", "needs-itself", ""),
        ('["base"]', '["base", "bse"]', "5:21", "missing-mod", "did-you-mean"),
        ('version = "1"', 'version = "first"', "3:11", "bad-version", "version-shape"),
        ('id = "more"', 'id = "More"', "2:6", "bad-shape", "plain-name"),
        ("title =", "extend = 1\ntitle =", "4:1", "unknown-key", "known"),
    ],
)
def test_slips_in_a_manifest_are_told_for_what_they_are(
    write_mod: WriteMod, old: str, new: str, place: str, code: str, hint: str
) -> None:
    found = loaded(write_mod("base", BASE), with_manifest(write_mod, old, new))
    assert of_mod(found) == [(f"mod.toml:{place}", code, hint)]
    assert found.sound == (code == "bad-version")


def test_a_mod_that_is_switched_off_is_not_told_to_be_missing(write_mod: WriteMod) -> None:
    folders = [write_mod("base", BASE), write_mod("extra"), write_mod("more", {}, "extra")]
    found = load_mods(folders, FLAGS, {"extra": False})
    assert told(found) == [("mods/more/mod.toml:5:13", "requires[0]", "mod-off")]
    assert load_mods(folders, FLAGS, {"extra": True}).problems == ()


@pytest.mark.parametrize(
    ("name", "hint"),
    [("Mod.toml", "rename-manifest"), ("inner/mod.toml", "move-up"), ("a.md", "add-manifest")],
)
def test_a_manifest_in_another_place_is_found(write_mod: WriteMod, name: str, hint: str) -> None:
    folder = write_mod("more", {name: "x = 1"})
    (folder / "mod.toml").unlink()
    found = loaded(write_mod("base", BASE), folder)
    assert [(one.code, one.hint) for one in found.problems] == [("no-such-file", hint)]
