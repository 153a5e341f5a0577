"""How the picture of a piece of terrain lies on its outline: the rules' shape is the law. Pure."""

import cmath
import math
from collections.abc import Sequence
from typing import NamedTuple

Corner = tuple[float, float]


class Lie(NamedTuple):
    """Middle in milli, degrees clockwise, and milli per inch of the drawn outline."""

    x: float
    y: float
    turn: float
    scale: float


def lie_of(drawn: Sequence[Corner], placed: Sequence[Corner]) -> Lie:
    """The turn and size that lay an outline in inches around its middle onto its corners on the table.

    Corners may begin anywhere, in the same direction around. Where the numbers of corners differ, the
    picture lies straight in the middle of what bounds the piece.

    >>> [round(part) for part in lie_of(((1, -1), (1, 1), (-1, 1)), ((2000, 1000), (2000, 3000), (0, 3000)))]
    [1000, 2000, 0, 1000]
    """
    ours, theirs = [complex(*corner) for corner in drawn], [complex(*corner) for corner in placed]
    if len(ours) != len(theirs):
        return _middle_lie(placed)
    mean, middle = sum(ours) / len(ours), sum(theirs) / len(theirs)
    ours, theirs = [one - mean for one in ours], [one - middle for one in theirs]
    weight = sum(abs(one) ** 2 for one in ours)
    best, turned = math.inf, 1 + 0j
    for first in range(len(theirs)):
        rolled = theirs[first:] + theirs[:first]
        factor = sum(one.conjugate() * other for one, other in zip(ours, rolled, strict=True)) / weight
        miss = sum(abs(factor * one - other) ** 2 for one, other in zip(ours, rolled, strict=True))
        if miss < best - 1e-6 * abs(factor) ** 2 - 100:
            best, turned = miss, factor
    at = middle - turned * mean
    return Lie(at.real, at.imag, -math.degrees(cmath.phase(turned)) + 0.0, abs(turned))


def _middle_lie(placed: Sequence[Corner]) -> Lie:
    xs, ys = [x for x, _ in placed], [y for _, y in placed]
    return Lie((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, 0.0, 1000.0)
