"""The way of an aim from a shooter to whom it is aimed at: an arch over the plaques, never over a name."""

from scenes.draw.style import Point
from scenes.games.roulette.table.seats.plan import SeatPlan
from scenes.widgets.ways import arched

FIRST, APART = 0.36, 0.1
"""Where the first seat's arrow comes down on a plaque, and how far off the next are, in shares."""


def thread_path(start: SeatPlan, end: SeatPlan, seat: int, lift: float) -> tuple[Point, ...]:
    """An arch from the upper edge of the shooter's plaque to that of the target; each seat has its own place.

    `lift`: units that it rises over the plaques.
    """
    (left, top, _, _), (x, y, w, _) = start.box, end.box
    return arched((max(left + 8, start.seal[0]), top - 8), (x + w * (FIRST + APART * seat), y), lift)


def sky_path(start: SeatPlan, lift: float) -> tuple[Point, ...]:
    """The way of a shot at nobody: it only rises from the plaque."""
    x, y = start.seal[0], start.box[1]
    return (x, y - 8), (x, y - lift)
