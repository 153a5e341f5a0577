"""Complots, line by line: what the prompter says, what the player does, what the partner answers."""

from game.app.rehearsal import Lines, Moment
from game.input.intents import Intent
from game.rules.complots import ComplotsView, questions
from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from scenes.screens.tutorial.lesson import YOU, Act, Lesson

PARTNER = 1


def lesson_moment(view: ComplotsView) -> Moment:
    """The turn and the question put in it; the match is over when there is none."""
    return (view.turn, view.asks)


LESSONS = (
    Lesson("welcome", (1, questions.TURN)),
    Lesson("peek", (1, questions.TURN), Intent.PEEK, holds=True),
    Lesson("income", (1, questions.TURN), does=(Declare(YOU, "base:revenu"),)),
    Lesson("claim", (3, questions.TURN), does=(Declare(YOU, "base:duchesse"),)),
    Lesson("let", (4, questions.CHALLENGE), does=(Pass(YOU),)),
    Lesson("lie", (5, questions.TURN), does=(Declare(YOU, "base:capitaine", PARTNER),)),
    Lesson("deduce", (6, questions.TURN)),
    Lesson("doubt", (6, questions.CHALLENGE), Intent.DOUBT, does=(Challenge(YOU),)),
    Lesson("again", (7, questions.TURN), does=(Declare(YOU, "base:capitaine", PARTNER),)),
    Lesson("lose", (7, questions.LOSE), Intent.LEFT, does=(Reveal(YOU, "base:duchesse"),)),
    Lesson("warn", (8, questions.TURN)),
    Lesson("counter", (8, questions.CHALLENGE), Intent.COUNTER, does=(Block(YOU, "base:comtesse"),)),
)
"""About two minutes, in order."""

LINES: Lines = {
    (2, questions.TURN): (Declare(PARTNER, "base:revenu"),),
    (3, questions.CHALLENGE): (Pass(PARTNER),),
    (4, questions.TURN): (Declare(PARTNER, "base:duchesse"),),
    (5, questions.CHALLENGE): (Pass(PARTNER),),
    (5, questions.BLOCK): (Pass(PARTNER),),
    (6, questions.TURN): (Declare(PARTNER, "base:capitaine", YOU),),
    (6, questions.LOSE): (Reveal(PARTNER, "base:ambassadeur"),),
    (7, questions.CHALLENGE): (Challenge(PARTNER),),
    (8, questions.TURN): (Declare(PARTNER, "base:assassin", YOU),),
    (8, questions.CHALLENGE): (Challenge(PARTNER),),
}
"""The partner's actions, learnt by heart."""

DUEL = Act("duel", LESSONS, LINES)
