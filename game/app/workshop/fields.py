"""The fields of a thing, one row each: what may stand there, what stands there now, and what stood below."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple, get_type_hints

import msgspec
from msgspec import inspect as mi

from game.app.workshop.document import Path
from game.mods.compile import Fault, msgspec_type, union_member, without_metadata
from game.mods.manual.kinds import choices_of
from game.mods.manual.sentences import message_of
from game.mods.manual.tables import as_written

Kind = Literal[
    "number",
    "switch",
    "choice",
    "several",
    "thing",
    "things",
    "text",
    "parts",
    "fixed",
    "page",
    "deed",
    "file",
]
"""How a field is edited: a number between two; on or off; one word, or several, of a closed list; one thing,
or several, of a section; words of one's own; parts that come and go; only with a text editor; on a page of
its own; by being done; a picture of one's own."""

MOST_NUMBER = 99
"""The largest number that is offered where a type names no limit."""
_LISTS = (mi.ListType, mi.VarTupleType, mi.SetType, mi.FrozenSetType)
_HIDDEN = ("id", "file", "order")
"""Keys that the workshop sets by itself."""


class Field(NamedTuple):
    """One row of a sheet. `words` is the key of its name; `path` counts from the thing."""

    path: Path
    kind: Kind
    words: str
    value: Any
    below: Any
    """What stands there without this mod."""
    least: int = 0
    most: int = MOST_NUMBER
    choices: tuple[str, ...] = ()
    section: str = ""
    optional: bool = False
    tag: bool = False
    """Whether it chooses the kind of a part, so that other fields come and go with it."""
    struct: type | None = None
    """The Struct that the key belongs to."""

    @property
    def changed(self) -> bool:
        """Whether this mod says something else than those below."""
        return bool(self.value != self.below)

    @property
    def depth(self) -> int:
        """How deep inside other fields it lies."""
        return (
            0
            if str(self.path[0]).startswith("@")
            else len([key for key in self.path if isinstance(key, str)]) - 1
        )

    @property
    def ladder(self) -> tuple[Any, ...]:
        """Every value that single presses lead through; a number's words (dice) come behind its numbers."""
        nothing = (None,) if self.optional else ()
        if self.kind == "switch":
            return (False, True)
        numbers = range(self.least, self.most + 1) if self.kind == "number" else ()
        return (*nothing, *numbers, *self.choices)

    def stepped(self, by: int) -> Any:
        """The value `by` presses further: numbers stop at their ends, words go round."""
        steps = self.ladder
        if not steps:
            return self.value
        at = steps.index(self.value) if self.value in steps else 0
        if self.kind == "number":
            return steps[min(max(at + by, 0), len(steps) - 1)]
        return steps[(at + by) % len(steps)]

    def holds(self, word: str) -> bool:
        """Whether a word, or a thing, is among those of the field."""
        return word in (self.value or ())

    def toggled(self, word: str) -> Any:
        """The value with a word, or a thing, put in or taken out; a rule that is put in counts 1."""
        if isinstance(self.value, dict):
            left = {key: one for key, one in self.value.items() if key != word}
            return left if self.holds(word) else {**left, word: 1}
        held = [one for one in self.value or () if one != word]
        return held if self.holds(word) else [*held, word]


def fields_of(kind: type, said: dict[str, Any], below: dict[str, Any]) -> list[Field]:
    """Every field of a thing of a kind: what it says, and what is said below it."""
    info = msgspec_type(kind)
    assert isinstance(info, mi.StructType)
    return list(_struct_fields(info, said, below, ()))


def problem_at(field: Field, faults: Sequence[Fault]) -> Fault | None:
    """The first fault that is about a field or what lies in it."""
    size = len(field.path)
    return next((one for one in faults if one.path[:size] == field.path), None)


