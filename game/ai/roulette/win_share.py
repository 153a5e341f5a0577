"""What a standing of Roulette is worth to somebody: the share of matches he may hope to win from it."""

import math
from collections.abc import Sequence
from functools import cache
from typing import Any

from game.core.rules import Player
from game.rules.roulette.odds import expected_points_by_bet
from game.rules.roulette.rules import Roulette

HAZARD = 0.42
"""Characters that a player loses in a round, about."""
LEAD = 0.85
"""How much a round's lead counts."""
HASTE = 1.4
"""Points come so much faster than to honest people who seek them."""
WOUND = 0.28
"""An extra BALLE is so much of a lost character."""
HOBBLE = 0.15
"""Each of the first two extra BALLE costs so many rounds, when there are some left."""
CARD = 0.016
"""What an action card in the hand is worth."""


class WinShares:
    """Worths of standings under the rules of one match."""

    def __init__(self, rules: Roulette) -> None:
        team = rules.team
        barrel = team.cards - 1
        self.target = rules.flags.points_to_win
        self.pace = max(
            1.0, HASTE * max(expected_points_by_bet(team.highest_bet, team.bullets, barrel, team.survivor))
        )
        self.card = CARD if rules.content.deck else 0.0
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
        return weights[living.index(me)] / sum(weights)

    def weight(self, score: float, team: int, extra: int) -> float:
        """How near somebody is to winning, and how likely he lives to see it."""
        rounds = max(0.35, (self.target - score) / self.pace)
        rounds += HOBBLE * min(extra, 2) * min(1.0, rounds / 3)
        return math.exp(-LEAD * rounds) * _lives(team, round(rounds * 8), extra)

    def hand(self, me: Player, hands: Sequence[int]) -> float:
        """What my cards are worth, and those of the others to me."""
        return self.card * (hands[me] - (sum(hands) - hands[me]) / max(1, len(hands) - 1) / 3)


@cache
def _lives(team: int, eighths: int, extra: int) -> float:
    """How likely so many characters outlast a time, given in eighths of rounds."""
    whole = _outlasting(team, eighths)
    lost = _outlasting(team - 1, eighths) if team > 1 else whole * 0.4
    return whole - min(0.9, WOUND * extra) * (whole - lost)


@cache
def _outlasting(team: int, eighths: int) -> float:
    """Fewer deaths than characters, when they come by chance."""
    mean = HAZARD * eighths / 8
    return sum(math.exp(-mean) * mean**dead / math.factorial(dead) for dead in range(team)) + 1e-4 * team
