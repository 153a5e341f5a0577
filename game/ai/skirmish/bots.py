"""Commanders of Triomphe et Trahison: the same advisors in two strengths, heard mostly or always."""

from collections.abc import Sequence
from typing import Any

from game.ai.policy import Bots
from game.ai.skirmish.beginner import Weak
from game.ai.skirmish.commander import Commander
from game.ai.skirmish.search import Effort, Search
from game.ai.skirmish.tempers import TEMPERS, Temper
from game.core.rng import Rng
from game.rules.skirmish.flow.questions import ANSWER_OFFERS, NAME_ENEMY
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.view import SkirmishView


class Middling(Weak):
    """Hears the advisors most of the time, and has a mood of its own now and then."""

    heed = 0.8
    """The chance that it does what the advisors say."""
    careless = 0.0
    """The chance, of the rest, that it does anything at all."""


class Strong(Commander):
    """Hears the advisors always, and plays the best orders of a weighty question on in imagined battles."""

    def __init__(self, rules: Skirmish, temper: Temper, effort: Effort | None = None) -> None:
        super().__init__(rules, temper)
        self.search = Search(rules.setting, effort)

    def values(
        self, view: SkirmishView, options: Sequence[Any], first: Sequence[float], rng: Rng
    ) -> Sequence[float]:
        """The worth of each option in victory points, as the imagined battles show it."""
        return self.search.values(view, options, first, rng)


DEAREST: dict[str, dict[str, int]] = {
    "weak": {ANSWER_OFFERS: 200_000},
    "middling": {ANSWER_OFFERS: 200_000},
    "strong": {ANSWER_OFFERS: 200_000, NAME_ENEMY: 800_000},
}
"""By strength and kind of question: more calls than the dearest decisions take; 580,000 were counted."""
BOTS = Bots({"weak": Weak, "middling": Middling, "strong": Strong, "staff": Commander}, TEMPERS, DEAREST)
"""Commanders by strength, and the tempers; "staff" is for benches: it does what the advisors say."""
