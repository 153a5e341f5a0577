"""Killed at any moment, a match goes on as if nothing had happened: kill -9, again and again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from game import paths
from game.app.app import App
from game.app.plan import MatchPlan
from game.core.match import Match
from game.core.rng import Rng
from game.saves.save import SavedMatch, SavedSeat
from game.saves.settings import Settings
from scenes.games import KITS
from tests.contract.worlds import laid
from tests.slices import sliced

if TYPE_CHECKING:
    from tests.journeys.conftest import Begin

ROOT = Path(__file__).parents[2]
SOON = 60.0
SEATS = tuple(
    SavedSeat(name=f"Bot {n}", kind="bot", temper=temper, strength="weak", colour=n, persona=n)
    for n, temper in enumerate(("bold", "vengeful", "honest", "suspicious"))
)
PLANS = {game: MatchPlan(game, SEATS, 12) for game in KITS}
PLANS["skirmish"] = MatchPlan("skirmish", SEATS[:2], 12, {"preset": "short"})

pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is for systems that have it"),
]

BARE = """
import sys, time
from game import paths
from game.app.app import App
from game.saves.settings import Settings
from tests.journeys.test_kill import PLANS
from pathlib import Path
app = App([paths.bundled_mods_folder() / "base"], Settings()).inline()
at = app.resume(Path(sys.argv[2])) if sys.argv[2:] else app.begin(PLANS[sys.argv[1]])
while at.outcome is None:
    at.update(0.1)
    time.sleep(0.02)
at.close()
"""

SCREEN = """
import sys
from pathlib import Path
from scenes.shell import headless
headless.enable_headless()
from scenes.shell.main import play
from scenes.match.openings import new_match_opening, saved_match_opening
from tests.journeys.evening import specs
from tests.journeys.test_kill import PLANS
def hurry(house):
    house.stage.scene.table.pace = 0.1
    house.on_draw()
    while True:
        house.step(0.1)
if __name__ == "__main__":
    plan = PLANS[sys.argv[1]]
    saved = saved_match_opening(Path(sys.argv[2])) if sys.argv[2:] else None
    play(saved or new_match_opening(specs("bbb"), plan), perform=hurry)
"""


AT_A_QUESTION = """
import sys
from scenes.shell import headless
headless.enable_headless()
from game.app.plan import MatchPlan
from game.input.devices import KEYS
from game.input.intents import Intent, Press
from scenes.shell.main import play
from scenes.match.openings import new_match_opening
from tests.journeys.evening import specs
from tests.journeys.test_kill import unhurried
def answer(house):
    house.step(0.1, 30)
    for name in sys.argv[4:]:
        house.stage.press(Press(KEYS, Intent[name], True))
        if name != "PEEK":
            house.stage.press(Press(KEYS, Intent[name], False))
        house.step(0.1, 5)
    house.on_draw()
    while True:
        house.step(0.1)
if __name__ == "__main__":
    plan = MatchPlan(sys.argv[1], (), 5, position=unhurried(sys.argv[1], sys.argv[2]))
    play(new_match_opening(specs(sys.argv[3]), plan), perform=answer)
