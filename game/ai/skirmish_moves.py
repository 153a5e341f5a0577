"""Room: moves."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish_mind import Mind


def sequence(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def rallied(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def move(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)
