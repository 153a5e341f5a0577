#!/usr/bin/env python3
"""Odd calls of `perfidie`, by chance: each ends in a status that is meant, and no refusal is a traceback.

    .venv/bin/python tools/fuzz/command_line.py --calls 20000 --seed 1

Calls run in this process, in a folder of their own; none gets as far as a window. What went wrong is printed
with its words; the last line counts calls by command and status.
"""

import argparse
import io
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.cli.commands import carry_out

MEANT = (0, 1, 2)
"""Statuses of a command that ended as it should: done, mods with problems, refused."""
SLOW = 20.0
"""Seconds of the processor after which a call took too long."""

ODD = [
    "",
    " ",
    "-",
    "--",
    "0",
    "-1",
    "--3",
    "+-3",
    "1e9",
    "nan",
    "inf",
    "-inf",
    "0x10",
    "٣",
    "²",
    "1_000",
    "9" * 30,
    "9" * 5_000,
    "a" * 5_000,
    "a." * 5_000,
    "x=y=z",
    "=",
    "é",
    "猫",
    "\udcff",
    "\x1b[2J",
    "line\nbreak",
    "~nobodyhere/x",
    "/dev/null",
    "/dev/zero",
    "/dev/full",
    "/dev/full/x",
    "/proc/self/mem",
    "../../../..",
    ".",
    "[bold]",
    "{ $x }",
    "%s%n",
    "true",
    "None",
    "base:duchesse",
]
"""Words that somebody's script, cat or shell once typed."""

COMMANDS = ("play", "simulate", "watch", "shots", "replay", "resume", "armies", "mods")
OPTIONS = """
--seats --seed --position --flag --players --matches --policy --json --points --armies --save --strength
--record --seconds --only --language --width --as --text --schema --help -h --version --sead -x
"""
VALUES = """
complots hecatombe roulette skirmish human,bot bot,bot human,pad,keys,bot:bold:strong 2 4 8 7 weak strong
random fr both starting_coins=3 factions=on rounds_to_win=2 300 horde ligne,horde bot:bold:strong:x
"""
WINDOWS = ("play", "watch", "shots", "resume", "replay")
"""Commands that would open a window if nothing was wrong with their words."""
WRONG = (["--nonsense"], ["--seed", "x"], ["--seed"], ["one", "two", "three"], ["--flag", "nobody=3"])
"""Each of these alone forbids a call."""


class Verdict(NamedTuple):
    """How a call ended."""

    status: int | None
    fault: str


def odd_call(chance: random.Random, files: Sequence[str]) -> list[str]:
    """The words of a call; `files` are files that may be named in it."""
    words = [chance.choice(COMMANDS)] if chance.random() < 0.93 else [chance.choice(ODD)]
    pool = [*ODD, *VALUES.split() * 2, *files]
    for _ in range(chance.randrange(5)):
        if chance.random() < 0.6:
            option = chance.choice(OPTIONS.split())
            value = chance.choice(pool)
            if chance.random() < 0.2:
                value = f"{chance.choice(['starting_coins', 'rounds_to_win', 'preset', value])}={value}"
            words += [f"{option}={value}"] if chance.random() < 0.3 else [option, value]
        else:
            words.append(chance.choice(pool))
    if words[0] == "simulate":
        words += ["--matches", "1", *(["--points", "300", "--players", "2"] if "skirmish" in words else [])]
    if words == ["--"]:
        return ["--version"]  # the bare command, which opens the window
    if words[0] in WINDOWS and "--text" not in words:
        words += chance.choice(WRONG)
    return words


def judge_call(words: Sequence[str]) -> Verdict:
    """Carry out a call in this process, and say what is wrong with its end; nothing when it ended well."""
    began = time.process_time()
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        try:
            status = carry_out(words)
        except BaseException:
            return Verdict(None, traceback.format_exc(limit=-4))
    said = err.getvalue()
    if status not in MEANT:
        return Verdict(status, f"status {status}: {said[:300]}")
    if status == 2 and not said.strip():
        return Verdict(status, "refused without a word")
    if "Traceback" in said + out.getvalue():
        return Verdict(status, said[-600:])
    if "\x1b[2J" in said:
        return Verdict(status, "an escape sequence came through")
    if any(len(line) > 2_000 for line in said.splitlines()):
        return Verdict(status, f"a line of {len(max(said.splitlines(), key=len))} letters")
    if time.process_time() - began > SLOW:
        return Verdict(status, f"it took {time.process_time() - began:.0f} s")
    return Verdict(status, "")


def odd_files(folder: Path) -> list[str]:
    """Files and other things to be named, made in a folder."""
    texts = {
        "deep.toml": ".".join(["a"] * 50_000) + " = 1\n",
        "brackets.toml": "a = " + "[" * 20_000,
        "large.toml": "round = " + "9" * 5_000,
        "other.toml": "[[seat]]\nhand = 3\n",
        "empty.toml": "",
        "letter.txt": "Dear Aurèle,",
        "half.match": '{"perfidie":1',
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "noise.bin").write_bytes(bytes(range(256)) * 8)
    (folder / "round").symlink_to(folder / "round")
    (folder / "folder").mkdir()
    os.mkfifo(folder / "pipe")
    return [str(path) for path in sorted(folder.iterdir())]


def judged_calls(calls: int, seed: int, folder: Path) -> Iterator[tuple[list[str], Verdict]]:
    """Odd calls by chance, and how each ended; files lie in `folder`."""
    chance, files = random.Random(seed), odd_files(folder)
    for _ in range(calls):
        words = odd_call(chance, files)
        yield words, judge_call(words)


def main() -> int:
    """Make calls until they are all made; return 1 when one ended badly."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("--calls", type=int, default=5_000)
    reader.add_argument("--seed", type=int, default=1)
    said = reader.parse_args()
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as home:
        os.environ["PERFIDIE_HOME"] = f"{home}/home"
        folder = Path(home) / "files"
        folder.mkdir()
        os.chdir(folder)
        for words, verdict in judged_calls(said.calls, said.seed, folder):
            counts[f"{words[0] if words[0] in COMMANDS else 'other'} {verdict.status}"] += 1
            if verdict.fault:
                counts["faults"] += 1
                print([word[:80] for word in words], verdict.fault, sep="\n", flush=True)
    print(said.calls, "calls, seed", said.seed, dict(sorted(counts.items())))
    return 1 if counts["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
