#!/usr/bin/env python3
"""Spoilt `[moment]` tables of battles, by chance: each is refused with its place, or can be played on from.

    .venv/bin/python tools/fuzz/moments.py --cases 5000 --seed 1

Battles of bots are written down in the middle of their phases; in each copy a few words of what waits are
changed, lost or doubled. It is loaded as `--position` would load it, looked at from every seat, and played
for a few ticks. Whatever raises anything but a refusal is printed; the last line counts.
"""

import argparse
import copy
import random
import sys
import tomllib
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import tomli_w

from game.app.games import GAMES
from game.app.games.game import Setup, flag_values
from game.core.match import Match
from game.core.notation import PositionProblem
from game.core.rng import Rng
from game.mods.catalog import Catalog
from game.rules.skirmish.position.notation import position_of, position_text

ODD: tuple[Any, ...] = (-1, 0, 1, 2, 3, 7, 99, 400, -5, "", "x", "base:horde", [], {}, True, 0.5, 10**9)
"""What stands where something else should."""
CALM = 3
"""Ticks that are played from a position."""


class Verdict(NamedTuple):
    """What came of a spoilt position: refused (and why), played, or an error with its traceback."""

    kind: str
    said: str = ""


def written_moments(catalog: Catalog, seed: int, every: int = 23) -> Iterator[dict[str, Any]]:
    """Positions of a battle of lots, taken every so many ticks, as tables."""
    game = GAMES["skirmish"]
    flags: dict[str, Any] = {"preset": "short"}
    values, _ = flag_values(catalog, "skirmish", flags)
    rules = game.rules(catalog, 2 + seed % 2, values)
    match: Match[Any, Any, Any] = Match(rules, seed)
    chance = Rng(f"moments {seed}")
    while match.to_act():
        for player in tuple(match.to_act()):
            options = rules.legal_actions(match.state, player)
            match.submit(chance.choice(options))
            if len(match.log) % every == 0 and match.to_act():
                yield read_table(position_text(position_of(match.state, flags)))
            break


def read_table(text: str) -> dict[str, Any]:
    """A text in TOML as a table."""
    return tomllib.loads(text)


def spoilt_table(table: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A copy with one to three wrong things in its `[moment]`."""
    out = copy.deepcopy(table)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        _spoil(out.setdefault("moment", {}), chance)
    return out


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in a value with each of its keys."""
    pairs = list(value.items() if isinstance(value, dict) else enumerate(value))
    for key, inside in pairs:
        yield value, key
        if isinstance(inside, dict | list):
            yield from _places(inside)


def _spoil(moment: dict[str, Any], chance: random.Random) -> None:
    """Change, lose, double or exchange one thing."""
    places = list(_places(moment))
    if not places:
        moment["steps"] = []
        return
    holder, key = chance.choice(places)
    match chance.randrange(6):
        case 0:
            del holder[key]
        case 1:
            other, its = chance.choice(places)
            holder[key] = copy.deepcopy(other[its])
        case 2 if isinstance(holder, list):
            holder.insert(chance.randrange(len(holder) + 1), copy.deepcopy(holder[key]))
        case 3 if isinstance(holder[key], int):
            holder[key] += chance.choice((-1, 1, 5))
        case 4 if isinstance(holder[key], str):
            words = [one[at] for one, at in places if isinstance(one[at], str)]
            holder[key] = chance.choice(words)
        case _:
            holder[key] = copy.deepcopy(chance.choice(ODD))


def judge_table(catalog: Catalog, table: dict[str, Any], seed: int) -> Verdict:
    """Load a position and play a few ticks from it."""
    game = GAMES["skirmish"]
    text = tomli_w.dumps(table)
    try:
        rules = game.rules(catalog, len(table["seat"]), {}, Setup(position=text))
    except PositionProblem as problem:
        return Verdict("refused", str(problem))
    except Exception:
        return Verdict("error", "loading: " + traceback.format_exc(limit=-5))
    try:
        _play_on(rules, seed)
    except Exception:
        return Verdict("error", "playing: " + traceback.format_exc(limit=-5))
    return Verdict("played")


def _play_on(rules: Any, seed: int) -> None:
    """Look at a laid-out battle from every seat and play a few ticks by lot."""
    match: Match[Any, Any, Any] = Match(rules, seed)
    chance = Rng(f"play {seed}")
    for _ in range(CALM):
        for seat in range(rules.players):
            rules.observe(match.state, seat)
        for player in tuple(match.to_act())[:1]:
            refusal = match.submit(chance.choice(rules.legal_actions(match.state, player)))
            assert refusal is None, refusal


def judged_tables(
    catalog: Catalog, tables: Sequence[dict[str, Any]], cases: int, seed: int
) -> Iterator[tuple[dict[str, Any], Verdict]]:
    """So many spoilt copies of these tables, and what came of each."""
    chance = random.Random(seed)
    for number in range(cases):
        table = spoilt_table(chance.choice(tables), chance)
        yield table, judge_table(catalog, table, number)


def main() -> int:
    """Spoil tables until all cases are done; return 1 when one ended in an error."""
    from game.app.app import App

    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("--cases", type=int, default=2_000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--battles", type=int, default=3)
    said = reader.parse_args()
    catalog = App().catalog
    tables = [
        table for battle in range(said.battles) for table in written_moments(catalog, said.seed + battle)
    ]
    counts: Counter[str] = Counter()
    errors: Counter[str] = Counter()
    for number, table in enumerate(tables):
        whole = judge_table(catalog, table, number)
        if whole.kind != "played":
            errors[f"as written: {whole.said}"] += 1
    for _, verdict in judged_tables(catalog, tables, said.cases, said.seed):
        counts[verdict.kind] += 1
        if verdict.kind == "error":
            errors[verdict.said] += 1
    for trace, many in errors.most_common():
        print(many, trace)
    print(said.cases, "cases of", len(tables), "moments, seed", said.seed, dict(counts))
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
