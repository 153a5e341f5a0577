"""Whose gain is whose loss: how much of a rival's point each commander feels as his own (S-16, S-23)."""

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.values.unit_worth import points_at_stake
from game.core.rules import Player
from game.rules.skirmish.state.state import SkirmishState

PROMISE = 0.25
"""What a point still alive is worth beside a point already won."""
RIVAL, OTHER = 0.35, 0.1
"""How much of a point that the strongest opponent gains hurts; that one hopelessly behind gains."""
BEHIND = 8
"""Tokens by which an opponent must lie behind the strongest to be no danger any more."""
FELLED = 0.3
"""The share of it that an opponent's loss is a comfort, whoever profits."""


def _standing(decision: Decision, player: Player) -> float:
    """How near somebody is to winning, in points: his tokens, and what his army may still do."""
    return decision.state.tokens[player] * decision.token + PROMISE * points_at_stake(
        decision.setting, decision.state, player
    )


def rivalry_weight(decision: Decision, player: Player) -> float:
    """How much of each point that an opponent gains is lost to me; with two sides, all of it."""
    state = decision.state
    if state.players == 2:
        return 1.0
    best = max(_standing(decision, other) for other in range(state.players) if other != decision.me)
    behind = (best - _standing(decision, player)) / (BEHIND * decision.token)
    return OTHER + (RIVAL - OTHER) * max(0.0, 1 - behind)


def strongest_opponent(decision: Decision) -> Player:
    """The opponent nearest to winning; lowest seat if tied."""
    others = [player for player in range(decision.state.players) if player != decision.me]
    return max(others, key=lambda player: (_standing(decision, player), -player))


def value_to_me(decision: Decision, winner: Player, loser: Player, points: float) -> float:
    """What it is to me that `winner` takes so many points of units from `loser`; below zero turned about."""
    if points < 0:
        return value_to_me(decision, loser, winner, -points)
    if points == 0 or winner == loser:
        return 0.0
    if winner == decision.me:
        return points * (1 + FELLED * rivalry_weight(decision, loser))
    if loser == decision.me:
        return -points
    return points * (FELLED * rivalry_weight(decision, loser) - rivalry_weight(decision, winner))


def token_gain_value(decision: Decision, player: Player, tokens: float) -> float:
    """What it is to me that somebody gains so many tokens, or, below zero, loses them."""
    share = 1.0 if player == decision.me else -rivalry_weight(decision, player)
    return share * tokens * decision.token


def share_of_battle_left(state: SkirmishState) -> float:
    """The share of the battle that is still to come, this turn not counted: 1 to 0."""
    if not state.rounds:
        return 0.0
    turns = state.rounds - max(1, state.round) + len(state.flips) / state.players
    return max(0.0, min(1.0, turns / state.rounds))
