"""Deeds of a match: what somebody did, by seats; the words in which a campaign remembers a log."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from game.core.rng import Rng
from game.core.rules import Event, Player
from game.core.succession import rules_at

NOBODY: Player = -1
"""Stands for the seat that a deed of one player alone does not have."""

T = TypeVar("T")


class SeatDeed(NamedTuple):
    """Something that was done in a match: the fact by its name, by whom, to whom, in which turn, how much.

    `word` is what it says beside that: a character, a kind of card.
    """

    fact: str
    by: Player
    of: Player = NOBODY
    turn: int = 0
    amount: int = 1
    word: str = ""


def replayed(
    rules: Any, seed: int, log: Iterable[Sequence[Any]], look: Callable[[Any], T]
) -> Iterator[tuple[T, Sequence[Event]]]:
    """Every tick of a log, played again: what `look` found in the state before it, and what happened."""
    dice = Rng(seed)
    state = rules.setup(dice)
    for tick, actions in enumerate(log):
        before = look(state)
        yield before, rules_at(rules, tick).apply(state, actions, dice)
