"""Placement: where a unit may end, and what terrain it stands in or crosses (S-25, S-29, S-38)."""

import math
from collections.abc import Container, Iterable
from itertools import pairwise

from game.rules.skirmish.geometry.quick_distance import GAP_NOISE, quick_gap
from game.rules.skirmish.geometry.shapes import (
    Footprint,
    check_whole_numbers,
    checked_standing,
    corners_of,
    is_inside,
)
from game.rules.skirmish.geometry.table import (
    LYING_TERRAIN,
    Block,
    Box,
    Table,
    Thing,
    box_with_margin,
    signed_distance,
    span_within_gap,
)
from game.rules.skirmish.state.formation import (
    CLEAR_GAP,
    DEGREE,
    INCH,
    TOUCH,
    TURN,
    Milli,
    Pose,
    half_up,
    model_centres,
    wheeled_pose,
)

EDGE_SLACK: Milli = 1
"""Milli that rounding may put over an edge."""

# where a unit may end


def _edge_gap(table: Table, standing: Footprint) -> Milli:
    """The milli from a footprint to the nearest edge; below zero: how much of it is off the table."""
    left, lower, right, upper = box_with_margin(corners_of(checked_standing(standing)), 0)
    return half_up(min(left, lower, table.width - right, table.depth - upper))


def is_on(table: Table, standing: Footprint) -> bool:
    """Whether a footprint lies wholly on the table; edges need no gap (S-29)."""
    return _edge_gap(table, standing) >= -EDGE_SLACK


def is_within(standing: Footprint, box: Box) -> bool:
    """Whether a footprint lies wholly in a box, such as a deployment zone (S-25)."""
    left, lower, right, upper = box_with_margin(corners_of(checked_standing(standing)), -EDGE_SLACK)
    return box[0] <= left and box[1] <= lower and right <= box[2] and upper <= box[3]


def clear_at(
    table: Table,
    id: int,
    standing: Footprint,
    *,
    ignoring: Container[int] = (),
    touching: Container[int] = (),
    near: Container[int] = (),
) -> Block | None:
    """The obstacle that forbids a unit to end there (S-29), the first by edge, terrain, unit, id; None: none.

    `ignoring` are not there, such as a charge's target; units in `touching` may be in contact, not overlapped
    (S-62); units in `near` may be nearer than 1", not touched. What is already nearer may stay, not come
    closer. The unit need not be on the table.
    """
    standing = checked_standing(standing)
    edge = _edge_gap(table, standing)
    if edge < -EDGE_SLACK:
        return Block("edge", -1, edge)
    was = table.standings.get(id)
    for thing in table.about(standing, INCH):
        is_unit = thing.kind == "unit"
        if is_unit and (thing.id == id or thing.id in ignoring):
            continue
        if quick_gap(standing, thing) > INCH:
            continue
        gap = half_up(signed_distance(standing, thing))
        least = CLEAR_GAP
        if is_unit:
            least = -TOUCH if thing.id in touching else TOUCH + 1 if thing.id in near else CLEAR_GAP
        if gap < _least_gap(was, thing, least):
            return Block(thing.kind, thing.id, max(0, gap))
    return None


def _least_gap(was: Footprint | None, thing: Thing, least: Milli) -> Milli:
    """The milli that must be left between a thing and a unit that stood at `was`: `least`, or what was."""
    return least if was is None else min(least, half_up(signed_distance(was, thing)) - 1)


def gaps_from(table: Table, id: int, standing: Footprint) -> tuple[tuple[int, Milli], ...]:
    """All other units, by id, and the milli to each if `id` stood there: as `Table.gap` tells them."""
    standing, out = checked_standing(standing), []
    for other, thing in sorted(table.things.items()):
        if other == id:
            continue
        gap = quick_gap(standing, thing)
        if gap <= 0 or abs(gap % 1 - 0.5) <= GAP_NOISE:
            gap = table.gap_from(id, standing, other)
        out.append((other, half_up(gap)))
    return tuple(out)


