"""The commander of Triomphe et Trahison, common to all strengths: advisors rate every option."""

from collections.abc import Sequence
from typing import Any

from game.ai.policy import Choice, near_best_index
from game.ai.skirmish.advisors import rate_options
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.movement.deploy import own_placements
from game.ai.skirmish.tempers import Temper
from game.ai.skirmish.thoughts import ONLY, reason_for_action
from game.core.rng import Rng
from game.core.rules import Event
from game.rules.skirmish.determinize import determinized_state
from game.rules.skirmish.flow.questions import PLACE_UNIT
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.view import SkirmishView


class Commander:
    """Rates every option by the odds, and takes the best or one almost as good."""

    looseness = 0.5
    """Victory points within which two options are as good as equal."""

    def __init__(self, rules: Skirmish, temper: Temper) -> None:
        self.rules = rules
        self.temper = temper

    def choose(self, view: SkirmishView, options: Sequence[Any], story: Sequence[Event], rng: Rng) -> Choice:
        """The option that promises most, or one almost as good, with its reason.

        Where options are too small a sample of the law, orders of the commander's own stand beside them.
        """
        if len(options) == 1 and view.questions[-1].kind != PLACE_UNIT:
            return Choice(options[0], ONLY)
        decision = Decision(
            self.rules.setting,
            determinized_state(self.rules.setting, view, rng),
            view.me,
            self.temper,
            rng,
            story,
        )
        options = (*options, *own_placements(decision))
        values = rate_options(decision, options)
        chosen = options[near_best_index(values, self.looseness, rng)]
        return Choice(chosen, reason_for_action(decision, chosen))
