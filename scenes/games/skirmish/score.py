"""How a battle stands: a line for the interval, and the points of everybody."""

from collections.abc import Sequence
from typing import Any

from scenes.shell.null_sound import Words


def score_line(view: Any, names: Sequence[str], texts: Words) -> str:
    """The turn, and how many armies still have somebody to send."""
    living = {unit.owner for unit in view.units if unit.models > 0}
    return texts("pause-score-skirmish", n=view.round, of=view.rounds, left=len(living))


def score_standings(view: Any, names: Sequence[str], texts: Words) -> tuple[tuple[str, str], ...]:
    """The tokens of every player, which decide, and the victory points, by rank (S-23)."""
    ranked = sorted(
        range(len(names)), key=lambda player: (-view.tokens[player], -view.victory[player], player)
    )
    return tuple(
        (names[player], texts("pause-score-army", n=view.victory[player], tokens=view.tokens[player]))
        for player in ranked
    )
