#!/usr/bin/env python3
"""Programs by chance in a box of scripts: each ends soon, counted, twice alike, and leaves no trace.

    .venv/bin/python tools/fuzz/scripts.py --programs 100000 --seed 1
    .venv/bin/python tools/fuzz/scripts.py --hole keys-in-any-order

Prints what went wrong, then a line with counts of outcomes and of calls of each function of the library (in
every tenth program). With `--hole`, the box lacks a defence, and the exit code is 1 when that was noticed;
a program that hangs ends the process with 1, too.
"""

import argparse
import faulthandler
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.scripting import Box, Budget, Limits, ScriptStopped
from game.scripting.vm import boot_texts
from tools.fuzz.holes import HOLES, parts_with_hole
from tools.fuzz.script_writer import FUNCTIONS, Writer

HUNG = 10
"""Seconds after which a program hangs, and the process ends."""
SLOW = 0.5
"""Seconds of a processor that no program may take."""
MOST = Limits().work + Limits().items * 12
"""Counted work that no program may go beyond: what one function charges is on top, a sort of keys at most."""
TIGHT = Limits(memory=400_000)
"""Little memory, so that it runs out often."""
PATH = "mods/fuzz/a.lua"
FACTS = {
    "n": 3,
    "name": "Zoé",
    "cards": [{"id": "b"}, {"id": "a"}],
    "map": {name: 1 for name in "qwertzuiop"},
}
SELF_TEST = """return { on = { h = function(facts)
  local r = { ("a"):upper(), tostring(1), type({}), math.random(6), string.rep("a", 3) }
  r[6] = #string.split("a,b", ",")
  local t = { 3, 1, 2 }
  table.sort(t)
  r[7] = table.concat(t, "-") .. tostring({}) .. tostring(x)
  r[8] = tostring(io) .. tostring(getmetatable(""))
  for k in pairs({ b = 1, a = 2 }) do r[#r + 1] = k end
  return r
end } }"""
ANSWER = ["A", "1", "table", 4, "aaa", 2, "1-2-3tablenil", "nilnil", "a", "b"]
ADDRESS = "an address"
"""What is said of a program that tells where something lies in memory."""
_ADDRESS = re.compile(r"0x[0-9a-f]{10}|(?:table|function|builtin): 0x")
_COUNTING = """
local counts = {}
local function counted(library, prefix)
  for name, f in next, library do
    if kind(f) == "function" then
      counts[prefix .. name] = 0
      library[name] = function(...) counts[prefix .. name] = counts[prefix .. name] + 1 return f(...) end
    end
  end
end
counted(methods, "string.") counted(tables, "table.")
counted(maths.library, "math.") counted(basics.library, "")
local seen = {"""


def counting_parts(parts: Mapping[str, str]) -> dict[str, str]:
    """What builds a box that counts the calls of its library."""
    boot = parts["boot"].replace("\nlocal seen = {", _COUNTING)
    return {
        **parts,
        "boot": boot.replace("    used = meter.used,", "    counts = counts, used = meter.used,"),
    }


def outcome_of(box: Box, program: str) -> tuple[str, Any, int]:
    """The code of the stop or "wishes", the wishes, and the counted work."""
    box.used = 0
    try:
        box.load(program, PATH)
        return "wishes", box.call(PATH, "h", FACTS, 1, Budget()), box.used
    except ScriptStopped as stop:
        return stop.code, stop.words, box.used


def objection(program: str, outcome: tuple[str, Any, int], seconds: float) -> str:
    """What is wrong with an outcome by itself; a number that stands in the program is no address."""
    code, said, used = outcome
    text = json.dumps(said, ensure_ascii=False)
    if seconds > SLOW:
        return f"{seconds:.2f} s"
    if used > MOST:
        return f"work of {used}"
    if code == "wishes" and any(len(one.encode()) > Limits().text for one in _texts_in(said)):
        return "a text too long"
    return ADDRESS if any(found not in program for found in _ADDRESS.findall(text)) else ""


