"""Commanders of Triomphe et Trahison: the same advisors, heard now and then, mostly, or always."""

from game.ai.policy import Bots
from game.ai.skirmish.beginner import Weak
from game.ai.skirmish.commander import Commander
from game.ai.skirmish.tempers import TEMPERS
from game.rules.skirmish.flow.questions import ANSWER_OFFERS


class Middling(Weak):
    """Hears the advisors most of the time, and has a mood of its own now and then."""

    heed = 0.8
    """The chance that it does what the advisors say."""
    careless = 0.0
    """The chance, of the rest, that it does anything at all."""


DEAREST: dict[str, dict[str, int]] = {
    "weak": {ANSWER_OFFERS: 200_000},
    "middling": {ANSWER_OFFERS: 200_000},
    "strong": {ANSWER_OFFERS: 200_000},
}
"""By strength and kind of question: more calls than the dearest decisions take; 580,000 were counted."""
BOTS = Bots({"weak": Weak, "middling": Middling, "strong": Commander}, TEMPERS, DEAREST)
"""Commanders by strength, and the tempers; the strong do what the advisors say."""
