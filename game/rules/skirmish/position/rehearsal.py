"""A rehearsal of what waits: a laid-out moment is played on by lot, so that none breaks on the stage."""

from game.core.notation import PositionProblem, told
from game.core.rng import Rng
from game.rules.skirmish.rules import Skirmish

EVENINGS = 4
"""How often a moment is rehearsed."""
TICKS = 6
"""Answers that are given in each rehearsal."""
_BREAKDOWNS = (LookupError, ValueError, TypeError, AssertionError, AttributeError, ArithmeticError)
"""What a record that says nonsense comes to, somewhere in the rules."""


def rehearse(rules: Skirmish) -> None:
    """Play on from the prepared state of these rules, a few ticks by lot.

    Raises:
        PositionProblem: what waits breaks down; the question is named after which it does.
    """
    for evening in range(EVENINGS):
        chance, where = Rng(f"rehearsal {evening}"), "moment.steps"
        try:
            state = rules.setup(chance)
            for _ in range(TICKS):
                if not rules.to_act(state):
                    break
                where = f"moment.asked ({state.questions[-1].kind})"
                for seat in range(rules.players):
                    rules.observe(state, seat)
                player = next(iter(rules.to_act(state)))
                action = chance.choice(rules.legal_actions(state, player))
                if rules.check(state, action) is not None:
                    raise PositionProblem(told("{where}: there is no answer.", where=where))
                rules.apply(state, [action], chance)
        except PositionProblem:
            raise
        except _BREAKDOWNS:
            raise PositionProblem(
                told("{where}: what waits here cannot be played on from.", where=where)
            ) from None
