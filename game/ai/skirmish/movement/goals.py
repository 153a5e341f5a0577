"""What draws a unit beside fights: the scenario's goal, its general and standard, the company of its own."""

import math
from typing import TYPE_CHECKING

from game.ai.skirmish.movement.footprints import Footprint, footprint_gap
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.state import Unit
from game.rules.skirmish.state.state import home_unit as home_of
from game.rules.skirmish.turn import scenario
from game.rules.skirmish.turn.scenario import battle_centre, where_is
from game.rules.skirmish.unit.leadership import COMMAND_RANGE
from game.rules.skirmish.unit.profile import is_character

if TYPE_CHECKING:
    from game.ai.skirmish.movement.board import BoardPicture, BoardUnit

HEED = 0.03
"""What being in command is worth to a unit, of its own points."""
SHELTER = 0.25
"""What being near his own regiments is worth to a lone character, of his points."""
FAR: float = 12 * INCH
HALF_WAY = 0.8
"""What is left of a goal's pull for each of the unit's moves that it is away."""
EDGE: float = 4 * INCH
BRINK = 0.02
"""What it costs to stand so near an edge that a flight leads over it, of its points."""


def goal_value(board: "BoardPicture", body: "BoardUnit", spot: Footprint) -> float:
    """Points for standing there, beside all fighting."""
    value = _company(board, body, spot) - _brink(board, body, spot)
    match board.decision.setting.scenario.goal:
        case scenario.CENTRE:
            return value + _middle(board, body, spot)
        case scenario.ARTEFACT:
            return value + _relic(board, body, spot)
    return value


def _company(board: "BoardPicture", body: "BoardUnit", spot: Footprint) -> float:
    """Within sight of its general and its battle standard; a lone character among his own (S-30)."""
    state, value = board.decision.state, 0.0
    for unit in state.units:
        if _leads(board, unit) and home_of(state, unit).id != body.unit.id:
            home = board.mine.get(home_of(state, unit).id)
            if home is not None and footprint_gap(spot, home.spot) <= COMMAND_RANGE:
                value += HEED * body.worth
    if is_character(board.decision.setting, body.unit):
        value += SHELTER * body.worth * _closeness(board, body, spot)
    return value


def _leads(board: "BoardPicture", unit: Unit) -> bool:
    """Whether it is my general, or bears my battle standard."""
    state, me = board.decision.state, board.decision.me
    return unit.owner == me and (state.generals[me] == unit.id or unit.enlisted.battle_standard)


def _closeness(board: "BoardPicture", body: "BoardUnit", spot: Footprint) -> float:
    """1 beside one of its own regiments, 0 far from all."""
    others = [one for one in board.mine.values() if one.unit.id != body.unit.id and one.unit.models > 1]
    nearest = min((footprint_gap(spot, one.spot) for one in others), default=FAR)
    return max(0.0, 1 - nearest / FAR)


def _brink(board: "BoardPicture", body: "BoardUnit", spot: Footprint) -> float:
    """What it costs to stand at an edge."""
    state = board.decision.state
    least = min(spot.x, spot.y, state.width - spot.x, state.depth - spot.y)
    return BRINK * body.worth * max(0.0, 1 - least / EDGE)


def _pull(body: "BoardUnit", away: float) -> float:
    """How a goal draws a unit that is so far from it."""
    return math.pow(HALF_WAY, away / (max(1, body.speed) * INCH))


def _middle(board: "BoardPicture", body: "BoardUnit", spot: Footprint) -> float:
    """Its share of the token that the middle of the table brings at the end of each game turn (S-24)."""
    setting, state = board.decision.setting, board.decision.state
    x, y = battle_centre(setting, state)
    away = max(0.0, math.hypot(spot.x - x, spot.y - y) - setting.scenario.radius * INCH)
    army = sum(one.unit.enlisted.points for one in board.mine.values())
    share = min(1.0, 2.5 * body.unit.enlisted.points / max(1, army))
    inside = 1.0 if away <= 0 else 0.5 * _pull(body, away)
    return board.decision.token * setting.scenario.reward * share * inside * min(2, board.turns_left + 1)


def _relic(board: "BoardPicture", body: "BoardUnit", spot: Footprint) -> float:
    """What being near the artefact brings: most to the general's unit, who has it at the end (S-24)."""
    setting, state, me = board.decision.setting, board.decision.state, board.decision.me
    lying = state.artefact
    if lying is None:
        return 0.0
    prize = board.decision.token * -(-setting.preset.points // setting.scenario.share)
    general = state.generals[me]
    with_general = general >= 0 and home_of(state, state.units[general]).id == body.unit.id
    if lying.bearer == body.unit.id:
        return 0.0 if with_general or general < 0 else prize * 0.3 * _to_general(board, body, spot, general)
    x, y = where_is(setting, state)
    away = max(0.0, math.hypot(spot.x - x, spot.y - y) - spot.deep)
    share = 0.8 if with_general else 0.25 if lying.bearer < 0 else 0.0
    return prize * share * _pull(body, away)


def _to_general(board: "BoardPicture", body: "BoardUnit", spot: Footprint, general: int) -> float:
    """How near the general is to who bears the artefact: 1 beside him."""
    home = board.mine.get(home_of(board.decision.state, board.decision.state.units[general]).id)
    return _pull(body, footprint_gap(spot, home.spot)) if home is not None else 0.0
