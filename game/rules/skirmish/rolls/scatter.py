"""The artillery die and the scatter die: where a stone comes down, how far a ball flies (S-49, S-50)."""

import math
from typing import NamedTuple

from game.core.rng import Chance
from game.rules.skirmish.rolls.dice import ARTILLERY, MISFIRE
from game.rules.skirmish.state.formation import INCH, Point, Pose, half_up, offset_point

SCATTER_FACES = 6
SCATTER_HIT_FACES = 2
"""So many of the six faces of the scatter die say Hit; the others are arrows (S-50)."""
ARROW_DEGREES = 360
"""An arrow points anywhere, in whole degrees."""
NO_ARROW = -1
"""The scatter die says Hit."""


class Fall(NamedTuple):
    """Both dice: inches or a misfire, and the arrow's heading or `NO_ARROW`; where the stone comes down."""

    inches: int
    arrow: int
    point: Point

    @property
    def misfired(self) -> bool:
        """Whether nothing comes down at all: the misfire counts before everything else."""
        return self.inches == MISFIRE


def roll_artillery_die(rng: Chance) -> int:
    """2, 4, 6, 8, 10 inches or a misfire."""
    return ARTILLERY[rng.below(len(ARTILLERY))]


def roll_scatter(rng: Chance, aimed: Point) -> Fall:
    """Artillery die, scatter die, and for an arrow where it points (S-50)."""
    inches = roll_artillery_die(rng)
    arrow = (
        NO_ARROW
        if rng.below(SCATTER_FACES) >= SCATTER_FACES - SCATTER_HIT_FACES
        else rng.below(ARROW_DEGREES) * 100
    )
    return Fall(inches, arrow, scattered_point(aimed, inches, arrow))


def scattered_point(aimed: Point, inches: int, arrow: int) -> Point:
    """Where a stone comes down: at its aim, or as far along an arrow as the artillery die says."""
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
    """Whether a point lies on a table; what comes down outside has no effect (S-78)."""
    return 0 <= point[0] <= width and 0 <= point[1] <= depth
