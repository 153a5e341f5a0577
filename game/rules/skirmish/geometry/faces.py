"""Arcs and faces of footprints, and the models of two units that touch (S-28, S-35, S-53)."""

from typing import NamedTuple

from game.rules.skirmish.geometry.shapes import (
    Cell,
    Footprint,
    Vector,
    check_whole_numbers,
    clipped_line,
    local_point,
    model_bases,
)
from game.rules.skirmish.geometry.table import Table, minkowski_poly
from game.rules.skirmish.state.formation import (
    TOUCH,
    TURN,
    Centi,
    Milli,
    Point,
    Pose,
    arc_of,
    heading_between,
    heading_vector,
    model_centres,
    offset_point,
)

FRONT, LEFT, RIGHT, REAR = "front", "left", "right", "rear"
"""Arcs of a unit, and the faces that look into them."""
ARCS = (FRONT, LEFT, RIGHT, REAR)
"""The four arcs, nearer the front first."""
QUARTER_TURN: Centi = 9000
"""Centi in a right angle."""
OUTWARD: dict[str, Centi] = {FRONT: 0, RIGHT: 9000, REAR: 18000, LEFT: 27000}
"""The direction in which each face looks, in centi clockwise from the unit's heading."""


class Face(NamedTuple):
    """One side of a footprint: its middle, the heading it faces, and its `places`, `each` milli wide."""

    middle: Vector
    outward: Centi
    places: int
    each: Milli

    @property
    def width(self) -> Milli:
        """The length of the face, in milli."""
        return self.places * self.each

    @property
    def along(self) -> Vector:
        """The direction to the right, for whoever looks at the face."""
        fx, fy = heading_vector(self.outward)
        return -fy, fx


def face_at_arc(standing: Footprint, arc: str) -> Face:
    """The face of a unit on one of its arcs: front, left, right or rear.

    Raises:
        KeyError: there is no such arc.
    """
    (x, y, heading), shape, _ = standing
    (fx, fy), half, middle = heading_vector(heading), shape.width / 2, -shape.depth / 2
    right, forward = {
        FRONT: (0.0, 0.0),
        LEFT: (-half, middle),
        RIGHT: (half, middle),
        REAR: (0.0, 2 * middle),
    }[arc]
    at = (x + forward * fx + right * fy, y + forward * fy - right * fx)
    wide = arc in (FRONT, REAR)
    count, each = (shape.files, shape.base_w) if wide else (shape.ranks, shape.base_d)
    return Face(at, (heading + OUTWARD[arc]) % TURN, count, each)


# arcs


def arc_of_point(table: Table, of: int, point: Point) -> str:
    """The arc of a unit in which a point lies (S-28)."""
    check_whole_numbers(*point)
    return arc_of(table[of].pose, table[of].shape, point)


def front_rank(standing: Footprint) -> tuple[Point, ...]:
    """The middles of the bases of a unit's first rank, left to right."""
    pose, shape, models = standing
    return model_centres(pose, shape, min(models, shape.files))


def arcs_charged(mover: Footprint, target: Footprint) -> tuple[str, ...]:
    """The arc of the target that holds most front-rank models; no majority: two, nearer the front first.

    Of two, a D6 decides: 1-3 the first of them (S-35).
    """
    held = [arc_of(target.pose, target.shape, point) for point in front_rank(mover)]
    order = sorted(ARCS, key=lambda arc: (-held.count(arc), ARCS.index(arc)))
    if 2 * held.count(order[0]) > len(held):
        return (order[0],)
    return tuple(sorted(order[:2], key=ARCS.index))


# faces in contact


def contact_length(table: Table, one: int, other: int, arc: str) -> float:
    """The milli of a face of `other` that are in contact with `one`; -1: none of it, 0: a corner."""
    mover, face = table[one], face_at_arc(table[other], arc)
    (x, y), (dx, dy), half = face.middle, face.along, face.width / 2
    ends = [local_point(mover.pose, (x + sign * half * dx, y + sign * half * dy)) for sign in (-1, 1)]
    half = mover.shape.width / 2
    part = clipped_line(Cell(-half, half, -mover.shape.depth, 0.0), ends[0], ends[1], TOUCH)
    return (part[1] - part[0]) * face.width if part else -1.0


