"""Bots for Complots: the same beliefs and tempers in three strengths."""

from collections.abc import Sequence

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
from game.rules.complots.actions import ComplotsAction
from game.rules.complots.law import PICK
from game.rules.complots.rules import Complots
from game.rules.complots.view import ComplotsView

LOOSENESS = 0.04
"""Within so much of a fair share two options are as good as equal."""
LOOSENESS_OF_PICKS = 0.3


class Middling:
    """Counts cards, weighs words, and looks one step ahead."""

    def __init__(self, rules: Complots, temper: Temper) -> None:
        self.lore = TableKnowledge(rules)
        self.temper = temper

    def choose(
        self, view: ComplotsView, options: Sequence[ComplotsAction], story: Sequence[Event], rng: Rng
    ) -> Choice:
        """Take the option that is worth most one step ahead, or one almost as good."""
        prospects = OneStepValues(Odds(self.lore, view, StoryReading(self.lore, view, story)))
        values = self.values(prospects, options, rng)
        leanings = [temper_bonus(prospects, self.temper, option) for option in options]
        leaned = [value + lean for value, lean in zip(values, leanings, strict=True)]
        looseness = LOOSENESS_OF_PICKS if view.asks == PICK else LOOSENESS
        place = near_best_index(leaned, looseness * prospects.share, rng) if len(options) > 1 else 0
        return Choice(options[place], reason_for_action(prospects, options[place], leanings[place]))

    def values(self, prospects: OneStepValues, options: Sequence[ComplotsAction], rng: Rng) -> list[float]:
        """The worth of each option, before temper."""
        return rate_options(prospects, options)


class Strong(Middling):
    """Like `Middling`, then plays the best options on in many likely worlds."""

    def __init__(self, rules: Complots, temper: Temper, effort: Effort | None = None) -> None:
        super().__init__(rules, temper)
        self._search = Search(self.lore, effort)

    def values(self, prospects: OneStepValues, options: Sequence[ComplotsAction], rng: Rng) -> list[float]:
        """The worth of each option as the imagined worlds show it."""
        return self._search.values(prospects, options, rng)


BOTS = Bots({"weak": Weak, "middling": Middling, "strong": Strong}, TEMPERS)
"""Who plays Complots, by strength, and the tempers."""
