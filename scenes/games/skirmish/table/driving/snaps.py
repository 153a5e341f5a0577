"""The magnet of a ghost: where a wheel or a straight piece would end tidily, and when it lets go again."""

import math
from collections.abc import Iterator
from typing import NamedTuple

from scenes.games.skirmish.table.driving.pieces import Piece, Stood

PARALLEL, IN_LINE, AN_INCH, OUT_OF_REACH = "parallel", "line", "inch", "reach"
"""Kinds of snaps: equal or square headings, fronts in one line, 1" off, just beyond the longest charge."""
CATCH_UNITS, LET_GO_UNITS = 8.0, 14.0
"""So near, in units of the screen, a snap catches; so far away it lets go."""
_SQUARE, _TURN = 9000, 36000
_NEARLY: int = 100
"""Fronts whose headings differ by less, in centi, may stand in one line."""
_ASIDE = 12_000
"""Fronts farther away from each other, in milli, are not lined up."""


class Snap(NamedTuple):
    """A tidy end of the last piece: what for, in regard to which unit, and how long the piece then is."""

    kind: str
    unit: int
    by: int


class Neighbour(NamedTuple):
    """Another unit on the table."""

    id: int
    pose: Stood
    friend: bool


def wheel_snaps(start: Stood, piece: Piece, neighbours: list[Neighbour]) -> Iterator[Snap]:
    """Wheels to the same side after which the ghost stands parallel or square to a neighbour."""
    for other in neighbours:
        for square in range(4):
            by = (other.pose.heading + square * _SQUARE - start.heading) % _TURN
            by = by - _TURN if piece.by < 0 else by
            if by and abs(by) <= _TURN // 2:
                yield Snap(PARALLEL, other.id, by)


def line_snaps(start: Stood, neighbours: list[Neighbour]) -> Iterator[Snap]:
    """Straight pieces after which the front stands in one line with a friend's."""
    angle = math.radians(start.heading / 100)
    fx, fy = math.sin(angle), math.cos(angle)
    for other in neighbours:
        turn = (other.pose.heading - start.heading + _TURN // 2) % _TURN - _TURN // 2
        dx, dy = other.pose.x - start.x, other.pose.y - start.y
        if other.friend and abs(turn) <= _NEARLY and abs(dx * fy - dy * fx) <= _ASIDE:
            by = round(dx * fx + dy * fy)
            if by > 0:
                yield Snap(IN_LINE, other.id, by)


def caught_snap(
    snaps: list[Snap], by: int, milli_of: float, scale: float, before: Snap | None
) -> Snap | None:
    """The snap that holds a piece which the hand made `by` long; None: none does.

    `milli_of`: what a unit of `by` moves the front's outer end, in milli; `scale`: units per milli.
    """

    def away(snap: Snap) -> float:
        return abs(snap.by - by) * milli_of * scale

    if before is not None:
        kept = [one for one in snaps if one[:2] == before[:2] and away(one) <= LET_GO_UNITS]
        if kept:
            return min(kept, key=away)
    near = [one for one in snaps if away(one) <= CATCH_UNITS]
    return min(near, key=away) if near else None
