"""Compilation of tables: a TOML table becomes a frozen Def, or every fault in it is listed at once."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import msgspec.inspect as mi

from game.mods.defs import Def
from game.mods.problems import Facts, closest_word, value_preview

T = TypeVar("T")
Path = tuple[str | int, ...]
"""Keys and places in lists that lead to a value."""

NAME_PATTERN = r"^[a-z][a-z0-9_-]*$"
"""What a name in a mod looks like."""
EXTENDS, REMOVE = "extends", "remove"
"""Keys of any def that are none of its own: the def to begin with, and the keys to leave out."""
SPECIAL = (EXTENDS, REMOVE)

_AT = re.compile(r" - at `\$(.*)`$")
_KNOWN_TYPES: dict[Any, mi.Type] = {}
_UNIONS: dict[int, tuple[mi.UnionType, list[mi.StructType]]] = {}
"""By identity of a union, which is kept so that no other can have it: its structs."""
_ENOUGH = 200
"""Faults of one list or table after which no more are looked for."""
_CONTAINERS = (mi.ListType, mi.VarTupleType, mi.SetType, mi.FrozenSetType)


class Fault(msgspec.Struct, frozen=True):
    """A mistake in a table: `path` leads to it; `on_key` when the key itself is wrong."""

    path: Path
    code: str
    facts: Facts = {}
    hint: str = ""
    on_key: bool = False


def msgspec_type(kind: Any) -> mi.Type:
    """The description of a type by msgspec, read once."""
    if kind not in _KNOWN_TYPES:
        _KNOWN_TYPES[kind] = mi.type_info(kind)
    return _KNOWN_TYPES[kind]


def convert_table(table: object, kind: type[T]) -> T | list[Fault]:
    """The Struct that `table` describes, or every fault in it; msgspec alone when nothing is wrong."""
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        return type_faults(table, msgspec_type(kind)) or [_refusal_fault(error)]


def type_faults(value: object, kind: mi.Type, path: Path = ()) -> list[Fault]:
    """All faults of `value` that its type `kind` shows; `path` leads to it."""
    kind = without_metadata(kind)
    check = _CHECKS.get(type(kind))
    return check(value, kind, path) if check else []


def without_metadata(kind: mi.Type) -> mi.Type:
    """A type without the extra facts written beside it."""
    while isinstance(kind, mi.Metadata):
        kind = kind.type
    return kind


def union_member(value: object, kind: mi.UnionType) -> mi.Type | None:
    """The struct of a tagged union that the table `value` chose by its tag, or None."""
    if not isinstance(value, dict):
        return None
    for one in _structs_of(kind):
        if one.tag_field is None or value.get(one.tag_field) == one.tag:
            return one
    return None


def _structs_of(kind: mi.UnionType) -> list[mi.StructType]:
    """The structs of a union, read once."""
    if id(kind) not in _UNIONS:
        plain = [without_metadata(one) for one in kind.types]
        _UNIONS[id(kind)] = (kind, [one for one in plain if isinstance(one, mi.StructType)])
    return _UNIONS[id(kind)][1]


def _refusal_fault(error: msgspec.ValidationError, path: Path = ()) -> Fault:
    """The fault of what a Struct itself refused."""
    said = str(error)
    found = _AT.search(said)
    steps = re.findall(r"[^.\[\]]+", found.group(1)) if found and not path else []
    inner: Path = tuple(int(step) if step.isdigit() else step for step in steps if step != "...")
    return Fault(path or inner, "refused", {"reason": _AT.sub("", said)})


def _wrong_type(value: object, expected: str, path: Path) -> list[Fault]:
    """The one fault of a value of another type."""
    return [Fault(path, "wrong-type", {"expected": expected, "got": value_preview(value)})]


def _struct_faults(value: object, kind: Any, path: Path) -> list[Fault]:
    """Faults of a table by its keys, and, once those are right, by the Struct's own checks."""
    if not isinstance(value, dict):
        return _wrong_type(value, "table", path)
    known = {field.encode_name: field for field in kind.fields}
    allowed = known.keys() | ({kind.tag_field} if kind.tag_field else set())
    out: list[Fault] = []
    for key, inner in value.items():
        if key in known:
            out += type_faults(inner, known[key].type, (*path, key))
        elif key not in allowed and kind.forbid_unknown_fields:
            out.append(_unknown_key_fault(key, _sayable_keys(value, kind), path))
        if len(out) > _ENOUGH:
            return out
    out += [
        Fault(path, "missing-key", {"key": key}, "add-key")
        for key, field in known.items()
        if field.required and key not in value
    ]
    return out or _own_faults(value, kind.cls, path)


