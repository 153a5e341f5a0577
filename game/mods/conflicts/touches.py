"""What a mod touches of a def: the keys it writes or removes, as deep as others could still change them."""

from collections.abc import Collection, Iterator
from typing import Any

import msgspec.inspect as mi

from game.mods.compile import EXTENDS, REMOVE, SPECIAL, union_member, without_metadata
from game.mods.layers import Origin
from game.mods.merging.tables import type_below
from game.mods.refs import Lookup, resolve_references

Keys = tuple[str, ...]
"""Keys that lead to a value, ids among them in full."""


def touched_keys(origin: Origin, kind: mi.Type, lookup: Lookup) -> frozenset[Keys]:
    """The keys of a def of this type that one mod's table writes or removes."""
    words = origin.body.get(REMOVE)
    removed = {
        _full_keys(str(word).split("."), kind, lookup) for word in (words if isinstance(words, list) else ())
    }
    written = {key: value for key, value in origin.body.items() if key not in SPECIAL}
    template = {(EXTENDS,)} if EXTENDS in origin.body else set[Keys]()
    return frozenset(removed | template | set(_written_keys(written, kind, lookup, ())))


def _written_keys(value: Any, kind: mi.Type, lookup: Lookup, path: Keys) -> Iterator[Keys]:
    """The keys that a value writes; a table that says its kind counts as a whole, and so does a value."""
    inner = without_metadata(kind)
    if isinstance(inner, mi.UnionType) and isinstance(value, dict):
        free = [one for one in map(without_metadata, inner.types) if isinstance(one, mi.DictType)]
        inner = union_member(value, inner) or (free[0] if free else inner)
    if path and value == {}:
        yield path
    elif isinstance(value, dict) and isinstance(inner, mi.DictType):
        for key, below in value.items():
            yield from _written_keys(below, inner.value_type, lookup, (*path, _full_key(key, inner, lookup)))
    elif isinstance(value, dict) and not _says_kind(value, inner):
        for key, below in value.items():
            yield from _written_keys(below, type_below(kind, key) or mi.AnyType(), lookup, (*path, key))
    else:
        yield path


def _says_kind(value: dict[str, Any], kind: mi.Type) -> bool:
    """Whether a table says by its tag of which kind it is."""
    return isinstance(kind, mi.StructType) and kind.tag_field is not None and kind.tag_field in value


def _full_keys(words: Collection[str], kind: mi.Type, lookup: Lookup) -> Keys:
    """The keys that an entry of `remove` means."""
    out: Keys = ()
    here: mi.Type | None = kind
    for word in words:
        inner = without_metadata(here) if here is not None else None
        if isinstance(inner, mi.UnionType):
            free = [one for one in map(without_metadata, inner.types) if isinstance(one, mi.DictType)]
            inner = free[0] if free else inner
        out = (*out, _full_key(word, inner, lookup) if isinstance(inner, mi.DictType) else word)
        here = type_below(inner, word) if inner is not None else None
    return out


def _full_key(word: str, kind: mi.DictType, lookup: Lookup) -> str:
    """A key of a free table, in full when it is an id."""
    full, _ = resolve_references(word, kind.key_type, lookup)
    return str(full)
