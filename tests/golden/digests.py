"""Digests of matches that bots play: the same under every Python. Run this file to write them anew.

    python -m tests.golden.digests           writes digests.toml
    python -m tests.golden.digests --short   prints a few of them as this Python plays them

They change when bots decide otherwise: say so in the commit that writes them.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any

import tomli_w

from game.app.games import GAMES, Setup, all_sections, flag_values
from game.app.simulate import simulate_matches
from game.mods.load import load_mods
from tests.builders import BASE, base_catalog

FILE = Path(__file__).parent / "digests.toml"
TABLES = {
    "complots": ("2", "3"),
    "hecatombe": ("4", "3"),
    "roulette": ("2", "3"),
    "skirmish": ("movement-3", "deck-2", "magic-3", "shooting-3", "truce-3", "turn-2"),
}
"""By game: how many play, or the position with which a battle begins; every Python plays the first."""
SCRIPTED = sorted(
    (file.parent.name, file.parents[1].name)
    for file in BASE.parent.glob("*/*/*.lua")
    if file.parent.name in GAMES
)
"""Games and the shipped mods that say something of them in Lua; bots play those, too."""
SCRIPTED_AT = {"skirmish": "truce-3"}
"""By game: the table at which scripts are played with; of the others, three play."""
SCRIPTED_BY = ("random", "middling")
"""The policies that play with scripts."""
SEEDS = {"random": 2, "weak": 2, "middling": 2, "strong": 1}
"""By policy: the matches of a table, with the seeds 1, 2, …"""
DIGITS = 16
Digests = dict[str, dict[str, str]]
"""By game and match (`strong 4 1`: policy, table, seed): the first digits of the digest of its log."""


def rules_at(game: str, table: str) -> Any:
    """The rules of a table: how many play, or a position, and perhaps the mod that they play with."""
    place, _, mod = table.partition("+")
    catalog = load_mods([BASE, BASE.parent / mod], all_sections()).catalog if mod else base_catalog()
    if place.isdigit():
        return GAMES[game].rules(catalog, int(place), flag_values(catalog, game, {})[0])
    position = (BASE / "positions" / game / f"{place}.toml").read_text("utf-8")
    return GAMES[game].rules(catalog, 0, {}, Setup(position=position))


def matches_of(game: str, *, short: bool = False) -> list[str]:
    """The names of a game's matches: all, or one of each policy that begins at the first table."""
    scripted = dict.fromkeys(f"{SCRIPTED_AT.get(game, 3)}+{mod}" for at, mod in SCRIPTED if at == game)
    tables, seeds = (TABLES[game][:1], dict.fromkeys(SEEDS, 1)) if short else (TABLES[game], SEEDS)
    return [
        f"{policy} {table} {seed}"
        for policy, most in seeds.items()
        for table in tables
        for seed in range(1, most + 1)
    ] + [f"{policy} {table} 1" for table in scripted for policy in SCRIPTED_BY]


def digest_of(game: str, match: str) -> str:
    """The digest of a match as it is played now."""
    policy, table, seed = match.split()
    tally = simulate_matches(game, rules_at(game, table), 1, int(seed), policy)
    return tally.digest[:DIGITS]


def played(game: str, *, short: bool = False) -> dict[str, str]:
    """By name: the digests of a game's matches as they are played now."""
    return {match: digest_of(game, match) for match in matches_of(game, short=short)}


def recorded() -> Digests:
    """The digests that were written down."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def differing(found: Digests) -> list[str]:
    """The matches of `found` that are not what was written down."""
    known = recorded()
    return [
        f"{game} {match}"
        for game, digests in found.items()
        for match, digest in digests.items()
        if known.get(game, {}).get(match) != digest
    ]


def main(short: bool) -> None:
    """Write every digest down, or print the short ones."""
    text = tomli_w.dumps({game: played(game, short=short) for game in TABLES})
    if short:
        print(text)
    else:
        FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main("--short" in sys.argv[1:])
