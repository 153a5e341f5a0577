"""Which charges, reactions, redirections and charge moves to choose (S-33 to S-36)."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.ai.skirmish.charge.value import (
    CHARGE,
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
from game.ai.skirmish.politics.truces import truce_relief
from game.ai.skirmish.values.trust import charging_price
from game.rules.skirmish.actions.orders import Redirect
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.charge.declare import charge_of
from game.rules.skirmish.charge.reactions import FLEE, SHOOT
from game.rules.skirmish.odds.single import leadership_pass_chance
from game.rules.skirmish.rolls.leadership import leadership_test as tested
from game.rules.skirmish.unit.leadership import standard_near, unit_leadership


class ChargeChoiceWeights(NamedTuple):
    """Costs of flight, and the preference among paths."""

    flight: float = 0.2
    """Cost, of its points, of a turn of flight to a unit that rallies."""
    no_rally: float = 0.7
    """Cost, of its points, of not rallying at once."""
    path_rank: float = 0.5
    """Points by which each path is better than the next: the rules rank them."""


CHARGE_CHOICE = ChargeChoiceWeights()


def rate_charges(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for each charge, with charges declared and still possible on the same foe; none is 0."""
    board = board_picture(decision)
    pairs = [(one.unit, one.target) for one in options if not isinstance(one, Done)]
    return [0.0 if isinstance(one, Done) else _rate_charge(board, one, pairs) for one in options]


def _rate_charge(board: BoardPicture, order: Any, pairs: Sequence[tuple[int, int]]) -> float:
    """Points for one charge with its friends, less the price of a promise that it breaks."""
    body, foe = board.mine[order.unit], board.foes[order.target]
    charging = [one for one in board.decision.state.charges if one.target == foe.unit.id and not one.void]
    chargers = [board.mine[one.unit] for one in charging if one.unit in board.mine]
    friends = [board.mine[unit] for unit, target in pairs if target == order.target and unit != order.unit]
    value = charge_value(board, body, foe, chargers) + joint_charge_bonus(board, body, foe, friends)
    value += _relief_by_truce(board, body, foe)
    return value - CHARGE.least_gain - charging_price(board.decision, foe.unit.owner)


def _relief_by_truce(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> float:
    """Points saved by the first charge on another player, who may be named in combat then (S-09, S-10)."""
    state = board.decision.state
    owner = foe.unit.owner
    if any(state.units[one.target].owner == owner for one in state.charges if not one.void):
        return 0.0
    relief = truce_relief(board.decision, owner)
    return relief * charge_reach_chance(body, footprint_gap(body.spot, foe.spot)) if relief else 0.0


# reactions


def rate_charge_reactions(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for holding, shooting and fleeing: what each is likely to cost."""
    board = board_picture(decision)
    unit, charger = (
        decision.state.units[decision.question.unit],
        decision.state.units[decision.question.target],
    )
    body, foe = board.mine[unit.id], board.foes[charger.id]
    hold_value = _hold_value(board, body, foe)
    values = {
        SHOOT: hold_value + stand_and_shoot_cost(board, foe, body, footprint_gap(body.spot, foe.spot)),
        FLEE: _flee_value(board, body, foe) if any(one.reaction == FLEE for one in options) else 0.0,
    }
    return [values.get(one.reaction, hold_value) for one in options]


def _hold_value(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> float:
    """Points for standing and fighting all that charge the unit (a loss, mostly)."""
    state = board.decision.state
    chargers = {one.unit for one in state.charges if one.target == body.unit.id and not one.void}
    total = 0.0
    for id in sorted(chargers | {foe.unit.id}):
        one = board.foes[id]
        found = charge_of(state, id)
        face = found.arc if found is not None and found.arc else face_towards(body.spot, *one.spot.front)
        total -= charge_reach_chance(one, footprint_gap(one.spot, body.spot)) * board.charge_net(
            one.unit, body.unit, face
        )
    return max(-body.worth, total)


def _flee_value(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> float:
    """Points for fleeing: caught, off the table, or never rallied, else a turn or two lost (S-36, S-37)."""
    caught = catch_chance(foe, footprint_gap(foe.spot, body.spot), swift=body.swift)
    off_table = (1 - caught) * flees_off_table_chance(board, foe, body)
    away = max(0.0, 1 - caught - off_table)
    rallies = rally_chance(board, body)
    return -body.worth * (
        caught + off_table + away * (rallies * CHARGE_CHOICE.flight + (1 - rallies) * CHARGE_CHOICE.no_rally)
    )


# redirects


def rate_redirects(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for each foe to go after: the one that fled, or another if a test is passed (S-34)."""
    board = board_picture(decision)
    body = board.mine[decision.question.unit]
    if not isinstance(options[0], Redirect):
        return [_chase_value(board, body, one.unit) for one in options]
    stays = _chase_value(board, body, decision.question.target)
    test = tested(unit_leadership(decision.setting, decision.state, body.unit))
    passed = leadership_pass_chance(test, again=standard_near(decision.setting, decision.state, body.unit))
    others = [
        0.0 if one.target < 0 else charge_value(board, body, board.foes[one.target], []) for one in options
    ]
    return [
        stays if one.target < 0 else passed * other + (1 - passed) * stays
        for one, other in zip(options, others, strict=True)
    ]


def _chase_value(board: BoardPicture, body: BoardUnit, target: int) -> float:
    """Points for going on after a unit that has fled: only the dice of the charge are left."""
    foe = board.foes.get(target)
    return (
        foe.worth * charge_reach_chance(body, footprint_gap(body.spot, foe.spot)) if foe is not None else 0.0
    )


# charge moves


def rate_charge_sequence(decision: Decision, options: Sequence[Any]) -> list[float]:
    """For each charger, the chance to come home: the likeliest moves first, to the best place."""
    board = board_picture(decision)
    return [_arrival_chance(board, one.unit) for one in options]


def _arrival_chance(board: BoardPicture, id: int) -> float:
    """The chance that a charger comes home."""
    charge, body = charge_of(board.decision.state, id), board.mine[id]
    foe = board.foes.get(charge.target) if charge is not None else None
    return charge_reach_chance(body, footprint_gap(body.spot, foe.spot)) if foe is not None else 0.0


def rate_charge_paths(decision: Decision, options: Sequence[Any]) -> list[float]:
    """A preference that falls with the rank of the path: the rules put the best first."""
    return [-CHARGE_CHOICE.path_rank * at for at in range(len(options))]
