"""From the list of units to a legal wheeled advance in three inputs, with pad, keyboard and mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from game.input.devices import KEYS, MOUSE
from game.input.intents import Intent, Press
from game.input.pad import Leans
from game.rules.skirmish.actions.orders import Move
from scenes.capture.setup import PLAYSTATION
from tests.scenes.games.skirmish.test_driven_moves import Mover, ahead_of
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]
MOST_INPUTS = 3
Input = Callable[[], None]


@pytest.fixture
def house(raise_house: Raise) -> Iterator[GameWindow]:
    """A house without motion."""
    made = raise_house(reduced_motion=True)
    yield made
    for scene in made.stage.scenes:
        scene.close()


def key_inputs(mover: Mover, monkeypatch: pytest.MonkeyPatch) -> list[Input]:
    """Keys that are tapped."""
    return [lambda one=one: mover.key(one) for one in (Intent.ACCEPT, Intent.RIGHT, Intent.UP)]  # type: ignore[misc]


def mouse_inputs(mover: Mover, monkeypatch: pytest.MonkeyPatch) -> list[Input]:
    """A click on a unit, and one before its front, a little aside."""
    unit = mover.hand.crumbs()[0].worth[0]
    camera, driver = mover.scene.camera, mover.driver
    x, y = ahead_of(mover.stand(unit), 1800)
    return [
        lambda: driver.click(*camera.to_screen(*mover.scene.shown.middle_of(unit))),
        lambda: driver.click(*camera.to_screen(x + 500, y)),
    ]


def pad_inputs(mover: Mover, monkeypatch: pytest.MonkeyPatch) -> list[Input]:
    """A button, and a stick that leans aside and then on, for a third of a second each."""
    leans = [Leans()]
    monkeypatch.setattr(mover.scene.stage.pads, "leans", lambda device: leans[0])

    def button() -> None:
        for down in (True, False):
            mover.scene.stage.press(Press(PLAYSTATION, Intent.ACCEPT, down=down))

    def lean(x: float, y: float) -> None:
        leans[0] = Leans((x, y), (0.0, 0.0))
        mover.driver.step(4, 0.08)
        leans[0] = Leans()

    return [button, lambda: lean(0.7, 0.0), lambda: lean(0.0, -0.8)]


HANDS: dict[Any, Callable[[Mover, pytest.MonkeyPatch], list[Input]]] = {
    KEYS: key_inputs,
    MOUSE: mouse_inputs,
    PLAYSTATION: pad_inputs,
}


@pytest.mark.rule("S-32")
@pytest.mark.parametrize("device", HANDS, ids=["keys", "mouse", "pad"])
def test_a_wheeled_advance_takes_at_most_three_inputs(
    house: GameWindow, driver: Driver, monkeypatch: pytest.MonkeyPatch, device: Any
) -> None:
    mover = Mover(house, driver, device)
    inputs = HANDS[device](mover, monkeypatch)
    assert len(inputs) <= MOST_INPUTS
    for one in inputs[:-1]:
        one()
        driver.step(1, 0.1)
    assert not is_wheeled_advance(mover), "one input fewer is too few"
    inputs[-1]()
    driver.step(1, 0.1)
    assert is_wheeled_advance(mover)


def is_wheeled_advance(mover: Mover) -> bool:
    """Whether the ghost stands for a lawful advance with a wheel and a straight piece."""
    order = mover.ghost().order()
    if not isinstance(order, Move) or order.manner != "advance":
        return False
    lawful = mover.hand.seat.refusal(order) is None
    return lawful and any(leg.wheel for leg in order.legs) and any(leg.forward for leg in order.legs)
