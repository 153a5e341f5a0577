"""What a booklet costs: opened for the first time, opened again, and each of its leaves turned.

Ours: `stage.open("rulebook", game)` over the title, up to the last pixel of the first frame; then every leaf
by the button, frame by frame, until it lies. Before, the title idles for twenty seconds and prepares what
will be opened. Floor: an empty scene in the same process, and one frame of it.
Each round is a fresh process, so that nothing of the first opening is remembered. Seconds are those of the
processor (`time.process_time`, all threads, software GL included): a busy machine is not counted, though it
still slows the caches.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.bench.measure import Spread, as_json, machine, options  # noqa: E402

GOAL = 0.3
"""Most seconds until an opened booklet is seen."""
ROUNDS, DT = 5, 1 / 30
IDLE_FRAMES = 600
"""Frames of the title before a booklet is opened: it prepares them while nobody does anything."""
GAMES = ("complots", "hecatombe", "roulette", "skirmish")
PARTS = ("floor", "first", "again", "turn", "frame")
"""What is measured: an empty scene, a first and a second opening, the dearest leaf, its dearest frame."""


def seconds(work: Callable[[], object]) -> float:
    """What a piece of work costs this process."""
    before = time.process_time()
    work()
    return time.process_time() - before


def measure_one(game: str, language: str) -> dict[str, float]:
    """One fresh house: the floor, the booklet opened twice, all its leaves turned."""
    from scenes.shell.headless import enable_headless

    enable_headless()
    from game.app.app import App
    from game.input.devices import KEYS
    from game.input.intents import Intent, Press
    from game.saves.settings import Settings
    from scenes.shell.main import raise_house
    from scenes.shell.scene import Scene

    house = raise_house(App(settings=Settings(language=language)).inline(), visible=False)  # type: ignore[arg-type]
    house.window.show_view(house)
    stage = house.stage

    def frame() -> None:
        house.step(DT)
        house.on_draw()
        house.window.ctx.finish()

    def opening() -> None:
        stage.open("rulebook", game)
        frame()

    def empty() -> None:
        stage.push(Scene(stage))
        frame()

    stage.go("title")
    for _ in range(IDLE_FRAMES):
        frame()
    found = {"floor": seconds(empty)}
    stage.pop()
    found["first"] = seconds(opening)
    stage.pop()
    found["again"] = seconds(opening)
    stage.pop()
    stage.open("rulebook", game)
    leaves, frames = [0.0], [0.0]
    for _ in range(stage.scenes[-1].spreads - 1):  # type: ignore[attr-defined]
        for _ in range(30):  # a reader looks at a page before the next one
            frames.append(seconds(frame))
        stage.press(Press(KEYS, Intent.NEXT, True))
        turning = []
        while not stage.scenes[-1].timeline.idle:
            turning.append(seconds(frame))
        leaves.append(sum(turning))
        frames += turning
    return {**found, "turn": max(leaves), "frame": max(frames)}


def measured(game: str, language: str) -> dict[str, float]:
    """One round of a booklet, in a process of its own."""
    command = [sys.executable, __file__, "--one", game, "--language", language]
    said = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    found: dict[str, float] = json.loads(said.splitlines()[-1])
    return found


def main() -> None:
    """Read the command line and measure."""
    parser = options(__doc__, ROUNDS)
    parser.add_argument("--language", default="fr", help="the language of the pages")
    parser.add_argument("--one", default="", help="measure one booklet here, and print its numbers")
    said = parser.parse_args()
    if said.one:
        print(json.dumps(measure_one(said.one, said.language)))
        return
    report: dict[str, Any] = {}
    for game in GAMES:
        rounds = [measured(game, said.language) for _ in range(said.rounds)]
        report[game] = {part: Spread.of([one[part] for one in rounds]) for part in PARTS}
    if said.json:
        print(as_json({"bench": "booklets", "machine": machine(), "goal": GOAL, "games": report}))
        return
    for game, parts in report.items():
        told = "   ".join(f"{part} {spread.text('.3f')}" for part, spread in parts.items())
        mark = "ok" if parts["first"].median <= GOAL else f"above {GOAL} s"
        print(f"{game:10} {told}   {mark}")


if __name__ == "__main__":
    main()
