"""The page of an outcome: on by itself, once more only after a defeat, and never twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from arcade import key

from game.app.campaign.door import open_door, plan_of_chapter
from game.app.content.exact import own_mods
from game.input.devices import KEYS
from scenes.screens.campaign.posing import posed_run
from scenes.screens.campaign.result.scene import Outcome
from tests.scenes.screens.campaign.reading import show, words
from tests.scenes.screens.title.house import click_spot, plug, tap

if TYPE_CHECKING:
    from scenes.pads.contract import Pads
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise


def outcome(house: GameWindow, chosen: list[bool], *, won: bool, iron: bool = False) -> Outcome:
    """The page after a match of the first chapter."""
    stage = house.stage
    run = posed_run(stage, 1, moment="match")
    run.story.iron = iron
    chapter = run.director.chapter
    open_door(stage.app, run.story, chapter)
    mods = stage.app.loaded.mods
    plan = plan_of_chapter(mods, run.script, run.story, chapter, "keys", tilt=False)
    table = stage.app.begin(plan, keep=False)
    own_mods(stage.app)
    page = show(house, stage.make("campaign-result", run, table, KEYS, won, chosen.append))
    assert isinstance(page, Outcome)
    return page


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
def test_the_story_goes_on_by_one_press(
    raise_house: Raise, driver: Driver, pads: Pads, hand: str, won: bool
) -> None:
    house = raise_house(pads, animation_speed=0)
    chosen: list[bool] = []
    page = outcome(house, chosen, won=won)
    if hand == "key":
        driver.key(key.ENTER)
    elif hand == "pad":
        tap(house, plug(house), "accept")
    else:
        assert page.menu is not None
        click_spot(driver, page.menu.focus.spots[0].box)
    assert chosen == [False]


@pytest.mark.parametrize("won", [True, False])
def test_in_the_slot_of_iron_nothing_is_played_again_and_the_page_says_so(
    raise_house: Raise, driver: Driver, won: bool
) -> None:
    house = raise_house(animation_speed=0)
    chosen: list[bool] = []
    page = outcome(house, chosen, won=won, iron=True)
    again, why = page.texts("campaign-again"), page.texts("campaign-iron-again")
    assert again not in words(page) and (why in words(page)) is not won
    for symbol in (key.DOWN, key.ENTER):
        driver.key(symbol)
    assert chosen == [False]
    assert again in words(outcome(house, [], won=False))


def test_who_has_lost_may_play_again_and_is_asked_once(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    chosen: list[bool] = []
    page = outcome(house, chosen, won=False)
    assert page.at == "on" and page.texts("campaign-again") in words(page)
    driver.key(key.DOWN)
    for _ in range(3):
        driver.key(key.ENTER)
    assert chosen == [True]


def test_who_has_won_is_not_offered_to_lose(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    chosen: list[bool] = []
    page = outcome(house, chosen, won=True)
    assert page.texts("campaign-again") not in words(page)
    for symbol in (key.DOWN, key.ENTER):
        driver.key(symbol)
    assert chosen == [False]


def test_there_is_no_way_back_into_the_match(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    chosen: list[bool] = []
    page = outcome(house, chosen, won=False)
    driver.key(key.ESCAPE)
    assert chosen == [] and house.stage.scene is page


def test_it_says_what_follows_and_not_what_would_have_followed(raise_house: Raise) -> None:
    house = raise_house(animation_speed=0)
    for won in (True, False):
        page = outcome(house, [], won=won)
        lines = {one: page.run.say(f"chapter-bal.{one}").lower() for one in ("won", "lost")}
        said = {one.lower() for one in words(page)}
        assert lines["won" if won else "lost"] in said and lines["lost" if won else "won"] not in said
