"""Models under templates and on lines, by unit and number (S-43, S-49, S-50, S-80)."""

import math
from functools import lru_cache
from typing import NamedTuple

from game.rules.skirmish.geometry.faces import front_middle
from game.rules.skirmish.geometry.shapes import (
    Vector,
    check_whole_numbers,
    clipped_line,
    distance_to_base,
    local_point,
    model_bases,
)
from game.rules.skirmish.geometry.table import STANDING_UNITS, Table, box_with_margin, minkowski_poly
from game.rules.skirmish.state.formation import Centi, Milli, Point, half_up, heading_vector

Models = tuple[tuple[int, int], ...]
"""Pairs (unit, model), sorted; models are counted rank by rank from 0."""
TEARDROP_LENGTH: Milli = 8000
"""Milli from the tip of a teardrop to its round end."""
TEARDROP_TIP_RADIUS, TEARDROP_END_RADIUS = 250, 1250
"""Half the breadth of a teardrop, in milli, at its tip and at its round end."""


class Struck(NamedTuple):
    """A model on a line: its unit, its number, its rank from 0, the milli from the line's beginning."""

    unit: int
    model: int
    rank: int
    at: Milli


def under_round(table: Table, middle: Point, width: Milli) -> Models:
    """Models with a part of their base under a round template, `width` milli across (3", 5")."""
    check_whole_numbers(*middle, width)
    x, y = middle
    reach, out = width / 2, []
    for thing in table.around((x - reach, y - reach, x + reach, y + reach), STANDING_UNITS):
        standing = table[thing.id]
        seen = local_point(standing.pose, middle)
        out += [
            (thing.id, at)
            for at, cell in enumerate(model_bases(standing))
            if distance_to_base(cell, seen) < reach
        ]
    return tuple(out)


def under_point(table: Table, point: Point) -> tuple[int, int] | None:
    """The model whose base holds a point, as under a template's hole; the lowest of several; None: none."""
    check_whole_numbers(*point)
    for thing in table.around((*point, *point), STANDING_UNITS):
        seen = local_point(table[thing.id].pose, point)
        for at, cell in enumerate(model_bases(table[thing.id])):
            if distance_to_base(cell, seen) == 0:
                return thing.id, at
    return None


@lru_cache(maxsize=64)
def _teardrop(heading: Centi) -> tuple[Vector, ...]:
    """The outline of the 8" template whose tip is at (0, 0)."""
    (fx, fy), out = heading_vector(heading), []
    tilt = math.degrees(
        math.asin(
            (TEARDROP_END_RADIUS - TEARDROP_TIP_RADIUS)
            / (TEARDROP_LENGTH - TEARDROP_END_RADIUS - TEARDROP_TIP_RADIUS)
        )
    )
    for forward, radius, first, turn in (
        (TEARDROP_TIP_RADIUS, TEARDROP_TIP_RADIUS, 180 + tilt, 180 - 2 * tilt),
        (TEARDROP_LENGTH - TEARDROP_END_RADIUS, TEARDROP_END_RADIUS, -tilt, 180 + 2 * tilt),
    ):
        for step in range(13):
            angle = math.radians(first + turn * step / 12)
            right, on = radius * math.cos(angle), forward + radius * math.sin(angle)
            out.append((right * fy + on * fx, on * fy - right * fx))
    return tuple(out)


def under_teardrop(table: Table, tip: Point, heading: Centi) -> Models:
    """Models with a part of their base under the 8" teardrop, laid from its tip along a heading (S-50)."""
    check_whole_numbers(*tip, heading)
    drop, out = _teardrop(heading % 36000), []
    box = box_with_margin(tuple([(tip[0] + x, tip[1] + y) for x, y in drop]), 0)
    for thing in table.around(box, STANDING_UNITS):
        pose, shape, _ = standing = table[thing.id]
        poly = minkowski_poly((pose.heading, shape.base_w, shape.base_d, 0), drop)
        for at, cell in enumerate(model_bases(standing)):
            x, y = front_middle(pose, cell)
            if poly.point_query((x - tip[0], y - tip[1])).distance < 0:
                out.append((thing.id, at))
    return tuple(out)


def models_on_line(table: Table, start: Point, end: Point) -> tuple[Struck, ...]:
    """Models whose base a straight line crosses, in order (S-49); ties by unit, then number.

    The line ends where it first meets impassable terrain: see `line_end`.
    """
    end, out = line_end(table, start, end), []
    far = math.dist(start, end)
    for thing in table.crossing(start, end, STANDING_UNITS):
        standing = table[thing.id]
        ends = local_point(standing.pose, start), local_point(standing.pose, end)
        for at, cell in enumerate(model_bases(standing)):
            part = clipped_line(cell, *ends)
            if part is not None:
                out.append(Struck(thing.id, at, at // standing.shape.files, half_up(part[0] * far)))
    return tuple(sorted(out, key=lambda one: (one.at, one.unit, one.model)))


def first_of_each_rank(struck: tuple[Struck, ...]) -> tuple[Struck, ...]:
    """The models that the line meets first in every rank of every unit (S-49)."""
    met: dict[tuple[int, int], Struck] = {}
    for one in struck:
        met.setdefault((one.unit, one.rank), one)
    return tuple(met.values())


def line_end(table: Table, start: Point, end: Point) -> Point:
    """The end of a line: its own, at an edge of the table, or at impassable terrain (S-49, S-78)."""
    check_whole_numbers(*start, *end)
    share, far = 1.0, math.dist(start, end)
    for at, to, size in zip(start, end, (table.width, table.depth), strict=True):
        if to > size and to > at:
            share = min(share, max(0.0, (size - at) / (to - at)))
        if to < 0 and to < at:
            share = min(share, max(0.0, at / (at - to)))
    if far:
        share = min([share, *[reached / far for reached in table.rocks_on(start, end)]])
    return half_up(start[0] + (end[0] - start[0]) * share), half_up(start[1] + (end[1] - start[1]) * share)


def swept_round(table: Table, start: Point, end: Point, width: Milli) -> tuple[int, ...]:
    """Units touched by a round template that moves straight (vortex, S-43), in order, then by id."""
    check_whole_numbers(*start, *end, width)
    box = box_with_margin(((float(start[0]), float(start[1])), (float(end[0]), float(end[1]))), width)
    met = []
    for thing in table.around(box, STANDING_UNITS):
        reached = table.reached(thing.id, start, end, width / 2)
        if reached is not None:
            met.append((reached, thing.id))
    return tuple(id for _, id in sorted(met))
