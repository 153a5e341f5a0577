"""What a hand may point at on the table of Hécatombe, and what its buttons say."""

from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from game.core.rules import Player
from game.input.intents import Intent
from scenes.draw.style import Box
from scenes.widgets.focus import Spot, neighbour_spot


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


def next_thing(things: Sequence[TableThing], boxes: Sequence[Box], here: int, intent: Intent) -> int | None:
    """Return the place of the next thing from `here` in a direction; None when there is none.

    To the left and the right a row is followed to its end, then the same row of the next owner: the first
    one from a first one.
    """
    spots = [Spot(str(place), *box) for place, box in enumerate(boxes)]
    found = neighbour_spot(spots, spots[here], intent)
    if intent in (Intent.LEFT, Intent.RIGHT):
        in_row = [spot for spot in spots if _share_row(spot, spots[here])]
        own = [spot for thing, spot in zip(things, spots, strict=True) if thing.owner == things[here].owner]
        along = neighbour_spot([spot for spot in in_row if spot in own], spots[here], intent, wrap=False)
        if along is not None:
            return int(along.key)
        beyond = neighbour_spot(_beyond(spots, own, intent), spots[here], intent, wrap=False)
        if beyond is not None:
            return _entered(things, spots, here, things[int(beyond.key)].owner, intent)
        found = neighbour_spot(in_row, spots[here], intent) or found
    return None if found is None else int(found.key)


def _beyond(spots: Sequence[Spot], own: Sequence[Spot], intent: Intent) -> list[Spot]:
    """Return the spots that lie wholly to the left or the right of all of an owner's own."""
    if intent is Intent.RIGHT:
        edge = max(spot.x + spot.w for spot in own)
        return [spot for spot in spots if spot.x >= edge]
    edge = min(spot.x for spot in own)
    return [spot for spot in spots if spot.x + spot.w <= edge]


def _entered(
    things: Sequence[TableThing], spots: Sequence[Spot], here: int, owner: Player, intent: Intent
) -> int:
    """Return the near end of the row of another owner that is as far down as the row of `here`."""
    mine = _rows(
        [spot for thing, spot in zip(things, spots, strict=True) if thing.owner == things[here].owner]
    )
    theirs = _rows([spot for thing, spot in zip(things, spots, strict=True) if thing.owner == owner])
    row = next(place for place, spots_of in enumerate(mine) if spots[here] in spots_of)
    ends = sorted(theirs[min(row, len(theirs) - 1)], key=lambda spot: spot.x)
    return int(ends[0 if intent is Intent.RIGHT else -1].key)


def _rows(spots: Sequence[Spot]) -> list[list[Spot]]:
    """Return spots in rows, from the top."""
    rows: list[list[Spot]] = []
    for spot in sorted(spots, key=lambda one: one.y):
        if rows and _share_row(rows[-1][0], spot):
            rows[-1].append(spot)
        else:
            rows.append([spot])
    return rows


def _share_row(one: Spot, other: Spot) -> bool:
    """Say whether two spots stand in a row."""
    return max(one.y, other.y) < min(one.y + one.h, other.y + other.h)
