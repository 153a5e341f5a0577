"""The tutorial of the battle sits for its pictures."""

from collections.abc import Callable

from game.input.devices import KEYS, Device
from game.input.intents import Intent
from scenes.capture.setup import NINTENDO, PLAYSTATION, XBOX, Act, Screenshot, press_button, wait_seconds
from scenes.games.skirmish.tutorial.lessons import ACTS
from scenes.screens.tutorial.exits import TutorialExits
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage


def _act(number: int) -> Callable[[Stage], Scene]:
    """The tutorial of the battle at one of its acts."""

    def make(stage: Stage) -> Scene:
        first = stage.make("tutorial", "skirmish")
        assert isinstance(first, TutorialExits)
        return first.follow_on(number)

    return make


def _lesson(name: str, act: str, device: Device, *presses: Intent, keep: bool = False) -> Screenshot:
    """A picture of the first lesson of an act, after presses of a device; `keep`: the last one is held."""
    number = next(place for place, one in enumerate(ACTS) if one.position == act)
    acts: list[Act] = [wait_seconds(1)]
    for place, intent in enumerate(presses):
        acts += [press_button(device, intent, keep=keep and place == len(presses) - 1), wait_seconds(0.6)]
    return Screenshot(f"tutorial-skirmish-{name}", _act(number), (*acts,))


_ON, _FORTH, _TURN = Intent.ACCEPT, Intent.UP, Intent.RIGHT
TUTORIAL = (
    _lesson("welcome", "march", KEYS),
    _lesson("march", "march", XBOX, _ON, _ON, _FORTH, _FORTH, _TURN, _TURN),
    _lesson("charge", "charge", PLAYSTATION),
    _lesson("name", "names", NINTENDO, _ON, _TURN),
    _lesson("wall", "names", KEYS, _ON, _TURN, _ON, _ON, _FORTH, _FORTH, _FORTH, _FORTH),
    _lesson("truce", "truce", XBOX),
    _lesson("bribe", "bribe", PLAYSTATION, Intent.COUNTER),
    _lesson("card", "card", KEYS, Intent.COUNTER, Intent.PEEK, keep=True),
    _lesson("scolded", "charge", KEYS, _TURN, _ON),
    _lesson("rout", "rout", NINTENDO, _ON),
)
"""One of each lesson, with every kind of hand."""
