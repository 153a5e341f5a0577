"""The interval: anyone may end it; a place may be lent; leaving keeps the match."""

from __future__ import annotations

from typing import Any

import pytest
from arcade import key

from game.input.devices import KEYS, KEYS2, MOUSE, Device
from scenes.games.complots.table.scene import ComplotsScene
from scenes.pads.contract import Pads
from scenes.screens.options.scene import Options
from scenes.screens.pause.scene import Pause
from scenes.screens.rulebook.scene import Rulebook
from scenes.screens.title.scene import Title
from scenes.shell.window import GameWindow
from tests.scenes.driver import Driver
from tests.scenes.screens.title.house import LOOKS, Raise, click_spot, faults, plug, seat, tap

ITEMS = ["resume", "rules", "why", "options", "lend", "quit"]


def begin(house: GameWindow, *devices: Device) -> ComplotsScene:
    table, couch = seat(house, *devices)
    match = ComplotsScene(house.stage, table, couch)
    house.stage.push(match)
    house.step()
    return match


def interval(house: GameWindow, match: ComplotsScene, device: Device | None = KEYS) -> Pause:
    pause = Pause(house.stage, match.table, match.couch, device)
    house.stage.push(pause)
    house.step()
    return pause


def test_escape_opens_it_and_escape_goes_on(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    match = begin(house)
    driver.key(key.ESCAPE)
    assert isinstance(house.stage.scene, Pause) and match.table.paused
    driver.step(60)
    assert match.table.ticks == 0
    driver.key(key.ESCAPE)
    assert house.stage.scene is match and not match.table.paused


def test_arrows_walk_through_the_choices(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    pause = interval(house, begin(house))
    seen = [pause.at]
    for _ in ITEMS:
        driver.key(key.DOWN)
        seen.append(pause.at)
    assert seen == [*ITEMS, "resume"]


def test_it_names_who_asked(raise_house: Raise) -> None:
    house = raise_house()
    match = begin(house, KEYS, KEYS2)
    pause = interval(house, match, KEYS2)
    names = {label.text for label in pause.labels()}
    assert match.couch[1].name in names and match.couch[0].name not in names


def test_the_mouse_asks_for_the_seat_of_the_keyboard(raise_house: Raise) -> None:
    house = raise_house()
    assert interval(house, begin(house), MOUSE).asker == 0


def test_a_hand_without_a_seat_lends_none(raise_house: Raise) -> None:
    house = raise_house()
    pause = interval(house, begin(house), None)
    assert [spot.key for spot in pause.menu.focus.spots] == ["resume", "rules", "why", "options", "quit"]
    assert faults(pause) == []


def test_a_bot_holds_the_place_and_gives_it_back(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    match = begin(house)
    pause = interval(house, match)
    click_spot(driver, next(spot for spot in pause.menu.focus.spots if spot.key == "lend").box)
    assert match.couch[0].is_bot and 0 in match.table.bots
    assert faults(pause) == []
    click_spot(driver, next(spot for spot in pause.menu.focus.spots if spot.key == "give").box)
    assert match.couch[0].device == KEYS and 0 not in match.table.bots


def test_another_seat_may_go_on(raise_house: Raise, pads: Pads) -> None:
    house = raise_house(pads)
    pad = plug(house)
    assert pad.device
    match = begin(house, KEYS, pad.device)
    pause = interval(house, match, KEYS)
    tap(house, pad, "accept")
    assert house.stage.scene is match
    assert pause.hand == pad.device


@pytest.mark.parametrize(("name", "opens"), [("rules", Rulebook), ("options", Options)])
def test_a_look_at_something_else_comes_back_here(
    raise_house: Raise, driver: Driver, name: str, opens: type
) -> None:
    house = raise_house()
    pause = interval(house, begin(house))
    click_spot(driver, next(spot for spot in pause.menu.focus.spots if spot.key == name).box)
    assert isinstance(house.stage.scene, opens)
    driver.key(key.ESCAPE)
    assert house.stage.scene is pause and pause.at == name


def test_saving_and_leaving_ends_at_the_title(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    match = begin(house)
    pause = interval(house, match)
    closed: list[bool] = []
    match.table.close = lambda: closed.append(True)  # type: ignore[method-assign]
    click_spot(driver, next(spot for spot in pause.menu.focus.spots if spot.key == "quit").box)
    assert house.stage.scene is pause and match.table.paused
    driver.wait(1.2)
    assert [type(scene) for scene in house.stage.scenes] == [Title] and closed == [True]


def test_a_pad_that_went_meanwhile_is_missed_when_the_match_goes_on(raise_house: Raise, pads: Pads) -> None:
    house = raise_house(pads)
    pad = plug(house)
    assert pad.device
    match = begin(house, KEYS, pad.device)
    pause = interval(house, match)
    house.stage.push(Options(house.stage))
    pad.unplug()
    house.step(frames=3)
    house.stage.pop()
    assert match.couch.waiting == (1,)
    assert faults(pause) == []
    pad.plug()
    house.step(frames=3)
    assert match.couch.waiting == ()


@pytest.mark.parametrize("look", LOOKS)
def test_every_word_can_be_read(raise_house: Raise, look: dict[str, Any]) -> None:
    house = raise_house(**look)
    pause = interval(house, begin(house, KEYS, KEYS2), KEYS2)
    for lent in (False, True):
        for spot in pause.menu.focus.spots:
            pause.menu.focus.to(spot.key)
            house.step()
            assert faults(pause) == []
        if not lent:
            pause.lend()


def test_no_card_is_open_below_it(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0, solo_open_hand=False)
    match = begin(house, KEYS, KEYS2)
    driver.press(key.TAB)
    driver.step()
    assert match.hands.peeking == 0
    driver.key(key.ESCAPE)
    assert match.hands.peeking is None
    driver.release(key.TAB)
