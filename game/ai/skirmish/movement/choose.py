"""Moves of units: each to where it threatens most and is threatened least (S-31, S-32).

Units are looked at one after the other, the foremost first; only the orders of the first that has something
to gain are rated, all others wait: after it has moved the question comes again.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.movement.board import (
    BoardPicture,
    BoardUnit,
    board_picture,
    board_unit,
    chance_of_being_named,
)
from game.ai.skirmish.movement.footprints import footprint_gap
from game.ai.skirmish.movement.lanes import Lane, lane_of
from game.ai.skirmish.movement.paths import OrderPath, is_blocked, order_path, stays_in_danger
from game.ai.skirmish.movement.stance import foes_reached, stance_value, total_danger
from game.ai.skirmish.values.unit_worth import bounty_with_guests
from game.rules.skirmish.actions.orders import Arrive, Join, Leave, Move, Reform
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.movement.law import Gait, movement_allowance
from game.rules.skirmish.state.state import RESERVE


class MoveWeights(NamedTuple):
    """Points and shares by which orders to move are compared."""

    not_yet: float = -1.0
    """Points for an order of a unit whose turn to be looked at has not come."""
    effort: float = 0.5
    """Points that a move must bring to be worth the trouble."""
    blocked: float = -5.0
    """Points for an order that something stops short."""
    killed: float = 1.0
    """How much what terrain kills on the way counts."""
    way_out: float = 1.0
    """How much of what terrain kills on the way in counts again, for the way out."""
    joins: float = 0.1
    """Worth, of a character's points, of its company to a regiment, and of the regiment's to it."""
    shelter: float = 0.25
    """Worth, of a character's points, of standing alone no more."""
    arrives: float = 0.2
    """Worth, of a unit's points, of being on the table."""


MOVE = MoveWeights()


def rate_moves(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for each order, if it is of the first unit that gains by moving; no more moves: 0."""
    board = board_picture(decision)
    values = [0.0 if isinstance(one, Done) else MOVE.not_yet for one in options]
    orders: dict[int, list[int]] = {}
    for place, one in enumerate(options):
        if not isinstance(one, Done):
            orders.setdefault(one.unit, []).append(place)
    for id in sorted(orders, key=lambda id: (_place_in_line(board, id), id)):
        rated = _rate_orders(board, id, [options[place] for place in orders[id]])
        for place, value in zip(orders[id], rated, strict=True):
            values[place] = value
        if max(rated) > 0:
            return values
    return values


def _place_in_line(board: BoardPicture, id: int) -> float:
    """When a unit is looked at: -1 off the table, else the distance of the nearest foe, in milli."""
    body = board.mine.get(id)
    if body is None:
        return -1.0
    return min((footprint_gap(body.spot, foe.spot) for foe in board.foes.values()), default=0.0)


def _rate_orders(board: BoardPicture, id: int, orders: Sequence[Any]) -> list[float]:
    """Points that each order of one unit brings, beside staying as it is."""
    state = board.decision.state
    unit = state.units[id]
    if unit.host >= 0:
        return [MOVE.not_yet] * len(orders)
    gait = movement_allowance(board.decision.setting, state, unit)
    if unit.place == RESERVE:
        body = board_unit(board.decision, unit, engaged=False, attack_chance=0.0)
        return [MOVE.arrives * body.worth + _rate_path(board, body, order, 0.0, gait) for order in orders]
    body = board.mine[id]
    stays = stance_value(board, body, body.spot, moved=False, shoots=True)
    return [_rate_order(board, body, order, stays, gait) for order in orders]


def _rate_order(
    board: BoardPicture,
    body: BoardUnit,
    order: Move | Reform | Join | Leave | Arrive,
    stays: float,
    gait: Gait,
) -> float:
    """Points that an order of a unit on the table brings; `stays`: what staying is worth."""
    if isinstance(order, Join):
        return _rate_join(board, body, order, stays)
    if isinstance(order, Leave):
        return MOVE.not_yet
    return _rate_path(board, body, order, stays, gait)


def _rate_path(
    board: BoardPicture, body: BoardUnit, order: Move | Reform | Arrive, stays: float, gait: Gait
) -> float:
    """Points by which the unit stands better where the order leads, dangers of the path deducted."""
    path = order_path(board, body, order, gait)
    if is_blocked(board, body, path):
        return MOVE.blocked
    there = stance_value(board, body, path.spots[-1], moved=path.moved, shoots=path.shoots)
    gain = there - stays - MOVE.effort
    if gain <= 0 or not isinstance(order, Move):
        return gain
    lane = lane_of(board.decision.setting, board.decision.state, body.unit, order)
    if lane.stopped:
        return MOVE.blocked
    if lane.is_hair and not _opens_something(board, body, path):
        return MOVE.not_yet
    return gain - _terrain_cost(board, body, path, lane)


def _opens_something(board: BoardPicture, body: BoardUnit, path: OrderPath) -> bool:
    """Whether the unit reaches foes from there, to charge or shoot, whom it does not reach from here."""
    return bool(foes_reached(board, body, path.spots[-1]) - foes_reached(board, body, body.spot))


def _terrain_cost(board: BoardPicture, body: BoardUnit, path: OrderPath, lane: Lane) -> float:
    """Points that dangerous terrain takes on the way, and takes again if the move ends in it (S-38)."""
    again = MOVE.way_out if stays_in_danger(board, body, path) else 0.0
    return MOVE.killed * (1 + again) * lane.lost * body.worth


def _rate_join(board: BoardPicture, body: BoardUnit, order: Join, stays: float) -> float:
    """Points for a lone character to join a unit: safer than alone, if that is not in danger (S-81)."""
    host = board.mine[order.host]
    shared_danger = total_danger(board, host, host.spot) * body.worth / max(1.0, host.worth + body.worth)
    return (MOVE.joins + MOVE.shelter) * body.worth - shared_danger - stays - MOVE.effort


# rallies


def rate_rally_sequence(decision: Decision, options: Sequence[Any]) -> list[float]:
    """A preference for each unit to go next: the dearest first, as its test may end in flight."""
    return [bounty_with_guests(decision.state, decision.state.units[one.unit]) / 100 for one in options]


def rate_rally_reforms(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for each formation of a unit that has rallied, by what could come at it (S-37)."""
    board, unit = board_picture(decision), decision.state.units[decision.question.unit]
    body = board.mine.get(unit.id) or board_unit(
        decision, unit, engaged=False, attack_chance=chance_of_being_named(decision.state, decision.me, 0)
    )
    stays = stance_value(board, body, body.spot, moved=True, shoots=False)
    gait = movement_allowance(decision.setting, decision.state, unit)
    return [0.0 if isinstance(one, Done) else _rate_path(board, body, one, stays, gait) for one in options]
