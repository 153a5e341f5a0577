"""A rigid line of units: what is driven is the line, what is ordered are legs of each unit (S-32).

A wheel turns the line about the end of its front. A unit farther out goes there as the rules let it: it
wheels a part about its own inner corner, goes straight along the chord of that corner, and wheels the rest.
"""

import math
from collections.abc import Iterable, Sequence
from copy import copy
from typing import NamedTuple

from game.rules.skirmish.actions.orders import Move
from game.rules.skirmish.movement.law import ADVANCE, MARCH, MOST_LEGS, Gait, movement_allowance, no_march
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.preview import preview_order
from game.rules.skirmish.unit.profile import unit_shape
from scenes.games.skirmish.table.driving.driving import FINE_STEP, FINE_TURN_STEP, STEP, TURN_STEP
from scenes.games.skirmish.table.driving.halts import REFUSED, Halt
from scenes.games.skirmish.table.driving.pieces import Piece, cost_of, joined_pieces, legs_of
from scenes.games.skirmish.table.driving.way_points import corners_at, nearest_points
from scenes.games.skirmish.table.shown import Stand, point_from

_NEAR: int = 8000
"""So near a unit stands to one of the line that may be added to it."""
_LIKE: int = 100
"""So little its heading differs from that of the line."""


class _Member(NamedTuple):
    """A unit of the line, where it stands, and how far it may go."""

    id: int
    stand: Stand
    width: int
    gait: Gait
    most: int


class UnitLine:
    """Up to six units, the first of them chosen first; nothing happens on the table meanwhile."""

    def __init__(self, board: Board, units: Sequence[int]) -> None:
        """IndexError: no such unit."""
        self.board, self.units = board, tuple(units)
        self.course: tuple[Piece, ...] = ()
        """Straight pieces and wheels of the whole line."""
        self.stop: Halt | None = None
        """Why it goes no further, or was not sent off."""
        self.stopped = self.units[0]
        """The unit that this is about."""
        self._members = [_member(board, unit) for unit in self.units]

    # what is driven

    def push(self, by: int) -> bool:
        """Go on by so many milli, or back along the last straight piece; whether anything changed."""
        if by >= 0:
            return self._take([*self.course, Piece(False, by)])
        if not self.course or self.course[-1].turns:
            return False
        last = self.course[-1]
        return self._take([*self.course[:-1], Piece(False, max(0, last.by + by))])

    def turn(self, by: int) -> bool:
        """Wheel by so many centi, right above zero; the last wheel grows, shrinks, or turns over."""
        course = list(self.course)
        if course and course[-1].turns:
            by += course.pop().by
        return self._take([*course, Piece(True, max(-9000, min(9000, by)))])

    def step(self, forward: int = 0, turn: int = 0, *, fine: bool = False) -> None:
        """Push by so many inches, wheel by so many times 5°; `fine`: 0.1" and 1°."""
        if forward:
            self.push(forward * (FINE_STEP if fine else STEP))
        if turn:
            self.turn(turn * (FINE_TURN_STEP if fine else TURN_STEP))

    def take_back(self) -> bool:
        """Take the last piece back; False: the line is at home."""
        self.stop = None
        if not self.course:
            return False
        self.course = self.course[:-1]
        return True

    @property
    def left(self) -> int:
        """The milli that whoever may go the least has left."""
        return min(one.most - cost for one, cost in zip(self._members, self._costs(self.course), strict=True))

    def ends(self) -> dict[int, Stand]:
        """Where each unit would stand."""
        return {one.id: way[-1] for one, way in zip(self._members, self._ways(self.course), strict=True)}

    def front(self) -> tuple[Stand, float]:
        """The middle of the whole front where it would stand, and half its width in milli."""
        stands = self.ends()
        first = stands[self.units[0]]
        angle = math.radians(first.heading / 100)
        right = math.cos(angle), -math.sin(angle)
        ends = [
            (stands[one.id].x - first.x) * right[0]
            + (stands[one.id].y - first.y) * right[1]
            + side * one.width / 2
            for one in self._members
            for side in (-1, 1)
        ]
        low, high = min(ends), max(ends)
        return Stand(*point_from(first, (low + high) / 2, 0), first.heading), (high - low) / 2

    # what is ordered

    def orders(self) -> tuple[Move, ...]:
        """The order of each unit, in the order of the line."""
        found = []
        for one, pieces in zip(self._members, self._pieces(self.course), strict=True):
            manner = MARCH if cost_of(one.gait, pieces) > one.gait.walk else ADVANCE
            owner = self.board.unit(one.id).owner
            found.append(Move(owner, one.id, manner, legs_of(pieces)))
        return tuple(found)

    def checked_orders(self) -> tuple[Move, ...]:
        """The orders as they may be given, one after the other; none, and `stop` says why, if one may not.

        Whoever goes farthest goes first; where that does not do, last.
        """
        if not self.course:
            return ()
        costs = dict(zip(self.units, self._costs(self.course), strict=True))
        farthest = sorted(self.orders(), key=lambda order: -costs[order.unit])
        halt = self._halt_of(farthest)
        if halt is not None and self._halt_of(farthest[::-1]) is None:
            return tuple(farthest[::-1])
        self.stop = halt[1] if halt is not None else None
        if halt is None:
            return tuple(farthest)
        self.stopped = halt[0]
        return ()

    def _halt_of(self, orders: Iterable[Move]) -> tuple[int, Halt] | None:
        """The first unit that could not, when all go in this order, and why."""
        board = self.board
        for order in orders:
            seen = preview_order(board, order)
            if seen.refusal is not None:
                return order.unit, Halt(REFUSED, refusal=seen.refusal)
            if seen.stop is not None:
                return order.unit, Halt(seen.stop.why, seen.stop.id)
            state = board.trial()
            body = copy(state.units[order.unit])
            body.pose = seen.end
            state.units[order.unit] = body
            board = Board(board.setting, state)
        return None

    # inside

    def _take(self, course: Sequence[Piece]) -> bool:
        """Take a course, its last piece cut to what everybody's move allows; whether anything changed."""
        before, self.stop = self.course, None
        low, high = 0, abs(course[-1].by)
        if not self._fits(course):
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (middle, high) if self._fits(_cut(course, middle)) else (low, middle)
            course, self.stop = _cut(course, low), Halt("too-long")
            spare = [one.most - cost for one, cost in zip(self._members, self._costs(course), strict=True)]
            self.stopped = self.units[spare.index(min(spare))]
        self.course = joined_pieces(course)
        return self.course != before

    def _fits(self, course: Sequence[Piece]) -> bool:
        ways = zip(self._members, self._pieces(course), strict=True)
        return all(
            cost_of(one.gait, pieces) <= one.most and len(legs_of(pieces)) <= MOST_LEGS
            for one, pieces in ways
        )

    def _costs(self, course: Sequence[Piece]) -> list[int]:
        return [
            cost_of(one.gait, pieces) for one, pieces in zip(self._members, self._pieces(course), strict=True)
        ]

    def _ways(self, course: Sequence[Piece]) -> list[list[Stand]]:
        """Where each unit stands after each piece."""
        ways = [[one.stand] for one in self._members]
        for piece in course:
            stands = [way[-1] for way in ways]
            pivot = self._pivot(stands, piece.by) if piece.turns else None
            for way in ways:
                way.append(_wheeled(way[-1], pivot, piece.by) if pivot else _gone(way[-1], piece.by))
        return ways

    def _pieces(self, course: Sequence[Piece]) -> list[list[Piece]]:
        """The pieces of each unit's own way."""
        found: list[list[Piece]] = []
        for one, way in zip(self._members, self._ways(course), strict=True):
            own: list[Piece] = []
            for piece, start, end in zip(course, way, way[1:], strict=False):
                own += _own_wheel(start, end, one.width, piece.by) if piece.turns else [piece]
            found.append(own)
        return found

    def _pivot(self, stands: Sequence[Stand], by: int) -> tuple[float, float]:
        """The end of the line's front about which it wheels."""
        sign = 1 if by > 0 else -1
        angle = math.radians(stands[0].heading / 100)
        right = math.cos(angle) * sign, -math.sin(angle) * sign
        ends = [
            point_from(stand, sign * one.width / 2, 0)
            for one, stand in zip(self._members, stands, strict=True)
        ]
        return max(ends, key=lambda end: end[0] * right[0] + end[1] * right[1])


