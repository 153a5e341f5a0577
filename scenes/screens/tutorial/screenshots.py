"""Screenshots of tutorials: a pupil who does as the parchment says comes to the telling lessons."""

from game.input.devices import Device
from game.input.intents import Intent, Press
from scenes.capture.setup import XBOX, Act
from scenes.screens.tutorial.board import ChoiceBoard
from scenes.screens.tutorial.scene import Tutorial
from scenes.shell.window import GameWindow

MAX_STEPS = 4000
"""Steps taken at most until a lesson comes."""


def _learn(house: GameWindow, device: Device) -> None:
    """Take one step of a good pupil: press what the parchment shows, turn a page, or wait."""
    scene = house.stage.scene
    if isinstance(scene, ChoiceBoard) and scene.escape:
        house.stage.press(Press(device, Intent.ACCEPT, True))
        house.stage.press(Press(device, Intent.ACCEPT, False))
    if not isinstance(scene, Tutorial) or scene.course.now is None or not scene.timeline.idle:
        house.step(1 / 20)
        return
    lesson = scene.course.now
    intent = scene.wanted(lesson)
    house.stage.press(Press(device, intent, True))
    if intent is not Intent.PEEK or lesson.holds:
        house.stage.press(Press(device, intent, False))
    house.step(1 / 30)
    if scene.course.now is not lesson:
        house.stage.press(Press(device, Intent.PEEK, False))


def _said(house: GameWindow) -> str:
    """The message and the intent on the parchment: `counter LEFT`; "" while it waits."""
    scene = house.stage.scene
    lesson = scene.course.now if isinstance(scene, Tutorial) and scene.timeline.idle else None
    if lesson is None or not isinstance(scene, Tutorial):
        return scene.key if isinstance(scene, ChoiceBoard) else ""
    return f"{scene.said(lesson)} {scene.wanted(lesson).name}"


def learn_until(moment: str, device: Device = XBOX) -> Act:
    """An act: learn up to a moment, written as `_said` writes it."""

    def act(house: GameWindow) -> None:
        for _ in range(MAX_STEPS):
            if _said(house) == moment:
                break
            _learn(house, device)
        house.step(1 / 30, 12)

    return act


def click_lesson(x: float, y: float) -> Act:
    """An act: click at x, y."""

    def act(house: GameWindow) -> None:
        scene = house.stage.scene
        if scene is not None:
            scene.click(x, y)
        house.step(1 / 30, 12)

    return act
