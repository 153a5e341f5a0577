"""Swept moves: how far a footprint goes straight, wheeling, in legs; turning in place (S-29, S-32, S-57)."""

import math
from collections.abc import Container, Iterable
from typing import NamedTuple, Protocol

from game.rules.skirmish.geometry.placement import is_on, overlapping_blocks
from game.rules.skirmish.geometry.queries import Swept
from game.rules.skirmish.geometry.quick_distance import GAP_NOISE, quick_gap
from game.rules.skirmish.geometry.shapes import (
    LARGEST_NUMBER,
    Footprint,
    Vector,
    check_whole_numbers,
    checked_standing,
    corners_of,
)
from game.rules.skirmish.geometry.table import (
    Block,
    Table,
    Thing,
    box_with_margin,
    nearest_shift,
    signed_distance,
    span_within_gap,
)
from game.rules.skirmish.state.formation import (
    INCH,
    TOUCH,
    TURN,
    Centi,
    Milli,
    Pose,
    about_centre,
    half_up,
    heading_vector,
    offset_point,
    wheel_cost,
    wheeled_pose,
)
from game.rules.skirmish.state.records import NONE

ANY_UNIT: Container[int] = range(LARGEST_NUMBER)
"""The ids of every unit."""
NO_UNIT: Container[int] = ()
"""The ids of no unit."""
CONTACT_STOP: Milli = 1
"""Milli before a unit at which a move that runs into it stops: contact, no overlap after rounding."""
PASSING_GAP: Milli = TOUCH + 2
"""Milli to which a move may come near what it must not touch."""
LENGTH_NOISE = 0.01
"""Milli by which lengths may differ from rounding alone."""
SHRUNK_INSET: Milli = 2 * TOUCH
"""Milli by which a footprint is shrunk on all sides where it begins in contact or overlap."""


class Rule(NamedTuple):
    """Exceptions of a move: units that are not there, that may come nearer than 1", that may be run into.

    `passing`: nearer than 1" to everything, terrain too, without touching: a charger on its way (S-29).
    """

    ignoring: Container[int] = NO_UNIT
    near: Container[int] = NO_UNIT
    touch: Container[int] = NO_UNIT
    passing: bool = False


ORDERLY = Rule()
"""The rule of an ordinary move: 1" from everything (S-29)."""


class MovePiece(Protocol):
    """A piece of a move: straight on, then a wheel, right above zero; as `actions.orders.Leg`."""

    @property
    def forward(self) -> Milli:
        """The milli straight on, never below zero."""
        ...

    @property
    def wheel(self) -> Centi:
        """The centi of the wheel that follows."""
        ...


class Moved(NamedTuple):
    """The end of a move, the milli it took (a wheel as in S-32), its obstacle, and the poses on its way."""

    pose: Pose
    went: Milli
    block: Block | None
    way: tuple[Pose, ...]


def possible_obstacles(table: Table, id: int, things: Iterable[Thing], rule: Rule) -> list[Thing]:
    """The things, of those given, that may stand in the way of a unit."""
    return [t for t in things if t.kind != "unit" or (t.id != id and t.id not in rule.ignoring)]


def nearest_allowed(thing: Thing, rule: Rule) -> Milli:
    """The milli to which a move may bring a unit near a thing."""
    if thing.kind == "unit" and thing.id in rule.touch:
        return CONTACT_STOP
    is_passed = rule.passing or (thing.kind == "unit" and thing.id in rule.near)
    return PASSING_GAP if is_passed else INCH


def _stopping_block(standing: Footprint, thing: Thing, rule: Rule) -> Block:
    """The block to report about the thing that stopped a unit here."""
    kind = "contact" if thing.kind == "unit" and thing.id in rule.touch else thing.kind
    return Block(kind, thing.id, max(0, half_up(signed_distance(standing, thing))))


def slid_standing(standing: Footprint, heading: Centi, by: Milli) -> Footprint:
    """The footprint slid by `by` milli along any heading; the unit keeps its own."""
    pose, shape, models = standing
    x, y = offset_point(Pose(pose.x, pose.y, heading), 0, by)
    return Footprint(Pose(x, y, pose.heading), shape, models)


# straight


