"""Slices of large tables of cases: some of each run always, the others with `--slow`."""

from collections.abc import Iterable
from typing import Any

import pytest


def sliced(cases: Iterable[Any], *always: int) -> list[Any]:
    """The cases, of which only those at these places (from 0) run without `--slow`.

    A tuple is the values of several names, as for `pytest.mark.parametrize`.

    Raises:
        ValueError: none would be left, or there is no case at one of the places.
    """
    found = list(cases)
    if not always or not set(always) <= set(range(len(found))):
        raise ValueError(f"no slice: {always} of {len(found)} cases")
    return [_param(one, *(() if n in always else (pytest.mark.slow,))) for n, one in enumerate(found)]


def _param(case: Any, *marks: pytest.MarkDecorator) -> Any:
    """The case with marks; it keeps its name and those that it has."""
    if isinstance(case, tuple) and hasattr(case, "marks"):
        return pytest.param(*case.values, id=case.id, marks=(*case.marks, *marks))
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=marks)
