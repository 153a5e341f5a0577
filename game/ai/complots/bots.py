"""Middling and strong bots of Complots: the same beliefs and tempers; the strong one also searches."""

from collections.abc import Sequence
from typing import NamedTuple

from game.ai.complots.beginner import Weak
from game.ai.complots.hand_odds import Odds
from game.ai.complots.knowledge import TableKnowledge
from game.ai.complots.one_step_values import OneStepValues
from game.ai.complots.option_scores import rate_options, temper_bonus
from game.ai.complots.search import Effort, Search
from game.ai.complots.story import StoryReading
from game.ai.complots.tempers import TEMPERS, Temper
from game.ai.complots.thoughts import reason_for_action
from game.ai.policy import Bots, Choice, near_best_index
from game.core.rng import Rng
from game.core.rules import Event
from game.rules.complots.actions import Block, ComplotsAction, Pass
from game.rules.complots.questions import CHALLENGE, PICK, QUESTIONS
from game.rules.complots.rules import Complots
from game.rules.complots.view import ComplotsView


class LoosenessWeights(NamedTuple):
    """Distance below the best within which an option is taken now and then, in fair shares of the win."""

    usual: float = 0.04
    pick: float = 0.3
    """Distance for the secret card of two players (C-06), which nobody shall foresee."""


LOOSENESS = LoosenessWeights()


class Middling:
    """The middle strength: counts cards, weighs claims, and looks one step ahead."""

    def __init__(self, rules: Complots, temper: Temper) -> None:
        self.lore = TableKnowledge(rules.setting)
        self.temper = temper

    def choose(
        self, view: ComplotsView, options: Sequence[ComplotsAction], story: Sequence[Event], rng: Rng
    ) -> Choice:
        """The option worth most one step ahead, temper included, or one almost as good; with its reason."""
        prospects = OneStepValues(Odds(self.lore, view, StoryReading(self.lore, view, story)))
        values = self.values(prospects, options, rng)
        bonuses = [temper_bonus(prospects, self.temper, option) for option in options]
        scores = [value + bonus for value, bonus in zip(values, bonuses, strict=True)]
        looseness = LOOSENESS.pick if view.asks == PICK else LOOSENESS.usual
        place = near_best_index(scores, looseness * prospects.share, rng) if len(options) > 1 else 0
        if view.asks == CHALLENGE and isinstance(options[place], Pass):
            place = self._announced(prospects, options, place, rng)
        return Choice(options[place], reason_for_action(prospects, options[place], bonuses[place]))

    def _announced(
        self, prospects: OneStepValues, options: Sequence[ComplotsAction], place: int, rng: Rng
    ) -> int:
        """The place of the block that a bot, about to let a claim pass, is set on and says so; else `place`.

        Chance alone decides who says so, by temper: neither the hand nor who is hurt by it (C-37).
        """
        declared = prospects.view.declared
        assert declared is not None
        blocks = {at: one for at, one in enumerate(options) if isinstance(one, Block)}
        worth = {
            at: prospects.block(one, declared) + temper_bonus(prospects, self.temper, one)
            for at, one in blocks.items()
        }
        suffered = prospects.resolved(declared) + LOOSENESS.usual * prospects.share
        best = max(worth, key=lambda at: worth[at], default=place)
        if best == place or worth[best] <= suffered:
            return place
        return best if rng.below(100) < self.temper.signal else place

    def values(self, prospects: OneStepValues, options: Sequence[ComplotsAction], rng: Rng) -> list[float]:
        """The win chance after each of `options`, before temper; `rng` is for searching subclasses."""
        return rate_options(prospects, options)


class Strong(Middling):
    """The full strength: `Middling`, with the best options played on in many likely worlds."""

    def __init__(self, rules: Complots, temper: Temper, effort: Effort | None = None) -> None:
        super().__init__(rules, temper)
        self._search = Search(self.lore, rules, effort)

    def values(self, prospects: OneStepValues, options: Sequence[ComplotsAction], rng: Rng) -> list[float]:
        """The win chance after each of `options`, as playouts in imagined worlds show it."""
        return self._search.values(prospects, options, rng)


DEAREST = {"strong": dict.fromkeys(QUESTIONS, 600_000)}
"""By strength and kind of question: more calls than the dearest decisions take; 480,000 were counted."""
BOTS = Bots({"weak": Weak, "middling": Middling, "strong": Strong}, TEMPERS, DEAREST)
"""The players of Complots, by strength, and the tempers."""
