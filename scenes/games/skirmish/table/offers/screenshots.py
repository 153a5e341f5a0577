"""Bargains and treachery sit for their pictures."""

from game.input.intents import Intent
from scenes.capture.setup import (
    PLAYSTATION,
    XBOX,
    Screenshot,
    match_from_position,
    press_button,
    wait_seconds,
)

TREACHERY = (
    Screenshot(
        "skirmish-3-cards",
        match_from_position("skirmish", "shooting-3", 3),
        (
            wait_seconds(0.3),
            press_button(PLAYSTATION, Intent.COUNTER),
            press_button(XBOX, Intent.COUNTER),
            wait_seconds(0.5),
            press_button(XBOX, Intent.PEEK, keep=True),
            wait_seconds(0.5),
        ),
    ),
    Screenshot(
        "skirmish-3-offer",
        match_from_position("skirmish", "movement-3", 3),
        (
            wait_seconds(2.5),
            press_button(XBOX, Intent.COUNTER),
            press_button(XBOX, Intent.DOWN),
            press_button(XBOX, Intent.RIGHT),
            press_button(XBOX, Intent.DOWN),
            press_button(XBOX, Intent.RIGHT),
        ),
    ),
)
"""A card by a secret button, while one looks; an offer in its drawer."""
