"""Slices of large tables of cases: what they leave is only left for `--slow`, and something always runs."""

import pytest

from tests.slices import sliced


def slow_of(cases: list[object]) -> list[bool]:
    """Which of the cases wait for `--slow`."""
    return [any(mark.name == "slow" for mark in one.marks) for one in cases]  # type: ignore[attr-defined]


def test_cases_keep_their_order_names_and_marks() -> None:
    named = pytest.param({"a": 1}, id="one", marks=pytest.mark.statistics)
    found = sliced([named, {"a": 2}, {"a": 3}], 1)
    assert [one.values[0]["a"] for one in found] == [1, 2, 3]
    assert slow_of(found) == [True, False, True]
    assert found[0].id == "one" and {mark.name for mark in found[0].marks} == {"statistics", "slow"}


def test_a_tuple_is_the_values_of_several_names() -> None:
    assert [one.values for one in sliced([("a", 1), ("b", 2)], 0)] == [("a", 1), ("b", 2)]


@pytest.mark.parametrize("always", [(), (2,), (0, -1)])
def test_a_slice_that_leaves_nothing_or_names_what_is_not_there_is_refused(always: tuple[int, ...]) -> None:
    with pytest.raises(ValueError):
        sliced(["a", "b"], *always)