def face_touched(table: Table, one: int, of: int) -> str | None:
    """The face of `of` that `one` touches: the longest part, of equals the nearer the front; None: none."""
    if not table.touching(one, of):
        return None
    lengths = [(round(-contact_length(table, one, of, arc)), at, arc) for at, arc in enumerate(ARCS)]
    return min(lengths)[2]


def touching_faces(table: Table, one: int, other: int) -> tuple[str, str] | None:
    """The faces in contact: of `one`, of `other`; None: they do not touch."""
    mine, theirs = face_touched(table, other, one), face_touched(table, one, other)
    return (mine, theirs) if mine and theirs else None


# models in contact


def _models_ground(standing: Footprint) -> tuple[Cell, ...]:
    """The ground of each model: its base, and what lies empty behind it in an incomplete last rank.

    So an incomplete rank is fought across (S-28).
    """
    bases = list(model_bases(standing))
    files, last = standing.shape.files, standing.models % standing.shape.files
    if standing.models > files and last:
        left, right = bases[-last].left, bases[-1].right
        for at in range(len(bases) - last - files, len(bases) - last):
            if bases[at].left < left - TOUCH or bases[at].right > right + TOUCH:
                bases[at] = bases[at]._replace(rear=-float(standing.shape.depth))
    return tuple(bases)


def contact_pairs(table: Table, one: int, other: int) -> tuple[tuple[int, int], ...]:
    """Models in contact, a corner counts: (model of `one`, model of `other`), sorted, from 0 (S-53).

    Models are numbered rank by rank from the front, left to right.
    """
    if not table.touching(one, other):
        return ()
    mine, theirs = table[one], table[other]
    my_models, their_models = _models_near(mine, theirs), _models_near(theirs, mine)
    return tuple(
        (at, against)
        for at, cell in my_models
        for against, their in their_models
        if _cells_touch(mine.pose, cell, theirs.pose, their)
    )


def _models_near(standing: Footprint, other: Footprint) -> list[tuple[int, Cell]]:
    """The models of a unit whose ground touches the other footprint."""
    half = other.shape.width / 2
    whole_unit = Cell(-half, half, -float(other.shape.depth), 0.0)
    return [
        (at, cell)
        for at, cell in enumerate(_models_ground(standing))
        if _is_outer(cell, standing) and _cells_touch(standing.pose, cell, other.pose, whole_unit)
    ]


def _is_outer(cell: Cell, standing: Footprint) -> bool:
    """Whether a model stands at the rim of its unit; models inside touch no other unit."""
    half, deep = standing.shape.width / 2, standing.shape.depth
    rim = min(cell.left + half, half - cell.right, cell.rear + deep, -cell.front)
    return rim < standing.shape.base_w


def _cells_touch(one_pose: Pose, one: Cell, other_pose: Pose, other: Cell) -> bool:
    """Whether two bases are in contact."""
    mover = (one_pose.heading, round(one.right - one.left), round(one.front - one.rear), 0)
    fixed = (other_pose.heading, round(other.right - other.left), round(other.front - other.rear))
    (x, y), (a, b) = front_middle(one_pose, one), front_middle(other_pose, other)
    return minkowski_poly(mover, fixed).point_query((x - a, y - b)).distance < TOUCH + 0.5


def front_middle(pose: Pose, cell: Cell) -> Vector:
    """The middle of a base's front edge, on the table."""
    (fx, fy), right = heading_vector(pose.heading), (cell.left + cell.right) / 2
    return pose.x + cell.front * fx + right * fy, pose.y + cell.front * fy - right * fx


def models_touching(table: Table, one: int, other: int) -> tuple[int, ...]:
    """Models of `one` in contact with `other`, sorted (S-53)."""
    return tuple(sorted({mine for mine, _ in contact_pairs(table, one, other)}))


def nearest_point(standing: Footprint, point: Point) -> Point:
    """The point of a footprint that is nearest to a point."""
    right, forward = local_point(standing.pose, point)
    half = standing.shape.width / 2
    return offset_point(
        standing.pose, min(max(right, -half), half), min(max(forward, -standing.shape.depth), 0)
    )


def free_wheel(mover: Footprint, target: Footprint) -> Centi:
    """The wheel, in centi, right above zero, at most 90°, towards a target that was not reached (S-35)."""
    here = (mover.pose.x, mover.pose.y)
    by = (heading_between(here, nearest_point(target, here)) - mover.pose.heading) % TURN
    return max(-QUARTER_TURN, min(QUARTER_TURN, by - TURN if by > TURN // 2 else by))
