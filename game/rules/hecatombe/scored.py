"""What has been scored this round: objectives, once they have been shown, and points that scripts award."""

import msgspec

from game.core.rules import Player
from game.rules.hecatombe.content import People


class Scored(msgspec.Struct, frozen=True):
    """One objective that has been scored this round (H-20 to H-22)."""

    owner: Player
    place: int
    people: People
    totals: tuple[int, ...]
    winners: tuple[Player, ...]
    freers: tuple[Player, ...]
    """Players who might free a tile: the winner alone on top, and all who were second."""
    freed: tuple[tuple[Player, People], ...] = ()


class Award(msgspec.Struct, frozen=True):
    """Points beside objectives, which a script gave or, below 0, took; `key` of the mod's words says why."""

    player: Player
    points: int
    mod: str
    key: str
