"""What is drawn decides nothing: the engine knows no screen, and one file of it asks pymunk (S-61)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import game.rules.skirmish as package

FILES = sorted(Path(package.__path__[0]).rglob("*.py"))


def imported(file: Path) -> Iterator[str]:
    """What a file imports, wherever it does."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.rule("S-61")
def test_the_engine_reads_nothing_of_the_screen_and_asks_pymunk_at_one_door() -> None:
    roots = {file.stem: {name.partition(".")[0] for name in imported(file)} for file in FILES}
    assert len(roots) > 80
    assert not {"scenes", "arcade", "pyglet", "random", "time"} & set().union(*roots.values())
    assert [name for name, known in roots.items() if "pymunk" in known] == ["table"]
