"""Commanders of Triomphe et Trahison: the same advisers in two strengths, heard mostly or always."""

from collections.abc import Sequence
from typing import Any

from game.ai.policy import Bots
from game.ai.skirmish.beginner import Weak
from game.ai.skirmish.commander import Commander
from game.ai.skirmish.search import Effort, Search
from game.ai.skirmish.tempers import TEMPERS, Temper
from game.core.rng import Rng
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.view import SkirmishView


class Middling(Weak):
    """Hears his staff most of the time, and has a mood of his own now and then."""

    heed = 0.8
    careless = 0.0


class Strong(Commander):
    """Also plays the best orders on, in battles that he imagines, before he gives a weighty one."""

    def __init__(self, rules: Skirmish, temper: Temper, effort: Effort | None = None) -> None:
        super().__init__(rules, temper)
        self.search = Search(rules.setting, effort)

    def values(
        self, view: SkirmishView, options: Sequence[Any], first: Sequence[float], rng: Rng
    ) -> Sequence[float]:
        """The worth of each option as the imagined battles show it."""
        return self.search.values(view, options, first, rng)


BOTS = Bots({"weak": Weak, "middling": Middling, "strong": Strong, "staff": Commander}, TEMPERS)
"""Who commands, by strength, and the tempers; "staff" is for benches: it does what the advisers say."""
