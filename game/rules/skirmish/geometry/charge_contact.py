"""Places on a face where an aligned charger may stand, and how many models then touch (S-35, S-77).

A place is the milli from the middle of the face to the middle of the charger's front, right above zero.
"""

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.rules.skirmish.geometry.charge_obstacles import ChargeObstacle
from game.rules.skirmish.geometry.faces import Face, contact_length
from game.rules.skirmish.geometry.placement import EDGE_SLACK
from game.rules.skirmish.geometry.shapes import Footprint, Polygon, Vector, corners_of
from game.rules.skirmish.geometry.sweep import LENGTH_NOISE, Rule, nearest_allowed, possible_obstacles
from game.rules.skirmish.geometry.table import Table, signed_distance, span_within_gap
from game.rules.skirmish.state.formation import TOUCH, TURN, Centi, Milli, Pose, half_up, heading_vector

PLACE_NOISE = 1.0
"""Milli by which places and rooms on a face may differ from rounding alone."""


class ChargeGeometry(NamedTuple):
    """A charger, its target and the face that is charged, and what is known about them beforehand."""

    table: Table
    id: int
    target: int
    arc: str
    face: Face
    near: frozenset[int]
    may_turn: bool
    straight: Milli
    """Milli straight on in which nothing is touched."""
    places: tuple[tuple[int, float], ...]
    """Pairs (models in contact, place) wherever that may be best; most contact first."""
    free: tuple[Vector, ...]
    """Stretches of places where nothing forbids the charger to stand."""
    later: tuple[Milli, ...]
    """Base widths in milli of chargers of the same face that still come."""
    rooms: tuple[Vector, ...]
    """Parts of the face that no other unit holds."""
    wheels: dict[tuple[Milli, int], Centi]
    """Centi that the charger may wheel, by the milli before it and the side: filled as it is asked."""
    bounds: Polygon
    """Corners of the target."""
    ends: Polygon
    """Ends of the face."""
    obstacles: list[ChargeObstacle]
    """Obstacles that may certainly bar the charge; empty until they are noted."""
    flying: bool
    """Whether the charger goes over units and terrain: before it lands only edges stop it (S-38)."""

    @property
    def charger(self) -> Footprint:
        """The footprint of the charger before it moves."""
        return self.table[self.id]


class FrontContact(NamedTuple):
    """The contact of a front that goes straight on with a face, after `far` milli."""

    far: float
    least: float
    most: float
    """With `least`: the touched part of the face, in milli from its middle, right above zero."""
    place: float
    """The place of the charger if it turns about the point that it touched."""


