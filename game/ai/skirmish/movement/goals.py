"""Pull of places on units, beside all fights: the scenario's goal, leaders, company, the table's edges."""

import math
from typing import TYPE_CHECKING, NamedTuple

from game.ai.skirmish.movement.footprints import Footprint, footprint_gap
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.state import Unit
from game.rules.skirmish.state.state import home_unit as home_of
from game.rules.skirmish.turn import scenario
from game.rules.skirmish.turn.scenario import held_places, where_is
from game.rules.skirmish.unit.leadership import COMMAND_RANGE
from game.rules.skirmish.unit.profile import is_character

if TYPE_CHECKING:
    from game.ai.skirmish.movement.board import BoardPicture, BoardUnit


class GoalWeights(NamedTuple):
    """How much each pull counts."""

    command: float = 0.03
    """Worth, of a unit's points, of being in command of the general or the battle standard (S-30)."""
    company: float = 0.25
    """Worth, of a lone character's points, of being beside one of its own regiments."""
    company_range: float = 12 * INCH
    """Milli at which a regiment is no company any more."""
    pull_per_move: float = 0.8
    """Factor on a goal's pull for each of the unit's moves that it is away."""
    edge_range: float = 4 * INCH
    """Milli from the table's edge within which a flight leads over it."""
    edge: float = 0.02
    """Cost, of a unit's points, of standing at the table's edge."""
    middle_share: float = 2.5
    """Factor on the unit's part of its army, for its share in the tokens of the middle."""
    middle_from_outside: float = 0.5
    """Share of the middle's tokens that draws a unit which is not there yet."""
    crossroads: float = 3.0
    """Tokens that a crossroads is thought to bring: it is held for turns, and denied to the neighbour."""
    artefact_to_general: float = 0.3
    """Share of the artefact's tokens that draws its bearer to the general."""
    general_to_artefact: float = 0.8
    """Share of the artefact's tokens that draws the general's unit to it."""
    unit_to_artefact: float = 0.25
    """Share of the artefact's tokens that draws any other unit to it while nobody bears it."""


GOALS = GoalWeights()


def goal_value(board: "BoardPicture", body: "BoardUnit", spot: Footprint) -> float:
    """Points for standing there, beside all fighting."""
    value = _company_points(board, body, spot) - _edge_cost(board, body, spot)
    match board.decision.setting.scenario.goal:
        case scenario.CENTRE | scenario.CROSSROADS:
            return value + _held_points(board, body, spot)
        case scenario.ARTEFACT:
            return value + _artefact_points(board, body, spot)
    return value


def _company_points(board: "BoardPicture", body: "BoardUnit", spot: Footprint) -> float:
    """Points for command of general and battle standard (S-30), and for company of a lone character."""
    state, value = board.decision.state, 0.0
    for unit in state.units:
        if _is_my_leader(board, unit) and home_of(state, unit).id != body.unit.id:
            home = board.mine.get(home_of(state, unit).id)
            if home is not None and footprint_gap(spot, home.spot) <= COMMAND_RANGE:
                value += GOALS.command * body.worth
    if is_character(board.decision.setting, body.unit):
        value += GOALS.company * body.worth * _closeness_to_regiments(board, body, spot)
    return value


def _is_my_leader(board: "BoardPicture", unit: Unit) -> bool:
    """Whether the unit is my general, or bears my battle standard."""
    state, me = board.decision.state, board.decision.me
    return unit.owner == me and (state.generals[me] == unit.id or unit.enlisted.battle_standard)


def _closeness_to_regiments(board: "BoardPicture", body: "BoardUnit", spot: Footprint) -> float:
    """Nearness of the army's own regiments: 1 beside one, 0 far from all."""
    others = [one for one in board.mine.values() if one.unit.id != body.unit.id and one.unit.models > 1]
    nearest = min((footprint_gap(spot, one.spot) for one in others), default=GOALS.company_range)
    return max(0.0, 1 - nearest / GOALS.company_range)


def _edge_cost(board: "BoardPicture", body: "BoardUnit", spot: Footprint) -> float:
    """Points that standing near an edge costs."""
    state = board.decision.state
    nearest_edge = min(spot.x, spot.y, state.width - spot.x, state.depth - spot.y)
    return GOALS.edge * body.worth * max(0.0, 1 - nearest_edge / GOALS.edge_range)


def _pull_at(body: "BoardUnit", away: float) -> float:
    """The part of a goal's pull that reaches a unit `away` milli from it."""
    return math.pow(GOALS.pull_per_move, away / (max(1, body.speed) * INCH))


def _held_points(board: "BoardPicture", body: "BoardUnit", spot: Footprint) -> float:
    """The unit's share of the tokens that the middle, or the best crossroads, earns each game turn (S-24)."""
    setting, state = board.decision.setting, board.decision.state
    places = held_places(setting, state)
    if not places:
        return 0.0
    away = min(
        max(0.0, math.hypot(spot.x - x, spot.y - y) - setting.scenario.radius * INCH) for x, y in places
    )
    army = sum(one.unit.enlisted.points for one in board.mine.values())
    share = min(1.0, GOALS.middle_share * body.unit.enlisted.points / max(1, army))
    inside = 1.0 if away <= 0 else GOALS.middle_from_outside * _pull_at(body, away)
    crossed = setting.scenario.goal == scenario.CROSSROADS
    reward = GOALS.crossroads if crossed else setting.scenario.reward
    return board.decision.token * reward * share * inside * min(2, board.turns_left + 1)


def _artefact_points(board: "BoardPicture", body: "BoardUnit", spot: Footprint) -> float:
    """Points for being near the artefact: most to the general's unit, which needs it at the end (S-24)."""
    setting, state, me = board.decision.setting, board.decision.state, board.decision.me
    artefact = state.artefact
    if artefact is None:
        return 0.0
    prize = board.decision.token * -(-setting.preset.points // setting.scenario.share)
    general = state.generals[me]
    with_general = general >= 0 and home_of(state, state.units[general]).id == body.unit.id
    if artefact.bearer == body.unit.id:
        return (
            0.0
            if with_general or general < 0
            else prize * GOALS.artefact_to_general * _closeness_to_general(board, body, spot, general)
        )
    x, y = where_is(setting, state)
    away = max(0.0, math.hypot(spot.x - x, spot.y - y) - spot.half_depth)
    share = (
        GOALS.general_to_artefact if with_general else GOALS.unit_to_artefact if artefact.bearer < 0 else 0.0
    )
    return prize * share * _pull_at(body, away)


def _closeness_to_general(board: "BoardPicture", body: "BoardUnit", spot: Footprint, general: int) -> float:
    """Nearness of the general to the artefact's bearer: 1 beside it, 0 if off the table."""
    home = board.mine.get(home_of(board.decision.state, board.decision.state.units[general]).id)
    return _pull_at(body, footprint_gap(spot, home.spot)) if home is not None else 0.0
