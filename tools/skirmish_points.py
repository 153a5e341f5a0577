"""Print every unit of Triomphe et Trahison with its points beside those of the formula.

`python tools/skirmish_points.py`; the formula is in game/app/games/battle_prices.py.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.app.games.battle_prices import price  # noqa: E402
from game.mods.load import load_mods  # noqa: E402
from game.rules.skirmish import SECTIONS, content  # noqa: E402
from game.rules.skirmish.content import Content  # noqa: E402


def rows(all: Content) -> Iterator[tuple[str, int, int]]:
    """Every unit: its id, its points, those of the formula."""
    for id, unit in all.units.items():
        yield id, unit.points, price(all, unit)


def main() -> None:
    """Print the table."""
    loaded = load_mods([ROOT / "mods" / "base"], SECTIONS)
    for problem in loaded.problems:
        print(problem, file=sys.stderr)
    for id, points, asked in rows(content(loaded.catalog)):
        print(f"{id:36} {points:4} {asked:4}")


if __name__ == "__main__":
    main()
