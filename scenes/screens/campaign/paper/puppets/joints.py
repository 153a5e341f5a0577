"""How a puppet hangs together: where each part lies when the joints are bent so and so."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from scenes.draw.style import Point
from scenes.screens.campaign.paper.puppets.troupe import FRONT_FIST, PoseDef, Prop, Puppet, PuppetPart

PROP = "prop"
"""The name under which the held thing lies among the parts."""
HIP = 277.0
"""Units from the waist, where a puppet has its root, to the ground."""
_HIP_JOINT, _THIGH, _SHIN, _KNEECAP = 8.0, 114.0, 155.0, 19.0
"""Units from the waist down to the joint of the hip, on to the knee, on to the sole; radius of a knee."""


class Lie(NamedTuple):
    """Where a part lies: its pivot in units from the waist, y downwards, and its degrees, clockwise."""

    x: float
    y: float
    angle: float


class Stance(NamedTuple):
    """Where a puppet stands: its waist on the stage in units, its size, the way it faces.

    `facing` is the share of its width that is seen: 1 to the right, -1 to the left, 0 edge on.
    """

    x: float
    y: float
    scale: float
    facing: float


class Laid(NamedTuple):
    """A part on the stage: its pivot in units, its degrees, the factors of its width and height."""

    x: float
    y: float
    angle: float
    wide: float
    high: float


def turned(angle: float, x: float, y: float) -> Point:
    """The point x, y after a turn by `angle` degrees, clockwise, about the origin."""
    turn = math.radians(angle)
    cos, sin = math.cos(turn), math.sin(turn)
    return x * cos - y * sin, x * sin + y * cos


def lie_of_parts(puppet: Puppet, bends: Mapping[str, float]) -> dict[str, Lie]:
    """Where every part lies, for the bend of each joint in degrees; no joint goes beyond its range."""
    known = {part.id: part for part in puppet.parts}
    lies: dict[str, Lie] = {}
    for part in puppet.parts:
        _lay(part, known, bends, lies)
    return lies


def lie_of_prop(puppet: Puppet, lies: Mapping[str, Lie], prop: Prop, pose: PoseDef) -> Lie:
    """Where the thing in the fist lies: as the pose holds it, or hanging straight whatever the arm does."""
    arm = lies[FRONT_FIST]
    x, y = turned(arm.angle, 0.0, puppet.fist)
    angle = prop.hang if pose.prop_angle is None else arm.angle + pose.prop_angle
    return Lie(arm.x + x, arm.y + y, angle)


def waist_height(bends: Mapping[str, float]) -> float:
    """Units from the ground to the waist: one sole at least, or a knee, touches the ground."""
    return max(_leg_height(bends[f"thigh_{side}"], bends[f"shin_{side}"]) for side in "bf")


def _leg_height(thigh: float, shin: float) -> float:
    """Units from the waist to the lower one of knee and sole, for the degrees of hip and knee."""
    knee = _HIP_JOINT + _THIGH * math.cos(math.radians(thigh))
    return knee + max(_SHIN * math.cos(math.radians(thigh + shin)), _KNEECAP)


def tilted(lie: Lie, tilt: float, waist: float) -> Lie:
    """A part of a figure that turns as a whole, by degrees clockwise about its feet, `waist` units below."""
    x, y = turned(tilt, lie.x, lie.y - waist)
    return Lie(x, y + waist, lie.angle + tilt)


def lay_on_stage(lie: Lie, stance: Stance) -> Laid:
    """The part as the stage shows it. A puppet that turns shrinks sideways; its limbs stay joined."""
    turn = math.radians(lie.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    along_x, along_y = -stance.facing * sin, cos
    high = math.hypot(along_x, along_y) or 1e-6
    wide = stance.facing / high
    return Laid(
        stance.x + stance.facing * stance.scale * lie.x,
        stance.y + stance.scale * lie.y,
        math.degrees(math.atan2(-along_x, along_y)),
        wide * stance.scale,
        high * stance.scale,
    )


def _lay(
    part: PuppetPart, known: Mapping[str, PuppetPart], bends: Mapping[str, float], lies: dict[str, Lie]
) -> Lie:
    """Where a part lies, after all that it hangs on."""
    if part.id in lies:
        return lies[part.id]
    held = _lay(known[part.parent], known, bends, lies) if part.parent else Lie(0.0, 0.0, 0.0)
    x, y = turned(held.angle, *part.at)
    low, most = part.range
    own = max(low, min(most, bends.get(part.id, 0.0)))
    lies[part.id] = lie = Lie(held.x + x, held.y + y, own if part.upright else held.angle + own)
    return lie
