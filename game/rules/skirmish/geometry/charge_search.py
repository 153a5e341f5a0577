"""The search for the paths of a charge, and the choice of the best; see `charge_path` (S-35, S-77)."""

import math
from collections.abc import Collection, Generator, Sequence

from game.rules.skirmish.geometry.charge_contact import (
    ChargeGeometry,
    contact_breakpoints,
    free_parts,
    is_place_free,
    models_in_contact,
    occupied_face_parts,
    standing_room,
)
from game.rules.skirmish.geometry.charge_obstacles import local_corners, obstacles_around_charge
from game.rules.skirmish.geometry.charge_path import try_charge_path
from game.rules.skirmish.geometry.faces import face_at_arc
from game.rules.skirmish.geometry.queries import FAR, ChargePath
from game.rules.skirmish.geometry.shapes import corners_of
from game.rules.skirmish.geometry.sweep import (
    LENGTH_NOISE,
    Rule,
    length_to_edge,
    straight_sweep,
    wheeled_standing,
)
from game.rules.skirmish.geometry.table import Table, finished_answer
from game.rules.skirmish.state.formation import TOUCH, Centi, Milli, heading_vector
from game.rules.skirmish.state.state import SkirmishState

FARTHEST_CHARGE: Milli = 60_000
"""Milli that a charge is looked at straight on; none goes as far."""
FORWARD_STEP: Milli = 500
"""Lengths before a wheel are tried in steps of this many milli."""
WHEEL_DEGREES = (*range(1, 31), *range(33, 91, 3))
"""Wheels tried, in degrees to either side, before the least one is looked for."""
TRIED_WHEELS = (0, *[sign * degrees * 100 for degrees in WHEEL_DEGREES for sign in (-1, 1)])
"""Wheels tried, in centi to both sides: none first, then the least, left before right."""
OTHER_WHEEL_DEGREES = tuple(range(0, 91, 5))
"""Wheels tried for paths to choose from beside the best, in degrees to either side."""


def best_charge_path(table: Table, id: int, target: int, arc: str, **more: object) -> ChargePath | None:
    """The path that is taken unless the player picks another; None: there is none. See `charge_paths`."""
    return next(iter(charge_paths(table, id, target, arc, most=1, **more)), None)  # type: ignore[arg-type]


def charge_paths(
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
) -> tuple[ChargePath, ...]:
    """The clear paths with most models in contact, the best first: least wheel, then left; empty: none.

    Units in `near` (None: those in contact with the target) may be nearer than 1" at the end, not touched; on
    the way that is true of all. `later`: base widths in milli of chargers of the same face that still come;
    for each of them one width is left (S-77). `may_turn`: the target is not engaged. `flying`: over units and
    terrain (S-38). Wheels are tried degree by degree, the least one is found to a hundredth; the others
    offered are a sample.
    """
    charge = prepared_charge_search(
        table, id, target, arc, units_allowed_near(table, id, target, near), may_turn, tuple(later), flying
    )
    best = finished_answer(_look_for_best(charge))
    return (best, *_other_paths(charge, best, most - 1)) if best else ()


def aligned_charge_path(
    table: Table,
    id: int,
    target: int,
    arc: str,
    *,
    later: Sequence[Milli] = (),
    may_turn: bool = True,
    flying: bool = False,
) -> ChargePath | None:
    """The path, without a wheel, by which a charger aligns on a face it touches; None: none (S-57, S-77)."""
    near = units_allowed_near(table, id, target, None)
    return try_charge_path(
        prepared_charge_search(table, id, target, arc, near, may_turn, tuple(later), flying), 0, 0
    )


def has_charge_path(table: Table, id: int, target: int, arc: str, **more: object) -> bool:
    """Whether there is any path, looked for without a pause; see `look_for_charge_path`."""
    return finished_answer(look_for_charge_path(table, id, target, arc, **more))  # type: ignore[arg-type]


def look_for_charge_path(
    table: Table,
    id: int,
    target: int,
    arc: str,
    *,
    near: Collection[int] | None = None,
    later: Sequence[Milli] = (),
    may_turn: bool = True,
    flying: bool = False,
) -> Generator[None, None, bool]:
    """Whether there is any path: as `charge_paths`, without looking for the best; wheel by wheel.

    Between two pieces the table may serve others, if it is as it was before the next one.
    """
    charge = prepared_charge_search(
        table, id, target, arc, units_allowed_near(table, id, target, near), may_turn, tuple(later), flying
    )
    if not charge.places and not may_turn:
        return False
    if try_charge_path(charge, 0, 0) is not None:
        return True
    yield
    _note_obstacles(charge)
    for wheel in TRIED_WHEELS[1:]:
        yield
        if any(try_charge_path(charge, forward, wheel) for forward in _lengths_before_wheel(charge, wheel)):
            return True
    return False


def widths_still_coming(table: Table, state: SkirmishState, unit: int, target: int, arc: str) -> list[Milli]:
    """The base widths, in milli, of chargers of the same face that still come and can reach it (S-77)."""
    others = [one for one in state.charges if (one.target, one.arc, one.void) == (target, arc, False)]
    return [
        table[one.unit].shape.base_w
        for one in others
        if one.unit != unit and one.unit in table
        if TOUCH < table.gap(one.unit, target) <= (one.reach or FAR)
    ]


def look_for_best_path(
    table: Table,
    id: int,
    target: int,
    arc: str,
    *,
    near: Collection[int] | None = None,
    later: Sequence[Milli] = (),
    may_turn: bool = True,
    flying: bool = False,
) -> Generator[None, None, ChargePath | None]:
    """`best_charge_path` in pieces, wheel by wheel; between two of them the table may serve others."""
    near = units_allowed_near(table, id, target, near)
    charge = prepared_charge_search(table, id, target, arc, near, may_turn, tuple(later), flying)
    yield
    return (yield from _look_for_best(charge))


