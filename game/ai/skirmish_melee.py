"""Room: melee."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish_mind import Mind


def choose(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def weapon(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def allot(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def issue(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def accept(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def shame(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def sequence(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def pursue(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)


def reform(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate."""
    return [0.0] * len(options)
