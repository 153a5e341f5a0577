"""Characters join and leave units; who was off the table comes back (S-25, S-78, S-81)."""

import math

from game.core.rules import Refusal
from game.rules.skirmish.actions.orders import Arrive, Leave
from game.rules.skirmish.consequences import casualties
from game.rules.skirmish.consequences.dangerous_terrain import terrain_tests
from game.rules.skirmish.deployment.zones import is_in, own_box, zone_facing
from game.rules.skirmish.events.unit import CharacterJoined, CharacterLeft, UnitMoved
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.geometry.edges import nearest_edge_heading
from game.rules.skirmish.geometry.faces import nearest_point
from game.rules.skirmish.movement.law import may_move
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import (
    INCH,
    TOUCH,
    TURN,
    Pose,
    footprint_corners,
    heading_between,
    shape_of,
)
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import AWAY, RESERVE, TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_engaged, unit_centre
from game.rules.skirmish.unit.guests import guest_pose
from game.rules.skirmish.unit.profile import (
    in_rank,
    is_character,
    unit_characteristic,
    unit_shape,
    unit_standing,
)
from game.rules.skirmish.unit.sides import is_friend, same_army
from game.rules.skirmish.unit.speed import slowest_move

# joining


def join_refusal(setting: Setting, state: SkirmishState, unit: Unit, host: Unit) -> Refusal | None:
    """Why a lone character may not join that unit: who, whom, how far, what is in the way (S-81)."""
    mine = may_move(setting, state, unit)
    if mine is not None:
        return mine
    bases = setting.content.bases
    for wrong, code in (
        (not is_character(setting, unit), "join-characters-only"),
        (not same_army(unit, host) or host.id == unit.id, "join-own-unit"),
        (not host.stands or host.fleeing or is_engaged(setting, state, host), "join-not-now"),
        (is_character(setting, host) or host.enlisted.models < 2, "join-a-regiment"),
        (bases[unit.enlisted.unit][0] > bases[host.enlisted.unit][0], "join-too-wide"),
        (len(host.guests) >= unit_shape(setting, host).files, "join-front-full"),
    ):
        if wrong:
            return Refusal(code, {"unit": host.id})
    return _no_way_to(setting, state, unit, host)


def _no_way_to(setting: Setting, state: SkirmishState, unit: Unit, host: Unit) -> Refusal | None:
    """Why a character cannot walk straight to a unit's nearest point within M, or finds no room there
    (S-81).
    """
    gap = setting.ground.gap(state, unit.id, host.id)
    allowed = slowest_move(setting, state, unit) * INCH
    if gap > allowed:
        return Refusal("move-too-long", {"length": gap, "most": allowed})
    grown = shape_of(in_rank(host) + 1, host.files, *setting.content.bases[host.enlisted.unit])
    if setting.ground.fits(state, host.id, host.pose, grown, ignoring=(unit.id,)) is not None:
        return Refusal("join-no-room", {"unit": host.id})
    start = unit_centre(setting, unit)
    aim = nearest_point(unit_standing(setting, host), start)
    if aim == start:
        return None
    done = setting.ground.sweep(state, unit.id, unit.pose, gap, heading_between(start, aim), (host.id,))
    return None if done.done >= gap else Refusal("join-no-way", {"unit": host.id})


def join_unit(battle: Battle, unit: Unit, host: Unit) -> None:
    """Put a character in a trooper's place of the front rank; the trooper goes to the rear (S-81)."""
    before = unit.pose
    unit.host = host.id
    unit.mark(unit_flags.MOVED | unit_flags.DONE)
    host.guests = (*host.guests, unit.id)
    battle.tell(UnitMoved(unit.id, "advance", (before, guest_pose(battle.setting, host, unit)), 1))
    battle.tell(CharacterJoined(unit.id, host.id))


# leaving


def leave_refusal(setting: Setting, state: SkirmishState, unit: Unit, order: Leave) -> Refusal | None:
    """Why a character may not leave its unit for there: engaged, fleeing, too far, no room (S-81)."""
    if unit.host == NONE or unit.place != TABLE:
        return Refusal("leave-no-unit", {"unit": unit.id})
    host = state.units[unit.host]
    if unit.has(unit_flags.DONE) or may_move(setting, state, host) is not None:
        return Refusal("leave-not-now", {"unit": host.id})
    if not 0 <= order.heading < TURN:
        return Refusal("reform-heading")
    start = guest_pose(setting, host, unit)
    length = math.isqrt((order.x - start.x) ** 2 + (order.y - start.y) ** 2)
    allowed = unit_characteristic(setting, state, unit, "move").needed * INCH
    if length > allowed:
        return Refusal("move-too-long", {"length": length, "most": allowed})
    there = Pose(order.x, order.y, order.heading)
    own = shape_of(1, 1, *setting.content.bases[unit.enlisted.unit])
    if setting.ground.fits(state, unit.id, there, own) is not None:
        return Refusal("move-no-room", {"unit": unit.id})
    towards = heading_between((start.x, start.y), (order.x, order.y)) if length else 0
    done = setting.ground.sweep(state, unit.id, start, length, towards, (host.id,))
    return None if done.done >= length - TOUCH else Refusal("leave-no-way", {"unit": unit.id})


