"""Attacks on a box, written in Lua, in one process under a watchdog: `python -m tests.scripting.siege`.

For each a line: its name, what came of it, its seconds, and whether the box and its neighbour still answer.
"""

import faulthandler
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.scripting import Box, Budget, ScriptStopped

FOLDER = Path(__file__).parent / "attacks"
HUNG = 5
"""Seconds after which the watchdog ends the process; an attack may take a tenth of it."""
_HEAD = re.compile(r"^-- (##?) ([\w-]+): ([\w-]+)\n", re.MULTILINE)
GOOD = """return { on = {
    h = function(facts) return { ('a'):upper() .. facts.n, tostring(1), math.random(6) } end
} }"""
ANSWER = ["A3", "1", 4]
_LONG = {
    "NILS": "nil, " * 8_000,
    "DEEP_OPEN": "(" * 30_000,
    "DEEP_CLOSE": ")" * 30_000,
    "DEEP_TABLE": "{" * 30_000 + "}" * 30_000,
    "DEEP_FUNCTIONS": "function() return " * 1_500 + "end " * 1_500,
    "DEEP_MINUS": "- " * 30_000,
    "LOCALS": "\n".join(f"local a{n}" for n in range(300)),
    "LONG": "x" * 5_000,
    "HUGE": "-- " + "x" * 70_000,
    "LABELS": "\n".join(f"goto l{n} ::l{n}::" for n in range(2_500)),
    "BLANKS": "\\z        " * 5_000,
}
"""What is too long to be written out."""


class Attack(NamedTuple):
    """A script and what must come of it."""

    name: str
    source: bytes
    outcome: str


class Outcome(NamedTuple):
    """What came of an attack, and its counted work; `unharmed`: the box and another one answer as before."""

    code: str
    seconds: float
    used: int
    unharmed: bool


def all_attacks() -> Iterator[Attack]:
    """Every attack of the folder."""
    for path in sorted(FOLDER.glob("*.lua")):
        _, *parts = _HEAD.split(path.read_text("utf-8"))
        for kind, name, outcome, body in zip(*(parts[start::4] for start in range(4)), strict=True):
            script = body if kind == "##" else f"return {{ on = {{ h = function(facts)\n{body}\nend }} }}"
            yield Attack(name, _spelt_out(script), outcome)


def _spelt_out(script: str) -> bytes:
    """A script with its long words written out."""
    text = re.sub("|".join(f"\\b{word}\\b" for word in _LONG), lambda found: _LONG[found[0]], script)
    return text.encode().replace(b"NOTUTF8", b"\xff\xfe")


def attacked(box: Box, attack: Attack) -> str:
    """What comes of an attack: the code of the stop, `true`, or what it got away with."""
    try:
        box.load(attack.source, "mods/x/attack.lua")
        wishes = box.call("mods/x/attack.lua", "h", {"n": 3, "list": [1, 2]}, 7, Budget())
    except ScriptStopped as stop:
        return stop.code
    return "true" if wishes and all(wish is True for wish in wishes) else repr(wishes)


def still_answers(box: Box) -> bool:
    """Whether a harmless script says in a box what it always said."""
    box.load(GOOD, "mods/x/good.lua")
    return box.call("mods/x/good.lua", "h", {"n": 3}, 1, Budget()) == ANSWER


def besieged(box: Box, other: Box, attack: Attack) -> Outcome:
    """The outcome of one attack on a box beside another."""
    begun = time.process_time()
    code = attacked(box, attack)
    seconds = time.process_time() - begun
    return Outcome(code, seconds, box.used, still_answers(box) and still_answers(other))


def main() -> None:
    """Every attack on one box, one after another, and a line for each."""
    box, other = Box("x"), Box("y")
    still_answers(other)
    for attack in all_attacks():
        faulthandler.dump_traceback_later(HUNG, exit=True)
        print(attack.name, *besieged(box, other, attack), flush=True, file=sys.stdout)
        faulthandler.cancel_dump_traceback_later()


if __name__ == "__main__":
    main()
