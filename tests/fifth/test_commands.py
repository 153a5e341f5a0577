"""The fifth game is simulated, played, killed, resumed and drawn by the same commands as any other."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PIL import Image

from game import paths
from game.app.app import App
from game.saves.save import SavedMatch, SaveProblem
from game.saves.settings import Settings
from tests.builders import BASE
from tests.fifth.conftest import LINES, MOD, Start

pytestmark = pytest.mark.processes
PATIENCE = 120.0


def said(process: subprocess.Popen[str], code: int = 0) -> str:
    """What a command said to its end, out loud or, when it is refused, on the side."""
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == code, out + err
    assert "Traceback" not in err
    return err if code else out


def read(path: Path) -> SavedMatch | SaveProblem:
    return App([BASE, MOD], Settings(language="en")).read(path)


def moves() -> int:
    """How many whole lines the only match file has."""
    return sum(path.read_bytes().count(b"\n") for path in paths.saves_folder().glob("*.match"))


@pytest.mark.parametrize("policy", ["random", "weak", "middling", "strong"])
def test_bots_play_many_matches(start: Start, policy: str) -> None:
    words = ("simulate", "dice", "--players", "2", "--matches", "20", "--policy", policy, "--json")
    tally = json.loads(said(start(*words)))
    assert (tally["game"], sum(tally["wins"]), tally["nobody"]) == ("dice", 20, 0)
    assert min(tally["wins"]) > 0


def test_its_screens_are_drawn(start: Start, tmp_path: Path) -> None:
    drawn = said(start("shots", tmp_path / "pictures", "--only", "dice")).split()
    assert [Path(path).stem for path in drawn] == ["dice-2", "dice-finale"]
    first, last = (Image.open(path).convert("RGB") for path in drawn)
    assert first.size == (1280, 720) and first.tobytes() != last.tobytes()


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is for systems that have it")
def test_a_match_is_played_on_the_screen_killed_resumed_and_refused_kindly_without_its_code(
    start: Start, fifth: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    going = start("play", "dice", "--seats", "bot::strong,bot", "--seed", "5", pace=0.3)
    end = time.monotonic() + PATIENCE
    while moves() < 6:
        assert going.poll() is None and time.monotonic() < end
        time.sleep(0.01)
    going.send_signal(signal.SIGKILL)
    going.communicate()
    (path,) = paths.saves_folder().glob("*.match")
    cut = read(path)
    assert isinstance(cut, SavedMatch) and not cut.finished and cut.moves > 2

    gone = said(start("resume", path, lines=()), code=2)
    assert "dice" in gone and len(gone.strip().splitlines()) == 1
    assert "dice" in said(start("resume", lines=()), code=2)
    assert path.exists()

    said(start("resume", path))
    whole = read(path)
    assert isinstance(whole, SavedMatch) and whole.finished
    assert whole.ticks[: cut.moves] == cut.ticks


@pytest.mark.parametrize("missing", LINES)
def test_with_a_line_missing_the_game_is_refused_and_no_other_is_played(start: Start, missing: str) -> None:
    lines = tuple(line for line in LINES if line != missing)
    told = said(start("play", "dice", "--seats", "bot,bot", "--seed", "5", lines=lines), code=2)
    wanted = {
        "app": "There is no game named “dice”",
        "bots": "No bot knows how to play Bones",
        "kit": "perfidie simulate dice",
    }
    assert wanted[missing] in told and "complots" not in told.replace("there is: complots", "")
    assert not list(paths.saves_folder().glob("*complots*"))
