"""Line of sight: what a unit sees of another, its cover, and the range of every model (S-38, S-44, S-83)."""

import math
from collections.abc import Generator
from typing import NamedTuple

from game.rules.skirmish.geometry.charge_obstacles import thing_corners
from game.rules.skirmish.geometry.faces import front_middle, front_rank
from game.rules.skirmish.geometry.placement import terrain_gap
from game.rules.skirmish.geometry.queries import Sight
from game.rules.skirmish.geometry.shapes import (
    Footprint,
    Polygon,
    Vector,
    corners_of,
    is_inside,
    local_point,
    model_bases,
)
from game.rules.skirmish.geometry.table import (
    ANY_THING,
    Table,
    Thing,
    box_with_margin,
    finished_answer,
    minkowski_poly,
)
from game.rules.skirmish.state.formation import TOUCH, Milli, Point, arc_of, half_up, model_centres

SIGHT_BLOCKING_KINDS = frozenset(("building", "rock", "hill"))
"""Kinds of terrain that block sight, unless an end of the line stands on the piece."""
LINED_COVER = {"wall": "hard", "fence": "soft"}
"""The cover that terrain gives to models of a unit that touches it."""


class SightLine(NamedTuple):
    """A line between two points: whether it is blocked, and the units and terrain that cross it, by id."""

    blocked: bool
    units: tuple[int, ...]
    terrain: tuple[int, ...]


CLEAR_LINE = SightLine(False, (), ())
"""A line that nothing crosses."""


def line_of_sight(table: Table, start: Point, end: Point, *beside: int) -> SightLine:
    """The line between two points; the units `beside` are the one that looks and the one looked at (S-83)."""
    met = table.crossing(start, end, ANY_THING)
    terrain = tuple(thing.id for thing in met if thing.kind == "terrain")
    units = tuple(thing.id for thing in met if thing.kind == "unit" and thing.id not in beside)
    high = [piece for piece in terrain if table.terrain[piece].kind in SIGHT_BLOCKING_KINDS]
    return SightLine(any(not _is_point_on(table, piece, start, end) for piece in high), units, terrain)


def _is_point_on(table: Table, piece: int, *points: Point) -> bool:
    """Whether one of the points lies in a piece of terrain."""
    return any(is_inside(table.outline(piece), point) for point in points)


def target_visibility(table: Table, id: int, target: int, all_round: bool = False) -> Sight:
    """What a unit sees of another, looked at without a pause; see `look_over`."""
    return finished_answer(look_over(table, id, target, all_round))


def look_over(table: Table, id: int, target: int, all_round: bool = False) -> Generator[None, None, Sight]:
    """Counts of a target's models: those seen, and those of them in soft, in hard cover (S-83).

    A model is looked at from the nearest front-rank model with a clear line to it, inside the front arc
    (`all_round`: in any, for skirmishers). A unit on the line is hard cover, unless the looker stands on a
    hill. Walls are hard cover and fences soft for units that touch them. Forests are soft for models in them,
    and on the line, but those that the looker stands in. Model by model; between two of them the table may
    serve others, if it is as it was before the next one.
    """
    pose, shape, models = table[target]
    eyes, seen, covers = front_rank(table[id]), 0, []
    outlines = [thing_corners(thing) for thing in _things_between(table, id, target)]
    for middle in model_centres(pose, shape, models):
        if not all_round and arc_of(table[id].pose, table[id].shape, middle) != "front":
            continue
        yield
        eye, line = _best_line(table, eyes, middle, id, target, outlines)
        seen += not line.blocked
        covers.append("" if line.blocked else _cover_on_line(table, target, eye, middle, line))
    return Sight(seen, covers.count("soft"), covers.count("hard"))


def _things_between(table: Table, id: int, target: int) -> list[Thing]:
    """Things, but the two units themselves, that reach into the box around both."""
    box = box_with_margin(corners_of(table[id]) + corners_of(table[target]), 0)
    return [t for t in table.around(box, ANY_THING) if t.kind != "unit" or t.id not in (id, target)]


def _best_line(
    table: Table, eyes: tuple[Point, ...], middle: Point, id: int, target: int, between: list[Polygon]
) -> tuple[Point, SightLine]:
    """The first clear line from the nearest eye, else a blocked one; only `between` may cross it."""
    eye, line = eyes[0], CLEAR_LINE if not between else SightLine(True, (), ())
    for eye in sorted(eyes, key=lambda eye: (math.dist(eye, middle), eye)) if between else ():
        if all([_is_missed(outline, eye, middle) for outline in between]):
            return eye, CLEAR_LINE
        line = line_of_sight(table, eye, middle, id, target)
        if not line.blocked:
            break
    return eye, line


