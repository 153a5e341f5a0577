"""Points of a round that come from no objective, gathered into lines by their reasons; pure."""

from collections.abc import Sequence

import msgspec

from game.rules.hecatombe.scored import Award

MOST_LINES = 4
"""Lines that the reckoning has room for; whatever has a rarer reason shares the last one."""


class AwardLine(msgspec.Struct, frozen=True):
    """Points for one reason: a message of the mods' words, empty for several; by player."""

    reason: str
    points: tuple[int, ...]


def award_lines(awards: Sequence[Award], players: int) -> list[AwardLine]:
    """The lines of a round, in the order in which their reasons came up."""
    reasons = list(dict.fromkeys(_reason(award) for award in awards))
    if len(reasons) > MOST_LINES:
        reasons = [*reasons[: MOST_LINES - 1], ""]
    sums = {reason: [0] * players for reason in reasons}
    for award in awards:
        sums[_reason(award) if _reason(award) in sums else ""][award.player] += award.points
    return [AwardLine(reason, tuple(points)) for reason, points in sums.items()]


def _reason(award: Award) -> str:
    """The message that says why."""
    return f"said-{award.mod}:{award.key}"
