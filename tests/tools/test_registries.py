"""A game, and a screen, is registered once: nothing else names it, and what a registry names is there."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from game.ai import BOTS, STRENGTHS, TEMPERS
from game.ai.policy import Bots
from game.app.games import GAMES
from scenes.games import KITS
from scenes.screens import SCREENS
from tests.tools import ROOT

SHARED = ("screens", "shell", "match", "capture", "draw", "motion", "audio", "pads", "widgets")
"""The rooms of the screens that are no game's."""
NAMED = re.compile("|".join([*GAMES, "hécatombe", "triomphe"]), re.IGNORECASE)
ASKED = ("go", "open", "make")
"""How a scene asks the stage for a screen by its name."""


def sources(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """Every module below some folders."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("room", SHARED)
def test_rooms_that_are_no_games_name_none(room: str) -> None:
    files = sorted((ROOT / "scenes" / room).rglob("*.py"))
    lines = [(file, line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert [f"{file.relative_to(ROOT)}: {line.strip()}" for file, line in lines if NAMED.search(line)] == []


@pytest.mark.whole
def test_every_screen_that_is_asked_for_is_registered() -> None:
    asked = {
        call.args[0].value
        for _, tree in sources("scenes")
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in ASKED
        and ast.unparse(call.func.value).endswith("stage")
        and call.args
        and isinstance(call.args[0], ast.Constant)
    }
    assert len(asked) > 8
    assert asked <= {id for id, screen in SCREENS.items() if screen.make}


def test_the_registries_agree_on_what_a_game_is_called() -> None:
    assert list(BOTS) == list(GAMES)
    assert [id for id in GAMES if id in KITS] == list(KITS), "in the order of the house"
    for registry in (GAMES, KITS, SCREENS):
        assert [entry.id for entry in registry.values()] == list(registry)


@pytest.mark.parametrize("game", BOTS)
def test_every_module_of_bots_names_its_strengths_and_tempers(game: str) -> None:
    bots: Bots = import_module(BOTS[game]).BOTS
    assert set(bots.strengths) >= set(STRENGTHS)
    assert set(bots.leanings) == set(TEMPERS)
    assert bots.strengths["weak"].__module__.endswith(".beginner")


@pytest.mark.parametrize("registry", [GAMES, BOTS, KITS, SCREENS], ids=lambda one: one.what)
def test_what_nobody_registered_is_an_error_that_says_what_is_there(registry: dict[str, object]) -> None:
    with pytest.raises(KeyError, match=f"'bridge', only: {', '.join(registry)}"):
        registry["bridge"]


@pytest.mark.whole
def test_an_init_holds_imports_and_a_docstring_only() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path, tree in sources("game", "scenes")
        if path.name == "__init__.py" and path != ROOT / "game" / "__init__.py"
        for node in tree.body
        if not is_face(node)
    ]
    assert found == []


def is_face(node: ast.stmt) -> bool:
    """Whether a statement is an import, the docstring, or the list of what a package shows."""
    if isinstance(node, ast.Assign):
        return [ast.unparse(target) for target in node.targets] == ["__all__"]
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return docstring or isinstance(node, ast.Import | ast.ImportFrom)