def _is_missed(outline: Polygon, start: Point, end: Point) -> bool:
    """Whether a line certainly passes an outline by, on one side or at one end, by more than rounding.

    >>> _is_missed(((40, 90), (0, 90), (0, 40)), (0, 0), (90, 0))
    True
    >>> _is_missed(((40, 90), (40, -90), (90, 0)), (0, 0), (90, 0))
    False
    """
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    hair = 1.0 + abs(dx) + abs(dy)
    aside = [(a - x) * dy - (b - y) * dx for a, b in outline]
    if min(aside) > hair or max(aside) < -hair:
        return True
    along = [(a - x) * dx + (b - y) * dy for a, b in outline]
    return max(along) < -hair or min(along) > dx * dx + dy * dy + hair


def _cover_on_line(table: Table, target: int, eye: Point, middle: Point, line: SightLine) -> str:
    """The worst cover on a line: hard, soft or empty (S-38, S-83)."""
    kinds = {piece: table.terrain[piece].kind for piece in line.terrain}
    on_hill = any(kind == "hill" and _is_point_on(table, piece, eye) for piece, kind in kinds.items())
    found = {"hard"} if line.units and not on_hill else set[str]()
    for piece, kind in kinds.items():
        if kind == "forest" and (_is_point_on(table, piece, middle) or not _is_point_on(table, piece, eye)):
            found.add("soft")
        elif kind in LINED_COVER and terrain_gap(table, target, piece) <= TOUCH:
            found.add(LINED_COVER[kind])
    return min(found, default="")


def can_see_unit(table: Table, id: int, target: int, *, all_round: bool = False) -> bool:
    """Whether any model of the target is seen (S-33, S-83)."""
    return target_visibility(table, id, target, all_round=all_round).seen > 0


# in the front arc


def in_front(table: Table, id: int, target: int) -> bool:
    """Whether a part of the target lies in a unit's front arc (S-28, S-33)."""
    half = table[id].shape.width / 2
    outline = [local_point(table[id].pose, corner) for corner in corners_of(table[target])]
    for right, forward, least in ((0.0, 1.0, 0.0), (1.0, 1.0, -half), (-1.0, 1.0, -half)):
        outline = _outline_beyond(outline, right, forward, least)
    return bool(outline)


def _outline_beyond(outline: list[Vector], right: float, forward: float, least: float) -> list[Vector]:
    """The part of an outline on one side of a line."""
    depths = [x * right + y * forward - least for x, y in outline]
    out: list[Vector] = []
    for at, (point, depth) in enumerate(zip(outline, depths, strict=True)):
        before, depth_before = outline[at - 1], depths[at - 1]
        if (depth_before < 0) != (depth < 0):
            share = depth_before / (depth_before - depth)
            out.append(
                (before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share)
            )
        if depth >= 0:
            out.append(point)
    return out


# ranges


def model_gaps(table: Table, id: int, target: int) -> tuple[Milli, ...]:
    """For every model of a unit, rank by rank, the milli from its base to the nearest base of the target."""
    mine, theirs = table[id], _rank_blocks(table[target])
    out = []
    for cell in model_bases(mine):
        x, y = front_middle(mine.pose, cell)
        mover = (mine.pose.heading, mine.shape.base_w, mine.shape.base_d, 0)
        gaps = [
            minkowski_poly(mover, outline).point_query((x - at[0], y - at[1])).distance
            for at, outline in theirs
        ]
        out.append(max(0, half_up(min(gaps))))
    return tuple(out)


def _rank_blocks(standing: Footprint) -> list[tuple[Vector, tuple[int, int, int]]]:
    """The full ranks and the incomplete last one: their front's middle, and their footprint."""
    pose, (files, ranks, wide, deep), models = standing
    last = models - files * (ranks - 1)
    if last == files:
        return [((pose.x, pose.y), (pose.heading, files * wide, ranks * deep))]
    rear = model_bases(standing)[-last]._replace(right=0.0, left=0.0)
    out = [(front_middle(pose, rear), (pose.heading, last * wide, deep))]
    if ranks > 1:
        out.insert(0, ((pose.x, pose.y), (pose.heading, files * wide, (ranks - 1) * deep)))
    return out
