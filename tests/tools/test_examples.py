"""Examples in docstrings come to what they say."""

import doctest
import importlib

import pytest

from tests.tools import ROOT

MODULES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for room in ("game", "scenes")
    for path in sorted((ROOT / room).rglob("*.py"))
    if ">>> " in path.read_text("utf-8")
]


def test_many_modules_have_examples() -> None:
    assert len(MODULES) > 50


@pytest.mark.parametrize("module", MODULES)
def test_examples_come_to_what_they_say(module: str, request: pytest.FixtureRequest) -> None:
    if module.startswith("scenes."):
        request.getfixturevalue("window")
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted > 0
    assert result.failed == 0


def test_a_wrong_example_is_found() -> None:
    example = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "sum", None, 0)
    assert doctest.DocTestRunner().run(example, out=lambda _: None).failed == 1
