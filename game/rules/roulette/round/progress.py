"""Progress of a round by itself from question to question: each step bound to its chapter's function."""

from game.core.rng import Chance
from game.core.rules import Event
from game.rules.roulette.round import accusations, course, shots, windows
from game.rules.roulette.round.steps import COUNT_POINTS, EVERY_STEP, STEP_KINDS, StepRule
from game.rules.roulette.scripted.facts import counted_round
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState
from game.scripting.hooks.chain import Chain

STEPS: dict[str, StepRule] = STEP_KINDS.rules_by_name(
    course.STEPS, accusations.STEPS, shots.STEPS, windows.STEPS
)
"""By name of a step: how it is carried out."""


def _ready_step(step: str) -> tuple[StepRule, str]:
    """The function of a step, and what the step is about."""
    name, _, about = step.partition(":")
    return STEPS.get(step) or STEPS[name], about


_READY = {step: _ready_step(step) for step in EVERY_STEP}


_COUNT = COUNT_POINTS()


def advance_until_asked(
    setting: Setting, state: RouletteState, rng: Chance, out: list[Event], chain: Chain | None = None
) -> None:
    """Carry out steps until somebody is asked, or the match is over; a chain tells scripts of each."""
    while not state.over and (state.pending is None or not state.pending.players):
        state.pending = None
        step = state.steps.pop()
        rule, about = _READY[step]
        rule(setting, state, about, rng, out)
        if chain is not None:
            counted = counted_round(setting, state) if step == _COUNT else None
            chain.hear()
            if counted is not None:
                chain.begin(counted)
