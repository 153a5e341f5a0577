"""The way of an attack's thread, from stage to target: along lanes and gaps, over nothing that is read."""

import math
from collections.abc import Sequence
from itertools import pairwise

from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table.grids import Grid
from scenes.games.hecatombe.table.layout import ARENA, BAND, LIFT, STORM

LEFT_GAP, RIGHT_GAP = 423.0, 857.0
"""The middles of the gaps between the arena and the two columns of zones."""
BAND_LANE = 463.0
"""The lane between the zones and the band."""
EDGE_LANE = 13.0
"""The lane between the tiles of the band and the edge of the screen."""
LOWER_LANE = 358.0
"""The lane through the arena: between great tile and sentence."""
LANE_ABOVE = 5.5
"""Units between a lane and the row of tiles under it."""
ABOVE, BELOW = 0.46, 0.62
"""Where the head meets a tile, as a share of its width, from above and from below: beside its badges."""
COLUMN_FROM, LOW_BELOW = 300.0, 150.0
"""Zones so high are whole columns, and lower ones are low."""
_ROUND, _SWEEP = 9.0, 22.0
"""The radius of a bend among tiles, and in the open."""
_BEND = 8
"""Straight pieces in a bend."""


def lane_to(box: Box, grid: Grid, place: Box) -> tuple[float, list[Point]]:
    """Return the height of the lane that leads to a tile, and the points from there to the tile.

    In the band the first row is reached from above, another one through the gap at the tile's right, or,
    where tiles overlap, by the edge of the screen. A rival's last row is reached from below, by the lane
    under the zone, and every other one from above.
    """
    x, y, w, h = box
    above, first = x + ABOVE * w, y <= grid.y + 1
    if place == BAND:
        return BAND_LANE, _in_band(box, grid, first=first)
    if place[3] < COLUMN_FROM and (not first or not grid.dy):
        lane, below = _under(place), x + BELOW * w
        return lane, [(below, lane), (below, y + h - LIFT + 2)]
    lane = grid.y - LANE_ABOVE if first else y - (grid.dy - grid.h) / 2
    return lane, [(above, lane), (above, y if first else y + 8)]


def _in_band(box: Box, grid: Grid, *, first: bool) -> list[Point]:
    """Return the points from the lane above the band to a tile in it."""
    x, y, w, h = box
    above = x + ABOVE * w
    if first:
        return [(above, BAND_LANE), (above, y - LIFT + 3)]
    if grid.overlaps:
        between = y - (grid.dy - grid.h) / 2
        return [(EDGE_LANE, BAND_LANE), (EDGE_LANE, between), (above, between), (above, y + 12)]
    gap, middle = x + w + (grid.dx - w) / 2, y + 0.45 * h
    return [(gap, BAND_LANE), (gap, middle), (x + w - 15, middle)]


def _under(place: Box) -> float:
    """Return the height of the lane under a zone."""
    foot = place[1] + place[3]
    if foot > BAND_LANE - 20:
        return BAND_LANE
    return foot + (4.0 if place[3] < LOW_BELOW else 7.0)


def thread_route(end: tuple[Box, Grid, Box]) -> list[Point]:
    """Return the way from under the great tile to the target; corners are round."""
    lane, far = lane_to(*end)
    (x, y, w, h), place = STORM, end[2]
    gap, door = LEFT_GAP if place == BAND or place[0] < ARENA[0] else RIGHT_GAP, x + w / 2
    return _rounded([(door, y + h - 24), (door, LOWER_LANE), (gap, LOWER_LANE), (gap, lane), *far])


def is_open(point: Point) -> bool:
    """Say whether a point lies in the arena, in a gap beside it or in the lane above the band."""
    x, y = point
    return (LEFT_GAP - 1 <= x <= RIGHT_GAP + 1 and y < BAND_LANE + 1) or abs(y - BAND_LANE) < 1


def _rounded(points: Sequence[Point]) -> list[Point]:
    """Return the way with every corner bent."""
    way = [
        point for place, point in enumerate(points) if not place or math.dist(point, points[place - 1]) > 1
    ]
    bent = [way[0]]
    for before, corner, after in zip(way, way[1:], way[2:], strict=False):
        bend = _SWEEP if is_open(before) and is_open(after) else _ROUND
        reach = min(bend, math.dist(before, corner) / 2, math.dist(corner, after) / 2)
        first, last = _towards(corner, before, reach), _towards(corner, after, reach)
        for step in range(_BEND + 1):
            t = step / _BEND
            bent.append(
                (
                    (1 - t) ** 2 * first[0] + 2 * t * (1 - t) * corner[0] + t * t * last[0],
                    (1 - t) ** 2 * first[1] + 2 * t * (1 - t) * corner[1] + t * t * last[1],
                )
            )
    return [*bent, way[-1]]


def _towards(start: Point, end: Point, reach: float) -> Point:
    """Return the point so many units from one point towards another."""
    span = math.dist(start, end) or 1.0
    return (
        start[0] + (end[0] - start[0]) * reach / span,
        start[1] + (end[1] - start[1]) * reach / span,
    )


def crossed(way: Sequence[Point], boxes: Sequence[Box], reach: float) -> list[Box]:
    """Return the boxes that a thread of half width `reach` along this way would cover by more than a hair."""
    found = []
    for box in boxes:
        x, y, w, h = box
        if any(x - reach < px < x + w + reach and y - reach < py < y + h + reach for px, py in _dense(way)):
            found.append(box)
    return found


def _dense(way: Sequence[Point]) -> list[Point]:
    """Return points along the way, a few units apart."""
    points: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(way):
        steps = max(1, int(math.dist((ax, ay), (bx, by)) / 3))
        points += [(ax + (bx - ax) * k / steps, ay + (by - ay) * k / steps) for k in range(steps + 1)]
    return points
