"""Honours drawn from the facts of a match: who lied most, who smelt it, who swallowed it all; pure."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from game.core.rules import Player
from game.rules.complots.defs import ActionDef, Kill
from scenes.finale.chronicle import Line

MOST = 4
"""So many honours are given in an evening."""


class Deeds(msgspec.Struct):
    """What one player did in a match."""

    lies: int = 0
    caught: int = 0
    truths: int = 0
    noses: int = 0
    """Lies he brought to light."""
    slips: int = 0
    """Truths he doubted."""
    swallowed: int = 0
    """Lies aimed at him that nobody doubted."""
    blows: int = 0
    blocks: int = 0
    fell: int = 0
    """The turn in which he left the match, 0 for who did not."""
    rank: int = 0
    """In which place he left, the first being 1; 0 for who did not."""


class Honour(msgspec.Struct, frozen=True):
    """One honour: the end of the Fluent key `finale-honour-…`, who has it, for how many of what."""

    code: str
    player: Player
    count: int
    caught: int = 0


def deeds(lines: Sequence[Line], players: int, actions: Mapping[str, ActionDef]) -> list[Deeds]:
    """Count what everyone did."""
    counted = [Deeds() for _ in range(players)]
    fallen = 0
    for line in lines:
        own = counted[line.told.player]
        if line.out:
            fallen += 1
            own.fell, own.rank = line.told.turn, fallen
        own.lies += line.lie
        own.caught += line.told.exposed
        own.truths += line.told.true is True
        own.blocks += line.told.kind == "block"
        own.blows += line.told.kind == "action" and isinstance(actions[line.told.action].effect, Kill)
        _count_others(line, counted)
    return counted


def _count_others(line: Line, counted: list[Deeds]) -> None:
    told = line.told
    if told.doubted_by is not None:
        doubter = counted[told.doubted_by]
        doubter.noses += told.exposed
        doubter.slips += not told.exposed
    elif line.lie and told.target is not None:
        counted[told.target].swallowed += 1


Measure = Callable[[Deeds], int]

HONOURS: tuple[tuple[str, Measure], ...] = (
    ("liar", lambda d: d.lies),
    ("nose", lambda d: d.noses),
    ("dupe", lambda d: d.swallowed),
    ("thomas", lambda d: d.slips),
    ("angel", lambda d: d.truths if not d.lies and d.truths > 1 else 0),
    ("iron", lambda d: d.lies if not d.caught and d.lies > 1 else 0),
    ("wall", lambda d: d.blocks if d.blocks > 1 else 0),
    ("blade", lambda d: d.blows),
    ("first", lambda d: d.fell if d.rank == 1 else 0),
)
"""Every honour and what it counts, the finest first; nothing counted, no honour."""


def honours(lines: Sequence[Line], players: int, actions: Mapping[str, ActionDef]) -> list[Honour]:
    """At most MOST honours, never to someone another has outdone, spread over as many players as can be."""
    counted = deeds(lines, players, actions)
    given: list[Honour] = []
    for fresh_only in (True, False):
        for code, measure in HONOURS:
            crowned = {honour.player for honour in given}
            if len(given) < MOST and code not in [honour.code for honour in given]:
                given += _award(code, measure, counted, crowned, fresh_only=fresh_only)
    return sorted(given, key=lambda honour: [code for code, _ in HONOURS].index(honour.code))


def _award(
    code: str, measure: Measure, counted: Sequence[Deeds], crowned: set[Player], *, fresh_only: bool
) -> list[Honour]:
    """The honour for one of the best, preferring who has none yet; nobody when nothing was counted."""
    best = max(measure(one) for one in counted)
    equals = [player for player, one in enumerate(counted) if best and measure(one) == best]
    fresh = [player for player in equals if player not in crowned]
    chosen = (fresh or ([] if fresh_only else equals))[:1]
    return [Honour(code, player, best, counted[player].caught) for player in chosen]
