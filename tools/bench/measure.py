"""How benches measure: a subject and its floor in turns, medians of many rounds, ratios of neighbours."""

import argparse
import json
import os
import platform
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Measure = Callable[[int], float]
"""Runs once for the given round and returns the value measured."""


@dataclass(frozen=True)
class Spread:
    """The least, the middle and the most of several rounds."""

    least: float
    median: float
    most: float
    rounds: int

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        """Sum `values` up; there must be one at least."""
        return cls(min(values), statistics.median(values), max(values), len(values))

    def text(self, shape: str) -> str:
        """Least, median and most in a format such as `,.0f`.

        >>> Spread.of([1, 3, 2]).text(".1f")
        '1.0 / 2.0 / 3.0'
        """
        return " / ".join(format(value, shape) for value in (self.least, self.median, self.most))


def in_turns(subjects: Mapping[str, Measure], rounds: int, warm: int = 1) -> dict[str, list[float]]:
    """Measure all subjects once a round, in turns, so that a busy machine is unkind to all alike.

    The order turns about from round to round; the first `warm` rounds are thrown away.
    """
    kept: dict[str, list[float]] = {name: [] for name in subjects}
    names = list(subjects)
    for number in range(rounds + warm):
        for name in names if number % 2 else reversed(names):
            value = subjects[name](number)
            if number >= warm:
                kept[name].append(value)
    return kept


def ratios(one: Sequence[float], other: Sequence[float]) -> Spread:
    """`one` over `other`, round by round: neighbours in time are compared, not days.

    >>> ratios([3.0, 8.0], [2.0, 4.0]).median
    1.75
    """
    return Spread.of([a / b for a, b in zip(one, other, strict=True)])


def options(description: str | None, rounds: int) -> argparse.ArgumentParser:
    """The command line every bench shares: `--rounds` and `--json`."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--rounds", type=int, default=rounds, help="how often each subject is measured")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def machine() -> dict[str, Any]:
    """On what, and how busy it was."""
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
    }


def as_json(facts: Any) -> str:
    """One JSON object; spreads become objects."""
    return json.dumps(facts, default=vars, indent=2)
