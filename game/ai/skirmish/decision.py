"""One decision of a commander: the imagined battle, the temper, the dice; and what an advisor is.

All worths are in victory points of the preset: `Decision.token` points are a token (S-16). An advisor rates
every option of a question: how many points better than doing nothing it is, for the player who decides.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from game.ai.skirmish.tempers import Temper
from game.core.pending import Question
from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import SkirmishState


class Decision(msgspec.Struct, frozen=True):
    """One decision: what is asked of the player `me`, in a state imagined from what that player sees."""

    setting: Setting
    state: SkirmishState
    """Others' hands, the deck and the turn cards are imagined: never trust one imagining with a secret."""
    me: Player
    temper: Temper
    rng: Chance
    story: Sequence[Event] = ()
    """All events so far as `me` saw them."""

    @property
    def question(self) -> Question:
        """The question that waits for an answer."""
        return self.state.questions[-1]

    @property
    def token(self) -> int:
        """The victory points that earn one token (S-16)."""
        return self.setting.preset.token


Advisor = Callable[[Decision, Sequence[Any]], list[float]]
"""Rates the options of one kind of question, in victory points; 0 is doing nothing."""
