"""Words of what mods bring: each mod's own come first, and what nobody says is told, stopping nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.app import App
from game.app.games import GAMES, all_sections
from game.mods.flags import FlagDef, by_name
from game.mods.problems import problem_message
from game.mods.texts import LANGUAGES, Texts
from game.mods.wordless import wordless_problems
from game.saves.settings import Settings
from scenes.screens.rulebook.flags import flag_key, flag_words
from tests.app.conftest import BASE

CARD = """
[card.torche]
copies = 2
order = 20
moment = "after-bets"
target = ["other"]
effects = [{ kind = "turn-die", faces = 2 }]
"""


def a_mod(folder: Path, id: str, words: dict[str, str]) -> Path:
    """A mod with a card and its words by language."""
    (folder / id / "roulette").mkdir(parents=True)
    (folder / id / "mod.toml").write_text(
        f'format = 1\nid = "{id}"\nversion = "1"\ntitle = "T"\nrequires = ["base"]\n'
    )
    (folder / id / "roulette" / "cards.toml").write_text(CARD)
    for language, text in words.items():
        (folder / id / "text" / language).mkdir(parents=True)
        (folder / id / "text" / language / "words.ftl").write_text(text)
    return folder / id


def house(*mods: Path, language: str = "fr") -> App:
    return App([BASE, *mods], Settings(language=language))  # type: ignore[arg-type]


def words(name: str) -> str:
    return f"name-torche = {name}\ncard-torche = {name} !\n    .hint = {name}…\n"


def test_two_mods_may_use_one_short_name(tmp_path: Path) -> None:
    one = a_mod(tmp_path, "one", {"fr": words("La torche"), "en": words("The torch")})
    two = a_mod(tmp_path, "two", {"fr": words("Le flambeau"), "en": words("The link")})
    for mods in ((one, two), (two, one)):
        texts = house(*mods).texts
        assert (texts.name("one:torche"), texts.name("two:torche")) == ("La torche", "Le flambeau")
        assert texts("card-one:torche") == "La torche !" and texts("card-two:torche.hint") == "Le flambeau…"
        texts.speak("en")
        assert (texts.name("one:torche"), texts.name("two:torche", "the")) == ("The torch", "The link")


def test_our_words_may_be_replaced_and_foreign_ones_lent(tmp_path: Path) -> None:
    other = a_mod(tmp_path, "other", {"fr": words("La torche") + "name-duchesse = La Reine\n"})
    silent = a_mod(tmp_path, "silent", {})
    texts = house(other, silent).texts
    assert texts.name("base:duchesse") == "La Reine"
    assert texts.name("silent:torche") == "La torche"


@pytest.mark.whole
def test_what_nobody_says_is_told_with_its_place_and_played(tmp_path: Path) -> None:
    app = house(a_mod(tmp_path, "mute", {"fr": "name-torche = La torche\n"}))
    told = wordless_problems(app.catalog, all_sections(), app.texts)
    assert [(one.severity, one.facts["key"], one.facts["languages"]) for one in told] == [
        ("warning", "name-torche", "en"),
        ("warning", "card-torche", "fr, en"),
    ]
    assert all(one.place.endswith("mute/roulette/cards.toml:2:2") for one in told)
    assert "rien ne dit « card-torche »" in problem_message(told[1], app.texts).replace("\u00a0", " ")
    assert "mute:torche" in {card.id for card in app.catalog.all(GAMES["roulette"].sections[1].type)}


def test_all_of_ours_is_said_in_both_languages() -> None:
    app = house()
    assert wordless_problems(app.catalog, all_sections(), app.texts) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_of_one_name_in_two_games_has_the_words_of_each(language: str) -> None:
    app = house(language=language)
    assert flag_key(app.texts, "skirmish", "card_seconds") == "flag-skirmish-card_seconds"
    assert flag_key(app.texts, "roulette", "card_seconds") == "flag-card_seconds"
    said = set()
    for game in ("roulette", "skirmish"):
        flag = by_name(app.catalog.all(FlagDef, game=game))["card_seconds"]
        said |= {flag_words(app.texts, game, "card_seconds", flag, seconds) for seconds in (0, 7)}
    assert len(said) == 4 and not any("flag-" in words for words in said)


def test_a_key_without_words_shows_short() -> None:
    texts = Texts("fr", [BASE], {"duel": BASE.parent / "nowhere"})
    assert texts("name-duel:marchande.the") == "name-marchande" and "name-duel:marchande" not in texts


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("name-duchese = A", "name-duchesse"),
        ("action-assasin = A", "action-assassin"),
        ("name-torches = A", "name-torche"),
        ("name-duchesse = A", None),
        ("mod-title = A", None),
        ("our-own-words = A", None),
        ("name-a-torche = A", None),
        ("name-duchese = A\ncard-torche.x = { name-duchese }", None),
    ],
)
def test_a_message_with_a_misspelt_name_is_told(tmp_path: Path, line: str, near: str | None) -> None:
    said = {language: f"{words('T')}{line}\n" for language in LANGUAGES}
    app = house(a_mod(tmp_path, "one", said))
    found = wordless_problems(app.catalog, all_sections(), app.texts, trusted=["base"])
    assert [(one.code, one.line, one.facts["near"]) for one in found] == [("stray-message", 4, near)] * (
        len(LANGUAGES) if near else 0
    )


def test_no_message_of_the_mods_that_come_with_the_game_is_misspelt() -> None:
    folders = sorted(path.parent for path in BASE.parent.glob("*/mod.toml"))
    app = App(folders, Settings())
    assert len(app.texts.homes) > 3
    assert wordless_problems(app.catalog, all_sections(), app.texts, trusted=["base"]) == []