def _texts_in(said: Any) -> list[str]:
    """All texts inside of plain data."""
    if isinstance(said, str):
        return [said]
    parts = said.values() if isinstance(said, dict) else said if isinstance(said, list) else []
    return [text for part in parts for text in _texts_in(part)]


class Siege:
    """Two boxes alike, one that counts, and what was seen so far."""

    def __init__(self, seed: int, parts: Mapping[str, str] | None = None) -> None:
        parts = parts or boot_texts()
        self.writer, self.seed = Writer(seed), seed
        self.box, self.twin = Box("fuzz", TIGHT, parts), Box("twin", parts=parts)
        self.counter = Box("counter", TIGHT, counting_parts(parts))
        self.outcomes, self.calls, self.slowest = Counter[str](), Counter[str](), 0.0

    def run_program(self, number: int) -> str:
        """Run the next program; returns what is wrong with it, or nothing."""
        program = self.writer.program()
        begun = time.process_time()
        outcome = outcome_of(self.box, program)
        seconds = time.process_time() - begun
        self.outcomes[outcome[0]] += 1
        self.slowest = max(self.slowest, seconds)
        wrong = objection(program, outcome, seconds) or self._compared(number, program, outcome)
        if wrong == ADDRESS and outcome_of(self.twin, program) == outcome:
            wrong = ""  # put together from the program's own letters: addresses differ from box to box
        return wrong and f"program {number} of seed {self.seed}: {wrong}\n{program}"

    def _compared(self, number: int, program: str, outcome: tuple[str, Any, int]) -> str:
        """What is wrong with an outcome beside another box, now and then."""
        if number % 10 == 0:
            self._count(program)
        if number % 10 == 5 and outcome[0] != "memory" and outcome_of(self.twin, program) != outcome:
            return "another outcome in another box"
        if number % 40 == 0 and outcome_of(self.box, SELF_TEST)[1] != ANSWER:
            return "the box is not as it was"
        return ""

    def _count(self, program: str) -> None:
        """Count the calls of the library."""
        before = dict(self._seen())
        outcome_of(self.counter, program)
        self.calls.update({name: count - before[name] for name, count in self._seen()})

    def _seen(self) -> list[tuple[str, int]]:
        """The counts so far of the counting box."""
        return list(self.counter._outcome()["counts"].items())


def run_programs(siege: Siege, programs: int, log: Path | None = None, enough: int = 1) -> list[str]:
    """Run programs until some went wrong; returns those."""
    faults: list[str] = []
    for number in range(programs):
        if number % 50 == 0:
            faulthandler.dump_traceback_later(HUNG, exit=True)
        wrong = siege.run_program(number)
        faults += [wrong] if wrong else []
        if log and (wrong or (number + 1) % 10_000 == 0):
            log.write_text(summary(siege, number + 1, faults))
        if len(faults) == enough:
            break
    faulthandler.cancel_dump_traceback_later()
    return faults


def summary(siege: Siege, programs: int, faults: list[str]) -> str:
    """One line of counts."""
    least = min((siege.calls[name], name) for name in FUNCTIONS)
    return json.dumps(
        {
            "programs": programs,
            "seed": siege.seed,
            "slowest": round(siege.slowest, 3),
            "faults": faults,
            "outcomes": dict(sorted(siege.outcomes.items())),
            "least called": least,
            "calls": dict(sorted(siege.calls.items())),
        }
    )


def main() -> int:
    """Run programs; returns 1 when one went wrong."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("--programs", type=int, default=100_000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--hole", choices=sorted(HOLES))
    reader.add_argument("--log", type=Path)
    said = reader.parse_args()
    siege = Siege(said.seed, parts_with_hole(said.hole) if said.hole else None)
    faults = run_programs(siege, said.programs, said.log, enough=1 if said.hole else 20)
    print(*faults, sep="\n")
    print(summary(siege, sum(siege.outcomes.values()), faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
