"""Screenshots of the lobby: by itself, and with each game."""

from collections.abc import Callable, Sequence

from game.input.devices import KEYS, KEYS2, MOUSE, Device
from game.input.intents import Intent
from scenes.capture.setup import (
    HANDS,
    NINTENDO,
    PLAYSTATION,
    XBOX,
    Act,
    Screenshot,
    press_button,
    seated_couch,
)
from scenes.screens.lobby.seats.places import H, W, seat_card_corner
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.shell.window import GameWindow

_OPEN_RULES = press_button(NINTENDO, Intent.COUNTER)
_TO_MODS = (_OPEN_RULES, *[press_button(NINTENDO, Intent.UP)] * 2)
_TO_SETS = (_OPEN_RULES, press_button(NINTENDO, Intent.UP), press_button(NINTENDO, Intent.RIGHT))
_PRESS_START = press_button(NINTENDO, Intent.MENU)


def _seated(players: int) -> Callable[[Stage], Scene]:
    """The lobby with this many seats taken, two of them ready."""

    def make(stage: Stage) -> Scene:
        couch = seated_couch(stage, players, (XBOX, PLAYSTATION, NINTENDO, KEYS, None, None, None, None))
        for seat in range(min(players, 2)):
            couch.ready(seat, True)
        return stage.make("lobby", couch)

    return make


def _sat(*devices: Device | None) -> Callable[[Stage], Scene]:
    """The lobby with these hands seated, and nobody ready."""
    return lambda stage: stage.make("lobby", seated_couch(stage, len(devices), devices))


def _click_chair(seat: int) -> Act:
    """An act: the mouse clicks the middle of a chair."""
    x, y = seat_card_corner(seat)

    def act(house: GameWindow) -> None:
        house.stage.point(x + W / 2, y + H / 2)
        house.stage.click(x + W / 2, y + H / 2)
        house.step(1 / 30, 8)

    return act


def _dressing(game: str, players: int) -> Callable[[Stage], Scene]:
    """The lobby with a game chosen, and this many seats taken."""
    hands = (*HANDS[:4], None, None, None, None)
    return lambda stage: stage.make("lobby", seated_couch(stage, players, hands), game=game)


def lobby_pictures(game: str) -> Sequence[Screenshot]:
    """The lobby of a game well filled, too full, and its house rules."""
    return (
        Screenshot(f"lobby-{game}-5", _dressing(game, 5)),
        Screenshot(f"lobby-{game}-8", _dressing(game, 8), (_PRESS_START,)),
        Screenshot(f"lobby-{game}-5-rules", _dressing(game, 5), (_OPEN_RULES,)),
    )


PICTURES = (
    Screenshot("lobby-0", _seated(0)),
    Screenshot("lobby-2", _seated(2)),
    Screenshot("lobby-4", _seated(4)),
    Screenshot("lobby-5", _seated(5)),
    Screenshot("lobby-8", _seated(8)),
    Screenshot("lobby-5-rules", _seated(5), (_OPEN_RULES,)),
    Screenshot("lobby-5-mods", _seated(5), _TO_MODS),
    Screenshot("lobby-5-sets", _seated(5), _TO_SETS),
    Screenshot("lobby-5-set", _seated(5), (*_TO_SETS, press_button(NINTENDO, Intent.BACK))),
    Screenshot("lobby-chair-mouse", _sat(KEYS), (_click_chair(1),)),
    Screenshot("lobby-chair-keys", _sat(KEYS, None), (press_button(KEYS, Intent.PEEK),) * 3),
    Screenshot("lobby-chair-pad", _sat(KEYS, XBOX), (press_button(PLAYSTATION, Intent.PEEK),)),
    Screenshot("lobby-chair-two", _sat(XBOX, PLAYSTATION, NINTENDO, KEYS)),
    Screenshot("lobby-chair-one", _sat(XBOX, PLAYSTATION, NINTENDO, KEYS, MOUSE)),
    Screenshot("lobby-chair-none", _sat(XBOX, PLAYSTATION, NINTENDO, KEYS, KEYS2, MOUSE)),
)
"""The lobby empty, well filled, full, its house rules, mods and sets; what free chairs say to whom."""
