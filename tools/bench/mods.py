"""Reading mods: a thousand small ones, and one with a deck of ten thousand cards, beside bare tomllib.

`python tools/bench/mods.py` writes them into a folder that is thrown away, and prints seconds and the ratio
to reading and parsing the same files. Goals: 1.3 for a thousand mods, 1.2 for the deck.
"""

import json
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.app.games import all_sections  # noqa: E402
from game.mods.load import load_mods  # noqa: E402
from tools.bench.measure import machine  # noqa: E402

BASE = ROOT / "mods" / "base"
RUNS = 5
CARD = """[card.c{n}]
copies = 2
order = {n}
moment = "after-bets"
target = ["other", "in-round"]
effects = [{{ kind = "turn-die", faces = 2 }}]

"""


def main() -> None:
    """Print what was measured, a line each."""
    print(json.dumps(machine()))
    with tempfile.TemporaryDirectory() as there:
        small = [a_mod(Path(there), f"mod{n}", 3) for n in range(1000)]
        tell("1,000 mods of 3 cards", 1.3, small)
        tell("a deck of 10,000 cards", 1.2, [a_mod(Path(there), "big", 10_000)])


def a_mod(home: Path, id: str, cards: int) -> Path:
    """Write a mod with so many cards of Roulette; return its folder."""
    folder = home / id
    (folder / "roulette").mkdir(parents=True)
    manifest = f'format = 1\nid = "{id}"\nversion = "1.0.0"\ntitle = "{id}"\nrequires = ["base"]\n'
    (folder / "mod.toml").write_text(manifest, encoding="utf-8")
    deck = "".join(CARD.format(n=n) for n in range(cards))
    (folder / "roulette" / "cards.toml").write_text(deck, encoding="utf-8")
    return folder


def tell(name: str, goal: float, folders: Sequence[Path]) -> None:
    """Load these mods over the base, and read the same files bare, in turn; print both and the ratio."""
    sections = all_sections()
    read = dict.fromkeys(section.game for section in sections)
    homes = [BASE / "mod.toml", *(path for place in read for path in (BASE / place).rglob("*.toml"))]
    files = [*homes, *(path for folder in folders for path in folder.rglob("*.toml"))]
    floor, ours = [], []
    for _ in range(RUNS):
        floor.append(seconds(lambda: [tomllib.loads(path.read_text(encoding="utf-8")) for path in files]))
        ours.append(seconds(lambda: load_mods([BASE, *folders], sections)))
    ratio = median(ours) / median(floor)
    told = {"what": name, "seconds": round(median(ours), 3), "floor": round(median(floor), 3)}
    print(json.dumps({**told, "ratio": round(ratio, 2), "goal": goal, "holds": ratio <= goal}))


def seconds(work: Callable[[], object]) -> float:
    """How long something takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
