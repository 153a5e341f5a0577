"""Honours drawn from the facts of a match, whatever the game: the finest first, spread over the company."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from game.core.rules import Player

MOST = 4
"""So many honours are given in an evening."""

D = TypeVar("D")


class Honour(msgspec.Struct, frozen=True):
    """One honour: the end of its Fluent key, who has it, for how many of what."""

    code: str
    player: Player
    count: int
    caught: int = 0


def award_honours(deeds: Sequence[D], table: Sequence[tuple[str, Callable[[D], int]]]) -> list[Honour]:
    """At most MOST honours, never to someone another has outdone, spread over as many players as can be.

    `table` names every honour and what it counts of a player's deeds; nothing counted, no honour.
    """
    given: list[Honour] = []
    for fresh_only in (True, False):
        for code, measure in table:
            if len(given) < MOST and code not in [honour.code for honour in given]:
                crowned = {honour.player for honour in given}
                given += _award(code, [measure(one) for one in deeds], crowned, fresh_only=fresh_only)
    order = [code for code, _ in table]
    return sorted(given, key=lambda honour: order.index(honour.code))


def _award(code: str, counts: Sequence[int], crowned: set[Player], *, fresh_only: bool) -> list[Honour]:
    """The honour for one of the best, preferring who has none yet; nobody when nothing was counted."""
    best = max(counts)
    equals = [player for player, count in enumerate(counts) if best > 0 and count == best]
    fresh = [player for player in equals if player not in crowned]
    chosen = (fresh or ([] if fresh_only else equals))[:1]
    return [Honour(code, player, best) for player in chosen]