def _sayable_keys(value: dict[str, object], kind: Any) -> set[str]:
    """The keys that a table may have, the tag that it has left out; of a def also those of every def."""
    known = {str(field.encode_name) for field in kind.fields}
    if issubclass(kind.cls, Def):
        known = (known - {"id"}) | {*SPECIAL}
    if kind.tag_field and kind.tag_field not in value:
        known.add(kind.tag_field)
    return known


def _unknown_key_fault(key: str, known: set[str], path: Path) -> Fault:
    """The fault of an unknown key, with the known one it comes closest to."""
    like = closest_word(key, known)
    known = known - {*SPECIAL}
    facts: Facts = {"key": key, "near": like} if like else {"key": key, "known": ", ".join(sorted(known))}
    hint = "did-you-mean" if like else "known" if known else "no-keys"
    return Fault((*path, key), "unknown-key", facts, hint, on_key=True)


def _own_faults(value: object, cls: type, path: Path) -> list[Fault]:
    """Faults that the Struct's `__post_init__` finds, once each of its keys is right."""
    try:
        msgspec.convert(value, cls)
    except msgspec.ValidationError as error:
        return [_refusal_fault(error, path)]
    return []


def _number_faults(value: object, kind: Any, path: Path) -> list[Fault]:
    """Faults of a number: type, limits, step."""
    whole = isinstance(kind, mi.IntType)
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        return _wrong_type(value, "int" if whole else "float", path)
    step = 1 if whole else 0
    least = kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + step
    most = kind.le if kind.le is not None else None if kind.lt is None else kind.lt - step
    if (least is not None and value < least) or (most is not None and value > most):
        code = "out-of-range" if None not in (least, most) else "too-small" if most is None else "too-big"
        limits = {"least": least, "most": most}
        return [
            Fault(
                path,
                code,
                {"got": value_preview(value), **{k: str(v) for k, v in limits.items() if v is not None}},
            )
        ]
    if kind.multiple_of is not None and value % kind.multiple_of:
        return [Fault(path, "not-multiple", {"got": value_preview(value), "step": str(kind.multiple_of)})]
    return []


def _text_faults(value: object, kind: Any, path: Path) -> list[Fault]:
    """Faults of a text: type, pattern, length."""
    if not isinstance(value, str):
        return _wrong_type(value, "str", path)
    if kind.pattern is not None and not re.search(kind.pattern, value):
        hint = "plain-name" if kind.pattern == NAME_PATTERN else ""
        return [Fault(path, "bad-shape", {"got": value_preview(value), "pattern": kind.pattern}, hint)]
    return _length_faults(len(value), kind, path)


def _length_faults(size: int, kind: Any, path: Path) -> list[Fault]:
    """The fault of a text or list that is too short or too long."""
    if kind.min_length is not None and size < kind.min_length:
        return [Fault(path, "too-short", {"got": size, "least": kind.min_length})]
    if kind.max_length is not None and size > kind.max_length:
        return [Fault(path, "too-long", {"got": size, "most": kind.max_length})]
    return []


def _bool_faults(value: object, _kind: Any, path: Path) -> list[Fault]:
    """The fault of a value that is neither true nor false."""
    return [] if isinstance(value, bool) else _wrong_type(value, "bool", path)


def _none_faults(value: object, _kind: Any, path: Path) -> list[Fault]:
    """The fault of a value that is not None."""
    return [] if value is None else _wrong_type(value, "none", path)


def _choice_faults(value: object, kind: Any, path: Path) -> list[Fault]:
    """The fault of a value outside a closed list."""
    choices = kind.values if isinstance(kind, mi.LiteralType) else [one.value for one in kind.cls]
    if value in choices and not isinstance(value, bool):
        return []
    return not_one_of(value, [str(choice) for choice in choices], path)


