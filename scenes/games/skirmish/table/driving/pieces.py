"""The way of a ghost in pieces, straight ones and wheels, in whole numbers; and the legs they come to."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from game.rules.skirmish.actions.orders import Leg
from game.rules.skirmish.movement.law import Gait


class Stood(Protocol):
    """A pose: the middle of a front in milli, its heading in centi."""

    @property
    def x(self) -> int:
        """Milli from the left edge."""

    @property
    def y(self) -> int:
        """Milli from the lower edge."""

    @property
    def heading(self) -> int:
        """Centi."""


class Piece(NamedTuple):
    """A straight piece of so many milli, or a wheel of so many centi, right above zero."""

    turns: bool
    by: int

    @property
    def leg(self) -> Leg:
        """This piece alone as a leg."""
        return Leg(0, self.by) if self.turns else Leg(self.by)


def joined_pieces(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """The same way in as few pieces as can be: equal ways are equal tuples.

    >>> joined_pieces([Piece(False, 300), Piece(False, 200), Piece(True, 0)])
    (Piece(turns=False, by=500),)
    """
    out: list[Piece] = []
    for piece in pieces:
        if out and out[-1].turns == piece.turns and (out[-1].by < 0) == (piece.by < 0) and piece.by:
            out[-1] = out[-1]._replace(by=out[-1].by + piece.by)
        elif piece.by:
            out.append(piece)
    return tuple(out)


def legs_of(pieces: Iterable[Piece]) -> tuple[Leg, ...]:
    """The legs of a way: each goes straight on, then wheels.

    >>> legs_of([Piece(False, 500), Piece(True, -300)])
    (Leg(forward=500, wheel=-300),)
    """
    out: list[Leg] = []
    for piece in joined_pieces(pieces):
        if piece.turns and out and not out[-1].wheel:
            out[-1] = Leg(out[-1].forward, piece.by)
        else:
            out.append(piece.leg)
    return tuple(out)


def pieces_of(legs: Iterable[Leg]) -> list[Piece]:
    """The pieces of legs, in order."""
    return [
        piece for leg in legs for piece in (Piece(False, leg.forward), Piece(True, leg.wheel)) if piece.by
    ]


def cost_of(own: Gait, pieces: Iterable[Piece]) -> int:
    """What a way takes of the move, in milli (S-32)."""
    return own.cost(legs_of(pieces))


def cut_pieces(own: Gait, pieces: Sequence[Piece], most: int) -> list[Piece]:
    """The pieces as far as `most` milli go."""
    out: list[Piece] = []
    for piece in pieces:
        cost = own.cost((piece.leg,))
        if cost <= most:
            out.append(piece)
            most -= cost
            continue
        by = wheel_for(own.width, most) if piece.turns else most
        out.append(piece._replace(by=int(math.copysign(by, piece.by))))
        break
    return [piece for piece in out if piece.by]


def wheel_for(width: int, milli: int) -> int:
    """The centi of a wheel that costs no more than so many milli; `width` above zero."""
    return int(milli * 18000 / math.pi // width)


def rolled_up(own: Gait, pieces: Sequence[Piece], by: int) -> tuple[list[Piece], int]:
    """The way shorter by so many milli at its end, and the milli that were more than it had."""
    out = list(pieces)
    while out and by > 0:
        last = out.pop()
        cost = max(1, own.cost((last.leg,)))
        if cost > by:
            kept = abs(last.by) * (cost - by) // cost
            out.append(last._replace(by=int(math.copysign(kept, last.by))))
            return [piece for piece in out if piece.by], 0
        by -= cost
    return out, by


def length_between(way: Sequence[Stood]) -> int:
    """The milli of the last stretch of a way."""
    start, end = way[-2:]
    return math.isqrt((end.x - start.x) ** 2 + (end.y - start.y) ** 2)


def turn_between(way: Sequence[Stood]) -> int:
    """The centi of the last stretch of a way, whichever side it turned to."""
    start, end = way[-2:]
    return abs((end.heading - start.heading + 18000) % 36000 - 18000)
