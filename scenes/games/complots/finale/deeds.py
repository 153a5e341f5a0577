"""What everybody did in a match of Complots: who lied most, who smelt it, who swallowed it all; pure."""

from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from game.rules.complots.defs import ActionDef, Kill
from scenes.games.complots.finale.match_lines import Line
from scenes.screens.finale.honours import Honour, award_honours


class Deeds(msgspec.Struct):
    """The counted deeds of one player in a match."""

    lies: int = 0
    caught: int = 0
    truths: int = 0
    noses: int = 0
    """Lies that the player brought to light."""
    slips: int = 0
    """Truths that the player doubted."""
    swallowed: int = 0
    """Lies aimed at the player that nobody doubted."""
    blows: int = 0
    blocks: int = 0
    fell: int = 0
    """The turn in which the player left the match; 0 for a player who did not."""
    rank: int = 0
    """The player's place among those who left, from 1; 0 for a player who did not."""


def deeds_by_player(lines: Sequence[Line], players: int, actions: Mapping[str, ActionDef]) -> list[Deeds]:
    """Return the counted deeds of every player."""
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


def match_honours(lines: Sequence[Line], players: int, actions: Mapping[str, ActionDef]) -> list[Honour]:
    """The honours of a match of Complots; each also says how often its player was caught lying."""
    counted = deeds_by_player(lines, players, actions)
    return [replace(one, caught=counted[one.player].caught) for one in award_honours(counted, HONOURS)]