def not_one_of(value: object, choices: list[str], path: Path) -> list[Fault]:
    """The one fault of `value` outside the closed list `choices`, with the closest one."""
    like = closest_word(value, choices) if isinstance(value, str) else ""
    facts: Facts = {"got": value_preview(value), "known": ", ".join(choices)}
    return [
        Fault(
            path, "not-one-of", facts | ({"near": like} if like else {}), "did-you-mean" if like else "known"
        )
    ]


def _list_faults(value: object, kind: Any, path: Path) -> list[Fault]:
    """Faults of a list: type, items, length."""
    if not isinstance(value, list | tuple):
        return _wrong_type(value, "list", path)
    inside: list[Fault] = []
    for n, one in enumerate(value):
        inside += type_faults(one, kind.item_type, (*path, n))
        if len(inside) > _ENOUGH:
            return inside
    return inside + _length_faults(len(value), kind, path)


def _tuple_faults(value: object, kind: Any, path: Path) -> list[Fault]:
    """Faults of a list with a fixed number of items."""
    if not isinstance(value, list | tuple):
        return _wrong_type(value, "list", path)
    if len(value) != len(kind.item_types):
        code = "too-short" if len(value) < len(kind.item_types) else "too-long"
        limit = {"least" if code == "too-short" else "most": len(kind.item_types)}
        return [Fault(path, code, {"got": len(value), **limit})]
    pairs = zip(value, kind.item_types, strict=True)
    return [fault for n, (one, inner) in enumerate(pairs) for fault in type_faults(one, inner, (*path, n))]


def _dict_faults(value: object, kind: Any, path: Path) -> list[Fault]:
    """Faults of a table with free keys: keys and values."""
    if not isinstance(value, dict):
        return _wrong_type(value, "table", path)
    out: list[Fault] = []
    for key, inner in value.items():
        wrong_key = type_faults(key, kind.key_type, (*path, key))
        out += [msgspec.structs.replace(fault, on_key=True) for fault in wrong_key]
        out += type_faults(inner, kind.value_type, (*path, key))
        if len(out) > _ENOUGH:
            return out
    return out


def _union_faults(value: object, kind: Any, path: Path) -> list[Fault]:
    """Faults of a value of several possible types, by the type that it comes closest to."""
    structs = [
        without_metadata(one) for one in kind.types if isinstance(without_metadata(one), mi.StructType)
    ]
    if isinstance(value, dict) and structs:
        return _tagged_faults(value, kind, structs, path)
    tried = [
        type_faults(value, one, path)
        for one in kind.types
        if not isinstance(without_metadata(one), mi.NoneType)
    ]
    if not all(tried):
        return []
    fitting = [
        found for found in tried if any(fault.code != "wrong-type" or fault.path != path for fault in found)
    ]
    expected = dict.fromkeys(str(found[0].facts.get("expected", "")) for found in tried)
    return fitting[0] if fitting else _wrong_type(value, "|".join(expected), path)


def _tagged_faults(value: dict[str, object], kind: Any, structs: list[Any], path: Path) -> list[Fault]:
    """Faults of a table whose tag chooses its type."""
    chosen = union_member(value, kind)
    if chosen is not None:
        return type_faults(value, chosen, path)
    field, tags = structs[0].tag_field, [str(one.tag) for one in structs]
    if field not in value:
        return [Fault(path, "missing-key", {"key": field, "known": ", ".join(tags)}, "known")]
    return not_one_of(value[field], tags, (*path, field))


_CHECKS: dict[type[mi.Type], Callable[[object, Any, Path], list[Fault]]] = {
    mi.StructType: _struct_faults,
    mi.IntType: _number_faults,
    mi.FloatType: _number_faults,
    mi.StrType: _text_faults,
    mi.BoolType: _bool_faults,
    mi.NoneType: _none_faults,
    mi.LiteralType: _choice_faults,
    mi.EnumType: _choice_faults,
    mi.TupleType: _tuple_faults,
    mi.DictType: _dict_faults,
    mi.UnionType: _union_faults,
    **dict.fromkeys(_CONTAINERS, _list_faults),
}
