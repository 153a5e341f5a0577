"""Families of questions: those of one family are answered with the same presses."""

from typing import NamedTuple

from game.rules.skirmish.flow import questions
from game.rules.skirmish.flow.questions import QuestionKind


class Family(NamedTuple):
    """How the questions of a family are answered."""

    name: str
    ends: bool = False
    """Whether a long press ends what is asked, and whoever forgot something is told so."""
    window: bool = False
    """Whether it passes in real time under the picture: it is held before it is answered at leisure."""
    private: bool = False
    """Whether it is answered among one's secrets."""


LIST = Family("list")
"""One of a few."""
UNITS = Family("units", ends=True)
"""Own units one after the other, each with what it does to whom, until there is enough of it."""
NAMES = Family("names")
"""Whose name is called."""
CARDS = Family("cards", window=True)
"""A card, or none; which one it is, is nobody's business."""
DISCARDS = Family("discards", private=True)
"""A card of one's own hand is laid down."""
OFFERS = Family("offers", window=True)
"""What is offered for whose word."""
REPLIES = Family("replies")
"""What was offered: taken, declined, or left for later."""
PLACES = Family("places")
"""Where the next unit stands when the curtain rises."""

ANSWERS: dict[QuestionKind, Family] = {
    questions.DEPLOYMENT_ORDER: LIST,
    questions.TAKE_ZONE: LIST,
    questions.PLACE_UNIT: PLACES,
    questions.PLACE_SCOUT: PLACES,
    questions.VANGUARD_MOVE: PLACES,
    questions.NAME_ENEMY: NAMES,
    questions.MAKE_OFFERS: OFFERS,
    questions.ANSWER_OFFERS: REPLIES,
    questions.PLAY_CARD: CARDS,
    questions.DISCARD_CARD: DISCARDS,
    questions.AMBUSH_SHOT: LIST,
    questions.DECLARE_CHARGES: UNITS,
    questions.COMPELLED_CHARGE: LIST,
    questions.CHARGE_REACTION: LIST,
    questions.REDIRECT_CHARGE: LIST,
    questions.CHASE_ORDER: LIST,
    questions.NEXT_CHARGE_MOVE: LIST,
    questions.CHARGE_PATH_CHOICE: LIST,
    questions.NEXT_COMPULSORY_MOVE: LIST,
    questions.RALLY_FORMATION: LIST,
    questions.REMAINING_MOVE: UNITS,
    questions.CAST_SPELL: UNITS,
    questions.DISPEL_SPELL: LIST,
    questions.UNRAVEL_SPELL: LIST,
    questions.SHOOTING_ORDERS: UNITS,
    questions.CHOOSE_COMBAT: LIST,
    questions.CHOOSE_WEAPON: LIST,
    questions.ALLOT_BLOWS: LIST,
    questions.ISSUE_CHALLENGE: LIST,
    questions.ACCEPT_CHALLENGE: LIST,
    questions.SHAME_CHARACTER: LIST,
    questions.NEXT_BREAK_TEST: LIST,
    questions.PURSUIT_CHOICE: LIST,
    questions.NEXT_PURSUIT_MOVE: LIST,
    questions.COMBAT_REFORM: LIST,
    questions.NEXT_PANIC_TEST: LIST,
}
"""How each question of the battle is answered."""
WINDOWS = tuple(kind for kind, family in ANSWERS.items() if family.window or family is REPLIES)
"""Questions that pass in real time, put to several at once."""
