"""Deployment zones: where they lie, which way an army looks from them, what stands in them (S-25)."""

import math

from game.core.rules import Player
from game.rules.skirmish.content import scaled_length
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import Centi, Milli, Point, Pose, Shape, footprint_corners
from game.rules.skirmish.state.state import SkirmishState

Box = tuple[Milli, Milli, Milli, Milli]
"""Left, lower, right, upper edge, in milli."""
SLACK: Milli = 1
"""What rounding may put over a zone's edge."""


def box_of(setting: Setting, zone: int) -> Box:
    """A zone of the table, by its number, at the preset's scale."""
    left, lower, right, upper = [
        scaled_length(edge, setting.preset) for edge in setting.content.zones[setting.players].zones[zone]
    ]
    return left, lower, right, upper


def boxes_of(setting: Setting) -> tuple[Box, ...]:
    """Every zone of the table, as numbered."""
    return tuple(box_of(setting, zone) for zone in range(setting.players))


def middle_of(box: Box) -> Point:
    """The middle of a zone."""
    return (box[0] + box[2]) // 2, (box[1] + box[3]) // 2


def zones_centre(setting: Setting, state: SkirmishState) -> Point:
    """The middle of the table, or what its zones say is fought over (S-24, S-25)."""
    named = setting.content.zones[setting.players].centre
    if named is None:
        return state.width // 2, state.depth // 2
    return scaled_length(named[0], setting.preset), scaled_length(named[1], setting.preset)


def zone_facing(setting: Setting, state: SkirmishState, box: Box) -> Centi:
    """Which way an army looks from its zone: across its shorter side, towards the middle of the table."""
    x, y = middle_of(box)
    if box[2] - box[0] >= box[3] - box[1]:
        return 0 if 2 * y <= state.depth else 18000
    return 9000 if 2 * x <= state.width else 27000


def front_of(setting: Setting, state: SkirmishState, box: Box) -> tuple[Pose, Milli, Milli]:
    """The middle of a zone's own front line, looking out; how wide and how deep the zone is from there."""
    heading = zone_facing(setting, state, box)
    (x, y), wide, deep = middle_of(box), box[2] - box[0], box[3] - box[1]
    match heading:
        case 0:
            return Pose(x, box[3], 0), wide, deep
        case 18000:
            return Pose(x, box[1], 18000), wide, deep
        case 9000:
            return Pose(box[2], y, 9000), deep, wide
    return Pose(box[0], y, 27000), deep, wide


def is_in(box: Box, pose: Pose, shape: Shape) -> bool:
    """Whether a footprint lies wholly in a zone (S-25)."""
    return all(
        box[0] - SLACK <= x <= box[2] + SLACK and box[1] - SLACK <= y <= box[3] + SLACK
        for x, y in footprint_corners(pose, shape)
    )


def own_box(setting: Setting, state: SkirmishState, player: Player) -> Box:
    """The zone that a player took."""
    return box_of(setting, state.zones[player])


def farthest_free_zone(setting: Setting, state: SkirmishState) -> int:
    """The free zone farthest from those that are taken; the first one if none is."""
    taken = [middle_of(box_of(setting, zone)) for zone in state.zones if zone >= 0]
    return max(
        free_zones(state),
        key=lambda zone: (
            min((math.dist(middle_of(box_of(setting, zone)), one) for one in taken), default=0),
            -zone,
        ),
    )


def free_zones(state: SkirmishState) -> list[int]:
    """Zones that nobody took, as numbered."""
    return [zone for zone in range(state.players) if zone not in state.zones]
