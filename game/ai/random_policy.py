"""The random policy: any legal action, each as likely."""

from collections.abc import Sequence
from typing import Any

from game.ai.policy import Choice, Thought
from game.core.rng import Rng
from game.core.rules import Event


class RandomPolicy:
    """A player of any game that thinks nothing; every contract test uses it."""

    def choose(self, view: Any, options: Sequence[Any], story: Sequence[Event], rng: Rng) -> Choice:
        """One of the options, by lots."""
        return Choice(rng.choice(options), Thought("coin-toss"))
