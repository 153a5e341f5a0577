"""Triomphe et Trahison, line by line: eight lessons in seven short battles."""

from game.app.rehearsal import Moment
from game.input.intents import Intent
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.actions.orders import DeclareCharge, Pursue, React, TakeWay
from game.rules.skirmish.actions.player import Answer, Done, Name
from game.rules.skirmish.flow import questions
from scenes.games.skirmish.tutorial.goals import Bargain, Halted, Trick, Wheeled
from scenes.screens.tutorial.lesson import YOU, Act, Lesson

SCAPIN, DORINE = 1, 2
"""The partners."""
PIKES, PREY = 0, 2
"""The pupil's pikes, and the marauders of the first partner."""
CARD = "base:fiole_de_poison"
"""The card of the lesson of cards."""
MOVEMENT, MAGIC, COMBAT = "movement", "magic", "combat"


def lesson_moment(view: SkirmishView) -> Moment:
    """What is asked, in which round, turn and phase, under whose name, and how many cards and offers lie."""
    where = (view.asks, view.round, view.active, view.phase, view.named)
    return (*where, len(view.discards), len(view.offers))


def _now(
    asks: str,
    phase: str = MOVEMENT,
    named: int = SCAPIN,
    *,
    round: int = 1,
    active: int = YOU,
    cards: int = 0,
) -> Moment:
    """A moment without offers."""
    return (asks, round, active, phase, named, cards, 0)


_DECLARE, _MOVE = _now(questions.DECLARE_CHARGES), _now(questions.REMAINING_MOVE)
_HOME = {_DECLARE: (Done(YOU),), _now(questions.CHARGE_PATH_CHOICE): (TakeWay(YOU, 0),)}
"""What follows a charge by itself: no other one, and the way that brings most into contact."""
_STANDS = {_now(questions.CHARGE_REACTION): (React(SCAPIN, "hold"),)}

MARCH = Act(
    "march",
    (
        Lesson("welcome", _MOVE),
        Lesson("march", _MOVE, goal=Wheeled(PIKES, inches=2, turn=1000)),
        Lesson("marched", _MOVE),
    ),
    {},
    page="to-charge",
)

CHARGE = Act(
    "charge",
    (
        Lesson("charge", _DECLARE, does=(DeclareCharge(YOU, PIKES, PREY),)),
        Lesson("charged", _MOVE),
    ),
    _STANDS,
    recited=_HOME,
    page="to-names",
)

_NAMING, _WALL = _now(questions.NAME_ENEMY, named=-1), _now(questions.REMAINING_MOVE, named=DORINE)
NAMES = Act(
    "names",
    (
        Lesson("names", _NAMING),
        Lesson("name", _NAMING, does=(Name(YOU, DORINE),)),
        Lesson("wall", _WALL, goal=Halted(PIKES, PREY)),
        Lesson("walled", _WALL),
    ),
    {},
    page="to-truce",
)

_CAUGHT, _AFTER = _now(questions.NAME_ENEMY, COMBAT, -1), _now(questions.COMBAT_REFORM, COMBAT)
TRUCE = Act(
    "truce",
    (
        Lesson("truce", _CAUGHT, does=(Name(YOU, SCAPIN),)),
        Lesson("pushed", _AFTER),
    ),
    {},
    page="to-bribe",
)

_OFFERS = (questions.MAKE_OFFERS, 1, SCAPIN, MOVEMENT, -1, 0)
BRIBE = Act(
    "bribe",
    (
        Lesson("bribe", (*_OFFERS, 0), Intent.COUNTER, goal=Bargain(SCAPIN, "not-name")),
        Lesson("bought", _now(questions.REMAINING_MOVE, named=DORINE, active=SCAPIN)),
    ),
    {
        (*_OFFERS, 1): (Done(SCAPIN), Done(DORINE)),
        (questions.ANSWER_OFFERS, 1, SCAPIN, MOVEMENT, -1, 0, 1): (Answer(SCAPIN, 1, True),),
        _now(questions.NAME_ENEMY, named=-1, active=SCAPIN): (Name(SCAPIN, DORINE),),
    },
    recited={(*_OFFERS, 1): (Done(YOU),)},
    page="to-card",
)

_WINDOW = _now(questions.PLAY_CARD, COMBAT)
CARDS = Act(
    "card",
    (
        Lesson("card", _WINDOW, Intent.COUNTER, goal=Trick(CARD)),
        Lesson("played", _now(questions.PLAY_CARD, "", -1, round=2, cards=1)),
    ),
    {},
    page="to-rout",
)

_HIT = _now(questions.PURSUIT_CHOICE, COMBAT)
ROUT = Act(
    "rout",
    (
        Lesson("again", _DECLARE, does=(DeclareCharge(YOU, PIKES, PREY),)),
        Lesson("rout", _HIT, does=(Pursue(YOU, PIKES, PREY),)),
        Lesson("over", _now(questions.REMAINING_MOVE, MOVEMENT, YOU, round=2, active=SCAPIN)),
    ),
    _STANDS,
    recited={**_HOME, _MOVE: (Done(YOU),)},
    seed=2,
)
ACTS = (MARCH, CHARGE, NAMES, TRUCE, BRIBE, CARDS, ROUT)
"""One after the other."""
