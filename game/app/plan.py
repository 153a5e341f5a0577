"""Who plays what, under which rules: all that a match needs before the first card."""

from typing import Literal

import msgspec

from game.core.rules import Player

Value = int | bool | str


class PlayerPlan(msgspec.Struct, frozen=True):
    """One chair: who sits there and how he looks."""

    name: str
    kind: Literal["human", "bot"] = "human"
    temper: str = "bold"
    strength: str = "middling"
    colour: int = 0
    """Seat colour and emblem, 0 to 7."""
    persona: int = 0
    """Mask, 0 to 7."""
    device: str = ""
    """The id of the device that held the chair, to find it again after a pause or a resume."""


class MatchPlan(msgspec.Struct, frozen=True):
    """Everything that, with the log, makes the match again."""

    game: str
    players: tuple[PlayerPlan, ...]
    seed: int
    flags: dict[str, Value] = {}
    first: Player | None = None
    """Who starts: the winner of the last match at this table, or None for lots (C-05)."""
    position: str = ""
    """A prepared position in the game's notation, or nothing."""
