"""Values of accusations: what being right and being wrong bring, weighed by the chance of a BALLE."""

from itertools import product
from math import fsum

from game.ai.roulette.beliefs import RoundBeliefs
from game.ai.roulette.bet_equilibrium import USUAL_GAIN
from game.core.rules import Player

RELIANCE_ON_OTHERS = 0.5
"""Share of the planned accusations of others that I count on in my place."""
SLANDER_SHARES = 3
"""Rivals among whom a slandered player's card is taken to count."""


class AccusationValues:
    """Values, in shares of the match, of accusing each other player rather than keeping silent."""

    def __init__(self, mind: RoundBeliefs) -> None:
        self.mind, self.view, self.me = mind, mind.view, mind.me
        self.team, self.card = mind.setting.team, mind.standing.card
        self.dice = mind.view.dice

    def edge(self, target: Player) -> float:
        """Share of the match that accusing `target` is worth beyond silence."""
        mind, face = self.mind, self.dice[target] or 0
        chance = mind.pockets[target]
        free = RELIANCE_ON_OTHERS * mind.plan(target).accuse[face] if chance < 1 else 0.0
        hidden, shown = mind.alive_after(target, face, True), mind.alive_after(target, face, False)
        caught = self.outlook(target, 0.0)
        right = caught - self.outlook(target, hidden) * (1 - free) - caught * free
        right += self.team.caught * self.card
        wrong = self.outlook(target, shown, more=1) - self.outlook(target, shown)
        wrong -= self.team.slandered * self.card / SLANDER_SHARES
        return chance * right + (1 - chance) * wrong

    def outlook(self, target: Player, lives: float, more: int = 0) -> float:
        """My share to expect when `target` survives with probability `lives` and I load `more` BALLE."""
        view, mine = self.view, self.survive(more)
        total = 0.0
        for me_lives, target_lives in product((True, False), repeat=2):
            share = (mine if me_lives else 1 - mine) * (lives if target_lives else 1 - lives)
            if share:
                total += share * self.standing(target, me_lives, target_lives, more)
        return total if view.teams[self.me] else 0.0

    def survive(self, more: int) -> float:
        """Probability that I survive my bet with `more` BALLE loaded."""
        if not self.view.in_round[self.me]:
            return 1.0
        pocket = self.mind.pockets[self.me]
        face = self.dice[self.me] or 0
        return fsum(
            share * self.mind.alive_after(self.me, face, hides, more=more)
            for hides, share in ((True, pocket), (False, 1 - pocket))
            if share
        )

    def standing(self, target: Player, me_lives: bool, target_lives: bool, more: int) -> float:
        """My share at the end of such a round; everybody else has a usual round."""
        view = self.view
        scores = [score + USUAL_GAIN * part for score, part in zip(view.scores, view.in_round, strict=True)]
        teams, extra = list(view.teams), list(view.extra)
        for player, lives in ((self.me, me_lives), (target, target_lives)):
            scores[player] = view.scores[player]
            if not lives:
                teams[player] -= 1
                extra[player] = 0
            elif view.in_round[player]:
                scores[player] += (self.dice[player] or 0) + self.team.survivor
        if me_lives:
            extra[self.me] += more
        return self.mind.standing.worth(self.me, scores, teams, extra)
