"""Every question is declared once, and whatever is declared can be answered."""

from game.rules.roulette import questions
from game.rules.roulette.defs import BLIND
from game.rules.roulette.law import LAW
from game.rules.roulette.questions import CARDS, QUESTIONS
from game.rules.roulette.round.progress import STEPS
from game.rules.roulette.round.steps import BATCH, DEATH, EVERY_STEP, LOAD_SLANDERERS, PHASES, ROUND, SHOT


def test_every_question_has_a_law_and_every_law_a_question() -> None:
    assert len(QUESTIONS) == len(set(QUESTIONS))
    assert {asks for asks, _ in LAW} == set(QUESTIONS)


def test_every_window_for_cards_that_a_mod_may_name_is_declared() -> None:
    declared = {getattr(questions, moment.upper().replace("-", "_")) for moment in CARDS}
    assert declared == set(CARDS) and set(BLIND) <= declared


def test_every_step_of_a_round_can_be_carried_out() -> None:
    every = {*ROUND, *BATCH, *SHOT, *DEATH, LOAD_SLANDERERS()}
    assert every == set(EVERY_STEP)
    assert all(step in STEPS or step.partition(":")[0] in STEPS for step in every)
    assert {step.partition(":")[2] for step in ROUND if step.startswith("phase:")} == set(PHASES)


def test_steps_are_called_as_they_always_were() -> None:
    assert SHOT == ("shots", "window:after-shot", "fire", "aims", "window:before-shot")
    assert DEATH == ("last-captain", "bury", "doctor")
    assert BATCH == ("accusations", "batch") and LOAD_SLANDERERS() == "swap"
    assert ROUND[:3] == ("phase:pocket", "window:before-pockets", "pockets") and ROUND[-1] == "end"
