"""The table: the only file that asks pymunk. Whole numbers go in, whole numbers come out (S-61, S-62).

Nothing here is ever stepped: a `Table` is a space of footprints and terrain, brought up to date unit by unit,
that answers questions. Two footprints are compared through their Minkowski difference, a pymunk polygon too:
its distance from a point is their gap, a ray through it is a swept footprint.
"""

import math
import threading
from collections.abc import Callable, Generator, Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias, TypeVar

from pymunk import BB, Body, PointQueryInfo, Poly, ShapeFilter, Space, Transform

from game.rules.skirmish.geometry.shapes import (
    LARGEST_NUMBER,
    Footprint,
    Polygon,
    Vector,
    check_whole_numbers,
    checked_standing,
    corners_of,
    counter_clockwise,
    footprint_polygon,
    minkowski_difference,
)
from game.rules.skirmish.state.formation import INCH, TOUCH, Centi, Milli, Point, half_up
from game.rules.skirmish.state.records import Terrain

UNITS, IMPASSABLE, PASSABLE = 1, 2, 4
"""Categories of shapes, one bit each."""
IMPASSABLE_KINDS = frozenset(("building", "rock"))
"""Kinds of terrain on which no unit ends or passes (S-38)."""
RAY_LENGTH = 2.0 * LARGEST_NUMBER
"""Milli of a ray to either side: it leaves every table."""
ANY_THING = ShapeFilter()
STANDING_UNITS = ShapeFilter(mask=UNITS)
OBSTRUCTING_THINGS = ShapeFilter(mask=UNITS | IMPASSABLE)
"""Filter for whatever may stop a move: units and impassable terrain."""
LYING_TERRAIN = ShapeFilter(mask=IMPASSABLE | PASSABLE)
Outline: TypeAlias = tuple[Centi, Milli, Milli] | tuple[Vector, ...]
"""A footprint (heading, width, depth) or the corners of a piece of terrain, around the thing's point."""
Box: TypeAlias = tuple[float, float, float, float]
"""Left, lower, right, upper edge, in milli."""


class Thing(NamedTuple):
    """A unit or a piece of terrain that may stand in the way: its point and its outline."""

    kind: str
    id: int
    x: float
    y: float
    outline: Outline


class Block(NamedTuple):
    """An obstacle to standing there or to a move: `unit`, `terrain`, `edge`, or `contact` with a unit.

    `gap` is the milli that would be, or are, left between them.
    """

    kind: str
    id: int
    gap: Milli


@lru_cache(maxsize=2048)
def minkowski_poly(mover: tuple[Centi, Milli, Milli, Milli], outline: Outline) -> Poly:
    """The polygon of points at which a mover (heading, width, depth, inset) overlaps an outline."""
    fixed = footprint_polygon(*outline) if isinstance(outline[0], int) else outline
    poly = Poly(None, minkowski_difference(fixed, footprint_polygon(*mover)))
    poly.update(Transform.identity())
    return poly


def signed_distance(mover: Footprint, thing: Thing, inset: Milli = 0) -> float:
    """The gap between a unit and a thing in milli, not rounded; below zero, how deep they overlap."""
    (x, y, heading), shape, _ = mover
    poly = minkowski_poly((heading, shape.width, shape.depth, inset), thing.outline)
    return poly.point_query((x - thing.x, y - thing.y)).distance


def span_within_gap(
    mover: Footprint, towards: Vector, thing: Thing, gap: float, inset: Milli = 0
) -> Vector | None:
    """The lengths of a straight move, both ways, between which the gap is below `gap`; None: never."""
    (x, y, heading), shape, _ = mover
    poly = minkowski_poly((heading, shape.width, shape.depth, inset), thing.outline)
    at, (dx, dy) = (x - thing.x, y - thing.y), towards
    behind, before = (
        (at[0] - dx * RAY_LENGTH, at[1] - dy * RAY_LENGTH),
        (at[0] + dx * RAY_LENGTH, at[1] + dy * RAY_LENGTH),
    )
    first = poly.segment_query(behind, before, gap)
    if first.shape is None:
        return None
    last = poly.segment_query(before, behind, gap)
    return (2 * first.alpha - 1) * RAY_LENGTH, (1 - 2 * last.alpha) * RAY_LENGTH


