"""What a move would truly do: how far it goes, whether one's own stop it, what terrain kills (S-06, S-38).

Asked of the rules' own table, so only of orders that are worth it; `paths` sorts the rest out beforehand.
"""

import math
from itertools import pairwise
from typing import NamedTuple

from game.ai.skirmish.movement.order_ends import heading_difference
from game.rules.skirmish.actions.orders import Move
from game.rules.skirmish.movement.law import (
    FLY,
    MARCH,
    is_march,
    landing_pose,
    legs_within_move,
    movement_allowance,
)
from game.rules.skirmish.movement.way import way_until_blocked
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH, TURN, Centi, Milli, Pose
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.survey.ordeals import terrain_ordeals
from game.rules.skirmish.unit.profile import unit_characteristic

HAIR: Milli = INCH
"""A move shorter than this leads nowhere."""
TURNED: Centi = TURN // 24
"""A wheel of so much is a purpose of its own."""
PANIC_COST = 0.5
"""Share of a unit that is lost when it panics and flees, about."""


class Lane(NamedTuple):
    """How a move would go."""

    end: Pose
    length: Milli
    """How far the middle of the front goes."""
    turned: Centi
    stopped: bool
    """Whether a unit, terrain or the edge cuts it short."""
    by_own: bool
    """Whether a unit of the same army does."""
    lost: float
    """The share of the unit that dangerous terrain takes on average, flights of panic included."""

    @property
    def is_hair(self) -> bool:
        """Whether it leads nowhere: less than an inch on, and hardly turned."""
        return self.length < HAIR and self.turned < TURNED


def lane_of(setting: Setting, state: SkirmishState, unit: Unit, move: Move) -> Lane:
    """How a move would go now, march tests passed; nothing in `state` is changed."""
    if move.manner == FLY:
        return _flight_lane(setting, state, unit, move)
    legs = legs_within_move(setting, state, unit, move)
    way = way_until_blocked(setting, state, unit, move.manner, legs)
    return Lane(
        end=way.poses[-1],
        length=_length_of(way.poses),
        turned=heading_difference(way.poses[0].heading, way.poses[-1].heading),
        stopped=way.stopped is not None,
        by_own=way.met != NONE and state.units[way.met].owner == unit.owner,
        lost=_share_lost(setting, state, unit, way.poses, move.manner),
    )


def _flight_lane(setting: Setting, state: SkirmishState, unit: Unit, move: Move) -> Lane:
    """How a flight would go: terrain counts where it starts and where it lands (S-38)."""
    marches = is_march(unit, move, movement_allowance(setting, state, unit))
    ends = (unit.pose, landing_pose(move))
    lost = [_share_lost(setting, state, unit, (one, one), MARCH if marches else FLY) for one in ends]
    turned = heading_difference(unit.pose.heading, ends[-1].heading)
    return Lane(
        ends[-1], _length_of(ends), turned, stopped=False, by_own=False, lost=min(1.0, math.fsum(lost))
    )


def _length_of(poses: tuple[Pose, ...]) -> Milli:
    """How far the middle of the front goes from pose to pose."""
    return math.floor(math.fsum(math.dist(one[:2], other[:2]) for one, other in pairwise(poses)))


def _share_lost(
    setting: Setting, state: SkirmishState, unit: Unit, poses: tuple[Pose, ...], manner: str
) -> float:
    """The share of a unit that terrain on a way takes on average; 1 at most."""
    share = 0.0
    for one in terrain_ordeals(setting, state, unit, poses, manner):
        if one.target is not None:
            share += PANIC_COST * one.taken * (1 - one.passes)
        elif one.unit == unit.id:
            wounds = unit.models * max(1, unit_characteristic(setting, state, unit, "wounds").needed)
            share += one.lost / max(1, wounds - unit.hurt)
    return min(1.0, share)
