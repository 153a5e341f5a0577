"""Broken mods are switched off, never the game: each mistake is a problem with its file, and all goes on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.core.files import UnfitFile, read_regular_file
from game.core.tables import MOST_LEVELS, TableFault, read_table
from game.mods.load import Loaded, load_mods
from game.mods.problems import Problem, problem_message
from game.mods.texts import LANGUAGES, Texts, check_texts
from game.rules.complots.defs import SECTIONS
from game.saves.reader import scan_match_file
from game.saves.save import SaveProblem
from game.saves.settings_file import load_settings, save_settings
from tests.builders import BASE
from tests.mods.hostile import FLUENT, HOSTILE, MANIFEST, TOML

pytestmark = pytest.mark.whole

RULES = sorted(name for name in HOSTILE if name.partition(" ")[0] in ("rules", "manifest"))
PLACES = ("mod.toml", "complots/x.toml", ".ftl", "complots", "text", "text/fr", "everything look")
FILES = sorted(name for name in HOSTILE if name.endswith(PLACES) and "name-of" not in name)


@pytest.fixture
def nasty(tmp_path: Path) -> Path:
    """An empty place for a mod."""
    return tmp_path / "mods" / "nasty"


@pytest.fixture(scope="module")
def words() -> list[Texts]:
    """Our words in every language."""
    return [Texts(language, [BASE]) for language in LANGUAGES]


def told(folder: Path) -> tuple[Loaded, list[Problem]]:
    """The loaded mod, alone, and everything that is wrong in its tables and texts."""
    found = load_mods([folder], SECTIONS)
    return found, [*found.problems, *check_texts([folder])]


@pytest.mark.parametrize("name", RULES + FILES)
def test_a_hostile_file_is_told_with_its_name_and_its_mod_is_out(
    nasty: Path, words: list[Texts], name: str
) -> None:
    HOSTILE[name](nasty)
    found, problems = told(nasty)
    mine = [one for one in problems if one.code not in ("missing-mod", "mute", "no-texts", "no-such-file")]
    assert mine and all(one.file.startswith("mods/nasty") for one in mine)
    assert not found.catalog.mods
    for texts in words:
        said = [problem_message(one, texts) for one in problems]
        assert all(len(line) < 1_000 for line in said)
        assert texts.missing == texts.faults == set()


@pytest.mark.parametrize("name", sorted(FLUENT))
def test_a_hostile_text_is_told_and_never_stops_a_reader(nasty: Path, name: str) -> None:
    HOSTILE[f"text {name}"](nasty)
    problems = check_texts([BASE, nasty], trusted=[BASE])
    assert {one.file for one in problems} == {
        f"mods/nasty/text/{language}/nasty.ftl" for language in LANGUAGES
    }
    assert all(one.line and one.severity == "error" for one in problems)
    texts = Texts("en", [BASE, nasty])
    assert len(texts("a", x=3, n=1)) < 5_000
    assert texts("a.the") and texts("title-play") and texts("problem-error") == "error"


def test_texts_that_quote_as_they_should_have_no_problem(nasty: Path) -> None:
    quotes = (
        "a = { b.the } { -t } { title-play } { NUMBER($n, minimumFractionDigits: 2) }\nb = x\n    .the = y\n"
    )
    nested = (
        "c = " + "{ " * 20 + '"x"' + " }" * 20 + "\n-t = { $n ->\n    [one] 12:30:4500\n   *[other] z\n}\n"
    )
    for language in LANGUAGES:
        path = nasty / "text" / language / "x.ftl"
        path.parent.mkdir(parents=True)
        path.write_text(quotes + nested)
    assert check_texts([BASE, nasty], trusted=[BASE]) == []


def test_a_circle_by_way_of_our_own_messages_is_told(nasty: Path) -> None:
    """A mod replaces what one of our messages quotes with a quotation of that message."""
    for language in LANGUAGES:
        own = "inner = x\nouter = { inner }\n"
        for folder, said in ((nasty.parent / "ours", own), (nasty, "inner = { outer }\n")):
            path = folder / "text" / language / "x.ftl"
            path.parent.mkdir(parents=True)
            path.write_text(said)
    ours = nasty.parent / "ours"
    problems = check_texts([ours, nasty], trusted=[ours])
    assert [(one.code, one.file) for one in problems] == [
        ("text-circle", f"mods/nasty/text/{language}/x.ftl") for language in LANGUAGES
    ]


def test_the_folder_of_a_mod_may_be_a_link_and_links_inside_it_are_followed(
    tmp_path: Path, nasty: Path
) -> None:
    real = tmp_path / "work"
    (real / "complots").mkdir(parents=True)
    (real / "mod.toml").write_text(MANIFEST.replace('"base"', ""))
    (real / "flags.txt").write_text('[flag.factions]\nkind = "bool"\ndefault = true\n')
    (real / "complots" / "x.toml").symlink_to(real / "flags.txt")
    nasty.parent.mkdir()
    nasty.symlink_to(real, target_is_directory=True)
    found = load_mods([nasty], SECTIONS)
    assert [one.code for one in found.problems if one.code != "empty-section"] == []
    assert [mod.id for mod in found.catalog.mods] == ["nasty"]


def test_a_file_as_large_as_is_allowed_is_read_and_one_byte_more_is_not(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(bytes(100))
    assert len(read_regular_file(path, 100)) == 100
    with pytest.raises(UnfitFile) as refused:
        read_regular_file(path, 99)
    assert refused.value.code == "too-large"


def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x")
    with pytest.raises(UnfitFile) as refused:
        read_regular_file(tmp_path / "x", 100)
    assert refused.value.code == "not-regular"


def test_bounds_of_tables_are_where_they_are_said_to_be() -> None:
    deep = "[" * (MOST_LEVELS - 1) + "]" * (MOST_LEVELS - 1)
    assert read_table(f"a = {deep}")
    with pytest.raises(TableFault, match="too deep"):
        read_table(f"a = [[{deep}]]")
    key = ".".join(["a"] * MOST_LEVELS)
    assert read_table(f"{key} = 1") and read_table(f"a = {10**18 - 1}")
    assert read_table("a = '" + "." * 500 + "'") and read_table("# " + "." * 500) == {}
    for wrong, code in (
        (f"{key}.a = 1", "long key"),
        (f"a = {10**18}", "big number"),
        ("a = inf", "no number"),
    ):
        with pytest.raises(TableFault, match=code):
            read_table(wrong)


@pytest.mark.parametrize("name", sorted(TOML))
def test_a_hostile_table_is_refused_at_a_place_or_read(name: str) -> None:
    body = TOML[name]
    try:
        read_table(body if isinstance(body, str) else body.decode(errors="replace"))
    except TableFault as fault:
        assert fault.line >= 1 and fault.column >= 1


def test_a_pipe_among_the_saved_matches_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x.match")
    found = scan_match_file(tmp_path / "x.match")
    assert isinstance(found, SaveProblem) and found.code == "unreadable"


def test_a_pipe_in_the_place_of_the_settings_keeps_nobody_waiting(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    os.mkfifo(path)
    settings, problems = load_settings(path)
    assert [one.code for one in problems] == ["not-regular"]
    told = save_settings(settings, path)
    assert told is not None and told.code == "unwritable"
