"""The law of remaining moves: how far, in which manner, who may; numbers of any size (S-06, S-32, S-38).

An order that no unit could ever carry out is refused; what meets an obstacle is only cut short.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.core.rules import Refusal
from game.rules.skirmish.actions.orders import Leg, Move, Reform
from game.rules.skirmish.movement.reform_room import no_room, reformed_pose, too_far
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import (
    INCH,
    TURN,
    Centi,
    Milli,
    Pose,
    advanced_pose,
    wheel_cost,
    wheeled_pose,
)
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_engaged, is_machine
from game.rules.skirmish.unit.profile import rules_now, unit_shape
from game.rules.skirmish.unit.sides import opposing_units
from game.rules.skirmish.unit.speed import can_fly, slowest_move

ADVANCE, MARCH, BACK, LEFT, RIGHT, FLY = "advance", "march", "back", "left", "right", "fly"
SIDLED: dict[str, Centi] = {BACK: 18000, LEFT: 27000, RIGHT: 9000}
"""Where a unit goes that keeps its facing, from its heading (S-32)."""
MANNERS = (ADVANCE, MARCH, FLY, *SIDLED)
MOST_LEGS = 12
WATCHED: Milli = 8 * INCH
"""So near an enemy makes a march a matter of Leadership (S-32)."""
SPENT = unit_flags.CHARGING | unit_flags.RALLIED | unit_flags.DONE
NO_MARCH = unit_flags.NO_MARCH | unit_flags.REFORMED | unit_flags.RALLIED


def may_move(setting: Setting, state: SkirmishState, unit: Unit) -> Refusal | None:
    """Why a friendly unit has no remaining move (S-31, S-70)."""
    if not unit.stands:
        return Refusal("unit-not-there", {"unit": unit.id})
    for mark, code in (
        (unit_flags.FLEEING, "unit-flees"),
        (unit_flags.CHARGING, "unit-charged"),
        (unit_flags.RALLIED, "unit-rallied"),
        (unit_flags.DONE, "unit-moved"),
    ):
        if unit.has(mark):
            return Refusal(code, {"unit": unit.id})
    return Refusal("unit-engaged", {"unit": unit.id}) if is_engaged(setting, state, unit) else None


# how far


class Gait(NamedTuple):
    """How far a unit may go now: on foot in one move, on wings (0: none), and what its wheels cost."""

    walk: Milli
    wings: Milli
    width: Milli
    """By which a wheel is counted; 0: it turns free."""
    front: Milli = 0
    """How wide the front of who turns free is: wheels about its corners carry it."""

    def most(self, manner: str) -> Milli:
        """The longest move in this manner, in milli (S-32, S-38)."""
        if manner == FLY:
            return 2 * self.wings
        if manner in SIDLED:
            return self.walk // 2
        return 2 * self.walk if manner == MARCH else self.walk

    def cost(self, legs: Sequence[Leg]) -> Milli:
        """What these legs take of a move, in milli (S-32)."""
        return sum([leg.forward + wheel_cost(self.width, leg.wheel) for leg in legs])


def movement_allowance(setting: Setting, state: SkirmishState, unit: Unit) -> Gait:
    """The gait of a unit with all that slows it now (S-32, S-38, S-60)."""
    wings = slowest_move(setting, state, unit, flying=True) * INCH if can_fly(state, unit) else 0
    width = unit_shape(setting, unit).width
    counted = 0 if "skirmish" in rules_now(state, unit) else width
    return Gait(slowest_move(setting, state, unit) * INCH, wings, counted, width - counted)


def legs_within_move(setting: Setting, state: SkirmishState, unit: Unit, move: Move) -> tuple[Leg, ...]:
    """The legs as far as its move goes now: a card may have slowed it since the order."""
    own = movement_allowance(setting, state, unit)
    left, width, out = own.most(move.manner), own.width, []
    for leg in move.legs:
        forward = min(leg.forward, left)
        left -= forward
        wheel = leg.wheel
        if wheel_cost(width, wheel) > left:
            wheel = int(math.copysign(left * 18000 / math.pi // width, wheel))
        left -= min(left, wheel_cost(width, wheel))
        out.append(Leg(forward, wheel))
    return tuple(out)


def end_of_legs(pose: Pose, width: Milli, legs: Sequence[Leg]) -> Pose:
    """Where legs end if nothing is in the way."""
    for leg in legs:
        if leg.forward:
            pose = advanced_pose(pose, leg.forward)
        if leg.wheel:
            pose = wheeled_pose(pose, width, leg.wheel)
    return pose


def farthest_end(own: Gait, most: Milli) -> Milli:
    """How far off a move of `most` milli ends at most: one wheel carries who turns free, no more (S-60).

    >>> farthest_end(Gait(5000, 0, 4000), 5000), farthest_end(Gait(5000, 0, 0, 4000), 5000)
    (5000, 7385)
    """
    turns = [math.radians(by) for by in range(0, 181, 5)] if own.front else [0.0]
    squares = [
        most**2 + most * own.front * math.sin(turn) + (own.front * math.sin(turn / 2)) ** 2 for turn in turns
    ]
    return math.ceil(math.sqrt(max(squares)))


# marching


def no_march(setting: Setting, state: SkirmishState, unit: Unit) -> Refusal | None:
    """Why it may not march: after a reform or a failed test, or from a river (S-32, S-38)."""
    if unit.has(NO_MARCH):
        return Refusal("march-no-more", {"unit": unit.id})
    rivers = [piece.id for piece in state.terrain if piece.kind == "river"]
    if rivers and set(rivers) & set(setting.ground.terrain_of(state, unit.id)):
        return Refusal("march-in-river", {"unit": unit.id})
    return None


def is_watched(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether a march needs Leadership: the named enemy stands within 8", not fleeing (S-13, S-32)."""
    near = [one for one in opposing_units(state, unit) if not one.fleeing]
    return any(setting.ground.gap(state, unit.id, one.id) <= WATCHED for one in near)


