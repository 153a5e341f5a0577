"""Words: found in the right language, typeset for our fonts, and nothing lost in silence."""

from pathlib import Path

import pytest

from game.mods.texts import Texts, check_texts, system_language
from tests.mods.conftest import WriteMod

FR = """join = { $name } entre.
coins = { $n ->
    [one] une pièce
   *[other] { $n } pièces
}
name-duchesse = Duchesse
    .the = la Duchesse
only-fr = seul
"""
EN = "join = { $name } joins.\ncoins = { $n } coins\nname-duchesse = Duchess\n    .the = the Duchess\n"


@pytest.fixture
def base(write_mod: WriteMod) -> Path:
    return write_mod("base", {"text/fr/a.ftl": FR, "text/en/a.ftl": EN})


def test_variables_and_plurals_are_filled_in_without_marks(base: Path) -> None:
    texts = Texts("fr", [base])
    assert texts("join", name="Zoé") == "Zoé entre."
    assert (texts("coins", n=1), texts("coins", n=0), texts("coins", n=2)) == (
        "une pièce",
        "une pièce",
        "2 pièces",
    )


def test_large_numbers_use_a_space_our_fonts_have(base: Path) -> None:
    assert Texts("fr", [base])("coins", n=12345) == "12\u00a0345 pièces"


def test_the_language_changes_on_the_spot(base: Path) -> None:
    texts = Texts("fr", [base])
    assert texts("name-duchesse") == "Duchesse"
    texts.speak("en")
    assert (texts.language, texts("name-duchesse")) == ("en", "Duchess")
    with pytest.raises(ValueError, match="tlh"):
        texts.speak("tlh")


def test_a_missing_key_shows_and_is_noted(base: Path) -> None:
    texts = Texts("en", [base])
    assert texts("no-such-key") == "no-such-key"
    assert texts("only-fr") == "seul"
    assert texts("join.hint") == "join.hint"
    assert texts.missing == {"no-such-key", "only-fr", "join.hint"}


def test_a_missing_variable_shows_and_is_noted(base: Path) -> None:
    texts = Texts("fr", [base])
    assert "name" in texts("join")
    assert any("join" in fault for fault in texts.faults)


def test_names_of_defs_have_forms_and_may_be_told_apart_by_mod(base: Path, write_mod: WriteMod) -> None:
    more = write_mod("more", {"text/fr/a.ftl": "name-more-duchesse = Archiduchesse\n"})
    texts = Texts("fr", [base, more])
    assert texts.name("base:duchesse") == "Duchesse"
    assert texts.name("base:duchesse", "the") == "la Duchesse"
    assert texts.name("base:duchesse", "of") == "Duchesse"
    assert texts.name("more:duchesse") == "Archiduchesse"
    assert texts.missing == set()


def test_a_later_mod_replaces_and_adds_messages(base: Path, write_mod: WriteMod) -> None:
    more = write_mod("more", {"text/fr/z.ftl": "join = { $name } débarque.\nnew = neuf\n"})
    texts = Texts("fr", [base, more])
    assert texts("join", name="Bob") == "Bob débarque."
    assert texts.keys() == {"join", "coins", "name-duchesse", "only-fr", "new"}
    assert "new" in texts and "newer" not in texts and "name-duchesse.the" in texts


def test_a_broken_message_is_told_with_its_place_and_the_others_stay(write_mod: WriteMod) -> None:
    mod = write_mod(
        "base", {"text/fr/a.ftl": "good = bon\n\nbad = { $\nlast = fin\n", "text/en/a.ftl": b"x = \xff"}
    )
    assert [(problem.place, problem.code) for problem in check_texts([mod])] == [
        ("mods/base/text/fr/a.ftl:3:10", "fluent"),
        ("mods/base/text/en/a.ftl:1:5", "encoding"),
    ]
    texts = Texts("fr", [mod])
    assert (texts("good"), texts("last")) == ("bon", "fin")


def test_lost_texts_are_told(base: Path, write_mod: WriteMod) -> None:
    half = write_mod(
        "half", {"text/fr/a.ftl": "a = b\n", "text/fr/b.ftl": "c = d\n", "text/en/b.ftl": "c = d\n"}
    )
    french = write_mod("french", {"text/fr/a.ftl": "e = f\n"})
    found = check_texts([base, half, french, write_mod("silent")])
    assert [(problem.file, problem.code, problem.severity) for problem in found] == [
        ("mods/half/text/en/a.ftl", "no-such-file", "warning"),
        ("mods/french/text/en", "no-texts", "warning"),
    ]
    assert [(problem.file, problem.code, problem.severity) for problem in check_texts([french])][1:] == [
        ("text/en", "mute", "error")
    ]


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "en_GB", "LANG": "fr_FR"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "fr:en", "LANG": "en_US"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_says_which_language_to_speak(environ: dict[str, str], language: str) -> None:
    assert system_language(environ) == language
