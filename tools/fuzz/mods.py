#!/usr/bin/env python3
"""Odd mods, settings and positions, by chance: each is read or told, in time, and nothing is raised.

    .venv/bin/python tools/fuzz/mods.py --cases 20000 --seed 1
    .venv/bin/python tools/fuzz/mods.py --cases 50000 --kinds rules tables manifest text look

Every case damages a file of ours, or puts scraps together. Odd mods are read a handful at a time, beside the
base, whose every game is dealt then. The last lines count cases by kind, and matches dealt and refused.
"""

import argparse
import random
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.app.games import GAMES, all_sections, flag_values
from game.app.games.game import Setup
from game.core.match import Match
from game.core.notation import PositionProblem
from game.mods.catalog import Catalog
from game.mods.load import load_mods
from game.mods.problems import Problem, problem_message
from game.mods.texts import Texts, check_texts
from game.saves.settings_file import load_settings
from scenes.shell.mod_looks import look_problems
from tools.fuzz.odd_tables import odd_tables

MODS = Path(__file__).resolve().parents[2] / "mods"
BASE = MODS / "base"
SLOW = 10.0
"""Seconds of a processor after which an answer came too late."""
BATCH = 10
"""Odd mods that are read at once."""
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
MOD_KINDS = ("rules", "tables", "manifest", "text", "look")
KINDS = (*MOD_KINDS, "settings", "position")
TOLD_OF_ALL = ("mute", "empty-section")
"""Codes that say nothing of what was damaged."""


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
    return chance.choice(_ours(pattern)).read_bytes()


@lru_cache
def _ours(pattern: str) -> list[Path]:
    """The files of all mods that come with the game, of one pattern."""
    return sorted(MODS.glob(f"*/{pattern}"))


def write_odd_mod(mod: Path, kind: str, chance: random.Random) -> None:
    """Write a mod with one odd file."""
    game = chance.choice(sorted(GAMES))
    id = f'id = "{mod.name}"'
    manifest = f'format = 1\n{id}\nversion = "1"\ntitle = "Odd"\nrequires = ["base"]\n'.encode()
    place, pattern = {
        "rules": (f"{game}/x.toml", f"{game}/*.toml"),
        "tables": (f"{game}/x.toml", f"{game}/*.toml"),
        "manifest": ("mod.toml", "mod.toml"),
        "text": ("text/fr/x.ftl", "text/fr/*.ftl"),
        "look": (f"look/{chance.choice(_ours('look/*.toml')).name}", "look/*.toml"),
    }[kind]
    (mod / place).parent.mkdir(parents=True)
    (mod / "mod.toml").write_bytes(manifest)
    if kind == "tables":
        raw = odd_tables(chance.choice(_ours(pattern)), chance)
    elif kind == "manifest":
        own = chance.choice(_ours(pattern))
        raw = damaged(own.read_bytes().replace(f'id = "{own.parent.name}"'.encode(), id.encode()), chance)
    elif kind == "look" and chance.random() < 0.5:
        raw = odd_tables(chance.choice(_ours(place)), chance)
    else:
        raw = damaged(_sound(pattern, chance), chance)
    (mod / place).write_bytes(raw)


def odd_mods(kinds: Sequence[str], folder: Path, chance: random.Random, words: Texts) -> Counter[str]:
    """Write some odd mods, have them read beside the base, and count by kind those that are told of.

    Raises:
        AssertionError: the base is out, or something is told at too great a length.
    """
    mods = [folder / "mods" / f"odd{n}" for n in range(len(kinds))]
    for mod, kind in zip(mods, kinds, strict=True):
        write_odd_mod(mod, kind, chance)
    loaded = load_mods([BASE, *mods], all_sections())
    problems = [*loaded.problems, *check_texts(mods), *look_problems(loaded.catalog)]
    _check_lines(problems, words)
    counts = Counter[str]()
    for mod, kind in zip(mods, kinds, strict=True):
        said = [one for one in problems if f"{mod.name}/" in one.file and one.code not in TOLD_OF_ALL]
        counts[f"{kind} {'told' if said else 'read'}"] += 1
    for game in GAMES:
        counts[_deal(loaded.catalog, game, words)] += 1
    shutil.rmtree(folder / "mods")
    return counts


