"""Formation mathematics, in whole numbers: poses, footprints, arcs, places of models, ranks (S-28, S-62).

Positions are in milli (1/1000"), headings in centi (1/100°): 0 faces +y, growing clockwise. Trigonometry is
done once, rounded half up, with a table of its own so that every process gives the same integers.
"""

import math
from functools import lru_cache
from typing import NamedTuple

Milli = int
"""1/1000 of an inch."""
Centi = int
"""1/100 of a degree."""

INCH: Milli = 1000
"""Milli in an inch."""
DEGREE: Centi = 100
"""Centi in a degree."""
TURN: Centi = 36000
"""Centi in a full turn."""
CLEAR_GAP: Milli = 990
"""The gap, in milli, from which on two footprints count as 1" apart (S-62)."""
TOUCH: Milli = 10
"""The gap, or the overlap, in milli, up to which two footprints are in contact (S-62)."""
RANK_FILES = 5
"""Models that a rank needs to count (S-28)."""
HORDE_FILES = 10
"""Files that make a front a horde (S-28)."""
MONSTROUS_RANK_FILES = 3
"""Monstrous models that a rank needs to count (S-28)."""
MONSTROUS_HORDE_FILES = 6
"""Files of monstrous models that make a front a horde (S-28)."""


class Pose(NamedTuple):
    """The middle of a unit's front edge in milli, and its heading in centi."""

    x: Milli
    y: Milli
    heading: Centi


class Shape(NamedTuple):
    """A unit's files and ranks, and the size in milli of the one base that all its models have."""

    files: int
    ranks: int
    base_w: Milli
    base_d: Milli

    @property
    def width(self) -> Milli:
        """The length of the front edge, in milli."""
        return self.files * self.base_w

    @property
    def depth(self) -> Milli:
        """The length from front to rear edge, in milli; an incomplete rank counts whole."""
        return self.ranks * self.base_d


Point = tuple[Milli, Milli]
"""A point on the table, in milli from its lower left corner."""


def half_up(value: float) -> int:
    """The nearest whole number; halves go up.

    >>> half_up(2.5), half_up(-2.5), half_up(2.4)
    (3, -2, 2)
    """
    return math.floor(value + 0.5)


def milli_from_mm(mm: int) -> Milli:
    """The milli of a base whose side is `mm` millimetres.

    >>> milli_from_mm(25)
    984
    """
    return (mm * 10000 + 127) // 254


