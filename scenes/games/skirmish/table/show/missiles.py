"""Balls that bounce along their line, stones that come down: they stir whoever stands there (S-49, S-50)."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Protocol

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.style import Point
from scenes.games.skirmish.table.effects.air import Air, Marks, passing_marks
from scenes.games.skirmish.table.show.stirs import Blast, Knock, Stir
from scenes.motion.timeline import Clip, pause_for, reducible_clip

BALL_PACE = 34_000.0
"""Milli that a ball flies in a second."""
HOP_MILLI, HOP_LIFT = 3000.0, 16.0
"""How far a ball leaps from bounce to bounce, and how high: milli, units of the screen."""
MOST_SECONDS, LEAST_SECONDS = 1.0, 0.18
STONE_SECONDS, STONE_LIFT = 0.75, 170.0
KNOCK_MILLI, BLAST_MILLI = 1100.0, 1600.0
"""How far from its line a ball is felt, and how far from where it comes down a stone is."""
_RADIUS = 5.5
_DUST_TURNS = 0.3, 1.4, 2.6, 3.7, 5.1
"""Where dust rises around a stone: radians."""


class Stage(Protocol):
    """What missiles ask of those who show the battle."""

    air: Air
    flourish: Callable[[Clip], None]

    @property
    def field(self) -> "Ranks":
        """The painted table."""


class Ranks(Protocol):
    """Men who can be stirred."""

    def stir(self, stir: Stir) -> object:
        """Let something happen to them."""


def bouncing_ball(show: Stage, start: Point, strikes: Point, end: Point) -> Clip:
    """A ball flies to where it strikes the ground (milli) and bounces from there to where it stops."""
    hops = [start, *hop_points(strikes, end)]
    lengths = [math.dist(a, b) for a, b in pairwise(hops)]
    whole = sum(lengths)
    if not whole:
        return pause_for(0)
    told = [0.0, 0]

    def make() -> Sequence[Drawable]:
        at = show.air.point(*start)
        return [
            show.air.layer.disc(*at, _RADIUS, style.BLACK, alpha=90),
            show.air.layer.disc(*at, _RADIUS, style.BLACK),
        ]

    def move(marks: Marks, share: float) -> None:
        gone = share * whole
        hop, left = _hop_at(lengths, gone)
        (ax, ay), (bx, by) = hops[hop], hops[hop + 1]
        part = left / lengths[hop] if lengths[hop] else 1.0
        x, y = show.air.point(ax + (bx - ax) * part, ay + (by - ay) * part)
        marks[0].move(x, y)
        marks[1].move(x, y - HOP_LIFT * 4 * part * (1 - part))
        if hop > told[1]:
            show.flourish(show.air.puffs([show.air.point(*hops[hop])]))
        for knock in _knocks(hops, lengths, told[0], gone):
            show.field.stir(knock)
        told[:] = gone, hop

    seconds = min(MOST_SECONDS, max(LEAST_SECONDS, whole / BALL_PACE))
    return reducible_clip(passing_marks(make, move, seconds))


def falling_stone(show: Stage, start: Point, end: Point) -> Clip:
    """A stone flies high over everything, and scatters whoever stands where it comes down: milli."""

    def make() -> Sequence[Drawable]:
        at = show.air.point(*start)
        return [
            show.air.layer.disc(*at, _RADIUS * 1.4, style.BLACK, alpha=80),
            show.air.layer.disc(*at, _RADIUS * 1.4, style.BLACK),
        ]

    def move(marks: Marks, share: float) -> None:
        (ax, ay), (bx, by) = show.air.point(*start), show.air.point(*end)
        x, y, high = ax + (bx - ax) * share, ay + (by - ay) * share, 4 * share * (1 - share)
        marks[0].move(x, y)
        marks[1].move(x, y - STONE_LIFT * high)
        marks[1].scale = 1 + 0.7 * high
        if share >= 1:
            around = [(bx + 26 * math.cos(turn), by + 18 * math.sin(turn)) for turn in _DUST_TURNS]
            show.flourish(show.air.puffs(around, 0.01))
            show.field.stir(Blast(*end, BLAST_MILLI))

    return reducible_clip(passing_marks(make, move, STONE_SECONDS, "in-out-quad"))


def hop_points(strikes: Point, end: Point) -> list[Point]:
    """Where a ball touches the ground: as it strikes, at each bounce, and where it stops.

    >>> hop_points((0.0, 0.0), (0.0, 6000.0))
    [(0.0, 0.0), (0.0, 3000.0), (0.0, 6000.0)]
    """
    far = math.dist(strikes, end)
    if not far:
        return [strikes]
    hops = max(1, round(far / HOP_MILLI))
    (ax, ay), (bx, by) = strikes, end
    return [(ax + (bx - ax) * hop / hops, ay + (by - ay) * hop / hops) for hop in range(hops + 1)]


def _hop_at(lengths: Sequence[float], gone: float) -> tuple[int, float]:
    """The leap that a ball makes after so many milli, and how many of it are behind it."""
    for hop, length in enumerate(lengths):
        if gone <= length:
            return hop, gone
        gone -= length
    return len(lengths) - 1, lengths[-1]


def _knocks(hops: Sequence[Point], lengths: Sequence[float], before: float, now: float) -> list[Knock]:
    """The knocks of a stretch of a ball's way: once it has struck the ground it flies low."""
    found = []
    step = math.floor(before / KNOCK_MILLI) + 1
    while step * KNOCK_MILLI <= now:
        hop, left = _hop_at(lengths, step * KNOCK_MILLI)
        if hop:
            (ax, ay), (bx, by) = hops[hop], hops[hop + 1]
            dx, dy = (bx - ax) / lengths[hop], (by - ay) / lengths[hop]
            found.append(Knock(ax + dx * left, ay + dy * left, dx, dy, KNOCK_MILLI))
        step += 1
    return found
