"""The small simultaneous game of every round: who hides a BALLE and bets what, which bets are accused."""

from collections.abc import Sequence

import msgspec

from game.ai.roulette.win_share import WinShares
from game.core.rules import Player
from game.rules.roulette.odds import survival_odds
from game.rules.roulette.rules import Roulette

TRIES = 90
"""Rounds of regret matching."""
Gains = Sequence[tuple[int, float]]
"""Points that somebody gains in a round, from few to many, and how likely."""
OTHERS: Gains = ((0, 0.4), (2, 0.15), (3, 0.2), (4, 0.2), (5, 0.05))
"""The gains of others, before anything was seen."""
USUAL = sum(points * share for points, share in OTHERS)


class Plan(msgspec.Struct):
    """How somebody would play the round, and how the others would answer; bets are places in lists."""

    honest: list[float]
    """How often he bets so with a CLIC in his pocket; with `cheating` they sum to one."""
    cheating: list[float]
    accuse: list[float]
    """How likely each of the others accuses such a bet."""
    sure: list[float]
    """From how much suspicion on accusing such a bet pays."""
    gains: list[float]
    """What surviving each bet is worth to him."""
    dead: float
    """What losing a character, and no point, is worth to him."""

    def cheats(self) -> float:
        """How likely he pockets a BALLE."""
        return sum(self.cheating)

    def suspicion(self, face: int | None) -> float:
        """How likely he who bets so hides a BALLE."""
        if face is None:
            return self.cheats()
        both = self.honest[face] + self.cheating[face]
        return self.cheating[face] / both

    def bets(self, pocket: bool | None) -> list[float]:
        """Weights of his bets, once his pocket is chosen."""
        return self.cheating if pocket else self.honest


class BetTable:
    """The numbers of a moment that all plans are made from."""

    def __init__(
        self,
        rules: Roulette,
        standing: WinShares,
        scores: Sequence[int],
        teams: Sequence[int],
        extra: Sequence[int],
        others: Gains = OTHERS,
    ) -> None:
        self.rules, self.standing = rules, standing
        self.scores: Sequence[float] = scores
        self.teams, self.extra = teams, extra
        self.faces = range(rules.team.highest_bet + 1)
        self._ends: dict[Player, tuple[list[float], float]] = {}
        near = standing.target - rules.team.highest_bet - rules.team.survivor
        self.close = [team > 0 and score >= near for team, score in zip(teams, scores, strict=True)]
        """Who may win by points in this round."""
        self.others = [_best_of(others, count) for count in range(len(teams) + 1)]

    def worth(self, player: Player, gained: float, lost: int = 0) -> float:
        """A standing to somebody who gained points, lost characters; the others had a usual round."""
        teams, extra = list(self.teams), list(self.extra)
        if lost:
            teams[player] -= lost
            extra[player] = 0
        found = 0.0
        rivals = max(1, sum(self.close) - self.close[player])
        for points, share in self.others[rivals]:
            scores = [
                score + points * (team > 0) for score, team in zip(self.scores, self.teams, strict=True)
            ]
            scores[player] = self.scores[player] + gained
            found += share * self.standing.worth(player, scores, teams, extra)
        return found

    def ends(self, player: Player) -> tuple[list[float], float]:
        """What surviving each bet is worth to somebody, and what losing a character is."""
        found = self._ends.get(player)
        if found is None:
            gains = [self.worth(player, face + self.rules.team.survivor) for face in self.faces]
            found = self._ends[player] = gains, self.worth(player, 0, 1)
        return found

    def plan(self, player: Player) -> Plan:
        """Play the game of one player against all who may accuse him until neither would change."""
        team, card = self.rules.team, self.standing.card
        total, barrel = team.bullets + self.extra[player], team.cards - 1
        others = max(1, sum(left > 0 for left in self.teams) - 1)
        gains, dead = self.ends(player)
        spread = [(survival_odds(f, total, barrel), survival_odds(f, total - 1, barrel)) for f in self.faces]
        honest = [s * gain + (1 - s) * dead for (s, _), gain in zip(spread, gains, strict=True)]
        hidden = [s * gain + (1 - s) * dead for (_, s), gain in zip(spread, gains, strict=True)]
        prize = [max(0.0, one - dead) / others + team.caught * card for one in hidden]
        loss = self.wound(player) + team.slandered * card / others + 1e-4
        if total >= team.cards:
            honest = [-1.0] * len(honest)
        mixed = _matched(honest, hidden, dead, prize, loss, others, team.slandered * card)
        accuse = _deterring(honest, hidden, dead, others)
        sure = [loss / (one + loss) for one in prize]
        return Plan(*mixed, accuse, sure, gains, dead)

    def wound(self, accused: Player) -> float:
        """What an extra BALLE costs the others, each, in this round and later."""
        costs = []
        for player, team in enumerate(self.teams):
            if team and player != accused:
                extra = list(self.extra)
                extra[player] += 1
                now = self.standing.worth(player, self.scores, self.teams, self.extra)
                later = self.standing.worth(player, self.scores, self.teams, extra)
                costs.append(now - later + self.risk(player))
        return max(0.0, sum(costs) / max(1, len(costs)))

    def risk(self, player: Player) -> float:
        """What one BALLE more in his barrel costs somebody who has made the bet that is worth most."""
        team, barrel = self.rules.team, self.rules.team.cards - 1
        total = min(barrel, team.bullets + self.extra[player])
        gains, dead = self.ends(player)
        now = [survival_odds(face, total, barrel) for face in self.faces]
        best = max(self.faces, key=lambda face: now[face] * (gains[face] - dead))
        return (now[best] - survival_odds(best, min(barrel, total + 1), barrel)) * (gains[best] - dead)


