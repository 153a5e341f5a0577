"""A pad goes away: the match names who is missed, and goes on when nobody is."""

from __future__ import annotations

from typing import Any

import pytest
from arcade import key

from game.input.devices import KEYS, KEYS2, Device, Family
from scenes.games.complots.table.scene import ComplotsScene
from scenes.pads.contract import Pads
from scenes.pads.virtual import VirtualPad
from scenes.screens.pause.absent import AbsentSeats
from scenes.screens.title.scene import Title
from scenes.shell.window import GameWindow
from tests.scenes.driver import Driver
from tests.scenes.screens.pause.test_pause import begin
from tests.scenes.screens.title.house import LOOKS, Raise, click_spot, faults, plug, tap


def lose(house: GameWindow, *plugged: VirtualPad, beside: Device = KEYS) -> tuple[ComplotsScene, AbsentSeats]:
    """A match at which every one of these pads is pulled out."""
    devices = [pad.device for pad in plugged if pad.device]
    match = begin(house, beside, *devices)
    for pad in plugged:
        pad.unplug()
        house.step(frames=3)
    absent = house.stage.scene
    assert isinstance(absent, AbsentSeats)
    return match, absent


@pytest.fixture
def house(raise_house: Raise, pads: Pads) -> GameWindow:
    return raise_house(pads, animation_speed=0)


def test_it_names_the_seat_that_waits(house: GameWindow) -> None:
    match, absent = lose(house, plug(house))
    assert match.couch[1].name in {label.text for label in absent.labels()}
    assert match.table.paused and faults(absent) == []


def test_the_pad_that_returns_gets_its_seat_and_the_match_goes_on(house: GameWindow) -> None:
    pad = plug(house)
    match, _ = lose(house, pad)
    pad.plug()
    house.step(frames=3)
    assert house.stage.scene is match and match.couch.waiting == () and not match.table.paused


def test_a_free_pad_takes_the_seat(house: GameWindow) -> None:
    match, absent = lose(house, plug(house, serial="A"))
    other = plug(house, Family.PLAYSTATION, serial="B")
    assert house.stage.scene is absent
    tap(house, other, "accept")
    assert house.stage.scene is match and match.couch[1].device == other.device


def test_a_free_keyboard_takes_the_seat_too(house: GameWindow, driver: Driver) -> None:
    match, _ = lose(house, plug(house), beside=KEYS2)
    driver.key(key.ENTER)
    assert match.couch[1].device == KEYS and house.stage.scene is match


def test_who_sits_lets_a_bot_hold_the_seat(house: GameWindow, driver: Driver) -> None:
    pad = plug(house)
    match, _ = lose(house, pad)
    driver.key(key.ENTER)
    assert match.couch[1].is_bot and 1 in match.table.bots and house.stage.scene is match
    pad.plug()
    house.step(frames=3)
    assert match.couch[1].device == pad.device and 1 not in match.table.bots


def test_one_button_lets_a_bot_hold_the_seat_whoever_presses(house: GameWindow) -> None:
    match, _ = lose(house, plug(house, serial="A"))
    tap(house, plug(house, serial="B"), "doubt")
    assert match.couch[1].is_bot and house.stage.scene is match


def test_it_stays_until_nobody_is_missed(house: GameWindow, driver: Driver) -> None:
    first, second = plug(house, serial="A"), plug(house, serial="B")
    match, absent = lose(house, first, second)
    assert faults(absent) == []
    second.plug()
    house.step(frames=3)
    assert house.stage.scene is absent and match.couch.waiting == (1,)
    click_spot(driver, absent.menu.focus.spots[0].box)
    driver.step(2)
    assert house.stage.scene is match and match.couch[1].is_bot


def test_bots_hold_many_seats_at_one_word(house: GameWindow, driver: Driver) -> None:
    match, absent = lose(house, *[plug(house, serial=name) for name in "ABC"])
    click_spot(driver, absent.menu.focus.spots[0].box)
    driver.step(2)
    assert house.stage.scene is match and all(match.couch[place].is_bot for place in (1, 2, 3))


def test_leaving_ends_at_the_title(house: GameWindow, driver: Driver) -> None:
    _, absent = lose(house, plug(house))
    click_spot(driver, absent.menu.focus.spots[-1].box)
    driver.wait(1.2)
    assert [type(scene) for scene in house.stage.scenes] == [Title]


@pytest.mark.parametrize("many", [1, 4, 7])
@pytest.mark.parametrize("look", LOOKS[2:])
def test_every_word_can_be_read(raise_house: Raise, look: dict[str, Any], many: int) -> None:
    house = raise_house(**look)
    devices = [Device(f"pad:{n}", Family.XBOX, "pad", n + 1) for n in range(many)]
    match = begin(house, KEYS, *devices)
    for device in devices:
        match.couch.pad_lost(device)
    absent = AbsentSeats(house.stage, match.table, match.couch)
    house.stage.push(absent)
    house.step()
    assert faults(absent) == []
