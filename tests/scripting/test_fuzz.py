"""A slice of the programs of tools/fuzz/scripts.py, and the holes that they have to find."""

import subprocess
import sys

import pytest

from tests.tools import ROOT
from tools.fuzz.holes import HOLES, parts_with_hole
from tools.fuzz.script_writer import FUNCTIONS
from tools.fuzz.scripts import Siege, run_programs

HANGING = {"no-limit-in-the-hook", "finalisers", "patterns-in-find", "texts-joined-without-end"}
"""Holes that end in a hang, so that a watchdog has to end the process, or that take a minute to be found."""


@pytest.mark.whole
def test_programs_by_chance_are_contained_and_reach_the_whole_library() -> None:
    siege = Siege(seed=5)
    assert run_programs(siege, 3_000) == []
    assert set(siege.calls) == set(FUNCTIONS) and min(siege.calls.values()) > 0
    assert min(siege.outcomes[code] for code in ("call-budget", "depth", "memory", "result", "wishes")) > 20


@pytest.mark.whole
@pytest.mark.parametrize("hole", sorted(HOLES.keys() - HANGING))
def test_a_defence_that_is_missing_is_noticed(hole: str) -> None:
    assert run_programs(Siege(seed=1, parts=parts_with_hole(hole)), 3_000)


@pytest.mark.slow
@pytest.mark.parametrize("hole", sorted(HANGING))
def test_a_defence_against_hangs_that_is_missing_is_noticed(hole: str) -> None:
    command = [sys.executable, "tools/fuzz/scripts.py", "--hole", hole, "--programs", "200000"]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, timeout=500).returncode == 1


def test_at_least_ten_defences_can_be_taken_away() -> None:
    assert len(HOLES) >= 10
    assert all(parts_with_hole(hole) for hole in HOLES)
