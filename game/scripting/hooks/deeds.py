"""Deeds of scripts: what the script of a boss says under one key is remembered by campaigns."""

from collections.abc import Iterator

from game.core.deeds import SeatDeed
from game.core.rules import Event
from game.scripting.hooks.events import ScriptSaid
from game.scripting.hooks.wishes import player_of

BOSS_USED = "boss-used"
"""The key of the message by which a script tells that a boss has used its power."""


def said_deeds(event: Event, turn: int) -> Iterator[SeatDeed]:
    """The deed of a message `boss-used` whose facts tell `seat` and `power`; nothing of anything else."""
    match event:
        case ScriptSaid(key=key, facts={"seat": int(seat), "power": str(power)}) if key == BOSS_USED:
            yield SeatDeed(BOSS_USED, player_of(seat), turn=turn, word=power)