def _check_lines(problems: Sequence[Problem], words: Texts) -> None:
    """See that each problem is said, and shortly."""
    said = [problem_message(problem, words) for problem in problems]
    assert not [line for line in said if len(line) > 3_000]


def _deal(catalog: Catalog, game: str, words: Texts) -> str:
    """See that a match of the game can be dealt, or is told why not, whatever lies beside the base."""
    assert "base" in {mod.id for mod in catalog.mods}
    made, values = GAMES[game], flag_values(catalog, game, {})[0]
    told = made.playable(catalog, values, made.seats[:1])
    _check_lines(told, words)
    if any(problem.severity == "error" for problem in told):
        return "matches refused"
    Match(made.rules(catalog, made.seats[0], values), 1)
    return "matches dealt"


def odd_case(kinds: Sequence[str], folder: Path, chance: random.Random, words: Texts) -> Counter[str]:
    """Write odd settings, or an odd position, and have them read; `kinds` is one."""
    (kind,) = kinds
    if kind == "settings":
        path = folder / "settings.toml"
        path.write_bytes(damaged(b'language = "fr"\nseats = []\n[flags.complots]\nx = 3\n', chance))
        found, problems = load_settings(path)
        assert found.spoken
        _check_lines(problems, words)
        return Counter([f"{kind} {'told' if problems else 'read'}"])
    game = chance.choice(sorted(GAMES))
    raw = damaged(_sound(f"positions/{game}/*.toml", chance), chance)
    return Counter([f"{kind} {'told' if _is_refused(game, raw.decode(errors='replace')) else 'read'}"])


def _is_refused(game: str, text: str) -> bool:
    """Lay out a position, or be told why not."""
    catalog = _our_catalog()
    values = flag_values(catalog, game, {})[0]
    try:
        GAMES[game].rules(catalog, GAMES[game].seats[0], values, Setup(position=text))
    except (PositionProblem, ValueError):
        return True
    return False


@lru_cache
def _our_catalog() -> Catalog:
    """The content of the base game."""
    return load_mods([BASE], all_sections()).catalog


def chance_of(seed: int, number: int) -> random.Random:
    """The chance of one run, the same each time."""
    return random.Random(f"{seed} {number}")


def run_cases(cases: int, seed: int, kinds: Sequence[str] = KINDS) -> tuple[Counter[str], list[str]]:
    """Run odd cases by chance; return counts of what was told, and what went wrong."""
    counts, faults, words = Counter[str](), list[str](), Texts("fr", [BASE])
    wanted = [kinds[number % len(kinds)] for number in range(cases)]
    of_mods = [kind for kind in wanted if kind in MOD_KINDS]
    batches = [tuple(of_mods[at : at + BATCH]) for at in range(0, len(of_mods), BATCH)]
    batches += [(kind,) for kind in wanted if kind not in MOD_KINDS]
    for number, batch in enumerate(batches):
        chance = chance_of(seed, number)
        case = odd_mods if batch[0] in MOD_KINDS else odd_case
        work = partial(case, batch, chance=chance, words=words)
        counts += _one_run(work, f"{batch[0]} batch {number} of seed {seed}", faults)
    return counts, faults


def _one_run(work: Callable[[Path], Counter[str]], name: str, faults: list[str]) -> Counter[str]:
    """Do it in a folder that is thrown away; note what is raised, or takes too long."""
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        try:
            counts = work(Path(folder))
        except Exception:
            faults.append(f"{name}\n{traceback.format_exc(limit=-8)}")
            return Counter()
    if time.process_time() - began > SLOW:
        faults.append(f"{name}: {time.process_time() - began:.0f} s")
    return counts


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
