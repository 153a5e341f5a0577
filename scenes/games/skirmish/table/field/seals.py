"""The seals behind the regiments: upright, of one size from near and far, kept inside the window. Pure."""

import math
from typing import NamedTuple

from scenes.draw.style import Point, is_in_box
from scenes.games.skirmish.table.layout import WINDOW

_LARGEST_RADIUS, _SMALLEST_RADIUS = 17.0, 14.0
_NEAR_ZOOM = 1.3
"""From this k on, seals are as large as they get."""
_OVERLAP_UNITS = 4.0
"""So far a seal reaches over the rear edge of its tray."""


class Seal(NamedTuple):
    """Middle and radius of a seal, in units."""

    x: float
    y: float
    r: float


def seal_radius(zoom: float) -> float:
    """The radius of a seal at a k, in units: 14 to 17."""
    share = max(0.0, min(1.0, (zoom - 0.7) / (_NEAR_ZOOM - 0.7)))
    return _SMALLEST_RADIUS + (_LARGEST_RADIUS - _SMALLEST_RADIUS) * share


def seal_place(rear: Point, heading: float, radius: float, middle: Point | None = None) -> Seal | None:
    """The seal behind a rear edge whose middle is at `rear` (units), heading in degrees.

    None where neither the rear nor the `middle` of the tray is in the window.

    >>> seal_place((500, 300), 0, 14)
    Seal(x=500.0, y=310.0, r=14)
    """
    if not (is_in_box(WINDOW, *rear) or is_in_box(WINDOW, *(middle or rear))):
        return None
    turn = math.radians(heading)
    x = rear[0] - math.sin(turn) * (radius - _OVERLAP_UNITS)
    y = rear[1] + math.cos(turn) * (radius - _OVERLAP_UNITS)
    (left, top, w, h), room = WINDOW, radius + 2
    return Seal(max(left + room, min(left + w - room, x)), max(top + room, min(top + h - room, y)), radius)