def aligned_charger(charge: ChargeGeometry, place: float) -> Footprint:
    """The charger with its front on the face's line, at a place."""
    face, (x, y), (dx, dy) = charge.face, charge.face.middle, charge.face.along
    heading = (face.outward + TURN // 2) % TURN
    return charge.charger._replace(pose=Pose(half_up(x + dx * place), half_up(y + dy * place), heading))


def occupied_face_parts(charge: ChargeGeometry) -> list[Vector]:
    """Parts of the face that other units hold, as places."""
    out = []
    for other in sorted(charge.near):
        if other in charge.table and contact_length(charge.table, other, charge.target, charge.arc) >= 0:
            seen = [point_on_face(charge.face, corner)[0] for corner in corners_of(charge.table[other])]
            out.append((min(seen), max(seen)))
    return out


def point_on_face(face: Face, point: Vector) -> Vector:
    """A point as the face is looked at: milli right of its middle, and before it."""
    (x, y), (dx, dy), (nx, ny) = face.middle, face.along, heading_vector(face.outward)
    return (point[0] - x) * dx + (point[1] - y) * dy, (point[0] - x) * nx + (point[1] - y) * ny


def free_parts(whole: Vector, taken: Iterable[Vector]) -> tuple[Vector, ...]:
    """The parts of a stretch that are left when others are taken from it.

    >>> free_parts((0, 10), [(2, 3), (-5, 1), (9, 20)])
    ((1, 2), (3, 9))
    """
    parts, (at, end) = [], whole
    for first, last in sorted(taken):
        if first > at:
            parts.append((at, min(first, end)))
        at = max(at, last)
    return tuple([(a, b) for a, b in (*parts, (at, end)) if a <= b])


def standing_room(charge: ChargeGeometry) -> tuple[Vector, ...]:
    """Stretches of places on the face's line where an aligned charger may stand (S-29, S-73)."""
    table, there = charge.table, aligned_charger(charge, 0)
    most = (charge.face.width + there.shape.width) / 2
    least, last = _places_on_table(charge, there, (-most, most))
    rule, taken = Rule(ignoring=(charge.target,), near=charge.near), []
    box = table.about(there, most + 2 * TOUCH + 1000)
    for thing in possible_obstacles(table, charge.id, box, rule):
        gap = min(nearest_allowed(thing, rule), signed_distance(charge.charger, thing))
        between = span_within_gap(there, charge.face.along, thing, max(gap, LENGTH_NOISE))
        if between:
            taken.append(between)
    return free_parts((least, last), taken) if least <= last else ()


def _places_on_table(charge: ChargeGeometry, there: Footprint, within: Vector) -> Vector:
    """The stretch of places at which an aligned charger is on the table."""
    least, most = within
    for corner in corners_of(there):
        for axis, size in ((0, charge.table.width), (1, charge.table.depth)):
            at, step = corner[axis], charge.face.along[axis]
            if abs(step) < 1e-9:
                if not -EDGE_SLACK <= at <= size + EDGE_SLACK:
                    return 1.0, 0.0
                continue
            one, other = sorted((-at / step, (size - at) / step))
            least, most = max(least, one), min(most, other)
    return least, most


def contact_breakpoints(charge: ChargeGeometry) -> Iterator[float]:
    """Places at which the count of models in contact may change, or beyond which none may stand."""
    face, shape = charge.face, charge.charger.shape
    half, end = shape.width / 2, face.width / 2
    for at in range(face.places + 1):
        yield from (at * face.each - end - half, at * face.each - end + half)
    for at in range(shape.files + 1):
        yield from (end + half - at * shape.base_w, half - end - at * shape.base_w)
    for stretch in charge.free:
        yield from stretch
    for first, last in charge.rooms:
        for left in _possible_sums(charge.later):
            yield from (first + left + half, last - left - half)


def _possible_sums(widths: Iterable[Milli]) -> list[Milli]:
    """Every sum of some of these widths, each once, none of them included: what later chargers may take.

    >>> _possible_sums((787, 1575, 787))
    [0, 787, 1574, 1575, 2362, 3149]
    """
    sums = [0]
    for width in widths:
        sums = sorted({*sums, *[known + width for known in sums]})
    return sums


def is_place_free(charge: ChargeGeometry, place: float) -> bool:
    """Whether the charger may stand at a place, and later ones still find room."""
    if not any(first - LENGTH_NOISE <= place <= last + LENGTH_NOISE for first, last in charge.free):
        return False
    half = charge.charger.shape.width / 2
    rooms = [
        last - first
        for stretch in charge.rooms
        for first, last in free_parts(stretch, [(place - half, place + half)])
    ]
    for wanted in sorted(charge.later, reverse=True):
        at = next((at for at, room in enumerate(rooms) if room >= wanted - PLACE_NOISE), None)
        if at is None:
            return False
        rooms[at] -= wanted
    return True


def models_in_contact(charge: ChargeGeometry, place: float) -> int:
    """Models of both units that touch when the charger stands at a place; corners count (S-35, S-53)."""
    face, shape = charge.face, charge.charger.shape
    half, end = shape.width / 2 + TOUCH, face.width / 2 + TOUCH
    theirs = _neighbours_touched(-face.width / 2, face.each, face.places, place - half, place + half)
    return theirs + _neighbours_touched(place - shape.width / 2, shape.base_w, shape.files, -end, end)


def _neighbours_touched(first: float, each: Milli, count: int, least: float, most: float) -> int:
    """The number of `count` neighbours, each `each` milli wide, that touch a stretch.

    >>> _neighbours_touched(0, 10, 5, 20, 25), _neighbours_touched(0, 10, 5, 50, 60)
    (2, 1)
    """
    low = max(0, math.ceil((least - first) / each - 1))
    high = min(count - 1, math.floor((most - first) / each))
    return max(0, high - low + 1)


def best_contact_place(charge: ChargeGeometry, touch: FrontContact) -> tuple[int, float] | None:
    """The place with most contact that keeps the touched point touched, by the least slide (S-77)."""
    if not charge.free:
        return None
    half = charge.charger.shape.width / 2
    least, most = touch.least - half - LENGTH_NOISE, touch.most + half + LENGTH_NOISE
    own = [place for place in (touch.place, least, most) if is_place_free(charge, place)]
    found = [(models_in_contact(charge, place), place) for place in own]
    found += [one for one in charge.places if least <= one[1] <= most]
    return min(found, key=lambda one: (-one[0], abs(one[1] - touch.place), one[1]), default=None)
