"""A rulebook and its tests name the same lines: neither may say what the other does not."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
GAMES = sorted(path.parent.name for path in (ROOT / "game" / "rules").glob("*/RULES.md"))
UNPROVED: dict[str, dict[str, str]] = {}
"""Lines that no test proves, by game, each with the reason; a line that a test names may not stand here."""
LINE = re.compile(r"^- \*\*([A-Z]-\d+)\*\* \S", re.MULTILINE)


def lines_of(game: str) -> list[str]:
    """The numbers of a rulebook, as written."""
    return LINE.findall((ROOT / "game" / "rules" / game / "RULES.md").read_text(encoding="utf-8"))


def marks_of(source: str) -> Iterator[str]:
    """The rule numbers that the tests of one file carry."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.ClassDef) or not node.name.lower().startswith("test"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                yield from (ast.literal_eval(argument) for argument in mark.args)


@cache
def named_by(game: str) -> set[str]:
    """The rule numbers that the tests of one game carry, of its rules and of its stage."""
    rooms = (Path(__file__).parent / game, ROOT / "tests" / "scenes" / "games" / game)
    files = sorted(file for room in rooms for file in room.rglob("test_*.py"))
    return {line for file in files for line in marks_of(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_numbered_line_has_a_test_or_a_reason_why_not(game: str) -> None:
    excused = UNPROVED.get(game, {})
    assert set(lines_of(game)) - named_by(game) == set(excused)
    assert all(excused.values())


@pytest.mark.parametrize("game", GAMES)
def test_no_test_names_a_line_that_does_not_exist(game: str) -> None:
    assert sorted(named_by(game) - set(lines_of(game))) == []


@pytest.mark.parametrize("game", GAMES)
def test_lines_are_numbered_from_one_without_a_gap(game: str) -> None:
    numbers = sorted(lines_of(game))
    assert numbers == [f"{numbers[0][0]}-{n:02}" for n in range(1, len(numbers) + 1)]


@pytest.mark.parametrize(
    ("game", "count"), [("complots", 45), ("hecatombe", 25), ("roulette", 34), ("skirmish", 85)]
)
def test_a_rulebook_has_all_its_lines(game: str, count: int) -> None:
    assert len(lines_of(game)) == count


def test_a_mark_is_read_from_the_text_of_a_test() -> None:
    source = (
        '@pytest.mark.rule("X-01", "X-02")\ndef test_it(): ...\n@pytest.mark.rule("X-03")\ndef aid(): ...'
    )
    assert list(marks_of(source)) == ["X-01", "X-02"]
