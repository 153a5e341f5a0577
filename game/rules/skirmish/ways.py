"""The way of a charge: straight, one wheel, straight, until the front touches the face (S-35, S-77)."""

import math
from collections.abc import Collection, Sequence
from typing import NamedTuple

from game.rules.skirmish.berths import (
    NOISE,
    Charge,
    Touch,
    aligned,
    breakpoints,
    free_parts,
    held,
    in_contact,
    is_free,
    on_face,
    placed,
    standing_room,
)
from game.rules.skirmish.faces import OUTWARD, face_of
from game.rules.skirmish.geometry import Table
from game.rules.skirmish.hurdles import bars, crowds, hurdles, seen
from game.rules.skirmish.outlines import Standing, Vector, corners_of
from game.rules.skirmish.paths import HAIR, Rule, moved, straight, to_edge, turned, turning, wheel
from game.rules.skirmish.places import clear_at
from game.rules.skirmish.units import TURN, Centi, Milli, Pose, ahead, half_up

FARTHEST_CHARGE: Milli = 60_000
STRIDE: Milli = 500
"""Lengths before a wheel are tried in such steps."""
QUARTER: Centi = 9000
WHEELS = (*range(1, 31), *range(33, 91, 3))
"""Wheels tried, in degrees to either side, before the least one is looked for."""
TRIED = (0, *[sign * degrees * 100 for degrees in WHEELS for sign in (-1, 1)])
OTHERS = tuple(range(0, 91, 5))


class Way(NamedTuple):
    """Straight, wheel, straight, then aligned: where the charger stands, and the target if it turned instead.

    `contact` counts the models of both that touch.
    """

    forward: Milli
    wheel: Centi
    on: Milli
    pose: Pose
    turned: Pose | None
    contact: int


def charge_way(table: Table, id: int, target: int, arc: str, **more: object) -> Way | None:
    """The way that is gone unless the player picks another; None: there is none. See `charge_ways`."""
    return next(iter(charge_ways(table, id, target, arc, most=1, **more)), None)  # type: ignore[arg-type]


def charge_ways(
    table: Table,
    id: int,
    target: int,
    arc: str,
    *,
    near: Collection[int] | None = None,
    later: Sequence[Milli] = (),
    may_turn: bool = True,
    flying: bool = False,
    most: int = 8,
) -> tuple[Way, ...]:
    """The clear ways with most models in contact, the best first: least wheel, then left; empty: none.

    Units in `near` (None: those in contact with the target) may be nearer than 1" at the end, not touched; on
    the way that is true of all. `later`: base widths of chargers of the same face that still come, for
    each of which one width is left (S-77). `may_turn`: the target is not engaged. `flying`: over units and
    terrain (S-38). Wheels are tried degree by
    degree, the least one is found to a hundredth; the others offered are a sample.
    """
    charge = prepared(table, id, target, arc, beside(table, id, target, near), may_turn, tuple(later), flying)
    best = first_best(charge)
    if best is None:
        return ()
    best = least_wheel(charge, best)
    return (best, *others(charge, best, most - 1))


def is_way(
    table: Table,
    id: int,
    target: int,
    arc: str,
    *,
    near: Collection[int] | None = None,
    later: Sequence[Milli] = (),
    may_turn: bool = True,
    flying: bool = False,
) -> bool:
    """Whether there is a way at all: as `charge_ways`, without looking for the best."""
    charge = prepared(table, id, target, arc, beside(table, id, target, near), may_turn, tuple(later), flying)
    if not charge.places and not may_turn:
        return False
    return any(tried(charge, forward, by) for by in TRIED for forward in lengths(charge, by))


def beside(table: Table, id: int, target: int, near: Collection[int] | None) -> frozenset[int]:
    """Units to which the charger may end nearer than 1"."""
    return frozenset(table.touched(target) if near is None else near) - {id, target}


