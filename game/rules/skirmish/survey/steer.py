"""From a wish to an order: the legal move that brings a unit nearest to a pose or to a pointer (S-06, S-32).

Ways without obstacles are reckoned first; the likeliest are then tried on the table.
"""

import math
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from copy import copy
from typing import NamedTuple

from game.rules.skirmish.actions.orders import Leg, Move, Reform
from game.rules.skirmish.movement.law import (
    ADVANCE,
    BACK,
    FLY,
    LEFT,
    MANNERS,
    MARCH,
    MOST_LEGS,
    RIGHT,
    SIDLED,
    Gait,
    end_of_legs,
    landing_pose,
    may_move,
    movement_allowance,
    no_march,
    no_way,
    reform_refusal,
)
from game.rules.skirmish.movement.reform_room import reformed_pose
from game.rules.skirmish.movement.way import way_until_blocked
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import (
    TURN,
    Centi,
    Milli,
    Point,
    Pose,
    Shape,
    advanced_pose,
    half_up,
    heading_between,
    heading_vector,
    wheel_cost,
    wheeled_pose,
)
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.survey.arcs_to import wheel_lines
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.unit.profile import unit_shape
from game.rules.skirmish.unit.sides import is_friend

REFORM = "reform"
"""The manner of a turn about the centre, beside those of moves."""
WISHES = (*MANNERS, REFORM)
"""All manners in which a unit may come nearer to a wish."""
MOST_TRIED = 2
"""Orders of each kind that are tried on the table: those whose ends are nearest if nothing is in the way."""
FAN = tuple(range(-9000, 9001, 1500))
"""First wheels that are looked at where the wish itself is out of reach."""
HARDLY: Milli = 20
"""An order that ends nearer by less is no better: it is not tried."""
LANDINGS = 8
"""Places on the line to the wish at which a flight looks for room."""


class GhostGoal(NamedTuple):
    """Where a unit shall come: the middle of its front, and its heading or None for any."""

    at: Point
    heading: Centi | None
    half_width: Milli

    def distance(self, pose: Pose) -> float:
        """The milli from a pose to it: between the fronts' middles, and what the front's ends must turn."""
        away = math.dist(self.at, pose[:2])
        if self.heading is None:
            return away
        return away + self.half_width * math.radians(abs(_turn_between(pose.heading, self.heading)) / 100)


