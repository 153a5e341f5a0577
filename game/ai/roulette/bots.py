"""Bots for Roulette: the same arithmetic of guns in two strengths."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any

from game.ai.policy import Bots, Choice, near_best_index
from game.ai.roulette.accusations import AccusationValues
from game.ai.roulette.beginner import Weak
from game.ai.roulette.beliefs import RoundBeliefs
from game.ai.roulette.playout import Playout
from game.ai.roulette.tempers import TEMPERS, Temper
from game.ai.roulette.thoughts import reason_for_action, thought_with_facts
from game.ai.roulette.win_share import WinShares
from game.core.rng import Rng
from game.core.rules import Event, Player
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket, RouletteAction, TakeAim
from game.rules.roulette.law import ACCUSATION, BET, GATHER, POCKET
from game.rules.roulette.rules import Roulette
from game.rules.roulette.view import RouletteView

FEWEST = 8
"""So many worlds are imagined at least."""
EVEN = 0.012
"""Honesty and cheating so near each other are drawn as the plan of the round says."""
SENSELESS = -0.5
"""Nobody hides a BALLE to bet nothing, unless he has nothing else."""
FAINT = 0.2
"""So slight a suspicion is nobody's business."""
DISGUISE = 0.012
"""What it is worth to bet with a BALLE in the pocket as somebody would with a CLIC."""
DOUBT = 0.7
"""A card must look better than none by so many standard errors."""


class Middling:
    """Counts cards and weighs points against lives, but reads no habits and imagines little."""

    looseness = 0.03
    """Shares of a match within which two options are as good as equal."""
    caution = 0.01
    """An accusation must be worth so much more than silence."""
    brink = 0.004
    """An accusation that costs no more is made as often as keeps others from cheating."""
    scruple = 0.0
    """Hiding a BALLE must be worth so much more than honesty."""
    worlds = 16
    playouts = 200
    """So many ends of the round are imagined at most, of all options together."""
    heeds = False

    def __init__(self, rules: Roulette, temper: Temper) -> None:
        self.rules = rules
        self.temper = temper
        self.standing = WinShares(rules)

    def choose(
        self, view: RouletteView, options: Sequence[RouletteAction], story: Sequence[Event], rng: Rng
    ) -> Choice:
        """Take the option that promises the greatest share of the match, or one almost as good."""
        if len(options) == 1 and isinstance(options[0], Pass):
            return Choice(options[0], thought_with_facts("trick-later" if view.hand else "trick-none"))
        mind = RoundBeliefs(self.rules, self.standing, self.temper, view, story, self.heeds)
        place = near_best_index(self.values(mind, options, rng), self.looseness, rng)
        return Choice(options[place], reason_for_action(mind, options[place]))

    def values(self, mind: RoundBeliefs, options: Sequence[Any], rng: Rng) -> list[float]:
        """The worth of each option, as a share of the match, temper included."""
        asks = mind.view.asks
        if asks == POCKET:
            return self.pockets(mind, options, rng)
        if asks == BET:
            return self.bets(mind, options)
        if asks in (ACCUSATION, GATHER):
            return self.accusations(mind, options, rng)
        return self.tricks(mind, options, rng)

    def pockets(self, mind: RoundBeliefs, options: Sequence[Pocket], rng: Rng) -> list[float]:
        """Each card in the pocket with the bet that suits it best; never just any card."""
        honest, hidden = mind.bet_values(False), mind.bet_values(True)
        best = {False: max(honest), True: max(hidden) + self.temper.cheating / 100 - self.scruple}
        if not hidden.index(max(hidden)):
            best[True] = SENSELESS
        if abs(best[True] - best[False]) < EVEN:
            chance = mind.plan(mind.me).cheats() * exp(self.temper.cheating)
            best[rng.random() < chance] += 1
        return [-1.0 if option.bullet is None else best[option.bullet] for option in options]

    def bets(self, mind: RoundBeliefs, options: Sequence[Bet]) -> list[float]:
        """By what I know of pocket and barrel."""
        chance = mind.pockets[mind.me]
        honest, hidden = (mind.bet_values(pocket) for pocket in (False, True))
        usual = mind.plan(mind.me).honest
        most = max(usual)
        hidden = [value + DISGUISE * share / most for value, share in zip(hidden, usual, strict=True)]
        return [(1 - chance) * honest[one.face] + chance * hidden[one.face] for one in options]

    def accusations(self, mind: RoundBeliefs, options: Sequence[RouletteAction], rng: Rng) -> list[float]:
        """Silence is worth nothing, an accusation its edge; what costs is out of the question."""
        judge = AccusationValues(mind)
        found = []
        for option in options:
            edge = 0.0
            if isinstance(option, Accuse):
                edge = judge.edge(option.target) - self.caution + self.grudge(mind, option.target)
                often = mind.plan(option.target).accuse[mind.view.dice[option.target] or 0]
                if mind.pockets[option.target] < FAINT:
                    edge = -1.0
                elif edge <= 0:
                    edge = EVEN if edge > -self.brink and rng.random() < often else -1.0
            found.append(edge)
        return found

    def grudge(self, mind: RoundBeliefs, target: Player) -> float:
        """What revenge adds."""
        return self.temper.grudge / 100 * (target == mind.reading.foe)

    def tricks(self, mind: RoundBeliefs, options: Sequence[Play | Pass | TakeAim], rng: Rng) -> list[float]:
        """Cards and aims by what the imagined worlds show; a card must be clearly better than none."""
        worlds = max(FEWEST, min(self.worlds, self.playouts // len(options)))
        rows = Playout(mind).values(options, worlds, rng)
        found = []
        for option, row in zip(options, rows, strict=True):
            gains = [value - none for value, none in zip(row, rows[0], strict=True)]
            gain = sum(gains) / worlds
            if isinstance(option, Play):
                spread = sum([(one - gain) ** 2 for one in gains]) / worlds
                gain -= DOUBT * sqrt(spread / worlds)
                gain = gain if gain > 0 else -1.0
            if not isinstance(option, Pass) and option.target is not None:
                gain += self.grudge(mind, option.target)
            found.append(gain)
        return found


class Strong(Middling):
    """Also reads habits into what others do, imagines far more, and leaves dear risks to others.

    What the odds of one gun leave out speaks for honesty: a BALLE in the barrel can be turned on somebody
    else by a card, who accuses wrongly loads his own gun, and a cheat who is caught arms all who accused him.
    Accusations keep everybody from cheating, but he who makes them pays alone: they must be worth it to him.
    """

    looseness = 0.004
    caution = 0.045
    brink = 0.0
    scruple = 0.01
    worlds = 80
    playouts = 900
    heeds = True


BOTS = Bots({"weak": Weak, "middling": Middling, "strong": Strong}, TEMPERS)
"""Who plays Roulette, by strength, and the tempers."""
