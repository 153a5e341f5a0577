"""A battle played by hand, with keys alone and with the mouse alone, by somebody who never read the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.games.skirmish.table.scene import SkirmishScene
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]


@pytest.fixture
def house(raise_house: Raise) -> Iterator[GameWindow]:
    """A house without motion, so that battles are short."""
    made = raise_house(reduced_motion=True)
    yield made
    for scene in made.stage.scenes:
        scene.close()


def played(house: GameWindow, driver: Driver, device: str, seed: int, most: int) -> tuple[SkirmishScene, Any]:
    """A battle after so many presses, or at its end."""
    from game.input.devices import KEYS, MOUSE
    from tests.scenes.games.skirmish.playing import PERSONS, sit_down

    hand = {"keys": KEYS, "mouse": MOUSE}[device]
    scene = sit_down(house, hand, seed)
    scene.finish = lambda: None  # type: ignore[method-assign]
    person = PERSONS[hand](scene, driver, f"{device}:{seed}")
    person.play(most)
    assert house.stage.scene is scene, "no crash screen came before the battle"
    return scene, person


@pytest.mark.parametrize("device", ["keys", "mouse"])
def test_the_first_turn_can_be_played_by(house: GameWindow, driver: Driver, device: str) -> None:
    scene, person = played(house, driver, device, 3, 60)
    assert scene.table.ticks > 12 and scene.view.round >= 1, person.presses


@pytest.mark.slow
@pytest.mark.parametrize("device", ["keys", "mouse"])
def test_a_whole_battle_can_be_played_by(house: GameWindow, driver: Driver, device: str) -> None:
    scene, person = played(house, driver, device, 3, 4000)
    assert scene.table.outcome is not None, (scene.table.ticks, scene.view.round, person.presses)
