"""Odd tables by chance: what a mod says in TOML that can be read, a word or a number off."""

import copy
import random
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import tomli_w

ODD_VALUES: tuple[Any, ...] = (
    *(-1, 0, 1, 2, 3, 7, 13, 40, 1_000, 10**6, 10**17, 0.5, -0.0, 1e300, True, False),
    *("", "base:", ":", "base:duchesse", "odd0:x", "é", "x" * 300, "{ $n }", "\u202e", "any", "none"),
    *([], [1], ["base:duchesse"], [[]], {}, {"kind": "nothing"}, {"kind": "script"}, [{}]),
)
"""What is put where something else stood."""
ODD_KEYS = ("extends", "remove", "id", "kind", "copies", "from", "Min", "", "base:duchesse", "effects", "x y")
"""Keys that are added."""
MOST_DEFS = 3
"""Things of a file that a mod keeps, each its own or one of the base."""

Place = tuple[Any, Any]
"""A table or a list, and the key or the index of something in it."""


def odd_tables(path: Path, chance: random.Random) -> bytes:
    """Some things of a file of ours, a few of their keys gone, new, or with another value; as TOML."""
    table = _some_defs(copy.deepcopy(_read(path)), chance)
    for _ in range(chance.randrange(1, 4)):
        places = list(_places(table))
        if not places:
            break
        holder, key = chance.choice(places)
        _harm(holder, key, chance.choice(places), chance)
    return tomli_w.dumps(table).encode()


@lru_cache(maxsize=512)
def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _some_defs(table: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A few things of each table but one, renamed so that half of them change those of the base."""
    kept: dict[str, Any] = {}
    for name in chance.sample(sorted(table), min(len(table), 2)):
        defs = table[name]
        if not isinstance(defs, dict):
            kept[name] = defs
            continue
        ids = chance.sample(sorted(defs), min(len(defs), MOST_DEFS))
        kept[name] = {id if ":" in id or chance.random() < 0.5 else f"base:{id}": defs[id] for id in ids}
    return kept


def _places(node: Any) -> Iterator[Place]:
    """Where something stands, at any depth."""
    for key, value in node.items() if isinstance(node, dict) else enumerate(node):
        yield node, key
        if isinstance(value, dict | list):
            yield from _places(value)


def _harm(holder: Any, key: Any, other: Place, chance: random.Random) -> None:
    """Do something to what stands at a place."""
    what = chance.randrange(6)
    if what == 0:
        del holder[key]
    elif what == 1 and isinstance(holder, dict):
        holder[chance.choice(ODD_KEYS)] = copy.deepcopy(chance.choice(ODD_VALUES))
    elif what == 2:
        holder[key] = copy.deepcopy(other[0][other[1]])
    elif what == 3 and isinstance(holder[key], int):
        holder[key] += chance.choice((-1, 1, 2, -10, 100))
    elif what == 4 and isinstance(holder, dict):
        holder[str(key)[:-1]] = holder.pop(key)
    else:
        holder[key] = copy.deepcopy(chance.choice(ODD_VALUES))
