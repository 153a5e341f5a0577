"""The ghost of a unit that is being driven: legs in whole numbers, by stick, keys or mouse (S-06, S-32).

Whatever stops it was asked of the rules: the ghost stands where the order that it stands for would end.
"""

import math
from copy import copy

from game.rules.skirmish.actions.orders import Leg, Move, Reform
from game.rules.skirmish.movement.law import (
    ADVANCE,
    BACK,
    FLY,
    LEFT,
    MARCH,
    MOST_LEGS,
    RIGHT,
    SIDLED,
    movement_allowance,
    no_march,
)
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.preview import LENGTH, Preview, preview_order
from game.rules.skirmish.survey.steer import order_to
from game.rules.skirmish.unit.profile import unit_shape
from scenes.games.skirmish.table.driving.halts import LEGS, NO_MARCH, REFUSED, UNITS, Halt
from scenes.games.skirmish.table.driving.magnet import Magnet
from scenes.games.skirmish.table.driving.pieces import (
    Piece,
    cost_of,
    cut_pieces,
    joined_pieces,
    legs_of,
    length_between,
    pieces_of,
    rolled_up,
    turn_between,
)
from scenes.games.skirmish.table.driving.snaps import AN_INCH, LET_GO_UNITS, Snap, caught_snap
from scenes.games.skirmish.table.field.camera import NATURAL_SCALE, REGIMENT_ZOOM

TICKS = 120
"""The stick is read so many times a second, whatever the picture's rate: equal pushes make equal legs."""
PACE, WHEEL_PACE = 50, 38
"""Milli, and centi of a wheel, that a stick pushed all the way makes in a tick."""
DEAD = 0.18
"""A stick that is pushed less stands still."""
_LEVELS = 16
STEP, FINE_STEP = 1000, 100
"""Milli of a press of a key, and of a press with shift."""
TURN_STEP, FINE_TURN_STEP = 500, 100
"""Centi of a wheel by a key, and with shift."""
_WALKS = (ADVANCE, MARCH)
_AIMED = (*_WALKS, FLY, BACK, LEFT, RIGHT)
_Course = tuple[list[Piece], Move | Reform | None]


