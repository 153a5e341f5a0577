"""Who plays Bones: `BOTS["dice"] = 'tests.fifth.bots'`."""

from collections.abc import Sequence
from functools import partial

from game.ai.policy import Bots, Choice, Thought
from game.core.bots import STRENGTHS, TEMPERS
from game.core.rng import Rng
from game.core.rules import Event
from tests.fifth.rules import Bones, BonesView, Throw


class Roller:
    """Banks once the heap is large enough."""

    def __init__(self, rules: Bones, daring: int, enough: int) -> None:
        self.enough = enough + daring

    def choose(self, view: BonesView, options: Sequence[Throw], story: Sequence[Event], rng: Rng) -> Choice:
        banks = view.heap >= self.enough
        return Choice(options[-1] if banks else options[0], Thought("dice-bank" if banks else "dice-dare"))


BOTS = Bots(
    {strength: partial(Roller, enough=4 + 4 * place) for place, strength in enumerate(STRENGTHS)},
    {temper: daring for daring, temper in enumerate(TEMPERS)},
)
