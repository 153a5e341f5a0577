"""How a match stands, in a line for the interval: each game counts in its own way what is public."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from scenes.shell.null_sound import Words

_NAMED = 3


def score_line(game: str, view: Any, names: Sequence[str], texts: Words) -> str:
    """The line; nothing for a game that has none."""
    tell = _TELLS.get(game)
    return tell(view, names, texts) if tell else ""


def _complots(view: Any, names: Sequence[str], texts: Words) -> str:
    """The turn, and how many are still in."""
    left = sum(hidden > 0 for hidden in view.hidden)
    return texts("pause-score-complots", n=view.turn, left=left)


def _roulette(view: Any, names: Sequence[str], texts: Words) -> str:
    """The round, and how many points win."""
    return texts("pause-score-roulette", n=view.round, points=view.flags.points_to_win)


def _hecatombe(view: Any, names: Sequence[str], texts: Words) -> str:
    """The round, the attacks in it, and who has won rounds: the first three, if they are many."""
    leading = sorted((-won, player) for player, won in enumerate(view.rounds) if won)[:_NAMED]
    line = texts("pause-score-hecatombe", n=view.round, attacks=view.attacks)
    told = ", ".join(f"{names[player]} {-won}" for won, player in leading)
    return f"{line} · {texts('pause-score-won', list=told)}" if told else line


_TELLS: dict[str, Callable[[Any, Sequence[str], Words], str]] = {
    "complots": _complots,
    "hecatombe": _hecatombe,
    "roulette": _roulette,
}


def score_standings(game: str, view: Any, names: Sequence[str], texts: Words) -> tuple[tuple[str, str], ...]:
    """Who has what, by rank, where a game keeps a score of everybody; nothing where it does not."""
    if game != "roulette":
        return ()
    ranked = sorted(range(len(names)), key=lambda player: (-view.scores[player], -view.teams[player], player))
    return tuple(
        (names[player], texts("pause-score-team", n=view.scores[player], left=view.teams[player]))
        for player in ranked
    )
