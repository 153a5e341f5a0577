"""A stage where a lesson is taken, and real keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from arcade import key

from game.input.intents import Intent
from tests.scenes.screens.finale.evening import raised

if TYPE_CHECKING:
    from game.app.app import App
    from scenes.pads.contract import Pads
    from scenes.screens.tutorial.scene import Tutorial
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

KEYBOARD = {
    Intent.ACCEPT: key.ENTER,
    Intent.PEEK: key.TAB,
    Intent.DOUBT: key.D,
    Intent.COUNTER: key.C,
    Intent.BACK: key.BACKSPACE,
    Intent.UP: key.UP,
    Intent.DOWN: key.DOWN,
    Intent.LEFT: key.LEFT,
    Intent.RIGHT: key.RIGHT,
    Intent.MENU: key.ESCAPE,
}


Lessons = TypeVar("Lessons", bound="Tutorial")


def opened(
    driver: Driver, app: App, kind: type[Lessons], pads: Pads | None = None
) -> tuple[GameWindow, Lessons]:
    """The tutorial of a game on the test window."""
    house = raised(driver, app, pads)
    house.step()
    tutorial = kind(house.stage)
    house.stage.push(tutorial)
    house.step()
    return house, tutorial


def problems(tutorial: Tutorial) -> list[str]:
    """What cannot be read on the screen that is shown now."""
    from scenes.capture.readability import missing_pictures, text_problems

    scene = tutorial.stage.scene
    assert scene is not None
    return [*text_problems(scene), *missing_pictures(scene)]


def learnt(house: GameWindow, tutorial: Tutorial, app: App) -> None:
    """The lesson is over, the player has won, and everything can be read."""
    from scenes.screens.tutorial.board import ChoiceBoard

    assert isinstance(house.stage.scene, ChoiceBoard)
    assert tutorial.course.done
    assert tutorial.lesson_table.outcome is not None and tutorial.lesson_table.outcome.winners == (0,)
    assert app.settings.tutorial_seen
    assert problems(tutorial) == []
    assert app.texts.missing == set() and app.texts.faults == set()


def typing(driver: Driver, house: GameWindow, intent: Intent) -> None:
    """One key, pressed and let go."""
    driver.press(KEYBOARD[intent])
    house.step(frames=2)
    driver.release(KEYBOARD[intent])
    house.step()
