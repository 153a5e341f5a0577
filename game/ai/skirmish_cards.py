"""Room: cards."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish_mind import Mind


def card(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def discard(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)
