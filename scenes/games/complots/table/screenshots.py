"""The pictures of Complots: its telling states."""

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

COMPLOTS = (
    Screenshot(
        "complots-2-pick", dealt_match(2), (wait_seconds(2), press_button(XBOX, Intent.PEEK, keep=True))
    ),
    Screenshot("complots-3-block", match_from_position("block-3", 3)),
    Screenshot(
        "complots-3-lose",
        match_from_position("lose-3", 3),
        (press_button(PLAYSTATION, Intent.PEEK, keep=True),),
    ),
    Screenshot("complots-4-exchange", match_from_position("exchange-4", 4)),
    Screenshot(
        "complots-4-exchange-peek",
        match_from_position("exchange-4", 4),
        (
            press_button(XBOX, Intent.PEEK, keep=True),
            press_button(XBOX, Intent.ACCEPT),
            press_button(XBOX, Intent.RIGHT),
        ),
    ),
    Screenshot("complots-5-claim", match_from_position("claim-5", 5)),
    Screenshot(
        "complots-5-peek",
        match_from_position("claim-5", 5),
        (press_button(PLAYSTATION, Intent.PEEK, keep=True),),
    ),
    Screenshot(
        "complots-5-counter", match_from_position("claim-5", 5), (press_button(PLAYSTATION, Intent.COUNTER),)
    ),
    Screenshot(
        "complots-5-challenge",
        match_from_position("claim-5", 5),
        (press_button(PLAYSTATION, Intent.DOUBT), wait_seconds(1.6)),
    ),
    Screenshot("complots-5-turn", match_from_position("turn-5", 5)),
    Screenshot(
        "complots-5-aim",
        match_from_position("turn-5", 5),
        (
            press_button(XBOX, Intent.RIGHT),
            press_button(XBOX, Intent.RIGHT),
            press_button(XBOX, Intent.ACCEPT),
        ),
    ),
    Screenshot(
        "complots-5-refusal", match_from_position("claim-5", 5), (press_button(NINTENDO, Intent.ACCEPT),)
    ),
    Screenshot("complots-8-claim", match_from_position("claim-8", 8)),
    Screenshot("complots-8-deal", dealt_match(8), (wait_seconds(0.9),)),
    Screenshot("complots-8-turn", dealt_match(8), (wait_seconds(4),)),
)
