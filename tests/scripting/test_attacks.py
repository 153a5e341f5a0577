"""Every attack is contained: it comes to its stop and harms neither its box nor another one."""

import subprocess
import sys

import pytest

from game.scripting import Limits
from tests.scripting.siege import Attack, Outcome, all_attacks
from tests.tools import ROOT

ATTACKS = list(all_attacks())
MOST = Limits().work + 5_000
"""Counted work of any attack: what one function charges at the end may go beyond the budget."""


@pytest.fixture(scope="module")
def outcomes() -> dict[str, Outcome]:
    """What came of each attack, from a process of their own: those after a crash or a hang are missing."""
    command = [sys.executable, "-m", "tests.scripting.siege"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120).stdout
    lines = [line.split(" ") for line in said.splitlines()]
    return {
        name: Outcome(" ".join(code), float(seconds), int(used), unharmed == "True")
        for name, *code, seconds, used, unharmed in lines
    }


@pytest.mark.processes
@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.name)
def test_an_attack_is_contained(attack: Attack, outcomes: dict[str, Outcome]) -> None:
    assert attack.name in outcomes, "the process died or hung"
    outcome = outcomes[attack.name]
    assert outcome.code == attack.outcome and outcome.unharmed
    assert outcome.used <= MOST


def test_there_are_many_different_attacks() -> None:
    assert len({attack.name for attack in ATTACKS}) == len(ATTACKS) >= 150
    assert len({attack.source for attack in ATTACKS}) == len(ATTACKS)
