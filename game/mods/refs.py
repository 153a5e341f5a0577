"""References between defs: written short or full in a file, always full in the catalog."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec.inspect as mi

from game.mods.compile import Fault, Path, union_member, without_metadata

Lookup = Callable[[str, str], "str | Fault"]
"""(section or `*`, reference as written) → the full id, or the fault; the fault's path is filled in here."""


_REFERRING: dict[int, tuple[mi.Type, bool]] = {}
"""By identity of a type, which is kept so that no other can have it: whether it may hold references."""
_FIELDS: dict[int, tuple[mi.StructType, list[tuple[str, mi.Type]]]] = {}
"""By identity of a struct, which is kept as well: its fields that may hold references."""


def resolve_references(value: Any, kind: mi.Type, lookup: Lookup, path: Path = ()) -> tuple[Any, list[Fault]]:
    """`value` with every reference in it made full, and a fault for each that leads nowhere.

    Parts that do not fit `kind` are left alone: the compiler speaks of them.
    """
    if not may_refer(kind):
        return value, []
    section = _points_to(kind)
    if section is not None:
        return _resolve_one(value, section, lookup, path) if isinstance(value, str) else (value, [])
    kind = without_metadata(kind)
    resolve = _RESOLVERS.get(type(kind))
    return resolve(value, kind, lookup, path) if resolve else (value, [])


def may_refer(kind: mi.Type) -> bool:
    """Whether a value of a type can hold a reference; found out once."""
    known = _REFERRING.get(id(kind))
    if known is None:
        _REFERRING[id(kind)] = (kind, True)  # a type within itself: yes, until more is known
        known = _REFERRING[id(kind)] = (
            kind,
            _points_to(kind) is not None or any(map(may_refer, _inside(kind))),
        )
    return known[1]


def _inside(kind: mi.Type) -> Iterator[mi.Type]:
    """The types of what lies in a value of a type."""
    match without_metadata(kind):
        case mi.StructType(fields=fields):
            yield from (field.type for field in fields)
        case mi.TupleType(item_types=kinds) | mi.UnionType(types=kinds):
            yield from kinds
        case mi.DictType(key_type=key, value_type=inner):
            yield from (key, inner)
        case mi.ListType(item_type=inner) | mi.VarTupleType(item_type=inner):
            yield inner
        case mi.SetType(item_type=inner) | mi.FrozenSetType(item_type=inner):
            yield inner


def _points_to(kind: mi.Type) -> str | None:
    """The section a type refers to, `*` for any of its game, None when it is no reference."""
    while isinstance(kind, mi.Metadata):
        if kind.extra and "ref" in kind.extra:
            return str(kind.extra["ref"])
        kind = kind.type
    return None


def _resolve_one(value: str, section: str, lookup: Lookup, path: Path) -> tuple[Any, list[Fault]]:
    """The full id that a reference means, or the reference itself and its fault."""
    found = lookup(section, value)
    if isinstance(found, Fault):
        return value, [Fault(path, found.code, found.facts, found.hint, found.on_key)]
    return found, []


def _resolve_items(value: Any, kind: Any, lookup: Lookup, path: Path) -> tuple[Any, list[Fault]]:
    """A list with its references made full, and their faults."""
    if not isinstance(value, list):
        return value, []
    done = [resolve_references(one, kind.item_type, lookup, (*path, n)) for n, one in enumerate(value)]
    return [one for one, _ in done], [fault for _, found in done for fault in found]


def _resolve_tuple(value: Any, kind: Any, lookup: Lookup, path: Path) -> tuple[Any, list[Fault]]:
    """A list of fixed length with its references made full, and their faults."""
    if not isinstance(value, list) or len(value) != len(kind.item_types):
        return value, []
    pairs = zip(value, kind.item_types, strict=True)
    done = [resolve_references(one, inner, lookup, (*path, n)) for n, (one, inner) in enumerate(pairs)]
    return [one for one, _ in done], [fault for _, found in done for fault in found]


def _resolve_struct(value: Any, kind: Any, lookup: Lookup, path: Path) -> tuple[Any, list[Fault]]:
    """A table with the references in its keys' values made full, and their faults."""
    if not isinstance(value, dict):
        return value, []
    out, faults = dict(value), list[Fault]()
    for key, inner in _referring_fields(kind):
        if key in value:
            out[key], found = resolve_references(value[key], inner, lookup, (*path, key))
            faults += found
    return out, faults


def _referring_fields(kind: mi.StructType) -> list[tuple[str, mi.Type]]:
    """The keys of a table of which the values may hold references, with their types; found out once."""
    known = _FIELDS.get(id(kind))
    if known is None:
        found = [(one.encode_name, one.type) for one in kind.fields if may_refer(one.type)]
        known = _FIELDS[id(kind)] = (kind, found)
    return known[1]


def _resolve_dict(value: Any, kind: Any, lookup: Lookup, path: Path) -> tuple[Any, list[Fault]]:
    """A table of free keys with references in keys and values made full, and their faults."""
    if not isinstance(value, dict):
        return value, []
    out, faults = {}, list[Fault]()
    for key, inner in value.items():
        full, wrong = resolve_references(key, kind.key_type, lookup, (*path, key))
        out[full], found = resolve_references(inner, kind.value_type, lookup, (*path, key))
        faults += wrong + found
    return out, faults


def _resolve_union(value: Any, kind: Any, lookup: Lookup, path: Path) -> tuple[Any, list[Fault]]:
    """A value of several possible types with its references made full, and their faults."""
    chosen = union_member(value, kind)
    if chosen is not None:
        return resolve_references(value, chosen, lookup, path)
    for one in kind.types:
        if _points_to(one) is not None and isinstance(value, str):
            return resolve_references(value, one, lookup, path)
        if isinstance(value, list) and isinstance(without_metadata(one), (*_LISTS, mi.TupleType)):
            return resolve_references(value, one, lookup, path)
        if isinstance(value, dict) and isinstance(without_metadata(one), mi.DictType):
            return resolve_references(value, one, lookup, path)
    return value, []


_LISTS = (mi.ListType, mi.VarTupleType, mi.SetType, mi.FrozenSetType)
_RESOLVERS: dict[type[mi.Type], Callable[[Any, Any, Lookup, Path], tuple[Any, list[Fault]]]] = {
    mi.StructType: _resolve_struct,
    mi.TupleType: _resolve_tuple,
    mi.DictType: _resolve_dict,
    mi.UnionType: _resolve_union,
    **dict.fromkeys(_LISTS, _resolve_items),
}
