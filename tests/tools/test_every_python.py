"""The same matches under every Python that is installed with our libraries, and under another hash seed."""

import os
import subprocess
import sys
import tomllib

import pytest
import pythons

from tests.golden.digests import TABLES, differing
from tests.tools import ROOT

ASK = "from tests.golden.digests import main; main(short=True)"
NAIVE = """
import functools, math, operator
math.fsum = lambda floats: functools.reduce(operator.add, floats, 0.0)
from tests.golden.digests import played, tomli_w
print(tomli_w.dumps({"hecatombe": played("hecatombe", short=True)}))
"""
"""Floats added as `sum` of Python 3.11 adds them."""


def asked(python: str, code: str = ASK) -> subprocess.CompletedProcess[str]:
    """What another Python says of the short matches."""
    quiet = {"PYTHONHASHSEED": "2718", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [python, "-c", code],
        cwd=ROOT,
        env={**os.environ, **quiet},
        capture_output=True,
        text=True,
        timeout=120,
    )


def with_libraries() -> list[str]:
    """This Python, and those of ours on this machine that have the engine's libraries."""
    others = [one for one in pythons.installed() if asked(one, "import game.app.simulate").returncode == 0]
    return [sys.executable, *others]


@pytest.mark.processes
def test_every_python_plays_the_recorded_matches() -> None:
    for python in with_libraries():
        said = asked(python)
        found = tomllib.loads(said.stdout)
        assert found.keys() == TABLES.keys(), f"{python}: {said.stderr}"
        assert differing(found) == [], python


@pytest.mark.processes
def test_floats_that_were_added_otherwise_would_be_seen() -> None:
    said = asked(sys.executable, NAIVE)
    assert differing(tomllib.loads(said.stdout)), said.stderr