def prepared(
    table: Table,
    id: int,
    target: int,
    arc: str,
    near: frozenset[int],
    may_turn: bool,
    later: tuple[Milli, ...],
    flying: bool = False,
) -> Charge:
    """Look at the face once: where a charger may stand on it, and how many models then touch."""
    face, here = face_of(table[target], arc), table[id]
    on = to_edge(table, here, ahead(here.pose.heading))
    if not flying:
        on = straight(table, id, here.pose.heading, FARTHEST_CHARGE, Rule(passing=True)).went
    bounds, barring = corners_of(table[target]), hurdles(table, id, target, near)
    (x, y), (dx, dy), end = face.middle, face.along, face.width / 2
    known = bounds, ((x - end * dx, y - end * dy), (x + end * dx, y + end * dy)), barring, flying
    blank = Charge(table, id, target, arc, face, near, may_turn, on, (), (), later, (), {}, *known)
    rooms = free_parts((-face.width / 2, face.width / 2), held(blank))
    charge = blank._replace(rooms=rooms, free=standing_room(blank))
    marks = {place for place in breakpoints(charge) if is_free(charge, place)}
    places = sorted(
        ((in_contact(charge, place), place) for place in marks), key=lambda one: (-one[0], one[1])
    )
    return charge._replace(places=tuple(places))


# the way


def touch_of(charge: Charge, charger: Standing) -> Touch | None:
    """What the charger's front touches first when it goes straight on; None: not this face."""
    half, face = charger.shape.width / 2, charge.face
    corners = seen(charger, charge.bounds)
    sides = zip(corners, corners[1:] + corners[:1], strict=True)
    met = [point for start, end in sides for point in in_strip(start, end, half)]
    if not met:
        return None
    far = min([forward for _, forward in met])
    if far < -NOISE:
        return None
    fx, fy = ahead(charger.pose.heading)
    places, rights = [], []
    for right, forward in [point for point in met if point[1] <= far + NOISE]:
        x = charger.pose.x + forward * fx + right * fy
        at, before = on_face(face, (x, charger.pose.y + forward * fy - right * fx))
        if abs(before) <= NOISE and abs(at) <= face.width / 2 + NOISE:
            places.append(at)
            rights.append(right)
    if not places:
        return None
    return Touch(max(0.0, far), min(places), max(places), places[0] - rights[0])


def in_strip(start: Vector, end: Vector, half: float) -> list[Vector]:
    """The ends of the part of a line that lies before a front."""
    (a, b), (c, d) = start, end
    if abs(c - a) < 1e-9:
        return [start, end] if abs(a) <= half else []
    first, last = (-half - a) / (c - a), (half - a) / (c - a)
    if first > last:
        first, last = last, first
    first, last = max(0.0, first), min(1.0, last)
    return [(a + (c - a) * at, b + (d - b) * at) for at in (first, last)] if first <= last else []


def tried(charge: Charge, forward: Milli, by: Centi, least: int = 0) -> Way | None:
    """The way straight so far, a wheel, straight on; None: not clear, or fewer than `least` touch."""
    if abs(by) > charge.wheels.get((forward, 1 if by > 0 else -1), QUARTER):
        return None
    wheeled_at = turned(moved(charge.charger, charge.charger.pose.heading, forward), by)
    touch = touch_of(charge, wheeled_at)
    if touch is None:
        return None
    on = math.floor(touch.far)
    if not charge.flying and bars(charge.hurdles, wheeled_at, on):
        return None
    way = ending(charge, touch, moved(wheeled_at, wheeled_at.pose.heading, on))
    if way is None or way.contact < least or not is_clear(charge, forward, by, on):
        return None
    return way._replace(forward=forward, wheel=by, on=on) if by else way._replace(forward=forward + on)


def ending(charge: Charge, touch: Touch, there: Standing) -> Way | None:
    """Aligned on the face, or, where that is forbidden, with the target turned about the touched point."""
    best = placed(charge, touch)
    if best is not None:
        return Way(0, 0, 0, aligned(charge, best[1]).pose, None, best[0])
    return target_turned(charge, touch, there) if charge.may_turn else None


