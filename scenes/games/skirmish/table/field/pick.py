"""Which regiment lies under a point of the window. Pure."""

import math
from collections.abc import Iterable
from typing import NamedTuple

from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.field.seals import Seal
from scenes.games.skirmish.table.shown import Stand

_SLACK_UNITS = 5.0
"""So far beside its edge a tray can still be pointed at."""


class Standing(NamedTuple):
    """A regiment as it is shown: width and depth in milli, and its seal."""

    unit: int
    stand: Stand
    size: tuple[float, float]
    seal: Seal | None


def picked_unit(camera: Camera, standings: Iterable[Standing], x: float, y: float) -> int | None:
    """The unit under x, y (units): by its seal first, else the tray whose middle is nearest."""
    at = camera.to_board(x, y)
    best: tuple[float, int] | None = None
    for one in standings:
        if one.seal is not None and math.hypot(x - one.seal.x, y - one.seal.y) <= one.seal.r:
            return one.unit
        away = _away_from_middle(one, at, _SLACK_UNITS / camera.scale)
        if away is not None and (best is None or away < best[0]):
            best = away, one.unit
    return None if best is None else best[1]


def _away_from_middle(one: Standing, at: tuple[float, float], slack: float) -> float | None:
    """How far a point is from the middle of a tray, as a share of its half sides; None: beside it."""
    turn = math.radians(one.stand.heading / 100)
    dx, dy = at[0] - one.stand.x, at[1] - one.stand.y
    right = dx * math.cos(turn) - dy * math.sin(turn)
    forward = dx * math.sin(turn) + dy * math.cos(turn) + one.size[1] / 2
    half_w, half_d = one.size[0] / 2, one.size[1] / 2
    if abs(right) > half_w + slack or abs(forward) > half_d + slack:
        return None
    return max(abs(right) / half_w, abs(forward) / half_d)
