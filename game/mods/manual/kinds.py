"""Types of keys in words: what may stand there, within which limits, and what stands there otherwise."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect as mi

from game.mods.manual.sentences import Sentences

_LISTS = (mi.ListType, mi.SetType, mi.FrozenSetType, mi.VarTupleType, mi.CollectionType)
_PLAIN: dict[type, str] = {
    mi.IntType: "int",
    mi.FloatType: "float",
    mi.StrType: "str",
    mi.BoolType: "bool",
    mi.AnyType: "any",
}


class Tables(NamedTuple):
    """How a page calls what it describes: tables, unions of kinds, sections by name, lists of words."""

    structs: dict[Any, str]
    unions: dict[frozenset[Any], str]
    sections: dict[str, str]
    lists: dict[frozenset[str], str]
    has: Callable[[str], bool]
    """Whether the manual has a message."""


def fresh_tables(say: Sentences, sections: Mapping[str, str]) -> Tables:
    """Tables of a page on which nothing is described yet but sections, by name."""
    return Tables({}, {}, dict(sections), {}, say.has)


def bare(kind: Any) -> Any:
    """A type without what is said about it."""
    while isinstance(kind, mi.Metadata):
        kind = kind.type
    return kind


def members(kind: Any) -> list[Any]:
    """The types that a value may have, without the one that is nothing."""
    kind = bare(kind)
    every = [bare(one) for one in kind.types] if isinstance(kind, mi.UnionType) else [kind]
    return [one for one in every if not isinstance(one, mi.NoneType)]


def tagged(kind: Any) -> tuple[Any, ...]:
    """The kinds of table among which a tag chooses; none: nothing chooses."""
    return tuple(one for one in members(kind) if isinstance(one, mi.StructType) and one.tag_field)


def structs_in(kind: Any) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """The tables inside a value: how its place goes on (`.…` for a free key), and its Struct or kinds."""
    kinds = tagged(kind)
    if kinds:
        yield "", kinds
    for one in members(kind):
        if isinstance(one, mi.StructType) and one not in kinds:
            yield "", (one,)
        free = ".…" if isinstance(one, mi.DictType) else ""
        for held in _held(one):
            yield from ((f"{free}{inside}", found) for inside, found in structs_in(held))


def _held(kind: Any) -> tuple[Any, ...]:
    """The types of what a list or a table with free keys holds."""
    if isinstance(kind, _LISTS):
        return (kind.item_type,)
    if isinstance(kind, mi.TupleType):
        return tuple(kind.item_types)
    return (kind.value_type,) if isinstance(kind, mi.DictType) else ()


def lists_in(kind: Any) -> Iterator[Any]:
    """The closed lists among which a value, or what it holds, is chosen."""
    for one in members(kind):
        if isinstance(one, mi.LiteralType | mi.EnumType):
            yield one
        keys = (one.key_type,) if isinstance(one, mi.DictType) else ()
        for held in (*keys, *_held(one)):
            yield from lists_in(held)


def type_words(kind: Any, say: Sentences, tables: Tables) -> str:
    """What may stand there, as Markdown."""
    named = _ref_of(kind)
    if named is not None:
        section = tables.sections.get(named)
        return say.say("type-ref", table=section) if section else say.say("type-any-ref")
    kinds = tagged(kind)
    words = [_table_words(kinds, say, tables)] if kinds else []
    words += [_member_words(one, say, tables) for one in _told_members(kind) if one not in kinds]
    return say.say("type-or").join(dict.fromkeys(words))


def _told_members(kind: Any) -> list[Any]:
    """The types of a value, each with what is said about it."""
    kind = kind if isinstance(kind, mi.Metadata) and kind.extra else bare(kind)
    every = list(kind.types) if isinstance(kind, mi.UnionType) else [kind]
    return [one for one in every if not isinstance(bare(one), mi.NoneType)]


def _member_words(told: Any, say: Sentences, tables: Tables) -> str:
    """What a value of one type is."""
    if _ref_of(told) is not None:
        return type_words(told, say, tables)
    kind = bare(told)
    if isinstance(kind, mi.LiteralType | mi.EnumType):
        place = tables.lists.get(frozenset(choices_of(kind)))
        if place is not None:
            return say.say("type-words", place=link(place))
        return ", ".join(f"`{json.dumps(word)}`" for word in choices_of(kind))
    if isinstance(kind, _LISTS):
        return say.say("type-list", item=type_words(kind.item_type, say, tables))
    if isinstance(kind, mi.TupleType):
        items = [type_words(one, say, tables) for one in kind.item_types]
        key = "type-pair" if len(set(items)) == 1 else "type-tuple"
        return say.say(key, n=str(len(items)), item=items[0], items="; ".join(items))
    if isinstance(kind, mi.DictType):
        key, value = (type_words(one, say, tables) for one in (kind.key_type, kind.value_type))
        return say.say("type-table", name=key, value=value)
    if isinstance(kind, mi.StructType):
        return _table_words((kind,), say, tables)
    return say.say(f"type-{_PLAIN[type(kind)]}")


def choices_of(kind: Any) -> list[str]:
    """The words of a closed list."""
    values = kind.values if isinstance(kind, mi.LiteralType) else [one.value for one in kind.cls]
    return [str(one) for one in values]


def _table_words(kinds: tuple[Any, ...], say: Sentences, tables: Tables) -> str:
    """A table that is described elsewhere on the page."""
    structs: list[Any] = [one.cls for one in kinds]
    place = tables.unions[frozenset(structs)] if kinds[0].tag_field else tables.structs[kinds[0].cls]
    return say.say("type-struct", place=link(place))


def link(heading: str) -> str:
    """A link to a heading of the same page, which is written as code."""
    return f"[`{heading}`](#{anchor_of(heading)})"


def anchor_of(heading: str) -> str:
    """What a heading is called in links.

    >>> anchor_of("`[card.NAME]`"), anchor_of("Two words")
    ('cardname', 'two-words')
    """
    kept = "".join(one for one in heading if one.isalnum() or one in "_- ")
    return kept.strip().lower().replace(" ", "-")


def range_words(kind: Any, say: Sentences) -> str:
    """The limits of a value and of what it holds; empty: there are none."""
    return say.say("range-and").join(dict.fromkeys(_limits(kind, say)))


def _limits(kind: Any, say: Sentences) -> Iterator[str]:
    """Every limit of a value: its own, then those of what it holds."""
    for one in members(kind):
        if isinstance(one, mi.IntType | mi.FloatType):
            yield from _number_limits(one, say)
        elif isinstance(one, mi.StrType):
            yield from _size_limits(one, "letters", say)
            if one.pattern:
                yield say.say("range-pattern", pattern=f"`{one.pattern}`")
        elif isinstance(one, _LISTS):
            yield from _size_limits(one, "items", say)
        for held in _held(one):
            yield from _limits(held, say)


def _number_limits(kind: Any, say: Sentences) -> Iterator[str]:
    """The limits of a number."""
    least, most = _first(kind.ge, kind.gt), _first(kind.le, kind.lt)
    above, below = kind.gt is not None, kind.lt is not None
    facts = {"least": f"{least or 0:g}", "most": f"{most or 0:g}"}
    if least is not None and most is not None:
        yield say.say(f"range-both{'-above' * above}{'-below' * below}", **facts)
    elif least is not None:
        yield say.say("range-above" if above else "range-from", **facts)
    elif most is not None:
        yield say.say("range-below" if below else "range-to", **facts)


def _first(one: Any, other: Any) -> Any:
    return other if one is None else one


def _size_limits(kind: Any, what: str, say: Sentences) -> Iterator[str]:
    """The limits of how much a text or a list holds."""
    least, most = kind.min_length, kind.max_length
    if least is not None and most is not None:
        yield say.say(f"range-{what}-both", least=str(least), most=str(most))
    elif least is not None:
        yield say.say(f"range-{what}-from", least=str(least))
    elif most is not None:
        yield say.say(f"range-{what}-to", most=str(most))


def default_words(field: Any, say: Sentences) -> str:
    """What stands there when nobody writes it."""
    if field.required:
        return say.say("default-required")
    value = field.default
    if value is msgspec.NODEFAULT:
        value = field.default_factory()
    if value is None or value is msgspec.UNSET or isinstance(value, msgspec.Struct):
        return "—"
    return f"`{json.dumps(value, ensure_ascii=False)}`"


def _ref_of(kind: Any) -> str | None:
    """The section in which a name must stand; None: it is no name of a def."""
    while isinstance(kind, mi.Metadata):
        if kind.extra and "ref" in kind.extra:
            return str(kind.extra["ref"])
        kind = kind.type
    return None
