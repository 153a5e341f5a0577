"""The pictures of Roulette: its telling states."""

from collections.abc import Callable

from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.capture.setup import NINTENDO, PLAYSTATION, XBOX, Act, Shot, dealt, prepared, press, wait
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

GAME = "roulette"
ALONE = (XBOX, None, None, None, None, None)
"""One person among bots."""
FOUR = (XBOX, PLAYSTATION, NINTENDO, KEYS)


def laid(name: str, players: int, *, alone: bool = False) -> Callable[[Stage], Scene]:
    """A prepared position of Roulette."""
    return prepared(name, players, ALONE if alone else (*FOUR, None, None), GAME)


PEEK: Act = press(XBOX, Intent.PEEK, keep=True)
HOLD: Act = press(XBOX, Intent.COUNTER)

ROULETTE = (
    Shot("roulette-2-bet", laid("bet-2", 2)),
    Shot("roulette-2-shot", laid("shot-2", 2), (wait(1.0),)),
    Shot("roulette-3-shot", laid("shot-3", 3), (wait(1.0),)),
    Shot("roulette-4-pocket", laid("pocket-4", 4)),
    Shot("roulette-4-bet", laid("bet-4", 4), (press(PLAYSTATION, Intent.COUNTER),)),
    Shot("roulette-4-bet-peek", laid("bet-4", 4), (PEEK,)),
    Shot("roulette-4-accusation", laid("accusation-4", 4), (press(KEYS, Intent.DOUBT),)),
    Shot("roulette-4-gather", laid("gather-4", 4)),
    Shot("roulette-4-shot", laid("shot-4", 4), (wait(1.2),)),
    Shot("roulette-4-aim", laid("aim-4", 4)),
    Shot("roulette-4-cards", laid("cards-4", 4), (HOLD, PEEK)),
    Shot("roulette-4-dying", laid("dying-4", 4)),
    Shot("roulette-4-count", laid("count-4", 4)),
    Shot("roulette-5-accusation", laid("accusation-5", 5)),
    Shot("roulette-6-bet", laid("bet-6", 6)),
    Shot("roulette-6-shot", laid("shot-6", 6), (wait(1.0),)),
    Shot("roulette-6-deal", dealt(6, game=GAME), (wait(0.6),)),
)
