"""Plain data, in and out of the box: nothing else crosses the border."""

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Any, TypeAlias

from game.scripting.vm import is_table

Fact: TypeAlias = "bool | int | float | str | Sequence[Fact] | Mapping[str, Fact]"
"""What a script may be told, and what it may say."""
DEEPEST = 8
"""Tables inside one another."""
_WHOLE = range(-(1 << 63), 1 << 63)


class NotPlain(ValueError):
    """Data that may not cross the border; its text says why."""


def plain_facts(value: object, text: int, items: int) -> Any:
    """A copy of facts in dictionaries and lists alone; keys whose value is None are left out.

    Raises `NotPlain` for anything that Lua could not hold as it is, texts of more than `text` bytes, more
    than `items` values in all, or tables too deep.
    """
    left = [items]

    def copied(part: object, depth: int) -> Any:
        left[0] -= 1
        if left[0] < 0 or depth > DEEPEST:
            raise NotPlain("too many facts, or too deep")
        if isinstance(part, Mapping):
            return {_name(key, text): copied(one, depth + 1) for key, one in part.items() if one is not None}
        if isinstance(part, list | tuple):
            return [copied(one, depth + 1) for one in part]
        return _checked(part, text)

    return copied(value, 0)


def plain_wishes(value: Any) -> Any:
    """What a table of Lua, already known to be plain, says in Python; keys are sorted. Raises `NotPlain`."""
    if not is_table(value):
        return _checked(value)
    try:
        said = sorted(value.items(), key=_order)  # so that of two mistakes the same one is told everywhere
        pairs = {key: one if type(one) is str else plain_wishes(one) for key, one in said}
        if {*map(type, pairs)} <= {int}:
            return [pairs[place] for place in range(1, len(pairs) + 1)]
        return {str(key): pairs[key] for key in sorted(pairs)}
    except UnicodeDecodeError:
        raise NotPlain("a text that is not UTF-8") from None
    except (KeyError, TypeError):
        raise NotPlain("a table that is neither a list nor has names for keys") from None


def _order(pair: tuple[Any, Any]) -> tuple[str, Any]:
    """Where a key stands among others: numbers first, then names."""
    return type(pair[0]).__name__, pair[0]


def _name(key: object, text: int) -> Any:
    """A key of facts, which is a text."""
    if type(key) is not str:
        raise NotPlain(f"a key that is no text: {key!r}")
    return _checked(key, text)


def _checked(value: Any, text: int | None = None) -> Any:
    """A single value that both languages hold alike, as it is; raises `NotPlain`."""
    kind = type(value)
    if kind is str:
        if text is not None and len(_as_bytes(value)) > text:
            raise NotPlain("a text too long")
        return value
    if kind is bool or (kind is int and value in _WHOLE) or (kind is float and isfinite(value)):
        return value
    raise NotPlain(f"{kind.__name__}: only texts, whole and finite numbers, true and false")


def _as_bytes(value: str) -> bytes:
    """A text in UTF-8; raises `NotPlain` for half a character."""
    try:
        return value.encode("utf-8")
    except UnicodeEncodeError:
        raise NotPlain("a text that is not UTF-8") from None