def target_turned(charge: Charge, touch: Touch, there: Standing) -> Way | None:
    """The target turns instead; None: it cannot either (S-77)."""
    table, (fx, fy) = charge.table, ahead(there.pose.heading)
    if crowds(charge.hurdles, there, is_target=False):
        return None
    x, y = there.pose.x - touch.place * fy, there.pose.y + touch.place * fx
    heading = (there.pose.heading + TURN // 2 - OUTWARD[charge.arc]) % TURN
    target = table[charge.target]
    (a, b) = face_of(target._replace(pose=Pose(0, 0, heading)), charge.arc).middle
    stands = target._replace(pose=Pose(half_up(x - a), half_up(y - b), heading))
    if crowds(charge.hurdles, stands, is_target=True):
        return None
    if clear_at(table, charge.id, there, ignoring=(charge.target,), near=charge.near):
        return None
    if clear_at(table, charge.target, stands, ignoring=(charge.id,)):
        return None
    return Way(0, 0, 0, there.pose, stands.pose, in_contact(charge, touch.place))


def is_clear(charge: Charge, forward: Milli, by: Centi, on: Milli) -> bool:
    """Whether nothing is touched on the way before the target is; who flies only keeps to the table."""
    table, id, here = charge.table, charge.id, charge.charger
    if by:
        if forward > charge.straight:
            return False
        here = turned(moved(here, here.pose.heading, forward), by)
    rule = Rule(passing=True, ignoring=(charge.target,))
    if charge.flying:
        is_open = on <= to_edge(table, here, ahead(here.pose.heading))
    else:
        is_open = straight(table, id, here.pose.heading, on, rule, here).block is None
    if not is_open:
        return False
    return abs(by) <= most_wheel(charge, forward, 1 if by > 0 else -1) if by else True


def most_wheel(charge: Charge, forward: Milli, sign: int) -> Centi:
    """How far it may wheel to one side after so much; found out once."""
    key = forward, sign
    if key not in charge.wheels:
        here, rule = charge.charger, Rule(passing=True, touch=(charge.target,))
        here = moved(here, here.pose.heading, forward)
        if charge.flying:
            charge.wheels[key] = turning(charge.table, here, here, None, rule, sign, QUARTER)
        else:
            done = wheel(charge.table, charge.id, sign * QUARTER, rule, here)
            charge.wheels[key] = (done.pose.heading - here.pose.heading) * sign % TURN
    return charge.wheels[key]


def lengths(charge: Charge, by: Centi) -> list[Milli]:
    """How far straight on before such a wheel: a few lengths after which the face lies ahead."""
    if by == 0:
        return [0]
    here, half = turned(charge.charger, by), charge.charger.shape.width / 2
    ends = seen(here, charge.ends)
    rights, aside = [right for right, _ in ends], math.sin(math.radians(by / 100))
    first, last = sorted(((-half - max(rights)) / aside, (half - min(rights)) / aside))
    upon = math.cos(math.radians(by / 100))
    if upon > HAIR:
        last = min(last, max([forward for _, forward in ends]) / upon)
    low, high = max(0, math.ceil(first)), min(charge.straight, math.floor(last))
    on_grid = range(-(-low // STRIDE) * STRIDE, high + 1, STRIDE)
    if not on_grid:
        return [low] if low <= high else []
    return sorted({on_grid[(len(on_grid) - 1) * quarter // 4] for quarter in range(5)})


def first_best(charge: Charge) -> Way | None:
    """The best way of whole degrees: most models in contact, then the least wheel, then left."""
    best: Way | None = None
    if not charge.places and not charge.may_turn:
        return None
    bound = max(
        (count for count, _ in charge.places), default=charge.face.places + charge.charger.shape.files
    )
    for by in TRIED:
        best = best_of(charge, by, best)
        if best and best.contact >= bound:
            break
    return best


def best_of(charge: Charge, by: Centi, best: Way | None) -> Way | None:
    """The first way with that wheel that brings more models into contact than `best`, else `best`."""
    for forward in lengths(charge, by):
        best = tried(charge, forward, by, best.contact + 1 if best else 0) or best
    return best


def least_wheel(charge: Charge, best: Way) -> Way:
    """The same way with the least wheel, to a hundredth of a degree, that brings as many into contact."""
    sign = -1 if best.wheel < 0 else 1
    most = abs(best.wheel)
    least = max(0, most - (300 if most > 3000 else 100))
    poor = best._replace(contact=best.contact - 1)
    while most - least > 1:
        middle = (least + most) // 2
        found = best_of(charge, sign * middle, poor)
        if found is not None and found is not poor:
            best, most = found, middle
        else:
            least = middle
    return best


def others(charge: Charge, best: Way, most: int) -> list[Way]:
    """Other ways with as many models in contact that end elsewhere: a sample."""
    out: list[Way] = []
    for by in (sign * degrees * 100 for degrees in OTHERS for sign in (-1, 1)):
        for forward in lengths(charge, by) if len(out) < most else ():
            way = tried(charge, forward, by, best.contact)
            if way and way.pose not in [best.pose, *[one.pose for one in out]] and len(out) < most:
                out.append(way)
    return out
