"""Deployment: the house's battle line, and whether a vanguard gains by going ahead (S-25)."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.movement.board import front_of, standing_so
from game.ai.skirmish.movement.stance import stance_value
from game.rules.skirmish.actions.player import Deploy, DeployForMe
from game.rules.skirmish.deployment.auto_choose import best_vanguard
from game.rules.skirmish.deployment.whose_turn import vanguards_due
from game.rules.skirmish.state.formation import Pose

HOUSE = 1.0
"""How much better the house's answer is than any that an option happens to hold."""
INITIATIVE = 0.05
"""What being further ahead is worth to a vanguard, of its points: it is there before the others."""


def rate_deployment_orders(mind: Decision, options: Sequence[Any]) -> list[float]:
    """I come first: I choose my zone before the others."""
    return _house(options)


def rate_deployment_zones(mind: Decision, options: Sequence[Any]) -> list[float]:
    """As far from the others as can be."""
    return _house(options)


def rate_placements(mind: Decision, options: Sequence[Any]) -> list[float]:
    """As the house does it: nobody waits in reserve who need not, as an ambush comes late."""
    return _house(options)


def rate_vanguard_moves(mind: Decision, options: Sequence[Any]) -> list[float]:
    """Ahead, where it threatens more than it is threatened; else it stays."""
    return [_ahead(mind) if isinstance(one, DeployForMe) else 0.0 for one in options]


def _house(options: Sequence[Any]) -> list[float]:
    """The house's own answer, else anything."""
    return [HOUSE if isinstance(one, DeployForMe) else 0.0 for one in options]


def _ahead(mind: Decision) -> float:
    """What the move that the house would make brings the vanguard that makes it."""
    moved = best_vanguard(mind.setting, mind.state, mind.me)
    if not isinstance(moved, Deploy) or not vanguards_due(mind.setting, mind.state, mind.me):
        return 0.0
    placed, front = moved.placements[0], front_of(mind)
    body = front.mine[placed.unit]
    there = standing_so(mind, body.unit, Pose(placed.x, placed.y, placed.heading))
    now = stance_value(front, body, body.spot, moved=False, shoots=False)
    return stance_value(front, body, there, moved=False, shoots=False) - now + INITIATIVE * body.worth
