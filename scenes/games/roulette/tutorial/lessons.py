"""Roulette, line by line: one round, what the prompter says, what the player does, what the partners do."""

from game.app.rehearsal import Lines, Moment
from game.input.intents import Intent
from game.rules.roulette import RouletteView, questions
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket
from scenes.screens.tutorial.lesson import YOU, Act, Lesson

SLANDERER, CHEAT = 1, 2
"""The partners: Scapin, who accuses too soon, and Matamore, who bets too high."""

SEED = 12
"""The seed: the pupil's BALLE lies third in the barrel; the slanderer's own barrel spares them twice."""

FIRST, SECOND, THIRD = 1, 2, 3
"""Shots."""


def lesson_moment(view: RouletteView) -> Moment:
    """The question, the shot, how many cards have been played, and how many have accused."""
    return (view.asks, view.shot, len(view.discards), sum(view.accused))


LESSONS = (
    Lesson("welcome", (questions.POCKET, 0, 0, 0), at="team"),
    Lesson("look", (questions.POCKET, 0, 0, 0), Intent.PEEK, holds=True, at="secrets"),
    Lesson("pocket", (questions.POCKET, 0, 0, 0), does=(Pocket(YOU, False),)),
    Lesson(
        "glance", (questions.BEFORE_BETS, 0, 0, 0), Intent.PEEK, does=(Play(YOU, "base:coup_d_oeil", YOU),)
    ),
    Lesson("seen", (questions.BET, 0, 1, 0), Intent.PEEK, holds=True, at="secrets"),
    Lesson("bet", (questions.BET, 0, 1, 0), does=(Bet(YOU, 2),)),
    Lesson("bets", (questions.ACCUSATION, 0, 1, 0), at="die"),
    Lesson("slander", (questions.ACCUSATION, 0, 1, 1), at="extra"),
    Lesson("accuse", (questions.ACCUSATION, 0, 1, 1), Intent.DOUBT, does=(Accuse(YOU, CHEAT),)),
    Lesson("caught", (questions.ACCUSATION, 0, 1, 2), at="judged"),
    Lesson("shot", (questions.BEFORE_SHOT, FIRST, 1, 2), at="track"),
    Lesson("again", (questions.AFTER_SHOT, SECOND, 2, 2), at="owed"),
    Lesson(
        "gift",
        (questions.BEFORE_SHOT, THIRD, 2, 2),
        Intent.PEEK,
        does=(Play(YOU, "base:cadeau", SLANDERER),),
    ),
    Lesson("fallen", (questions.AFTER_SHOT, THIRD, 3, 2), at="fallen"),
    Lesson("count", (questions.AFTER_COUNT, THIRD, 3, 2), at="score"),
)
"""About two minutes, in order."""


SILENT: tuple[Moment, ...] = (
    (questions.BEFORE_BETS, 0, 1, 0),
    (questions.AFTER_BETS, 0, 1, 0),
    (questions.BEFORE_ACCUSATIONS, 0, 1, 0),
    (questions.DYING, 0, 1, 2),
    (questions.ACCUSATION, 0, 1, 2),
    (questions.BEFORE_SHOT, FIRST, 1, 2),
    (questions.AFTER_SHOT, FIRST, 1, 2),
    (questions.BEFORE_SHOT, SECOND, 1, 2),
    (questions.AFTER_SHOT, SECOND, 2, 2),
    (questions.BEFORE_SHOT, THIRD, 3, 2),
    (questions.AFTER_SHOT, THIRD, 3, 2),
    (questions.AFTER_COUNT, THIRD, 3, 2),
)
"""Windows in which nobody has anything to say, or to say any more."""

LINES: Lines = {
    (questions.POCKET, 0, 0, 0): (Pocket(SLANDERER, False), Pocket(CHEAT, True)),
    (questions.BET, 0, 1, 0): (Bet(SLANDERER, 2), Bet(CHEAT, 5)),
    (questions.ACCUSATION, 0, 1, 0): (Accuse(SLANDERER, YOU), Pass(CHEAT)),
    (questions.AFTER_SHOT, SECOND, 1, 2): (Play(SLANDERER, "base:encore_un", YOU), Pass(CHEAT)),
    **{window: (Pass(SLANDERER), Pass(CHEAT)) for window in SILENT},
}
"""The partners' actions, learnt by heart."""

CELLAR = Act("cellar", LESSONS, LINES, {window: (Pass(YOU),) for window in SILENT}, seed=SEED)
