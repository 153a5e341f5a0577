"""How a match of Hécatombe stands, in a line for the interval."""

from collections.abc import Sequence
from typing import Any

from scenes.shell.null_sound import Words

_NAMED = 3
"""The most players with won rounds that are named."""


def score_line(view: Any, names: Sequence[str], texts: Words) -> str:
    """The round, the attacks in it, and who has won rounds: the first three, if they are many."""
    leading = sorted((-won, player) for player, won in enumerate(view.rounds) if won)[:_NAMED]
    line = texts("pause-score-hecatombe", n=view.round, attacks=view.attacks)
    told = ", ".join(f"{names[player]} {-won}" for won, player in leading)
    return f"{line} · {texts('pause-score-won', list=told)}" if told else line
