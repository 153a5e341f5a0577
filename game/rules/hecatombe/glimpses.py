"""Objectives that scripts let somebody see before they are counted."""

from collections.abc import Iterable

import msgspec

from game.core.rules import SPECTATOR, Player


class Glimpse(msgspec.Struct, frozen=True):
    """`viewer` has seen the objective at `place` of `owner`; `SPECTATOR`: it lies open to everybody.

    Everybody knows who has seen which objective; what it is, only who has seen it.
    """

    viewer: Player
    owner: Player
    place: int


def is_seen(glimpses: Iterable[Glimpse], viewer: Player, owner: Player, place: int) -> bool:
    """Whether `viewer` has been let see an objective, alone or with everybody."""
    return any(
        (one.owner, one.place) == (owner, place) and one.viewer in (viewer, SPECTATOR) for one in glimpses
    )
