"""The distance of two footprints by bare sums: the same as pymunk's but for noise, and much quicker.

Whoever needs the exact answer asks `table.signed_distance`; this one tells when it is not needed.
"""

import math

from game.rules.skirmish.geometry.shapes import Footprint
from game.rules.skirmish.geometry.table import Thing
from game.rules.skirmish.state.formation import heading_vector

GAP_NOISE = 1e-3
"""Milli by which the two answers differ at most."""


def quick_gap(mover: Footprint, thing: Thing) -> float:
    """The gap between two units in milli; below zero: they may overlap, or the thing is terrain.

    Below zero, ask `signed_distance`. The nearest points of two rectangles that do not overlap are a corner
    of one and some point of the other.
    """
    if thing.kind != "unit":
        return -1.0
    (x, y, own), shape, _ = mover
    heading, wide, deep = thing.outline
    (fx, fy), (gx, gy) = heading_vector(heading), heading_vector(own)
    dx, dy, cos, sin = x - thing.x, y - thing.y, gx * fx + gy * fy, gx * fy - gy * fx
    mine, theirs = (shape.width / 2, shape.depth), (wide / 2, deep)  # type: ignore[operator]
    is_beyond, least = _seen_from(theirs, dx * fy - dy * fx, dx * fx + dy * fy, cos, sin, mine)  # type: ignore[arg-type]
    is_before, other = _seen_from(mine, dy * gx - dx * gy, -dx * gx - dy * gy, cos, -sin, theirs)  # type: ignore[arg-type]
    return math.sqrt(min(least, other)) if is_beyond or is_before else -1.0


def _seen_from(
    box: tuple[float, float], right: float, forward: float, cos: float, sin: float, other: tuple[float, float]
) -> tuple[bool, float]:
    """Whether a footprint lies beyond a side of another, and the square of its nearest corner's distance.

    Both as (half the width, depth); the place and the turn of the other as the first one sees them.
    """
    (half, deep), (aside, behind) = box, other
    left, far = right - behind * sin, forward - behind * cos
    a, b = aside * cos, aside * sin
    rights = (right - a, right + a, left - a, left + a)
    forwards = (forward + b, forward - b, far + b, far - b)
    least = math.inf
    for at, forth in zip(rights, forwards, strict=True):
        out, off = abs(at) - half, forth if forth > 0 else -deep - forth
        square = (out * out if out > 0 else 0.0) + (off * off if off > 0 else 0.0)
        if square < least:
            least = square
    is_beyond = min(rights) > half or max(rights) < -half or min(forwards) > 0 or max(forwards) < -deep
    return is_beyond, least
