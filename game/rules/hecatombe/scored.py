"""Scored objectives: what stays known of an objective once it has been shown."""

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