def leave_unit(battle: Battle, unit: Unit, order: Leave) -> None:
    """Put a character alone on the table; the unit that it left closes up."""
    host = battle.unit(unit.host)
    start = guest_pose(battle.setting, host, unit)
    host.guests = tuple(id for id in host.guests if id != unit.id)
    casualties.close_ranks(battle, host, 1)
    unit.host, unit.files = NONE, 1
    unit.pose = Pose(order.x, order.y, order.heading)
    unit.mark(unit_flags.MOVED | unit_flags.DONE | (host.marks & unit_flags.ROUND))
    battle.tell(CharacterLeft(unit.id, host.id))
    battle.tell(UnitMoved(unit.id, "advance", (start, unit.pose), 1))
    terrain_tests(battle, unit, (unit.pose._replace(x=start.x, y=start.y), unit.pose), "advance")


# reserves


def arrive_refusal(setting: Setting, state: SkirmishState, unit: Unit, order: Arrive) -> Refusal | None:
    """Why a reserve may not come in there: from the second game turn, at its zone's edge (S-25)."""
    if unit.place != RESERVE or unit.host != NONE:
        return Refusal("arrive-not-in-reserve", {"unit": unit.id})
    if state.round < 2:
        return Refusal("arrive-too-early", {"unit": unit.id})
    if not 1 <= order.files <= in_rank(unit) or not 0 <= order.heading < TURN:
        return Refusal("reform-files", {"most": in_rank(unit)})
    there = Pose(order.x, order.y, order.heading)
    new = shape_of(in_rank(unit), order.files, *setting.content.bases[unit.enlisted.unit])
    if setting.ground.fits(state, unit.id, there, new) is not None:
        return Refusal("move-no-room", {"unit": unit.id})
    box = own_box(setting, state, unit.owner)
    at_edge = any(
        min(x, y, state.width - x, state.depth - y) <= TOUCH for x, y in footprint_corners(there, new)
    )
    return None if is_in(box, there, new) and at_edge else Refusal("arrive-at-the-edge", {"unit": unit.id})


def arrive_on_table(battle: Battle, unit: Unit, pose: Pose, files: int) -> None:
    """Put a unit from reserve on the table; that was its move."""
    for one in (unit, *[battle.unit(id) for id in unit.guests]):
        one.place = TABLE
        one.mark(unit_flags.MOVED | unit_flags.DONE | unit_flags.NO_MARCH)
    unit.pose, unit.files, unit.at_turn = pose, files, pose
    battle.tell(UnitMoved(unit.id, "arrive", (pose, pose), files))


def entry_poses(setting: Setting, state: SkirmishState, unit: Unit) -> list[Pose]:
    """Some places at its zone's edge where a reserve may come in, looking out."""
    box = own_box(setting, state, unit.owner)
    heading = zone_facing(setting, state, box)
    deep = unit_shape(setting, unit).depth
    (left, lower, right, upper), out = box, []
    for at in range(0, max(right - left, upper - lower), 2 * INCH):
        out.append(
            {
                0: Pose(left + at, lower + deep, 0),
                9000: Pose(left + deep, lower + at, 9000),
                18000: Pose(left + at, upper - deep, 18000),
                27000: Pose(right - deep, lower + at, 27000),
            }[heading]
        )
    return out


# who pursued over the edge


def return_pursuers(battle: Battle) -> None:
    """Friendly units that pursued over an edge come back there, facing in; no room: a turn later (S-78)."""
    state = battle.state
    for unit in state.units:
        if unit.place == AWAY and unit.host == NONE and is_friend(state, unit):
            pose = _inwards(battle.setting, state, unit)
            if battle.setting.ground.fits(state, unit.id, pose, unit_shape(battle.setting, unit)) is None:
                arrive_on_table(battle, unit, pose, unit.files)


def _inwards(setting: Setting, state: SkirmishState, unit: Unit) -> Pose:
    """The pose of a returning unit: its rear on the edge that it crossed, near where it did, looking
    inwards.
    """
    now = unit_shape(setting, unit)
    heading = (nearest_edge_heading(state, (unit.x, unit.y)) + TURN // 2) % TURN
    half, deep = -(-now.width // 2), now.depth
    along = min(max(unit.x, half), state.width - half)
    up = min(max(unit.y, half), state.depth - half)
    return {
        0: Pose(along, deep, 0),
        9000: Pose(deep, up, 9000),
        18000: Pose(along, state.depth - deep, 18000),
        27000: Pose(state.width - deep, up, 27000),
    }[heading]
