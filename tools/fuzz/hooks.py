#!/usr/bin/env python3
"""Scripts by chance in matches by chance: whatever they wish, a match goes on, and its replay is the same.

    .venv/bin/python tools/fuzz/hooks.py --matches 2000 --seed 1 --games complots roulette

Every hook of a game is listened to, wishes are made of the types of the game, some of them nonsense. The last
line counts askings by hook.
"""

import argparse
import json
import random
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import msgspec.inspect as mi

from game.app.content.script_words import script_words
from game.app.games import GAMES, Setup, all_sections, flag_values
from game.core.match import Match
from game.mods.catalog import Catalog
from game.mods.compile import without_metadata
from game.mods.load import load_mods
from game.scripting.hooks.scripts import Asked, scripts_in
from game.scripting.hooks.vocabulary import Vocabulary

BASE = Path(__file__).resolve().parents[2] / "mods" / "base"
BATTLES = ("movement-3", "deck-2", "magic-3", "shooting-3", "truce-3", "turn-2", "combat-4")
"""Positions from which battles go on: a whole one takes seconds."""
MODS = ("one", "two", "three")
LONGEST = 400
"""Ticks of a match."""
CALM = 0.9
"""How often a value is one that the game may well grant."""

PLAIN: dict[type[mi.Type], tuple[str, ...]] = {
    mi.IntType: ("1", "2", "3", "facts.player or 1", "facts.target or 2", "math.random(4)"),
    mi.BoolType: ("true", "false"),
    mi.StrType: ("'a'", "'b'", "'c-1'"),
    mi.DictType: ("{ a = 1 }", "{}"),
    mi.AnyType: ("facts.turn", "1", "{ 1, 2 }"),
}
"""By type: values of it as Lua writes them."""
ODD = ("0", "-1", "99", "1.5", "'x'", "{}", "true", "nil", "facts", "facts.memory")
"""Values that are hardly ever right."""


def lua_value(kind: mi.Type, chance: random.Random) -> str:
    """A value of a type as Lua writes it; now and then of another."""
    kind = without_metadata(kind)
    if chance.random() > CALM:
        return chance.choice(ODD)
    if type(kind) in PLAIN:
        return chance.choice(PLAIN[type(kind)])
    match kind:
        case mi.LiteralType(values=values):
            return f"'{chance.choice(list(values))}'"
        case mi.UnionType(types=kinds):
            return lua_value(chance.choice(list(kinds)), chance)
        case mi.ListType(item_type=inner) | mi.VarTupleType(item_type=inner):
            return f"{{ {lua_value(inner, chance)} }}"
    return "nil"


def lua_wish(words: Vocabulary, tag: str, chance: random.Random) -> str:
    """A wish of a kind as Lua writes it."""
    info = mi.type_info(words.wishes[tag])
    assert isinstance(info, mi.StructType)
    fields = "".join(f", {one.encode_name} = {lua_value(one.type, chance)}" for one in info.fields)
    return f"{{ wish = '{tag}'{fields} }}"


def odd_script(words: Vocabulary, chance: random.Random) -> str:
    """A script that listens to every hook and wishes for all sorts of things now and then."""
    handlers = []
    for hook in words.hooks:
        tags = sorted(LEGAL) if hook == "legal" else [tag for tag in words.wishes if tag not in LEGAL]
        wishes = ", ".join(lua_wish(words, chance.choice(tags), chance) for _ in range(chance.randrange(3)))
        often = chance.choice((1, 2, 5, 20))
        handlers.append(
            f"{hook} = function(facts) local closed = facts.closed "
            f"if math.random({often}) > 1 then return end return {{ {wishes} }} end"
        )
    return f"return {{ on = {{ {', '.join(handlers)} }} }}"


LEGAL = frozenset({"forbid", "allow"})
"""Wishes that are granted where a player is asked, and nowhere else."""

MANIFEST = 'format = 1\nid = "{id}"\nversion = "1"\ntitle = "{id}"\nrequires = ["base"]\n'


def catalog_with(game: str, sources: list[str], home: Path) -> Catalog:
    """The base game and scripts, each a mod of its own below a folder."""
    folders = []
    for id, source in zip(MODS, sources, strict=False):
        folders.append(home / id)
        (home / id / game).mkdir(parents=True)
        (home / id / "mod.toml").write_text(MANIFEST.format(id=id), encoding="utf-8")
        (home / id / game / "a.lua").write_text(source, encoding="utf-8")
    return load_mods([BASE, *folders], all_sections()).catalog


def table_of(game: str, catalog: Catalog, chance: random.Random) -> Callable[[], Any]:
    """What makes the rules of a table of any size."""
    entry = GAMES[game]
    if game == "skirmish":
        position = (BASE / "positions" / game / f"{chance.choice(BATTLES)}.toml").read_text("utf-8")
        return lambda: entry.rules(catalog, 0, {}, Setup(position=position))
    values, seats = flag_values(catalog, game, {})[0], chance.choice(entry.seats)
    return lambda: entry.rules(catalog, seats, values)


def run_match(game: str, seed: int, counts: Counter[str]) -> str:
    """Play a match under scripts by chance; returns what is wrong with it, or nothing."""
    chance = random.Random(f"{game} {seed}")
    words = script_words(game)
    assert words is not None
    sources = [odd_script(words, chance) for _ in range(chance.randrange(1, 1 + len(MODS)))]
    with tempfile.TemporaryDirectory() as home:
        catalog = catalog_with(game, sources, Path(home))
    table = table_of(game, catalog, chance)
    first = _played(table(), seed, counts)
    again: Match[Any, Any, Any] = Match(table(), seed)
    for tick in first.log:
        if again.submit(*tick) is not None:
            return "a replay is refused"
    return "" if again.checksum() == first.checksum() else "a replay ends otherwise"


def _played(rules: Any, seed: int, counts: Counter[str]) -> Match[Any, Any, Any]:
    """A match that chance plays, up to its end or for long enough."""
    for scripts in scripts_in(rules):
        scripts.listen = lambda asked: _count(asked, counts)
    match: Match[Any, Any, Any] = Match(rules, seed)
    dice = random.Random(seed)
    while match.outcome() is None and len(match.log) < LONGEST:
        owing = sorted(match.to_act())
        assert owing, "nobody is asked, and nobody has won"
        player = dice.choice(owing)
        options = match.options(player)
        assert options, f"nothing to choose from: {rules.observe(match.state, player).asks}"
        refusal = match.submit(dice.choice(options))
        assert refusal is None, f"an option is refused: {refusal}"
    return match


def _count(asked: Asked, counts: Counter[str]) -> None:
    """Count an asking by its hook."""
    counts[asked.handler.hook] += 1


def run_matches(game: str, matches: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Run matches of a game; returns askings by hook, and what went wrong."""
    counts, faults = Counter[str](), list[str]()
    for number in range(seed, seed + matches):
        try:
            wrong = run_match(game, number, counts)
        except Exception:
            wrong = traceback.format_exc(limit=-4)
        if wrong:
            faults.append(f"{game}, seed {number}: {wrong}")
    return counts, faults


def main() -> int:
    """Run matches; returns 1 when one went wrong."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("--matches", type=int, default=200)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--games", nargs="+", choices=sorted(GAMES), default=sorted(GAMES))
    said = reader.parse_args()
    bad = False
    for game in said.games:
        counts, faults = run_matches(game, said.matches, said.seed)
        bad |= bool(faults)
        print(*faults[:20], sep="\n")
        told = {"game": game, "matches": said.matches, "seed": said.seed, "faults": len(faults)}
        print(json.dumps({**told, "askings": dict(sorted(counts.items()))}), flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
