"""What a commander thinks with: the battle as he imagines it, his nature, his dice.

All worths are in victory points of the preset: `mind.token` points are a token (S-16). A room of the staff
rates every option of a question: how many points better than doing nothing it is, for him who chooses.
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
    """One decision: what is asked of `me`, in a state that I imagine from what I see."""

    setting: Setting
    state: SkirmishState
    """Others' hands, the deck and the turn cards are imagined: never trust one imagining with a secret."""
    me: Player
    temper: Temper
    rng: Chance
    story: Sequence[Event] = ()
    """All that happened, as I saw it; empty where a battle is only imagined."""

    @property
    def question(self) -> Question:
        """What is asked."""
        return self.state.questions[-1]

    @property
    def token(self) -> int:
        """The victory points that earn one token (S-16)."""
        return self.setting.preset.token


Advisor = Callable[[Decision, Sequence[Any]], list[float]]
"""A room: the worth of each option, in victory points; 0 is doing nothing."""
