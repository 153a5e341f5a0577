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


def complots(stage: Stage) -> Scene:
    """A duel of liars."""
    return ComplotsTutorial(stage)


def hecatombe(stage: Stage) -> Scene:
    """From the oath on."""
    return HecatombeTutorial(stage)


def roulette(stage: Stage) -> Scene:
    """One round in the cellar."""
    return RouletteTutorial(stage)


def learn(house: GameWindow, device: Device) -> None:
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


def said(house: GameWindow) -> str:
    """The message and the button of the parchment: `counter LEFT`; nothing while it waits."""
    scene = house.stage.scene
    lesson = scene.course.now if isinstance(scene, Tutorial) and scene.timeline.idle else None
    if lesson is None or not isinstance(scene, Tutorial):
        return scene.key if isinstance(scene, ChoiceBoard) else ""
    return f"{scene.said(lesson)} {scene.wanted(lesson).name}"


def until(moment: str, device: Device = XBOX) -> Act:
    """Learn up to a moment, as `said` calls it."""

    def act(house: GameWindow) -> None:
        for _ in range(PATIENCE):
            if said(house) == moment:
                break
            learn(house, device)
        house.step(1 / 30, 12)

    return act


def click(x: float, y: float) -> Act:
    """The mouse comes to the lesson."""

    def act(house: GameWindow) -> None:
        scene = house.stage.scene
        if scene is not None:
            scene.click(x, y)
        house.step(1 / 30, 12)

    return act


def lesson(name: str, moment: str, device: Device = XBOX, *acts: Act) -> Screenshot:
    """One picture of the tutorial of Hécatombe."""
    return Screenshot(f"tutorial-hecatombe-{name}", hecatombe, (until(moment, device), *acts))


def shot(name: str, moment: str, device: Device = XBOX, *acts: Act) -> Screenshot:
    """One picture of the tutorial of Roulette."""
    return Screenshot(f"tutorial-roulette-{name}", roulette, (until(moment, device), *acts))


TUTORIALS = (
    Screenshot("tutorial", complots, (wait_seconds(2),)),
    Screenshot("tutorial-hecatombe-welcome", hecatombe, (wait_seconds(2),)),
    lesson("hand", "hand PEEK", KEYS, press_button(KEYS, Intent.PEEK, keep=True)),
    lesson("oath", "oath ACCEPT", PLAYSTATION),
    lesson("armies", "armies ACCEPT"),
    lesson("secrets", "secrets PEEK", NINTENDO, press_button(NINTENDO, Intent.PEEK, keep=True)),
    lesson("page", "tutorial-hecatombe-later"),
    lesson("father", "father ACCEPT", KEYS),
    lesson("prey", "attack-prey ACCEPT", PLAYSTATION),
    lesson("retreat", "retreat ACCEPT"),
    lesson("defence", "defence ACCEPT", NINTENDO),
    lesson("counter", "counter LEFT"),
    lesson("mouse", "counter LEFT", XBOX, click(235, 590)),
    lesson("strike", "counter-strike COUNTER", PLAYSTATION),
    lesson("scolded", "counter LEFT", KEYS, press_button(KEYS, Intent.ACCEPT), wait_seconds(1)),
    lesson("keep", "keep RIGHT", KEYS),
    lesson("call", "call ACCEPT"),
    lesson("totals", "totals ACCEPT", NINTENDO),
    lesson("free", "free COUNTER"),
    lesson("tie", "tie ACCEPT", KEYS),
    lesson("end", "tutorial-hecatombe-end"),
    lesson("pause", "won ACCEPT", KEYS, press_button(KEYS, Intent.MENU), wait_seconds(1)),
    Screenshot("tutorial-roulette-welcome", roulette, (wait_seconds(2),)),
    shot("look", "look PEEK", KEYS, press_button(KEYS, Intent.PEEK, keep=True)),
    shot("pocket", "pocket ACCEPT", PLAYSTATION),
    shot("glance", "glance COUNTER"),
    shot("glance-pick", "glance-pick ACCEPT", NINTENDO),
    shot("glance-target", "glance-target ACCEPT", KEYS),
    shot("seen", "seen PEEK", XBOX, press_button(XBOX, Intent.PEEK, keep=True)),
    shot("bet", "bet COUNTER", KEYS),
    shot("slander", "slander ACCEPT", PLAYSTATION),
    shot("accuse", "accuse-whom COUNTER", NINTENDO),
    shot("scolded", "accuse-whom COUNTER", KEYS, press_button(KEYS, Intent.DOUBT), wait_seconds(1)),
    shot("caught", "caught ACCEPT"),
    shot("shot", "shot ACCEPT", KEYS),
    shot("count", "shot ACCEPT", XBOX, press_button(XBOX, Intent.ACCEPT), wait_seconds(1.2)),
    shot("gift-pick", "gift-pick DOUBT", PLAYSTATION),
    shot("mouse", "gift-look PEEK", XBOX, click(235, 240)),
    shot("gift-target", "gift-target ACCEPT"),
    shot("fallen", "fallen ACCEPT", KEYS),
    shot("points", "count ACCEPT"),
    shot("end", "tutorial-roulette-end"),
)
