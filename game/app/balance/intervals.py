"""Intervals: how far a figure could be from the truth, from deals that have nothing to do with each other.

A figure is a ratio of two sums over deals: wins to matches, actions to matches. The matches of one deal lean
on each other, so the spread between deals counts, not that between matches; without and with the mod the
same deal is seen twice, and only the difference of the two remains.
"""

from collections.abc import Sequence
from math import fsum, sqrt
from statistics import NormalDist

import msgspec

Sums = Sequence[tuple[int, int]]
"""Of each deal how much there was, and in how many cases."""

CONFIDENCE = 0.95
"""How often an interval should hold the truth."""
SHARES = ("wins", "share")
"""Measures that are shares of cases; the others are means."""
FEWEST_DEALS = 8
"""Deals below which no difference is called one."""
FEWEST_CASES = 20
"""Cases below which no difference is called one."""


class Estimate(msgspec.Struct, frozen=True):
    """A figure and its interval, which nobody knows after one deal alone."""

    value: float
    low: float | None
    high: float | None
    cases: int
    """Cases that it was counted in."""


def ratio_of(sums: Sums) -> float | None:
    """How much there was in a case; None without any."""
    cases = sum(many for _, many in sums)
    return sum(much for much, _ in sums) / cases if cases else None


def share_estimate(sums: Sums) -> Estimate | None:
    """A share of cases, with the interval of Wilson ("Probable inference", 1927); None without any case.

    Cases of one deal count for fewer where they lean on each other (design effect; Kish, 1965).
    """
    share, cases = ratio_of(sums), sum(many for _, many in sums)
    if share is None:
        return None
    n = _free_cases(sums, share)
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    stretch = 1 + z * z / n
    middle = (share + z * z / (2 * n)) / stretch
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / stretch
    return _estimate(share, max(0.0, middle - half), min(1.0, middle + half), cases)


def _free_cases(sums: Sums, share: float) -> float:
    """How many cases that have nothing to do with each other would know as much."""
    error = _standard_error(_residuals(sums, share))
    if not error:
        return sum(many > 0 for _, many in sums)
    return min(share * (1 - share) / error**2, sum(many for _, many in sums))


def mean_estimate(sums: Sums) -> Estimate | None:
    """A mean with the interval that the spread between deals gives it; None without any case."""
    mean = ratio_of(sums)
    return None if mean is None else _around(mean, _residuals(sums, mean), sum(many for _, many in sums))


def difference_estimate(without: Sums, with_mod: Sums) -> Estimate | None:
    """By how much the second figure is larger; `cases` are the fewer of the two; None where one is unknown.

    Of a ratio of sums over deals: Cochran, Sampling Techniques (1977), 6.4, deal by deal.
    """
    before, after = ratio_of(without), ratio_of(with_mod)
    if before is None or after is None:
        return None
    cases = min(sum(many for _, many in side) for side in (without, with_mod))
    return _around(after - before, _paired_residuals(without, with_mod, before, after), cases)


def chance_of(without: Sums, with_mod: Sums) -> float:
    """How many standard errors lie between the two figures; 0.0 where nothing differs or nothing is known."""
    before, after = ratio_of(without), ratio_of(with_mod)
    if before is None or after is None or before == after:
        return 0.0
    error = _standard_error(_paired_residuals(without, with_mod, before, after))
    return abs(after - before) / error if error else float("inf")


def t_quantile(chance: float, freedom: int) -> float:
    """Student's t below which `chance` of it lies: Abramowitz and Stegun 26.7.5, from three degrees on.

    >>> round(t_quantile(0.975, 10), 2), round(t_quantile(0.975, 10_000), 2)
    (2.23, 1.96)
    """
    z = NormalDist().inv_cdf(chance)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def _paired_residuals(without: Sums, with_mod: Sums, before: float, after: float) -> list[float]:
    pairs = zip(_residuals(with_mod, after), _residuals(without, before), strict=True)
    return [mine - theirs for mine, theirs in pairs]


def _residuals(sums: Sums, ratio: float) -> list[float]:
    """By how much each deal differs from the ratio, weighed by its cases."""
    mean_cases = sum(many for _, many in sums) / len(sums)
    return [(much - ratio * many) / mean_cases for much, many in sums]


def _standard_error(residuals: Sequence[float]) -> float:
    deals = len(residuals)
    return sqrt(fsum(one * one for one in residuals) / (deals * (deals - 1))) if deals > 1 else 0.0


def _around(value: float, residuals: Sequence[float], cases: int) -> Estimate:
    """A figure with the interval of Student's t around it."""
    if len(residuals) < 2:
        return _estimate(value, None, None, cases)
    half = t_quantile((1 + CONFIDENCE) / 2, len(residuals) - 1) * _standard_error(residuals)
    return _estimate(value, value - half, value + half, cases)


def _estimate(value: float, low: float | None, high: float | None, cases: int) -> Estimate:
    """An estimate, rounded far below what it can know: the same text on every machine."""
    return Estimate(round(value, 6), _rounded(low), _rounded(high), cases)


def _rounded(bound: float | None) -> float | None:
    return None if bound is None else round(bound, 6)
