"""The seals behind the regiments: upright, of one size from near and far, kept inside the window."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from scenes.draw.art import Art
from scenes.draw.style import Point, is_in_box
from scenes.games.skirmish.table.field.batch import Batch, Floats
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.layout import WINDOW

_LARGEST_RADIUS, _SMALLEST_RADIUS = 17.0, 14.0
_TINY_RADIUS = 9.0
_SMALL_ZOOM, _NEAR_ZOOM = 0.65, 1.3
"""Between these k, seals grow from their smallest to their largest."""
_OVERLAP_UNITS = 4.0
"""So far a seal reaches over the rear edge of its tray."""


class Seal(NamedTuple):
    """Middle and radius of a seal, in units."""

    x: float
    y: float
    r: float


def seal_radius(zoom: float) -> float:
    """The radius of a seal at a k, in units: 14 to 17, less where the table is seen from very far.

    >>> seal_radius(0.65), seal_radius(3), seal_radius(0.1)
    (14.0, 17.0, 9.0)
    """
    if zoom < _SMALL_ZOOM:
        return max(_TINY_RADIUS, _SMALLEST_RADIUS * zoom / _SMALL_ZOOM)
    share = min(1.0, (zoom - _SMALL_ZOOM) / (_NEAR_ZOOM - _SMALL_ZOOM))
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


class SealBatch:
    """Seals behind regiments; `places` holds those that are in sight, by unit, in units."""

    def __init__(self, art: Art) -> None:
        self.batch = Batch()
        self.places: dict[int, Seal] = {}
        self.turn = -1
        """The turn of the camera for which the seals lie."""
        self._art = art
        self._numbers: dict[int, tuple[int, float]] = {}

    def lay(self, units: Sequence[int], seats: Sequence[int], trays: Floats, camera: Camera) -> None:
        """Lay the seals behind these regiments, whose trays are the rows of `trays`, as they are seen."""
        radius, scale = seal_radius(camera.zoom), camera.scale
        turn = np.radians(trays[:, 2])
        ox, oy = camera.to_screen(0, 0)
        x, y = ox + trays[:, 0] * scale, oy - trays[:, 1] * scale
        back = trays[:, 4] * scale
        rows = np.stack((x, y, x - np.sin(turn) * back, y + np.cos(turn) * back, trays[:, 2]), axis=1)
        found = [
            (unit, seat, seal_place((rx, ry), degrees, radius, (mx, my)))
            for unit, seat, (mx, my, rx, ry, degrees) in zip(units, seats, rows.tolist(), strict=True)
        ]
        seen = [(unit, seat, seal) for unit, seat, seal in found if seal is not None]
        self.places = {unit: seal for unit, _, seal in seen}
        batch = self.batch
        batch.resize(len(seen))
        for row, (_, seat, seal) in enumerate(seen):
            number, overhang = self._picture(seat)
            batch.places[row] = *camera.to_board(seal.x, seal.y), 0, 0
            batch.sizes[row] = 2 * seal.r * overhang / camera.scale
            batch.pictures[row] = number
        self.turn = camera.turn

    def _picture(self, seat: int) -> tuple[int, float]:
        """The number of a seat's seal, and how much larger than the seal its picture is."""
        known = self._numbers.get(seat)
        if known is None:
            name = f"seal_{seat}"
            width, margin = self._art.size(name)[0], self._art.margin(name)
            number = self.batch.picture_number(self._art.texture(name, 0.55))
            known = self._numbers[seat] = number, (width + 2 * margin) / width
        return known
