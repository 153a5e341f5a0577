"""Every question is declared once, and whatever is declared can be answered."""

from game.rules.hecatombe.law import LAW
from game.rules.hecatombe.questions import QUESTIONS


def test_every_question_has_a_law_and_every_law_a_question() -> None:
    assert len(QUESTIONS) == len(set(QUESTIONS))
    assert {asks for asks, _ in LAW} == set(QUESTIONS)
