"""The pictures of Complots: its telling states."""

from game.input.intents import Intent
from scenes.capture.setup import NINTENDO, PLAYSTATION, XBOX, Shot, dealt, prepared, press, wait

COMPLOTS = (
    Shot("complots-2-pick", dealt(2), (wait(2), press(XBOX, Intent.PEEK, keep=True))),
    Shot("complots-3-block", prepared("block-3", 3)),
    Shot("complots-3-lose", prepared("lose-3", 3), (press(PLAYSTATION, Intent.PEEK, keep=True),)),
    Shot("complots-4-exchange", prepared("exchange-4", 4)),
    Shot(
        "complots-4-exchange-peek",
        prepared("exchange-4", 4),
        (press(XBOX, Intent.PEEK, keep=True), press(XBOX, Intent.ACCEPT), press(XBOX, Intent.RIGHT)),
    ),
    Shot("complots-5-claim", prepared("claim-5", 5)),
    Shot("complots-5-peek", prepared("claim-5", 5), (press(PLAYSTATION, Intent.PEEK, keep=True),)),
    Shot("complots-5-counter", prepared("claim-5", 5), (press(PLAYSTATION, Intent.COUNTER),)),
    Shot("complots-5-challenge", prepared("claim-5", 5), (press(PLAYSTATION, Intent.DOUBT), wait(1.6))),
    Shot("complots-5-turn", prepared("turn-5", 5)),
    Shot(
        "complots-5-aim",
        prepared("turn-5", 5),
        (press(XBOX, Intent.RIGHT), press(XBOX, Intent.RIGHT), press(XBOX, Intent.ACCEPT)),
    ),
    Shot("complots-5-refusal", prepared("claim-5", 5), (press(NINTENDO, Intent.ACCEPT),)),
    Shot("complots-8-claim", prepared("claim-8", 8)),
    Shot("complots-8-deal", dealt(8), (wait(0.9),)),
    Shot("complots-8-turn", dealt(8), (wait(4),)),
)
