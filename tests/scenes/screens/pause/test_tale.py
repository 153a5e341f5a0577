"""The story of the match in the interval: in words of every game, without secrets, scrolled by any hand."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from arcade import key

from game.app.app import App
from game.app.plan import MatchPlan
from game.app.table import Table
from game.core.chronicle import Line, Person
from game.input.devices import KEYS, KEYS2
from game.mods.texts import Texts
from scenes.games import KITS
from scenes.screens.pause.scene import Pause
from scenes.screens.pause.tale import Tale
from scenes.screens.pause.tale_rows import Row, is_told, tale_rows
from scenes.screens.pause.tale_sheet import TRACK
from tests.app.conftest import BASE, chairs
from tests.scenes.driver import Driver
from tests.scenes.screens.title.house import LOOKS, Raise, faults, seat

NAMES = ("Aurèle", "Bérénice", "Cassius", "Delphine")
CARDS = [game for game in KITS if game != "skirmish"]
"""The games of cards and tiles: bots play them to the end in a moment."""


def played(game: str, seed: int = 4, ticks: int = 10_000, **flags: Any) -> Table:
    """A match of four bots, after so many ticks, or ended."""
    plan = MatchPlan(game, chairs("bbbb"), seed, flags=flags)
    table = App([BASE]).inline().begin(plan, keep=False)
    while table.outcome is None and table.ticks < ticks:
        table.update(10.0)
    return table


def spoken(language: str) -> Any:
    return Texts(language, [BASE])


@pytest.mark.statistics
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", CARDS)
def test_a_whole_match_is_told_without_a_missing_word(game: str, language: str) -> None:
    texts = spoken(language)
    rows = tale_rows(played(game), texts, NAMES)
    assert len(rows) > 30 and rows[0].level == 1
    assert not texts.missing and not texts.faults
    assert not any("told-" in row.words or "base:" in row.words or "{" in row.words for row in rows)
    assert {row.player for row in rows} >= set(range(4))


@pytest.mark.parametrize("game", CARDS)
def test_the_story_holds_only_what_everybody_saw(game: str) -> None:
    table = played(game, ticks=60)
    lines = table.game.tale(table.public.view, table.public.story)
    for player in range(4):
        own = table.game.tale(table.seats[player].view, table.seats[player].story)
        assert own == lines, "no seat's secrets would make another story"


def test_a_match_that_has_not_begun_has_no_story() -> None:
    assert not is_told(played("complots", ticks=0)) and is_told(played("complots", ticks=3))


def test_a_game_that_nobody_tells_has_none_either() -> None:
    silent = SimpleNamespace(tale=lambda view, events: None)
    table: Any = SimpleNamespace(game=silent, public=SimpleNamespace(view=None, story=[]))
    assert not is_told(table) and tale_rows(table, spoken("fr"), NAMES) == []


@pytest.mark.statistics
def test_a_row_belongs_to_the_first_player_that_it_names() -> None:
    told = [Line("complots-doubt", {"name": Person(2), "other": Person(0)}, 2)]
    game = SimpleNamespace(tale=lambda view, events: told)
    table: Any = SimpleNamespace(game=game, public=SimpleNamespace(view=None, story=[]))
    assert tale_rows(table, spoken("fr"), NAMES)[1:] == [Row("Cassius doute d’Aurèle.", 0, 2)]


TaleOf = Callable[..., Tale]


def tale_on(house: Any, game: str, ticks: int = 70) -> Tale:
    """The story of a match that was played by bots, on the stage of a house."""
    table, couch = seat(house, KEYS, KEYS2, bots=2, game=game)
    told = played(game, ticks=ticks)
    tale = Tale(house.stage, told, couch, KEYS)
    house.stage.push(tale)
    house.step()
    table.close()
    return tale


def test_keys_scroll_by_rows_and_by_heads_and_go_back(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    tale = tale_on(house, "complots")
    end = tale.sheet.top
    assert end == tale.sheet.furthest > 4, "it opens at the newest"
    driver.key(key.UP)
    assert tale.sheet.top == end - 1
    driver.key(key.Q)
    assert tale.sheet._rows[tale.sheet.top].level == 1
    for _ in range(60):
        driver.key(key.LEFT)
    assert tale.sheet.top == 0
    driver.key(key.V)
    driver.key(key.K)
    assert tale.sheet.top == 1, "any hand may scroll"
    driver.key(key.ESCAPE)
    assert house.stage.scene is not tale


def test_the_wheel_and_the_bar_scroll_too(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    tale = tale_on(house, "complots")
    end = tale.sheet.top
    tale.scroll(1.0)
    assert tale.sheet.top == end - 2
    driver.click(TRACK[0] + 3, TRACK[1] + 2)
    assert tale.sheet.top == 0
    tale.scroll(-0.2)
    assert tale.sheet.top == 1
    (ticket,) = tale.menu.focus.spots  # type: ignore[union-attr]
    driver.click(ticket.box[0] + 40, ticket.box[1] + 20)
    assert house.stage.scene is not tale


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", CARDS)
def test_every_word_of_it_can_be_read(raise_house: Raise, look: dict[str, Any], game: str) -> None:
    tale = tale_on(raise_house(**look), game)
    for row in range(tale.sheet.furthest, -1, -5):
        tale.sheet.go_to(row)
        assert faults(tale) == []


def test_the_interval_leads_to_it_and_finds_its_place_again(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    _, couch = seat(house, KEYS, KEYS2, bots=2, game="roulette")
    pause = Pause(house.stage, played("roulette", ticks=50), couch, KEYS)
    house.stage.push(pause)
    house.step()
    assert pause.menu is not None
    pause.menu.focus.to("tale")
    driver.key(key.ENTER)
    tale = house.stage.scene
    assert isinstance(tale, Tale)
    driver.key(key.UP)
    top = tale.sheet.top
    house.on_resize(1024, 768)
    house.step()
    assert tale.sheet.top == top < tale.sheet.furthest
    driver.key(key.BACKSPACE)
    assert house.stage.scene is pause and pause.at == "tale"