def units_allowed_near(table: Table, id: int, target: int, near: Collection[int] | None) -> frozenset[int]:
    """Ids of units to which the charger may end nearer than 1"."""
    return frozenset(table.touched(target) if near is None else near) - {id, target}


def prepared_charge_search(
    table: Table,
    id: int,
    target: int,
    arc: str,
    near: frozenset[int],
    may_turn: bool,
    later: tuple[Milli, ...],
    flying: bool = False,
) -> ChargeGeometry:
    """The facts of a charge known beforehand: places on the face, and how many models then touch."""
    face, here = face_at_arc(table[target], arc), table[id]
    straight = length_to_edge(table, here, heading_vector(here.pose.heading))
    if not flying:
        straight = straight_sweep(table, id, here.pose.heading, FARTHEST_CHARGE, Rule(passing=True)).went
    (x, y), (dx, dy), end = face.middle, face.along, face.width / 2
    ends = (x - end * dx, y - end * dy), (x + end * dx, y + end * dy)
    known = corners_of(table[target]), ends
    blank = ChargeGeometry(
        table, id, target, arc, face, near, may_turn, straight, (), (), later, (), {}, *known, [], flying
    )
    rooms = free_parts((-face.width / 2, face.width / 2), occupied_face_parts(blank))
    charge = blank._replace(rooms=rooms, free=standing_room(blank))
    breakpoints = dict.fromkeys(contact_breakpoints(charge))
    candidates = [place for place in breakpoints if is_place_free(charge, place)]
    places = sorted(
        ((models_in_contact(charge, place), place) for place in candidates), key=lambda one: (-one[0], one[1])
    )
    return charge._replace(places=tuple(places))


def _note_obstacles(charge: ChargeGeometry) -> None:
    """Note obstacles of the charge: once the straight path is none, many others are tried."""
    charge.obstacles.extend(obstacles_around_charge(charge.table, charge.id, charge.target, charge.near))


# which of them


def _lengths_before_wheel(charge: ChargeGeometry, wheel: Centi) -> list[Milli]:
    """Milli straight on before a wheel of `wheel` centi: a few lengths after which the face lies ahead."""
    if wheel == 0:
        return [0]
    here, half = wheeled_standing(charge.charger, wheel), charge.charger.shape.width / 2
    ends = local_corners(here, charge.ends)
    rights, sine = [right for right, _ in ends], math.sin(math.radians(wheel / 100))
    first, last = sorted(((-half - max(rights)) / sine, (half - min(rights)) / sine))
    cosine = math.cos(math.radians(wheel / 100))
    if cosine > LENGTH_NOISE:
        last = min(last, max([forward for _, forward in ends]) / cosine)
    low, high = max(0, math.ceil(first)), min(charge.straight, math.floor(last))
    on_grid = range(-(-low // FORWARD_STEP) * FORWARD_STEP, high + 1, FORWARD_STEP)
    if not on_grid:
        return [low] if low <= high else []
    return sorted({on_grid[(len(on_grid) - 1) * quarter // 4] for quarter in range(5)})


def _look_for_best(charge: ChargeGeometry) -> Generator[None, None, ChargePath | None]:
    """The best path: most models in contact, then the least wheel to a centi, then left."""
    best = yield from _best_by_whole_degrees(charge)
    return (yield from _path_of_least_wheel(charge, best)) if best else None


def _best_by_whole_degrees(charge: ChargeGeometry) -> Generator[None, None, ChargePath | None]:
    """The best path of whole degrees: most models in contact, then the least wheel, then left."""
    best: ChargePath | None = None
    if not charge.places and not charge.may_turn:
        return None
    bound = max(
        (count for count, _ in charge.places), default=charge.face.places + charge.charger.shape.files
    )
    for wheel in TRIED_WHEELS:
        if wheel == TRIED_WHEELS[1]:
            _note_obstacles(charge)
        best = better_charge_path(charge, wheel, best)
        if best and best.contact >= bound:
            break
        yield
    return best


def better_charge_path(charge: ChargeGeometry, wheel: Centi, best: ChargePath | None) -> ChargePath | None:
    """The first path with that wheel that brings more models into contact than `best`, else `best`."""
    for forward in _lengths_before_wheel(charge, wheel):
        best = try_charge_path(charge, forward, wheel, best.contact + 1 if best else 0) or best
    return best


def _path_of_least_wheel(charge: ChargeGeometry, best: ChargePath) -> Generator[None, None, ChargePath]:
    """The path like `best` with the least wheel, to a centi, that brings as many into contact."""
    sign = -1 if best.wheel < 0 else 1
    most = abs(best.wheel)
    least = max(0, most - (300 if most > 3000 else 100))
    one_fewer = best._replace(contact=best.contact - 1)
    while most - least > 1:
        middle = (least + most) // 2
        yield
        found = better_charge_path(charge, sign * middle, one_fewer)
        if found is not None and found is not one_fewer:
            best, most = found, middle
        else:
            least = middle
    return best


def _other_paths(charge: ChargeGeometry, best: ChargePath, most: int) -> list[ChargePath]:
    """At most `most` other paths with as many models in contact that end elsewhere: a sample."""
    out: list[ChargePath] = []
    for wheel in (sign * degrees * 100 for degrees in OTHER_WHEEL_DEGREES for sign in (-1, 1)):
        for forward in _lengths_before_wheel(charge, wheel) if len(out) < most else ():
            path = try_charge_path(charge, forward, wheel, best.contact)
            if path and path.end not in [best.end, *[one.end for one in out]] and len(out) < most:
                out.append(path)
    return out
