"""A script costs the same in every process, under every Python, whatever its seeds of hashes."""

import os
import subprocess
import sys
import tomllib

import pytest

from game.scripting.vm import boot_texts
from tests.scripting import counts
from tests.scripting.siege import Box, all_attacks, attacked
from tests.tools import ROOT
from tools import pythons

HASH_SEEDS = ("0", "1", "27", "182", "random")


def asked(python: str, hash_seed: str, *words: str) -> subprocess.CompletedProcess[str]:
    """What another Python says of the counts, or does with other words."""
    return subprocess.run(
        [python, *(words or ("-m", "tests.scripting.counts", "--print"))],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.mark.processes
@pytest.mark.parametrize("hash_seed", HASH_SEEDS)
def test_work_is_counted_alike_in_every_process(hash_seed: str) -> None:
    said = asked(sys.executable, hash_seed)
    assert tomllib.loads(said.stdout) == counts.recorded_counts(), said.stderr


@pytest.mark.processes
def test_work_is_counted_alike_under_every_python() -> None:
    for python in pythons.installed():
        if asked(python, "0", "-c", "import game.scripting, tomli_w").returncode == 0:
            said = asked(python, "0")
            assert tomllib.loads(said.stdout) == counts.recorded_counts(), f"{python}: {said.stderr}"


def test_most_attacks_are_counted() -> None:
    assert len(counts.recorded_counts()) >= 200


def test_another_library_would_be_seen() -> None:
    parts = boot_texts()
    parts["texts"] = parts["texts"].replace("charge(#value // 64 + 1)", "charge(#value // 64 + 2)")
    box, recorded = Box("x", parts=parts), counts.recorded_counts()
    said = {
        attack.name: f"{attacked(box, attack)} {box.used}"
        for attack in all_attacks()
        if attack.name.endswith("-again-and-again")
    }
    assert said and {name: recorded[name] for name in said} != said
