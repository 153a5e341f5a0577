"""What does measuring a worth cost the frames of the screen that shows it? Milliseconds, with and without.

Frames of a fixed piece of work are run at sixty a second; in every other round a worth is opened in one
frame, looked at in each later one, closed after the last. Goal: a look 0.5 ms at most, opening 4 ms; `own`
is what the thread of the frames worked at it, without what others on the machine took.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.app.games import all_sections  # noqa: E402
from game.app.workshop.counts import Thing  # noqa: E402
from game.app.workshop.measuring import Side, measure_rules, measure_thing  # noqa: E402
from game.mods.load import load_mods  # noqa: E402
from tools.bench.measure import Spread, as_json, machine, options  # noqa: E402

ROUNDS = 3
FRAMES = 360
FRAME = 1 / 60
WORK = 40_000
"""Additions of a frame's own work: some milliseconds."""
ASKED = {
    "complots": ("character", "base:assassin"),
    "roulette": ("card", "base:encore_un"),
    "skirmish": ("unit", "base:ligne_geometre"),
}


def begin(game: str, side: Side, folder: Path) -> Any:
    """Begin to measure a thing of the game against house rules that change something."""
    if game == "complots":
        return measure_rules(game, 4, side, Side(side.catalog, {"starting_coins": 4}), folder)
    return measure_thing(game, 2 if game == "skirmish" else 4, Thing(*ASKED[game]), side, side, folder)


def run(game: str, side: Side, measured: bool) -> dict[str, list[float]]:
    """Milliseconds of the work of each frame, of each look, of opening and closing."""
    times: dict[str, list[float]] = {"frame": [], "look": [], "open": [], "close": []}
    with tempfile.TemporaryDirectory() as name:
        measuring = None
        for frame in range(FRAMES):
            began = time.perf_counter()
            sum(range(WORK))
            if measured and frame == 30:
                measuring = timed(times, "open", lambda: begin(game, side, Path(name)))
            elif measuring is not None:
                timed(times, "look", measuring.look)
            times["frame"].append((time.perf_counter() - began) * 1000)
            time.sleep(max(0.0, FRAME - (time.perf_counter() - began)))
        if measuring is not None:
            timed(times, "close", measuring.close)
    return times


def timed(times: dict[str, list[float]], what: str, done: Callable[[], Any]) -> Any:
    """Do something; note how long it took, and how long this thread of the program worked at it."""
    began, worked = time.perf_counter(), time.thread_time()
    result = done()
    times[what].append((time.perf_counter() - began) * 1000)
    times.setdefault(f"{what}, own", []).append((time.thread_time() - worked) * 1000)
    return result


def share(times: list[float], part: float) -> float:
    """The time below which that part of the times lies."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def main() -> None:
    """Print the table, or one object."""
    asked = options(__doc__, ROUNDS).parse_args()
    side = Side(load_mods([ROOT / "mods" / "base"], all_sections()).catalog)
    rows: dict[str, dict[str, Any]] = {}
    for game in ASKED:
        rounds = [(run(game, side, False), run(game, side, True)) for _ in range(asked.rounds)]
        rows[game] = {
            "frame alone, median": Spread.of([share(one["frame"], 0.5) for one, _ in rounds]),
            "frame measured, median": Spread.of([share(one["frame"], 0.5) for _, one in rounds]),
            "frame alone, 99 %": Spread.of([share(one["frame"], 0.99) for one, _ in rounds]),
            "frame measured, 99 %": Spread.of([share(one["frame"], 0.99) for _, one in rounds]),
            **{
                f"{what}, most": Spread.of([max(one[what]) for _, one in rounds])
                for what in ("look", "look, own", "open", "open, own", "close", "close, own")
            },
        }
    if asked.json:
        print(as_json({"machine": machine(), "rows": rows}))
        return
    print(machine())
    for game, row in rows.items():
        for what, spread in row.items():
            print(f"{game:10} {what:24} {spread.text('.2f')} ms")


if __name__ == "__main__":
    main()
