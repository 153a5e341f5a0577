"""Named sets in the lobby: the last row of the house rules turns through them, for every hand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from arcade import key

from game.app.app import App
from game.app.workshop.measuring import Measured, memory_folder
from game.app.workshop.sums import LENGTH, Sums
from game.app.workshop.table_desk import all_sets
from game.app.workshop.table_sets import keep_set, set_question
from game.app.workshop.table_words import TableRules
from game.input.intents import Intent, Press
from game.saves.measured import save_measured
from game.saves.settings import Settings
from scenes.screens.lobby.house_rules.named_sets import NamedSets
from tests.builders import BASE, base_catalog
from tests.scenes.screens.lobby.hands import XBOX
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]

OURS = TableRules("complots", {"starting_coins": 4, "factions": True})


def the_lobby(house: GameWindow) -> Any:
    """The lobby of a house with the base game alone, at its house rules."""
    house.serve(App([BASE], settings=Settings(language="en", reduced_motion=True)).inline())  # type: ignore[arg-type]
    house.stage.push(house.stage.make("lobby", game="complots"))
    house.step()
    lobby = house.stage.scene
    lobby._answer(lobby.controller.click_chip(""))
    return lobby


def said(lobby: Any) -> str:
    return " ".join(label.text for label in lobby.labels())


def measured(table: TableRules, players: int) -> None:
    """Let the memory hold that a table makes matches shorter."""
    question = set_question(table, players, base_catalog())
    sums = Sums()
    for deal in range(200):
        sums = sums.plus((20, 1, 14 + deal % 2, 1))
    save_measured(memory_folder(), question.key(), Measured([((*LENGTH,), sums)]))


@pytest.mark.screens
def test_by_keys_and_pad_sets_are_turned_and_the_match_would_begin_with_them(
    raise_house: Raise, driver: Driver, home: Path
) -> None:
    keep_set("Our own", OURS)
    lobby = the_lobby(raise_house(language="en", reduced_motion=True))
    model = lobby.lobby_model
    driver.key(key.UP)
    assert "The book" in said(lobby) and model.set_here == 0
    driver.key(key.RIGHT)
    assert "A short evening" in said(lobby) and model.rules.changed == model.sets[1].rules
    driver.key(key.LEFT)
    driver.key(key.LEFT)
    assert model.rules.changed == OURS.rules and "Our own" in said(lobby)
    lobby.press(Press(XBOX, Intent.COUNTER))
    lobby.press(Press(XBOX, Intent.RIGHT))
    assert model.set_here == 0, "a pad turns them, too"
    assert model.plan(1).flags == model.rules.values


@pytest.mark.screens
def test_the_mouse_turns_sets_and_rules_of_ones_own_lead_back_to_the_book(
    raise_house: Raise, driver: Driver, home: Path
) -> None:
    lobby = the_lobby(raise_house(language="en", reduced_motion=True))
    model = lobby.lobby_model
    row = len(model.rules.names)
    x, y, w, h = next(box for place, box in lobby.editor.lines() if place == row)
    driver.click(x + w - 8, y + h / 2)
    assert model.set_here == 1
    model.rules.step("starting_coins", -1)
    model.version += 1
    driver.step()
    assert model.set_here is None and "Back to the book" in said(lobby)
    driver.click(x + w - 8, y + h / 2)
    assert not model.rules.changed and model.set_here == 0


def test_what_was_measured_of_a_set_is_told_from_memory_and_nothing_where_nothing_was(home: Path) -> None:
    app = App([BASE], Settings(language="en"))
    sets = NamedSets(app)
    place = 1
    table = all_sets(app.catalog, "complots")[place].table
    assert sets.effect("complots", place, 5) == ""
    measured(table, 5)
    assert sets.effect("complots", place, 5) == "", "it is read once"
    sets.forget()
    told = sets.effect("complots", place, 5)
    assert told.startswith("−5.5") and "turns" in told
    assert sets.effect("complots", place, 4) == "", "of another number of players nothing is known"
    assert sets.effect("complots", 0, 5) == "", "the book is the book"


@pytest.mark.screens
def test_a_set_that_is_taken_is_a_chip_with_its_effect_and_a_click_on_it_opens_its_row(
    raise_house: Raise, driver: Driver, home: Path
) -> None:
    measured(all_sets(base_catalog(), "complots")[1].table, 2)
    lobby = the_lobby(raise_house(language="en", reduced_motion=True))
    driver.key(key.UP)
    driver.key(key.RIGHT)
    driver.key(key.ESCAPE)
    assert not lobby.lobby_model.editing and "−5.5" in said(lobby)
    chip = next(one for one in lobby.bill.chips if one.chip.words == "A short evening")
    lobby.lobby_model.row = 0
    driver.click(chip.x + chip.w / 2, chip.y + 18)
    assert lobby.lobby_model.editing and lobby.lobby_model.row == len(lobby.lobby_model.rules.names)
