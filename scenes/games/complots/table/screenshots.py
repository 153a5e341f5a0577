"""The pictures of Complots: its telling states."""

from collections.abc import Callable

from game.input.intents import Intent
from scenes.capture.setup import (
    NINTENDO,
    PLAYSTATION,
    XBOX,
    Screenshot,
    dealt_match,
    match_from_position,
    press_button,
    wait_seconds,
)
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

GAME = "complots"


def _laid(name: str, players: int) -> Callable[[Stage], Scene]:
    """A prepared position of Complots."""
    return match_from_position(GAME, name, players)


TABLE = (
    Screenshot(
        "complots-2-pick", dealt_match(GAME, 2), (wait_seconds(2), press_button(XBOX, Intent.PEEK, keep=True))
    ),
    Screenshot("complots-3-block", _laid("block-3", 3)),
    Screenshot(
        "complots-3-lose",
        _laid("lose-3", 3),
        (press_button(PLAYSTATION, Intent.PEEK, keep=True),),
    ),
    Screenshot("complots-4-exchange", _laid("exchange-4", 4)),
    Screenshot(
        "complots-4-exchange-peek",
        _laid("exchange-4", 4),
        (
            press_button(XBOX, Intent.PEEK, keep=True),
            press_button(XBOX, Intent.ACCEPT),
            press_button(XBOX, Intent.RIGHT),
        ),
    ),
    Screenshot("complots-5-claim", _laid("claim-5", 5)),
    Screenshot(
        "complots-5-peek",
        _laid("claim-5", 5),
        (press_button(PLAYSTATION, Intent.PEEK, keep=True),),
    ),
    Screenshot("complots-5-counter", _laid("claim-5", 5), (press_button(PLAYSTATION, Intent.COUNTER),)),
    Screenshot(
        "complots-5-challenge",
        _laid("claim-5", 5),
        (press_button(PLAYSTATION, Intent.DOUBT), wait_seconds(1.6)),
    ),
    Screenshot("complots-5-turn", _laid("turn-5", 5)),
    Screenshot(
        "complots-5-aim",
        _laid("turn-5", 5),
        (
            press_button(XBOX, Intent.RIGHT),
            press_button(XBOX, Intent.RIGHT),
            press_button(XBOX, Intent.ACCEPT),
        ),
    ),
    Screenshot("complots-5-refusal", _laid("claim-5", 5), (press_button(NINTENDO, Intent.ACCEPT),)),
    Screenshot("complots-8-claim", _laid("claim-8", 8)),
    Screenshot("complots-8-deal", dealt_match(GAME, 8), (wait_seconds(0.9),)),
    Screenshot("complots-8-turn", dealt_match(GAME, 8), (wait_seconds(4),)),
)