def next_neighbour(board: Board, line: Sequence[int], ready: Iterable[int]) -> int | None:
    """The unit nearest to a line that faces as it does and may be added; None: there is none."""
    heading = board.unit(line[0]).heading
    outlines = [_outline(board, unit) for unit in line]
    near: list[tuple[float, int]] = []
    for unit in ready:
        aside = (board.unit(unit).heading - heading + 18000) % 36000 - 18000
        if unit not in line and abs(aside) <= _LIKE:
            own = _outline(board, unit)
            gap = min(math.dist(*nearest_points(own, other)) for other in outlines)
            near += [(gap, unit)] if gap <= _NEAR else []
    return min(near)[1] if near else None


def _member(board: Board, id: int) -> _Member:
    setting, state, unit = board.setting, board.state, board.unit(id)
    gait = movement_allowance(setting, state, unit)
    most = gait.most(MARCH) if no_march(setting, state, unit) is None else gait.walk
    return _Member(id, Stand(*unit.pose), unit_shape(setting, unit).width, gait, most)


def _outline(board: Board, id: int) -> Sequence[tuple[float, float]]:
    unit = board.unit(id)
    shape = unit_shape(board.setting, unit)
    return corners_at(Stand(*unit.pose), shape.width, shape.depth)


def _cut(course: Sequence[Piece], by: int) -> list[Piece]:
    """A course whose last piece is so long."""
    last = course[-1]
    return [*course[:-1], last._replace(by=int(math.copysign(by, last.by)))]


def _gone(stand: Stand, by: int) -> Stand:
    return Stand(*point_from(stand, 0, by), stand.heading)


def _wheeled(stand: Stand, pivot: tuple[float, float], by: int) -> Stand:
    """A stand turned about a point, clockwise above zero."""
    angle = math.radians(by / 100)
    dx, dy = stand.x - pivot[0], stand.y - pivot[1]
    x = pivot[0] + dx * math.cos(angle) + dy * math.sin(angle)
    y = pivot[1] + dy * math.cos(angle) - dx * math.sin(angle)
    return Stand(x, y, (stand.heading + by) % 36000)


def _own_wheel(start: Stand, end: Stand, width: int, by: int) -> list[Piece]:
    """How a unit gets from a stand to where a wheel of its line takes it."""
    side = width / 2 if by > 0 else -width / 2
    here, there = point_from(start, side, 0), point_from(end, side, 0)
    chord = round(math.dist(here, there))
    if not chord:
        return [Piece(True, by)]
    towards = math.degrees(math.atan2(there[0] - here[0], there[1] - here[1])) * 100
    turn = round((towards - start.heading + 18000) % 36000 - 18000)
    first = max(min(0, by), min(max(0, by), turn))
    return [Piece(True, first), Piece(False, chord), Piece(True, by - first)]
