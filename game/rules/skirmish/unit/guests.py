"""Characters in a unit: where each of them stands (S-81)."""

from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import Pose, front_places, offset_point
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.profile import unit_shape


def guest_pose(setting: Setting, host: Unit, guest: Unit) -> Pose:
    """The pose of a character in its unit: the middle of its base's front edge, in milli.

    Characters fill the front rank from its middle; more of them than files stand in the next rank.
    """
    shape = unit_shape(setting, host)
    rank, place = divmod(host.guests.index(guest.id), shape.files)
    right = (front_places(shape.files)[place] - (shape.files - 1) / 2) * shape.base_w
    return Pose(*offset_point(host.pose, right, -rank * shape.base_d), host.heading)


def standing_pose(setting: Setting, state: SkirmishState, unit: Unit) -> Pose:
    """The pose of a unit on the table; of a character in a unit that of its own base there."""
    return unit.pose if unit.host < 0 else guest_pose(setting, state.units[unit.host], unit)
