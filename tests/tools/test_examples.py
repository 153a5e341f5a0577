"""Examples in docstrings come to what they say."""

import doctest
import importlib

import pytest

from tests.tools import ROOT


def modules_with_examples(room: str) -> list[str]:
    """The dotted names of all modules of a room that show an example."""
    shown = [path for path in sorted((ROOT / room).rglob("*.py")) if ">>> " in path.read_text("utf-8")]
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in shown]
    return [name.removesuffix(".__init__") for name in names]


def failures(module: str) -> int:
    """How many examples of a module come to something else; it must have some."""
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted > 0
    return result.failed


@pytest.mark.parametrize("module", modules_with_examples("game"))
def test_examples_of_the_engine_come_to_what_they_say(module: str) -> None:
    assert failures(module) == 0


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("module", modules_with_examples("scenes"))
def test_examples_of_the_screens_come_to_what_they_say(module: str) -> None:
    assert failures(module) == 0


def test_a_wrong_example_is_found() -> None:
    example = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "sum", None, 0)
    assert doctest.DocTestRunner().run(example, out=lambda _: None).failed == 1
