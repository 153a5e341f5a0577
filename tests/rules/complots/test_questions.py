"""Every question is declared once, and whatever is declared can be answered."""

from game.rules.complots.law import LAW
from game.rules.complots.questions import QUESTIONS, STEPS
from game.rules.complots.rules import STEPS as WHEN_ANSWERED


def test_every_question_has_a_law_and_every_law_a_question() -> None:
    assert len(QUESTIONS) == len(set(QUESTIONS))
    assert {asks for asks, _ in LAW} == set(QUESTIONS)


def test_every_step_that_waits_under_a_question_is_carried_out_by_somebody() -> None:
    assert STEPS.keys() <= WHEN_ANSWERED.keys()
    assert all(step.players == () and step.kind == name for name, step in STEPS.items())
    assert not STEPS.keys() & set(QUESTIONS)
