"""Paths of orders, and what is in their way, reckoned without the table (S-29, S-32)."""

from collections.abc import Iterator
from typing import NamedTuple

from game.ai.skirmish.movement.board import BoardPicture, BoardUnit
from game.ai.skirmish.movement.footprints import Footprint, footprint_at_pose, footprint_gap
from game.ai.skirmish.movement.underfoot import lies_under
from game.core.whole_numbers import nearest_whole
from game.rules.skirmish.actions.orders import Arrive, Move, Reform
from game.rules.skirmish.consequences.dangerous_terrain import worst_roll
from game.rules.skirmish.movement import law
from game.rules.skirmish.movement.law import BACK, FLY, LEFT, MARCH, RIGHT, Gait
from game.rules.skirmish.movement.reform_room import reformed_pose
from game.rules.skirmish.state.formation import (
    CLEAR_GAP,
    INCH,
    TURN,
    Pose,
    Shape,
    advanced_pose,
    shape_of,
    sidestepped_pose,
    wheeled_pose,
)
from game.rules.skirmish.unit.profile import unit_shape

BLOCKING_TERRAIN = ("building", "rock")
"""Kinds of terrain on which no unit may stand."""
DANGEROUS_TERRAIN = ("marsh", "forest")
"""Kinds of terrain that units may have to test in (S-38)."""
PATH_STRIDE = 3 * INCH
"""Milli between the poses that are looked at on a straight leg, about."""


class OrderPath(NamedTuple):
    """The footprints that an order leads through; the last one is where it ends."""

    spots: tuple[Footprint, ...]
    moved: bool
    shoots: bool
    """Whether the unit may still shoot this turn."""
    manner: str


def order_path(board: BoardPicture, body: BoardUnit, order: Move | Reform | Arrive, gait: Gait) -> OrderPath:
    """The path of an order, as if nothing stood on it; `gait`: how the unit moves."""
    decision, unit = board.decision, body.unit
    now = unit_shape(decision.setting, unit)
    match order:
        case Reform():
            pose, new = reformed_pose(decision.setting, unit, order.heading, order.files)
            return OrderPath((footprint_at_pose(pose, new),), moved=True, shoots=False, manner="reform")
        case Arrive():
            new = shape_of(now.files * now.ranks, order.files, now.base_w, now.base_d)
            pose = Pose(order.x, order.y, order.heading)
            return OrderPath((footprint_at_pose(pose, new),), moved=True, shoots=True, manner="arrive")
    marches = law.is_march(unit, order, gait)
    spots = tuple(footprint_at_pose(pose, now) for pose in poses_along_move(unit.pose, now, order))
    return OrderPath(spots, moved=True, shoots=not marches, manner=MARCH if marches else order.manner)


def poses_along_move(start: Pose, shape: Shape, order: Move) -> Iterator[Pose]:
    """The poses of a move, one after the other."""
    if order.manner == FLY:
        yield law.landing_pose(order)
        return
    pose = start
    for leg in order.legs:
        for by in _stride_lengths(leg.forward):
            pose = _moved_straight(pose, order.manner, by)
            yield pose
        if leg.wheel:
            pose = wheeled_pose(pose, shape.width, leg.wheel % TURN if abs(leg.wheel) >= TURN else leg.wheel)
            yield pose


def _stride_lengths(far: int) -> list[int]:
    """A length in milli, cut into about equal strides."""
    pieces = max(1, nearest_whole(far / PATH_STRIDE)) if far else 0
    return [far // pieces] * (pieces - 1) + [far - far // pieces * (pieces - 1)] if pieces else []


def _moved_straight(pose: Pose, manner: str, by: int) -> Pose:
    """The pose `by` milli straight on, back or aside."""
    if manner in (LEFT, RIGHT):
        return sidestepped_pose(pose, -by if manner == LEFT else by)
    return advanced_pose(pose, -by if manner == BACK else by)


# what is in the way


def is_blocked(board: BoardPicture, body: BoardUnit, path: OrderPath) -> bool:
    """Whether some unit, something impassable or the edge would stop the unit short."""
    return any(_may_not_stand(board, body, spot) for spot in path.spots)


def _may_not_stand(board: BoardPicture, body: BoardUnit, spot: Footprint) -> bool:
    """Whether the place is off the table, or nearer than 1" to what the unit must not near (S-29)."""
    state = board.decision.state
    across = abs(spot.fy) * spot.half_width + abs(spot.fx) * spot.half_depth
    along = abs(spot.fx) * spot.half_width + abs(spot.fy) * spot.half_depth
    if not (across <= spot.x <= state.width - across and along <= spot.y <= state.depth - along):
        return True
    if any(_is_too_near(body, spot, one) for one in (*board.mine.values(), *board.foes.values())):
        return True
    return any(
        piece.kind in BLOCKING_TERRAIN and lies_under(piece, spot, CLEAR_GAP) for piece in board.terrain
    )


def _is_too_near(body: BoardUnit, spot: Footprint, other: BoardUnit) -> bool:
    """Whether that place is too near another unit."""
    if other.unit.id == body.unit.id:
        return False
    near = spot.reach + other.spot.reach + CLEAR_GAP
    dx, dy = spot.x - other.spot.x, spot.y - other.spot.y
    return dx * dx + dy * dy < near * near and footprint_gap(spot, other.spot) < CLEAR_GAP


def stays_in_danger(board: BoardPicture, body: BoardUnit, path: OrderPath) -> bool:
    """Whether a path ends on ground that tests the unit again when it leaves (S-38)."""
    setting, state = board.decision.setting, board.decision.state
    return any(
        worst_roll(setting, state, body.unit, piece.kind, path.manner) and lies_under(piece, path.spots[-1])
        for piece in board.terrain
        if piece.kind in DANGEROUS_TERRAIN
    )
