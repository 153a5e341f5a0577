"""The way of an attack's thread, from slot to target: along lanes and gaps, over nothing that is read."""

import math
from collections.abc import Sequence
from itertools import pairwise

from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table.grids import Grid
from scenes.games.hecatombe.table.layout import ARENA, BAND, STORM

LEFT_GAP, RIGHT_GAP = 423.0, 857.0
"""The middles of the gaps between the arena and the two columns of zones."""
BAND_LANE = 463.0
"""The lane between the zones and the band."""
EDGE_LANE = 13.0
"""The lane between the tiles of the band and the edge of the screen."""
UPPER_LANE, LOWER_LANE = 155.5, 358.0
"""The lanes through the arena: between announcement and great tile, and between it and the sentence."""
LANE_ABOVE = 6.0
"""Units between a lane and the row of tiles under it."""
DOOR = 0.5
"""Where a ribbon meets the great tile, as a share of its width from the side that it comes from."""
_ROUND, _SWEEP = 14.0, 46.0
"""The radius of a bend among tiles, and in the open."""
_BEND = 8
"""Straight pieces in a bend."""


def lane_to(box: Box, grid: Grid, place: Box) -> tuple[float, list[Point]]:
    """Return the height of the lane that leads to a tile, and the points from there to the tile.

    In the first row, or where rows stand well apart, the lane runs right above the tile. Another row is
    reached through the gap between two tiles, on the side of the arena; where tiles overlap, there is none,
    and the lane goes by the edge of the screen and between the rows.
    """
    x, y, w, h = box
    first = grid.y
    in_band = place == BAND
    if y <= first + 1:
        lane = BAND_LANE if in_band else first - LANE_ABOVE
        return lane, [(x + w / 2, lane), (x + w / 2, y + 7)]
    if not in_band and grid.dy - grid.h >= 8:
        lane = y - (grid.dy - grid.h) / 2
        return lane, [(x + w / 2, lane), (x + w / 2, y + 7)]
    if grid.overlaps:
        between = y - (grid.dy - grid.h) / 2
        return BAND_LANE, [
            (EDGE_LANE, BAND_LANE),
            (EDGE_LANE, between),
            (x + w / 2, between),
            (x + w / 2, y + 7),
        ]
    side = 1 if in_band or place[0] < ARENA[0] else -1
    gap = x + w / 2 + side * grid.dx / 2
    lane = BAND_LANE if in_band else first - LANE_ABOVE
    inside = x + w / 2 + side * (w / 2 - 10)
    return lane, [(gap, lane), (gap, y + 0.42 * h), (inside, y + 0.42 * h)]


def thread_route(start: tuple[Box, Grid, Box], end: tuple[Box, Grid, Box]) -> list[list[Point]]:
    """Return the two halves of the way: to the great tile, and from it to the target; corners are round."""
    (from_lane, near), (to_lane, far) = lane_to(*start), lane_to(*end)
    upwards = from_lane <= to_lane
    way_in = _through_arena(start[2], from_lane, upper=upwards)
    way_out = _through_arena(end[2], to_lane, upper=not upwards)
    slot = start[0]
    middle = (slot[0] + slot[2] / 2, slot[1] + slot[3] / 2)
    coming = [middle, *reversed(near[:-1]), *way_in]
    going = [*reversed(way_out), *far]
    return [_rounded(coming), _rounded(going)]


def _through_arena(place: Box, lane: float, *, upper: bool) -> list[Point]:
    """Return the points from a lane beside the arena to the great tile."""
    x, y, w, h = STORM
    left = place == BAND or place[0] < ARENA[0]
    gap, door = (LEFT_GAP, x + DOOR * w) if left else (RIGHT_GAP, x + w - DOOR * w)
    across, inside = (UPPER_LANE, y + 24) if upper else (LOWER_LANE, y + h - 24)
    return [(gap, lane), (gap, across), (door, across), (door, inside)]


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
