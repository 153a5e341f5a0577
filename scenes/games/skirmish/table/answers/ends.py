"""Where orders end: looked up in slices of a frame, so that the mouse finds the order nearest to it."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from game.rules.skirmish.actions.orders import Arrive, Join, Leave, Move, Reform
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.preview import Preview, preview_order

SLICE_SECONDS = 0.004
"""Time that a frame has for looking up ends."""
ORDERS = (Move, Reform, Join, Leave, Arrive)
"""Orders that end somewhere on the table."""


class OrderEnds:
    """The previews of the orders of one moment, each looked up once."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._key: object = None
        self._make: Callable[[], Board] | None = None
        self._found: dict[Any, Preview] = {}

    def begin(self, key: object, make: Callable[[], Board]) -> None:
        """Another moment: nothing is known of it. `make` lays its board out once it is needed."""
        if key != self._key:
            self._key, self._make, self._board = key, make, None
            self._found.clear()

    def preview(self, order: Any) -> Preview | None:
        """What an order would do; None: it is none that ends on the table."""
        if not isinstance(order, ORDERS) or self._make is None:
            return None
        if order not in self._found:
            self._board = self._board or self._make()
            self._found[order] = preview_order(self._board, order)
        return self._found[order]

    def work(
        self,
        orders: Sequence[Any],
        seconds: float = SLICE_SECONDS,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Look up ends for so many seconds, at least one."""
        end = clock() + seconds
        for order in orders:
            if isinstance(order, ORDERS) and order not in self._found:
                self.preview(order)
                if clock() >= end:
                    return

    def nearest(self, orders: Sequence[Any], x: float, y: float) -> Any | None:
        """Of the orders whose ends are known, the one that ends nearest to a point of the table (milli)."""
        known = [order for order in orders if order in self._found]

        def away(order: Any) -> float:
            end = self._found[order].end
            return float((end.x - x) ** 2 + (end.y - y) ** 2)

        return min(known, key=away, default=None)
