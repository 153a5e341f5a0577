"""How many battles of Triomphe et Trahison an hour: commanders of every strength, without a screen.

Floor: the very orders of the same battle again, checked and carried out, nobody asked what is legal, nobody
thinking: no commander can be quicker. Seconds are those of the processor.
"""

import sys
import time
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.ai import TEMPERS  # noqa: E402
from game.core.match import replay_log  # noqa: E402
from tools.bench.bots import played  # noqa: E402
from tools.bench.measure import Spread, as_json, machine, options, ratios  # noqa: E402
from tools.bench.wars import mixed, war  # noqa: E402

HOUR = 3600
PLANS = ("random", "weak", "middling", "strong")
"""Strengths; `random` has no plan at all."""
ARMIES = (2, 4)
ROUNDS = 3


def battle(plan: str, armies: int, number: int, preset: str) -> tuple[float, float, int]:
    """Seconds of one battle, seconds of its orders alone, and how many orders."""
    rules = war(mixed(armies, number, preset), preset)
    seats = [(plan, temper) for temper in islice(cycle(TEMPERS), armies)]
    begun = time.process_time()
    *_, match = played("skirmish", rules, seats, number, {})
    fought = time.process_time()
    again = replay_log(rules, number, match.log)
    done = time.process_time()
    assert again.outcome() == match.outcome() is not None
    return fought - begun, done - fought, len(match.log)


def measure(plans: Sequence[str], tables: Sequence[int], rounds: int, preset: str) -> list[dict[str, Any]]:
    """One row a strength and number of armies; every round is another battle, the first one warms up."""
    return [row(plan, armies, rounds, preset) for armies in tables for plan in plans]


def row(plan: str, armies: int, rounds: int, preset: str) -> dict[str, Any]:
    """Battles between commanders of one strength."""
    fought = [battle(plan, armies, number, preset) for number in range(rounds + 1)][1:]
    ours = [HOUR / max(1e-9, one) for one, _, _ in fought]
    floor = [HOUR / max(1e-9, again) for _, again, _ in fought]
    return {
        "plan": plan,
        "armies": armies,
        "battles_per_hour": Spread.of(ours),
        "floor": Spread.of(floor),
        "times_the_floor": ratios(floor, ours),
        "seconds": Spread.of([one for one, _, _ in fought]),
        "orders": Spread.of([orders for _, _, orders in fought]),
    }


def show(rows: list[dict[str, Any]]) -> None:
    """The table for human eyes."""
    print("armies      plan  battles/h (least / median / most)  floor (median)  × floor  s a battle  orders")
    for one in rows:
        speed, floor = one["battles_per_hour"].text(",.0f"), one["floor"].median
        share, seconds = one["times_the_floor"].median, one["seconds"].median
        print(
            f"{one['armies']:6} {one['plan']:>9}  {speed:33} {floor:15,.0f} {share:8.1f} {seconds:11.2f}"
            f" {one['orders'].median:7,.0f}"
        )


def main() -> None:
    """Read the command line and measure."""
    parser = options(__doc__, ROUNDS)
    parser.add_argument("--preset", default="standard", help="which size of battle; standard: 500 points")
    parser.add_argument("--plan", action="append", choices=PLANS, help="only this strength")
    parser.add_argument("--armies", action="append", type=int, choices=range(2, 9), help="only so many")
    said = parser.parse_args()
    rows = measure(said.plan or PLANS, said.armies or ARMIES, said.rounds, said.preset)
    if said.json:
        print(as_json({"bench": "battles", "machine": machine(), "rows": rows}))
    else:
        show(rows)


if __name__ == "__main__":
    main()
