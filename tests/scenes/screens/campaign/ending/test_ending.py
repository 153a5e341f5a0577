"""The end: the curtain that was taken is open, the others keep their names, and numbers are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from arcade import key

from game.input.devices import KEYS
from game.mods.defs import short_name
from scenes.screens.campaign.ending.closing import closing_of
from scenes.screens.campaign.ending.curtains import drapes_of, place_of, place_words
from scenes.screens.campaign.ending.scene import Ending
from scenes.screens.campaign.gallery.scene import Gallery
from scenes.screens.campaign.ledger.scene import Ledger
from scenes.screens.campaign.posing import posed_end
from scenes.screens.title.scene import Title
from tests.scenes.screens.campaign.reading import played_now, words
from tests.scenes.screens.title.house import click_spot, plug, tap

if TYPE_CHECKING:
    from scenes.pads.contract import Pads
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise


def ending(house: GameWindow, *, ended: bool = True) -> Ending:
    """The end of a story behind one of five curtains, over the title."""
    house.stage.push(Title(house.stage))
    run = posed_end(house.stage)
    if not ended:
        run.story.ending = ""
    house.stage.open("campaign-end", run, KEYS)
    house.step()
    page = house.stage.scene
    assert isinstance(page, Ending)
    return page


def test_only_the_curtain_that_was_taken_tells_its_name(raise_house: Raise) -> None:
    page = ending(raise_house())
    say = page.run.say
    taken = [one.ending for one in page.drapes if one.taken]
    assert [one.id for one in taken] == [page.run.story.ending] and len(page.drapes) == 5
    assert {say(f"ending-{taken[0].name}"), say(f"ending-{taken[0].name}.what")} <= words(page)
    for one in page.drapes:
        assert one.taken or f"ending-{one.ending.name}" not in words(page)


def test_a_closed_curtain_tells_its_own_place_or_the_name_of_one(raise_house: Raise) -> None:
    page = ending(raise_house())
    run, closed = page.run, [one.ending for one in page.drapes if not one.taken]
    places = {run.say(f"ending-{one.name}.place") for one in closed}
    assert len(places) == len(closed) == 4 and places <= words(page)
    strange = msgspec.structs.replace(closed[0], id="base:strange")
    assert place_words(run, strange) == run.say(f"place-{short_name(place_of(run, strange))}.short")


def test_behind_the_open_curtain_stand_those_who_stood_there_last(raise_house: Raise) -> None:
    run = ending(raise_house()).run
    road, confession = (one for one in run.script.endings if one.name in ("exil", "aveu"))
    assert {*closing_of(run, road).standings} == {"hero", "evariste"} and closing_of(
        run, road
    ).light == "night"
    run.story.heard.clear()
    assert {*closing_of(run, road).standings} == {"hero"}
    there = closing_of(run, confession).standings
    assert "anselme" not in there and there["hero"].held == "lettre" and there["barnabe"].x < there["hero"].x
    assert closing_of(run, msgspec.structs.replace(road, scene="base:gone")).standings == {}


def test_no_two_curtains_hang_in_one_place(raise_house: Raise) -> None:
    run = ending(raise_house()).run
    drapes = drapes_of(run)
    assert len(drapes) == len(run.script.endings)
    assert len({one.box for one in drapes}) == len(drapes)


def test_a_closed_curtain_says_that_it_stayed_closed(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    page = ending(house)
    closed = page.texts("campaign-closed")
    assert closed not in words(page)
    driver.key(key.LEFT)
    assert closed in words(page) and page.here is not None and not page.here.taken
    driver.key(key.RIGHT)
    assert closed not in words(page)


@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
def test_the_end_leads_to_the_title(raise_house: Raise, driver: Driver, pads: Pads, hand: str) -> None:
    from game.input.intents import Intent

    house = raise_house(pads, animation_speed=0)
    page = ending(house)
    if hand == "key":
        driver.key(key.ENTER)
    elif hand == "pad":
        tap(house, plug(house), "accept")
    else:
        assert page.hints is not None
        box = page.hints.box_of(Intent.ACCEPT)
        assert box is not None
        click_spot(driver, box)
    assert isinstance(played_now(house), Title)


def test_a_click_on_a_curtain_only_looks_at_it(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    page = ending(house)
    closed = next(one for one in page.drapes if not one.taken)
    click_spot(driver, closed.box)
    assert played_now(house) is page and page.at == closed.ending.id


def test_ledger_and_backstage_are_read_once_more(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    page = ending(house)
    driver.key(key.C)
    assert isinstance(played_now(house), Ledger)
    driver.key(key.ESCAPE)
    driver.key(key.D)
    assert isinstance(played_now(house), Gallery)
    driver.key(key.ESCAPE)
    assert played_now(house) is page


def test_a_story_without_an_ending_ends_all_the_same(raise_house: Raise) -> None:
    page = ending(raise_house(), ended=False)
    assert not any(one.taken for one in page.drapes)
    assert page.run.say("campaign-sum-chapters", won=3, lost=2) in words(page)


def test_the_last_word_is_written_large(raise_house: Raise) -> None:
    page = ending(raise_house())
    name = next(one.ending.name for one in page.drapes if one.taken)
    words_of = page.run.say(f"ending-{name}.what")
    assert next(label.size for label in page.labels() if label.text == words_of) >= 30