def length_to_edge(table: Table, standing: Footprint, towards: Vector) -> Milli:
    """The milli that a footprint may slide before a part of it passes an edge of the table."""
    free = math.inf
    left, lower, right, upper = box_with_margin(corners_of(standing), 0)
    for step, least, most, size in (
        (towards[0], left, right, table.width),
        (towards[1], lower, upper, table.depth),
    ):
        if abs(step) > 1e-12:
            free = min(free, (size - most) / step if step > 0 else -least / step)
    return max(0, math.floor(min(free, LARGEST_NUMBER) + LENGTH_NOISE))


def swept_box(standing: Footprint, towards: Vector, reach: Milli) -> tuple[float, float, float, float]:
    """The box of everything that a straight move may come near."""
    here = corners_of(standing)
    there = tuple([(x + towards[0] * reach, y + towards[1] * reach) for x, y in here])
    return box_with_margin(here + there, INCH)


def _length_until_stopped(
    standing: Footprint, origin: Footprint, towards: Vector, thing: Thing, rule: Rule
) -> float:
    """The milli of a straight move after which a thing stops it; infinity: never.

    A unit may come as near as the rule allows, or as it was at the origin of the whole move.
    """
    here, inset = signed_distance(standing, thing), 0
    least = min(nearest_allowed(thing, rule), here, signed_distance(origin, thing))
    if least < CONTACT_STOP:
        inset = SHRUNK_INSET
        least = signed_distance(standing, thing, inset)
    if least <= LENGTH_NOISE:
        return 0.0
    between = span_within_gap(standing, towards, thing, least - LENGTH_NOISE, inset)
    return max(0.0, between[0]) if between and between[1] > 0 and between[0] > -CONTACT_STOP else math.inf


def straight_sweep(
    table: Table, id: int, heading: Centi, reach: Milli, rule: Rule = ORDERLY, at: Footprint | None = None
) -> Moved:
    """The slide of a unit along any heading (its own, backwards, sideways) until something stops it (S-06).

    `at`: as if the unit stood there; it may still come as near to others as where it really stands.

    Raises:
        ValueError: `reach` is below zero, or a number is absurd.
    """
    check_whole_numbers(heading, reach)
    if reach < 0:
        raise ValueError("a reach is not below zero.")
    here = checked_standing(at) if at else table[id]
    origin = table.standings.get(id, here)
    towards = heading_vector(heading % TURN)
    went, why = length_to_edge(table, here, towards), None
    for thing in possible_obstacles(
        table, id, table.around(swept_box(here, towards, min(went, reach))), rule
    ):
        free = _length_until_stopped(here, origin, towards, thing, rule)
        if free < went:
            went, why = math.floor(free), thing
    there = slid_standing(here, heading, min(went, reach))
    block = None
    if went < reach:
        block = _stopping_block(there, why, rule) if why else Block("edge", -1, 0)
    return Moved(there.pose, min(went, reach), block, (here.pose, there.pose))


# wheels


def wheeled_standing(standing: Footprint, by: Centi) -> Footprint:
    """The footprint after a wheel of `by` centi."""
    pose, shape, models = standing
    return standing if by == 0 else Footprint(wheeled_pose(pose, shape.width, by), shape, models)


def wheel_sweep(table: Table, id: int, by: Centi, rule: Rule = ORDERLY, at: Footprint | None = None) -> Moved:
    """The wheel of a unit about a front corner, right above zero, until something stops it; cost as in S-32.

    Tried hundredth by hundredth where something is near, in longer strides where nothing can be.
    """
    check_whole_numbers(by)
    here = checked_standing(at) if at else table[id]
    origin = table.standings.get(id, here)
    by = max(-TURN, min(TURN, by))
    done, why = abs(by), None
    arm = math.hypot(here.shape.width, here.shape.depth)
    x, y = corners_of(here)[3 if by > 0 else 0]
    box = (x - arm - INCH, y - arm - INCH, x + arm + INCH, y + arm + INCH)
    sign = 1 if by > 0 else -1
    for thing in (None, *possible_obstacles(table, id, table.around(box), rule)):
        upto = allowed_wheel(table, here, origin, thing, rule, sign, done)
        if upto < done:
            done, why = upto, thing
    there = wheeled_standing(here, sign * done)
    block = None
    if done < abs(by):
        block = _stopping_block(there, why, rule) if why else Block("edge", -1, 0)
    return Moved(there.pose, wheel_cost(here.shape.width, done), block, (here.pose, there.pose))


