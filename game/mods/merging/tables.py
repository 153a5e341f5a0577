"""Two tables laid over one another, key by key, as far down as both are tables of one kind."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec.inspect as mi

from game.mods.compile import Path, union_member, without_metadata

Table = dict[str, Any]
"""Keys and values, as a file has them."""
Resolve = Callable[[Any, mi.Type, Path], Any]
"""A value as a file writes it, its type and the path to it → the value with full ids."""


def laid_over(below: Any, above: Any, kind: mi.Type, resolve: Resolve, path: Path = ()) -> Any:
    """What stands when `above`, still to be resolved, is written over `below`, which has full ids already.

    Tables are merged key by key; everything else, lists too, is replaced whole, and so is a table that says
    it is of another kind than the one below.
    """
    if not (isinstance(below, dict) and isinstance(above, dict)):
        return resolve(above, kind, path)
    inner = _table_type(below, above, kind)
    if isinstance(inner, mi.StructType) and not _says_other_kind(below, above, inner):
        return _merged_struct(below, above, inner, resolve, path)
    if isinstance(inner, mi.DictType):
        return _merged_dict(below, above, inner, resolve, path)
    return resolve(above, kind, path)


def _says_other_kind(below: Table, above: Table, kind: mi.StructType) -> bool:
    """Whether the upper table says by its tag that it is of another kind than the lower one."""
    tag = kind.tag_field
    return tag is not None and above.get(tag, below.get(tag)) != below.get(tag)


def _merged_struct(below: Table, above: Table, kind: mi.StructType, resolve: Resolve, path: Path) -> Table:
    """Two tables of known keys as one; unknown keys are left as they are, for the compiler to speak of."""
    out = dict(below)
    out.update(above)
    for field in kind.fields:
        key = field.encode_name
        if key in above:
            out[key] = laid_over(below.get(key), above[key], field.type, resolve, (*path, key))
    return out


def _merged_dict(below: Table, above: Table, kind: mi.DictType, resolve: Resolve, path: Path) -> Table:
    """Two tables of free keys as one; keys that are ids are compared in full."""
    out = dict(below)
    for key, value in above.items():
        full = resolve(key, kind.key_type, (*path, key))
        out[full] = laid_over(below.get(full), value, kind.value_type, resolve, (*path, key))
    return out


def _table_type(below: Table, above: Table, kind: mi.Type) -> mi.Type:
    """The type of a table when two are merged: of several possible ones that of the tag, written or left."""
    kind = without_metadata(kind)
    if not isinstance(kind, mi.UnionType):
        return kind
    chosen = union_member({**below, **above}, kind)
    if chosen is not None:
        return chosen
    free = [one for one in map(without_metadata, kind.types) if isinstance(one, mi.DictType)]
    return free[0] if free else kind


def type_below(kind: mi.Type, key: str) -> mi.Type | None:
    """The type of a key of a table, or None when the table knows no such key; of a free table any key is."""
    kind = without_metadata(kind)
    if isinstance(kind, mi.DictType):
        return kind.value_type
    if isinstance(kind, mi.StructType):
        return next((field.type for field in kind.fields if field.encode_name == key), None)
    if isinstance(kind, mi.UnionType):
        inside = [type_below(one, key) for one in kind.types]
        return next((one for one in inside if one is not None), None)
    return None


def known_keys(kind: mi.Type) -> set[str]:
    """The keys that a table may have, as far as its type names them."""
    kind = without_metadata(kind)
    if isinstance(kind, mi.StructType):
        return {field.encode_name for field in kind.fields} - {"id"}
    if isinstance(kind, mi.UnionType):
        return {key for one in kind.types for key in known_keys(one)}
    return set()


def without_key(table: Table, path: Sequence[str]) -> Table | None:
    """The table without the key that `path` leads to, or None when nobody wrote it.

    A key that is the id of a def may be written without its mod.
    """
    key = written_key(table, path[0])
    if key is None:
        return None
    out = dict(table)
    if len(path) == 1:
        del out[key]
        return out
    inner = out[key]
    left = without_key(inner, path[1:]) if isinstance(inner, dict) else None
    if left is None:
        return None
    out[key] = left
    return out


def written_key(table: Table, word: str) -> str | None:
    """The key of a table that a word means, as it is or without its mod; None when there is none."""
    if word in table:
        return word
    short = word.partition(":")[2] or word
    alike = [key for key in table if key == short or key.partition(":")[2] == word]
    return alike[-1] if alike else None
