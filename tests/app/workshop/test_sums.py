"""Sums that only grow say the same of a figure as the whole list of deals would."""

import pytest

from game.app.balance.intervals import chance_of, difference_estimate, mean_estimate
from game.app.workshop.sums import Row, Sums, half_of
from game.core.rng import Rng

ROWS: list[Row] = []
_dice = Rng("rows")
for _ in range(60):
    a, c = 1 + _dice.below(4), 1 + _dice.below(4)
    ROWS.append((_dice.below(a + 1), a, _dice.below(c + 1), c))


def summed(rows: list[Row]) -> Sums:
    sums = Sums()
    for row in rows:
        sums = sums.plus(row)
    return sums


@pytest.mark.parametrize("deals", [2, 7, 60])
def test_sums_and_lists_agree(deals: int) -> None:
    sums, rows = summed(ROWS[:deals]), ROWS[:deals]
    without, with_it = [row[:2] for row in rows], [row[2:] for row in rows]
    mine, theirs = sums.difference(), difference_estimate(without, with_it)
    assert mine is not None and theirs is not None and mine.cases == theirs.cases
    for name in ("value", "low", "high"):
        assert getattr(mine, name) == pytest.approx(getattr(theirs, name), abs=2e-6)
    mean = sums.mean(1)
    listed = mean_estimate(with_it)
    assert mean is not None and listed is not None
    assert (mean.value, mean.low) == pytest.approx((listed.value, listed.low), abs=2e-6)
    assert sums.chance() == pytest.approx(chance_of(without, with_it))


def test_what_is_equal_on_both_sides_of_every_deal_has_no_width() -> None:
    sums = summed([(row[0], row[1], row[0], row[1]) for row in ROWS])
    assert half_of(sums.difference()) == 0.0 and sums.chance() == 0.0


def test_the_same_row_many_times_is_added_in_one_go() -> None:
    assert Sums().plus((1, 2, 3, 4), 3).plus((0, 1, 1, 1)) == summed([(1, 2, 3, 4)] * 3 + [(0, 1, 1, 1)])


def test_one_deal_has_no_interval_and_none_has_nothing() -> None:
    assert half_of(summed(ROWS[:1]).difference()) is None
    assert Sums().difference() is None and Sums().mean(0) is None and Sums().chance() == 0.0
    assert summed([(0, 0, 1, 2)] * 5).difference() is None


def test_what_is_no_sums_is_refused() -> None:
    for deals, seconds in ((-1, (0,) * 10), (1, (0,) * 9)):
        with pytest.raises(ValueError, match="no sums"):
            Sums(deals, (0, 0, 0, 0), seconds)
