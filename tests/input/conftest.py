"""The game's own bindings and words."""

from pathlib import Path

import pytest

from game.input.bindings import Bindings
from game.input.bindings_file import read_bindings
from game.mods.texts import Texts

BASE = Path(__file__).parents[2] / "mods" / "base"


@pytest.fixture
def bindings() -> Bindings:
    found, problems = read_bindings(BASE / "look" / "bindings.toml")
    assert problems == []
    return found


@pytest.fixture(params=["fr", "en"])
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param, [BASE])


@pytest.fixture
def french() -> Texts:
    return Texts("fr", [BASE])