def shape_of(models: int, files: int, base_w: Milli, base_d: Milli) -> Shape:
    """The shape of `models` models in `files` files; never more files than models."""
    wide = max(1, min(files, models))
    return Shape(wide, max(1, -(-models // wide)), base_w, base_d)


@lru_cache(maxsize=65536)
def heading_vector(heading: Centi) -> tuple[float, float]:
    """The direction of a heading, as a vector of length 1.

    >>> heading_vector(9000)[0], heading_vector(0)[1]
    (1.0, 1.0)
    """
    angle = math.radians(heading / 100)
    return math.sin(angle), math.cos(angle)


def offset_point(pose: Pose, right: float, forward: float) -> Point:
    """The point `right` and `forward` of the middle of the front edge, in milli.

    >>> offset_point(Pose(0, 0, 9000), 0, 1000)
    (1000, 0)
    """
    x, y, heading = pose
    fx, fy = heading_vector(heading)
    return math.floor(x + forward * fx + right * fy + 0.5), math.floor(y + forward * fy - right * fx + 0.5)


def footprint_corners(pose: Pose, shape: Shape) -> tuple[Point, Point, Point, Point]:
    """The corners of a footprint: front left, front right, rear right, rear left."""
    half, deep = shape.width / 2, shape.depth
    return (
        offset_point(pose, -half, 0),
        offset_point(pose, half, 0),
        offset_point(pose, half, -deep),
        offset_point(pose, -half, -deep),
    )


def footprint_centre(pose: Pose, shape: Shape) -> Point:
    """The middle of a footprint."""
    return offset_point(pose, 0, -shape.depth / 2)


def about_centre(pose: Pose, shape: Shape, heading: Centi) -> Pose:
    """The pose after a turn about the footprint's middle; unchanged where the heading is (S-36, S-57)."""
    return (
        pose if heading == pose.heading else pose_from_centre(footprint_centre(pose, shape), shape, heading)
    )


def pose_from_centre(middle: Point, shape: Shape, heading: Centi) -> Pose:
    """The pose of a footprint whose middle is `middle` (reform, rally: S-32, S-37)."""
    x, y = offset_point(Pose(*middle, heading % TURN), 0, shape.depth / 2)
    return Pose(x, y, heading % TURN)


def advanced_pose(pose: Pose, by: Milli) -> Pose:
    """The pose `by` milli straight on; backwards if below zero."""
    return Pose(*offset_point(pose, 0, by), pose.heading)


def sidestepped_pose(pose: Pose, by: Milli) -> Pose:
    """The pose `by` milli to the right, heading kept; to the left if below zero."""
    return Pose(*offset_point(pose, by, 0), pose.heading)


def wheeled_pose(pose: Pose, width: Milli, by: Centi) -> Pose:
    """The pose after a wheel: to the right about the front right corner, to the left about the left one."""
    side, heading = width / 2 if by > 0 else -width / 2, (pose.heading + by) % TURN
    (fx, fy), (gx, gy) = heading_vector(pose.heading), heading_vector(heading)
    x, y = math.floor(pose.x + side * fy + 0.5), math.floor(pose.y - side * fx + 0.5)
    return Pose(math.floor(x - side * gy + 0.5), math.floor(y + side * gx + 0.5), heading)


def wheel_cost(width: Milli, by: Centi) -> Milli:
    """The milli of a move that a wheel costs: pi / 180 x degrees x width (S-32).

    >>> wheel_cost(5000, 9000)
    7854
    """
    return half_up(math.pi / 18000 * abs(by) * width)


def heading_between(start: Point, end: Point) -> Centi:
    """The heading from one point to another, in centi.

    >>> heading_between((0, 0), (1000, 0)), heading_between((0, 0), (0, -5))
    (9000, 18000)
    """
    return half_up(math.degrees(math.atan2(end[0] - start[0], end[1] - start[1])) * 100) % TURN


def arc_of(pose: Pose, shape: Shape, point: Point) -> str:
    """The arc in which a point lies: front, left, right or rear (S-28).

    Arcs are bounded by 45° lines from the corners. A point on a line lies in the arc nearer the front.
    """
    fx, fy = heading_vector(pose.heading)
    dx, dy = point[0] - pose.x, point[1] - pose.y
    forward, right = dx * fx + dy * fy, dx * fy - dy * fx
    side = abs(right) - shape.width / 2
    if forward + 0.5 >= max(side, 0) or (side <= 0 and forward >= -shape.depth / 2):
        return "front"
    if -shape.depth - forward > max(side, 0) or side <= 0:
        return "rear"
    return "right" if right > 0 else "left"


def model_offset(shape: Shape, index: int, models: int) -> tuple[float, float]:
    """The centre of model `index`, in milli right and forward of the front edge's middle.

    Models are counted row by row, left to right; an incomplete last rank stands in the middle.
    """
    rank, file = divmod(index, shape.files)
    in_rank = min(shape.files, models - rank * shape.files)
    return (file - (in_rank - 1) / 2) * shape.base_w, -(rank + 0.5) * shape.base_d


def model_centres(pose: Pose, shape: Shape, models: int) -> tuple[Point, ...]:
    """The centre of every model, rank by rank from the front, left to right."""
    return tuple(offset_point(pose, *model_offset(shape, index, models)) for index in range(models))


def front_places(files: int) -> tuple[int, ...]:
    """The places of the front rank from the middle outwards, in the order in which they are filled.

    Guests come first, then champion, standard, musician.

    >>> front_places(5)
    (2, 1, 3, 0, 4)
    """
    return tuple(sorted(range(files), key=lambda file: (abs(2 * file - files + 1), file)))


def counting_ranks(models: int, files: int, *, monstrous: bool = False) -> int:
    """The number of ranks that count: those wide enough, the last one too (S-28).

    >>> counting_ranks(14, 5), counting_ranks(15, 5), counting_ranks(9, 4)
    (2, 3, 0)
    """
    wide = MONSTROUS_RANK_FILES if monstrous else RANK_FILES
    if files < wide or models < wide:
        return 0
    full, rest = divmod(models, files)
    return full + (rest >= wide)


def is_horde(models: int, files: int, *, monstrous: bool = False) -> bool:
    """Whether the front is wide enough to be a horde (S-28)."""
    return min(models, files) >= (MONSTROUS_HORDE_FILES if monstrous else HORDE_FILES)


def rank_bonus(models: int, files: int, *, monstrous: bool = False) -> int:
    """The rank bonus: counting ranks beyond the first, up to three (S-55)."""
    return max(0, min(3, counting_ranks(models, files, monstrous=monstrous) - 1))


def formation_after_losses(models: int, files: int, lost: int) -> tuple[int, int]:
    """Models and files left when losses leave from the rear, a single rank from both ends (S-28, S-48).

    >>> formation_after_losses(12, 5, 4), formation_after_losses(5, 5, 2)
    ((8, 5), (3, 3))
    """
    left = max(0, models - lost)
    return left, min(files, left)


def end_shift(files: int, left: int, base_w: Milli, *, ends_lost: int = 0) -> int:
    """The milli to the right by which the middle of a single rank moves when it shrinks (S-48).

    Models leave its ends in turn, left first; `ends_lost` are those of the same rank that left before.

    >>> end_shift(5, 4, 1000), end_shift(5, 3, 1000)
    (500, 0)
    """
    lost = files - left
    lefts = (lost + 1 - ends_lost % 2) // 2
    return ((2 * lefts - lost) * base_w + 1) // 2