def nearest_shift(mover: Footprint, thing: Thing) -> Vector:
    """The least straight move that brings a unit into contact with a thing."""
    (x, y, heading), shape, _ = mover
    at = (x - thing.x, y - thing.y)
    there = minkowski_poly((heading, shape.width, shape.depth, 0), thing.outline).point_query(at).point
    return there.x - at[0], there.y - at[1]


class Table:
    """Footprints by unit id and pieces of terrain on a table of `width` by `depth` milli, origin lower left.

    Raises:
        ValueError: absurd numbers, here and in every question; the table is as before.
        KeyError: a unit that is not on it.
    """

    def __init__(self, width: Milli, depth: Milli, terrain: Iterable[Terrain] = ()) -> None:
        check_whole_numbers(width, depth)
        self.width, self.depth = width, depth
        self.space = Space()
        self.space.collision_persistence = 0
        self.standings: dict[int, Footprint] = {}
        self.things: dict[int, Thing] = {}
        self.terrain = {piece.id: piece for piece in sorted(terrain, key=lambda piece: piece.id)}
        self.lying: dict[int, Thing] = {}
        self._outlines: dict[int, tuple[Point, ...]] = {}
        self._polys: dict[int, Poly] = {}
        self._found: dict[object, Thing] = {}
        for piece in self.terrain.values():
            self._lay(piece)

    # who stands where

    def __getitem__(self, id: int) -> Footprint:
        """The footprint of a unit."""
        return self.standings[id]

    def __contains__(self, id: object) -> bool:
        """Whether a unit stands on the table."""
        return id in self.standings

    @property
    def ids(self) -> tuple[int, ...]:
        """Ids of the units on the table, in order."""
        return tuple(sorted(self.standings))

    def sync(self, standings: Mapping[int, Footprint]) -> None:
        """Make the table show these footprints: only units that changed are touched, lower ids first."""
        for id in [id for id in self.ids if id not in standings]:
            self.lift(id)
        for id in sorted(standings):
            if self.standings.get(id) != standings[id]:
                self.place(id, standings[id])

    def place(self, id: int, standing: Footprint) -> None:
        """Put a unit on the table, or move it there."""
        standing = checked_standing(standing)
        old = self.standings.get(id)
        if old is not None and old.shape == standing.shape:
            body = self._polys[id].body
            assert body is not None
        else:
            if old is not None:
                self.lift(id)
            body = Body(body_type=Body.KINEMATIC)
            poly = Poly(body, footprint_polygon(0, standing.shape.width, standing.shape.depth))
            poly.filter = ShapeFilter(categories=UNITS)
            self.space.add(body, poly)
            self._polys[id] = poly
        (x, y, heading), shape, _ = standing
        body.position, body.angle = (x, y), -math.radians(heading / 100)
        self.space.reindex_shapes_for_body(body)
        self.standings[id] = standing
        thing = Thing("unit", id, x, y, (heading, shape.width, shape.depth))
        self.things[id] = self._found[self._polys[id]] = thing

    def lift(self, id: int) -> None:
        """Take a unit off the table."""
        poly = self._polys.pop(id)
        body = poly.body
        assert body is not None
        del self.standings[id], self.things[id], self._found[poly]
        self.space.remove(poly, body)

    def _lay(self, piece: Terrain) -> None:
        """Lay a piece of terrain on the space's static body, for good."""
        outline = self._outlines[piece.id] = counter_clockwise(piece.outline)
        poly = Poly(self.space.static_body, outline)
        poly.filter = ShapeFilter(categories=IMPASSABLE if piece.kind in IMPASSABLE_KINDS else PASSABLE)
        self.space.add(poly)
        (x, y), *_ = outline
        around = tuple([(float(a - x), float(b - y)) for a, b in outline])
        self.lying[piece.id] = self._found[poly] = Thing("terrain", piece.id, x, y, around)

    def outline(self, piece: int) -> Polygon:
        """The corners of a piece of terrain, counter-clockwise."""
        return self._outlines[piece]

    # what is where

    def around(self, box: Box, kinds: ShapeFilter = OBSTRUCTING_THINGS) -> list[Thing]:
        """Things that reach into a box, terrain before units, lower ids first."""
        return sorted([self._found[one] for one in self.space.bb_query(BB(*box), kinds)])

    def about(
        self, standing: Footprint, margin: float, kinds: ShapeFilter = OBSTRUCTING_THINGS
    ) -> list[Thing]:
        """Things that may be nearer than `margin` milli to a footprint."""
        return self.around(box_with_margin(corners_of(standing), margin), kinds)

    def crossing(self, start: Point, end: Point, kinds: ShapeFilter) -> list[Thing]:
        """Things that a straight line crosses or begins in, terrain before units, lower ids first."""
        check_whole_numbers(*start, *end)
        hits = {self._found[hit.shape] for hit in self.space.segment_query(start, end, 0, kinds) if hit.shape}
        return sorted(hits | {self._found[hit.shape] for hit in self._at(start, kinds) if hit.shape})

    def _at(self, point: Point, kinds: ShapeFilter) -> list[PointQueryInfo]:
        """Shapes that pymunk finds at a point."""
        return self.space.point_query(point, 0, kinds)

    def unit_at(self, point: Point) -> int | None:
        """The unit on whose footprint a point lies; the lowest id of several."""
        check_whole_numbers(*point)
        found = [self._found[hit.shape].id for hit in self._at(point, STANDING_UNITS) if hit.shape]
        return min(found, default=None)

    def pieces_at(self, point: Point) -> list[Terrain]:
        """The pieces of terrain in which a point lies, by id."""
        check_whole_numbers(*point)
        ids = sorted(self._found[hit.shape].id for hit in self._at(point, LYING_TERRAIN) if hit.shape)
        return [self.terrain[id] for id in ids]

    # gaps and contact

    def gap(self, one: int, other: int) -> Milli:
        """The least distance between two footprints in milli; 0 if they overlap."""
        return max(0, half_up(signed_distance(self.standings[min(one, other)], self.things[max(one, other)])))

    def overlap(self, one: int, other: int) -> Milli:
        """The depth in milli to which two footprints overlap; 0 if they do not."""
        return max(
            0, half_up(-signed_distance(self.standings[min(one, other)], self.things[max(one, other)]))
        )

    def touching(self, one: int, other: int) -> bool:
        """Whether two units are in contact (S-62)."""
        return self.gap(one, other) <= TOUCH

    def near(self, id: int, within: Milli) -> tuple[tuple[int, Milli], ...]:
        """Units within `within` milli of a unit's footprint, with their gaps: nearest first, then by id."""
        return tuple(sorted(self.gaps_at(id, self.standings[id], within).items(), key=lambda one: one[::-1]))

    def gaps_at(self, id: int, standing: Footprint, within: Milli) -> dict[int, Milli]:
        """The gaps of other units, by id, if `id` stood there, as far as `within` milli."""
        check_whole_numbers(within)
        standing = checked_standing(standing)
        things = self.about(standing, within + INCH, STANDING_UNITS)
        gaps = {
            thing.id: self.gap_from(id, standing, thing.id) if thing.id != id else LARGEST_NUMBER
            for thing in things
        }
        return {other: gap for other, gap in gaps.items() if gap <= within and other != id}

    def gap_from(self, id: int, standing: Footprint, other: int) -> Milli:
        """The gap as `gap` tells it if `id` stood there, computed from the lower id's footprint as there."""
        if other < id:
            (x, y, heading), shape, _ = standing
            there = Thing("unit", id, x, y, (heading, shape.width, shape.depth))
            return max(0, half_up(signed_distance(self.standings[other], there)))
        return max(0, half_up(signed_distance(standing, self.things[other])))

    def touched(self, id: int) -> tuple[int, ...]:
        """Units in contact with a unit, by id."""
        return tuple(sorted(self.gaps_at(id, self.standings[id], TOUCH)))

    def contacts(self) -> tuple[tuple[int, int], ...]:
        """All pairs of units in contact, lower id first, sorted."""
        return tuple((one, other) for one in self.ids for other in self.touched(one) if one < other)

    def near_point(self, point: Point, within: Milli) -> tuple[tuple[int, Milli], ...]:
        """Units within `within` milli of a point, with their gaps: nearest first, then by id."""
        check_whole_numbers(*point, within)
        hits = self.space.point_query(point, within + 1, STANDING_UNITS)
        gaps = [(max(0, half_up(hit.distance)), self._found[hit.shape].id) for hit in hits if hit.shape]
        return tuple((id, gap) for gap, id in sorted(gaps) if gap <= within)

    def gap_to(self, id: int, point: Point) -> Milli:
        """The least distance in milli from a footprint to a point; 0 in it."""
        check_whole_numbers(*point)
        return max(0, half_up(self._polys[id].point_query(point).distance))

    # lines

    def rocks_on(self, start: Point, end: Point) -> list[float]:
        """The lengths in milli after which a straight line meets impassable pieces; 0 if it begins in one."""
        far = math.dist(start, end)
        hits = self.space.segment_query(start, end, 0, ShapeFilter(mask=IMPASSABLE))
        inside = [0.0 for hit in self._at(start, ShapeFilter(mask=IMPASSABLE)) if hit.shape]
        return sorted(inside + [hit.alpha * far for hit in hits if hit.shape])

    def met_on(self, start: Point, end: Point) -> list[tuple[float, Thing]]:
        """Things that a straight line meets, and after how many milli; it meets none that it begins in."""
        far = math.dist(start, end)
        hits = self.space.segment_query(start, end, 0, ANY_THING)
        return sorted([(hit.alpha * far, self._found[hit.shape]) for hit in hits if hit.shape])

    def reached(self, id: int, start: Point, end: Point, reach: float) -> float | None:
        """The share of a straight way after which a unit is nearer than `reach` milli; None: never."""
        poly = self._polys[id]
        if poly.point_query(start).distance < reach:
            return 0.0
        hit = poly.segment_query(start, end, reach)
        return hit.alpha if hit.shape else None


