"""Deployment: a battle line of the commander's own, else the game's choice; a vanguard's gain (S-25)."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.movement.battle_line import line_placement
from game.ai.skirmish.movement.board import board_picture, unit_footprint_at
from game.ai.skirmish.movement.stance import stance_value
from game.rules.skirmish.actions.player import Deploy, DeployForMe
from game.rules.skirmish.deployment.auto_choose import best_vanguard
from game.rules.skirmish.deployment.whose_turn import vanguards_due
from game.rules.skirmish.flow.questions import PLACE_UNIT
from game.rules.skirmish.state.formation import Pose


class DeploymentWeights(NamedTuple):
    """Preferences in deployment."""

    automatic: float = 1.0
    """Points by which the game's own choice is better than any other option that is offered."""
    line: float = 3.0
    """Points by which a place in the commander's own battle line is better."""
    ahead: float = 0.05
    """Worth, of a vanguard's points, of being further ahead before the others move."""


DEPLOYMENT = DeploymentWeights()


def rate_deployment_orders(decision: Decision, options: Sequence[Any]) -> list[float]:
    """The game's own choice is preferred: to be first, and choose a zone before the others."""
    return _rate_automatic(options)


def rate_deployment_zones(decision: Decision, options: Sequence[Any]) -> list[float]:
    """The game's own choice is preferred: a zone as far from the others as can be."""
    return _rate_automatic(options)


def rate_placements(decision: Decision, options: Sequence[Any]) -> list[float]:
    """A place in the commander's own line is preferred, then the game's own choice."""
    return [
        DEPLOYMENT.line if isinstance(one, Deploy) else automatic
        for one, automatic in zip(options, _rate_automatic(options), strict=True)
    ]


def own_placements(decision: Decision) -> tuple[Deploy, ...]:
    """Legal placements beside the options: a place in the commander's own line, if that is asked for."""
    if decision.question.kind != PLACE_UNIT:
        return ()
    placed = line_placement(decision.setting, decision.state, decision.me)
    return (placed,) if placed else ()


def rate_vanguard_moves(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for going ahead, where the vanguard threatens more than it is threatened; 0 to stay."""
    return [_vanguard_gain(decision) if isinstance(one, DeployForMe) else 0.0 for one in options]


def _rate_automatic(options: Sequence[Any]) -> list[float]:
    """The preference for the game's own choice; 0 for every other option."""
    return [DEPLOYMENT.automatic if isinstance(one, DeployForMe) else 0.0 for one in options]


def _vanguard_gain(decision: Decision) -> float:
    """Points that the game's own vanguard move brings the unit that makes it."""
    deployed = best_vanguard(decision.setting, decision.state, decision.me)
    if not isinstance(deployed, Deploy) or not vanguards_due(decision.setting, decision.state, decision.me):
        return 0.0
    placed, board = deployed.placements[0], board_picture(decision)
    body = board.mine[placed.unit]
    there = unit_footprint_at(decision, body.unit, Pose(placed.x, placed.y, placed.heading))
    stays = stance_value(board, body, body.spot, moved=False, shoots=False)
    return stance_value(board, body, there, moved=False, shoots=False) - stays + DEPLOYMENT.ahead * body.worth