"""


def start(tmp_path: Path, script: str, *words: object) -> subprocess.Popen[bytes]:
    """Start a process that plays the match."""
    path = tmp_path / "match.py"
    path.write_text(script)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(path), *map(str, words)]
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def the_file() -> Path | None:
    return next(paths.saves_folder().glob("*.match"), None)


def size() -> int:
    """The bytes of the orders in the file: what stands behind its first line."""
    path = the_file()
    return len(path.read_bytes().partition(b"\n")[2]) if path else 0


def until(so: Callable[[], bool], pause: float = 0.002) -> None:
    """Wait for something, asking anew after each pause; what plays beside us wants the processor, too."""
    end = time.monotonic() + SOON
    while not so():
        assert time.monotonic() < end, "It never came to that."
        time.sleep(pause)


def kill_in_the_middle(process: subprocess.Popen[bytes], grown: int, wait: float) -> None:
    """Let the file grow by so many bytes, wait a moment, and kill."""
    before = size()
    until(lambda: size() >= before + grown or process.poll() is not None)
    time.sleep(wait)
    process.send_signal(signal.SIGKILL)
    process.wait(SOON)


def stands(app: App) -> tuple[Path, SavedMatch, Match[Any, Any, Any]]:
    """The match that is offered, as it stands."""
    (offered,) = app.unfinished()
    saved = app.read(offered.path)
    assert isinstance(saved, SavedMatch), saved
    match = app.again(saved)
    assert isinstance(match, Match), match
    return offered.path, saved, match


def uninterrupted(plan: MatchPlan) -> list[str]:
    """The fingerprints of the match that nobody kills, tick by tick."""
    at = App([paths.bundled_mods_folder() / "base"], Settings()).inline().begin(plan, keep=False)
    seen = [at._match.checksum()]
    while at.outcome is None:
        ticks = at.ticks
        at.update(0.1)
        assert at.ticks >= ticks
    log = at._match.log
    match: Match[Any, Any, Any] = Match(at.rules, plan.seed)
    for tick in log:
        assert match.submit(*tick) is None
        seen.append(match.checksum())
    return seen


@pytest.mark.parametrize("game", sliced(PLANS, 1, 2))
def test_a_match_killed_again_and_again_ends_as_if_nothing_had_happened(
    home: Path, tmp_path: Path, game: str
) -> None:
    reference = uninterrupted(PLANS[game])
    app = App([paths.bundled_mods_folder() / "base"], Settings()).inline()
    rng, path, reached = Rng("kill"), None, 0
    for _ in range(5):
        going = start(tmp_path, BARE, game, *([path] if path else []))
        kill_in_the_middle(going, 900, rng.random() * 0.05)
        path, saved, match = stands(app)
        assert reached < len(saved.ticks) < len(reference) - 1
        assert match.checksum() == reference[len(saved.ticks)]
        reached = len(saved.ticks)
    assert path is not None
    at = app.resume(path)
    assert not isinstance(at, tuple) and at._match.checksum() == reference[reached]  # type: ignore[union-attr]
    while at.outcome is None:  # type: ignore[union-attr]
        at.update(0.1)  # type: ignore[union-attr]
    at.close()  # type: ignore[union-attr]
    ended = app.read(path)
    assert isinstance(ended, SavedMatch) and ended.checksum == reference[-1]
    assert sorted({n.tick for n in at.thoughts}) == list(range(len(reference) - 1))  # type: ignore[union-attr]


def test_a_match_that_a_process_plays_is_refused_to_another_until_that_is_killed(
    home: Path, tmp_path: Path
) -> None:
    playing = start(tmp_path, BARE, "roulette")
    until(lambda: size() > 900)
    playing.send_signal(signal.SIGSTOP)  # it plays still, but not to its end while another process starts
    refused = say_where_it_stands()
    playing.send_signal(signal.SIGKILL)
    playing.wait(SOON)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert str(playing.pid) in refused.stderr and "Traceback" not in refused.stderr
    path, saved, match = stands(App([paths.bundled_mods_folder() / "base"], Settings()).inline())
    told = say_where_it_stands()
    assert told.stdout.strip() == f"{path.name}: {len(saved.ticks)} · {match.checksum()[:16]}"


def say_where_it_stands() -> subprocess.CompletedProcess[str]:
    """The answer of the command that says where the last match stands."""
    command = [sys.executable, "-m", "game", "resume", "--text"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=SOON)


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("game", sliced(KITS, 0, 3))
def test_a_match_killed_on_the_screen_is_offered_and_goes_on(home: Path, tmp_path: Path, game: str) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.toml").write_text("animation_speed = 0\n")
    app = App([paths.bundled_mods_folder() / "base"], Settings()).inline()
    kill_in_the_middle(start(tmp_path, SCREEN, game), 900, 0.03)
    path, saved, match = stands(app)
    told = say_where_it_stands()
    assert told.stdout.strip() == f"{path.name}: {len(saved.ticks)} · {match.checksum()[:16]}"
    kill_in_the_middle(start(tmp_path, SCREEN, game, path), 800, 0.02)
    again, later, _ = stands(app)
    assert again == path
    assert later.ticks[: len(saved.ticks)] == saved.ticks and len(later.ticks) > len(saved.ticks)


@pytest.mark.usefixtures("window")
def test_the_command_that_plays_a_battle_reaches_its_table(home: Path) -> None:
    app = App([paths.bundled_mods_folder() / "base"], Settings()).inline()
    command = [
        sys.executable,
        "-m",
        "game",
        "play",
        "skirmish",
        "--seats",
        "bot::weak,bot::weak",
        "--seed",
        "5",
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "ARCADE_HEADLESS": "True"}
    playing = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until(lambda: bool(app.unfinished()) or playing.poll() is not None)
    finally:
        kill_in_the_middle(playing, 0, 0.2)
    _, saved, match = stands(app)
    assert saved.header.game == "skirmish" and saved.header.seed == 5 and saved.ticks
    assert len(match.spectator().view.units) > 4


PATIENT = {
    "hecatombe": "",
    "roulette": "[flags]\n" + "".join(f"{clock}_seconds = 0\n" for clock in ("choice", "card", "accusation")),
}
"""House rules under which nobody is hurried: time runs fast where nobody looks."""
WAITING = {"combat-4": "card_seconds = 0\n"}
"""The same, where the position has house rules of its own."""

QUESTIONS = [
    ("hecatombe", "objectives-4", "kbbb", ["PEEK", "ACCEPT"], "objectives"),
    ("hecatombe", "defence-5", "kbbbb", ["ACCEPT", "ACCEPT"], "attack"),
    ("hecatombe", "keepers-4", "bbbk", ["PEEK", "ACCEPT"], "keepers"),
    ("roulette", "pocket-4", "bbbk", ["PEEK"], "pocket"),
    ("roulette", "accusation-4", "kbbb", ["DOUBT"], "accusation"),
    ("roulette", "cards-4", "kbbb", ["DOUBT", "RIGHT"], "before-shot"),
    ("skirmish", "movement-3", "bkb", ["ACCEPT", "RIGHT"], "charge:declare"),
    pytest.param("skirmish", "magic-3", "kbb", ["RIGHT"], "magic:cast", marks=pytest.mark.slow),
    pytest.param("skirmish", "shooting-3", "bbk", ["RIGHT"], "shooting:orders", marks=pytest.mark.slow),
    pytest.param("skirmish", "truce-3", "kbb", ["RIGHT"], "turns:name", marks=pytest.mark.slow),
    ("skirmish", "combat-4", "kbbb", ["ACCEPT"], "treachery:card"),
]
"""A position, who sits there, what the person presses, and what he is asked when the lights go out."""


AFRESH: dict[str, tuple[slice, tuple[object, ...]]] = {
    "hecatombe": (slice(-2, None), (None, ())),
    "roulette": (slice(-5, None), (False, None, None, 0, False)),
    "skirmish": (slice(1, 6), ((), False, False, False, ())),
}
"""What of the place of a hand tells that it has not begun to answer; a cursor starts anywhere."""


def unhurried(game: str, position: str) -> str:
    """The position, in which nobody is hurried."""
    return laid(game, position).replace("[flags]\n", f"[flags]\n{WAITING.get(position, '')}") + PATIENT.get(
        game, ""
    )


@pytest.mark.parametrize(("game", "position", "seats", "presses", "asks"), sliced(QUESTIONS, 0, 3, 6))
def test_killed_while_somebody_hesitates_it_asks_him_again(
    begin: Begin, tmp_path: Path, game: str, position: str, seats: str, presses: list[str], asks: str
) -> None:
    (paths.config_folder()).mkdir(parents=True)
    (paths.config_folder() / "settings.toml").write_text("animation_speed = 0\n")
    app = App([paths.bundled_mods_folder() / "base"], Settings()).inline()
    going = start(tmp_path, AT_A_QUESTION, game, position, seats, *presses)
    try:
        until(lambda: asked(app, seats.index("k")) == asks, pause=0.2)
    finally:
        kill_in_the_middle(going, 0, 0.4)
    path, saved, match = stands(app)
    assert saved.begun
    evening = begin()
    from scenes.match.openings import saved_match_opening
    from tests.journeys.company import Company

    scene = saved_match_opening(path)(evening.stage)
    evening.stage.push(scene)
    company = Company(evening, 1)
    table, person = company.scene.table, seats.index("k")
    assert (table.ticks, table._match.checksum()) == (len(saved.ticks), match.checksum())
    evening.step(3)
    assert (company.scene.view.asks, person in company.scene.view.owing) == (asks, True)
    part, afresh = AFRESH[game]
    assert company.scene.hands.controllers[person].place[part] == afresh
    company.play(ticks=4)
    assert company.faults == []


def asked(app: App, person: int) -> str | None:
    """What the person of the only match is asked, as the file tells it."""
    if not app.unfinished():
        return None
    view = stands(app)[2].spectator().view
    return view.asks if person in view.owing else None
