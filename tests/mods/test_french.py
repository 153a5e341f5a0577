"""French as it is spoken: small words before whatever name a player or a mod has thought of."""

from pathlib import Path

import pytest

import game
from game.mods.texts import Texts
from tests.mods.conftest import WriteMod

BASE = Path(game.__file__).resolve().parent.parent / "mods" / "base"
FR = """doubts = { $name } doute de { $other }.
trusts = De { $name }, je ne crois que { $other } au plus.
steals = prend deux pièces à { $from }
bare = de Aurèle, et à le roi { $name }
quoted = l’avis de { $n ->
    [one] { $name }
   *[other] { $n } voix
}
kept = de\u00a0{ $name }
art = art
    .of = cire de { $name }
cites = Le secret de { art }
"""
EN = """doubts = { $name } doubts { $other }.
trusts = Of { $name }, I believe only { $other } at most.
steals = takes two coins from { $from }
bare = { $name }
quoted = the word of { $n ->
    [one] { $name }
   *[other] { $n } voices
}
kept = of { $name }
art = art
    .of = wax de { $name }
cites = The secret de { art }
"""


@pytest.fixture
def base(write_mod: WriteMod) -> Path:
    return write_mod("base", {"text/fr/a.ftl": FR, "text/en/a.ftl": EN})


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Aurèle", "d’Aurèle"),
        ("Égisthe", "d’Égisthe"),
        ("ÉLOI", "d’ÉLOI"),
        ("œdipe", "d’œdipe"),
        ("Hélène", "d’Hélène"),
        ("Hippolyte", "d’Hippolyte"),
        ("Yves", "d’Yves"),
        ("A", "d’A"),
        ("Bérénice", "de Bérénice"),
        ("Yann", "de Yann"),
        ("Harry", "de Harry"),
        ("Hans", "de Hans"),
        ("Onzième", "de Onzième"),
        ("7", "de 7"),
        ("«\u00a0Ann\u00a0»", "de «\u00a0Ann\u00a0»"),
        ("Le Grand", "de Le Grand"),
        ("le Capitaine", "du Capitaine"),
        ("les Hussards", "des Hussards"),
        ("l’Assassin", "de l’Assassin"),
        ("hussards", "de hussards"),
        ("héroïne", "d’héroïne"),
        ("héros", "de héros"),
        ("", "de "),
    ],
)
def test_de_is_said_before_any_name_as_the_french_say_it(base: Path, name: str, said: str) -> None:
    assert Texts("fr", [base])("doubts", name="Zoé", other=name) == f"Zoé doute {said}."


def test_capitals_and_other_small_words_are_kept_in_mind(base: Path) -> None:
    texts = Texts("fr", [base])
    assert texts("trusts", name="Aurèle", other="Égisthe") == "D’Aurèle, je ne crois qu’Égisthe au plus."
    assert [texts("steals", **{"from": one}) for one in ("les autres", "le voisin", "Ann")] == [
        "prend deux pièces aux autres",
        "prend deux pièces au voisin",
        "prend deux pièces à Ann",
    ]


def test_messages_with_grammar_and_attributes_are_shortened_alike(base: Path) -> None:
    texts = Texts("fr", [base])
    assert [texts("quoted", n=n, name="Ann") for n in (1, 2)] == ["l’avis d’Ann", "l’avis de 2 voix"]
    assert texts("art.of", name="Ann") == "cire d’Ann"
    assert texts("cites") == "Le secret d’art"


def test_what_a_message_writes_out_is_left_alone_and_a_no_break_space_keeps_words_apart(base: Path) -> None:
    texts = Texts("fr", [base])
    assert texts("bare", name="Ann") == "de Aurèle, et à le roi Ann"
    assert texts("kept", name="Ann") == "de\u00a0Ann"


def test_no_mark_is_ever_shown_and_english_is_not_touched(base: Path) -> None:
    for language in ("fr", "en"):
        texts = Texts(language, [base])
        said = [texts(key, name="Ann", other="le Ann", n=1) for key in ("doubts", "trusts", "quoted", "kept")]
        assert all("\u2068" not in one and "\u2069" not in one and "?" not in one for one in said)
    assert Texts("en", [base])("art.of", name="Ann") == "wax de Ann"
    assert Texts("en", [base])("cites") == "The secret de art"


def test_a_name_cannot_smuggle_in_a_mark(base: Path) -> None:
    texts = Texts("fr", [base])
    assert texts("doubts", name="de \u2068Ann\u2069", other="Z\u202ea") == "d’Ann doute de Z?a."


def test_a_doubt_of_our_own_game_elides() -> None:
    texts = Texts("fr", [BASE])
    said = [
        texts("complots-caption-doubt", name="Cassius", other=one) for one in ("Aurèle", "Hélène", "Flavie")
    ]
    assert said == ["Cassius doute d’Aurèle.", "Cassius doute d’Hélène.", "Cassius doute de Flavie."]
