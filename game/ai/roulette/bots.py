"""Middling and strong bots of Roulette: the same arithmetic of guns; the strong one also reads habits."""

from collections.abc import Sequence
from math import exp, fsum, sqrt
from typing import Any, NamedTuple

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
from game.rules.roulette.questions import (
    ACCUSATION,
    AFTER_BETS,
    AFTER_COUNT,
    AFTER_SHOT,
    AIM,
    BEFORE_ACCUSATIONS,
    BEFORE_BETS,
    BEFORE_POCKETS,
    BEFORE_SHOT,
    BET,
    GATHER,
    POCKET,
)
from game.rules.roulette.rules import Roulette
from game.rules.roulette.view import RouletteView


class ChoiceWeights(NamedTuple):
    """Shares of the match that both strengths add when they choose, and their thresholds."""

    even: float = 0.012
    """Difference up to which honesty and cheating are drawn as the plan of the round says."""
    cheating_without_bet: float = -0.5
    """Value of hiding a BALLE to bet nothing, which only those without a CLIC do."""
    faint_suspicion: float = 0.2
    """Probability of a BALLE under which nobody is accused."""
    disguise: float = 0.012
    """Value of betting with a BALLE in the pocket as one would with a CLIC."""
    standard_errors: float = 0.7
    """Standard errors by which a card must look better than none."""
    never: float = -1.0
    """Value of an option that is out of the question."""


WEIGHTS = ChoiceWeights()
LEAST_WORLDS = 8
"""Worlds that are imagined at least of each option."""


