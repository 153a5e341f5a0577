"""Honours drawn from the facts of a match of any game: the finest first, spread over the players."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from game.core.rules import Player

MAX_HONOURS = 4
"""Honours given after one match at most."""

D = TypeVar("D")


class Honour(msgspec.Struct, frozen=True):
    """One honour: the end of its Fluent key, its player, and the counted deeds it is given for."""

    code: str
    player: Player
    count: int
    caught: int = 0


def award_honours(deeds: Sequence[D], table: Sequence[tuple[str, Callable[[D], int]]]) -> list[Honour]:
    """At most `MAX_HONOURS` honours, each to one of the best at it, spread over as many players as possible.

    `table` names every honour and the function that counts a player's deeds for it; no deeds, no honour.
    """
    given: list[Honour] = []
    for fresh_only in (True, False):
        for code, measure in table:
            if len(given) < MAX_HONOURS and code not in [honour.code for honour in given]:
                crowned = {honour.player for honour in given}
                given += _award(code, [measure(one) for one in deeds], crowned, fresh_only=fresh_only)
    order = [code for code, _ in table]
    return sorted(given, key=lambda honour: order.index(honour.code))


def _award(code: str, counts: Sequence[int], crowned: set[Player], *, fresh_only: bool) -> list[Honour]:
    """The honour for one of the best, rather a player who has none yet; nobody when nothing was counted."""
    best = max(counts)
    equals = [player for player, count in enumerate(counts) if best > 0 and count == best]
    fresh = [player for player in equals if player not in crowned]
    chosen = (fresh or ([] if fresh_only else equals))[:1]
    return [Honour(code, player, best) for player in chosen]
