"""The helm of one hand: which ghost it drives, and what each of its presses does to that ghost (S-32)."""

from collections.abc import Callable

from game.input.intents import MOVES, Intent
from game.rules.skirmish.actions.orders import Move, Reform
from game.rules.skirmish.survey.board import Board
from scenes.games.skirmish.table.driving.driving import DEAD, Driving

_FORWARD = {Intent.UP: 1, Intent.DOWN: -1}
_TURNS = {Intent.RIGHT: 1, Intent.LEFT: -1}


class Helm:
    """Keeps the ghost of one unit at one moment; another unit, or another moment, starts at home."""

    def __init__(self, board: Callable[[], Board]) -> None:
        """`board` lays out the battle of the moment once a ghost is needed."""
        self._board = board
        self._key: object = None
        self._ghost: Driving | None = None
        self._held: set[Intent] = set()
        self.fine = False
        """Whether the hand is careful: steps of 0.1" and 1°, half the pace, and no magnet."""
        self.lean = (0.0, 0.0)
        """How far the stick is pushed, −1 to 1: to the right, and on."""

    def ghost(self, key: object, unit: int) -> Driving:
        """The ghost of a unit; `key` tells one moment from the next. IndexError: no such unit."""
        if self._ghost is None or self._key != (key, unit):
            self._key, self._ghost = (key, unit), Driving(self._board(), unit)
            self._held.clear()
        return self._ghost

    def feed(self, ghost: Driving, intent: Intent) -> Move | Reform | None:
        """A step, a wheel, a leg laid down; the order, once all that was driven is laid down."""
        if intent in MOVES:
            ghost.step(_FORWARD.get(intent, 0), _TURNS.get(intent, 0), fine=self.fine)
        elif intent is Intent.ACCEPT:
            if not ghost.loose:
                return ghost.order()
            ghost.accept_leg()
        return None

    # a stick that is held

    def push(self, intent: Intent, *, down: bool) -> None:
        """A stick leans one way from now on, or no longer."""
        if down:
            self._held.add(intent)
        else:
            self._held.discard(intent)

    def run(self, dt: float) -> bool:
        """Let `dt` seconds pass for a stick that leans; whether the ghost was pushed."""
        if self._ghost is None:
            return False
        pace = 0.5 if self.fine else 1.0
        if max(map(abs, self.lean)) >= DEAD:
            turn, forward = self.lean
            return self._ghost.drive(forward * pace, turn * pace, dt, free=self.fine)
        if not self._held:
            return False
        on = sum(_FORWARD.get(one, 0) for one in self._held)
        aside = sum(_TURNS.get(one, 0) for one in self._held)
        return self._ghost.drive(0.0 if aside else on * pace, aside * pace, dt, free=self.fine)
