"""What lies beside the mods, mods that say nothing, lost variables and house rules: told, and harmless."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.app.app import App
from game.app.games import GAMES, all_sections
from game.mods.defs import Section
from game.mods.flags import FlagDef
from game.mods.load import Loaded, load_mods
from game.mods.manifest import find_mod_folders
from game.mods.problems import Problem, problem_message
from game.mods.strays.shelf import idle_mods, loose_problems
from game.mods.texts import LANGUAGES, check_texts
from game.saves.settings import Settings
from tests.mods.conftest import SECTIONS, WriteMod, told
from tests.mods.test_load import WOLF

ASKED = (*SECTIONS, Section("zoo", "flag", FlagDef, asked=("late", "guests")))
BASE = {"zoo/a.toml": f"{WOLF}[flag.late]\nkind = 'int'\ndefault = 2\nmin = 1\nmax = 3\n"}
BASE_WORDS = (
    "plain = Nothing\n"
    "greet = Hello { $name }, { $n ->\n    [one] one coin\n   *[other] { $n } coins\n}\n"
    "    .hint = For { $guest }\n"
    "quoting = { greet } – { $price }\n"
)


def read(*folders: Path) -> Loaded:
    return load_mods(folders, ASKED)


def a_rule(name: str) -> dict[str, str]:
    return {"zoo/flags.toml": f"[flag.{name}]\nkind = 'bool'\ndefault = true\n"}


@pytest.mark.parametrize(
    ("name", "hint", "meant"),
    [
        ("laet", "quote-id", "base:late"),
        ("late", "quote-id", "base:late"),
        ("moonlight", "known", "late, guests"),
    ],
)
def test_a_house_rule_that_no_rule_reads_is_told(
    write_mod: WriteMod, name: str, hint: str, meant: str
) -> None:
    found = read(write_mod("base", BASE), write_mod("more", a_rule(name), "base"))
    assert told(found) == [("mods/more/zoo/flags.toml:1:2", f"flag.{name}", "unasked-def")]
    (one,) = found.problems
    assert (one.hint, one.facts.get("id", one.facts.get("known"))) == (hint, meant) and found.sound


def test_a_house_rule_that_is_read_or_only_changed_is_not_told(write_mod: WriteMod) -> None:
    guests = a_rule("guests")
    guests["zoo/b.toml"] = '[flag."base:late"]\ndefault = 3\n'
    assert read(write_mod("base", BASE), write_mod("more", guests, "base")).problems == ()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_house_rule_of_ours_is_read_and_those_that_are_read_are_there(game: str) -> None:
    (section,) = (one for one in all_sections() if (one.game, one.table) == (game, "flag"))
    assert set(section.asked) == {flag.name for flag in App().catalog.all(FlagDef, game=game)}


@pytest.mark.parametrize("path", ["zoo/a.toml", "mod.toml"])
def test_a_table_with_the_line_ends_of_typewriters_is_told_for_it(write_mod: WriteMod, path: str) -> None:
    folder = write_mod("more", {"zoo/a.toml": "# one\r\n" + WOLF}, "base")
    assert read(write_mod("base", BASE), folder).problems == ()
    file = folder / path
    text = file.read_text().replace("\n", "\r")
    file.write_bytes(b"# whole\n" + text.encode())
    found = read(folder.parent / "base", folder)
    place = f"mods/more/{path}:2:{text.index(chr(13)) + 1}"
    assert told(found)[0] == (place, "", "line-ends") and found.problems[0].hint == "save-lines"
    assert not found.sound and [mod.id for mod in found.mods if mod.enabled] == ["base"]


def words_told(write_mod: WriteMod, text: str) -> list[tuple[str, str, str, object]]:
    """What is told of the French words of a mod: place, code, hint, what was meant."""
    base = write_mod("base", {f"text/{one}/a.ftl": BASE_WORDS for one in LANGUAGES})
    more = write_mod("more", {"text/fr/a.ftl": text, "text/en/a.ftl": ""}, "base")
    found = check_texts([base, more], trusted=[base])
    return [
        (one.place.removeprefix("mods/more/text/fr/"), one.code, one.hint, one.facts.get("near"))
        for one in found
    ]


@pytest.mark.parametrize(
    ("text", "place", "hint", "near"),
    [
        ("greet = Salut { $nme }", "1:17", "did-you-mean", "$name"),
        ("x = y\ngreet = { $n ->\n    [one] { $xyz }\n   *[other] { $n }\n}", "3:13", "known", None),
        ("plain = Rien, { $name }", "1:17", "no-variables", None),
        ("greet = a\n    .hint = { $gest }", "2:15", "did-you-mean", "$guest"),
        ('greet = { NUMBER($m) } { "$m" }', "1:18", "known", None),
    ],
)
def test_a_variable_that_our_message_has_not_is_told(
    write_mod: WriteMod, text: str, place: str, hint: str, near: str | None
) -> None:
    (found,) = words_told(write_mod, text)
    assert found == (f"a.ftl:{place}", "unknown-variable", hint, near)


@pytest.mark.parametrize(
    "text",
    [
        "greet = { $n } et { NUMBER($n) }\n    .hint = { $guest }",
        "quoting = { $name }, { $n }, { $price }",
        "own = { $anything }",
        'plain = # { "$name" } ou $name',
        "-plain = { $name }\nplain = { -plain(name: 3) }",
    ],
)
def test_variables_that_are_known_or_belong_to_nobody_are_not_told(write_mod: WriteMod, text: str) -> None:
    assert words_told(write_mod, text) == []


def test_words_with_the_line_ends_of_typewriters_are_told(write_mod: WriteMod) -> None:
    assert words_told(write_mod, "x = y\r\n# all\rplain = Rien\r") == [
        ("a.ftl:2:6", "line-ends", "save-lines", None)
    ]


def on_the_shelf(folder: Path, *names: str) -> list[tuple[str, str, str]]:
    for name in names:
        (folder / name).write_text("x = 1\n")
    return [(one.file, one.code, one.hint) for one in loose_problems(folder)]


def test_packs_and_loose_files_beside_the_mods_are_told(tmp_path: Path) -> None:
    found = on_the_shelf(tmp_path, "duel.zip", "Duel.7Z", "a.toml", "w.ftl.txt", "mod.TOML", "s.lua")
    at = tmp_path.name
    assert sorted(found) == sorted(
        [
            (f"{at}/duel.zip", "stray-pack", "install-pack"),
            (f"{at}/Duel.7Z", "stray-pack", "unpack"),
            *((f"{at}/{name}", "stray-file", "own-folder") for name in ("a.toml", "mod.TOML")),
            *((f"{at}/{name}", "stray-file", "own-folder") for name in ("s.lua", "w.ftl.txt")),
        ]
    )


def test_what_is_no_mod_beside_the_mods_is_nobodys_business(tmp_path: Path) -> None:
    (tmp_path / "folder.zip").mkdir()
    assert on_the_shelf(tmp_path, "readme.md", ".hidden.toml", "_old.zip", "notes.txt") == []
    assert loose_problems(tmp_path / "nowhere") == []


def test_the_house_tells_what_lies_beside_the_mods_and_an_empty_one(home: Path) -> None:
    shelf = paths.user_mods()
    (shelf / "soon").mkdir(parents=True)
    (shelf / "duel.zip").write_text("PK")
    found = [(one.file, one.code, one.severity) for one in App().problems]
    assert found == [
        ("mods/soon/mod.toml", "empty-mod", "warning"),
        ("mods/duel.zip", "stray-pack", "warning"),
    ]


def test_a_mod_that_says_nothing_is_told_at_its_id(write_mod: WriteMod) -> None:
    files = {"zoo/a.toml": "# nothing yet\n", "text/fr/a.ftl": ""}
    found = read(write_mod("base", BASE), write_mod("more", files, "base"))
    assert found.problems == ()
    (one,) = idle_mods(found.catalog.mods)
    assert (one.place, one.code, one.severity) == ("mods/more/mod.toml:2:6", "idle-mod", "warning")


@pytest.mark.parametrize(
    ("files", "needs"),
    [
        ({"zoo/b.toml": '[flag."base:late"]\ndefault = 3\n'}, ()),
        ({"text/en/a.ftl": "x = y"}, ()),
        ({"look/a.png": "."}, ()),
        ({}, ("other",)),
    ],
)
def test_a_mod_that_says_something_or_gathers_others_is_not_told(
    write_mod: WriteMod, files: dict[str, str], needs: tuple[str, ...]
) -> None:
    other = write_mod("other", {"text/en/a.ftl": "x = y"})
    folders = [write_mod("base", BASE), other, write_mod("more", files, "base", *needs)]
    assert idle_mods(read(*folders).catalog.mods) == []


@pytest.mark.whole
def test_no_shipped_mod_is_told_any_of_it() -> None:
    folders = find_mod_folders(paths.bundled_mods_folder())
    app = App(folders, Settings())
    found = [*app.problems, *check_texts(folders), *idle_mods(app.catalog.mods)]
    assert len(app.catalog.mods) == len(folders) >= 9 and found == []
    assert check_texts(folders, trusted=folders[:1]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_sentence_and_a_hint(home: Path, language: str) -> None:
    texts = App(settings=Settings(language=language)).texts  # type: ignore[arg-type]
    facts = {"key": "k", "id": "i", "table": "t", "near": "n", "known": "k"}
    for code, hint in [
        ("stray-pack", "install-pack"),
        ("stray-pack", "unpack"),
        ("stray-file", "own-folder"),
        ("empty-mod", "add-manifest"),
        ("idle-mod", "say-something"),
        ("unasked-def", "quote-id"),
        ("unknown-variable", "no-variables"),
        ("line-ends", "save-lines"),
    ]:
        said = problem_message(Problem(code=code, file="f", facts=facts, hint=hint), texts)
        assert f"problem-{code}" not in said and f"hint-{hint}" not in said and "{" not in said


@pytest.mark.parametrize("said", ["facts.flags.moonlight", "facts.flags.sunlight"])
def test_a_house_rule_that_a_script_of_the_same_mod_names_is_read_there(
    write_mod: WriteMod, said: str
) -> None:
    more = {
        "complots/rules.toml": "[flag.moonlight]\nkind = 'int'\ndefault = 2\nmin = 1\nmax = 3\n",
        "complots/moon.lua": f"return {{ on = {{ lie = function(facts) return {said} and nil end }} }}",
    }
    found = load_mods([paths.bundled_mods_folder() / "base", write_mod("more", more, "base")], all_sections())
    assert ["unasked-def" in one.code for one in found.problems] == [True] * ("sunlight" in said)
