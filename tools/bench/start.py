"""From the start of the process to the first frame, and to the first line of commands that draw nothing.

Fresh processes in turns. Ours runs the command itself (`perfidie`, or `perfidie play complots …`) up to the
moment when its first frame is drawn to the last pixel. Floor: `import arcade`, a window of the same size, one
sprite from a file, one text, one frame. Without a screen unless --window. Commands that print are stopped at
their first line; beside them stands a Python that imports msgspec and prints one. Nothing of a player's is
touched. All starts are warm: the first round, which is thrown away, compiles Python's files, those of
libraries too, into a folder of the bench's own, whatever PYTHONDONTWRITEBYTECODE says.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.bench.measure import Spread, as_json, in_turns, machine, options, ratios  # noqa: E402

GOAL = 1.5
"""Most times the floor's seconds to the first frame, on the clock."""
LINE_GOAL = 0.35
"""Most seconds to the first line, on the clock."""
ROUNDS = 15

LAST_PIXEL = """
    import os, time
    os.write(1, b"%.6f" % time.process_time())
    os._exit(0)
"""

BARE = """
import arcade

def first_frame():
    window = arcade.Window(1280, 720, "bare", visible=VISIBLE, vsync=True, antialiasing=False)
    sprites = arcade.SpriteList()
    sprites.append(arcade.Sprite(":resources:images/items/coinGold.png", center_x=640, center_y=360))
    words = arcade.Text("Perfidie", 640, 200, font_size=24, anchor_x="center")
    window.clear()
    sprites.draw()
    words.draw()
    window.ctx.finish()
    window.flip()
LAST_PIXEL

first_frame()
"""

OURS = """
import functools
import gc
import sys
gc.disable()  # as the entry does before it imports anything of the screens
sys.path.insert(0, ROOT)
if not VISIBLE:
    from scenes.shell.headless import enable_headless
    enable_headless()

def first_frame(house):
    house.window.show_view(house)
    house.on_update(1 / 60)
    house.on_draw()
    house.window.ctx.finish()
    house.window.flip()
LAST_PIXEL

import scenes.shell.main
scenes.shell.main.play = functools.partial(scenes.shell.main.play, perform=first_frame)
sys.argv = ["perfidie", *ARGUMENTS]
from ENTRY import main
main()
"""

COMMANDS: dict[str, list[str]] = {
    "title": [],
    "complots": ["play", "complots", "--seats", "human,bot,bot,bot", "--seed", "7"],
    "roulette": ["play", "roulette", "--seats", "human,bot,bot,bot", "--seed", "7"],
    "hecatombe": ["play", "hecatombe", "--seats", "human,bot,bot,bot", "--seed", "7"],
    "skirmish": ["play", "skirmish", "--seats", "human,bot,bot,bot", "--seed", "7"],
}
"""Ways into the game that are measured."""

LINES: dict[str, list[str]] = {
    "simulate": ["-m", "game", "simulate"],
    "mods": ["-m", "game", "mods"],
}
"""Commands that draw nothing; `mods` finds no mods but ours."""
BARE_LINE = ["-c", "import msgspec; print(msgspec.__version__)"]


def program(text: str, *, visible: bool, arguments: list[str]) -> str:
    """The text of a program, ready for `python -c`."""
    module, _ = entry_point()
    for word, value in (
        ("LAST_PIXEL", LAST_PIXEL),
        ("ROOT", repr(str(ROOT))),
        ("VISIBLE", repr(visible)),
        ("ARGUMENTS", repr(arguments)),
        ("ENTRY", module),
    ):
        text = text.replace(word, value)
    return text


def entry_point() -> tuple[str, str]:
    """Module and function of the command, as pyproject.toml names them."""
    import tomllib

    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    module, _, function = scripts["perfidie"].partition(":")
    return module, function


def first_frame(text: str, environment: dict[str, str], spent: dict[str, float], name: str) -> float:
    """Start a process, wait for its first frame; returns seconds, and notes those of the processor."""
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", text],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        cwd=tempfile.gettempdir(),
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        said = process.stdout.read(8)
        seconds = time.perf_counter() - begun
        complaint = process.stderr.read()
    if not said:
        raise SystemExit(f"{name} drew nothing:\n{complaint.decode(errors='replace')}")
    spent[name] = float(said)
    return seconds


