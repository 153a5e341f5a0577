"""A slice of the odd mods, settings and positions of tools/fuzz/mods.py."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tools.fuzz.mods import BASE, KINDS, MOD_KINDS, chance_of, run_cases
from tools.fuzz.odd_tables import odd_tables

pytestmark = pytest.mark.whole


@pytest.mark.parametrize("kind", KINDS)
def test_odd_files_are_read_or_told(kind: str) -> None:
    counts, faults = run_cases(25, seed=7, kinds=(kind,))
    assert faults == [] and counts[f"{kind} told"] + counts[f"{kind} read"] == 25
    assert counts[f"{kind} told"] > 5
    assert counts["matches dealt"] > 8 or kind not in MOD_KINDS


def test_odd_tables_are_toml_that_says_something_else() -> None:
    path: Path = BASE / "roulette" / "cards.toml"
    ours = tomllib.loads(path.read_text(encoding="utf-8"))["card"]
    made = [odd_tables(path, chance_of(3, n)).decode() for n in range(40)]
    cards = [tomllib.loads(text).get("card") for text in made]
    assert len(set(made)) == 40
    assert sum(isinstance(one, dict) and any(id.startswith("base:") for id in one) for one in cards) > 15
    assert not [one for one in cards if one == ours]
