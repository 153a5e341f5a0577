"""One prompt of a plaque."""

import msgspec

from game.input.intents import Intent

BROWSE = "complots-browse"
"""What the presses that move a cursor say: their glyphs stand together before one word."""


class SeatPrompt(msgspec.Struct, frozen=True):
    """One prompt of a plaque: press `intent` to do what `key` says; `role` names a character in it."""

    intent: Intent
    key: str
    role: str = ""
    count: int = 0
    """How many cards it is about."""
