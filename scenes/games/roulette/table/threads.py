"""The way of a thread from a shooter to whom it is aimed at: never over a name, a card or another head."""

from scenes.draw.style import Point
from scenes.games.roulette.table.seats.plan import SeatPlan

LANE = 6.0
"""Units above the plaques at which threads run from one to another."""
APART = 3.0
"""Units between the lanes of two seats."""
MARGIN = 6.0
"""Units beside a plaque at which a thread comes down."""


def thread_path(start: SeatPlan, end: SeatPlan, portrait: int, seat: int) -> tuple[Point, ...]:
    """The corners of a thread from a seal, by the lane over the plaques, to a portrait of the target.

    It comes down beside the target's plaque and goes in between its header and its heads.
    """
    x, y, w, h = end.portraits[portrait]
    lane = start.box[1] - LANE + APART * (seat % 3 - 1)
    left, top, wide, _ = end.box
    gap = left - MARGIN if x + w / 2 < left + wide / 2 else left + wide + MARGIN
    under = min(top + end.high + 3.0, y - 1.0)
    middle = (x + w / 2, y + h / 2)
    return (
        (start.seal[0], start.box[1] + 2),
        (start.seal[0], lane),
        (gap, lane),
        (gap, under),
        (
            middle[0],
            under,
        ),
        middle,
    )


def sky_path(start: SeatPlan) -> tuple[Point, ...]:
    """The corners of a thread to nobody: it only rises from the seal."""
    x, y = start.seal
    return (x, y - start.radius), (x, start.box[1] - 2 * LANE)
