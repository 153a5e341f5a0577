"""Values of tables by the paths that lead to them: what stands there, and what a table says without it."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from game.app.workshop.document import Path
from game.mods.compile import REMOVE


def without_name(value: Any, id: str) -> Any:
    """A value without a name: taken out of lists and tables; None where the value is that name."""
    if isinstance(value, list):
        return [without_name(one, id) for one in value if one != id]
    if isinstance(value, dict):
        left = {key: without_name(inner, id) for key, inner in value.items() if key != id}
        return {key: inner for key, inner in left.items() if inner is not None}
    return None if value == id else value


def without_removal(body: dict[str, Any], key: str) -> dict[str, Any]:
    """What is written of a thing without taking a key away."""
    left = [one for one in body.get(REMOVE, ()) if one.partition(".")[0] != key]
    out = {name: value for name, value in body.items() if name != REMOVE}
    return {**out, REMOVE: left} if left else out


def value_at(said: Any, path: Path) -> Any:
    """What a path leads to; None: nothing."""
    for key in path:
        if isinstance(said, dict):
            said = said.get(key)
        elif isinstance(said, Sequence) and isinstance(key, int) and key < len(said):
            said = said[key]
        else:
            return None
    return said


def with_value(said: Any, path: Path, value: Any) -> Any:
    """A copy of a value in which a path leads to another one."""
    if not path:
        return value
    key, rest = path[0], path[1:]
    if isinstance(key, int):
        out = list(said or ())
        out[key] = with_value(out[key], rest, value)
        return out
    table = dict(deepcopy(said) or {})
    table[key] = with_value(table.get(key), rest, value)
    return table
