"""The screen before a battle, from the lobby to the first zone, with keys and with the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import arcade
import pytest

from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.games.skirmish.muster.scene import BeforeBattle
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]


@pytest.fixture
def house(raise_house: Raise) -> Iterator[GameWindow]:
    made = raise_house(reduced_motion=True)
    yield made
    for scene in made.stage.scenes:
        scene.close()


def before(house: GameWindow, bots: int = 2) -> BeforeBattle:
    """The screen that the lobby opens for one person with the keyboard and some bots."""
    from game.app.plan import plan_of
    from game.couch.couch import Couch
    from game.couch.names import default_names
    from game.input.devices import KEYS
    from scenes.games import KITS

    couch = Couch(default_names(house.stage.app.texts))
    couch.join(KEYS)
    for _ in range(bots):
        couch.add_bot("bold", "weak")
    prelude = KITS["skirmish"].prelude
    assert prelude is not None
    scene = prelude(house.stage, plan_of(couch, "skirmish", {"preset": "short"}, seed=3), couch)
    house.stage.push(scene)
    house.step(0.1)
    return scene  # type: ignore[return-value]


def test_the_armies_that_are_chosen_fight(house: GameWindow, driver: Driver) -> None:
    scene = before(house)
    for key in (arcade.key.RIGHT, arcade.key.DOWN, arcade.key.LEFT):
        driver.key(key)
    wanted = scene.muster.army_ids()
    assert wanted[0] != "base:ligne_300" and wanted[1] == "base:ligne_300"
    driver.key(arcade.key.ENTER)  # back to one's own list
    driver.key(arcade.key.ENTER)
    driver.step(5, 0.1)
    match = house.stage.scene
    assert match is not scene and match.table.plan.armies == wanted  # type: ignore[attr-defined]


def test_the_mouse_takes_an_army_for_a_bot_and_changes_the_stake(house: GameWindow, driver: Driver) -> None:
    from scenes.games.skirmish.muster.plaques import plaque_boxes
    from scenes.games.skirmish.muster.playbill import BILL, stake_boxes

    def click(box: tuple[float, float, float, float], share: float = 0.5) -> None:
        driver.click(box[0] + box[2] * share, box[1] + box[3] / 2)

    scene = before(house)
    click(plaque_boxes(3)[2])
    box, faction = scene.sheet.tongues[5]
    click(box)
    assert scene.muster.chosen[2].faction == faction
    click(BILL)
    click(stake_boxes()[1], 0.9)
    assert scene.rules.values["scenario"] != "customary"
    assert scene.ground().width > 0


def test_two_people_wait_for_one_another(house: GameWindow, driver: Driver) -> None:
    from game.app.plan import plan_of
    from game.couch.couch import Couch
    from game.couch.names import default_names
    from game.input.devices import KEYS, KEYS2
    from game.input.intents import Intent, Press
    from scenes.games.skirmish.muster.scene import BeforeBattle

    couch = Couch(default_names(house.stage.app.texts))
    couch.join(KEYS)
    couch.join(KEYS2)
    scene = BeforeBattle(house.stage, plan_of(couch, "skirmish", {"preset": "short"}, seed=3), couch)
    house.stage.push(scene)
    house.step(0.1)
    scene.press(Press(KEYS, Intent.ACCEPT))
    house.step(0.1)
    assert house.stage.scene is scene and scene.muster.awaited() == [1]
    scene.press(Press(KEYS2, Intent.ACCEPT))
    driver.step(5, 0.1)
    assert house.stage.scene is not scene


@pytest.mark.parametrize("players", [2, 3, 4, 5, 8])
def test_no_words_leave_their_place(house: GameWindow, players: int) -> None:
    scene = before(house, bots=players - 1)
    for layer in scene.layers():
        for label in layer.labels():
            assert label.size >= 21.9 or label.exempt, label.text
            if label.within is not None and label.text:
                _, _, w, _ = label.within
                assert label.width <= w + 2, label.text
