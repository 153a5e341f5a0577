"""The way of a thread from a shooter to whom it is aimed at: never over a name or another head."""

from itertools import pairwise

from scenes.draw.style import Box, Point
from scenes.games.roulette.table.seats.plan import SeatPlan

LANE = 6.0
"""Units above the plaques at which threads run from one to another."""
APART = 3.0
"""Units between the lanes of two seats."""
MARGIN = 6.0
"""Units beside a plaque at which a thread comes down."""


def thread_path(start: SeatPlan, end: SeatPlan, portrait: int, seat: int) -> tuple[Point, ...]:
    """The corners of a thread from a seal, by the lane over the plaques, to a portrait of the target.

    It comes down beside the target's plaque and goes in from the side, or between its header and its heads,
    whichever crosses fewer of the others.
    """
    lane = start.box[1] - LANE + APART * (seat % 3 - 1)
    first = ((start.seal[0], start.box[1] + 2), (start.seal[0], lane))
    others = [box for place, box in enumerate(end.portraits) if place != portrait]
    ways = [(*first, *way) for way in _ways(end, portrait, lane)]
    return min(ways, key=lambda way: (_crossings(way, others), _length(way)))


def _ways(end: SeatPlan, portrait: int, lane: float) -> list[tuple[Point, ...]]:
    """The last corners of every way to a portrait: from the left or the right, from above or beside."""
    x, y, w, h = end.portraits[portrait]
    left, top, wide, _ = end.box
    middle = (x + w / 2, y + h / 2)
    over = min(top + end.high + 3.0, min(box[1] for box in end.portraits) - 1.5)
    found: list[tuple[Point, ...]] = []
    for gap in (left - MARGIN, left + wide + MARGIN):
        found.append(((gap, lane), (gap, over), (middle[0], over), middle))
        found.append(((gap, lane), (gap, middle[1]), middle))
    return found


def _crossings(way: tuple[Point, ...], boxes: list[Box]) -> int:
    """How many boxes the straight pieces of a way cross."""
    return sum(_crosses(a, b, box) for box in boxes for a, b in pairwise(way))


def _crosses(a: Point, b: Point, box: Box) -> bool:
    """Say whether an upright or level piece crosses a box."""
    x, y, w, h = box
    across = min(a[0], b[0]) <= x + w and max(a[0], b[0]) >= x
    return across and min(a[1], b[1]) <= y + h and max(a[1], b[1]) >= y


def _length(way: tuple[Point, ...]) -> float:
    """The length of a way of upright and level pieces."""
    return sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in pairwise(way))


def sky_path(start: SeatPlan) -> tuple[Point, ...]:
    """The corners of a thread to nobody: it only rises from the seal."""
    x, y = start.seal
    return (x, y - start.radius), (x, start.box[1] - 2 * LANE)
