"""The page of a table: its words can be read in both languages and sizes; effects arrive while it is open."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.app.app import App
from game.app.games import GAMES
from game.app.workshop.table_desk import TableDesk
from game.app.workshop.table_sets import TableSet, keep_set, sets_folder
from game.app.workshop.table_words import TableRules, WordsRefused
from game.app.workshop.word_list import list_of
from game.app.workshop.worth import Effect
from game.input.devices import KEYS, MOUSE
from game.input.intents import Intent, Press
from game.mods.texts import LANGUAGES, Texts
from game.saves.settings import Settings
from scenes.capture.readability import missing_pictures, text_problems
from scenes.screens.workshop.table.meter import REST_SECONDS, TURN_SECONDS, TableMeter, table_questions
from scenes.screens.workshop.table.naming import reason_words
from tests.builders import BASE
from tests.scenes.screens.lobby.conftest import a_house
from tests.scenes.screens.lobby.hands import SWITCH, XBOX
from tests.slices import sliced

if TYPE_CHECKING:
    import arcade

    from scenes.screens.workshop.table.scene import TablePage
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

LOOKS = sliced([((language, size),) for language in ("fr", "en") for size in (100, 115)], 1, 2)


@pytest.fixture(scope="module", params=LOOKS, ids=lambda look: f"{look[0]}-{look[1]}")
def house(request: pytest.FixtureRequest, window: arcade.Window) -> GameWindow:
    """A house for each language and text size."""
    language, size = request.param
    return a_house(window, language=language, text_scale=size)


@pytest.fixture
def dressed(house: GameWindow, driver: Driver, home: Path) -> Iterator[GameWindow]:
    """The house, empty, on the window."""
    driver.window.show_view(house)
    house.step()
    yield house
    for scene in house.stage.scenes:
        scene.close()
    house.stage.scenes.clear()


def page_on(house: GameWindow, game: str) -> TablePage:
    from game.app.workshop.workshop import Workshop
    from scenes.screens.workshop.table.scene import TablePage

    page = TablePage(house.stage, Workshop(house.stage.app), game, XBOX)
    house.stage.push(page)
    house.step()
    return page


def say(page: TablePage, *intents: Intent) -> None:
    for intent in intents:
        page.press(Press(XBOX, intent))


@pytest.mark.screens
@pytest.mark.parametrize("game", GAMES)
def test_every_row_of_every_game_can_be_read_whatever_is_changed(dressed: GameWindow, game: str) -> None:
    keep_set("Table des cousins de province, le soir", TableRules(game, {}))
    page = page_on(dressed, game)
    for column in range(3):
        for row in range(14):
            assert text_problems(page) + missing_pictures(page) == [], (column, row, page.cursor.at)
            if page.cursor.at.startswith("rule:"):
                say(page, Intent.LEFT, Intent.RIGHT, Intent.RIGHT)
                assert text_problems(page) == [], page.cursor.at
            if not page.cursor.move(1):
                break
            page._show()
        say(page, Intent.PEEK)
    for device in (KEYS, SWITCH, MOUSE):
        page.press(Press(device, Intent.UP))
        assert text_problems(page) == [], device
    page.cursor.to("file")
    page.lies_at = Path("/home/somebody/.config/perfidie/tables/exchange/complots-table-des-cousins.toml")
    page._show()
    assert text_problems(page) == []


@pytest.mark.screens
def test_a_file_that_nobody_can_read_is_told_with_its_name_until_one_goes_on(dressed: GameWindow) -> None:
    sets_folder().mkdir(parents=True, exist_ok=True)
    (sets_folder() / "torn.toml").write_text("name = 3", "utf-8")
    page = page_on(dressed, "complots")
    assert "torn.toml" in page.refused and text_problems(page) == []
    say(page, Intent.DOWN)
    assert not page.refused


@pytest.mark.screens
def test_the_twelve_words_and_what_is_told_of_them_can_be_read(dressed: GameWindow) -> None:
    from scenes.screens.workshop.table.words import COUNT, WordsPage

    page = WordsPage(dressed.stage, lambda text: WordsRefused("check"), XBOX)
    dressed.stage.push(page)
    language = page.texts.language
    longest = sorted(list_of(language), key=len)[-COUNT:]
    assert text_problems(page) == []
    page.input.write(" ".join(longest))
    page.confirm()
    assert page.refused and text_problems(page) + missing_pictures(page) == []
    page.input.write("x ")
    page.input.text = " ".join(["zutzut", *longest[1:]]) + " "
    page.press(Press(XBOX, Intent.RIGHT))
    assert page.input.wrong_place() == 1 and text_problems(page) == []


def a_desk(home: Path) -> TableDesk:
    desk = TableDesk(App([BASE], Settings(language="en")), "complots")
    desk.put("starting_coins", 4)
    return desk


def test_each_changed_rule_and_each_set_is_a_question_and_the_book_is_none(home: Path) -> None:
    desk = a_desk(home)
    asked = table_questions(desk, 4)
    assert list(asked) == ["table", "rule:starting_coins", "set:1", "set:2", "set:3"]
    assert asked["table"].key() == asked["rule:starting_coins"].key(), "alone it is the table"
    desk.put("factions", True)
    both = table_questions(desk, 4)
    assert both["table"].key() != both["rule:starting_coins"].key()
    assert both["rule:starting_coins"].key() != asked["rule:starting_coins"].key(), "at this table"
    desk.reset()
    assert "table" not in table_questions(desk, 4)
    assert table_questions(desk, 5)["set:1"].key() != asked["set:1"].key()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_is_a_sentence_and_calls_rules_by_their_name(home: Path, language: str) -> None:
    desk, texts = a_desk(home), Texts(language, [BASE])
    battle = TableDesk(desk.app, "skirmish")
    here = TableRules("complots", {"starting_coins": 4, "gone": 3}, ("nowhere",))
    found = [
        (desk, desk.step("starting_coins", 1)),
        (desk, desk.put("starting_coins", 40)),
        (desk, desk.put("factions", 3)),
        (desk, desk.take(TableSet("", here))),
        (desk, desk.take(TableSet("", TableRules("complots", {}, ("nowhere",))))),
        (desk, desk.save("")),
        (battle, battle.problems(9)[0]),
    ]
    for place, (at, problem) in enumerate(found):
        assert problem is not None, place
        words = reason_words(problem, at, texts)
        assert words[0].isupper() and "problem-" not in words and "{" not in words, words
    name = texts("flag-starting_coins")
    assert reason_words(found[0][1], desk, texts).startswith(name)  # type: ignore[arg-type]


@pytest.mark.processes
def test_effects_arrive_while_the_page_is_open_one_question_after_the_other(home: Path) -> None:
    meter, desk = TableMeter(), a_desk(home)
    asked = {name: one for name, one in table_questions(desk, 3).items() if name in ("table", "set:1")}
    meter.ask(asked)
    assert meter.effect("table") == meter.effect("set:1") and not meter.effect("table").deals
    assert not meter.look(REST_SECONDS / 2) and meter._running is None, "hands have not rested yet"
    meter.look(REST_SECONDS)
    until = time.monotonic() + 60
    while not meter.effect("table").deals and time.monotonic() < until:
        meter.look(0.0)
        time.sleep(0.01)
    assert meter.effect("table").deals and not meter.effect("set:1").deals
    meter.look(TURN_SECONDS + 1)
    assert meter._running is None, "its turn is over"
    while not meter.effect("set:1").deals and time.monotonic() < until:
        meter.look(0.0)
        time.sleep(0.01)
    meter.close()
    assert meter.effect("set:1").deals
    again = TableMeter()
    again.ask(asked)
    assert again.effect("table").deals, "what was found is remembered"
    assert again.effect("nothing") == Effect()
