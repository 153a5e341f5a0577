"""Moves that nobody orders: flights, and neutrals that are pushed aside (S-10, S-36)."""

import math
from collections.abc import Collection, Generator
from typing import NamedTuple

from game.rules.skirmish.geometry.placement import is_on
from game.rules.skirmish.geometry.shapes import Footprint, Vector, check_whole_numbers, checked_standing
from game.rules.skirmish.geometry.sweep import (
    LENGTH_NOISE,
    ORDERLY,
    Rule,
    length_to_edge,
    possible_obstacles,
    slid_standing,
    swept_box,
)
from game.rules.skirmish.geometry.table import (
    STANDING_UNITS,
    Table,
    Thing,
    finished_answer,
    signed_distance,
    span_within_gap,
)
from game.rules.skirmish.state.formation import (
    CLEAR_GAP,
    DEGREE,
    INCH,
    TOUCH,
    TURN,
    Centi,
    Milli,
    Pose,
    footprint_centre,
    half_up,
    heading_between,
    heading_vector,
)

AT_ONCE = 12
"""Headings of a push that are looked at in one piece."""


class Flight(NamedTuple):
    """The end of a flight, and what it crossed, in order; `left`: over an edge, gone (S-36).

    `terrain` names impassable pieces only.
    """

    pose: Pose
    went: Milli
    units: tuple[int, ...]
    terrain: tuple[int, ...]
    left: bool


class Push(NamedTuple):
    """The push of a neutral unit, facing kept: its end, direction in centi, length in milli (S-10)."""

    pose: Pose
    heading: Centi
    went: Milli


def flee_path(
    table: Table, id: int, reach: Milli, at: Footprint | None = None, ignoring: Collection[int] = ()
) -> Flight:
    """The flight straight on: over everything, going on until 1" clear of all, or over the edge (S-36).

    `at`: the footprint after turning about its centre. What it overlaps there is not crossed, nor is passable
    terrain: ask `placement.crossed_terrain`.

    Raises:
        ValueError: `reach` is below zero, or a number is absurd.
    """
    check_whole_numbers(reach)
    if reach < 0:
        raise ValueError("a reach is not below zero.")
    here = checked_standing(at) if at else table[id]
    towards = heading_vector(here.pose.heading)
    if not is_on(table, here):
        return Flight(here.pose, 0, (), (), True)
    edge = length_to_edge(table, here, towards)
    obstacles = possible_obstacles(
        table, id, table.around(swept_box(here, towards, edge)), Rule(ignoring=ignoring)
    )
    spans = [
        between for thing in obstacles if (between := span_within_gap(here, towards, thing, INCH)) is not None
    ]
    went = _length_clear_of(spans, reach)
    crossed = _things_crossed(here, towards, obstacles, min(went, edge))
    return Flight(
        pose=slid_standing(here, here.pose.heading, min(went, edge)).pose,
        went=min(went, edge),
        units=tuple(one.id for one in crossed if one.kind == "unit"),
        terrain=tuple(one.id for one in crossed if one.kind == "terrain"),
        left=went > edge,
    )


def _length_clear_of(spans: list[Vector], least: Milli) -> Milli:
    """The least length, from `least` milli on, that lies in none of the spans.

    >>> _length_clear_of([(10.0, 20.0), (19.0, 30.5)], 12)
    31
    """
    went = least
    while True:
        later = [
            math.ceil(last - LENGTH_NOISE) for first, last in spans if first < went < last - LENGTH_NOISE
        ]
        if not later:
            return went
        went = max(*later, went + 1)


def _things_crossed(here: Footprint, towards: Vector, things: list[Thing], went: Milli) -> list[Thing]:
    """Things that a footprint crosses on a straight way, in order, but those it overlaps at its start."""
    met = [(span_within_gap(here, towards, thing, 0.0, TOUCH // 2), thing) for thing in things]
    hits = [(between[0], thing) for between, thing in met if between and 0 < between[0] < went]
    return [thing for _, thing in sorted(hits)]


def shortest_push(table: Table, id: int, clear: Collection[int], touched: int) -> Push | None:
    """The least push, looked for without a pause; see `look_for_push`."""
    return finished_answer(look_for_push(table, id, clear, touched))


def look_for_push(
    table: Table, id: int, clear: Collection[int], touched: int
) -> Generator[None, None, Push | None]:
    """The least straight move of whole degrees to 1" from every unit in `clear` (S-10 d, e); None: no room.

    Ties: nearest to straight away from the `touched` unit, then the lower heading. In pieces of `AT_ONCE`
    headings; between two of them the table may serve others, if it is as it was before the next one.
    """
    here = table[id]
    friends = sorted(
        (signed_distance(here, table.things[other]), table.things[other]) for other in clear if other != id
    )
    middle = footprint_centre(here.pose, here.shape)
    away = heading_between(footprint_centre(table[touched].pose, table[touched].shape), middle)
    headings = []
    for number, heading in enumerate(range(0, TURN, DEGREE), 1):
        went = _length_clear_of_friends(here, friends, heading)
        headings.append((went, _angle_between(heading, away), heading))
        if number % AT_ONCE == 0:
            yield
    for number, (went, _, heading) in enumerate(sorted(headings), 1):
        if number % AT_ONCE == 0:
            yield
        there = slid_standing(here, heading, went)
        if _is_slide_open(table, id, here, heading, went) and _stands_clear(table, id, there):
            return Push(there.pose, heading, went)
    return None


def _angle_between(heading: Centi, other: Centi) -> Centi:
    """The angle between two headings, in centi.

    >>> _angle_between(35000, 1000)
    2000
    """
    apart = abs(heading - other) % TURN
    return min(apart, TURN - apart)


def _length_clear_of_friends(here: Footprint, friends: list[tuple[float, Thing]], heading: Centi) -> Milli:
    """The milli along a heading after which a unit is 1" clear of all `friends`.

    They come with their gaps, the nearest first: a friend farther away than that length and an inch is not in
    its way.
    """
    towards, went = heading_vector(heading), 0
    spans: list[Vector] = []
    for gap, friend in friends:
        if gap - INCH > went + 1:
            break
        if between := span_within_gap(here, towards, friend, INCH):
            spans.append(between)
            went = _length_clear_of(spans, 0)
    return went


def _is_slide_open(table: Table, id: int, here: Footprint, heading: Centi, went: Milli) -> bool:
    """Whether a straight way crosses no unit, impassable terrain or edge."""
    towards = heading_vector(heading)
    if length_to_edge(table, here, towards) < went:
        return False
    for thing in possible_obstacles(table, id, table.around(swept_box(here, towards, went)), ORDERLY):
        between = span_within_gap(here, towards, thing, 0.0, TOUCH)
        if between and between[0] < went and between[1] > 0:
            return False
    return True


def _stands_clear(table: Table, id: int, there: Footprint) -> bool:
    """Whether a pushed unit is no nearer to any unit than 1", or than it was."""
    here = table[id]
    for thing in possible_obstacles(table, id, table.about(there, INCH, STANDING_UNITS), ORDERLY):
        gap = half_up(signed_distance(there, thing))
        if gap < CLEAR_GAP and gap < half_up(signed_distance(here, thing)) - 1:
            return False
    return True
