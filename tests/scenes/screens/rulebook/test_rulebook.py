"""The booklet tells the rules of the content and of the house, and can be turned by any hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from arcade import key

from game import paths
from game.app.app import App
from game.rules.complots.defs import ActionDef, CharacterDef, ComplotsFlags, DeckDef
from game.saves.settings import Settings
from scenes.games.complots.booklet.book import ComplotsBook
from scenes.pads.contract import Pads
from scenes.screens.rulebook.blocks import Chip, Figure, Paragraph, Point
from scenes.screens.rulebook.book import Page
from scenes.screens.rulebook.scene import Rulebook
from scenes.shell.window import GameWindow
from tests.scenes.driver import Driver
from tests.scenes.screens.title.house import LOOKS, Raise, faults, plug, tap

CUT = ComplotsFlags(
    fifth_character="inquisiteur", forced_at=0, treasury=54, starting_coins=0,
    block_after_challenge=False, reaction_seconds=0, factions=True,
)  # fmt: skip


@pytest.fixture
def app(home: Any) -> App:
    app = App()
    app.texts.speak("fr")
    return app


def show(house: GameWindow, flags: ComplotsFlags | None = None) -> Rulebook:
    booklet = Rulebook(house.stage, "complots", flags)
    house.stage.push(booklet)
    house.step()
    return booklet


def told(page: Page) -> str:
    """All the words of a page."""
    return " ".join(said for block in (*page.blocks, *page.gossip) for said in words_of(block))


def words_of(block: object) -> list[str]:
    match block:
        case Paragraph() | Chip():
            return [block.words]
        case Point():
            return [block.lead, block.words]
        case Figure():
            return [said for inner in block.blocks for said in words_of(inner)]
    return []


def test_every_character_of_the_deck_has_a_page(app: App) -> None:
    titles = [page.title for page in ComplotsBook(app.catalog, app.texts, None).pages()]
    for character in app.catalog.all(CharacterDef):
        name = app.texts.name(character.id, "the")
        assert name[:1].upper() + name[1:] in titles


def test_a_table_reads_of_its_own_cast_only(app: App) -> None:
    titles = " ".join(page.title for page in ComplotsBook(app.catalog, app.texts, ComplotsFlags()).pages())
    assert "Ambassadeur" in titles and "Inquisiteur" not in titles
    titles = " ".join(page.title for page in ComplotsBook(app.catalog, app.texts, CUT).pages())
    assert "Inquisiteur" in titles and "Ambassadeur" not in titles


@pytest.mark.parametrize("flags", [None, ComplotsFlags(), CUT])
def test_pages_come_in_pairs(app: App, flags: ComplotsFlags | None) -> None:
    assert len(ComplotsBook(app.catalog, app.texts, flags).pages()) % 2 == 0


def test_a_character_page_says_what_it_does_and_blocks(app: App) -> None:
    pages = {page.title: told(page) for page in ComplotsBook(app.catalog, app.texts, None).pages()}
    assert "3 pièces" in pages["La Duchesse"] and "Aide étrangère" in pages["La Duchesse"]
    assert "la Comtesse" in pages["L’Assassin"] and "Ne contre rien" in pages["L’Assassin"]
    assert "l’Assassin" in pages["La Comtesse"]
    captain = pages["Le Capitaine"]
    assert "l’Ambassadeur ou l’Inquisiteur" in captain and "2 pièces" in captain


def test_the_captain_meets_only_those_in_play(app: App) -> None:
    pages = {page.title: told(page) for page in ComplotsBook(app.catalog, app.texts, ComplotsFlags()).pages()}
    assert "Inquisiteur" not in pages["Le Capitaine"]


def test_numbers_follow_the_content(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def dearer(kind: type, **facts: object) -> Any:
        found = original(kind, **facts)
        if kind is ActionDef:
            return tuple(msgspec.structs.replace(a, cost=a.cost * 3) for a in found)
        if kind is DeckDef:
            return tuple(msgspec.structs.replace(d, hand=1) for d in found)
        return found

    original = app.catalog.all
    monkeypatch.setattr(app.catalog, "all", dearer)
    pages = ComplotsBook(app.catalog, app.texts, None).pages()
    assert "21 pièces" in " ".join(told(page) for page in pages)
    assert "cache un personnage" in told(pages[0])


def test_the_house_rules_of_a_table_are_told_everywhere(app: App) -> None:
    plain = " ".join(told(page) for page in ComplotsBook(app.catalog, app.texts, ComplotsFlags()).pages())
    cut = " ".join(told(page) for page in ComplotsBook(app.catalog, app.texts, CUT).pages())
    assert "8 secondes pour réagir" in plain and "Pas de sablier" in cut
    assert "10 pièces ou plus" in plain and "ou plus n’a plus le choix" not in cut
    assert "n’a pas de fond" in plain and "54 pièces en tout" in cut
    assert "peut encore le contrer" in plain and "ne peut plus le contrer" in cut
    assert "Rouge et Noir" in cut and "Rouge et Noir" not in plain
    assert "une bourse vide, l’autre de même" in cut


def test_who_must_strike_follows_what_can_be_paid(app: App) -> None:
    """C-09: the rule binds only a player who can pay."""
    early = msgspec.structs.replace(ComplotsFlags(), forced_at=3)
    said = " ".join(told(page) for page in ComplotsBook(app.catalog, app.texts, early).pages())
    assert "7 pièces ou plus" in said


def test_scissors_mark_what_was_cut(app: App) -> None:
    def cut(flags: ComplotsFlags) -> list[bool]:
        house = next(
            page
            for page in ComplotsBook(app.catalog, app.texts, flags).pages()
            if page.title == "La loi de ce soir"
        )
        return [block.cut for block in house.blocks if isinstance(block, Chip)]

    assert cut(ComplotsFlags()) == [False] * 7
    assert cut(CUT) == [True] * 7


def test_flags_may_come_as_plain_values(app: App) -> None:
    book = ComplotsBook(app.catalog, app.texts, {"reaction_seconds": 5, "somebody_elses": 1})
    assert book.flags.reaction_seconds == 5


def test_keys_turn_the_pages_and_stop_at_the_covers(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    booklet = show(house)
    seen = []
    for symbol in (key.LEFT, key.RIGHT, key.PAGEDOWN, key.ENTER, key.PAGEUP):
        driver.key(symbol)
        driver.wait(0.5)
        seen.append(booklet.spread)
    assert seen == [0, 1, 2, 3, 2]
    booklet.spread = booklet.spreads - 1
    driver.key(key.RIGHT)
    assert booklet.spread == booklet.spreads - 1
    driver.key(key.ESCAPE)
    assert house.stage.scene is not booklet


def test_a_press_lands_the_leaf_first(raise_house: Raise, driver: Driver) -> None:
    booklet = show(raise_house())
    driver.key(key.RIGHT)
    driver.key(key.RIGHT)
    assert booklet.spread == 2
    driver.wait(0.5)
    assert booklet.page(4).title in {label.text for label in booklet.left.labels()}
    assert booklet.page(5).title in {label.text for label in booklet.right.labels()}


def test_shoulders_and_clicks_turn_too(raise_house: Raise, driver: Driver, pads: Pads) -> None:
    house = raise_house(pads, animation_speed=0)
    booklet = show(house)
    pad = plug(house)
    tap(house, pad, "right-shoulder")
    assert booklet.spread == 1 and booklet.hints.hand == pad.device
    driver.click(1200, 600)
    assert booklet.spread == 2
    driver.click(100, 600)
    tap(house, pad, "left-shoulder")
    assert booklet.spread == 0


@pytest.mark.parametrize(
    ("look", "flags"),
    [
        (LOOKS[0].values[0], CUT),
        (LOOKS[1].values[0], None),
        (LOOKS[2].values[0], None),
        (LOOKS[3].values[0], CUT),
    ],
    ids=["fr-cut", "en-whole", "fr-large-plain-whole", "en-large-contrast-cut"],
)
def test_every_page_can_be_read(
    raise_house: Raise, look: dict[str, Any], flags: ComplotsFlags | None
) -> None:
    booklet = show(raise_house(animation_speed=0, **look), flags)
    for _ in range(booklet.spreads):
        booklet.timeline.skip()
        assert faults(booklet) == []
        booklet.turn(forward=True)


def test_the_open_page_survives_another_language(raise_house: Raise) -> None:
    house = raise_house(animation_speed=0)
    booklet = show(house)
    booklet.turn(forward=True)
    house.stage.app.change(language="en")
    house.stage.relayout()
    assert booklet.spread == 1
    assert "On your turn" in {label.text for label in booklet.labels()}


def test_a_seventh_character_gets_its_page_without_code(home: Any, tmp_path: Path) -> None:
    folder = tmp_path / "jester"
    (folder / "complots").mkdir(parents=True)
    (folder / "text" / "fr").mkdir(parents=True)
    (folder / "mod.toml").write_text(
        'format = 1\nid = "jester"\nversion = "1.0.0"\ntitle = "Le fou"\nrequires = ["base"]\n'
    )
    (folder / "complots" / "jester.toml").write_text(
        "[character.fou]\norder = 7\n[action.fou]\norder = 13\nclaim = 'fou'\n"
        "effect = { kind = 'gain', coins = 4 }\nblock = { by = 'anyone', claiming = ['comtesse'] }\n"
        "[deck.'base:cour']\none_of = ['ambassadeur', 'inquisiteur', 'fou']\n"
    )
    (folder / "text" / "fr" / "jester.ftl").write_text(
        "name-fou = Fou\n    .the = le Fou\naction-fou = Fou\n"
    )
    app = App(mods=[paths.bundled_mods_folder() / "base", folder], settings=Settings(language="fr"))
    page = next(page for page in ComplotsBook(app.catalog, app.texts, None).pages() if page.title == "Le Fou")
    assert "Prend 4 pièces au Trésor. Se contre avec la Comtesse." in told(page)
    assert "le même soir que l’Ambassadeur ou l’Inquisiteur" in told(page)