def box_with_margin(outline: Polygon, margin: float) -> Box:
    """The box around an outline, larger by `margin` milli on all sides."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


# answers in pieces


Answer = TypeVar("Answer")


def finished_answer(pieces: Generator[None, None, Answer]) -> Answer:
    """The answer of a search in pieces, all of them at once."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            answer: Answer = end.value
            return answer


# the table of one thread


MAX_BOARDS_KEPT = 64
"""Tables whose answers are kept, those asked about last."""


class FollowedTable(threading.local):
    """The table of one thread, what it shows, and the answers about it and about tables like it.

    An answer is found by what stands and lies where, never by whose state it was.
    """

    ground: tuple[object, ...] = ()
    table: Table | None = None

    def __init__(self) -> None:
        self.shown: list[tuple[Any, ...]] = []
        self.boards: dict[object, dict[object, Any]] = {}
        self.answers: dict[object, Any] = {}

    def turn_to(self, board: object) -> None:
        """Make `board` the table that answers are about from now on."""
        self.answers = self.boards.pop(board, {})
        self.boards[board] = self.answers
        if len(self.boards) > MAX_BOARDS_KEPT:
            del self.boards[next(iter(self.boards))]

    def look(
        self,
        now: Callable[[], Table],
        question: object,
        look: Callable[[Table], Generator[None, None, Any]],
    ) -> Generator[None, None, None]:
        """Look for an answer in pieces until it is kept; given up if another table is laid meanwhile.

        `now` brings the table up to date before each piece: between two of them it may serve others.
        """
        table = now()
        if question in self.answers:
            return
        pieces = look(table)
        while now() is table:
            try:
                next(pieces)
            except StopIteration as end:
                self.answers[question] = end.value
                return
            yield
