#!/usr/bin/env python3
"""Odd mods, settings and positions, by chance: each is read or told, in time, and nothing is raised.

    .venv/bin/python tools/fuzz/mods.py --cases 20000 --seed 1
    .venv/bin/python tools/fuzz/mods.py --cases 50000 --kinds rules manifest text

Every case damages a file of ours, or puts scraps together. The last line counts cases by kind.
"""

import argparse
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from functools import lru_cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.app.games import GAMES, all_sections, flag_values
from game.app.games.game import Setup
from game.core.match import Match
from game.core.notation import PositionProblem
from game.mods.catalog import Catalog
from game.mods.load import load_mods
from game.mods.problems import problem_message
from game.mods.texts import Texts, check_texts
from game.saves.settings_file import load_settings

BASE = Path(__file__).resolve().parents[2] / "mods" / "base"
SLOW = 10.0
"""Seconds of a processor after which an answer came too late."""
SCRAPS = (
    *(b"=", b'"', b"'", b"[", b"]", b"[[", b"{", b"}", b"\n", b"\r", b",", b".", b"#", b"-", b"0", b"1e999"),
    *(
        b"9" * 30,
        b"0x" + b"f" * 40,
        b"nan",
        b"inf",
        b"true",
        b"2026-01-01",
        b'"""',
        b"'''",
        b"\\",
        b"\\u0000",
    ),
    *(b"\xff", b"\x00", b"\x1b[2J", "\u202e".encode(), b"[" * 70, b"a." * 70, b"{ $n ->", b"*[other]", b"-t"),
    *(b"\na = { a }\n", b"{ b }", b".the = ", b" = 1\n", b"[flag.x]\n", b'kind = "int"\n', b"x" * 70_000),
)
"""Pieces that files are damaged with."""
KINDS = ("rules", "manifest", "text", "settings", "position")


def damaged(raw: bytes, chance: random.Random) -> bytes:
    """The bytes of a file, after some accidents."""
    for _ in range(chance.randrange(1, 5)):
        at, cut = chance.randrange(len(raw) + 1), chance.choice((0, 0, 1, 5, 40))
        raw = raw[:at] + chance.choice(SCRAPS) * chance.choice((1, 1, 1, 3)) + raw[at + cut :]
    return raw


def _sound(pattern: str, chance: random.Random) -> bytes:
    """A file of ours, or nothing but scraps."""
    if chance.random() < 0.2:
        return b"".join(chance.choices(SCRAPS, k=12))
    return chance.choice(sorted(BASE.glob(pattern))).read_bytes()


def odd_case(kind: str, folder: Path, chance: random.Random, words: Texts) -> list[str]:
    """Write one odd file below a folder, have it read, and return the codes of what is told."""
    if kind == "settings":
        path = folder / "settings.toml"
        path.write_bytes(damaged(b'language = "fr"\nseats = []\n[flags.complots]\nx = 3\n', chance))
        found, problems = load_settings(path)[0], list(load_settings(path)[1])
        assert found.spoken
    elif kind == "position":
        game = chance.choice(sorted(GAMES))
        raw = damaged(_sound(f"positions/{game}/*.toml", chance), chance)
        return _position_case(game, raw.decode(errors="replace"))
    else:
        mod = folder / "mods" / "odd"
        game = chance.choice(sorted(GAMES))
        place, pattern = {
            "rules": (f"{game}/x.toml", f"{game}/*.toml"),
            "manifest": ("mod.toml", "mod.toml"),
            "text": ("text/fr/x.ftl", "text/fr/*.ftl"),
        }[kind]
        (mod / place).parent.mkdir(parents=True, exist_ok=True)
        (mod / "mod.toml").write_text(
            'format = 1\nid = "odd"\nversion = "1"\ntitle = "Odd"\nrequires = ["base"]\n'
        )
        (mod / place).write_bytes(damaged(_sound(pattern, chance), chance))
        loaded = load_mods([BASE, mod], all_sections())
        problems = [*loaded.problems, *check_texts([mod])]
        _check_base_is_playable(loaded.catalog, game)
        (mod / place).unlink()
    said = [problem_message(problem, words) for problem in problems]
    assert not [line for line in said if len(line) > 3_000]
    return [one.code for one in problems if one.code not in ("mute", "empty-section")]


def _check_base_is_playable(catalog: Catalog, game: str) -> None:
    """See that a match of the game can be dealt, or is told why not, whatever lies beside the base."""
    assert "base" in {mod.id for mod in catalog.mods}
    made, values = GAMES[game], flag_values(catalog, game, {})[0]
    told = made.playable(catalog, values, made.seats[:1])
    if not any(problem.severity == "error" for problem in told):
        Match(made.rules(catalog, made.seats[0], values), 1)


def _position_case(game: str, text: str) -> list[str]:
    """Lay out a position, or be told why not."""
    catalog = _our_catalog()
    values = flag_values(catalog, game, {})[0]
    try:
        GAMES[game].rules(catalog, GAMES[game].seats[0], values, Setup(position=text))
    except (PositionProblem, ValueError) as error:
        return [type(error).__name__]
    return []


@lru_cache
def _our_catalog() -> Catalog:
    """The content of the base game."""
    return load_mods([BASE], all_sections()).catalog


def run_cases(cases: int, seed: int, kinds: tuple[str, ...] = KINDS) -> tuple[Counter[str], list[str]]:
    """Run odd cases by chance; return counts of what was told, and what went wrong."""
    chance, counts, faults = random.Random(seed), Counter[str](), list[str]()
    words = Texts("fr", [BASE])
    with tempfile.TemporaryDirectory() as folder:
        for number in range(cases):
            kind, began = kinds[number % len(kinds)], time.process_time()
            try:
                told = odd_case(kind, Path(folder), chance, words)
            except Exception:
                faults.append(f"{kind} case {number} of seed {seed}\n{traceback.format_exc(limit=-5)}")
                continue
            if time.process_time() - began > SLOW:
                faults.append(f"{kind} case {number} of seed {seed}: {time.process_time() - began:.0f} s")
            counts[f"{kind} {'told' if told else 'read'}"] += 1
    return counts, faults


def main() -> int:
    """Run the cases; return 1 when one of them went wrong."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("--cases", type=int, default=5_000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS)
    said = reader.parse_args()
    counts, faults = run_cases(said.cases, said.seed, tuple(said.kinds))
    print(*faults, sep="\n")
    print(said.cases, "cases, seed", said.seed, dict(sorted(counts.items())), len(faults), "faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
