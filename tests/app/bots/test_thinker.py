"""Bots think in another process, and go on thinking here when that one is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.app.app import App
from game.app.bots.thinker import BotQuestion, InlineThinker, ProcessThinker
from game.app.plan import MatchPlan
from game.core.match import Match
from tests.app.conftest import chairs

pytestmark = pytest.mark.processes

ROOT = Path(__file__).parents[3]
SOON = 30.0
"""A machine that has much else to do may need so long to start a process."""


def a_match(app: App, game: str = "complots") -> Match[Any, Any, Any]:
    _, rules = app.rules(MatchPlan(game, chairs("bbb"), 5, first=0))
    return Match(rules, 5)


def question(match: Match[Any, Any, Any]) -> BotQuestion:
    seat = match.seat(next(iter(match.to_act())))
    return BotQuestion("bold", "weak", seat.view, tuple(seat.options), tuple(seat.story), "a seed")


def wait(answer: Any) -> Any:
    end = time.monotonic() + SOON
    while not answer.done():
        assert time.monotonic() < end, "No answer came."
        time.sleep(0.01)
    return answer.result()


@pytest.fixture
def thinker(app: App) -> Iterator[ProcessThinker]:
    made = ProcessThinker("complots", a_match(app).rules)
    yield made
    made.close()


def workers(thinker: ProcessThinker) -> list[int]:
    return list(thinker._pool._processes)  # type: ignore[union-attr]


def test_the_answer_comes_from_another_process_and_is_the_one_of_here(app: App, game: str) -> None:
    match = a_match(app, game)
    thinker = ProcessThinker(game, match.rules)
    choice = wait(thinker.ask(question(match)))
    (worker,) = workers(thinker)
    assert worker != os.getpid()
    assert choice == InlineThinker(game, match.rules).ask(question(match)).result()
    assert choice.action in match.options(choice.action.player)
    thinker.close()


def test_when_the_other_process_dies_bots_think_here(app: App, thinker: ProcessThinker) -> None:
    match = a_match(app)
    first = wait(thinker.ask(question(match)))
    os.kill(workers(thinker)[0], signal.SIGKILL)
    assert wait(thinker.ask(question(match))) == first
    assert wait(thinker.ask(question(match))) == first


def test_a_question_under_way_when_the_process_dies_is_still_answered(
    app: App, thinker: ProcessThinker
) -> None:
    match = a_match(app)
    expected = InlineThinker("complots", match.rules).ask(question(match)).result()
    pending = [thinker.ask(question(match)) for _ in range(3)]
    os.kill(workers(thinker)[0], signal.SIGKILL)
    assert [wait(answer) for answer in pending] == [expected] * 3


def test_closing_ends_the_other_process(app: App) -> None:
    thinker = ProcessThinker("complots", a_match(app).rules)
    wait(thinker.ask(question(a_match(app))))
    (worker,) = workers(thinker)
    thinker.close()
    assert gone(worker)
    wait(thinker.ask(question(a_match(app))))


KILLED = """
import os, signal, sys, time
from tests.app.bots.test_thinker import a_match, question, wait, workers
from game import paths
from game.app.app import App
from game.app.bots.thinker import ProcessThinker
from game.saves.settings import Settings
if __name__ == "__main__":
    match = a_match(App([paths.bundled_mods_folder() / "base"], Settings()))
    thinker = ProcessThinker("complots", match.rules)
    wait(thinker.ask(question(match)))
    print(workers(thinker)[0], flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is for systems that have it")
def test_no_thinking_process_outlives_a_killed_game(tmp_path: Any) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    told = subprocess.run(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        timeout=90,
    )
    assert told.returncode == -signal.SIGKILL
    assert gone(int(told.stdout))


def gone(process: int) -> bool:
    """Whether a process is no more (or only a name that its parent has not struck off), soon enough."""
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        try:
            with open(f"/proc/{process}/stat") as file:
                if file.read().rpartition(")")[2].split()[0] == "Z":
                    return True
        except OSError:
            return True
        time.sleep(0.05)
    return False
