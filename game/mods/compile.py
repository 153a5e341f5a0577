"""Table → frozen Def, or every fault in it at once."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import msgspec.inspect as mi

from game.mods.problems import Facts, closest_word, value_preview

T = TypeVar("T")
Path = tuple[str | int, ...]

_AT = re.compile(r" - at `\$(.*)`$")
_ANATOMY: dict[Any, mi.Type] = {}
_CONTAINERS = (mi.ListType, mi.VarTupleType, mi.SetType, mi.FrozenSetType)


class Fault(msgspec.Struct, frozen=True):
    """One thing wrong in a table: `path` leads to it; `on_key` when the key itself is wrong."""

    path: Path
    code: str
    facts: Facts = {}
    hint: str = ""
    on_key: bool = False


def msgspec_type(kind: Any) -> mi.Type:
    """Return what msgspec knows about a type, read once."""
    if kind not in _ANATOMY:
        _ANATOMY[kind] = mi.type_info(kind)
    return _ANATOMY[kind]


def convert_table(table: object, kind: type[T]) -> T | list[Fault]:
    """Return the Struct a table describes, or every fault in it; msgspec alone when nothing is wrong."""
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        return type_faults(table, msgspec_type(kind)) or [_refusal(error)]


def type_faults(value: object, kind: mi.Type, path: Path = ()) -> list[Fault]:
    """List everything in `value` that does not fit `kind`."""
    kind = without_metadata(kind)
    check = _CHECKS.get(type(kind))
    return check(value, kind, path) if check else []


def without_metadata(kind: mi.Type) -> mi.Type:
    """Return a type without the extra facts written beside it."""
    while isinstance(kind, mi.Metadata):
        kind = kind.type
    return kind


def union_member(value: object, kind: mi.UnionType) -> mi.Type | None:
    """Return the struct of a tagged union that the table `value` chose by its tag, or None."""
    if not isinstance(value, dict):
        return None
    structs = [
        without_metadata(one) for one in kind.types if isinstance(without_metadata(one), mi.StructType)
    ]
    for one in structs:
        assert isinstance(one, mi.StructType)
        if one.tag_field is None or value.get(one.tag_field) == one.tag:
            return one
    return None


def _refusal(error: msgspec.ValidationError, path: Path = ()) -> Fault:
    """Turn what a Struct itself refused into a fault."""
    said = str(error)
    found = _AT.search(said)
    steps = re.findall(r"[^.\[\]]+", found.group(1)) if found and not path else []
    inner: Path = tuple(int(step) if step.isdigit() else step for step in steps if step != "...")
    return Fault(path or inner, "refused", {"reason": _AT.sub("", said)})


def _wrong(value: object, expected: str, path: Path) -> list[Fault]:
    return [Fault(path, "wrong-type", {"expected": expected, "got": value_preview(value)})]


def _struct(value: object, kind: Any, path: Path) -> list[Fault]:
    if not isinstance(value, dict):
        return _wrong(value, "table", path)
    known = {field.encode_name: field for field in kind.fields}
    allowed = known.keys() | ({kind.tag_field} if kind.tag_field else set())
    out: list[Fault] = []
    for key, inner in value.items():
        if key in known:
            out += type_faults(inner, known[key].type, (*path, key))
        elif key not in allowed and kind.forbid_unknown_fields:
            out.append(_unknown(key, (allowed - {"id"}) - value.keys(), path))
    out += [
        Fault(path, "missing-key", {"key": key}, "add-key")
        for key, field in known.items()
        if field.required and key not in value
    ]
    return out or _refused(value, kind.cls, path)


def _unknown(key: str, known: set[str], path: Path) -> Fault:
    like = closest_word(key, known)
    facts: Facts = (
        {"key": key, "near": like} if like else {"key": key, "known": ", ".join(sorted(known)) or "–"}
    )
    return Fault((*path, key), "unknown-key", facts, "did-you-mean" if like else "known", on_key=True)


def _refused(value: object, cls: type, path: Path) -> list[Fault]:
    """Ask the Struct itself, once each of its keys is right: its `__post_init__` may know better."""
    try:
        msgspec.convert(value, cls)
    except msgspec.ValidationError as error:
        return [_refusal(error, path)]
    return []


def _number(value: object, kind: Any, path: Path) -> list[Fault]:
    whole = isinstance(kind, mi.IntType)
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        return _wrong(value, "int" if whole else "float", path)
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


def _text(value: object, kind: Any, path: Path) -> list[Fault]:
    if not isinstance(value, str):
        return _wrong(value, "str", path)
    if kind.pattern is not None and not re.search(kind.pattern, value):
        return [Fault(path, "bad-shape", {"got": value_preview(value), "pattern": kind.pattern})]
    return _length(len(value), kind, path)


def _length(size: int, kind: Any, path: Path) -> list[Fault]:
    if kind.min_length is not None and size < kind.min_length:
        return [Fault(path, "too-short", {"got": size, "least": kind.min_length})]
    if kind.max_length is not None and size > kind.max_length:
        return [Fault(path, "too-long", {"got": size, "most": kind.max_length})]
    return []


def _bool(value: object, _kind: Any, path: Path) -> list[Fault]:
    return [] if isinstance(value, bool) else _wrong(value, "bool", path)


def _none(value: object, _kind: Any, path: Path) -> list[Fault]:
    return [] if value is None else _wrong(value, "none", path)


def _choice(value: object, kind: Any, path: Path) -> list[Fault]:
    choices = kind.values if isinstance(kind, mi.LiteralType) else [one.value for one in kind.cls]
    if value in choices and not isinstance(value, bool):
        return []
    return not_one_of(value, [str(choice) for choice in choices], path)


def not_one_of(value: object, choices: list[str], path: Path) -> list[Fault]:
    """Return the one fault of a value outside a closed list."""
    like = closest_word(value, choices) if isinstance(value, str) else ""
    facts: Facts = {"got": value_preview(value), "known": ", ".join(choices)}
    return [
        Fault(
            path, "not-one-of", facts | ({"near": like} if like else {}), "did-you-mean" if like else "known"
        )
    ]


def _list(value: object, kind: Any, path: Path) -> list[Fault]:
    if not isinstance(value, list | tuple):
        return _wrong(value, "list", path)
    inside = [fault for n, one in enumerate(value) for fault in type_faults(one, kind.item_type, (*path, n))]
    return inside + _length(len(value), kind, path)


def _tuple(value: object, kind: Any, path: Path) -> list[Fault]:
    if not isinstance(value, list | tuple):
        return _wrong(value, "list", path)
    if len(value) != len(kind.item_types):
        code = "too-short" if len(value) < len(kind.item_types) else "too-long"
        limit = {"least" if code == "too-short" else "most": len(kind.item_types)}
        return [Fault(path, code, {"got": len(value), **limit})]
    pairs = zip(value, kind.item_types, strict=True)
    return [fault for n, (one, inner) in enumerate(pairs) for fault in type_faults(one, inner, (*path, n))]


def _dict(value: object, kind: Any, path: Path) -> list[Fault]:
    if not isinstance(value, dict):
        return _wrong(value, "table", path)
    out: list[Fault] = []
    for key, inner in value.items():
        wrong_key = type_faults(key, kind.key_type, (*path, key))
        out += [msgspec.structs.replace(fault, on_key=True) for fault in wrong_key]
        out += type_faults(inner, kind.value_type, (*path, key))
    return out


def _union(value: object, kind: Any, path: Path) -> list[Fault]:
    structs = [
        without_metadata(one) for one in kind.types if isinstance(without_metadata(one), mi.StructType)
    ]
    if isinstance(value, dict) and structs:
        return _tagged(value, kind, structs, path)
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
    return fitting[0] if fitting else _wrong(value, "|".join(expected), path)


def _tagged(value: dict[str, object], kind: Any, structs: list[Any], path: Path) -> list[Fault]:
    chosen = union_member(value, kind)
    if chosen is not None:
        return type_faults(value, chosen, path)
    field, tags = structs[0].tag_field, [str(one.tag) for one in structs]
    if field not in value:
        return [Fault(path, "missing-key", {"key": field, "known": ", ".join(tags)}, "known")]
    return not_one_of(value[field], tags, (*path, field))


_CHECKS: dict[type[mi.Type], Callable[[object, Any, Path], list[Fault]]] = {
    mi.StructType: _struct,
    mi.IntType: _number,
    mi.FloatType: _number,
    mi.StrType: _text,
    mi.BoolType: _bool,
    mi.NoneType: _none,
    mi.LiteralType: _choice,
    mi.EnumType: _choice,
    mi.TupleType: _tuple,
    mi.DictType: _dict,
    mi.UnionType: _union,
    **dict.fromkeys(_CONTAINERS, _list),
}
