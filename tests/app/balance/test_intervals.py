"""Intervals hold the truth as often as they say, also where the matches of a deal lean on each other."""

from statistics import NormalDist

import pytest

from game.app.balance.intervals import (
    difference_estimate,
    mean_estimate,
    ratio_of,
    share_estimate,
    t_quantile,
)
from game.core.rng import Rng


@pytest.mark.parametrize(("freedom", "known"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042)])
def test_students_t_is_that_of_the_tables(freedom: int, known: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(known, abs=0.03)


def test_a_share_has_the_interval_that_wilson_gives_it() -> None:
    deals = [(1, 1)] * 10 + [(0, 1)] * 90
    found = share_estimate(deals)
    assert found is not None and found.value == 0.1 and found.cases == 100
    assert found.low == pytest.approx(0.0552, abs=0.001) and found.high == pytest.approx(0.1744, abs=0.001)


def test_what_never_happens_could_still_happen_and_what_has_no_case_has_no_share() -> None:
    never = share_estimate([(0, 4)] * 5)
    assert never is not None and never.low == 0.0 and never.high is not None and never.high > 0.4
    assert share_estimate([(0, 0)] * 5) is None
    assert mean_estimate([(0, 0)]) is None and difference_estimate([(0, 0)], [(1, 1)]) is None


def test_four_matches_that_end_alike_know_no_more_than_one() -> None:
    draws = [int(Rng(seed).below(2)) for seed in range(100)]
    alone = share_estimate([(one, 1) for one in draws])
    alike = share_estimate([(4 * one, 4) for one in draws])
    mixed = share_estimate([(1, 4) if one else (3, 4) for one in draws])
    assert alone and alike and mixed and (alone.low, alone.high) == (alike.low, alike.high)
    widths = [one.high - one.low for one in (mixed, alike) if one.high is not None and one.low is not None]
    assert widths[0] < widths[1] / 1.5


def test_one_deal_knows_nothing_of_its_error() -> None:
    found = mean_estimate([(90, 4)])
    assert found is not None and (found.value, found.low, found.high) == (22.5, None, None)


def test_the_same_on_both_sides_differs_by_nothing() -> None:
    deals = [(Rng(seed).below(9), 4) for seed in range(20)]
    found = difference_estimate(deals, deals)
    assert found is not None and (found.value, found.low, found.high) == (0.0, 0.0, 0.0)


def a_measurement(seed: int, shift: float) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Forty deals, each with a share of wins of its own; the second side's is `shift` higher."""
    rng = Rng(seed)
    sides: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    for _ in range(40):
        chance = 0.2 + 0.4 * rng.random()
        for side, extra in zip(sides, (0.0, shift), strict=True):
            cases = 1 + rng.below(4)
            side.append((sum(rng.random() < chance + extra for _ in range(cases)), cases))
    return sides


@pytest.mark.statistics
def test_the_interval_of_a_difference_holds_the_truth_nineteen_times_of_twenty() -> None:
    tries = 600
    held = 0
    for seed in range(tries):
        found = difference_estimate(*a_measurement(seed, 0.15))
        assert found is not None and found.low is not None and found.high is not None
        held += found.low <= 0.15 <= found.high
    error = NormalDist().inv_cdf(0.9995) * (0.95 * 0.05 / tries) ** 0.5
    assert 0.95 - error <= held / tries <= 0.95 + error
    assert ratio_of([(3, 4), (1, 4)]) == 0.5
