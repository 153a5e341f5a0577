"""Wheels and lines that lead from a pose to a point or a pose, as if nothing stood in the way (S-32)."""

import math
from collections.abc import Callable, Iterator

from game.rules.skirmish.actions.orders import Leg
from game.rules.skirmish.state.formation import TURN, Centi, Milli, Point, Pose, half_up

SCAN: Centi = 1200
"""Wheels are looked through in steps of so many centi before the exact one is closed in upon."""
WIDEST: Centi = 18000
"""No first wheel is looked at that is wider, in centi."""
CLOSINGS = 18
"""Halvings of a step: to less than a centi."""
Line = Callable[[float], tuple[float, float]]
"""For a first wheel in centi: how far beside the goal the line then passes, and how long it is."""


def wheel_lines(start: Pose, width: Milli, at: Point, heading: Centi | None) -> Iterator[tuple[Leg, ...]]:
    """Legs (a wheel, a line, a wheel) whose end is the goal, and simpler ones that end near it.

    The goal is the place of the front's middle; `heading` None: it may look anywhere.
    """
    yield from _to_point(start, width, at)
    yield (Leg(max(0, half_up(_ahead(start, at)))),)
    if heading is not None:
        turn = (heading - start.heading + TURN // 2) % TURN - TURN // 2
        yield (Leg(0, turn),)
        yield (Leg(max(0, half_up(_ahead(start, at))), turn),)
        line = _line_to_pose(start, width, at, heading, turn)
        for sign in (-1, 1):
            for first in _roots(line, sign, turn):
                yield _legs(*first)


def _legs(first: Centi, far: Milli, last: Centi) -> tuple[Leg, ...]:
    """A wheel, a line and a wheel as legs."""
    legs = (Leg(0, first),) if first else ()
    return (*legs, Leg(far, last)) if far or last else legs


def _ahead(start: Pose, at: Point) -> float:
    """How far a point lies ahead of a pose, in milli."""
    angle = math.radians(start.heading / 100)
    return (at[0] - start.x) * math.sin(angle) + (at[1] - start.y) * math.cos(angle)


def _to_point(start: Pose, width: Milli, at: Point) -> Iterator[tuple[Leg, ...]]:
    """The wheels to either side after which the point lies straight ahead, and the line to it."""

    def line(wheel: float) -> tuple[float, float]:
        x, y, angle = _wheeled(start.x, start.y, math.radians(start.heading / 100), width, wheel)
        dx, dy = at[0] - x, at[1] - y
        return dx * math.cos(angle) - dy * math.sin(angle), dx * math.sin(angle) + dy * math.cos(angle)

    for sign in (-1, 1):
        for first, far, _ in _roots(line, sign, 0):
            yield _legs(first, far, 0)


def _line_to_pose(start: Pose, width: Milli, at: Point, heading: Centi, turn: Centi) -> Line:
    """The line from the end of a first wheel to where the last wheel begins."""
    goal = math.radians(heading / 100)

    def line(wheel: float) -> tuple[float, float]:
        x, y, angle = _wheeled(start.x, start.y, math.radians(start.heading / 100), width, wheel)
        a, b, _ = _unwheeled(at[0], at[1], goal, width, turn - wheel)
        dx, dy = a - x, b - y
        return dx * math.cos(angle) - dy * math.sin(angle), dx * math.sin(angle) + dy * math.cos(angle)

    return line


def _roots(line: Line, sign: int, turn: Centi) -> Iterator[tuple[Centi, Milli, Centi]]:
    """First wheels to one side whose line meets the goal ahead: (first wheel, length, last wheel)."""
    before, (miss, _) = 0.0, line(0.0)
    if sign < 0 and abs(miss) < 1.0 and line(0.0)[1] >= 0:
        yield 0, half_up(line(0.0)[1]), turn
    for step in range(SCAN, WIDEST + 1, SCAN):
        wheel = float(sign * step)
        now, _ = line(wheel)
        if (now < 0) != (miss < 0):
            exact = _closed_in(line, before, wheel)
            far = line(exact)[1]
            if far >= 0 and abs(line(exact)[0]) < 50:
                first = half_up(exact)
                yield first, half_up(far), turn - first
        before, miss = wheel, now


def _closed_in(line: Line, low: float, high: float) -> float:
    """The wheel between two at which the line meets the goal."""
    below = line(low)[0] < 0
    for _ in range(CLOSINGS):
        middle = (low + high) / 2
        if (line(middle)[0] < 0) == below:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _wheeled(x: float, y: float, angle: float, width: float, wheel: float) -> tuple[float, float, float]:
    """A front's middle and its angle in radians after a wheel in centi, right above zero."""
    side, after = math.copysign(width / 2, wheel) if wheel else 0.0, angle + math.radians(wheel / 100)
    x, y = x + side * math.cos(angle), y - side * math.sin(angle)
    return x - side * math.cos(after), y + side * math.sin(after), after


def _unwheeled(x: float, y: float, angle: float, width: float, wheel: float) -> tuple[float, float, float]:
    """The front's middle and its angle before a wheel that ended here."""
    side, before = math.copysign(width / 2, wheel) if wheel else 0.0, angle - math.radians(wheel / 100)
    x, y = x + side * math.cos(angle), y - side * math.sin(angle)
    return x - side * math.cos(before), y + side * math.sin(before), before
