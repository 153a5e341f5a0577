"""A mod on the disk, for tests that bring their own cards."""

from collections.abc import Callable
from pathlib import Path

import pytest

Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a mod that needs base, with this Roulette file, and say where it lies."""

    def folder(text: str) -> Path:
        mod = tmp_path / "poudre-noire"
        (mod / "roulette").mkdir(parents=True)
        (mod / "mod.toml").write_text(
            'format = 1\nid = "poudre-noire"\nversion = "1"\ntitle = "Poudre"\nrequires = ["base"]\n'
        )
        (mod / "roulette" / "more.toml").write_text(text)
        return mod

    return folder