def _best_of(gains: Gains, count: int) -> Gains:
    """What the luckiest of so many people gains.

    >>> _best_of(((0, 0.5), (3, 0.5)), 2)
    [(0, 0.25), (3, 0.75)]
    """
    found, below, total = [], 0.0, 0.0
    for points, share in gains:
        total += share
        found.append((points, total**count - below))
        below = total**count
    return found


def _deterring(honest: Sequence[float], hidden: Sequence[float], caught: float, others: int) -> list[float]:
    """How often each of the others must accuse each bet so that hiding a BALLE is worth no more than honesty.

    >>> _deterring([0.2, 0.4], [0.2, 0.6], 0.2, 1)
    [0.0, 0.5]
    """
    value = max(honest)
    chances = [
        min(1.0, (one - value) / (one - caught)) if one > max(value, caught) else 0.0 for one in hidden
    ]
    return [round(1 - (1 - chance) ** (1 / others), 9) for chance in chances]


Mixed = tuple[list[float], list[float]]


def _matched(
    honest: Sequence[float],
    hidden: Sequence[float],
    caught: float,
    prize: Sequence[float],
    loss: float,
    others: int,
    gift: float,
) -> Mixed:
    """Regret matching against accusers who do the same: shares of bets with a CLIC, and with a BALLE.

    >>> honest, cheating = _matched([0.1, 0.2], [0.1, 0.9], 0.0, [0.0, 0.5], 0.1, 1, 0.0)
    >>> round(sum(honest) + sum(cheating), 6), 0 < cheating[1] < honest[1]
    (1.0, True)
    """
    faces = len(honest)
    regrets, sums = [0.0] * (2 * faces), [0.02 / faces] * (2 * faces)
    speak, keep = [0.0] * faces, [0.0] * faces
    accuse = [0.0] * faces
    for turn in range(1, TRIES + 1):
        total = sum(regrets)
        mix = [one / total for one in regrets] if total else [0.5 / faces] * (2 * faces)
        values = []
        for face in range(faces):
            values.append(honest[face] + (1 - (1 - accuse[face]) ** others) * gift)
        for face in range(faces):
            values.append(hidden[face] + (1 - (1 - accuse[face]) ** others) * (caught - hidden[face]))
        mean = sum([share * value for share, value in zip(mix, values, strict=True)])
        regrets = [max(0.0, old + value - mean) for old, value in zip(regrets, values, strict=True)]
        sums = [old + turn * share for old, share in zip(sums, mix, strict=True)]
        for face in range(faces):
            edge = mix[faces + face] * prize[face] - mix[face] * loss
            speak[face] = max(0.0, speak[face] + edge * (1 - accuse[face]))
            keep[face] = max(0.0, keep[face] - edge * accuse[face])
            both = speak[face] + keep[face]
            accuse[face] = speak[face] / both if both else 0.0
    total = sum(sums)
    return [one / total for one in sums[:faces]], [one / total for one in sums[faces:]]
