"""The helm of one hand: which ghost it drives, and what each of its presses does to that ghost (S-32)."""

from collections.abc import Callable, Sequence

from game.input.intents import MOVES, Intent
from game.rules.skirmish.actions.orders import Join, Move, Reform
from game.rules.skirmish.survey.board import Board
from scenes.games.skirmish.table.driving.driving import DEAD, FINE_TURN_STEP, TURN_STEP, Driving
from scenes.games.skirmish.table.driving.halts import OWN

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
        self.reforms = False
        """Whether the ghost turns about its centre and changes its files, and goes nowhere (S-32)."""
        self.lean = (0.0, 0.0)
        """How far the stick is pushed, −1 to 1: to the right, and on."""

    def ghost(self, key: object, unit: int) -> Driving:
        """The ghost of a unit; `key` tells one moment from the next. IndexError: no such unit."""
        if self._ghost is None or self._key != (key, unit):
            self._key, self._ghost = (key, unit), Driving(self._board(), unit)
            self._held.clear()
            self.reforms = False
        return self._ghost

    def feed(
        self, ghost: Driving, intent: Intent, options: Sequence[object] = ()
    ) -> Move | Reform | Join | None:
        """A step, a wheel, a leg laid down; the order, once all that was driven is laid down.

        Doubt joins the own unit that stops it (S-81), else lets it reform on the spot (S-32).
        """
        if intent in MOVES and self.reforms:
            self._reform(ghost, _FORWARD.get(intent, 0), _TURNS.get(intent, 0))
        elif intent in MOVES:
            ghost.step(_FORWARD.get(intent, 0), _TURNS.get(intent, 0), fine=self.fine)
        elif intent is Intent.ACCEPT:
            if not ghost.loose:
                return ghost.order()
            ghost.accept_leg()
        elif intent is Intent.DOUBT:
            join = join_at(ghost, options)
            self.reforms = join is None
            return join
        return None

    def manner(self, ghost: Driving, options: Sequence[object]) -> tuple[bool, bool, bool, bool]:
        """Whether legs lie loose, whether there is an order, whether it reforms, whether it may join."""
        return ghost.loose, ghost.order() is not None, self.reforms, join_at(ghost, options) is not None

    def is_spent(self, ghost: Driving, options: Sequence[object]) -> bool:
        """Whether doubt has nothing left but the list of orders: it reforms, and joins nobody."""
        return self.reforms and join_at(ghost, options) is None

    def take_back(self, ghost: Driving) -> bool:
        """Take back what was done last, a reform with its way of doing it; False: the ghost is at home."""
        reformed, self.reforms = self.reforms, False
        return ghost.take_back() or reformed

    def _reform(self, ghost: Driving, files: int, turns: int) -> None:
        """So many more files, or a turn about the centre by so many times 5°; 1° while steps are small."""
        order, body = ghost.order(), ghost.board.unit(ghost.unit)
        held = (
            (order.heading, order.files) if isinstance(order, Reform) else (body.heading, ghost.shape.files)
        )
        turn = FINE_TURN_STEP if self.fine else TURN_STEP
        ghost.reform((held[0] + turns * turn) % 36000, max(1, held[1] + files))

    # a stick that is held

    def push(self, intent: Intent, *, down: bool) -> None:
        """A stick leans one way from now on, or no longer."""
        if down:
            self._held.add(intent)
        else:
            self._held.discard(intent)

    def run(self, dt: float) -> bool:
        """Let `dt` seconds pass for a stick that leans; whether the ghost was pushed."""
        if self._ghost is None or self.reforms:
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


def join_at(ghost: Driving, options: Sequence[object]) -> Join | None:
    """The order to join the unit that stops a ghost; None: nothing is to be joined there."""
    stop = ghost.stop
    if stop is None or stop.why != OWN:
        return None
    joins = [one for one in options if isinstance(one, Join)]
    return next((one for one in joins if (one.unit, one.host) == (ghost.unit, stop.id)), None)
