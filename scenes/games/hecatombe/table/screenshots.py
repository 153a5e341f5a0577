"""The pictures of Hécatombe: its telling states."""

from collections.abc import Callable

from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.capture.setup import (
    HANDS,
    PLAYSTATION,
    XBOX,
    Act,
    Screenshot,
    dealt_match,
    match_from_position,
    press_button,
    wait_seconds,
)
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

GAME = "hecatombe"
ALONE = (XBOX, None, None, None, None, None, None)
"""One person among bots, as in the mockup."""


def _laid(name: str, players: int, *, alone: bool = False) -> Callable[[Stage], Scene]:
    """A prepared position of Hécatombe."""
    return match_from_position(GAME, name, players, ALONE if alone else HANDS)


PEEK: Act = press_button(XBOX, Intent.PEEK, keep=True)
MARK = (press_button(XBOX, Intent.ACCEPT), press_button(XBOX, Intent.RIGHT), press_button(XBOX, Intent.RIGHT))

TABLE = (
    Screenshot("hecatombe-2-attack", _laid("attack-2", 2)),
    Screenshot("hecatombe-2-reveal", _laid("reveal-2", 2)),
    Screenshot("hecatombe-3-attack", _laid("attack-3", 3)),
    Screenshot("hecatombe-3-liberation", _laid("liberation-3", 3), (PEEK,)),
    Screenshot("hecatombe-4-objectives", _laid("objectives-4", 4)),
    Screenshot("hecatombe-4-objectives-peek", _laid("objectives-4", 4), (PEEK, *MARK)),
    Screenshot("hecatombe-4-keepers", _laid("keepers-4", 4), (PEEK, *MARK)),
    Screenshot("hecatombe-4-reveal", _laid("reveal-4", 4)),
    Screenshot("hecatombe-5-attack", _laid("attack-5", 5)),
    Screenshot("hecatombe-5-defence", _laid("defence-5", 5, alone=True)),
    Screenshot("hecatombe-5-peek", _laid("defence-5", 5, alone=True), (PEEK,)),
    Screenshot("hecatombe-6-attack", _laid("attack-6", 6), (press_button(KEYS, Intent.ACCEPT),)),
    Screenshot("hecatombe-7-attack", _laid("attack-7", 7), (press_button(PLAYSTATION, Intent.ACCEPT),)),
    Screenshot("hecatombe-7-deal", dealt_match(GAME, 7), (wait_seconds(1.2),)),
)
