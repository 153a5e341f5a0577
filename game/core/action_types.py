"""Whether an action holds what its class declares: whole numbers for numbers, words for words."""

import math
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec import inspect

Inside = Callable[[Any], bool]
"""Says whether what lies inside a value (a tuple's items, a Struct's fields) is as declared."""

Kinds = dict[type, Inside | None]
"""The exact types that a value may have, each with what its inside must be, or None if it has none."""

_PLAIN: dict[type[inspect.Type], type] = {
    inspect.IntType: int,
    inspect.StrType: str,
    inspect.BoolType: bool,
    inspect.NoneType: type(None),
}


class FieldType(NamedTuple):
    """A field of an action and what may stand in it; `kinds` is None where the exact type says all."""

    name: str
    types: frozenset[type]
    kinds: Kinds | None


Fields = tuple[FieldType, ...]
"""The fields of an action or of a Struct in it, as declared."""


def field_types(action: type) -> Fields:
    """What may stand in each field of an action but `player`, as its class declares it.

    Types are exact: True is no number, 1.0 is no whole one, and a list is no tuple. How large a number is, is
    a matter for the law of the game.

    Raises:
        TypeError: a field is declared as something that no action is made of, such as a list.
    """
    return tuple(field for field in _fields_of(action) if field.name != "player")


def well_typed(action: Any, declared: Mapping[type, Fields]) -> bool:
    """Whether `action` is of a declared class, not of a subclass, and every field holds what it declares."""
    fields = declared.get(type(action))
    return fields is not None and type(action.player) is int and _well_filled(action, fields)


def _well_filled(struct: object, fields: Fields) -> bool:
    for name, types, kinds in fields:
        value = getattr(struct, name)
        if type(value) not in types or (kinds is not None and not fits_kinds(value, kinds)):
            return False
    return True


def fits_kinds(value: object, kinds: Kinds) -> bool:
    """Whether a value has one of these types, and what it contains is as declared."""
    if type(value) not in kinds:
        return False
    inside = kinds[type(value)]
    return inside is None or inside(value)


def _fields_of(struct: type) -> Fields:
    """What may stand in each field of a Struct."""
    kind = inspect.type_info(struct)
    assert isinstance(kind, inspect.StructType)
    out = []
    for field in kind.fields:
        kinds = _kinds_of(field.type)
        plain = all(inside is None for inside in kinds.values())
        out.append(FieldType(field.name, frozenset(kinds), None if plain else kinds))
    return tuple(out)


def _kinds_of(kind: inspect.Type) -> Kinds:
    """The exact types that a declared type allows."""
    match kind:
        case inspect.UnionType(types=types):
            return {type_: inside for one in types for type_, inside in _kinds_of(one).items()}
        case inspect.VarTupleType(item_type=item):
            kinds = _kinds_of(item)
            return {tuple: lambda values: all(fits_kinds(value, kinds) for value in values)}
        case inspect.TupleType(item_types=items):
            each = [_kinds_of(item) for item in items]
            return {tuple: lambda values: len(values) == len(each) and all(map(fits_kinds, values, each))}
        case inspect.StructType(cls=cls):
            fields = _fields_of(cls)
            return {cls: lambda struct: _well_filled(struct, fields)}
        case inspect.FloatType():
            return {float: math.isfinite}
    if type(kind) not in _PLAIN:
        raise TypeError(f"no action is made of {kind}")
    return {_PLAIN[type(kind)]: None}
