"""Places of questions in a round: the phase of each, and the steps that follow it."""

from collections.abc import Sequence

from game.core.rules import Player
from game.rules.roulette.questions import (
    ACCUSATION,
    AFTER_SHOT,
    AIM,
    BEFORE_SHOT,
    BET,
    DYING,
    GATHER,
    POCKET,
)
from game.rules.roulette.round.steps import (
    ASK_ACCUSATIONS,
    ASK_AIMS,
    ASK_BETS,
    ASK_POCKETS,
    BATCH,
    BEGIN_PHASE,
    BURY,
    CALL_SHOT,
    FIRE,
    LOAD_SLANDERERS,
    OPEN_WINDOW,
    OPEN_WINDOW_IF_FIRED,
    PHASES,
    ROUND,
    TEST_LAST_CAPTAIN,
)

STEP_OF_QUESTION = {
    POCKET: ASK_POCKETS(),
    BET: ASK_BETS(),
    ACCUSATION: ASK_ACCUSATIONS(),
    GATHER: ASK_ACCUSATIONS(),
    BEFORE_SHOT: CALL_SHOT(),
    AIM: CALL_SHOT(),
    AFTER_SHOT: CALL_SHOT(),
}
"""The step of a round at which a question is asked; the other windows have steps of their own."""
STEPS_BEFORE_ROUND = {
    GATHER: BATCH,
    BEFORE_SHOT: (CALL_SHOT(), OPEN_WINDOW_IF_FIRED(), FIRE(), ASK_AIMS()),
    AIM: (CALL_SHOT(), OPEN_WINDOW_IF_FIRED(), FIRE()),
    AFTER_SHOT: (CALL_SHOT(),),
}
"""By question: steps that come before the round goes on, the next one last."""


def place_of(asks: str, shot: int) -> int:
    """The place in ROUND of a question; somebody dies in a shot, or, before the first, by the judge."""
    if asks == DYING:
        asks = AFTER_SHOT if shot else ACCUSATION
    return ROUND.index(STEP_OF_QUESTION.get(asks) or OPEN_WINDOW(asks))


def phase_of(asks: str, shot: int) -> str:
    """The phase in which a question is asked."""
    before = ROUND[: place_of(asks, shot)]
    return next(phase for phase in reversed(PHASES) if BEGIN_PHASE(phase) in before)


def steps_after(asks: str, shot: int, slanderers: Sequence[Player] = ()) -> list[str]:
    """Steps that follow a question, the next one last; `slanderers` still swap in a BALLE."""
    stacked: tuple[str, ...] = STEPS_BEFORE_ROUND.get(asks, ())
    if asks == DYING:
        stacked = (*after_deaths(shot, slanderers), TEST_LAST_CAPTAIN(), BURY())
    return [*ROUND[: place_of(asks, shot) : -1], *stacked]


def after_deaths(shot: int, slanderers: Sequence[Player]) -> tuple[str, ...]:
    """Steps that follow in a batch or a shot once its dead are buried, before the round goes on."""
    if shot:
        return (CALL_SHOT(), OPEN_WINDOW_IF_FIRED())
    return (ASK_ACCUSATIONS(), LOAD_SLANDERERS()) if slanderers else (ASK_ACCUSATIONS(),)