class Driving:
    """One unit's ghost, from its choice to its order; nothing happens on the table meanwhile."""

    def __init__(self, board: Board, unit: int, scale: float = NATURAL_SCALE * REGIMENT_ZOOM) -> None:
        """`scale`: units of the screen per milli, by which snaps are near; IndexError: no such unit."""
        setting, state, body = board.setting, board.state, board.unit(unit)
        self.board, self.unit, self.scale = board, unit, scale
        self.gait, self.shape = movement_allowance(setting, state, body), unit_shape(setting, body)
        self.march_refusal = no_march(setting, state, body)
        """Why it may not march; None: it may."""
        self.stop: Halt | None = None
        self.snap: Snap | None = None
        self._groups: list[tuple[Piece, ...]] = []
        self._now: list[Piece] = []
        self._snapped: tuple[Piece, ...] = ()
        self._whole: Move | Reform | None = None
        self._clock, self._ticks = 0.0, 0
        self._seen: tuple[Move | Reform | None, Preview] | None = None
        self._there: tuple[int, Board] | None = None
        self._magnet = Magnet(board, unit)

    # what it comes to

    def order(self) -> Move | Reform | None:
        """The order that the ghost stands for; None: it stands where its unit does."""
        if self._whole is not None:
            return self._whole
        return self._walk([*self.accepted, *self._snapped])

    def preview(self) -> Preview:
        """What the rules say of the order now."""
        order = self.order()
        if self._seen is None or self._seen[0] != order:
            self._seen = order, self._look(order)
        return self._seen[1]

    @property
    def accepted(self) -> list[Piece]:
        """The pieces of the legs that were laid down."""
        return [piece for group in self._groups for piece in group]

    @property
    def loose(self) -> bool:
        """Whether legs were driven that are not laid down yet; orders without legs need no laying down."""
        return bool(self._snapped)

    @property
    def laid(self) -> int:
        """How many legs were laid down."""
        return len(self._groups)

    @property
    def on_the_spot(self) -> bool:
        """Whether it turns about its centre or changes its files: no way leads there (S-32)."""
        return isinstance(self._whole, Reform)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """All pieces of the way, as few as can be; none for orders without legs."""
        return joined_pieces([*self.accepted, *self._snapped])

    @property
    def most(self) -> int:
        """The longest move that it may make, in milli."""
        if self._whole is not None and isinstance(self._whole, Move):
            return self.gait.most(self._whole.manner)
        return self.gait.most(MARCH) if self.march_refusal is None else self.gait.walk

    @property
    def march_at(self) -> int | None:
        """The milli after which the move is a march; None: it may not march."""
        return self.gait.walk if self.march_refusal is None else None

    @property
    def spent(self) -> int:
        """The milli of its move that the order takes."""
        return self.preview().length

    @property
    def left(self) -> int:
        """The milli of its move that the order leaves."""
        return max(0, self.most - self.spent)

    @property
    def marches(self) -> bool:
        """Whether the order is a march: no shooting afterwards."""
        return self.preview().manner == MARCH

    # the stick

    def drive(self, forward: float, turn: float, dt: float, *, free: bool = False) -> bool:
        """Push the footprint for `dt` seconds, or wheel it: from -1 to 1, back and left below zero.

        The larger deflection counts. `free`: the magnet is held off. Whether anything was pushed.
        """
        self._clock += dt
        ticks, self._ticks = int(self._clock * TICKS + 1e-6) - self._ticks, int(self._clock * TICKS + 1e-6)
        push = turn if abs(turn) > abs(forward) else forward
        if abs(push) < DEAD:
            self._clock, self._ticks = 0.0, 0
            return False
        if ticks:
            level = round(min(1.0, abs(push)) * _LEVELS) / _LEVELS
            turns = abs(turn) > abs(forward)
            pace = max(1, round((WHEEL_PACE if turns else PACE) * level**2))
            pace = max(1, pace // 2) if not turns and push < 0 else pace
            by = ticks * (pace if push > 0 else -pace)
            self._change(self._turned(by) if turns else self._pushed(by), free=free)
        return True

    # keys

    def step(self, forward: int = 0, turn: int = 0, aside: int = 0, *, fine: bool = False) -> None:
        """Push by so many inches, wheel by so many times 5°, or step aside; `fine`: 0.1" and 1°.

        Signs as those of the stick. A step aside is an order of its own, as a step back is.
        """
        inch, wheel = (FINE_STEP, FINE_TURN_STEP) if fine else (STEP, TURN_STEP)
        if forward:
            self._change(self._pushed(forward * inch), free=True)
        if turn:
            self._change(self._turned(turn * wheel), free=True)
        if aside:
            self._change(self._sidled(aside * inch), free=True)

    # the mouse

    def point(self, x: int, y: int, width: int | None = None, *, free: bool = False) -> None:
        """Drag the middle of the front edge to a point (milli); another `width` of the front makes files."""
        if width is not None:
            files = max(1, round(width / self.shape.base_w))
            if files != self.shape.files:
                self.reform(files=files)
                return
        found = order_to(self._board_there(), self.unit, (x, y), _WALKS if self._groups else _AIMED)
        if isinstance(found, Move):
            walks = found.manner in _WALKS
            self._change((pieces_of(found.legs), None) if walks else ([], found), free=free)

    def reform(self, heading: int | None = None, files: int | None = None, *, swift: bool = False) -> None:
        """Turn about the centre to a heading in centi, or into so many files; legs are given up (S-32)."""
        body = self.board.unit(self.unit)
        heading = body.heading if heading is None else heading
        order = Reform(
            body.owner, self.unit, heading % 36000, self.shape.files if files is None else files, swift
        )
        refusal = preview_order(self.board, order).refusal
        if refusal is not None:
            self.stop = Halt(REFUSED, refusal=refusal)
            return
        self._groups.clear()
        self._change(([], order), free=True)

    # laying down and taking back

    def accept_leg(self) -> bool:
        """Lay down what was driven since the last leg; False: nothing was."""
        if not self._snapped:
            return self._whole is not None
        self._groups.append(self._snapped)
        self._take([], None)
        return True

    def take_back(self) -> bool:
        """Take back what is not laid down yet, else the last leg; False: the ghost is at home."""
        if self._now or self._whole is not None:
            self._take([], None)
            return True
        if self._groups:
            self._groups.pop()
            self._take([], None)
            return True
        return False

    def go_home(self) -> None:
        """Take back everything."""
        self._groups.clear()
        self._take([], None)

    def _take(self, now: list[Piece], whole: Move | Reform | None) -> None:
        self._now, self._whole, self._snapped = now, whole, tuple(now)
        self.stop = self.snap = None

    # from a push to a way

    def _pushed(self, by: int) -> _Course:
        """The course after a push: on, or back along the way; from home back, facing kept."""
        whole = self._whole
        if isinstance(whole, Move) and whole.manner == BACK:
            back = whole.legs[0].forward - by
            return ([], self._sidle(BACK, back)) if back > 0 else ([], None)
        if by > 0:
            return [*self._now, Piece(False, by)], None
        now, more = rolled_up(self.gait, self._now, -by)
        if more and not now and not self._groups and not self._now:
            return [], self._sidle(BACK, more)
        return now, None

    def _turned(self, by: int) -> _Course:
        """The course after a wheel: the last wheel grows, shrinks, or turns to the other side."""
        now = list(self._now)
        if now and now[-1].turns:
            by += now.pop().by
        return [*now, Piece(True, max(-36000, min(36000, by)))], None

    def _sidled(self, by: int) -> _Course:
        """The course after a step aside."""
        whole = self._whole
        if isinstance(whole, Move) and whole.manner in (LEFT, RIGHT):
            by += whole.legs[0].forward * (1 if whole.manner == RIGHT else -1)
        if self._groups or self._now or not by:
            return list(self._now), None
        return [], self._sidle(RIGHT if by > 0 else LEFT, abs(by))

    def _sidle(self, manner: str, by: int) -> Move:
        return Move(self.board.unit(self.unit).owner, self.unit, manner, (Leg(by),))

    def _change(self, course: _Course, *, free: bool) -> None:
        """Take a course as far as the rules let it, and to where the magnet draws it."""
        before, snap = (self._now, self._whole, self._snapped), self.snap
        self._take(list(joined_pieces(course[0])), course[1])
        if self._whole is None:
            self._keep_length()
        elif isinstance(self._whole, Move) and self._whole.manner in SIDLED:
            self._keep_sidled(self._whole)
        halt = self._bar()
        if halt is not None:
            self._now, self._whole, self._snapped = before
            self.stop = halt
            return
        self._trim_blocked()
        self._snapped = tuple(self._now)
        if not free and self._now and self.stop is None:
            self._magnetise(snap)

    def _keep_length(self) -> None:
        """Cut what is driven to what the laid legs leave of the move."""
        room = max(0, self.most - cost_of(self.gait, self.accepted))
        cut = cut_pieces(self.gait, self._now, room)
        if cut != self._now:
            self.stop = Halt(LENGTH if self.march_refusal is None else NO_MARCH, refusal=self.march_refusal)
            self._now = cut
        self._snapped = tuple(cut)

    def _keep_sidled(self, move: Move) -> None:
        most = self.gait.most(move.manner)
        if move.legs[0].forward > most:
            self.stop = Halt(LENGTH)
            self._whole = self._sidle(move.manner, most) if most else None

    def _bar(self) -> Halt | None:
        """Why the law would refuse the order, or None."""
        order = self.order()
        if isinstance(order, Move) and len(order.legs) > MOST_LEGS:
            return Halt(LEGS)
        refusal = self.preview().refusal if order is not None else None
        return Halt(REFUSED, refusal=refusal) if refusal is not None else None

    def _trim_blocked(self) -> None:
        """End the course where something on the table ends it."""
        seen = self.preview()
        if seen.stop is None:
            return
        self.stop = Halt(seen.stop.why, seen.stop.id)
        if isinstance(self._whole, Move):
            by = length_between(seen.way)
            self._whole = self._sidle(self._whole.manner, by) if by else None
            return
        self._now = self._now_until(seen)
        self._snapped = tuple(self._now)

    def _now_until(self, seen: Preview) -> list[Piece]:
        """What is driven since the last leg, up to where a preview was stopped."""
        pieces, now = self.pieces, list(self._now)
        reached = len(seen.way) - 2
        now = now[: max(0, len(now) - (len(pieces) - 1 - reached))]
        if not now:
            return now
        last = pieces[reached]
        over = abs(last.by) - (turn_between(seen.way) if last.turns else length_between(seen.way))
        kept = max(0, abs(now[-1].by) - over)
        now[-1] = now[-1]._replace(by=int(math.copysign(kept, now[-1].by)))
        return [piece for piece in now if piece.by]

    # the magnet

    def _magnetise(self, before: Snap | None) -> None:
        """Let the last piece end tidily, if such an end is near and lawful."""
        last, way = self._now[-1], self.preview().way
        start, near = way[-2] if len(way) > 1 else way[-1], LET_GO_UNITS / self.scale
        if last.turns:
            snaps = self._magnet.wheels(start, last)
        else:
            stopped = self._stop_ahead(last, near)
            snaps = [
                *self._magnet.lines(start),
                *stopped,
                *self._magnet.reaches(last, self.preview().gaps, near),
            ]
        milli_of = math.pi * self.shape.width / 18000 if last.turns else 1.0
        snap = caught_snap(snaps, last.by, milli_of, self.scale, before)
        if snap is None:
            return
        now = (*self._now[:-1], last._replace(by=snap.by))
        order = self._walk([*self.accepted, *now])
        seen = self._look(order)
        if order is not None and seen.refusal is None and seen.stop is None:
            self._snapped, self.snap, self._seen = now, snap, (order, seen)

    def _stop_ahead(self, last: Piece, near: float) -> list[Snap]:
        """How long the last piece is where a unit stops it, if that is near."""
        longer = [*self._now[:-1], last._replace(by=last.by + round(near))]
        seen = self._look(self._walk(cut_pieces(self.gait, [*self.accepted, *longer], self.most)))
        if seen.stop is None or seen.stop.why not in UNITS:
            return []
        return [Snap(AN_INCH, seen.stop.id, length_between(seen.way))]

    # asking the rules

    def _walk(self, pieces: list[Piece]) -> Move | None:
        """The walk of a way, a march only where it must be one; None: no way at all."""
        legs = legs_of(pieces)
        if not legs:
            return None
        manner = MARCH if self.gait.cost(legs) > self.gait.walk else ADVANCE
        return Move(self.board.unit(self.unit).owner, self.unit, manner, legs)

    def _look(self, order: Move | Reform | None) -> Preview:
        if order is not None:
            return preview_order(self.board, order)
        return Preview(self.unit, None, (self.board.unit(self.unit).pose,), self.shape, left=self.most)

    def _board_there(self) -> Board:
        """The board with the unit where its laid legs end."""
        if not self._groups:
            return self.board
        if self._there is None or self._there[0] != len(self._groups):
            state, end = self.board.trial(), self._look(self._walk(self.accepted)).end
            body = copy(state.units[self.unit])
            body.pose = end
            state.units[self.unit] = body
            self._there = len(self._groups), Board(self.board.setting, state)
        return self._there[1]
