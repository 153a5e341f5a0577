"""Equilibrium of the small simultaneous game of a round: who hides a BALLE, bets what and accuses whom."""

from collections.abc import Sequence
from math import fsum

import msgspec

from game.ai.roulette.win_share import WinShares
from game.core.rules import Player
from game.rules.roulette.odds import survival_odds
from game.rules.roulette.setting import Setting

REGRET_ROUNDS = 90
"""Number of rounds of regret matching."""
LEAST_LOSS = 1e-4
"""Share of the match that a wrong accusation costs at least."""
FIRST_SHARE = 0.02
"""Total weight with which every pair of pocket and bet begins."""
IMPOSSIBLE_VALUE = -1.0
"""Value of an honest bet for a player without a CLIC."""
Gains = Sequence[tuple[int, float]]
"""Points that a player gains in a round, from few to many, each with its probability."""
PRIOR_GAINS: Gains = ((0, 0.4), (2, 0.15), (3, 0.2), (4, 0.2), (5, 0.05))
"""The gains of others, before anything was seen."""
USUAL_GAIN = fsum(points * share for points, share in PRIOR_GAINS)
"""Points that a player gains in a round on average."""


class Plan(msgspec.Struct):
    """A player's course in the round, and the others' answers; bets are places in lists."""

    honest: list[float]
    """Frequency of each bet with a CLIC in the pocket; with `cheating` they sum to one."""
    cheating: list[float]
    """Frequency of each bet with a BALLE in the pocket."""
    accuse: list[float]
    """Probability that each of the others accuses such a bet."""
    sure: list[float]
    """Probability of a BALLE from which accusing such a bet pays."""
    gains: list[float]
    """The player's share of the match after surviving each bet."""
    dead: float
    """The player's share of the match after losing a character and no point."""

    def cheats(self) -> float:
        """Probability that the player pockets a BALLE."""
        return fsum(self.cheating)

    def suspicion(self, face: int | None) -> float:
        """Probability of a BALLE behind a bet of `face` shots, or behind any bet when `face` is None."""
        if face is None:
            return self.cheats()
        both = self.honest[face] + self.cheating[face]
        return self.cheating[face] / both

    def bets(self, pocket: bool | None) -> list[float]:
        """Weights of the player's bets, once the pocket is chosen."""
        return self.cheating if pocket else self.honest


class BetTable:
    """The numbers of one moment that all plans are made from."""

    def __init__(
        self,
        setting: Setting,
        standing: WinShares,
        scores: Sequence[int],
        teams: Sequence[int],
        extra: Sequence[int],
        others: Gains = PRIOR_GAINS,
    ) -> None:
        self.setting, self.standing = setting, standing
        self.scores: Sequence[float] = scores
        self.teams, self.extra = teams, extra
        self.faces = range(setting.team.highest_bet + 1)
        self._ends: dict[Player, tuple[list[float], float]] = {}
        near = standing.target - setting.team.highest_bet - setting.team.survivor
        self.close = [team > 0 and score >= near for team, score in zip(teams, scores, strict=True)]
        """By player: whether the player may win by points in this round."""
        self.others = [_best_of(others, count) for count in range(len(teams) + 1)]

    def worth(self, player: Player, gained: float, lost: int = 0) -> float:
        """`player`'s share after gaining points and losing characters; the others had a usual round."""
        teams, extra = list(self.teams), list(self.extra)
        if lost:
            teams[player] -= lost
            extra[player] = 0
        value = 0.0
        rivals = max(1, sum(self.close) - self.close[player])
        for points, share in self.others[rivals]:
            scores = [
                score + points * (team > 0) for score, team in zip(self.scores, self.teams, strict=True)
            ]
            scores[player] = self.scores[player] + gained
            value += share * self.standing.worth(player, scores, teams, extra)
        return value

    def ends(self, player: Player) -> tuple[list[float], float]:
        """`player`'s share after surviving each bet, and after losing a character."""
        ends = self._ends.get(player)
        if ends is None:
            gains = [self.worth(player, face + self.setting.team.survivor) for face in self.faces]
            ends = self._ends[player] = gains, self.worth(player, 0, 1)
        return ends

    def plan(self, player: Player) -> Plan:
        """The equilibrium of `player` against all who may accuse: neither side would change."""
        team, card = self.setting.team, self.standing.card
        total, barrel = team.bullets + self.extra[player], team.cards - 1
        others = max(1, sum(left > 0 for left in self.teams) - 1)
        gains, dead = self.ends(player)
        spread = [(survival_odds(f, total, barrel), survival_odds(f, total - 1, barrel)) for f in self.faces]
        honest = [s * gain + (1 - s) * dead for (s, _), gain in zip(spread, gains, strict=True)]
        hidden = [s * gain + (1 - s) * dead for (_, s), gain in zip(spread, gains, strict=True)]
        prize = [max(0.0, one - dead) / others + team.caught * card for one in hidden]
        loss = self.wound(player) + team.slandered * card / others + LEAST_LOSS
        if total >= team.cards:
            honest = [IMPOSSIBLE_VALUE] * len(honest)
        mixed = _regret_matched(honest, hidden, dead, prize, loss, others, team.slandered * card)
        accuse = _deterring_rates(honest, hidden, dead, others)
        sure = [loss / (one + loss) for one in prize]
        return Plan(*mixed, accuse, sure, gains, dead)

    def wound(self, accused: Player) -> float:
        """Share of the match that an extra BALLE costs each of the others, in this round and later."""
        costs = []
        for player, team in enumerate(self.teams):
            if team and player != accused:
                extra = list(self.extra)
                extra[player] += 1
                now = self.standing.worth(player, self.scores, self.teams, self.extra)
                later = self.standing.worth(player, self.scores, self.teams, extra)
                costs.append(now - later + self.risk(player))
        return max(0.0, fsum(costs) / max(1, len(costs)))

    def risk(self, player: Player) -> float:
        """Share that one BALLE more in the barrel costs a player who has made the best bet."""
        team, barrel = self.setting.team, self.setting.team.cards - 1
        total = min(barrel, team.bullets + self.extra[player])
        gains, dead = self.ends(player)
        now = [survival_odds(face, total, barrel) for face in self.faces]
        best = max(self.faces, key=lambda face: now[face] * (gains[face] - dead))
        return (now[best] - survival_odds(best, min(barrel, total + 1), barrel)) * (gains[best] - dead)


