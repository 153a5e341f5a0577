"""The booklet of Hécatombe tells what the box and the house rules say; booklets are taken from a shelf."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from arcade import key

from game import paths
from game.app.app import App
from game.app.games import GAMES
from game.mods.texts import Texts
from game.rules.hecatombe.content import content
from game.rules.hecatombe.defs import BoxDef, HecatombeFlags
from game.rules.hecatombe.rules import Hecatombe
from game.saves.settings import Settings
from scenes.games import KITS
from scenes.games.hecatombe.booklet.blocks import CaptureTable, TileFate, TileWithWords
from scenes.games.hecatombe.booklet.book import HecatombeBook
from scenes.pads.contract import Pads
from scenes.screens.rulebook.blocks import Chip, Paragraph, Point
from scenes.screens.rulebook.book import Page
from scenes.screens.rulebook.number_table import NumberTable
from scenes.screens.rulebook.scene import Rulebook
from scenes.shell.window import GameWindow
from tests.builders import BASE, base_catalog
from tests.scenes.driver import Driver
from tests.scenes.screens.title.house import LOOKS, Raise, click_spot, faults, plug, tap

CUT = HecatombeFlags(rounds_to_win=1, father_rule_from=8, no_retreat=True)
EARLY = HecatombeFlags(rounds_to_win=5, father_rule_from=3)

SHELF = tuple(id for id, kit in KITS.items() if kit.booklet)
"""Games that have a booklet."""


@pytest.fixture
def app(home: Any) -> App:
    app = App()
    app.texts.speak("fr")
    return app


def show(house: GameWindow, flags: object = None, **more: Any) -> Rulebook:
    booklet = Rulebook(house.stage, "hecatombe", flags, **more)
    house.stage.push(booklet)
    house.step()
    return booklet


def pages(app: App, flags: object = None) -> dict[str, Page]:
    return {page.title: page for page in HecatombeBook(app.catalog, app.texts, flags).pages()}


def told(page: Page) -> str:
    """All the words of a page."""
    return " ".join(words_of(block) for block in (*page.blocks, *page.gossip))


def words_of(block: object) -> str:
    match block:
        case Paragraph() | Chip() | Point() | TileFate():
            return block.words
        case TileWithWords():
            return " ".join(words_of(inner) for inner in block.blocks)
    return ""


def table_of(app: App, flags: object = None) -> list[tuple[int, ...]]:
    page = pages(app, flags)["Combien de tuiles"]
    return [tuple(row) for block in page.blocks if isinstance(block, NumberTable) for row in block.rows]


@pytest.mark.parametrize("flags", [None, HecatombeFlags(), CUT, EARLY])
def test_pages_come_in_pairs_and_every_word_is_there(app: App, flags: object) -> None:
    for language in ("fr", "en"):
        app.texts.speak(language)
        assert len(HecatombeBook(app.catalog, app.texts, flags).pages()) % 2 == 0
    assert not app.texts.missing and not app.texts.faults


@pytest.mark.parametrize("flags", [HecatombeFlags(), CUT])
def test_the_table_of_numbers_is_that_of_the_rules(app: App, flags: HecatombeFlags) -> None:
    """H-02, H-03, H-15, H-17."""
    box = content(app.catalog)
    for players, tiles, objectives, captives in table_of(app, flags):
        rules = Hecatombe(box, flags, players)
        assert (tiles, objectives) == (
            rules.setting.table.tiles - flags.no_retreat,
            rules.setting.table.objectives,
        )
        assert captives == rules.setting.goal
    assert [row[0] for row in table_of(app, flags)] == list(GAMES["hecatombe"].seats)


def test_the_example_is_counted_as_the_rules_count(app: App) -> None:
    """H-20."""
    page = pages(app)["Un décompte"]
    tallies = [block for block in page.blocks if isinstance(block, CaptureTable)]
    aim = next(block.people for block in page.blocks if isinstance(block, TileWithWords))
    symbols = set(content(app.catalog).pairs[aim])
    for tally in tallies:
        pairs = [content(app.catalog).pairs[tile] for tile in tally.tiles]
        assert list(tally.counts) == [len(symbols & set(pair)) for pair in pairs]
    totals = [sum(tally.counts) for tally in tallies]
    assert totals == sorted(set(totals), reverse=True)
    assert any(2 in tally.counts for tally in tallies)
    assert "Terre et Feu" in told(page)


def test_the_house_rules_of_a_table_are_told_everywhere(app: App) -> None:
    plain, cut, early = pages(app), pages(app, CUT), pages(app, EARLY)
    mercy, match = "Le père et la retraite", "La manche, la partie"
    assert "à 4 et plus" in told(plain[mercy]) and "se retire" in told(plain[mercy])
    assert "pas de père sacré" in told(cut[mercy]) and "une tuile de moins" in told(cut[mercy])
    assert "à 3 et plus" in told(early[mercy])
    assert "pas de père" in told(plain["À trois"]) and "Même à trois" in told(early["À trois"])
    assert "2 manches" in told(plain[match]) and "seule manche" in told(cut[match])
    assert "5 manches" in told(early[match])


def test_scissors_mark_what_was_cut_and_each_rule_is_explained(app: App) -> None:
    page = pages(app, CUT)["La loi de ce soir"]
    assert [block.cut for block in page.blocks if isinstance(block, Chip)] == [True] * 3
    assert "dont l’attaque" in told(page) and "ciseaux" in told(page)


def test_no_number_of_a_rule_is_written_in_a_text(app: App) -> None:
    for language in ("fr", "en"):
        path = paths.bundled_mods_folder() / "base" / "text" / language / "rulebook-hecatombe.ftl"
        bare = re.sub(r"#.*|\[\w+\]|\$\w+", "", path.read_text("utf-8"))
        assert not re.search(r"\d", bare), language


def test_another_box_has_another_booklet(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def smaller(kind: type, **facts: object) -> Any:
        found = original(kind, **facts)
        if kind is BoxDef:
            return tuple(msgspec.structs.replace(box, symbols=box.symbols[:5], copies=6) for box in found)
        return found

    original = app.catalog.all
    monkeypatch.setattr(app.catalog, "all", smaller)
    said = told(pages(app)["Les peuples"])
    assert "10 peuples, 6 tuiles chacun : 60 tuiles" in said.replace("\xa0", " ") and "Nuit" not in said


def test_a_box_of_a_mod_is_drawn_in_the_booklet(raise_house: Raise, tmp_path: Path) -> None:
    folder = tmp_path / "metal"
    (folder / "hecatombe").mkdir(parents=True)
    (folder / "text" / "fr").mkdir(parents=True)
    (folder / "mod.toml").write_text(
        'format = 1\nid = "metal"\nversion = "1.0.0"\ntitle = "Le métal"\nrequires = ["base"]\n'
    )
    (folder / "hecatombe" / "metal.toml").write_text(
        "[symbol.metal]\n[box.'base:standard']\n"
        "symbols = ['terre', 'eau', 'air', 'feu', 'vie', 'nuit', 'metal']\n"
    )
    (folder / "text" / "fr" / "metal.ftl").write_text("name-metal = Métal\n")
    house = raise_house(animation_speed=0)
    app = App(
        mods=[paths.bundled_mods_folder() / "base", folder],
        settings=Settings(language="fr", animation_speed=0),
    )
    house.serve(app.inline())
    booklet = show(house)
    assert any("Nuit et Métal" in label.text for label in booklet.labels())
    assert faults(booklet) == []


# the shelf


def test_every_booklet_is_of_the_game_that_it_is_asked_for() -> None:
    texts: Any = Texts("fr", [BASE])
    booklets = [kit.booklet(base_catalog(), texts, None) for kit in KITS.values() if kit.booklet]
    assert [booklet.game for booklet in booklets] == list(SHELF)


def test_keys_take_the_other_booklet_and_find_the_page_again(raise_house: Raise, driver: Driver) -> None:
    booklet = show(raise_house(animation_speed=0), shelf=SHELF)
    driver.key(key.RIGHT)
    for game, name in (
        ("roulette", "Roulette"),
        ("skirmish", "Triomphe & Trahison"),
        ("complots", "Complots"),
    ):
        driver.key(key.C)
        assert (booklet.game, booklet.spread) == (game, 0)
        assert name in {label.text for label in booklet.labels()}
    driver.key(key.C)
    assert (booklet.game, booklet.spread) == ("hecatombe", 1)
    assert faults(booklet) == []


def test_a_click_on_a_tab_takes_its_booklet_and_turns_no_page(raise_house: Raise, driver: Driver) -> None:
    booklet = show(raise_house(animation_speed=0), shelf=SHELF)
    driver.key(key.RIGHT)
    click_spot(driver, booklet.tabs.box("hecatombe"))
    assert (booklet.game, booklet.spread) == ("hecatombe", 1)
    click_spot(driver, booklet.tabs.box("complots"))
    assert (booklet.game, booklet.spread) == ("complots", 0)


@pytest.mark.parametrize(
    ("scale", "shelf", "named"),
    [(100, SHELF[:3], list(SHELF[:3])), (115, SHELF[:3], ["hecatombe"]), (100, SHELF, ["hecatombe"])],
)
def test_where_names_are_too_long_only_the_open_booklet_has_one(
    raise_house: Raise, scale: int, shelf: tuple[str, ...], named: list[str]
) -> None:
    booklet = show(raise_house(text_scale=scale, animation_speed=0), shelf=shelf)
    names = {game: booklet.texts(f"game-{game}") for game in SHELF}
    feet = {label.text for label in booklet.labels() if label.y > 660}
    assert [game for game in SHELF if names[game] in feet] == named
    assert faults(booklet) == []


def test_a_pad_takes_the_other_booklet(raise_house: Raise, driver: Driver, pads: Pads) -> None:
    house = raise_house(pads, animation_speed=0)
    booklet = show(house, shelf=SHELF)
    pad = plug(house)
    tap(house, pad, "counter")
    assert booklet.game == "roulette" and booklet.hints.hand == pad.device


def test_a_table_reads_of_its_own_game_only(raise_house: Raise, driver: Driver) -> None:
    booklet = show(raise_house(animation_speed=0), CUT)
    driver.key(key.C)
    assert booklet.game == "hecatombe" and booklet.shelf == ()


def test_a_leaf_that_turns_is_laid_before_another_booklet_is_taken(
    raise_house: Raise, driver: Driver
) -> None:
    booklet = show(raise_house(), shelf=SHELF)
    driver.key(key.RIGHT)
    driver.key(key.C)
    assert (booklet.game, booklet.spread, booklet.timeline.idle) == ("hecatombe", 1, True)
    driver.key(key.RIGHT)
    booklet.take("complots")
    driver.wait(0.6)
    titles = {label.text for label in (*booklet.left.labels(), *booklet.right.labels())}
    assert {booklet.page(number).title for number in (0, 1)} <= titles


@pytest.mark.parametrize(
    ("look", "flags"),
    list(zip([look.values[0] for look in LOOKS], [CUT, None, EARLY, CUT], strict=True)),
    ids=["fr-cut", "en-plain", "fr-large-early", "en-large-contrast-cut"],
)
def test_every_page_can_be_read(
    raise_house: Raise, look: dict[str, Any], flags: HecatombeFlags | None
) -> None:
    booklet = show(raise_house(animation_speed=0, **look), flags, shelf=SHELF)
    for _ in range(booklet.spreads):
        booklet.timeline.skip()
        assert faults(booklet) == []
        booklet.turn(forward=True)
