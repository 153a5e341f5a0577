"""Where a unit would stand in another formation: the ghost of a reform, before it is taken (S-37, S-58)."""

from game.rules.skirmish.actions.orders import CombatReform, Reform
from game.rules.skirmish.combat.reforms import stance_of_reform
from game.rules.skirmish.movement.reform_room import reformed_pose
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.survey.board import Board


def end_of_formation(board: Board, order: CombatReform | Reform) -> tuple[Pose, int]:
    """The pose and the files in which a unit stands once it has reformed."""
    unit = board.unit(order.unit)
    if isinstance(order, CombatReform):
        pose, shape = stance_of_reform(board.setting, board.state, unit, order.files, order.slide)
    else:
        pose, shape = reformed_pose(board.setting, unit, order.heading, order.files)
    return pose, shape.files
