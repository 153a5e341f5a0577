"""Hécatombe, line by line: an oath, then, much later, the last assaults and the reveal."""

from game.app.rehearsal import Moment
from game.input.intents import Intent
from game.rules.hecatombe import HecatombeView, questions
from game.rules.hecatombe.actions import Attack, Call, Choose, Counter, Keep, LetGo, Liberate
from scenes.screens.tutorial.lesson import YOU, Act, Lesson

LEFT, FACING, RIGHT = 1, 2, 3
"""The partners: below on the left, above it, and the pupil's right-hand neighbour."""

SECOND_ACT_ASSAULTS = 17
"""Assaults before the second act begins."""


def lesson_moment(view: HecatombeView) -> Moment:
    """Return the number of assaults, the question, and the number of scored objectives."""
    return (view.attacks, view.asks, len(view.history))


def _after(assaults: int, asks: str, scored: int = 0) -> Moment:
    """A moment of the second act, its assaults counted from the act's beginning."""
    return (SECOND_ACT_ASSAULTS + assaults, asks, scored)


OATH = Act(
    "oath",
    (
        Lesson("welcome", (0, questions.OBJECTIVES, 0)),
        Lesson("hand", (0, questions.OBJECTIVES, 0), Intent.PEEK, holds=True, at="fan"),
        Lesson("oath", (0, questions.OBJECTIVES, 0), does=(Choose(YOU, "eau-vie"),), at="fan"),
        Lesson("armies", (0, questions.ATTACK, 0), at="armies"),
        Lesson("secrets", (0, questions.ATTACK, 0), Intent.PEEK, holds=True, at="secrets"),
    ),
    {},
    page="later",
)

ASSAULTS = Act(
    "assaults",
    (
        Lesson("captured", _after(0, questions.ATTACK), at="captured"),
        Lesson("father", _after(0, questions.ATTACK), at="right"),
        Lesson("attack", _after(0, questions.ATTACK), does=(Attack(YOU, "terre-feu", LEFT, "vie-nuit"),)),
        Lesson("won", _after(1, questions.ATTACK), at="captured"),
        Lesson("retreat", _after(2, questions.ATTACK), at="left"),
        Lesson("defence", _after(4, questions.DEFENCE), at="let"),
        Lesson("counter", _after(4, questions.DEFENCE), Intent.COUNTER, does=(Counter(YOU, "terre-feu"),)),
        Lesson("blocked", _after(4, questions.KEEPERS), at="right"),
        Lesson(
            "keep",
            _after(4, questions.KEEPERS),
            does=(Keep(YOU, "eau-air"), Keep(YOU, "eau-nuit"), Keep(YOU, "air-vie")),
            at="fan",
        ),
        Lesson("call", _after(4, questions.REVEAL), does=(Call(YOU, RIGHT, 0),)),
        Lesson("totals", _after(4, questions.LIBERATION, 1), at="totals"),
        Lesson("free", _after(4, questions.LIBERATION, 1), does=(Liberate(YOU, "feu-nuit"),), at="fan"),
        Lesson("tie", _after(4, questions.REVEAL, 3), at="tied"),
    ),
    {
        _after(1, questions.DEFENCE): (LetGo(LEFT),),
        _after(1, questions.ATTACK): (Attack(LEFT, "terre-feu", FACING, "air-feu"),),
        _after(2, questions.DEFENCE): (LetGo(FACING),),
        _after(2, questions.ATTACK): (Attack(FACING, "terre-nuit", RIGHT, "terre-eau"),),
        _after(3, questions.DEFENCE): (LetGo(RIGHT),),
        _after(3, questions.ATTACK): (Attack(RIGHT, "terre-vie", YOU, "eau-nuit"),),
        _after(4, questions.KEEPERS): (Keep(RIGHT, "terre-air"), Keep(RIGHT, "air-nuit")),
        _after(4, questions.LIBERATION, 1): (Liberate(RIGHT, "terre-air"),),
        _after(4, questions.REVEAL, 1): (Call(RIGHT, LEFT, 0),),
        _after(4, questions.LIBERATION, 2): (Liberate(LEFT, None), Liberate(FACING, "feu-nuit")),
        _after(4, questions.REVEAL, 2): (Call(LEFT, FACING, 0),),
        _after(4, questions.REVEAL, 3): (Call(FACING, YOU, 0),),
    },
)
