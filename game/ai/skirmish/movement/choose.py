"""Who moves where: every unit to where it threatens most and is threatened least (S-31, S-32).

Units are looked at one after the other, the foremost first; only the orders of the first that has something
to gain are rated, all others wait: after it has moved the question comes again.
"""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.movement.board import (
    BoardPicture,
    BoardUnit,
    board_picture,
    board_unit,
    chance_of_being_named,
)
from game.ai.skirmish.movement.footprints import footprint_gap
from game.ai.skirmish.movement.paths import dangerous_ground_cost, is_blocked, order_path
from game.ai.skirmish.movement.stance import danger_from_charges, stance_value
from game.ai.skirmish.values.unit_worth import bounty_with_guests
from game.rules.skirmish.actions.orders import Arrive, Join, Leave, Move, Reform
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.movement.law import Gait, movement_allowance
from game.rules.skirmish.state.state import RESERVE

WAITS = -1.0
"""An order of a unit whose turn to be thought of has not come."""
EFFORT = 0.5
"""What a move must bring to be worth the trouble."""
BLOCKED = -5.0
JOINS = 0.1
"""What a character's company is worth to a regiment and it to him, of his points."""
ARRIVES = 0.2
"""What being on the table is worth, of a unit's points."""


def rate_moves(decision: Decision, options: Sequence[Any]) -> list[float]:
    """The orders of the first unit that gains by one; nobody: no more moves."""
    board = board_picture(decision)
    values = [0.0 if isinstance(one, Done) else WAITS for one in options]
    orders: dict[int, list[int]] = {}
    for at, one in enumerate(options):
        if not isinstance(one, Done):
            orders.setdefault(one.unit, []).append(at)
    for id in sorted(orders, key=lambda id: (_eagerness(board, id), id)):
        rated = _rate_orders(board, id, [options[at] for at in orders[id]])
        for at, value in zip(orders[id], rated, strict=True):
            values[at] = value
        if max(rated) > 0:
            return values
    return values


def _eagerness(board: BoardPicture, id: int) -> float:
    """How soon a unit is thought of: reserves, then lone characters, then who is nearest to a foe."""
    body = board.mine.get(id)
    if body is None:
        return -1.0
    return min((footprint_gap(body.spot, foe.spot) for foe in board.foes.values()), default=0.0)


def _rate_orders(board: BoardPicture, id: int, orders: Sequence[Any]) -> list[float]:
    """What each order of one unit brings beside staying as it is."""
    state = board.decision.state
    unit = state.units[id]
    if unit.host >= 0:
        return [WAITS] * len(orders)
    own = movement_allowance(board.decision.setting, state, unit)
    if unit.place == RESERVE:
        body = board_unit(board.decision, unit, engaged=False, attack_chance=0.0)
        return [ARRIVES * body.worth + _rate_way(board, body, order, 0.0, own) for order in orders]
    body = board.mine[id]
    now = stance_value(board, body, body.spot, moved=False, shoots=True)
    return [_rate_order(board, body, order, now, own) for order in orders]


def _rate_order(
    board: BoardPicture, body: BoardUnit, order: Move | Reform | Join | Leave | Arrive, now: float, own: Gait
) -> float:
    """What an order of a unit on the table brings; `now`: what it is worth to stay."""
    if isinstance(order, Join):
        return _join(board, body, order, now)
    if isinstance(order, Leave):
        return WAITS
    return _rate_way(board, body, order, now, own)


def _rate_way(
    board: BoardPicture, body: BoardUnit, order: Move | Reform | Arrive, now: float, own: Gait
) -> float:
    """How much better it stands where the order leads."""
    way = order_path(board, body, order, own)
    if is_blocked(board, body, way):
        return BLOCKED
    there = stance_value(board, body, way.spots[-1], moved=way.moved, shoots=way.shoots)
    return there - now - EFFORT - dangerous_ground_cost(board, body, way)


def _join(board: BoardPicture, body: BoardUnit, order: Join, now: float) -> float:
    """A lone character in those ranks: safer than alone, unless they are in danger themselves (S-81)."""
    host = board.mine[order.host]
    shared = danger_from_charges(board, host, host.spot) * body.worth / max(1.0, host.worth + body.worth)
    return (JOINS + 0.25) * body.worth - shared - now - EFFORT


# rallies


def rate_rally_sequence(decision: Decision, options: Sequence[Any]) -> list[float]:
    """The dearest first: its test may end in its flight, but nobody waits for another's."""
    return [bounty_with_guests(decision.state, decision.state.units[one.unit]) / 100 for one in options]


def rate_rally_reforms(decision: Decision, options: Sequence[Any]) -> list[float]:
    """How the rallied stand: where they look at what could come (S-37)."""
    board, unit = board_picture(decision), decision.state.units[decision.question.unit]
    body = board.mine.get(unit.id) or board_unit(
        decision, unit, engaged=False, attack_chance=chance_of_being_named(decision.state, decision.me, 0)
    )
    now = stance_value(board, body, body.spot, moved=True, shoots=False)
    own = movement_allowance(decision.setting, decision.state, unit)
    return [0.0 if isinstance(one, Done) else _rate_way(board, body, one, now, own) for one in options]
