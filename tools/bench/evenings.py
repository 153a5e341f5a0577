"""Is a battle worth its evening? Fights, truces, losses, points and promises, beside what was asked of them.

`python tools/bench/evenings.py` plays 200 battles of middling bots for each of four tables (3 armies of 300
and 500 points, 4 and 6 of 500), as the lobby lays them, and says of every goal what came, with the interval
of 95 %, and whether it holds. `3/300 4/500` plays only these, `--matches 40` fewer. It fails where the whole
interval misses a goal.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.app.games import GAMES, flag_values  # noqa: E402
from game.app.games.battle_means import BattleMeans  # noqa: E402
from game.app.simulate import bots_by_seat, play_out  # noqa: E402
from game.core.match import Match  # noqa: E402
from tests.builders import base_catalog  # noqa: E402
from tools.bench.measure import machine  # noqa: E402

TABLES = ("3/300", "3/500", "4/500", "6/500")
PRESETS = {300: "short", 500: "standard", 1000: "long"}
POLICY = "middling"
EARLY_TURN = 3
"""The game turn by which somebody should have fought."""


class Goal(NamedTuple):
    """A figure of one battle, and the least and the most that its mean should be."""

    name: str
    of: Callable[[BattleMeans, int], float]
    """The figure of a battle of so many armies."""
    least: float = -math.inf
    most: float = math.inf


def _fought_early(one: BattleMeans, armies: int) -> float:
    """1 where the first combat came by the third game turn."""
    return float(one.first_combat_turn is not None and one.first_combat_turn <= EARLY_TURN)


GOALS = (
    Goal("first combat by turn 3", _fought_early, least=0.95),
    Goal("combats an army", lambda one, armies: one.combats / armies, least=2.5),
    Goal("truces", lambda one, armies: one.truces, least=1.0),
    Goal("units lost an army", lambda one, armies: one.units_lost / armies, least=1.5),
    Goal("armies without a point", lambda one, armies: one.armies_without_points, most=0.10),
    Goal("winners without a point", lambda one, armies: one.winner_without_points, most=0.05),
    Goal("ended early", lambda one, armies: one.ended_early),
    Goal("minutes", lambda one, armies: one.minutes),
)


class Battle(NamedTuple):
    """One battle of a table."""

    armies: int
    points: int
    seed: int


def fought(battle: Battle) -> BattleMeans:
    """The figures of one battle."""
    game, catalog = GAMES["skirmish"], base_catalog()
    values, _ = flag_values(catalog, "skirmish", {"preset": PRESETS[battle.points]})
    rules = game.rules(catalog, battle.armies, values)
    counter, match = game.counter(rules, catalog), Match(rules, battle.seed)
    play_out(match, bots_by_seat("skirmish", rules, POLICY), counter)
    counter.count_end(match)
    means: BattleMeans = counter.means()
    return means


def mean_of(figures: Sequence[float]) -> tuple[float, float]:
    """The mean, and the half width of its interval of 95 %."""
    mean = math.fsum(figures) / len(figures)
    spread = math.fsum((one - mean) ** 2 for one in figures) / max(1, len(figures) - 1)
    return mean, 1.96 * math.sqrt(spread / len(figures))


def judge(goal: Goal, mean: float, error: float) -> str:
    """Whether a goal holds: `yes`, `no` where the whole interval misses it, else `close`."""
    if goal.least <= mean <= goal.most:
        return "yes"
    return "no" if mean + error < goal.least or mean - error > goal.most else "close"


def told(table: str, battles: Sequence[BattleMeans]) -> list[dict[str, object]]:
    """A row a goal, and one for promises broken of all that ended."""
    armies = int(table.partition("/")[0])
    rows: list[dict[str, object]] = []
    for goal in GOALS:
        mean, error = mean_of([goal.of(one, armies) for one in battles])
        rows.append(_row(table, goal, mean, error))
    kept = math.fsum(one.promises_kept for one in battles)
    broken = math.fsum(one.promises_broken for one in battles)
    share = broken / max(1.0, kept + broken)
    error = 1.96 * math.sqrt(share * (1 - share) / max(1.0, kept + broken))
    rows.append(_row(table, Goal("promises broken", lambda one, armies: 0.0, 0.25, 0.5), share, error))
    return rows


def _row(table: str, goal: Goal, mean: float, error: float) -> dict[str, object]:
    """One row of what is printed."""
    return {
        "table": table,
        "goal": goal.name,
        "mean": round(mean, 3),
        "error": round(error, 3),
        "least": None if goal.least == -math.inf else goal.least,
        "most": None if goal.most == math.inf else goal.most,
        "holds": judge(goal, mean, error),
    }


def main() -> int:
    """Read the command line, play, print; 1 where a goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("tables", nargs="*", default=TABLES, metavar="ARMIES/POINTS")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    print(json.dumps(machine()), flush=True)
    missed = False
    for table in args.tables:
        armies, _, points = table.partition("/")
        wars = [Battle(int(armies), int(points), args.seed + number) for number in range(args.matches)]
        begun = time.perf_counter()
        with ProcessPoolExecutor(args.processes) as pool:
            battles = list(pool.map(fought, wars, chunksize=2))
        for row in told(table, battles):
            missed |= row["holds"] == "no"
            print(json.dumps(row, ensure_ascii=False))
        print(f"# {table}: {len(battles)} battles, {time.perf_counter() - begun:.0f} s", flush=True)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
