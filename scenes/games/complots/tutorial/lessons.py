"""Complots, line by line: what the prompter says, what the player does, what the partner answers."""

from game.app.rehearsal import Lines, Moment
from game.input.intents import Intent
from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from game.rules.complots.view import ComplotsView
from scenes.screens.tutorial.lesson import YOU, Act, Lesson

PARTNER = 1


def lesson_moment(view: ComplotsView) -> Moment:
    """The turn and the question put in it; the match is over when there is none."""
    return (view.turn, view.asks)


LESSONS = (
    Lesson("welcome", (1, "turn")),
    Lesson("peek", (1, "turn"), Intent.PEEK, holds=True),
    Lesson("income", (1, "turn"), does=(Declare(YOU, "base:revenu"),)),
    Lesson("claim", (3, "turn"), does=(Declare(YOU, "base:duchesse"),)),
    Lesson("let", (4, "challenge"), does=(Pass(YOU),)),
    Lesson("lie", (5, "turn"), does=(Declare(YOU, "base:capitaine", PARTNER),)),
    Lesson("deduce", (6, "turn")),
    Lesson("doubt", (6, "challenge"), Intent.DOUBT, does=(Challenge(YOU),)),
    Lesson("again", (7, "turn"), does=(Declare(YOU, "base:capitaine", PARTNER),)),
    Lesson("lose", (7, "lose"), Intent.DOUBT, does=(Reveal(YOU, "base:duchesse"),)),
    Lesson("warn", (8, "turn")),
    Lesson("counter", (8, "challenge"), Intent.COUNTER, does=(Block(YOU, "base:comtesse"),)),
)
"""About two minutes, in order."""

LINES: Lines = {
    (2, "turn"): (Declare(PARTNER, "base:revenu"),),
    (3, "challenge"): (Pass(PARTNER),),
    (4, "turn"): (Declare(PARTNER, "base:duchesse"),),
    (5, "challenge"): (Pass(PARTNER),),
    (5, "block"): (Pass(PARTNER),),
    (6, "turn"): (Declare(PARTNER, "base:capitaine", YOU),),
    (6, "lose"): (Reveal(PARTNER, "base:ambassadeur"),),
    (7, "challenge"): (Challenge(PARTNER),),
    (8, "turn"): (Declare(PARTNER, "base:assassin", YOU),),
    (8, "challenge"): (Challenge(PARTNER),),
}
"""What the partner has learnt by heart."""

DUEL = Act("duel", LESSONS, LINES)
