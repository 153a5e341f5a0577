"""A character leaves a unit by a ghost; the orders of one unit are taken back in one press."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from game import paths
from game.input.devices import KEYS, MOUSE
from game.input.intents import Intent
from game.rules.skirmish.actions.orders import Leave
from scenes.games.skirmish.table.leaving.leave_tool import LeaveTool
from tests.scenes.games.skirmish.test_driven_moves import Mover
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]
GUEST, HOST = 3, 2


@pytest.fixture
def house(raise_house: Raise) -> Iterator[GameWindow]:
    """A house without motion."""
    made = raise_house(reduced_motion=True)
    yield made
    for scene in made.stage.scenes:
        scene.close()


def joined() -> str:
    """The position in which three units move against two bots, but the character is in his unit."""
    laid = paths.bundled_mods_folder() / "base" / "positions" / "skirmish" / "movement-3.toml"
    text = laid.read_text("utf-8").replace(
        "heading = 200.0\nfiles = 5", "heading = 200.0\nfiles = 5\nguests = [3]"
    )
    return text.replace("x = 26.0\ny = 20.0", "x = 22.0\ny = 15.0")


def start(mover: Mover) -> LeaveTool:
    """Choose the character, with a press or a click."""
    place = [crumb.worth[0] for crumb in mover.hand.crumbs()].index(GUEST)
    mover.hand.cursor = place
    mover.hand.take()
    mover.driver.step(1, 0.1)
    tool = mover.hand.tool()
    assert isinstance(tool, LeaveTool) and mover.scene.view.units[GUEST].host == HOST
    return tool


@pytest.mark.rule("S-81")
def test_with_keys_a_character_leaves_to_where_the_ghost_stood(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS, joined())
    tool = start(mover)
    before = tool.order(mover.hand)
    mover.key(Intent.RIGHT, Intent.UP)
    order = tool.order(mover.hand)
    assert order is not None and before is not None and order != before
    assert order.heading == (before.heading + 1500) % 36000
    assert abs(math.dist((order.x, order.y), (before.x, before.y)) - 1000) <= 2
    assert mover.scene.view.units[GUEST].host == HOST, "nobody leaves before he is told to"
    mover.key(Intent.ACCEPT)
    mover.pass_time(moved=GUEST)
    assert mover.stand(GUEST) == (order.x, order.y, order.heading)
    assert mover.scene.view.units[GUEST].host < 0


@pytest.mark.rule("S-81")
def test_where_he_may_not_stand_the_rules_say_why_and_he_stays(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS, joined())
    tool, ticks = start(mover), mover.scene.table.ticks
    mover.key(*[Intent.UP] * 9)
    refusal = tool.refusal(mover.hand)
    assert refusal is not None and refusal.code == "move-too-long"
    mover.key(Intent.ACCEPT)
    assert mover.scene.table.ticks == ticks and mover.scene.hands.refusal
    mover.key(Intent.BACK)
    assert mover.hand.path == () and mover.hand.tool() is None


@pytest.mark.rule("S-81")
def test_the_mouse_puts_the_ghost_and_sends_it_off(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, MOUSE, joined())
    tool = start(mover)
    offered = tool.order(mover.hand)
    assert offered is not None
    there = Leave(offered.player, GUEST, offered.x + 700, offered.y - 700, 0)
    camera = mover.scene.camera
    driver.click(*camera.to_screen(there.x, there.y))
    order = tool.order(mover.hand)
    assert order is not None and math.dist((order.x, order.y), (there.x, there.y)) < 100
    assert tool.refusal(mover.hand) is None
    driver.click(*camera.to_screen(order.x, order.y))
    mover.pass_time(moved=GUEST)
    assert mover.stand(GUEST) == (order.x, order.y, order.heading)


@pytest.mark.rule("S-31")
def test_all_orders_of_one_unit_are_taken_back_in_one_press(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS)
    home = mover.stand(HOST)
    assert "skirmish-hand-undo-unit" not in mover.asks(), "there is nothing to take back"
    mover.hand.cursor = [crumb.worth[0] for crumb in mover.hand.crumbs()].index(HOST)
    mover.key(Intent.ACCEPT, Intent.UP, Intent.ACCEPT, Intent.ACCEPT)
    mover.pass_time(moved=HOST)
    while mover.hand.path:
        mover.key(Intent.BACK)
    assert mover.stand(HOST) != home and "skirmish-hand-undo-unit" in mover.asks()
    mover.key(Intent.BACK)
    mover.pass_time(moved=HOST)
    assert mover.stand(HOST) == home
