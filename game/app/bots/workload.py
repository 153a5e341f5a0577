"""How long the dearest decisions take here: their counted work, and a machine measured once."""

from collections.abc import Mapping
from time import perf_counter

import msgspec

LEAST_CALLS = 100_000
"""Calls that stand for any decision at least: the first one of its kind lays its tables out."""
SAFETY = 2.5
"""Calls of bots take 1 to 1.9 times as long as the mill's; the rest is for what else the machine does."""
RUNS = 8
TURNS = 1_000
"""Turns of the mill in a run."""
GRAINS = tuple((kind, weight / 7) for kind, weight in enumerate((5, 3, 8, 1, 9, 2, 7, 4)))
CALLS_OF_A_TURN = 2 * len(GRAINS) + 6


class Workload(msgspec.Struct, frozen=True):
    """What decisions cost on one machine."""

    seconds_per_call: float
    calls: Mapping[str, Mapping[str, int]]
    """By strength and kind of question: the calls of the dearest decision."""

    def seconds(self, strength: str, kind: str) -> float:
        """Seconds that no decision on a question of this kind exceeds, but on a machine that stands still."""
        calls = max(LEAST_CALLS, self.calls.get(strength, {}).get(kind, 0))
        return calls * self.seconds_per_call * SAFETY


def seconds_per_call() -> float:
    """Seconds that this machine takes for one call of such code as bots are made of, measured now.

    The quickest run counts: what else the machine has to do while a match begins says nothing of it.
    """
    times = []
    for _ in range(RUNS):
        began = perf_counter()
        _mill(TURNS)
        times.append(perf_counter() - began)
    return min(times) / TURNS / CALLS_OF_A_TURN


def _mill(turns: int) -> float:
    """Weigh, sort and draw as bots do, over and over: each turn makes the same number of calls."""
    ground, shares = 0.0, dict.fromkeys(range(len(GRAINS)), 0.5)
    for turn in range(turns):
        worths = [_worth(kind, weight, shares) for kind, weight in GRAINS]
        order = sorted(worths)
        best = max(worths)
        shares[turn % len(GRAINS)] = (best - order[0]) / (1.0 + abs(best))
        ground += shares.get(turn, best)
    return ground


def _worth(kind: int, weight: float, shares: Mapping[int, float]) -> float:
    """The worth of one grain."""
    return shares[kind] * weight + (1.0 - shares[kind]) * len(shares)
