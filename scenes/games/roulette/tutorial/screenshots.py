"""The tutorial of Roulette sits for its pictures."""

from game.input.devices import KEYS, Device
from game.input.intents import Intent
from scenes.capture.setup import NINTENDO, PLAYSTATION, XBOX, Act, Screenshot, press_button, wait_seconds
from scenes.games.roulette.tutorial.scene import RouletteTutorial
from scenes.screens.tutorial.screenshots import click_lesson, learn_until


def _lesson(name: str, moment: str, device: Device = XBOX, *acts: Act) -> Screenshot:
    """Return one picture of the tutorial."""
    return Screenshot(f"tutorial-roulette-{name}", RouletteTutorial, (learn_until(moment, device), *acts))


TUTORIAL = (
    Screenshot("tutorial-roulette-welcome", RouletteTutorial, (wait_seconds(2),)),
    _lesson("look", "look PEEK", KEYS, press_button(KEYS, Intent.PEEK, keep=True)),
    _lesson("pocket", "pocket ACCEPT", PLAYSTATION),
    _lesson("glance", "glance PEEK"),
    _lesson("glance-pick", "glance-pick DOUBT", NINTENDO),
    _lesson("glance-target", "glance-target ACCEPT", KEYS),
    _lesson("seen", "seen PEEK", XBOX, press_button(XBOX, Intent.PEEK, keep=True)),
    _lesson("bet", "bet PREVIOUS", KEYS),
    _lesson("slander", "slander ACCEPT", PLAYSTATION),
    _lesson("accuse", "accuse-whom COUNTER", NINTENDO),
    _lesson("scolded", "accuse-whom COUNTER", KEYS, press_button(KEYS, Intent.DOUBT), wait_seconds(1)),
    _lesson("caught", "caught ACCEPT"),
    _lesson("shot", "shot ACCEPT", KEYS),
    _lesson("count", "shot ACCEPT", XBOX, press_button(XBOX, Intent.ACCEPT), wait_seconds(1.2)),
    _lesson("gift-pick", "gift-pick COUNTER", PLAYSTATION),
    _lesson("mouse", "gift PEEK", XBOX, click_lesson(120, 500)),
    _lesson("gift-target", "gift-target ACCEPT"),
    _lesson("fallen", "fallen ACCEPT", KEYS),
    _lesson("points", "count ACCEPT"),
    _lesson("end", "tutorial-roulette-end"),
)
"""From the first look to the points, with every kind of hand."""
