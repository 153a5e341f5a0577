"""Room: deploy."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish_mind import Mind


def order(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def zone(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def place(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)
