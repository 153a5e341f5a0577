"""What mypy and a look at the source refuse: decisions that hang on what a Python may change."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tools import ROOT

SAMPLE = """\
from math import fsum
from game.core.whole_numbers import nearest_whole

def decide(shares: list[float], models: dict[float, int], odd: set[str], chances: dict[int, float]) -> object:
    sum(shares)                              # refused: fsum
    sum(2 * share for share in shares)       # refused: fsum
    sum(chances.values())                    # refused: fsum
    sum(column[0] for column in [(1, 0.5)])
    sum(models.values()) + sum(share > 0.5 for share in shares) + sum((1, True))
    fsum(shares)
    [one for one in odd]                     # refused: order
    list(odd), next(iter(odd | odd))         # refused: order
    sorted(odd), min(odd), list(chances), list(models.items()), [one for one in dict.fromkeys(sorted(odd))]
    max(odd, key=len)                        # refused: order
    max(sorted(odd), key=len)
    round(shares[0])                         # refused: nearest_whole
    nearest_whole(shares[0]), round(shares[0], 9), round(len(shares))
    for one in frozenset(odd):               # refused: order
        print(one)
    return len(odd), "a" in odd, odd.pop()   # refused: order
"""
ROOMS = ("core", "rules", "ai")
"""The rooms of `game` whose answers decide matches."""
LOOSE = {"statistics", "locale", "random", "time", "datetime", "secrets", "uuid", "numpy"}
"""Libraries whose answers hang on the Python, the machine or the moment."""
DICE = {("game/core/rng.py", "import random")}
"""The one place that may ask one of them."""


def refusals(file: Path, cache: Path) -> list[tuple[int, str]]:
    """What mypy says about a file: by line, the cure."""
    command = ["-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(cache)]
    said = subprocess.run([sys.executable, *command, str(file)], cwd=ROOT, capture_output=True, text=True)
    found = re.findall(r":(\d+): error: .*(fsum|order|nearest_whole)", said.stdout)
    assert said.stdout.count("error:") == len(found), said.stdout
    return [(int(line), cure) for line, cure in found]


def wanted(rooms: str) -> list[tuple[int, str]]:
    """What the sample itself says of its lines, and whether it stands in rooms that decide."""
    lines = [line.partition("# refused: ")[2] for line in SAMPLE.splitlines()]
    cures = [(number, cure) for number, cure in enumerate(lines, 1) if cure]
    asked = {"ai": cures, "rules": [one for one in cures if one[1] != "nearest_whole"], "app": []}
    return asked[rooms]


@pytest.mark.processes
@pytest.mark.parametrize("room", ["ai", "rules", "app"])
def test_mypy_refuses_sums_of_floats_and_orders_of_sets_where_matches_are_decided(
    tmp_path: Path, room: str
) -> None:
    file = tmp_path / "game" / room / "sample.py"
    file.parent.mkdir(parents=True)
    file.write_text(SAMPLE, encoding="utf-8")
    assert refusals(file, tmp_path / "cache") == wanted(room)


def loose_ends(source: str) -> Iterator[str]:
    """What types do not tell: `sum` handed on without a call, hashes of words, libraries that vary."""
    tree = ast.parse(source)
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    called = {id(node.func) for node in calls}
    handed_on = {
        id(given) for node in calls for given in (*node.args, *(word.value for word in node.keywords))
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id == "sum" and id(node) in handed_on:
            yield "sum without a call"
        if isinstance(node, ast.Name) and node.id == "hash" and id(node) in called:
            yield "hash()"
        if isinstance(node, ast.Import):
            yield from (f"import {one.name}" for one in node.names if one.name in LOOSE)
        if isinstance(node, ast.ImportFrom) and node.module in LOOSE:
            yield f"import {node.module}"


@pytest.mark.whole
def test_no_hash_no_clock_and_no_other_chance_decides() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), end)
        for room in ROOMS
        for path in Path(ROOT, "game", room).rglob("*.py")
        for end in loose_ends(path.read_text(encoding="utf-8"))
    }
    assert found == DICE


@pytest.mark.parametrize(
    "line", ["list(map(sum, rows))", "hash('a')", "import statistics", "from time import time"]
)
def test_a_loose_end_would_be_seen(line: str) -> None:
    assert len(list(loose_ends(line))) == 1


@pytest.mark.parametrize("line", ["sum([1])", "unit.id", "len(hashes)", "import math"])
def test_what_is_firm_is_let_be(line: str) -> None:
    assert list(loose_ends(line)) == []
