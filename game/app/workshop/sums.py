"""Sums: what a figure came to without a change and with it, kept so that more deals can always be added.

Of each deal there are four whole numbers: how much and in how many cases without the change, and with it.
Their sums and those of their products say all that `game/app/balance/intervals.py` says of the list.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import fsum, sqrt

import msgspec

from game.app.balance.figures import Key
from game.app.balance.intervals import CONFIDENCE, Estimate, t_quantile

Row = tuple[int, int, int, int]
"""Of one deal: how much and in how many cases without the change, and with it."""

LENGTH = Key("match", "turns", "mean")
"""Rounds of a match, or turns in games that have no rounds."""
PLAYED = Key("thing", "", "share")
"""The players who played the thing, of all players of all matches."""
WON = Key("thing", "", "wins")
"""Matches won by those who played it, of all that they played."""
_PAIRS = tuple(combinations_with_replacement(range(4), 2))
_DIGITS = 6


class Sums(msgspec.Struct, frozen=True):
    """The sums over some deals of the four numbers of a row, and of their ten products."""

    deals: int = 0
    firsts: tuple[int, int, int, int] = (0, 0, 0, 0)
    seconds: tuple[int, ...] = (0,) * len(_PAIRS)

    def __post_init__(self) -> None:
        if self.deals < 0 or len(self.seconds) != len(_PAIRS):
            raise ValueError("these are no sums of rows")

    def plus(self, row: Row, times: int = 1) -> "Sums":
        """The sums with a row more, or with as many of the same."""
        a, b, c, d = (many + times * more for many, more in zip(self.firsts, row, strict=True))
        products = (row[i] * row[j] * times for i, j in _PAIRS)
        seconds = tuple(many + more for many, more in zip(self.seconds, products, strict=True))
        return Sums(self.deals + times, (a, b, c, d), seconds)

    def ratio(self, side: int) -> float | None:
        """How much there was in a case on a side (0 without, 1 with the change); None without any case."""
        much, cases = self.firsts[2 * side : 2 * side + 2]
        return much / cases if cases else None

    def mean(self, side: int) -> Estimate | None:
        """The figure of a side with its interval; None without any case."""
        ratio = self.ratio(side)
        if ratio is None:
            return None
        return self._around(ratio, self._weights(side, ratio), self.firsts[2 * side + 1])

    def difference(self) -> Estimate | None:
        """By how much the figure is larger with the change; `cases` are the fewer; None: unknown."""
        weights = self._both_weights()
        if weights is None:
            return None
        before, after = self.ratio(0) or 0.0, self.ratio(1) or 0.0
        return self._around(after - before, weights, min(self.firsts[1], self.firsts[3]))

    def chance(self) -> float:
        """How many standard errors lie between the sides; 0.0 where nothing differs or nothing is known."""
        weights, before, after = self._both_weights(), self.ratio(0), self.ratio(1)
        if weights is None or before is None or after is None or before == after:
            return 0.0
        error = self._standard_error(weights)
        return abs(after - before) / error if error else float("inf")

    def _both_weights(self) -> list[float] | None:
        before, after = self.ratio(0), self.ratio(1)
        if before is None or after is None:
            return None
        pairs = zip(self._weights(1, after), self._weights(0, before), strict=True)
        return [mine - theirs for mine, theirs in pairs]

    def _weights(self, side: int, ratio: float) -> list[float]:
        """By what each number of a row is multiplied in its residual from the ratio of a side."""
        mean_cases = self.firsts[2 * side + 1] / self.deals
        weights = [0.0] * 4
        weights[2 * side : 2 * side + 2] = [1 / mean_cases, -ratio / mean_cases]
        return weights

    def _standard_error(self, weights: Sequence[float]) -> float:
        """The error of a figure whose residuals have these weights: a quadratic form in the second sums."""
        if self.deals < 2:
            return 0.0
        parts = (
            weights[i] * weights[j] * many * (1 if i == j else 2)
            for (i, j), many in zip(_PAIRS, self.seconds, strict=True)
        )
        return sqrt(max(0.0, fsum(parts)) / (self.deals * (self.deals - 1)))

    def _around(self, value: float, weights: Sequence[float], cases: int) -> Estimate:
        """A figure with the interval of Student's t around it."""
        if self.deals < 2:
            return Estimate(round(value, _DIGITS), None, None, cases)
        half = t_quantile((1 + CONFIDENCE) / 2, self.deals - 1) * self._standard_error(weights)
        low, high = round(value - half, _DIGITS), round(value + half, _DIGITS)
        return Estimate(round(value, _DIGITS), low, high, cases)


def half_of(one: Estimate | None) -> float | None:
    """Half the width of an interval; None: nobody knows it yet."""
    return None if one is None or one.low is None or one.high is None else (one.high - one.low) / 2
