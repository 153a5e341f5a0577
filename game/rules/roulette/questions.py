"""Questions of Roulette: every kind declared once, every question made once and shared by all states."""

from collections.abc import Iterable
from typing import get_args

from game.core.pending import Question, shared_question
from game.core.rules import Player
from game.rules.roulette.defs import SEATS, Moment

POCKET = "pocket"
"""Which card to hide (R-03)."""
BET = "bet"
"""The number of shots to bet (R-05)."""
ACCUSATION = "accusation"
"""Whether to accuse somebody (R-06)."""
GATHER = "gather"
"""Whether to join a running batch of accusations (R-09)."""
AIM = "aim"
"""Where to shoot, for those who may choose (R-26)."""

BEFORE_POCKETS: Moment = "before-pockets"
BEFORE_BETS: Moment = "before-bets"
AFTER_BETS: Moment = "after-bets"
BEFORE_ACCUSATIONS: Moment = "before-accusations"
BEFORE_SHOT: Moment = "before-shot"
DYING: Moment = "dying"
"""Whether to save a teammate (R-27)."""
AFTER_SHOT: Moment = "after-shot"
AFTER_COUNT: Moment = "after-count"

CARDS: tuple[str, ...] = get_args(Moment)
"""Questions that are answered with action cards (R-21)."""
SECRET = (POCKET, BET, AIM)
"""Questions answered secretly and at the same time (R-20)."""
QUESTIONS = (POCKET, BET, ACCUSATION, GATHER, AIM, *CARDS)
"""Kinds of questions that players answer."""

_EVERY: dict[str, tuple[Question, ...]] = {}
"""By kind, then by those who owe an answer, as bits."""


def question_for_seats(kind: str, seats: int) -> Question:
    """The question put to a set of seats, given as bits; equal questions are one object."""
    try:
        return _EVERY[kind][seats]
    except KeyError:
        questions = _EVERY[kind] = _make_questions(kind)
        return questions[seats]


def _make_questions(kind: str) -> tuple[Question, ...]:
    """The questions of a kind to every set of seats, by its bits."""
    most = SEATS[-1]
    return tuple(
        shared_question(Question(kind, tuple(seat for seat in range(most) if bits >> seat & 1)))
        for bits in range(1 << most)
    )


def bits_of(players: Iterable[Player]) -> int:
    """A set of seats as bits.

    >>> bits_of([0, 2])
    5
    """
    return sum(1 << player for player in players)
