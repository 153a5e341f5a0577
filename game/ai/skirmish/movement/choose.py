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
    body_of,
    bounty_with_guests,
    chance_of_being_named,
    front_of,
)
from game.ai.skirmish.movement.footprints import footprint_gap
from game.ai.skirmish.movement.paths import dangerous_ground_cost, is_blocked, way_of
from game.ai.skirmish.movement.stance import danger_from_charges, stance_value
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


def rate_moves(mind: Decision, options: Sequence[Any]) -> list[float]:
    """The orders of the first unit that gains by one; nobody: no more moves."""
    front = front_of(mind)
    values = [0.0 if isinstance(one, Done) else WAITS for one in options]
    orders: dict[int, list[int]] = {}
    for at, one in enumerate(options):
        if not isinstance(one, Done):
            orders.setdefault(one.unit, []).append(at)
    for id in sorted(orders, key=lambda id: (_eagerness(front, id), id)):
        rated = _rate_orders(front, id, [options[at] for at in orders[id]])
        for at, value in zip(orders[id], rated, strict=True):
            values[at] = value
        if max(rated) > 0:
            return values
    return values


def _eagerness(front: BoardPicture, id: int) -> float:
    """How soon a unit is thought of: reserves, then lone characters, then who is nearest to a foe."""
    body = front.mine.get(id)
    if body is None:
        return -1.0
    return min((footprint_gap(body.spot, foe.spot) for foe in front.foes.values()), default=0.0)


def _rate_orders(front: BoardPicture, id: int, orders: Sequence[Any]) -> list[float]:
    """What each order of one unit brings beside staying as it is."""
    state = front.mind.state
    unit = state.units[id]
    if unit.host >= 0:
        return [WAITS] * len(orders)
    own = movement_allowance(front.mind.setting, state, unit)
    if unit.place == RESERVE:
        body = body_of(front.mind, unit, engaged=False, hurry=0.0)
        return [ARRIVES * body.worth + _rate_way(front, body, order, 0.0, own) for order in orders]
    body = front.mine[id]
    now = stance_value(front, body, body.spot, moved=False, shoots=True)
    return [_rate_order(front, body, order, now, own) for order in orders]


def _rate_order(
    front: BoardPicture, body: BoardUnit, order: Move | Reform | Join | Leave | Arrive, now: float, own: Gait
) -> float:
    """What an order of a unit on the table brings; `now`: what it is worth to stay."""
    if isinstance(order, Join):
        return _join(front, body, order, now)
    if isinstance(order, Leave):
        return WAITS
    return _rate_way(front, body, order, now, own)


def _rate_way(
    front: BoardPicture, body: BoardUnit, order: Move | Reform | Arrive, now: float, own: Gait
) -> float:
    """How much better it stands where the order leads."""
    way = way_of(front, body, order, own)
    if is_blocked(front, body, way):
        return BLOCKED
    there = stance_value(front, body, way.spots[-1], moved=way.moved, shoots=way.shoots)
    return there - now - EFFORT - dangerous_ground_cost(front, body, way)


def _join(front: BoardPicture, body: BoardUnit, order: Join, now: float) -> float:
    """A lone character in those ranks: safer than alone, unless they are in danger themselves (S-81)."""
    host = front.mine[order.host]
    shared = danger_from_charges(front, host, host.spot) * body.worth / max(1.0, host.worth + body.worth)
    return (JOINS + 0.25) * body.worth - shared - now - EFFORT


# rallies


def rate_rally_sequence(mind: Decision, options: Sequence[Any]) -> list[float]:
    """The dearest first: its test may end in its flight, but nobody waits for another's."""
    return [bounty_with_guests(mind.state, mind.state.units[one.unit]) / 100 for one in options]


def rate_rally_reforms(mind: Decision, options: Sequence[Any]) -> list[float]:
    """How the rallied stand: where they look at what could come (S-37)."""
    front, unit = front_of(mind), mind.state.units[mind.question.unit]
    body = front.mine.get(unit.id) or body_of(
        mind, unit, engaged=False, hurry=chance_of_being_named(mind.state, mind.me, 0)
    )
    now = stance_value(front, body, body.spot, moved=True, shoots=False)
    own = movement_allowance(mind.setting, mind.state, unit)
    return [0.0 if isinstance(one, Done) else _rate_way(front, body, one, now, own) for one in options]
