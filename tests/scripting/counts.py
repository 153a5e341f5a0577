"""What scripts cost in counted work, alike everywhere: `python -m tests.scripting.counts` writes it anew.

Replays depend on these counts: they change with the machine or the library, and the commit says why.
"""

import sys
import tomllib
from pathlib import Path

import tomli_w

from game.scripting import Box
from tests.scripting.siege import all_attacks, attacked

FILE = Path(__file__).parent / "counts.toml"
HEAVY = {"long-texts-compared", "sort-of-texts", "tables-made-anew-inside", "memory", "source"}
"""Attacks, and codes of attacks, that cost much time or nothing."""


def counted_attacks() -> dict[str, str]:
    """By attack: what came of it, and its counted work."""
    box, found = Box("x"), dict[str, str]()
    for attack in all_attacks():
        if not {attack.name, attack.outcome} & HEAVY:
            found[attack.name] = f"{attacked(box, attack)} {box.used}"
    return found


def recorded_counts() -> dict[str, str]:
    """What the file says."""
    return dict(tomllib.loads(FILE.read_text("utf-8")))


if __name__ == "__main__":
    text = tomli_w.dumps(counted_attacks())
    if sys.argv[1:] == ["--print"]:
        print(text, end="")
    else:
        FILE.write_text(text, "utf-8")
