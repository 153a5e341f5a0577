"""Rivalry: how much of another player's gain or loss a commander feels as their own (S-16, S-23)."""

from typing import NamedTuple

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.values.unit_worth import points_at_stake
from game.core.rules import Player
from game.rules.skirmish.state.state import SkirmishState


class RivalryWeights(NamedTuple):
    """How other players' points count for me."""

    living_point: float = 0.25
    """Worth of a point still alive, beside a point already won."""
    strongest_gains: float = 0.35
    """How much each point that the strongest opponent gains hurts."""
    hopeless_gains: float = 0.1
    """How much each point that an opponent hopelessly behind gains hurts."""
    hopeless_gap: int = 8
    """Tokens behind the strongest at which an opponent is no danger any more."""
    loss_comforts: float = 0.3
    """How much of an opponent's loss is a comfort, whoever profits, of what their gain would hurt."""


RIVALRY = RivalryWeights()


def _winning_points(decision: Decision, player: Player) -> float:
    """How near a player is to winning, in points: their tokens, and what their army may still do."""
    return decision.state.tokens[player] * decision.token + RIVALRY.living_point * points_at_stake(
        decision.setting, decision.state, player
    )


def rivalry_weight(decision: Decision, player: Player) -> float:
    """The share of each point an opponent gains that is lost to me; with two sides, all of it."""
    state = decision.state
    if state.players == 2:
        return 1.0
    best = max(_winning_points(decision, other) for other in range(state.players) if other != decision.me)
    behind = (best - _winning_points(decision, player)) / (RIVALRY.hopeless_gap * decision.token)
    return RIVALRY.hopeless_gains + (RIVALRY.strongest_gains - RIVALRY.hopeless_gains) * max(0.0, 1 - behind)


def strongest_opponent(decision: Decision) -> Player:
    """The opponent nearest to winning; the lowest seat if tied."""
    others = [player for player in range(decision.state.players) if player != decision.me]
    return max(others, key=lambda player: (_winning_points(decision, player), -player))


def value_to_me(decision: Decision, winner: Player, loser: Player, points: float) -> float:
    """The value to me of `winner` taking points of units from `loser`; turned about below zero."""
    if points < 0:
        return value_to_me(decision, loser, winner, -points)
    if points == 0 or winner == loser:
        return 0.0
    if winner == decision.me:
        return points * (1 + RIVALRY.loss_comforts * rivalry_weight(decision, loser))
    if loser == decision.me:
        return -points
    return points * (
        RIVALRY.loss_comforts * rivalry_weight(decision, loser) - rivalry_weight(decision, winner)
    )


def token_gain_value(decision: Decision, player: Player, tokens: float) -> float:
    """The value to me, in points, of a player gaining tokens, or, below zero, losing them."""
    share = 1.0 if player == decision.me else -rivalry_weight(decision, player)
    return share * tokens * decision.token


def share_of_battle_left(state: SkirmishState) -> float:
    """The share of the battle that is still to come, this turn not counted: 1 to 0."""
    if not state.rounds:
        return 0.0
    turns = state.rounds - max(1, state.round) + len(state.flips) / state.players
    return max(0.0, min(1.0, turns / state.rounds))
