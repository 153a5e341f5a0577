"""Win shares: the part of matches that a player may hope to win from a standing of Roulette."""

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from game.core.rules import Player
from game.core.whole_numbers import nearest_whole
from game.rules.roulette.odds import expected_points_by_bet
from game.rules.roulette.setting import Setting


class StandingWeights(NamedTuple):
    """Weights that turn points, characters, BALLE and cards into a share of the match."""

    deaths_per_round: float = 0.42
    """Characters that a player loses in a round, about."""
    lead: float = 0.85
    """Logarithm of the weight that a lead of one round brings."""
    pace: float = 1.4
    """Speed of points, relative to the honest bet that gains most."""
    wound: float = 0.28
    """Part of a lost character that an extra BALLE is."""
    most_wounds: float = 0.9
    """Part of a lost character that no number of extra BALLE exceeds."""
    rounds_per_wound: float = 0.15
    """Rounds that each of the first two extra BALLE costs, when there are some left."""
    card: float = 0.016
    """Share of the match that an action card in the hand is worth."""
    least_rounds: float = 0.35
    """Rounds that even a player at the goal has before it."""
    last_character: float = 0.4
    """Part of the chance to outlast the match that a lost last character would leave."""


WEIGHTS = StandingWeights()
WOUNDS_COUNTED = 2
"""Extra BALLE that slow a player down."""
FULL_DELAY_ROUNDS = 3
"""Rounds to the goal from which an extra BALLE slows a player down in full."""
OTHERS_CARD_SHARE = 3
"""The mean of the others' cards counts this many times less than mine."""
CERTAIN_SURVIVAL = 1e-4
"""Probability of outlasting any time, per character, that keeps weights above 0."""


class WinShares:
    """Shares of the match to hope for from standings, under the rules of one match."""

    def __init__(self, setting: Setting) -> None:
        team = setting.team
        barrel = team.cards - 1
        self.target = setting.flags.points_to_win
        self.pace = max(
            1.0,
            WEIGHTS.pace * max(expected_points_by_bet(team.highest_bet, team.bullets, barrel, team.survivor)),
        )
        self.card = WEIGHTS.card if setting.content.deck else 0.0
        self.plans: dict[Any, Any] = {}
        """Plans that were made at standings of this match, by whatever they depend on."""

    def worth(
        self, me: Player, scores: Sequence[float], teams: Sequence[int], extra: Sequence[int] | None = None
    ) -> float:
        """My share, 0 to 1; certain once an end of R-19 is reached."""
        if not teams[me]:
            return 0.0
        living = [player for player, team in enumerate(teams) if team]
        if len(living) == 1:
            return 1.0
        best = max(scores)
        if best >= self.target:
            leaders = [player for player, score in enumerate(scores) if score == best]
            if len(leaders) == 1 and teams[leaders[0]]:
                return float(leaders[0] == me)
        weights = [self.weight(scores[p], teams[p], extra[p] if extra else 0) for p in living]
        return weights[living.index(me)] / math.fsum(weights)

    def weight(self, score: float, team: int, extra: int) -> float:
        """Weight of a player in the sharing: how near to winning, and how likely alive to see it."""
        rounds = max(WEIGHTS.least_rounds, (self.target - score) / self.pace)
        rounds += WEIGHTS.rounds_per_wound * min(extra, WOUNDS_COUNTED) * min(1.0, rounds / FULL_DELAY_ROUNDS)
        return math.exp(-WEIGHTS.lead * rounds) * _survival_weight(team, nearest_whole(rounds * 8), extra)

    def cards_worth(self, me: Player, hands: Sequence[int]) -> float:
        """Share of the match that my cards are worth, less that of the others' cards."""
        return self.card * (hands[me] - (sum(hands) - hands[me]) / max(1, len(hands) - 1) / OTHERS_CARD_SHARE)


@cache
def _survival_weight(team: int, eighths: int, extra: int) -> float:
    """Probability that `team` characters with `extra` BALLE outlast a time in eighths of rounds."""
    whole = _outlasts(team, eighths)
    lost = _outlasts(team - 1, eighths) if team > 1 else whole * WEIGHTS.last_character
    return whole - min(WEIGHTS.most_wounds, WEIGHTS.wound * extra) * (whole - lost)


@cache
def _outlasts(team: int, eighths: int) -> float:
    """Probability of fewer deaths than `team` characters in a time in eighths of rounds."""
    mean = WEIGHTS.deaths_per_round * eighths / 8
    return (
        math.fsum(math.exp(-mean) * mean**dead / math.factorial(dead) for dead in range(team))
        + CERTAIN_SURVIVAL * team
    )
