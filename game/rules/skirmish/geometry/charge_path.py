"""One path of a charge, tried: straight, a wheel, straight, until the front touches the face (S-35, S-77)."""

import math

from game.rules.skirmish.geometry.charge_contact import (
    PLACE_NOISE,
    ChargeGeometry,
    FrontContact,
    aligned_charger,
    best_contact_place,
    models_in_contact,
    point_on_face,
)
from game.rules.skirmish.geometry.charge_obstacles import (
    is_advance_blocked,
    is_advance_open,
    is_end_crowded,
    local_corners,
)
from game.rules.skirmish.geometry.faces import OUTWARD, QUARTER_TURN, face_at_arc
from game.rules.skirmish.geometry.placement import clear_at
from game.rules.skirmish.geometry.queries import ChargePath
from game.rules.skirmish.geometry.shapes import Footprint, Vector
from game.rules.skirmish.geometry.sweep import (
    Rule,
    allowed_wheel,
    length_to_edge,
    possible_obstacles,
    slid_standing,
    straight_sweep,
    swept_box,
    wheel_sweep,
    wheeled_standing,
)
from game.rules.skirmish.state.formation import TURN, Centi, Milli, Pose, half_up, heading_vector


def front_contact(charge: ChargeGeometry, charger: Footprint) -> FrontContact | None:
    """The contact that the charger's front makes first when it goes straight on; None: not with this face."""
    half, face = charger.shape.width / 2, charge.face
    corners = local_corners(charger, charge.bounds)
    sides = zip(corners, corners[1:] + corners[:1], strict=True)
    met = [point for start, end in sides for point in _ends_before_front(start, end, half)]
    if not met:
        return None
    first_touch = min([forward for _, forward in met])
    if first_touch < -PLACE_NOISE:
        return None
    fx, fy = heading_vector(charger.pose.heading)
    places, rights = [], []
    for right, forward in [point for point in met if point[1] <= first_touch + PLACE_NOISE]:
        x = charger.pose.x + forward * fx + right * fy
        at, before = point_on_face(face, (x, charger.pose.y + forward * fy - right * fx))
        if abs(before) <= PLACE_NOISE and abs(at) <= face.width / 2 + PLACE_NOISE:
            places.append(at)
            rights.append(right)
    if not places:
        return None
    return FrontContact(max(0.0, first_touch), min(places), max(places), places[0] - rights[0])


def _ends_before_front(start: Vector, end: Vector, half: float) -> list[Vector]:
    """The ends of the part of a line that lies straight before a front, `half` milli to either side."""
    (a, b), (c, d) = start, end
    if abs(c - a) < 1e-9:
        return [start, end] if abs(a) <= half else []
    first, last = (-half - a) / (c - a), (half - a) / (c - a)
    if first > last:
        first, last = last, first
    first, last = max(0.0, first), min(1.0, last)
    return [(a + (c - a) * at, b + (d - b) * at) for at in (first, last)] if first <= last else []


def try_charge_path(
    charge: ChargeGeometry, forward: Milli, wheel: Centi, least: int = 0
) -> ChargePath | None:
    """The path `forward` milli straight, a wheel of `wheel` centi, straight on, then aligned on the face.

    None: it is not clear, or fewer than `least` models touch.
    """
    if abs(wheel) > charge.wheels.get((forward, 1 if wheel > 0 else -1), QUARTER_TURN):
        return None
    wheeled = wheeled_standing(slid_standing(charge.charger, charge.charger.pose.heading, forward), wheel)
    touch = front_contact(charge, wheeled)
    if touch is None:
        return None
    onward = math.floor(touch.far)
    if not charge.flying and is_advance_blocked(charge.obstacles, wheeled, onward):
        return None
    path = _aligned_path(charge, touch, slid_standing(wheeled, wheeled.pose.heading, onward))
    if path is None or path.contact < least or not _is_path_clear(charge, forward, wheel, onward):
        return None
    if not wheel:
        return path._replace(forward=forward + onward)
    return path._replace(forward=forward, wheel=wheel, onward=onward)


def _aligned_path(charge: ChargeGeometry, touch: FrontContact, there: Footprint) -> ChargePath | None:
    """The end of a path aligned on the face, or, where that is forbidden, with the target turned instead."""
    best = best_contact_place(charge, touch)
    if best is not None:
        return ChargePath(0, 0, 0, aligned_charger(charge, best[1]).pose, best[0])
    return _path_with_turned_target(charge, touch, there) if charge.may_turn else None


def _path_with_turned_target(
    charge: ChargeGeometry, touch: FrontContact, there: Footprint
) -> ChargePath | None:
    """The end of a path with the target turned about the touched point; None: it has no room (S-77)."""
    table, (fx, fy) = charge.table, heading_vector(there.pose.heading)
    if is_end_crowded(charge.obstacles, there, is_target=False):
        return None
    x, y = there.pose.x - touch.place * fy, there.pose.y + touch.place * fx
    heading = (there.pose.heading + TURN // 2 - OUTWARD[charge.arc]) % TURN
    target = table[charge.target]
    (a, b) = face_at_arc(target._replace(pose=Pose(0, 0, heading)), charge.arc).middle
    turned = target._replace(pose=Pose(half_up(x - a), half_up(y - b), heading))
    if is_end_crowded(charge.obstacles, turned, is_target=True):
        return None
    if clear_at(table, charge.id, there, ignoring=(charge.target,), near=charge.near):
        return None
    if clear_at(table, charge.target, turned, ignoring=(charge.id,)):
        return None
    return ChargePath(0, 0, 0, there.pose, models_in_contact(charge, touch.place), turned.pose)


def _is_path_clear(charge: ChargeGeometry, forward: Milli, wheel: Centi, onward: Milli) -> bool:
    """Whether nothing is touched on the path before the target is; flyers only keep to the table."""
    here = charge.charger
    if wheel:
        if forward > charge.straight:
            return False
        here = wheeled_standing(slid_standing(here, here.pose.heading, forward), wheel)
    if not _is_onward_clear(charge, here, onward):
        return False
    return abs(wheel) <= _max_wheel(charge, forward, 1 if wheel > 0 else -1) if wheel else True


def _is_onward_clear(charge: ChargeGeometry, here: Footprint, onward: Milli) -> bool:
    """Whether the unit slides `on` milli straight on and touches nothing but the target at the end."""
    table, id, towards = charge.table, charge.id, heading_vector(here.pose.heading)
    stays_on_table = onward <= length_to_edge(table, here, towards)
    if charge.flying or not stays_on_table:
        return stays_on_table
    rule = Rule(passing=True, ignoring=(charge.target,))
    met = possible_obstacles(table, id, table.around(swept_box(here, towards, onward)), rule)
    return (
        is_advance_open(met, here, onward)
        or straight_sweep(table, id, here.pose.heading, onward, rule, here).block is None
    )


def _max_wheel(charge: ChargeGeometry, forward: Milli, sign: int) -> Centi:
    """The centi that the charger may wheel to one side after `forward` milli; found out once and kept."""
    key = forward, sign
    if key not in charge.wheels:
        here, rule = charge.charger, Rule(passing=True, touch=(charge.target,))
        here = slid_standing(here, here.pose.heading, forward)
        if charge.flying:
            charge.wheels[key] = allowed_wheel(charge.table, here, here, None, rule, sign, QUARTER_TURN)
        else:
            done = wheel_sweep(charge.table, charge.id, sign * QUARTER_TURN, rule, here)
            charge.wheels[key] = (done.pose.heading - here.pose.heading) * sign % TURN
    return charge.wheels[key]