def overlapping_blocks(table: Table, id: int, standing: Footprint) -> tuple[Block, ...]:
    """Units and impassable terrain that a unit would overlap there, deeper than contact allows."""
    standing = checked_standing(standing)
    return tuple(
        Block(thing.kind, thing.id, 0)
        for thing in table.about(standing, 0)
        if (thing.kind, thing.id) != ("unit", id) and signed_distance(standing, thing) < -TOUCH
    )


# terrain


def terrain_gap(table: Table, id: int, piece: int) -> Milli:
    """The least distance in milli between a unit and a piece of terrain; 0 if they overlap."""
    return max(0, half_up(signed_distance(table[id], table.lying[piece])))


def terrain_touched(table: Table, id: int) -> tuple[int, ...]:
    """Pieces of terrain in which any part of a unit stands, by id (river, marsh: S-38)."""
    return _pieces_under(table, table[id])


def _pieces_under(table: Table, standing: Footprint) -> tuple[int, ...]:
    """Pieces that a footprint overlaps, by id."""
    things = table.about(standing, 0, LYING_TERRAIN)
    return tuple(thing.id for thing in things if signed_distance(standing, thing) < 0)


def models_in_terrain(table: Table, id: int) -> tuple[tuple[int, int], ...]:
    """Pieces of terrain that hold middles of a unit's models, and how many, by id."""
    pose, shape, models = table[id]
    middles = model_centres(pose, shape, models)
    counts = (
        (piece, sum(is_inside(table.outline(piece), at) for at in middles))
        for piece in terrain_touched(table, id)
    )
    return tuple((piece, count) for piece, count in counts if count)


def terrain_mostly_in(table: Table, id: int) -> tuple[int, ...]:
    """Pieces of terrain that hold most of a unit's models' middles: the unit is in them (S-38)."""
    return tuple(piece for piece, count in models_in_terrain(table, id) if 2 * count > table[id].models)


def crossed_terrain(table: Table, id: int, way: Iterable[Pose]) -> tuple[int, ...]:
    """Pieces of terrain that a unit was in, or crossed, on its way, by id; `way` as in `sweep.Moved`.

    Wheels are looked at degree by degree.
    """
    standing, found = table[id], set[int]()
    poses = list(way)
    for pose in poses:
        check_whole_numbers(*pose)
    for start, end in pairwise(poses):
        if start.heading == end.heading:
            found.update(_crossed_straight(table, standing._replace(pose=start), end))
        else:
            for pose in _wheel_poses(start, end, standing.shape.width):
                found.update(_pieces_under(table, standing._replace(pose=pose)))
    return tuple(sorted(found))


def _crossed_straight(table: Table, start: Footprint, end: Pose) -> list[int]:
    """Pieces that a footprint meets when it slides to a pose of the same heading."""
    far = math.dist(start.pose[:2], end[:2])
    if far == 0:
        return list(_pieces_under(table, start))
    towards = ((end.x - start.pose.x) / far, (end.y - start.pose.y) / far)
    box = box_with_margin(corners_of(start) + corners_of(start._replace(pose=end)), 0)
    met = [
        (span_within_gap(start, towards, thing, 0.0), thing.id) for thing in table.around(box, LYING_TERRAIN)
    ]
    return [piece for between, piece in met if between and between[0] < far and between[1] > 0]


def _wheel_poses(start: Pose, end: Pose, width: Milli) -> list[Pose]:
    """The poses of a wheel, degree by degree."""
    by = (end.heading - start.heading) % TURN
    if math.dist(wheeled_pose(start, width, by)[:2], end[:2]) > math.dist(
        wheeled_pose(start, width, by - TURN)[:2], end[:2]
    ):
        by -= TURN
    steps = max(1, -(-abs(by) // DEGREE))
    return [wheeled_pose(start, width, by * step // steps) for step in range(1, steps)] + [start, end]
