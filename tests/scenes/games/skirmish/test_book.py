"""The booklet of the battle tells what sizes, cards and house rules say."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from game import paths
from game.app.app import App
from game.rules.skirmish.defs.armies import SkirmishFlags
from scenes.games.skirmish.booklet.blocks import CardWithWords, ScoreTable
from scenes.games.skirmish.booklet.book import SkirmishBook
from scenes.screens.rulebook.blocks import Paragraph, Point
from scenes.screens.rulebook.book import Page
from scenes.screens.rulebook.scene import Rulebook
from tests.scenes.screens.title.house import LOOKS, faults, raise_house

if TYPE_CHECKING:
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]
PLAIN, BARE = SkirmishFlags(), SkirmishFlags(preset="short", bribes=False, treachery=False, start_tokens=1)


@pytest.fixture
def app(home: Any) -> App:
    app = App()
    app.texts.speak("fr")
    return app


def pages(app: App, flags: object = None) -> dict[str, Page]:
    return {page.title: page for page in SkirmishBook(app.catalog, app.texts, flags).pages()}


def told(page: Page) -> str:
    """All the words of a page, with plain spaces."""
    words = [
        f"{block.lead} {block.words}" if isinstance(block, Point) else block.words
        for block in page.blocks
        if isinstance(block, Paragraph | Point | CardWithWords)
    ]
    return " ".join(words).replace("\u00a0", " ")


@pytest.mark.parametrize("flags", [None, PLAIN, BARE])
def test_pages_come_in_pairs_and_every_word_is_there(app: App, flags: object) -> None:
    for language in ("fr", "en"):
        app.texts.speak(language)
        assert len(SkirmishBook(app.catalog, app.texts, flags).pages()) % 2 == 0
    assert not app.texts.missing and not app.texts.faults


@pytest.mark.rule("S-01", "S-16")
def test_the_size_of_the_battle_changes_its_numbers(app: App) -> None:
    plain, bare = pages(app, PLAIN), pages(app, BARE)
    assert "pour 25 points" in told(plain["Le but"]) and "3 jetons" in told(plain["Le but"])
    assert "pour 15 points" in told(bare["Le but"]) and "un jeton" in told(bare["Le but"])
    rows = [
        next(block.rows for block in page["Le tour"].blocks if isinstance(block, ScoreTable))
        for page in (plain, bare)
    ]
    assert [list(one) for one in rows] == [
        [("4", "6"), ("6", "5"), ("8", "4")],
        [("4", "5"), ("6", "4"), ("8", "4")],
    ]


@pytest.mark.rule("S-18", "S-19", "S-21")
def test_what_is_not_played_is_not_told(app: App) -> None:
    plain, bare = pages(app, PLAIN), pages(app, BARE)
    assert "36 cartes, 18 sortes" in told(plain["Les cartes Traîtrise"])
    assert {"Acheter une promesse", "Les cartes Traîtrise"} <= plain.keys()
    assert not {"Acheter une promesse", "Les cartes Traîtrise"} & bare.keys()


@pytest.mark.rule("S-24")
def test_tonights_stake_is_marked(app: App) -> None:
    held = pages(app, SkirmishFlags(scenario="centre"))["L’enjeu"]
    assert "celui de ce soir" in told(held) and "coutume" not in told(held)
    assert "coutume" in told(pages(app, PLAIN)["L’enjeu"])


def test_the_sum_of_a_combat_is_a_table(app: App) -> None:
    table = next(one for one in pages(app)["Le combat"].blocks if isinstance(one, ScoreTable))
    assert ("frapper au dos", "deux") in table.rows and len(table.rows) == 7


def test_no_number_of_a_rule_is_written_in_a_text() -> None:
    for language in ("fr", "en"):
        path = paths.bundled_mods_folder() / "base" / "text" / language / "rulebook-skirmish.ftl"
        bare = re.sub(r"#.*|\[\w+\]|\$\w+", "", path.read_text("utf-8"))
        assert not re.search(r"\d", bare), language


@pytest.mark.parametrize(
    ("look", "flags"),
    list(zip([look.values[0] for look in LOOKS], [PLAIN, BARE, None, PLAIN], strict=True)),
    ids=["fr", "en-bare", "fr-large", "en-large-contrast"],
)
def test_every_page_can_be_read(raise_house: Raise, look: dict[str, Any], flags: object) -> None:
    house = raise_house(animation_speed=0, **look)
    booklet = Rulebook(house.stage, "skirmish", flags)
    house.stage.push(booklet)
    house.step()
    for _ in range(booklet.spreads):
        booklet.timeline.skip()
        assert faults(booklet) == []
        booklet.turn(forward=True)
