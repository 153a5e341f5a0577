"""Poses in which orders to move end."""

from game.ai.skirmish.movement.paths import poses_along_move
from game.rules.skirmish.actions.orders import Move, Reform
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import TURN, Pose
from game.rules.skirmish.state.state import Unit
from game.rules.skirmish.unit.profile import unit_shape


def order_end_pose(setting: Setting, unit: Unit, order: Move | Reform) -> Pose:
    """The pose in which the unit would stand if nothing were in the way."""
    if isinstance(order, Reform):
        return unit.pose._replace(heading=order.heading)
    return [unit.pose, *poses_along_move(unit.pose, unit_shape(setting, unit), order)][-1]


def heading_difference(one: int, other: int) -> int:
    """The angle between two headings, in centi: 0 to half a turn."""
    return abs((one - other + TURN // 2) % TURN - TURN // 2)