def warm_environment(home: Path, name: str) -> dict[str, str]:
    """The variables of a process whose compiled files are kept, and whose player is nobody else's."""
    known = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return {**known, "PERFIDIE_HOME": str(home / name), "PYTHONPYCACHEPREFIX": str(home / "compiled")}


def first_line(arguments: list[str], environment: dict[str, str]) -> float:
    """Seconds from the start of a Python process until its first line can be read; then it is stopped.

    Raises:
        SystemExit: it says nothing.
    """
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        seconds = time.perf_counter() - begun
        process.kill()
    if not said:
        raise SystemExit(f"{' '.join(arguments)} said nothing")
    return seconds


def measure_lines(rounds: int, home: Path) -> dict[str, dict[str, Spread]]:
    """Every command that prints beside a bare Python: seconds on the clock to its first line."""

    def subject(name: str, arguments: list[str]) -> Callable[[int], float]:
        return lambda number: first_line(arguments, warm_environment(home, name))

    subjects = {name: subject(name, arguments) for name, arguments in {"floor": BARE_LINE, **LINES}.items()}
    by_clock = in_turns(subjects, rounds)
    return {name: beside(by_clock, name) for name in LINES}


def measure(rounds: int, *, visible: bool, home: Path) -> dict[str, Any]:
    """Every way into the game beside the floor: seconds on the clock, and seconds of the processor."""
    headless = {} if visible else {"ARCADE_HEADLESS": "True"}
    spent: dict[str, float] = {}
    by_processor: dict[str, list[float]] = {}

    def subject(name: str, text: str, around: dict[str, str]) -> Callable[[int], float]:
        def run(number: int) -> float:
            seconds = first_frame(text, {**warm_environment(home, name), **around}, spent, name)
            if number:
                by_processor.setdefault(name, []).append(spent[name])
            return seconds

        return run

    subjects = {"floor": subject("floor", program(BARE, visible=visible, arguments=[]), headless)}
    for name, arguments in COMMANDS.items():
        text = program(OURS, visible=visible, arguments=arguments)
        subjects[name] = subject(name, text, {})
    by_clock = in_turns(subjects, rounds)
    return {
        name: {"wall": beside(by_clock, name), "processor": beside(by_processor, name)} for name in COMMANDS
    }


def beside(values: dict[str, list[float]], name: str) -> dict[str, Spread]:
    """One way into the game, the floor, and the ratio."""
    return {
        "ours_s": Spread.of(values[name]),
        "floor_s": Spread.of(values["floor"]),
        "ratio": ratios(values[name], values["floor"]),
    }


def main() -> None:
    """Read the command line and measure."""
    parser = options(__doc__, ROUNDS)
    parser.add_argument("--window", action="store_true", help="open real windows instead of drawing unseen")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        found = measure(said.rounds, visible=said.window, home=Path(home))
        lines = measure_lines(said.rounds, Path(home))
    if said.json:
        facts = {"bench": "start", "machine": machine(), "goal": GOAL, "line_goal": LINE_GOAL}
        print(as_json({**facts, "ways": found, "lines": lines}))
        return
    for name, clocks in found.items():
        for clock, times in clocks.items():
            ours, floor, ratio = (times[key].text(".2f") for key in ("ours_s", "floor_s", "ratio"))
            mark = "ok" if times["ratio"].median <= GOAL else f"above {GOAL}"
            print(f"{name:9} {clock:9}  ours {ours} s   floor {floor} s   ratio {ratio}  {mark}")
    for name, times in lines.items():
        ours, floor = (times[key].text(".3f") for key in ("ours_s", "floor_s"))
        mark = "ok" if times["ours_s"].median <= LINE_GOAL else f"above {LINE_GOAL} s"
        print(f"{name:9} first line  ours {ours} s   floor {floor} s   {mark}")


if __name__ == "__main__":
    main()