def allowed_wheel(
    table: Table, here: Footprint, origin: Footprint, thing: Thing | None, rule: Rule, sign: int, by: Centi
) -> Centi:
    """The centi of a wheel that a thing allows; thing None: the edges of the table.

    No corner moves faster than the far one, so a stride as long as the room that is left meets nothing.
    """
    allowed = 0 if thing is None else nearest_allowed(thing, rule)
    was = min(_room_at(table, here, thing), _room_at(table, origin, thing))
    least = allowed if was > allowed + 1 else min(allowed, was) - 1
    speed = math.hypot(here.shape.width, here.shape.depth) * math.pi / 18000
    done = 0
    room = _room_at(table, here, thing) - least
    while done < by:
        stride = min(by - done, max(1, int(room / speed)))
        room = _room_left(table, wheeled_standing(here, sign * (done + stride)), thing, least, speed)
        if room < 0:
            return done
        done += stride
    return done


def _room_left(table: Table, standing: Footprint, thing: Thing | None, least: float, speed: float) -> float:
    """The milli by which a unit may come nearer; exact wherever the stop or the next stride depends on it."""
    if thing is not None:
        near = quick_gap(standing, thing)
        strides, hair = (near - least) / speed, GAP_NOISE / speed
        if near > max(0.0, least) + GAP_NOISE and hair < strides % 1 < 1 - hair:
            return near - least
    return _room_at(table, standing, thing) - least


def _room_at(table: Table, standing: Footprint, thing: Thing | None) -> float:
    """The milli to a thing, or, None, to the nearest edge."""
    if thing is not None:
        return signed_distance(standing, thing)
    left, lower, right, upper = box_with_margin(corners_of(standing), 0)
    return min(left, lower, table.width - right, table.depth - upper)


def move_sweep(
    table: Table, id: int, order: Iterable[MovePiece], rule: Rule = ORDERLY, at: Footprint | None = None
) -> Moved:
    """A whole move, leg by leg, until something stops it (S-06, S-32).

    Whether the unit may afford the move is not judged here: `went` says what it took.
    """
    here = checked_standing(at) if at else table[id]
    way, went = [here.pose], 0
    for leg in order:
        done = straight_sweep(table, id, here.pose.heading, leg.forward, rule, here)
        way, went, here = [*way, done.pose], went + done.went, here._replace(pose=done.pose)
        check_whole_numbers(leg.wheel)
        if leg.wheel and not done.block:
            done = wheel_sweep(table, id, leg.wheel, rule, here)
            way, went, here = [*way, done.pose], went + done.went, here._replace(pose=done.pose)
        if done.block:
            return Moved(here.pose, went, done.block, tuple(way))
    return Moved(here.pose, went, None, tuple(way))


# turning about the centre, closing up


def pivot_about_centre(table: Table, id: int, heading: Centi) -> tuple[Footprint, tuple[Block, ...]]:
    """A unit turned about its centre, and what it then overlaps: units, rocks, an edge (S-57)."""
    check_whole_numbers(heading)
    here = table[id]
    there = here._replace(pose=about_centre(here.pose, here.shape, heading % TURN))
    edge = () if is_on(table, there) else (Block("edge", -1, 0),)
    return there, edge + overlapping_blocks(table, id, there)


def contact_restoring_pose(table: Table, mover: int, other: int) -> Pose:
    """The pose of a unit after the least straight move back into contact (S-28)."""
    here = table[mover]
    dx, dy = nearest_shift(here, table.things[other])
    return Pose(half_up(here.pose.x + dx), half_up(here.pose.y + dy), here.pose.heading)


def swept_result(done: int, pose: Pose, block: Block | None) -> Swept:
    """A swept move as the chapters read it."""
    if block is None:
        return Swept(done, pose)
    return Swept(
        done,
        pose,
        unit=block.id if block.kind in ("unit", "contact") else NONE,
        terrain=block.id if block.kind == "terrain" else NONE,
        edge=block.kind == "edge",
    )
