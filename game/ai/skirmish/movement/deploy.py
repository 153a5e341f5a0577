"""Deployment: the house's battle line, and whether a vanguard gains by going ahead (S-25)."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.movement.board import board_picture, unit_footprint_at
from game.ai.skirmish.movement.stance import stance_value
from game.rules.skirmish.actions.player import Deploy, DeployForMe
from game.rules.skirmish.deployment.auto_choose import best_vanguard
from game.rules.skirmish.deployment.whose_turn import vanguards_due
from game.rules.skirmish.state.formation import Pose

HOUSE = 1.0
"""How much better the house's answer is than any that an option happens to hold."""
INITIATIVE = 0.05
"""What being further ahead is worth to a vanguard, of its points: it is there before the others."""


def rate_deployment_orders(decision: Decision, options: Sequence[Any]) -> list[float]:
    """I come first: I choose my zone before the others."""
    return _house(options)


def rate_deployment_zones(decision: Decision, options: Sequence[Any]) -> list[float]:
    """As far from the others as can be."""
    return _house(options)


def rate_placements(decision: Decision, options: Sequence[Any]) -> list[float]:
    """As the house does it: nobody waits in reserve who need not, as an ambush comes late."""
    return _house(options)


def rate_vanguard_moves(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Ahead, where it threatens more than it is threatened; else it stays."""
    return [_ahead(decision) if isinstance(one, DeployForMe) else 0.0 for one in options]


def _house(options: Sequence[Any]) -> list[float]:
    """The house's own answer, else anything."""
    return [HOUSE if isinstance(one, DeployForMe) else 0.0 for one in options]


def _ahead(decision: Decision) -> float:
    """What the move that the house would make brings the vanguard that makes it."""
    moved = best_vanguard(decision.setting, decision.state, decision.me)
    if not isinstance(moved, Deploy) or not vanguards_due(decision.setting, decision.state, decision.me):
        return 0.0
    placed, board = moved.placements[0], board_picture(decision)
    body = board.mine[placed.unit]
    there = unit_footprint_at(decision, body.unit, Pose(placed.x, placed.y, placed.heading))
    now = stance_value(board, body, body.spot, moved=False, shoots=False)
    return stance_value(board, body, there, moved=False, shoots=False) - now + INITIATIVE * body.worth
