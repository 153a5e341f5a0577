"""What handlers answered, kept: the same facts have the same answer, where no die was rolled for it."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from game.scripting.facts import Fact
from game.scripting.hooks.wishes import BadWish, Wish
from game.scripting.limits import Budget
from game.scripting.stops import DECISION_BUDGET, UNCOUNTED, ScriptStopped

MOST_KEPT = 8_192
"""Answers that are kept at once; with one more, half of them go."""

key_of: Callable[[Any], bytes] = msgspec.msgpack.Encoder().encode
"""What tells facts apart."""
facts_of: Callable[[bytes], dict[str, Fact]] = msgspec.msgpack.Decoder().decode
"""The facts of a key, no part of them twice the same object: the bridge to Lua would lose it."""


class Answer(NamedTuple):
    """Wishes, or why there are none; and the work that it took."""

    wishes: tuple[Wish, ...]
    stop: ScriptStopped | BadWish | None
    work: int

    def given(self) -> tuple[Wish, ...]:
        """The wishes.

        Raises:
            ScriptStopped: the handler was stopped.
            BadWish: one of its wishes was none.
        """
        if self.stop is None:
            return self.wishes
        if isinstance(self.stop, BadWish):
            raise BadWish(str(self.stop))
        stop = self.stop
        raise ScriptStopped(stop.code, stop.path, stop.line, stop.words, stop.stack)


class Answers:
    """The answers of one handler by its facts; the oldest are forgotten."""

    def __init__(self) -> None:
        self._known: dict[bytes, Answer] = {}

    def find(self, key: bytes, budget: Budget) -> Answer | None:
        """The answer to the facts of a key, which the budget pays for; None: it is not known, or too dear."""
        known = self._known.get(key)
        if known is None or known.work > budget.left:
            return None
        budget.spend(known.work)
        return known

    def keep(self, key: bytes, answer: Answer) -> None:
        """Keep the answer to the facts of a key."""
        if len(self._known) >= MOST_KEPT:
            for old in list(self._known)[: MOST_KEPT // 2]:
                del self._known[old]
        self._known[key] = answer


def is_lasting(stop: ScriptStopped | BadWish | None, *, drawn: bool) -> bool:
    """Whether the next asking could end no other way: no dice, no budget of others, no memory."""
    return not drawn and not (isinstance(stop, ScriptStopped) and stop.code in _PASSING)


_PASSING = UNCOUNTED | {DECISION_BUDGET}
"""Stops that do not come of the facts alone."""
