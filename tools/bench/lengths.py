"""How many minutes do battles of Triomphe et Trahison take people? Bots play them at people's pace.

Eight seconds for an order, three for an answer, the pictures and what windows last beyond them: the figure
`minutes` of `perfidie simulate skirmish --json`, for each size and number of armies, beside what the lobby
says. `--write` writes `mods/base/look/lengths.toml` anew; `--preset short --armies 4` measures only that.
"""

import sys
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.app.games import GAMES  # noqa: E402
from game.app.games.battle_lengths import FILE, read_lengths  # noqa: E402
from game.app.simulate import simulate_matches  # noqa: E402
from game.mods.catalog import Catalog  # noqa: E402
from game.mods.load import load_mods  # noqa: E402
from game.rules.skirmish import SECTIONS  # noqa: E402
from tools.bench.measure import Spread, as_json, machine, options  # noqa: E402
from tools.bench.wars import BASE, base, mixed, war  # noqa: E402

ROUNDS = 3
PROMISED = {"short": 35, "standard": 75, "long": 150}
"""Minutes that a battle of four armies may take."""
ARMIES = range(2, 9)


def minutes(preset: str, armies: int, battles: int, policy: str) -> list[float]:
    """Minutes of each of some battles; every one has other armies, as far as there are others."""
    found = []
    for number in range(battles):
        rules = war(mixed(armies, number, preset), preset)
        counter = GAMES["skirmish"].counter(rules, catalog())
        tally = simulate_matches("skirmish", rules, 1, number + 1, policy, counter=counter)
        found.append(tally.means.minutes)
    return found


def measure(presets: list[str], tables: list[int], battles: int, policy: str) -> list[dict[str, Any]]:
    """One row a size and number of armies."""
    said = read_lengths(catalog().mods, list(base().presets), [])
    return [
        {
            "preset": preset,
            "armies": armies,
            "minutes": Spread.of(minutes(preset, armies, battles, policy)),
            "lobby": said.estimate(f"base:{preset}", armies),
            "promised": PROMISED.get(preset) if armies == 4 else None,
        }
        for preset in presets
        for armies in tables
    ]


@cache
def catalog() -> Catalog:
    """Our own content."""
    return load_mods([BASE], SECTIONS).catalog


def show(rows: list[dict[str, Any]]) -> None:
    """The table for human eyes."""
    print("size      armies  minutes (least / median / most)  the lobby says  promised")
    for one in rows:
        spread, lobby, most = one["minutes"].text(".0f"), one["lobby"], one["promised"]
        print(f"{one['preset']:9} {one['armies']:6}  {spread:32} {lobby or '–':>14}  {most or '':>8}")


def write(rows: list[dict[str, Any]]) -> None:
    """Write what was measured into the file that the lobby reads; every size and number must be there."""
    path = BASE / "look" / FILE
    head = path.read_text(encoding="utf-8").split("[minutes]")[0]
    lines = [
        f'"base:{preset}" = [{", ".join(str(round(row["minutes"].median)) for row in own)}]'
        for preset in PROMISED
        if (own := [row for row in rows if row["preset"] == preset])
    ]
    path.write_text("\n".join([head + "[minutes]", *lines, ""]), encoding="utf-8")


def main() -> None:
    """Read the command line and measure."""
    parser = options(__doc__, ROUNDS)
    parser.add_argument("--preset", action="append", choices=PROMISED, help="only this size")
    parser.add_argument("--armies", action="append", type=int, choices=ARMIES, help="only so many")
    parser.add_argument("--policy", default="middling", help="the strength of the bots")
    parser.add_argument("--write", action="store_true", help="write the file that the lobby reads")
    said = parser.parse_args()
    if said.write and (said.preset or said.armies):
        parser.error("--write measures every size and number of armies")
    rows = measure(said.preset or list(PROMISED), said.armies or list(ARMIES), said.rounds, said.policy)
    if said.write:
        write(rows)
    if said.json:
        print(as_json({"bench": "lengths", "machine": machine(), "rows": rows}))
    else:
        show(rows)


if __name__ == "__main__":
    main()
