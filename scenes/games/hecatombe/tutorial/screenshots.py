"""The tutorial of Hécatombe sits for its pictures."""

from game.input.devices import KEYS, Device
from game.input.intents import Intent
from scenes.capture.setup import NINTENDO, PLAYSTATION, XBOX, Act, Screenshot, press_button, wait_seconds
from scenes.games.hecatombe.tutorial.scene import HecatombeTutorial
from scenes.screens.tutorial.screenshots import click_lesson, learn_until


def _lesson(name: str, moment: str, device: Device = XBOX, *acts: Act) -> Screenshot:
    """One picture of the tutorial."""
    return Screenshot(f"tutorial-hecatombe-{name}", HecatombeTutorial, (learn_until(moment, device), *acts))


TUTORIAL = (
    Screenshot("tutorial-hecatombe-welcome", HecatombeTutorial, (wait_seconds(2),)),
    _lesson("hand", "hand PEEK", KEYS, press_button(KEYS, Intent.PEEK, keep=True)),
    _lesson("oath", "oath-mark ACCEPT", PLAYSTATION),
    _lesson("armies", "armies ACCEPT"),
    _lesson("secrets", "secrets PEEK", NINTENDO, press_button(NINTENDO, Intent.PEEK, keep=True)),
    _lesson("page", "tutorial-hecatombe-later"),
    _lesson("father", "father ACCEPT", KEYS),
    _lesson("prey", "attack-prey ACCEPT", PLAYSTATION),
    _lesson("retreat", "retreat ACCEPT"),
    _lesson("defence", "defence ACCEPT", NINTENDO),
    _lesson("counter", "counter LEFT"),
    _lesson("mouse", "counter LEFT", XBOX, click_lesson(235, 590)),
    _lesson("strike", "counter-strike COUNTER", PLAYSTATION),
    _lesson("scolded", "counter LEFT", KEYS, press_button(KEYS, Intent.ACCEPT), wait_seconds(1)),
    _lesson("keep", "keep-mark ACCEPT", KEYS),
    _lesson("call", "call ACCEPT"),
    _lesson("totals", "totals ACCEPT", NINTENDO),
    _lesson("free", "free-seal COUNTER"),
    _lesson("tie", "tie ACCEPT", KEYS),
    _lesson("end", "tutorial-hecatombe-end"),
    _lesson("pause", "won ACCEPT", KEYS, press_button(KEYS, Intent.MENU), wait_seconds(1)),
)
"""From the oath to the end, with every kind of hand."""
