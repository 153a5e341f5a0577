"""Rules that take over from others in the middle of a match: its content was changed while it was played."""

import copy
from collections.abc import Iterable
from typing import Any, TypeVar, cast

R = TypeVar("R")


def with_successors(rules: R, later: Iterable[tuple[int, R]]) -> R:
    """The same rules, which know who takes over: pairs of a number of ticks and the rules from then on."""
    first = copy.copy(rules)
    cast(Any, first).successors = tuple(later)
    return first


def rules_at(first: R, ticks: int) -> R:
    """The rules of a match that began with `first`, once so many ticks have been played."""
    now = first
    for since, rules in getattr(first, "successors", ()):
        if ticks >= since:
            now = rules
    return now
