"""Accusing: what being right and being wrong are worth, weighed by how likely a BALLE lies in the pocket."""

from itertools import product

from game.ai.roulette.beliefs import RoundBeliefs
from game.ai.roulette.bet_equilibrium import USUAL
from game.core.rules import Player

FREE = 0.5
"""How far I count on somebody else to accuse in my place."""


class AccusationValues:
    """The worth of saying nothing, and of accusing each other player."""

    def __init__(self, mind: RoundBeliefs) -> None:
        self.mind, self.view, self.me = mind, mind.view, mind.me
        self.team, self.card = mind.rules.team, mind.standing.card
        self.dice = mind.view.dice

    def edge(self, target: Player) -> float:
        """How much more accusing `target` is worth than saying nothing."""
        mind, face = self.mind, self.dice[target] or 0
        chance = mind.pockets[target]
        free = FREE * mind.plan(target).accuse[face] if chance < 1 else 0.0
        hidden, shown = mind.alive_after(target, face, True), mind.alive_after(target, face, False)
        caught = self.outlook(target, 0.0)
        right = caught - self.outlook(target, hidden) * (1 - free) - caught * free
        right += self.team.caught * self.card
        wrong = self.outlook(target, shown, more=1) - self.outlook(target, shown)
        wrong -= self.team.slandered * self.card / 3
        return chance * right + (1 - chance) * wrong

    def outlook(self, target: Player, lives: float, more: int = 0) -> float:
        """What I may hope for when `target` survives the round so likely, and I load so many BALLE."""
        view, mine = self.view, self.survive(more)
        total = 0.0
        for me_lives, he_lives in product((True, False), repeat=2):
            share = (mine if me_lives else 1 - mine) * (lives if he_lives else 1 - lives)
            if share:
                total += share * self.standing(target, me_lives, he_lives, more)
        return total if view.teams[self.me] else 0.0

    def survive(self, more: int) -> float:
        """How likely I survive my bet."""
        if not self.view.in_round[self.me]:
            return 1.0
        pocket = self.mind.pockets[self.me]
        face = self.dice[self.me] or 0
        return sum(
            share * self.mind.alive_after(self.me, face, hides, more=more)
            for hides, share in ((True, pocket), (False, 1 - pocket))
            if share
        )

    def standing(self, target: Player, me_lives: bool, he_lives: bool, more: int) -> float:
        """The worth of the end of the round, if it goes so; the rest of the table has a usual one."""
        view = self.view
        scores = [score + USUAL * part for score, part in zip(view.scores, view.in_round, strict=True)]
        teams, extra = list(view.teams), list(view.extra)
        for player, lives in ((self.me, me_lives), (target, he_lives)):
            scores[player] = view.scores[player]
            if not lives:
                teams[player] -= 1
                extra[player] = 0
            elif view.in_round[player]:
                scores[player] += (self.dice[player] or 0) + self.team.survivor
        if me_lives:
            extra[self.me] += more
        return self.mind.standing.worth(self.me, scores, teams, extra)
