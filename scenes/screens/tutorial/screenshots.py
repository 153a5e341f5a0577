"""The pictures of the tutorials: a pupil who does what the parchment asks comes to their telling lessons."""

from game.input.devices import KEYS, Device
from game.input.intents import Intent, Press
from scenes.capture.setup import NINTENDO, PLAYSTATION, XBOX, Act, Screenshot, press_button, wait_seconds
from scenes.games.complots.tutorial.scene import ComplotsTutorial
from scenes.games.hecatombe.tutorial.scene import HecatombeTutorial
from scenes.games.roulette.tutorial.scene import RouletteTutorial
from scenes.screens.tutorial.board import ChoiceBoard
from scenes.screens.tutorial.scene import Tutorial
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.shell.window import GameWindow

PATIENCE = 4000
"""So many steps at most until a lesson comes."""


def _complots(stage: Stage) -> Scene:
    """A duel of liars."""
    return ComplotsTutorial(stage)


def _hecatombe(stage: Stage) -> Scene:
    """From the oath on."""
    return HecatombeTutorial(stage)


def _roulette(stage: Stage) -> Scene:
    """One round in the cellar."""
    return RouletteTutorial(stage)


def _learn(house: GameWindow, device: Device) -> None:
    """A good pupil presses what the parchment shows, or waits for it; he turns the pages."""
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
    """The message and the button of the parchment: `counter LEFT`; nothing while it waits."""
    scene = house.stage.scene
    lesson = scene.course.now if isinstance(scene, Tutorial) and scene.timeline.idle else None
    if lesson is None or not isinstance(scene, Tutorial):
        return scene.key if isinstance(scene, ChoiceBoard) else ""
    return f"{scene.said(lesson)} {scene.wanted(lesson).name}"


def _until(moment: str, device: Device = XBOX) -> Act:
    """Learn up to a moment, as `said` calls it."""

    def act(house: GameWindow) -> None:
        for _ in range(PATIENCE):
            if _said(house) == moment:
                break
            _learn(house, device)
        house.step(1 / 30, 12)

    return act


def _click(x: float, y: float) -> Act:
    """The mouse comes to the lesson."""

    def act(house: GameWindow) -> None:
        scene = house.stage.scene
        if scene is not None:
            scene.click(x, y)
        house.step(1 / 30, 12)

    return act


def _lesson(name: str, moment: str, device: Device = XBOX, *acts: Act) -> Screenshot:
    """One picture of the tutorial of Hécatombe."""
    return Screenshot(f"tutorial-hecatombe-{name}", _hecatombe, (_until(moment, device), *acts))


def _shot(name: str, moment: str, device: Device = XBOX, *acts: Act) -> Screenshot:
    """One picture of the tutorial of Roulette."""
    return Screenshot(f"tutorial-roulette-{name}", _roulette, (_until(moment, device), *acts))


TUTORIALS = (
    Screenshot("tutorial", _complots, (wait_seconds(2),)),
    Screenshot("tutorial-hecatombe-welcome", _hecatombe, (wait_seconds(2),)),
    _lesson("hand", "hand PEEK", KEYS, press_button(KEYS, Intent.PEEK, keep=True)),
    _lesson("oath", "oath ACCEPT", PLAYSTATION),
    _lesson("armies", "armies ACCEPT"),
    _lesson("secrets", "secrets PEEK", NINTENDO, press_button(NINTENDO, Intent.PEEK, keep=True)),
    _lesson("page", "tutorial-hecatombe-later"),
    _lesson("father", "father ACCEPT", KEYS),
    _lesson("prey", "attack-prey ACCEPT", PLAYSTATION),
    _lesson("retreat", "retreat ACCEPT"),
    _lesson("defence", "defence ACCEPT", NINTENDO),
    _lesson("counter", "counter LEFT"),
    _lesson("mouse", "counter LEFT", XBOX, _click(235, 590)),
    _lesson("strike", "counter-strike COUNTER", PLAYSTATION),
    _lesson("scolded", "counter LEFT", KEYS, press_button(KEYS, Intent.ACCEPT), wait_seconds(1)),
    _lesson("keep", "keep RIGHT", KEYS),
    _lesson("call", "call ACCEPT"),
    _lesson("totals", "totals ACCEPT", NINTENDO),
    _lesson("free", "free COUNTER"),
    _lesson("tie", "tie ACCEPT", KEYS),
    _lesson("end", "tutorial-hecatombe-end"),
    _lesson("pause", "won ACCEPT", KEYS, press_button(KEYS, Intent.MENU), wait_seconds(1)),
    Screenshot("tutorial-roulette-welcome", _roulette, (wait_seconds(2),)),
    _shot("look", "look PEEK", KEYS, press_button(KEYS, Intent.PEEK, keep=True)),
    _shot("pocket", "pocket ACCEPT", PLAYSTATION),
    _shot("glance", "glance COUNTER"),
    _shot("glance-pick", "glance-pick ACCEPT", NINTENDO),
    _shot("glance-target", "glance-target ACCEPT", KEYS),
    _shot("seen", "seen PEEK", XBOX, press_button(XBOX, Intent.PEEK, keep=True)),
    _shot("bet", "bet COUNTER", KEYS),
    _shot("slander", "slander ACCEPT", PLAYSTATION),
    _shot("accuse", "accuse-whom COUNTER", NINTENDO),
    _shot("scolded", "accuse-whom COUNTER", KEYS, press_button(KEYS, Intent.DOUBT), wait_seconds(1)),
    _shot("caught", "caught ACCEPT"),
    _shot("shot", "shot ACCEPT", KEYS),
    _shot("count", "shot ACCEPT", XBOX, press_button(XBOX, Intent.ACCEPT), wait_seconds(1.2)),
    _shot("gift-pick", "gift-pick DOUBT", PLAYSTATION),
    _shot("mouse", "gift-look PEEK", XBOX, _click(235, 240)),
    _shot("gift-target", "gift-target ACCEPT"),
    _shot("fallen", "fallen ACCEPT", KEYS),
    _shot("points", "count ACCEPT"),
    _shot("end", "tutorial-roulette-end"),
)
