"""The pictures of Roulette: its telling states."""

from collections.abc import Callable

from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.capture.setup import (
    NINTENDO,
    PLAYSTATION,
    XBOX,
    Act,
    Screenshot,
    dealt_match,
    match_from_position,
    press_button,
    wait_seconds,
)
from scenes.games.roulette.table.blows import Blow
from scenes.games.roulette.table.scene import RouletteScene
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.shell.window import GameWindow

GAME = "roulette"
ALONE = (XBOX, None, None, None, None, None)
"""One person among bots."""
FOUR = (XBOX, PLAYSTATION, NINTENDO, KEYS)


def _laid(name: str, players: int, *, alone: bool = False) -> Callable[[Stage], Scene]:
    """A prepared position of Roulette."""
    return match_from_position(GAME, name, players, ALONE if alone else (*FOUR, None, None))


PEEK: Act = press_button(XBOX, Intent.PEEK, keep=True)
HOLD: Act = press_button(XBOX, Intent.COUNTER)
BET: Act = press_button(PLAYSTATION, Intent.COUNTER)
PASS: Act = press_button(PLAYSTATION, Intent.ACCEPT)
GIVE = tuple(press_button(XBOX, intent) for intent in (Intent.COUNTER, Intent.DOUBT, Intent.RIGHT))
"""The card button, the first card, the next person."""
HAND_OVER: Act = press_button(XBOX, Intent.ACCEPT)
AWAKE: Act = wait_seconds(1.0)
"""A table hears no press at once."""
BLOWS = (
    Blow(1, "aim-target", "base:cadeau", target=3),
    Blow(1, "balle", bullet=True, target=3),
    Blow(2, "force", "base:encore_un", target=0),
    Blow(3, "look", "base:coup_d_oeil", target=2),
    Blow(0, "die", "base:sang_froid", target=0, face=3),
)


def _five_blows(house: GameWindow) -> None:
    """An act: five blows have been struck, as the strip remembers them."""
    scene = house.stage.scene
    assert isinstance(scene, RouletteScene)
    scene.shown.note_blows(BLOWS)
    scene.top.front.blows.show(scene.shown.blows)
    house.step(1 / 30, 12)


TABLE = (
    Screenshot("roulette-2-bet", _laid("bet-2", 2), (AWAKE,)),
    Screenshot("roulette-2-shot", _laid("shot-2", 2), (wait_seconds(1.0),)),
    Screenshot("roulette-3-shot", _laid("shot-3", 3), (wait_seconds(1.0),)),
    Screenshot("roulette-4-pocket", _laid("pocket-4", 4), (AWAKE,)),
    Screenshot(
        "roulette-4-bet", _laid("bet-4", 4), (AWAKE, press_button(PLAYSTATION, Intent.COUNTER), AWAKE)
    ),
    Screenshot("roulette-4-bet-peek", _laid("bet-4", 4), (AWAKE, PEEK)),
    Screenshot("roulette-4-accusation", _laid("accusation-4", 4), (press_button(KEYS, Intent.DOUBT),)),
    Screenshot("roulette-4-gather", _laid("gather-4", 4)),
    Screenshot("roulette-4-shot", _laid("shot-4", 4), (wait_seconds(1.2),)),
    Screenshot("roulette-4-aim", _laid("aim-4", 4), (AWAKE,)),
    Screenshot("roulette-4-cards", _laid("cards-4", 4), (HOLD, PEEK)),
    Screenshot("roulette-4-window", _laid("count-4", 4), (PASS, _five_blows)),
    Screenshot("roulette-4-thread", _laid("cards-4", 4), (*GIVE, HAND_OVER, wait_seconds(4.4))),
    Screenshot("roulette-2-drawer", _laid("bet-2", 2), (AWAKE, PEEK)),
    Screenshot("roulette-6-drawer", _laid("shot-6", 6), (PEEK,)),
    Screenshot("roulette-6-window", _laid("shot-6", 6), (press_button(NINTENDO, Intent.ACCEPT),)),
    Screenshot("roulette-4-dying", _laid("dying-4", 4)),
    Screenshot("roulette-4-count", _laid("count-4", 4)),
    Screenshot("roulette-5-accusation", _laid("accusation-5", 5)),
    Screenshot("roulette-6-bet", _laid("bet-6", 6), (AWAKE,)),
    Screenshot("roulette-6-shot", _laid("shot-6", 6), (wait_seconds(1.0),)),
    Screenshot("roulette-6-deal", dealt_match(GAME, 6), (wait_seconds(0.6),)),
)
