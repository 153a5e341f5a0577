"""A slice of the odd mods, settings and positions of tools/fuzz/mods.py."""

from __future__ import annotations

import pytest

from tools.fuzz.mods import KINDS, run_cases

pytestmark = pytest.mark.whole


@pytest.mark.parametrize("kind", KINDS)
def test_odd_files_are_read_or_told(kind: str) -> None:
    counts, faults = run_cases(25, seed=7, kinds=(kind,))
    assert faults == [] and sum(counts.values()) == 25
    assert counts[f"{kind} told"] > 10
