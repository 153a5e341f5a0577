"""The hand on a line of units: pushed and wheeled as one, sent off and taken back in one press."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from game.core.rules import Refusal
from game.input.intents import Intent
from game.rules.skirmish.actions.orders import Move
from game.rules.skirmish.flow.questions import REMAINING_MOVE
from game.rules.skirmish.survey.board import Board
from scenes.games.skirmish.table.answers.crumbs import UNIT, Crumb
from scenes.match.hands import Answer, PromptSpec

if TYPE_CHECKING:
    from scenes.games.skirmish.table.abreast.unit_line import UnitLine
    from scenes.games.skirmish.table.controller import Controller

_FORWARD = {Intent.UP: 1, Intent.DOWN: -1}
_TURNS = {Intent.RIGHT: 1, Intent.LEFT: -1}
_WAYS = (PromptSpec(Intent.UP, "skirmish-hand-forth"), PromptSpec(Intent.RIGHT, "skirmish-hand-wheel"))
_GO = PromptSpec(Intent.ACCEPT, "skirmish-hand-go")
_BACK = PromptSpec(Intent.BACK, "skirmish-hand-unlay")
MOST_UNITS = 6
"""Units of a line."""
Form = Callable[[Board, Sequence[int]], "UnitLine"]
Beside = Callable[[Board, Sequence[int], Iterable[int]], int | None]
MORE = PromptSpec(Intent.COUNTER, "skirmish-hand-line")


class LineTool:
    """One chair's line; it is made of the unit whose ghost is driven, and the neighbours that are added."""

    def __init__(self, board: Callable[[], Board], form: Form, beside: Beside) -> None:
        """`board` lays out the battle of the moment once it is needed, `form` makes a line of units.

        `beside`: the neighbour of a line among those who are ready.
        """
        self._board, self._form, self._beside = board, form, beside
        self.line: UnitLine | None = None
        self.waiting: deque[Move] = deque()
        """Orders of the line that have not been given yet."""
        self.sent: list[int] = []
        """The units that went with the last line, as far as nobody took them back."""

    def takes(self, hand: Controller) -> bool:
        """Whether a line is driven, or on its way."""
        return (self.line is not None or bool(self.waiting)) and hand.kind == REMAINING_MOVE and not hand.path

    def prompts(self, hand: Controller) -> tuple[PromptSpec, ...]:
        """On, round, off, back, and one unit more."""
        if self.line is None:
            return ()
        return (*_WAYS, *((_GO,) if self.line.course else ()), _BACK, MORE)

    def state(self, hand: Controller) -> object:
        """The units and their course."""
        line = self.line
        return (line.units, line.course, line.stop) if line is not None else len(self.waiting)

    def lit(self, hand: Controller) -> tuple[int, ...]:
        """The units of the line."""
        return self.line.units if self.line is not None else ()

    def feed(self, hand: Controller, intent: Intent) -> Answer:
        """Push, wheel, send off, take back, one more, one less."""
        line = self.line
        if line is None:
            return None
        fine = hand.helm is not None and hand.helm.fine
        if intent in _FORWARD:
            line.step(forward=_FORWARD[intent], fine=fine)
        elif intent in _TURNS:
            line.step(turn=_TURNS[intent], fine=fine)
        elif intent in (Intent.COUNTER, Intent.NEXT):
            return self.widen(hand)
        elif intent is Intent.PREVIOUS or (intent is Intent.BACK and not line.take_back()):
            self._narrow(hand, line)
        elif intent is Intent.ACCEPT:
            return self._send(line)
        return None

    def widen(self, hand: Controller) -> Refusal | None:
        """Add the next neighbour that may move; the unit whose ghost is driven begins a line."""
        ghost = hand.ghost()
        units = self.line.units if self.line is not None else (ghost.unit,) if ghost is not None else ()
        if not units or len(units) == MOST_UNITS:
            return Refusal("line-full") if units else None
        movers = {one.unit: None for one in hand.options if isinstance(one, Move)}
        board = self._board()
        more = self._beside(board, units, movers)
        if more is None:
            return Refusal("line-alone")
        course = self.line.course if self.line is not None else ()
        self.line = self._form(board, (*units, more))
        for piece in course:
            self.line.turn(piece.by) if piece.turns else self.line.push(piece.by)
        hand.path, hand.cursor = (), 0
        return None

    def drop(self) -> None:
        """Forget the line that is driven."""
        self.line = None

    def _narrow(self, hand: Controller, line: UnitLine) -> None:
        """Leave the last unit out; the ghost of the first alone is driven again."""
        units = line.units[:-1]
        self.line = self._form(line.board, units) if len(units) > 1 else None
        if self.line is None:
            hand.path, hand.cursor = (Crumb(UNIT, (units[0],)),), 0

    def _send(self, line: UnitLine) -> Answer:
        """The first order of the line, if all of them may be given."""
        orders = line.checked_orders()
        if not orders:
            return None
        self.line, self.sent = None, [order.unit for order in orders]
        self.waiting = deque(orders[1:])
        return orders[0]
