"""Room: magic."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish_mind import Mind


def cast(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def dispel(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def unravel(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)