def _best_of(gains: Gains, count: int) -> Gains:
    """Gains of the luckiest of `count` players.

    >>> _best_of(((0, 0.5), (3, 0.5)), 2)
    [(0, 0.25), (3, 0.75)]
    """
    best, below, total = [], 0.0, 0.0
    for points, share in gains:
        total += share
        best.append((points, total**count - below))
        below = total**count
    return best


def _deterring_rates(
    honest: Sequence[float], hidden: Sequence[float], caught: float, others: int
) -> list[float]:
    """Rates at which the others must each accuse a bet so that hiding a BALLE is worth no more than honesty.

    >>> _deterring_rates([0.2, 0.4], [0.2, 0.6], 0.2, 1)
    [0.0, 0.5]
    """
    value = max(honest)
    chances = [
        min(1.0, (one - value) / (one - caught)) if one > max(value, caught) else 0.0 for one in hidden
    ]
    return [round(1 - (1 - chance) ** (1 / others), 9) for chance in chances]


Mixed = tuple[list[float], list[float]]
"""Shares of the bets with a CLIC in the pocket, and with a BALLE; together they sum to one."""


def _regret_matched(
    honest: Sequence[float],
    hidden: Sequence[float],
    caught: float,
    prize: Sequence[float],
    loss: float,
    others: int,
    gift: float,
) -> Mixed:
    """Regret matching against accusers who do the same: shares of bets with a CLIC, and with a BALLE.

    >>> honest, cheating = _regret_matched([0.1, 0.2], [0.1, 0.9], 0.0, [0.0, 0.5], 0.1, 1, 0.0)
    >>> round(sum(honest) + sum(cheating), 6), 0 < cheating[1] < honest[1]
    (1.0, True)
    """
    faces = len(honest)
    regrets, sums = [0.0] * (2 * faces), [FIRST_SHARE / faces] * (2 * faces)
    speak, keep = [0.0] * faces, [0.0] * faces
    accuse = [0.0] * faces
    for turn in range(1, REGRET_ROUNDS + 1):
        total = fsum(regrets)
        mix = [one / total for one in regrets] if total else [0.5 / faces] * (2 * faces)
        values = []
        for face in range(faces):
            values.append(honest[face] + (1 - (1 - accuse[face]) ** others) * gift)
        for face in range(faces):
            values.append(hidden[face] + (1 - (1 - accuse[face]) ** others) * (caught - hidden[face]))
        mean = fsum([share * value for share, value in zip(mix, values, strict=True)])
        regrets = [max(0.0, old + value - mean) for old, value in zip(regrets, values, strict=True)]
        sums = [old + turn * share for old, share in zip(sums, mix, strict=True)]
        for face in range(faces):
            edge = mix[faces + face] * prize[face] - mix[face] * loss
            speak[face] = max(0.0, speak[face] + edge * (1 - accuse[face]))
            keep[face] = max(0.0, keep[face] - edge * accuse[face])
            both = speak[face] + keep[face]
            accuse[face] = speak[face] / both if both else 0.0
    total = fsum(sums)
    return [one / total for one in sums[:faces]], [one / total for one in sums[faces:]]
