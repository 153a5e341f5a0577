"""The pictures of Hécatombe: its telling states."""

from collections.abc import Callable

from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.capture.setup import PLAYSTATION, XBOX, Act, Shot, dealt, prepared, press, wait
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

GAME = "hecatombe"
ALONE = (XBOX, None, None, None, None, None, None)
"""One person among bots, as in the mockup."""


def laid(name: str, players: int, *, alone: bool = False) -> Callable[[Stage], Scene]:
    """A prepared position of Hécatombe."""
    return prepared(name, players, ALONE, GAME) if alone else prepared(name, players, game=GAME)


PEEK: Act = press(XBOX, Intent.PEEK, keep=True)
MARK = (press(XBOX, Intent.ACCEPT), press(XBOX, Intent.RIGHT), press(XBOX, Intent.RIGHT))

HECATOMBE = (
    Shot("hecatombe-2-attack", laid("attack-2", 2)),
    Shot("hecatombe-2-reveal", laid("reveal-2", 2)),
    Shot("hecatombe-3-attack", laid("attack-3", 3)),
    Shot("hecatombe-3-liberation", laid("liberation-3", 3), (PEEK,)),
    Shot("hecatombe-4-objectives", laid("objectives-4", 4)),
    Shot("hecatombe-4-objectives-peek", laid("objectives-4", 4), (PEEK, *MARK)),
    Shot("hecatombe-4-keepers", laid("keepers-4", 4), (PEEK, *MARK)),
    Shot("hecatombe-4-reveal", laid("reveal-4", 4)),
    Shot("hecatombe-5-attack", laid("attack-5", 5)),
    Shot("hecatombe-5-defence", laid("defence-5", 5, alone=True)),
    Shot("hecatombe-5-peek", laid("defence-5", 5, alone=True), (PEEK,)),
    Shot("hecatombe-6-attack", laid("attack-6", 6), (press(KEYS, Intent.ACCEPT),)),
    Shot("hecatombe-7-attack", laid("attack-7", 7), (press(PLAYSTATION, Intent.ACCEPT),)),
    Shot("hecatombe-7-deal", dealt(7, game=GAME), (wait(1.2),)),
)
