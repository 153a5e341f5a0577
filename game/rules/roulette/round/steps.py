"""Steps of a round: every kind declared once, and the order in which they follow.

A step is a word, or a word and what it is about: `window:before-bets`. The chapters carry them out.
"""

from collections.abc import Callable
from typing import Any

from game.core.rng import Chance
from game.core.rules import Event
from game.core.steps import StepKinds
from game.rules.roulette.questions import (
    AFTER_BETS,
    AFTER_COUNT,
    AFTER_SHOT,
    BEFORE_ACCUSATIONS,
    BEFORE_BETS,
    BEFORE_POCKETS,
    BEFORE_SHOT,
)
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState


def _written_step(name: str, about: tuple[Any, ...]) -> str:
    """A step as the state keeps it."""
    return ":".join((name, *about))


StepRule = Callable[[Setting, RouletteState, str, Chance, list[Event]], None]
"""Carries out a step, given what it is about (nothing: the empty text)."""

STEP_KINDS: StepKinds[str] = StepKinds(_written_step)
"""Every kind of step of a round, by its name."""

BEGIN_PHASE = STEP_KINDS.declare("phase")
OPEN_WINDOW = STEP_KINDS.declare("window")
OPEN_WINDOW_IF_FIRED = STEP_KINDS.declare(f"window:{AFTER_SHOT}")
"""The window after a shot, which is skipped when nobody fired."""
ASK_POCKETS = STEP_KINDS.declare("pockets")
SPIN_BARRELS = STEP_KINDS.declare("spin")
ASK_BETS = STEP_KINDS.declare("bets")
REVEAL_BETS = STEP_KINDS.declare("reveal")
ASK_ACCUSATIONS = STEP_KINDS.declare("accusations")
JUDGE_BATCH = STEP_KINDS.declare("batch")
LOAD_SLANDERERS = STEP_KINDS.declare("swap")
CALL_SHOT = STEP_KINDS.declare("shots")
ASK_AIMS = STEP_KINDS.declare("aims")
FIRE = STEP_KINDS.declare("fire")
ASK_DOCTOR = STEP_KINDS.declare("doctor")
BURY = STEP_KINDS.declare("bury")
TEST_LAST_CAPTAIN = STEP_KINDS.declare("last-captain")
COUNT_POINTS = STEP_KINDS.declare("count")
END_ROUND = STEP_KINDS.declare("end")

PHASES = ("pocket", "spin", "bet", "accusation", "trigger", "count")
"""The phases of a round in order."""
POCKET_PHASE, SPIN_PHASE, BET_PHASE, ACCUSATION_PHASE, TRIGGER_PHASE, COUNT_PHASE = PHASES

ROUND = (
    BEGIN_PHASE(POCKET_PHASE),
    OPEN_WINDOW(BEFORE_POCKETS),
    ASK_POCKETS(),
    BEGIN_PHASE(SPIN_PHASE),
    SPIN_BARRELS(),
    OPEN_WINDOW(BEFORE_BETS),
    BEGIN_PHASE(BET_PHASE),
    ASK_BETS(),
    REVEAL_BETS(),
    OPEN_WINDOW(AFTER_BETS),
    OPEN_WINDOW(BEFORE_ACCUSATIONS),
    BEGIN_PHASE(ACCUSATION_PHASE),
    ASK_ACCUSATIONS(),
    BEGIN_PHASE(TRIGGER_PHASE),
    CALL_SHOT(),
    BEGIN_PHASE(COUNT_PHASE),
    COUNT_POINTS(),
    OPEN_WINDOW(AFTER_COUNT),
    END_ROUND(),
)
"""The steps of a round in order; those that ask somebody wait for the answer."""
BATCH = (ASK_ACCUSATIONS(), JUDGE_BATCH())
"""The steps when somebody has accused, the next one last."""
SHOT = (CALL_SHOT(), OPEN_WINDOW_IF_FIRED(), FIRE(), ASK_AIMS(), OPEN_WINDOW(BEFORE_SHOT))
"""The steps of a shot, the next one last."""
NEXT_SHOT = (CALL_SHOT(),)
"""The step that follows a shot that nobody takes."""
DEATH = (TEST_LAST_CAPTAIN(), BURY(), ASK_DOCTOR())
"""The steps when a bullet has hit, the next one last."""
EVERY_STEP = tuple(dict.fromkeys((*ROUND, *BATCH, *SHOT, *DEATH, LOAD_SLANDERERS())))
"""Every step that can follow in a match."""
