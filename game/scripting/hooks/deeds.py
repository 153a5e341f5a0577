"""Deeds of scripts: a message whose facts say what a seat has done is remembered by campaigns."""

from collections.abc import Iterator

from game.core.deeds import SeatDeed
from game.core.rules import Event
from game.scripting.hooks.events import ScriptSaid
from game.scripting.hooks.wishes import player_of


def said_deeds(event: Event, turn: int) -> Iterator[SeatDeed]:
    """The deed of a message with the facts `deed` and `seat`, perhaps `word`; nothing of anything else."""
    match event:
        case ScriptSaid(facts={"deed": str(deed), "seat": int(seat), **more}):
            yield SeatDeed(deed, player_of(seat), turn=turn, word=str(more.get("word", "")))
