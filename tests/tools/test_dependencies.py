"""The project file names every library that the game imports, and none that it does not."""

import re
import tomllib
from functools import cache
from importlib import metadata

import lock
import pytest
from packaging.requirements import Requirement

from tests.tools import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
DECLARED = {lock.plain_name(Requirement(text).name) for text in PROJECT["project"]["dependencies"]}
OPTIONAL = {
    lock.plain_name(Requirement(text).name) for text in PROJECT["project"]["optional-dependencies"]["cluster"]
}
OPENED_AS_A_FILE = {"pysdl2-dll"}  # scenes.pads loads the SDL library that lies in it


@cache
def imported(room: str) -> frozenset[str]:
    """Top-level modules of libraries that the files of a room import, also late or for types alone."""
    texts = (path.read_text(encoding="utf-8") for path in (ROOT / room).rglob("*.py"))
    names = {name for text in texts for name in re.findall(r"^ *(?:from|import) (\w+)", text, re.MULTILINE)}
    return frozenset(names & libraries().keys() - {"game", "scenes"})


@cache
def libraries() -> dict[str, set[str]]:
    """For each module that is installed here, the libraries that it comes from."""
    found = metadata.packages_distributions()
    return {module: {lock.plain_name(name) for name in names} for module, names in found.items()}


@pytest.mark.parametrize("room", ["game", "scenes"])
def test_every_library_that_is_imported_is_declared(room: str) -> None:
    assert imported(room)
    assert {module for module in imported(room) if not libraries()[module] & (DECLARED | OPTIONAL)} == set()


def test_every_library_that_is_declared_is_imported() -> None:
    used = set().union(*(libraries()[module] for room in ("game", "scenes") for module in imported(room)))
    assert DECLARED - used == OPENED_AS_A_FILE


@pytest.mark.parametrize("name", ["arcade", "pyglet", "pillow", "pymunk", "msgspec", "tree-sitter"])
def test_a_library_that_changes_its_ways_has_an_upper_bound(name: str) -> None:
    wanted = map(Requirement, PROJECT["project"]["dependencies"])
    specifier = next(one.specifier for one in wanted if lock.plain_name(one.name) == name)
    assert any(bound.operator == "<" for bound in specifier)
