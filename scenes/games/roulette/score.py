"""How a match of Roulette stands: a line for the interval, and the score of everybody."""

from collections.abc import Sequence
from typing import Any

from scenes.shell.null_sound import Words


def score_line(view: Any, names: Sequence[str], texts: Words) -> str:
    """The round, and how many points win."""
    return texts("pause-score-roulette", n=view.round, points=view.flags.points_to_win)


def score_standings(view: Any, names: Sequence[str], texts: Words) -> tuple[tuple[str, str], ...]:
    """Return the points and the teammates left of every player, by rank."""
    ranked = sorted(range(len(names)), key=lambda player: (-view.scores[player], -view.teams[player], player))
    return tuple(
        (names[player], texts("pause-score-team", n=view.scores[player], left=view.teams[player]))
        for player in ranked
    )
