"""The ways between the boards of the first page: each is a column, and sideways leads to the next one."""

from __future__ import annotations

from collections.abc import Sequence

from game.input.intents import Intent
from scenes.widgets.focus import Spot, neighbour_spot

_BOARDS = (("mod", "new"), ("touched", "wrong", "more", "keep", "rules"), ("tab", "thing", "conflicts"))
"""What spots of each board are called, from the left."""
_ASIDE = {Intent.LEFT: -1, Intent.RIGHT: 1}


def next_spot(spots: Sequence[Spot], here: Spot | None, intent: Intent) -> Spot | None:
    """Where one comes to: sideways what is beside on the same board, else the nearest one on the next board.

    Up and down never lead from one board to another, but for the ticket above the last one.
    """
    if here is None:
        return None
    board = _board_of(here)
    found = neighbour_spot([one for one in spots if _board_of(one) == board], here, intent, wrap=False)
    if found is not None or intent not in _ASIDE:
        return found
    beside = [one for one in spots if _board_of(one) == board + _ASIDE[intent]]
    return min(beside, key=lambda one: _off(here, one), default=None)


def _board_of(spot: Spot) -> int:
    kind = spot.key.partition(":")[0]
    return next(place for place, kinds in enumerate(_BOARDS) if kind in kinds)


def _off(here: Spot, there: Spot) -> tuple[float, float]:
    """How far two spots are apart in height, then sideways."""
    down = abs(here.y + here.h / 2 - there.y - there.h / 2)
    return down, abs(here.x - there.x)
