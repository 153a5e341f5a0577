"""The command in this process, quickly, and in a process of its own, truly."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from game.app.games import GAMES

ROOT = Path(__file__).parents[2]


class Said:
    """What a command answered."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


Run = Callable[..., Said]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Every game of the house."""
    return str(request.param)


@pytest.fixture
def run(home: Path) -> Run:
    """Run the command in this process, in a player's empty folder."""
    from game.cli.commands import carry_out

    def command(*words: str | Path) -> Said:
        with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
            code = carry_out([str(word) for word in words])
        return Said(code, out.getvalue(), err.getvalue())

    return command


@pytest.fixture
def process(home: Path) -> Run:
    """Run the command in a process of its own, without a terminal and without a screen."""

    def command(*words: str | Path, **settings: str) -> Said:
        environment = {**os.environ, "PYTHONPATH": str(ROOT), **settings}
        done = subprocess.run(
            [sys.executable, "-m", "game", *map(str, words)],
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment,
            cwd=home.parent,
            timeout=240,
        )
        return Said(done.returncode, done.stdout, done.stderr)

    return command


def refused(said: Said) -> str:
    """The sentence of a refusal: on stderr, short, nothing on stdout, status 2."""
    assert said.code == 2, said.out + said.err
    assert said.out == ""
    assert said.err.strip() and "Traceback" not in said.err
    return said.err
