#!/usr/bin/env python3
"""Mods by chance, of which one is removed, changed or added in the middle of a saved match.

    .venv/bin/python tools/fuzz/removals.py --cases 1000 --seed 1

The match goes on as it was, or is told in a sentence and left alone; nothing is raised. The last line counts.
"""

import argparse
import base64
import os
import random
import shutil
import sys
import tempfile
import tomllib
import traceback
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import tomli_w

from game import paths
from game.app.app import App
from game.app.content.reading import NoGame
from game.app.games import GAMES, UnfitTable
from game.app.plan import MatchPlan
from game.app.table import Table
from game.mods.problems import problem_message
from game.saves.save import SavedMatch, SavedSeat, SaveProblem
from game.saves.settings import Settings

BASE = Path(__file__).resolve().parents[2] / "mods" / "base"
OUTCOMES = ("goes on", "told")
MOST_TRIES = 30
"""Mods that are made before one is given up."""


def numbers_of(game: str) -> list[tuple[str, str, tuple[str, ...], int]]:
    """Every whole number in the content of a game: its table, its def, the keys to it, its value."""
    return list(_numbers(game))


@lru_cache
def _numbers(game: str) -> tuple[tuple[str, str, tuple[str, ...], int], ...]:
    found = []
    for path in sorted((BASE / game).rglob("*.toml")):
        for table, defs in tomllib.loads(path.read_text("utf-8")).items():
            for name, one in defs.items():
                found += [(table, name, keys, value) for keys, value in _leaves(one)]
    return tuple(found)


def _leaves(table: dict[str, Any], above: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every whole number below a table, with the keys to it."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _leaves(value, (*above, key))
        elif isinstance(value, int) and not isinstance(value, bool):
            yield (*above, key), value


def random_mod(id: str, game: str, below: Path, chance: random.Random) -> Path:
    """Write a mod that changes a few numbers of a game, with or without words, needs and ballast."""
    home = below / id
    (home / game).mkdir(parents=True)
    said: dict[str, Any] = {}
    for table, name, keys, value in chance.choices(numbers_of(game), k=chance.randrange(1, 4)):
        at = said.setdefault(table, {}).setdefault(f"base:{name}", {})
        for key in keys[:-1]:
            at = at.setdefault(key, {})
        at[keys[-1]] = max(0, value + chance.choice((-1, 1, 2)))
    (home / game / f"{id}.toml").write_text(_ballast(chance) + tomli_w.dumps(said), "utf-8")
    needs = chance.choice((["base"], ["base >=0.1"]))
    head = {"format": 1, "id": id, "version": "1.0", "title": id.title(), "requires": needs}
    (home / "mod.toml").write_text(tomli_w.dumps(head), "utf-8")
    if chance.random() < 0.3:
        (home / "text" / "fr").mkdir(parents=True)
        (home / "text" / "fr" / "a.ftl").write_text(f"mod-title = {id}\n", "utf-8")
    return home


def _ballast(chance: random.Random) -> str:
    """Nothing, or, one time in ten, a comment that no save can carry."""
    if chance.random() > 0.1:
        return ""
    raw = base64.b64encode(chance.randbytes(70_000)).decode()
    return "".join(f"# {raw[at : at + 100]}\n" for at in range(0, len(raw), 100))


def fit_mods(game: str, below: Path, chance: random.Random) -> tuple[App, list[Path]] | None:
    """A house with a few mods by chance that can be played; None: none was found."""
    for number in range(MOST_TRIES):
        below_here = below / str(number)
        folders = [random_mod(f"m{n}", game, below_here, chance) for n in range(chance.randrange(1, 5))]
        try:
            app = App([BASE, *folders], Settings()).inline()
        except NoGame:
            continue
        if not any(one.severity == "error" for one in app.problems):
            return app, folders
    return None


def saved_match(app: App, game: str, chance: random.Random) -> Path | None:
    """The file of a match between bots that was left after some moves; None: the table is refused."""
    many = chance.choice(GAMES[game].seats[:3])
    seats = tuple(SavedSeat(name=str(n), kind="bot", temper="honest", strength="weak") for n in range(many))
    before = set(paths.saves_folder().glob("*.match"))
    try:
        table = app.begin(MatchPlan(game, seats, chance.getrandbits(32)))
    except (UnfitTable, ValueError):
        return None
    for _ in range(chance.randrange(2, 12)):
        if table.outcome is None:
            table.update(1.0)
    table.close()
    return next(iter(set(paths.saves_folder().glob("*.match")) - before))


def _mishap(folders: list[Path], game: str, below: Path, chance: random.Random) -> list[Path]:
    """The folders after one mod was removed, broken, changed, or added."""
    one = chance.choice(folders)
    left = [folder for folder in folders if folder != one]
    match chance.choice(("remove", "remove", "break", "change", "add")):
        case "remove":
            shutil.rmtree(one)
            return left
        case "break":
            (one / game / "x.toml").write_text("= nonsense", "utf-8")
            return folders
        case "change":
            shutil.rmtree(one)
            return [*left, random_mod(one.name, game, below / "changed", chance)]
        case _:
            return [*folders, random_mod("later", game, below / "later", chance)]


def run_case(game: str, below: Path, chance: random.Random) -> str:
    """Play, mishap, open again; what came of it, one of `OUTCOMES`, or why there was nothing to try."""
    found = fit_mods(game, below, chance)
    if found is None:
        return "no fit mod"
    app, folders = found
    path = saved_match(app, game, chance)
    if path is None:
        return "no table"
    saved = app.read(path)
    assert isinstance(saved, SavedMatch)
    before = path.read_bytes()
    later = App([BASE, *_mishap(folders, game, below, chance)], Settings()).inline()
    offered = [one.path for one in later.unfinished()]
    back = later.resume(path)
    if isinstance(back, Table):
        assert back.ticks == len(saved.ticks), "the match is another one"
        back.close()
        assert path in offered or not saved.begun
        return OUTCOMES[0]
    assert isinstance(back, SaveProblem) and path.read_bytes() == before
    words = back.describe(later.texts)
    assert words and not words.startswith("save-") and "{" not in words
    assert all(problem_message(one, later.texts) for one in later.problems)
    return OUTCOMES[1]


def run_cases(cases: int, seed: int, games: tuple[str, ...] = ()) -> tuple[Counter[str], list[str]]:
    """Run cases by chance, game after game; return counts of what came of them, and what went wrong."""
    chance, counts, faults = random.Random(seed), Counter[str](), list[str]()
    games = games or tuple(GAMES)
    for number in range(cases):
        with tempfile.TemporaryDirectory() as below:
            try:
                counts[run_case(games[number % len(games)], Path(below), chance)] += 1
            except Exception:
                faults.append(f"case {number} of seed {seed}\n{traceback.format_exc(limit=-5)}")
    return counts, faults


def main() -> int:
    """Run the cases in a home of their own; return 1 when one of them went wrong."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("--cases", type=int, default=200)
    reader.add_argument("--seed", type=int, default=1)
    said = reader.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["PERFIDIE_HOME"] = home
        counts, faults = run_cases(said.cases, said.seed)
    print(*faults, sep="\n")
    print(said.cases, "cases, seed", said.seed, dict(sorted(counts.items())), len(faults), "faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
