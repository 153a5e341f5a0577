"""How a match of Complots stands, in a line for the interval."""

from collections.abc import Sequence
from typing import Any

from scenes.shell.null_sound import Words


def score_line(view: Any, names: Sequence[str], texts: Words) -> str:
    """The turn, and how many are still in."""
    left = sum(hidden > 0 for hidden in view.hidden)
    return texts("pause-score-complots", n=view.turn, left=left)