def order_to(
    board: Board, id: int, goal: Pose | Point, manners: Collection[str] = WISHES
) -> Move | Reform | None:
    """The legal order of the remaining moves that ends nearest to a goal; None: none comes nearer than now.

    `goal` is a pose, or the point where the middle of the front shall stand, whatever it looks at. Only
    `manners` are looked at: those of moves, and `reform`.
    """
    setting, state = board
    unit = board.unit(id)
    if not is_friend(state, unit) or may_move(setting, state, unit) is not None:
        return None
    shape, own = unit_shape(setting, unit), movement_allowance(setting, state, unit)
    wish = GhostGoal((goal[0], goal[1]), goal.heading if isinstance(goal, Pose) else None, shape.width // 2)
    nearest, best = wish.distance(unit.pose), None
    for ideal, order in _likeliest(setting, state, unit, wish, own, shape, manners):
        if ideal > nearest - HARDLY:
            break
        end = _lawful_end(setting, state, unit, order, own)
        if end is not None and wish.distance(end) < nearest:
            nearest, best = wish.distance(end), order
    return best


def _lawful_end(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    order: Move | Reform,
    own: Gait,
) -> Pose | None:
    """Where a lawful order ends on the table; None: it is not lawful."""
    if isinstance(order, Reform):
        if reform_refusal(setting, state, unit, order) is not None:
            return None
        return reformed_pose(setting, unit, order.heading, order.files)[0]
    if no_way(setting, state, unit, order, own) is not None:
        return None
    if order.manner == FLY:
        return landing_pose(order)
    return _end_on_table(setting, state, unit, order)


def _end_on_table(setting: Setting, state: SkirmishState, unit: Unit, move: Move) -> Pose:
    """The end of a walk on the table; a first wheel is tried once for many, the rest leg by leg."""
    first = move.legs[0]
    if first.forward or not first.wheel:
        return way_until_blocked(setting, state, unit, move.manner, move.legs).poses[-1]
    went = setting.ground.free_wheel(state, unit.id, first.wheel)
    turned = wheeled_pose(unit.pose, unit_shape(setting, unit).width, int(math.copysign(went, first.wheel)))
    if went < abs(first.wheel):
        return turned
    there = copy(unit)
    there.pose = turned
    return way_until_blocked(setting, state, there, move.manner, move.legs[1:]).poses[-1]


def _likeliest(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    wish: GhostGoal,
    own: Gait,
    shape: Shape,
    manners: Collection[str],
) -> list[tuple[float, Move | Reform]]:
    """The orders whose ends would be nearest if nothing were in the way, with how near, nearest first."""
    marches = MARCH in manners and no_march(setting, state, unit) is None
    paces = [one for one, may in ((ADVANCE, ADVANCE in manners), (MARCH, marches)) if may]
    found: list[tuple[float, Move | Reform]] = []
    for legs in wheel_lines(unit.pose, shape.width, wish.at, wish.heading):
        found += [
            (wish.distance(end_of_legs(unit.pose, shape.width, cut)), Move(unit.owner, unit.id, pace, cut))
            for pace, cut in _paced(own, legs, paces)
        ]
    for by in FAN:
        found += [
            (wish.distance(end_of_legs(unit.pose, shape.width, cut)), Move(unit.owner, unit.id, pace, cut))
            for pace in paces
            for cut in _wheel_then_on(unit.pose, own, wish, by, own.most(pace))
        ]
    for order, end in _others(setting, unit, wish, own, manners):
        found.append((wish.distance(end), order))
    if FLY in manners and own.wings:
        found += [
            (wish.distance(landing_pose(one)), one) for one in _landings(unit, wish, own, marches=marches)
        ]
    return _of_every_kind(sorted(found, key=lambda one: round(one[0])))


def _of_every_kind(found: list[tuple[float, Move | Reform]]) -> list[tuple[float, Move | Reform]]:
    """The first few of every kind, in the same order: what stops one way need not stop quite another."""
    counts: Counter[tuple[str, int]] = Counter()
    out = []
    for ideal, order in found:
        first = order.legs[0] if isinstance(order, Move) and order.legs else Leg()
        turn = 0 if first.forward else (first.wheel > 0) - (first.wheel < 0)
        kind = (order.manner if isinstance(order, Move) else REFORM, turn)
        counts[kind] += 1
        if counts[kind] <= (LANDINGS if kind[0] == FLY else MOST_TRIED):
            out.append((ideal, order))
    return out


def _paced(own: Gait, legs: tuple[Leg, ...], paces: Sequence[str]) -> Iterator[tuple[str, tuple[Leg, ...]]]:
    """The legs at each pace, cut to what it allows; a march only where an advance is too short."""
    for pace in paces:
        cut = cut_legs(own, legs, own.most(pace))
        if cut:
            yield pace, cut
        if cut == legs:
            return


def cut_legs(own: Gait, legs: tuple[Leg, ...], most: Milli) -> tuple[Leg, ...]:
    """The legs as far as `most` milli go; empty: no way at all."""
    left, out = most, []
    for leg in legs[:MOST_LEGS]:
        forward = min(leg.forward, left)
        left -= forward
        wheel = leg.wheel
        if wheel_cost(own.width, wheel) > left:
            wheel = int(math.copysign(left * 18000 / math.pi // own.width, wheel))
        left -= min(left, wheel_cost(own.width, wheel))
        if forward or wheel:
            out.append(Leg(forward, wheel))
        if (forward, wheel) != (leg.forward, leg.wheel):
            break
    return tuple(out)


def _wheel_then_on(
    pose: Pose, own: Gait, wish: GhostGoal, by: Centi, most: Milli
) -> Iterator[tuple[Leg, ...]]:
    """A wheel, then on as far as brings nearer; and the same with a last wheel by what is left."""
    left = most - wheel_cost(own.width, by)
    if left < 0:
        return
    there = wheeled_pose(pose, own.width or own.front, by) if by else pose
    fx, fy = heading_vector(there.heading)
    ahead = half_up((wish.at[0] - there.x) * fx + (wish.at[1] - there.y) * fy)
    on = max(0, min(left, ahead))
    first = (Leg(0, by),) if by else ()
    if on or by:
        yield (*first, Leg(on))
    if wish.heading is not None and on < left:
        yield cut_legs(own, (*first, Leg(on, _turn_between(there.heading, wish.heading))), most)


def _others(
    setting: Setting, unit: Unit, wish: GhostGoal, own: Gait, manners: Collection[str]
) -> Iterator[tuple[Move | Reform, Pose]]:
    """Steps back and aside as far as the wish lies there, and a turn about the centre, with their ends."""
    fx, fy = heading_vector(unit.heading)
    dx, dy = wish.at[0] - unit.x, wish.at[1] - unit.y
    right, forward = half_up(dx * fy - dy * fx), half_up(dx * fx + dy * fy)
    for manner, far in ((BACK, -forward), (LEFT, -right), (RIGHT, right)):
        by = min(far, own.most(manner))
        if by > 0 and manner in manners:
            pose = unit.pose._replace(heading=(unit.heading + SIDLED[manner]) % TURN)
            end = advanced_pose(pose, by)._replace(heading=unit.heading)
            yield Move(unit.owner, unit.id, manner, (Leg(by),)), end
    if REFORM in manners and wish.heading is not None:
        for heading in (wish.heading, *[unit.heading + quarter for quarter in (9000, 18000, 27000)]):
            order = Reform(unit.owner, unit.id, heading % TURN, unit.files)
            yield order, reformed_pose(setting, unit, order.heading, order.files)[0]


def _landings(unit: Unit, wish: GhostGoal, own: Gait, *, marches: bool) -> Iterator[Move]:
    """Flights to the wish, or towards it as far as wings and the march allow; then shorter and shorter."""
    far = min(math.isqrt((wish.at[0] - unit.x) ** 2 + (wish.at[1] - unit.y) ** 2), own.wings * (1 + marches))
    along = heading_between((unit.x, unit.y), wish.at)
    heading = unit.heading if wish.heading is None else wish.heading
    for part in range(LANDINGS):
        by = far - far * part // LANDINGS
        x, y = wish.at
        if part or (x - unit.x) ** 2 + (y - unit.y) ** 2 > by**2:
            x, y, _ = advanced_pose(Pose(unit.x, unit.y, along), max(0, by - 1))
        yield Move(unit.owner, unit.id, FLY, (), x, y, heading % TURN)


def _turn_between(one: Centi, other: Centi) -> Centi:
    """The turn from one heading to another, right above zero, at most half a turn."""
    return (other - one + TURN // 2) % TURN - TURN // 2