class Middling:
    """The middle strength: counts cards and weighs points against lives, but reads no habits."""

    looseness = 0.03
    """Shares of a match within which two options are as good as equal."""
    accusation_margin = 0.01
    """Share of a match by which an accusation must beat silence."""
    deterrence_cost = 0.004
    """Share up to which an accusation may cost and still be made as often as deters cheating."""
    cheating_margin = 0.0
    """Share of a match by which hiding a BALLE must beat honesty."""
    worlds = 16
    """Worlds that are imagined of each option at most."""
    playouts = 200
    """Ends of the round that are imagined at most, of all options together."""
    reads_habits = False
    """Whether habits are read into what others do."""

    def __init__(self, rules: Roulette, temper: Temper) -> None:
        self.rules = rules
        self.temper = temper
        self.standing = WinShares(rules.setting)

    def choose(
        self, view: RouletteView, options: Sequence[RouletteAction], story: Sequence[Event], rng: Rng
    ) -> Choice:
        """The option with the greatest share of the match, or one almost as good; with its reason."""
        if len(options) == 1 and isinstance(options[0], Pass):
            return Choice(options[0], thought_with_facts("trick-later" if view.hand else "trick-none"))
        mind = RoundBeliefs(self.rules.setting, self.standing, self.temper, view, story, self.reads_habits)
        place = near_best_index(self.values(mind, options, rng), self.looseness, rng)
        return Choice(options[place], reason_for_action(mind, options[place]))

    def values(self, mind: RoundBeliefs, options: Sequence[Any], rng: Rng) -> list[float]:
        """Share of the match that each option promises, temper included."""
        asks = mind.view.asks
        if asks == POCKET:
            return self.pockets(mind, options, rng)
        if asks == BET:
            return self.bets(mind, options)
        if asks in (ACCUSATION, GATHER):
            return self.accusations(mind, options, rng)
        return self.tricks(mind, options, rng)

    def pockets(self, mind: RoundBeliefs, options: Sequence[Pocket], rng: Rng) -> list[float]:
        """Value of each card in the pocket with the bet that suits it best; never of just any card."""
        honest, hidden = mind.bet_values(False), mind.bet_values(True)
        best = {False: max(honest), True: max(hidden) + self.temper.cheating / 100 - self.cheating_margin}
        if not hidden.index(max(hidden)):
            best[True] = WEIGHTS.cheating_without_bet
        if abs(best[True] - best[False]) < WEIGHTS.even:
            chance = mind.plan(mind.me).cheats() * exp(self.temper.cheating)
            best[rng.random() < chance] += 1
        return [WEIGHTS.never if option.bullet is None else best[option.bullet] for option in options]

    def bets(self, mind: RoundBeliefs, options: Sequence[Bet]) -> list[float]:
        """Value of each bet, by what I know of pocket and barrel."""
        chance = mind.pockets[mind.me]
        honest, hidden = (mind.bet_values(pocket) for pocket in (False, True))
        usual = mind.plan(mind.me).honest
        most = max(usual)
        hidden = [value + WEIGHTS.disguise * share / most for value, share in zip(hidden, usual, strict=True)]
        return [(1 - chance) * honest[one.face] + chance * hidden[one.face] for one in options]

    def accusations(self, mind: RoundBeliefs, options: Sequence[RouletteAction], rng: Rng) -> list[float]:
        """Silence is worth 0, an accusation its edge; one that costs is out of the question."""
        judge = AccusationValues(mind)
        values = []
        for option in options:
            edge = 0.0
            if isinstance(option, Accuse):
                edge = (
                    judge.edge(option.target)
                    - self.accusation_margin
                    + self.grudge_bonus(mind, option.target)
                    + self.temper.regard.doubt(option.target) / 100
                )
                often = mind.plan(option.target).accuse[mind.view.dice[option.target] or 0]
                if mind.pockets[option.target] < WEIGHTS.faint_suspicion:
                    edge = WEIGHTS.never
                elif edge <= 0:
                    edge = (
                        WEIGHTS.even
                        if edge > -self.deterrence_cost and rng.random() < often
                        else WEIGHTS.never
                    )
            values.append(edge)
        return values

    def grudge_bonus(self, mind: RoundBeliefs, target: Player) -> float:
        """Share of the match that revenge on `target` adds."""
        return self.temper.grudge / 100 * (target == self.temper.regard.enemy(mind.reading.foe))

    def tricks(self, mind: RoundBeliefs, options: Sequence[Play | Pass | TakeAim], rng: Rng) -> list[float]:
        """Values of cards and aims in imagined worlds; a card must be clearly better than none."""
        worlds = max(LEAST_WORLDS, min(self.worlds, self.playouts // len(options)))
        rows = Playout(mind, self.rules).values(options, worlds, rng)
        values = []
        for option, row in zip(options, rows, strict=True):
            gains = [value - none for value, none in zip(row, rows[0], strict=True)]
            gain = fsum(gains) / worlds
            if isinstance(option, Play):
                spread = fsum([(one - gain) ** 2 for one in gains]) / worlds
                gain -= WEIGHTS.standard_errors * sqrt(spread / worlds)
                gain = gain if gain > 0 else WEIGHTS.never
            if not isinstance(option, Pass) and option.target is not None:
                gain += self.grudge_bonus(mind, option.target)
            values.append(gain)
        return values


class Strong(Middling):
    """The full strength: also reads habits, imagines far more, and leaves dear risks to others.

    What the odds of one gun leave out speaks for honesty: a card can turn a BALLE in the barrel on somebody
    else, a wrong accuser loads an own BALLE, and a cheat who is caught arms every accuser. Accusations keep
    all from cheating, but the accuser pays alone: they must be worth it to that player.
    """

    looseness = 0.004
    accusation_margin = 0.045
    deterrence_cost = 0.0
    cheating_margin = 0.01
    worlds = 80
    playouts = 900
    reads_habits = True


WINDOWS = {BEFORE_POCKETS: 800_000, BEFORE_BETS: 750_000, AFTER_BETS: 850_000, BEFORE_SHOT: 400_000}
LATER = {BEFORE_ACCUSATIONS: 250_000, AFTER_SHOT: 300_000, AFTER_COUNT: 250_000, AIM: 400_000}
DEAREST = {"middling": dict.fromkeys((*WINDOWS, *LATER), 250_000), "strong": WINDOWS | LATER}
"""By strength and kind of question: more calls than the dearest decisions take; 608,000 were counted."""
BOTS = Bots({"weak": Weak, "middling": Middling, "strong": Strong}, TEMPERS, DEAREST)
"""The players of Roulette, by strength, and the tempers."""
