"""The manual is what the Structs say, in both languages: no key without its sentence, none left over."""

import re
from functools import cache
from typing import Annotated

import pytest
from fluent.syntax import FluentParser, ast
from msgspec import Meta

from game.app.games import GAMES
from game.cli.modding.manual_pages import base_catalog, manual_pages, open_book
from game.mods.defs import Def, Section
from game.mods.manual.kinds import anchor_of, fresh_tables
from game.mods.manual.markdown import table
from game.mods.manual.pages import Book, game_page
from game.mods.manual.tables import key_rows, kind_rows, places_in
from game.mods.texts import LANGUAGES
from game.rules.roulette.defs import CardDef, Force, Shuffle, Swap
from tests.mods.test_base_texts import Words, messages, variables
from tools.manual import FOLDER, ROOT, printed

LONG = 5
"""Words of a closed list that cannot be understood at a glance."""
LISTS = {"roulette": 2, "skirmish": 11}
"""By game, how many such lists it has."""
TEXTS = ROOT / "assets" / "manual" / "text"
FILES = sorted({path.name for path in TEXTS.glob("*/*.ftl")})


@cache
def whole_book(language: str) -> tuple[Book, dict[str, str]]:
    """The book of a language, and every page as it was printed with it."""
    book, catalog = open_book(language), base_catalog()
    return book, {name: page(book, catalog) for name, page in manual_pages().items()}


def written(language: str) -> dict[str, ast.Message]:
    """Every message of the manual in a language."""
    return {key: one for name in FILES for key, one in messages(language, name, TEXTS).items()}


def sentences(language: str) -> set[str]:
    """Every message and attribute of the manual that says something."""
    found: set[str] = set()
    for key, message in written(language).items():
        said = message.value is not None and bool(message.value.elements)
        found |= {key} if said else set()
        found |= {f"{key}.{one.id.name}" for one in message.attributes}
    return found


def test_committed_pages_are_what_the_structs_say() -> None:
    pages = printed()
    stale = [path.name for path, text in pages.items() if path.read_text("utf-8") != text]
    assert stale == [], "run python tools/manual.py"
    assert set(FOLDER.rglob("*.md")) == set(pages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_its_sentence_and_no_sentence_is_left_over(language: str) -> None:
    book, pages = whole_book(language)
    assert len(book.say.said) > 100 and len(pages) > 1
    assert (book.say.texts.missing, book.say.texts.faults, book.say.house.missing) == (set(), set(), set())
    assert sentences(language) - book.say.said == set()


@pytest.mark.parametrize("name", FILES)
def test_both_languages_say_the_same_and_only_once(name: str) -> None:
    french, english = messages("fr", name, TEXTS), messages("en", name, TEXTS)
    assert french.keys() == english.keys()
    for key, message in french.items():
        other = english[key]
        assert variables(message) == variables(other), key
        assert {one.id.name for one in message.attributes} == {one.id.name for one in other.attributes}, key
    others = [messages("fr", other, TEXTS).keys() for other in FILES if other != name]
    assert not [keys & french.keys() for keys in others if keys & french.keys()]


def test_french_is_typeset_as_french() -> None:
    wrong = re.compile(r"[^\u00a0!?(][;!?»]|^[;!?»:].|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|\w'\w")
    odd = []
    for key, message in written("fr").items():
        found = Words()
        found.visit(message)
        bare = [re.sub(r"`[^`]*`", "x", words) for words in found.words]
        odd += [(key, words) for words in bare if wrong.search(words)]
    assert len(written("fr")) > 30 and odd == []


def test_no_language_has_broken_messages() -> None:
    for path in TEXTS.glob("*/*.ftl"):
        parsed = FluentParser().parse(path.read_text("utf-8")).body
        assert [one.content for one in parsed if isinstance(one, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_of_a_page_leads_to_a_heading_and_every_row_is_as_wide_as_its_head(language: str) -> None:
    for text in whole_book(language)[1].values():
        prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
        headings = [anchor_of(one) for one in re.findall(r"^#+ (.+)$", prose, re.MULTILINE)]
        assert len(set(headings)) == len(headings)
        assert set(re.findall(r"\]\(#([^)]*)\)", prose)) <= set(headings)
        for rows in re.findall(r"(?:^\|.*\n)+", prose, re.MULTILINE):
            assert len({len(re.findall(r"(?<!\\)\|", row)) for row in rows.splitlines()}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_every_long_list_are_told_one_by_one(game: str) -> None:
    text = whole_book("en")[1][game]
    cells = [cell for row in re.findall(r"^\|.*\|$", text, re.MULTILINE) for cell in row.split(" | ")]
    assert [cell for cell in cells if len(re.findall(r'`"[^"`]+"`', cell)) >= LONG] == []
    assert len(re.findall(r"^\| Word \| Meaning \|$", text, re.MULTILINE)) == LISTS.get(game, 0)


# and that it can fail


class TailDef(Def, frozen=True, kw_only=True):
    """A thing that no manual knows."""

    wag: Annotated[int, Meta(ge=1, le=9)] = 3
    bone: str | None = None


class MottledCard(CardDef, frozen=True, kw_only=True):
    """A card with a key that nobody has explained."""

    spots: int = 0


def test_a_struct_or_a_key_without_a_sentence_is_found_out() -> None:
    book = open_book("en")
    game_page(book, "roulette", [Section("roulette", "tail", TailDef)], [])
    assert book.say.texts.missing == {"other-tail", "other-tail.wag", "other-tail.bone"}
    book = open_book("en")
    tables = fresh_tables(book.say, {})
    places_in("[card]", "card.", MottledCard, tables)
    rows = {row[0]: row[1:] for row in key_rows(MottledCard, book.say, tables)}
    assert book.say.texts.missing == {"other-mottled-card.spots"}
    assert rows["`skull`"][2] == "`false`" and "round" in rows["`skull`"][3]


def test_limits_defaults_and_names_are_told() -> None:
    say = open_book("en").say
    rows = key_rows(TailDef, say, fresh_tables(say, {}))
    assert [row[0] for row in rows] == ["`wag`", "`bone`"] and [row[3] for row in rows] == ["`3`", "—"]
    assert rows[1][1] == "text"


def test_what_all_kinds_share_is_told_once_and_what_differs_again() -> None:
    say = open_book("en").say
    rows = kind_rows([Shuffle, Swap, Force], say, fresh_tables(say, {}))
    keys = [(row[0].strip("*`"), row[1].strip("`")) for row in rows]
    shared = [("every kind", "whom"), ("every kind", "only_if")]
    assert keys == [*shared, ("shuffle", ""), ("swap", ""), ("force", ""), ("", "whom")]
    assert rows[0][4] == '`"player"`' and rows[-1][4] == '`"target"`'


def test_pipes_and_tags_do_not_break_a_table() -> None:
    assert table(["a"], [["`b|c<d`, e|f<g"]]).splitlines()[2] == r"| `b\|c<d`, e\|f\<g |"
