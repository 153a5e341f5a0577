"""What a hand may point at on the table of Hécatombe, and what its buttons say."""

from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from game.core.rules import Player
from scenes.draw.style import Box


class TableThing(msgspec.Struct, frozen=True):
    """Something on the table that a hand may point at.

    `kind` is `army` (the tile at `place` of `owner`), `objective` (likewise), `fan` (a private tile) or
    `people` (one of the peoples in print, for naming).
    """

    kind: str
    owner: Player
    place: int


class Places(Protocol):
    """The boxes of the things on the table now."""

    def box(self, thing: TableThing, player: Player) -> Box:
        """Return the box of `thing`, as `player` may point at it."""
        ...


def tiles_without(tiles: Sequence[str], gone: Iterable[str | None]) -> tuple[str, ...]:
    """The tiles that are left when some are gone, one for one."""
    left = list(tiles)
    for people in gone:
        if people in left:
            left.remove(people)
    return tuple(left)
