"""The way of a marching unit, for a picture: straight legs and wheels, at an even pace (S-32)."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from scenes.games.skirmish.table.shown import Stand

HALF_TURN = 18000
"""Centi in half a turn."""
_LEAST_TURN = 20
"""Centi below which a leg counts as straight: its middle of rotation would be far off the table."""


class Stretch(NamedTuple):
    """A part of a way: `turn` in centi, clockwise; `length` in milli, walked by the outermost man."""

    start: Stand
    end: Stand
    turn: float
    length: float


class Track:
    """A way over the table, walked at an even pace: `stand_at` 0 is its start, 1 exactly its end."""

    def __init__(self, way: Sequence[tuple[float, float, float]], width: float) -> None:
        """`way` are poses in milli and centi, `width` the length of the front edge, in milli."""
        stands = [Stand(*pose) for pose in way]
        self.end = stands[-1]
        self.legs = [_leg(a, b, width) for a, b in pairwise(stands) if a != b]
        self.length = sum(leg.length for leg in self.legs)
        """Milli that the outermost man walks."""

    def stand_at(self, share: float) -> Stand:
        """Where the unit stands after `share` of its way, 0 to 1."""
        if share >= 1 or not self.legs:
            return self.end
        left = max(0.0, share) * self.length
        for leg in self.legs:
            if left <= leg.length:
                return _along(leg, left / leg.length if leg.length else 1.0)
            left -= leg.length
        return self.end


def turn_between(start: float, end: float) -> float:
    """The shorter turn from one heading to another, in centi, clockwise above zero.

    >>> turn_between(35000, 1000), turn_between(1000, 35000)
    (2000, -2000)
    """
    return (end - start + HALF_TURN) % (2 * HALF_TURN) - HALF_TURN


def _leg(start: Stand, end: Stand, width: float) -> Stretch:
    turn = turn_between(start.heading, end.heading)
    far = math.hypot(end.x - start.x, end.y - start.y)
    return Stretch(start, end, turn, max(far, math.radians(abs(turn) / 100) * width))


def _along(leg: Stretch, share: float) -> Stand:
    """The stand after `share` of a leg: on a line, or turned about the one point that stays where it is."""
    (ax, ay, heading), (bx, by, _) = leg.start, leg.end
    if abs(leg.turn) < _LEAST_TURN:
        return Stand(ax + (bx - ax) * share, ay + (by - ay) * share, heading + leg.turn * share)
    half = math.radians(-leg.turn / 100) / 2
    lift = 0.5 / math.tan(half)
    cx, cy = (ax + bx) / 2 - lift * (by - ay), (ay + by) / 2 + lift * (bx - ax)
    angle = 2 * half * share
    cos, sin = math.cos(angle), math.sin(angle)
    dx, dy = ax - cx, ay - cy
    return Stand(cx + dx * cos - dy * sin, cy + dx * sin + dy * cos, heading + leg.turn * share)
