"""The artillery die and the scatter die: where a stone comes down, how far a ball flies (S-49, S-50)."""

import math
from typing import NamedTuple

from game.core.rng import Chance
from game.rules.skirmish.rolls.dice import ARTILLERY, MISFIRE
from game.rules.skirmish.state.formation import INCH, Point, Pose, half_up, offset_point

SCATTER_FACES = 6
"""Faces of the scatter die."""
SCATTER_HIT_FACES = 2
"""Faces of the scatter die that say Hit; the others are arrows (S-50)."""
ARROW_DEGREES = 360
"""Whole degrees, any of which an arrow may point along."""
NO_ARROW = -1
"""The arrow of a scatter die that says Hit."""


class Fall(NamedTuple):
    """The fall of a stone: inches or a misfire, the arrow in centi or `NO_ARROW`, the point in milli."""

    inches: int
    arrow: int
    point: Point

    @property
    def misfired(self) -> bool:
        """Whether nothing comes down at all: the misfire counts before everything else."""
        return self.inches == MISFIRE


def roll_artillery_die(rng: Chance) -> int:
    """Roll the artillery die: 2, 4, 6, 8, 10 inches or a misfire."""
    return ARTILLERY[rng.below(len(ARTILLERY))]


def roll_scatter(rng: Chance, aimed: Point) -> Fall:
    """Roll artillery die, scatter die, and for an arrow the way it points (S-50)."""
    inches = roll_artillery_die(rng)
    arrow = (
        NO_ARROW
        if rng.below(SCATTER_FACES) >= SCATTER_FACES - SCATTER_HIT_FACES
        else rng.below(ARROW_DEGREES) * 100
    )
    return Fall(inches, arrow, scattered_point(aimed, inches, arrow))


def scattered_point(aimed: Point, inches: int, arrow: int) -> Point:
    """The point where a stone comes down: its aim, or as many inches along an arrow."""
    stays = arrow == NO_ARROW or inches == MISFIRE
    return aimed if stays else offset_point(Pose(*aimed, arrow), 0, inches * INCH)


def point_beyond(start: Point, through: Point, by: int) -> Point:
    """The point `by` milli farther on from `start` through another.

    >>> point_beyond((0, 0), (3000, 4000), 5000)
    (6000, 8000)
    """
    far = math.dist(start, through) or 1.0
    share = (far + by) / far
    return half_up(start[0] + (through[0] - start[0]) * share), half_up(
        start[1] + (through[1] - start[1]) * share
    )


def on_table(point: Point, width: int, depth: int) -> bool:
    """Whether a point lies on a table; a stone that comes down outside has no effect (S-78)."""
    return 0 <= point[0] <= width and 0 <= point[1] <= depth
