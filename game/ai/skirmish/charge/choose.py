"""Who charges whom, who holds, shoots or flees, whom to chase (S-33 to S-36)."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish.charge.value import (
    TOO_LITTLE,
    catch_chance,
    charge_value,
    flees_off_table_chance,
    joint_charge_bonus,
    rally_chance,
    stand_and_shoot_cost,
)
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.movement.board import BoardPicture, BoardUnit, board_picture, charge_reach_chance
from game.ai.skirmish.movement.footprints import face_towards, footprint_gap
from game.ai.skirmish.values.trust import charging_price
from game.rules.skirmish.actions.orders import Redirect
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.charge.declare import charge_of
from game.rules.skirmish.charge.reactions import FLEE, SHOOT
from game.rules.skirmish.odds.single import leadership_pass_chance
from game.rules.skirmish.rolls.leadership import leadership_test as tested
from game.rules.skirmish.unit.leadership import standard_near, unit_leadership

ASTRAY = 0.2
"""What a turn of flight costs a unit that rallies, of its points."""
LOST = 0.7
"""What not rallying at once costs it, of its points."""
SECOND = 0.5
"""How much the first of the ways, which the rules rank best, is preferred to the next."""


def rate_charges(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Every charge with those that were declared, and those that could still be, on the same foe."""
    board = board_picture(decision)
    pairs = [(one.unit, one.target) for one in options if not isinstance(one, Done)]
    return [0.0 if isinstance(one, Done) else _declared(board, one, pairs) for one in options]


def _declared(board: BoardPicture, order: Any, pairs: Sequence[tuple[int, int]]) -> float:
    """One charge: with friends, if what they bring together is more."""
    body, foe = board.mine[order.unit], board.foes[order.target]
    charging = [one for one in board.decision.state.charges if one.target == foe.unit.id and not one.void]
    sworn = [board.mine[one.unit] for one in charging if one.unit in board.mine]
    friends = [board.mine[unit] for unit, target in pairs if target == order.target and unit != order.unit]
    value = charge_value(board, body, foe, sworn) + joint_charge_bonus(board, body, foe, friends)
    return value - TOO_LITTLE - charging_price(board.decision, foe.unit.owner)


# reactions


def rate_charge_reactions(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Hold, shoot, or flee, by what each is likely to cost."""
    board = board_picture(decision)
    unit, charger = (
        decision.state.units[decision.question.unit],
        decision.state.units[decision.question.target],
    )
    body, foe = board.mine[unit.id], board.foes[charger.id]
    held = _hold(board, body, foe)
    values = {
        SHOOT: held + stand_and_shoot_cost(board, foe, body, footprint_gap(body.spot, foe.spot)),
        FLEE: _flee(board, body, foe) if any(one.reaction == FLEE for one in options) else 0.0,
    }
    return [values.get(one.reaction, held) for one in options]


def _hold(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> float:
    """What it brings to stand and fight all who charge it (a loss, mostly)."""
    state = board.decision.state
    chargers = {one.unit for one in state.charges if one.target == body.unit.id and not one.void}
    total = 0.0
    for id in chargers | {foe.unit.id}:
        one = board.foes[id]
        found = charge_of(state, id)
        face = found.arc if found is not None and found.arc else face_towards(body.spot, *one.spot.front)
        total -= charge_reach_chance(one, footprint_gap(one.spot, body.spot)) * board.net(
            one.unit, body.unit, face
        )
    return max(-body.worth, total)


def _flee(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> float:
    """What flight costs: caught, over the edge, or never rallied, else a turn or two (S-36, S-37)."""
    caught = catch_chance(foe, footprint_gap(foe.spot, body.spot), swift=body.swift)
    off = (1 - caught) * flees_off_table_chance(board, foe, body)
    away = max(0.0, 1 - caught - off)
    back = rally_chance(board, body)
    return -body.worth * (caught + off + away * (back * ASTRAY + (1 - back) * LOST))


# redirects


def rate_redirects(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Go on after who fled, or test to charge another; or which of two that fled is chased (S-34)."""
    board = board_picture(decision)
    body = board.mine[decision.question.unit]
    if not isinstance(options[0], Redirect):
        return [_chased(board, body, one.unit) for one in options]
    stays = _chased(board, body, decision.question.target)
    test = tested(unit_leadership(decision.setting, decision.state, body.unit))
    passed = leadership_pass_chance(test, again=standard_near(decision.setting, decision.state, body.unit))
    others = [
        0.0 if one.target < 0 else charge_value(board, body, board.foes[one.target], []) for one in options
    ]
    return [
        stays if one.target < 0 else passed * other + (1 - passed) * stays
        for one, other in zip(options, others, strict=True)
    ]


def _chased(board: BoardPicture, body: BoardUnit, target: int) -> float:
    """What going on after who has fled brings: its flight is over, only the dice of the charge are left."""
    foe = board.foes.get(target)
    return (
        foe.worth * charge_reach_chance(body, footprint_gap(body.spot, foe.spot)) if foe is not None else 0.0
    )


# charge moves


def rate_charge_sequence(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Who is likeliest to come home goes first, and takes the best place."""
    board = board_picture(decision)
    return [_first(board, one.unit) for one in options]


def _first(board: BoardPicture, id: int) -> float:
    """How likely a charger comes home."""
    charge, body = charge_of(board.decision.state, id), board.mine[id]
    foe = board.foes.get(charge.target) if charge is not None else None
    return charge_reach_chance(body, footprint_gap(body.spot, foe.spot)) if foe is not None else 0.0


def rate_charge_paths(decision: Decision, options: Sequence[Any]) -> list[float]:
    """The first: the rules rank them by contact and wheel."""
    return [-SECOND * at for at in range(len(options))]
