"""What draws a ghost: the units around it, their fronts, and how far each of them may charge."""

from collections.abc import Iterable

from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.reach import LONGEST, charge_lengths
from scenes.games.skirmish.table.driving.pieces import Piece, Stood
from scenes.games.skirmish.table.driving.snaps import (
    OUT_OF_REACH,
    Neighbour,
    Snap,
    line_snaps,
    wheel_snaps,
)

_BEYOND = 20
"""So far beyond a charge's longest reach, in milli, is out of it."""


class Magnet:
    """The tidy ends that one unit's ghost may be drawn to, on one board."""

    def __init__(self, board: Board, unit: int) -> None:
        self._board, self._owner = board, board.unit(unit).owner
        standing = [one for one in board.state.standing() if one.id != unit]
        self._others = [Neighbour(one.id, one.pose, one.owner == self._owner) for one in standing]
        self._charges: dict[int, int] = {}

    def wheels(self, start: Stood, piece: Piece) -> list[Snap]:
        """Wheels that end parallel or square to somebody."""
        return list(wheel_snaps(start, piece, self._others))

    def lines(self, start: Stood) -> list[Snap]:
        """Straight pieces that end in line with a friend."""
        return list(line_snaps(start, self._others))

    def reaches(self, piece: Piece, gaps: Iterable[tuple[int, int]], near: float) -> list[Snap]:
        """Straight pieces that end just beyond the longest charge of somebody, if that is near (milli)."""
        beyond = [(other, gap, self.charge_of(other) + _BEYOND) for other, gap in gaps]
        return [
            Snap(OUT_OF_REACH, other, max(1, piece.by + gap - far))
            for other, gap, far in beyond
            if abs(gap - far) <= near
        ]

    def charge_of(self, id: int) -> int:
        """The longest charge of a unit, in milli, as its owner's next turn finds it (S-35)."""
        if id not in self._charges:
            there = self._board.if_named(self._board.unit(id).owner, self._owner)
            lengths = charge_lengths(there.setting, there.state, there.unit(id))
            self._charges[id] = next(far for name, far, _ in lengths if name == LONGEST)
        return self._charges[id]
