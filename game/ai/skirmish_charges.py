"""Room: charges."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish_mind import Mind


def declare(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def react(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def redirect(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def sequence(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def way(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)