def written_value(value: Any) -> Any:
    """A value as a file can say it: without what is nothing, lists for tuples."""
    if isinstance(value, dict):
        return {key: written_value(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list | tuple):
        return [written_value(one) for one in value]
    return value


def default_of(field: Any) -> Any:
    """What stands in a key that nobody writes, as a file would say it; None: nothing."""
    value = field.default if field.default is not msgspec.NODEFAULT else None
    if value is None and field.default_factory is not msgspec.NODEFAULT:
        value = field.default_factory()
    return None if value is msgspec.UNSET else msgspec.to_builtins(value)


def completed(kind: type, said: dict[str, Any]) -> dict[str, Any]:
    """What a thing of a kind says, with what stands in every key that it leaves out."""
    info = msgspec_type(kind)
    return dict(_completed(info, said))


def _completed(kind: mi.Type, said: Any) -> Any:
    """A value with everything that it leaves out."""
    kind = _present(kind, said)
    if isinstance(kind, mi.StructType) and isinstance(said, dict):
        whole = {one.encode_name: default_of(one) for one in kind.fields if one.encode_name not in _HIDDEN}
        whole |= {one.encode_name: _completed(one.type, said[one.encode_name]) for one in kind.fields
                  if one.encode_name in said}  # fmt: skip
        return {**said, **whole}
    if isinstance(kind, _LISTS) and isinstance(said, list | tuple):
        return [_completed(kind.item_type, one) for one in said]
    return said


def first_part(info: mi.StructType) -> dict[str, Any]:
    """A part of a kind with the first thing that may stand in each key that it must have."""
    part = {info.tag_field: info.tag} if info.tag_field else {}
    for field in info.fields:
        if field.required:
            part[field.encode_name] = first_value(field.type)
    return part


def first_value(kind: mi.Type) -> Any:
    """The first thing that may stand somewhere."""
    kind = without_metadata(kind)
    match kind:
        case mi.IntType():
            return max(kind.ge or 0, 1 if kind.le is None or kind.le > 0 else 0)
        case mi.BoolType():
            return False
        case mi.LiteralType() | mi.EnumType():
            return choices_of(kind)[0]
        case mi.StructType():
            return first_part(kind)
        case mi.UnionType():
            return first_value(next(one for one in kind.types if not isinstance(one, mi.NoneType)))
        case mi.TupleType():
            return [first_value(one) for one in kind.item_types]
        case mi.StrType():
            return ""
    return [] if isinstance(kind, _LISTS) else {}


def part_kinds(kind: mi.Type) -> tuple[mi.StructType, ...]:
    """The kinds of part that a list of parts may hold."""
    held = without_metadata(kind)
    if isinstance(held, mi.UnionType):
        lists = [one for one in map(without_metadata, held.types) if isinstance(one, _LISTS)]
        held = lists[0] if lists else held
    item = without_metadata(held.item_type) if isinstance(held, _LISTS) else held
    every = item.types if isinstance(item, mi.UnionType) else (item,)
    return tuple(one for one in map(without_metadata, every) if isinstance(one, mi.StructType))


def type_at(kind: type, said: dict[str, Any], path: Path) -> mi.Type:
    """The type of what a path in a thing leads to.

    Raises:
        LookupError: it leads nowhere.
    """
    here: mi.Type = msgspec_type(kind)
    value: Any = said
    for key in path:
        here = _present(here, value)
        if isinstance(here, mi.StructType):
            found = [one.type for one in here.fields if one.encode_name == key]
        elif isinstance(here, mi.TupleType) and isinstance(key, int):
            found = [here.item_types[key]]
        elif isinstance(here, _LISTS):
            found = [here.item_type]
        elif isinstance(here, mi.DictType):
            found = [here.value_type]
        else:
            found = []
        if not found:
            raise LookupError(key)
        here, value = found[0], _inside(value, key)
    return here


def _present(kind: mi.Type, value: Any) -> mi.Type:
    """The type of a value among those that it may have."""
    kind = without_metadata(kind)
    if not isinstance(kind, mi.UnionType):
        return kind
    chosen = union_member(value, kind)
    if chosen is not None:
        return chosen
    solid = [one for one in map(without_metadata, kind.types) if not isinstance(one, mi.NoneType)]
    return next((one for one in solid if isinstance(one, mi.IntType)), solid[0])


def _inside(value: Any, key: Any) -> Any:
    if isinstance(value, dict):
        return value.get(key)
    if isinstance(value, list | tuple) and isinstance(key, int) and key < len(value):
        return value[key]
    return None


def _struct_fields(info: mi.StructType, said: Any, below: Any, path: Path) -> Iterator[Field]:
    """The fields of a table, those of parts inside it behind the key that holds them."""
    for field in info.fields:
        key = field.encode_name
        if key in _HIDDEN and not path:
            continue
        default = default_of(field)
        now, before = (_said(one, key, default) for one in (said, below))
        words = f"{message_of(info.cls)}-{key}"
        yield from _value_fields(field.type, now, before, (*path, key), words, info.cls)


def _said(table: Any, key: str, default: Any) -> Any:
    """What a table says at a key, or what stands there otherwise."""
    return table.get(key, default) if isinstance(table, dict) else None


def _value_fields(
    told: mi.Type, now: Any, before: Any, path: Path, words: str, struct: type
) -> Iterator[Field]:
    """The field of a value, and those of what lies in it."""
    section, kind = _section_of(told), _present(told, now)
    plain = Field(path, "fixed", words, now, before, optional=_is_optional(told), struct=struct)
    if section:
        yield plain._replace(kind="things" if isinstance(kind, _LISTS) else "thing", section=section)
    elif isinstance(kind, mi.StructType):
        yield from _part_fields(told, kind, plain)
    elif isinstance(kind, mi.TupleType) and isinstance(now, list | tuple):
        for place, inner in enumerate(kind.item_types):
            held = _inside(now, place), _inside(before, place)
            yield from _value_fields(inner, *held, (*path, place), words, struct)
    elif isinstance(kind, _LISTS):
        yield from _list_fields(kind, plain)
    else:
        yield _leaf_field(kind, plain)


def _leaf_field(kind: mi.Type, plain: Field) -> Field:
    """The field of a value in which nothing else lies."""
    match kind:
        case mi.IntType():
            return _number_field(kind, plain)
        case mi.BoolType():
            return plain._replace(kind="switch")
        case mi.LiteralType() | mi.EnumType():
            return plain._replace(kind="choice", choices=_in_order(kind, plain))
        case mi.StrType():
            return plain._replace(kind="text")
        case mi.DictType(key_type=mi.LiteralType() | mi.EnumType() as key):
            return plain._replace(kind="several", choices=_in_order(key, plain))
    return plain


def _number_field(kind: mi.IntType, plain: Field) -> Field:
    """The field of a number, which may also be one of a few words (dice)."""
    assert plain.struct is not None
    info: Any = msgspec_type(plain.struct)
    told = next(one.type for one in info.fields if one.encode_name == _last_key(plain.path))
    every = [without_metadata(one) for one in getattr(without_metadata(told), "types", ())]
    words = tuple(word for one in every if isinstance(one, mi.LiteralType) for word in choices_of(one))
    least, most = kind.ge or 0, MOST_NUMBER if kind.le is None else kind.le
    return plain._replace(kind="number", least=int(least), most=int(most), choices=words)


def _last_key(path: Path) -> str:
    """The last word of a path."""
    return next(key for key in reversed(path) if isinstance(key, str))


def _part_fields(told: mi.Type, kind: mi.StructType, plain: Field) -> Iterator[Field]:
    """The fields of one part: first what chooses its kind or whether it is there, then its own."""
    now, before = plain.value, plain.below
    if kind.tag_field:
        tags = tuple(str(one.tag) for one in part_kinds(told))
        value = _inside(now, kind.tag_field) or (None if plain.optional else tags[0])
        yield plain._replace(
            path=(*plain.path, kind.tag_field), kind="choice", choices=tags, tag=True,
            value=value, below=_inside(before, kind.tag_field),
        )  # fmt: skip
    elif plain.optional:
        yield plain._replace(kind="switch", tag=True, value=now is not None, below=before is not None)
    if now is not None:
        yield from _struct_fields(kind, now, before, plain.path)


def _list_fields(kind: Any, plain: Field) -> Iterator[Field]:
    """The fields of a list: one of words, or one for what it holds and those of each part."""
    item = without_metadata(kind.item_type)
    if isinstance(item, mi.LiteralType | mi.EnumType):
        yield plain._replace(kind="several", choices=_in_order(item, plain))
        return
    kinds = part_kinds(kind)
    if not kinds:
        yield plain
        return
    yield plain._replace(kind="parts", choices=tuple(str(one.tag or "") for one in kinds))
    for place, part in enumerate(plain.value or ()):
        inside = plain._replace(
            path=(*plain.path, place), value=part, below=_inside(plain.below, place), optional=False
        )
        present = _present(kind.item_type, part)
        if isinstance(present, mi.StructType):
            yield from _part_fields(kind.item_type, present, inside)


def _in_order(kind: mi.Type, field: Field) -> tuple[str, ...]:
    """The words of a closed list in the order in which the Struct of a field names them."""
    assert field.struct is not None
    return as_written(_hints(field.struct)[_last_key(field.path)], choices_of(kind))


@cache
def _hints(struct: type) -> dict[str, Any]:
    return get_type_hints(struct, include_extras=True)


def _is_optional(kind: mi.Type) -> bool:
    """Whether nothing may stand there."""
    kind = without_metadata(kind)
    return isinstance(kind, mi.UnionType) and any(isinstance(one, mi.NoneType) for one in kind.types)


def _section_of(kind: mi.Type) -> str:
    """The section in which the things lie that a value, or what it holds, names; empty: it names none."""
    while isinstance(kind, mi.Metadata):
        if kind.extra and "ref" in kind.extra:
            return str(kind.extra["ref"])
        kind = kind.type
    if isinstance(kind, mi.UnionType):
        return next((found for one in kind.types if (found := _section_of(one))), "")
    return _section_of(kind.item_type) if isinstance(kind, _LISTS) else ""