def is_march(unit: Unit, move: Move, own: Gait) -> bool:
    """Whether a move is a march: flyers march beyond 10" (S-38)."""
    return flying_distance(unit, move) > own.wings if move.manner == FLY else move.manner == MARCH


# the law


def move_refusal(setting: Setting, state: SkirmishState, unit: Unit, move: Move) -> Refusal | None:
    """Why a friendly unit may not move so."""
    mine = may_move(setting, state, unit)
    if mine is not None:
        return mine
    if move.manner not in MANNERS:
        return Refusal("move-manner")
    return no_way(setting, state, unit, move, movement_allowance(setting, state, unit))


def no_way(setting: Setting, state: SkirmishState, unit: Unit, move: Move, own: Gait) -> Refusal | None:
    """Why a unit that may move does not move so, by its gait."""
    wrong = no_flight(setting, state, unit, move, own) if move.manner == FLY else _no_walk(move, own)
    if wrong is None and is_march(unit, move, own):
        return no_march(setting, state, unit)
    return wrong


def _no_walk(move: Move, own: Gait) -> Refusal | None:
    """Why these legs are none: too many, backwards, nowhere, or longer than the move (S-32)."""
    legs = move.legs
    if len(legs) > MOST_LEGS or any([leg.forward < 0 or abs(leg.wheel) > TURN for leg in legs]):
        return Refusal("move-legs", {"most": MOST_LEGS})
    if not any([leg.forward or leg.wheel for leg in legs]):
        return Refusal("move-nowhere")
    if move.manner in SIDLED and (len(legs) > 1 or legs[0].wheel):
        return Refusal("move-one-way")
    length, allowed = own.cost(legs), own.most(move.manner)
    if length <= allowed and own.front:
        length, allowed = _carried(own, legs), farthest_end(own, allowed)
    return Refusal("move-too-long", {"length": length, "most": allowed}) if length > allowed else None


def _carried(own: Gait, legs: Sequence[Leg]) -> Milli:
    """How far off legs bring who turns free, where they bring it farthest."""
    pose, far = Pose(0, 0, 0), 0
    for leg in legs:
        pose = end_of_legs(pose, own.front, (leg,))
        far = max(far, math.isqrt(pose.x**2 + pose.y**2))
    return far


def landing_pose(move: Move) -> Pose:
    """The pose at the end of a flight."""
    return Pose(move.x, move.y, move.heading)


def flying_distance(unit: Unit, move: Move) -> Milli:
    """How far a unit flies, in milli, from front to front."""
    return math.isqrt((move.x - unit.x) ** 2 + (move.y - unit.y) ** 2)


def no_flight(setting: Setting, state: SkirmishState, unit: Unit, move: Move, own: Gait) -> Refusal | None:
    """Why it does not fly there: no wings, too far, no room to land (S-06, S-38)."""
    if not can_fly(state, unit):
        return Refusal("move-no-wings", {"unit": unit.id})
    if not 0 <= move.heading < TURN:
        return Refusal("reform-heading")
    length, allowed = flying_distance(unit, move), own.most(FLY)
    if length > allowed:
        return Refusal("move-too-long", {"length": length, "most": allowed})
    if setting.ground.fits(state, unit.id, landing_pose(move), unit_shape(setting, unit)) is not None:
        return Refusal("move-no-room", {"unit": unit.id})
    return None


def reform_refusal(setting: Setting, state: SkirmishState, unit: Unit, order: Reform) -> Refusal | None:
    """Why a friendly unit may not reform so: room, twice its move, a musician for a swift one (S-32)."""
    wrong = may_move(setting, state, unit)
    if wrong is not None:
        return wrong
    if unit.has(unit_flags.REFORMED):
        return Refusal("reform-once", {"unit": unit.id})
    if order.swift and (unit.has(unit_flags.NO_MARCH) or not (unit.musician or is_nimble(state, unit))):
        return Refusal("reform-not-swift", {"unit": unit.id})
    wrong = no_room(setting, state, unit, order.heading, order.files)
    if wrong is None and not is_machine(setting, unit):
        pose, new = reformed_pose(setting, unit, order.heading, order.files)
        return Refusal("reform-too-far") if too_far(setting, state, unit, pose, new) else None
    return wrong


def is_nimble(state: SkirmishState, unit: Unit) -> bool:
    """Whether a swift reform needs neither musician nor test: fast cavalry (S-60)."""
    return "fast-cavalry" in rules_now(state, unit)
