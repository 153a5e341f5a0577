"""Tables of the manual: the keys of a Struct, those of a union of kinds, and what lies inside them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import inspect as mi

from game.mods.compile import msgspec_type
from game.mods.defs import Def
from game.mods.manual.kinds import (
    Tables,
    bare,
    choices_of,
    default_words,
    lists_in,
    range_words,
    structs_in,
    type_words,
)
from game.mods.manual.sentences import Sentences, message_of

_WRITTEN_BY_LOADER = ("id", "file")
"""Fields of defs that no file says."""


class Place(NamedTuple):
    """Where a table stands in a file, and the Struct of it, or the kinds among which its tag chooses.

    Instead it may be a key whose `words` are told one by one, each an attribute of `message`.
    """

    heading: str
    structs: tuple[type, ...]
    words: tuple[str, ...] = ()
    message: str = ""

    @property
    def chosen(self) -> bool:
        """Whether a tag chooses the kind of the table."""
        return _info(self.structs[0]).tag_field is not None


def places_in(heading: str, inside: str, struct: type, known: Tables) -> list[Place]:
    """The table of a Struct and all tables inside it that no page has described before, from the top down.

    `inside` is how keys of the table begin in the headings of tables inside it; `known` learns them all.
    """
    if struct in known.structs:
        return []
    known.structs[struct] = heading
    return [Place(heading, (struct,)), *_below(inside, (struct,), known)]


def _below(inside: str, structs: Iterable[type], known: Tables) -> list[Place]:
    """The tables inside the fields of some Structs."""
    found: list[Place] = []
    for struct in structs:
        for field in fields_of(struct):
            for way, kinds in structs_in(field.type):
                place = f"{inside}{field.encode_name}{way}"
                found += _described(place, tuple(one.cls for one in kinds), known)
            found += _listed(f"{inside}{field.encode_name}", struct, field, known)
    return found


def _listed(place: str, struct: type, field: Any, known: Tables) -> list[Place]:
    """The words of a closed list, where the manual has a sentence for each and has not told them yet."""
    message = f"{message_of(struct)}-{field.encode_name}"
    lists = [one for one in lists_in(field.type) if frozenset(choices_of(one)) not in known.lists]
    if not lists or not known.has(message):
        return []
    words = choices_of(lists[0])
    known.lists[frozenset(words)] = place
    hint = get_type_hints(struct, include_extras=True)[field.name]
    return [Place(place, (struct,), as_written(hint, words), message)]


def as_written(hint: Any, words: Sequence[str]) -> tuple[str, ...]:
    """Words in the order in which a type hint names them; msgspec sorts them."""
    inner = get_args(hint)
    if get_origin(hint) is Literal and set(inner) == set(words):
        return inner
    found = (as_written(one, words) for one in inner)
    return next((one for one in found if one and one != tuple(words)), tuple(words))


def word_rows(place: Place, say: Sentences) -> list[list[str]]:
    """The words of a closed list, each with its sentence."""
    return [[f"`{word}`", say.of_word(place.message, word)] for word in place.words]


def _described(place: str, kinds: tuple[type, ...], known: Tables) -> list[Place]:
    """A table inside another, with what lies inside it; nothing where it is described already."""
    if not _info(kinds[0]).tag_field:
        return places_in(place, f"{place}.", kinds[0], known)
    if frozenset(kinds) in known.unions:
        return []
    known.unions[frozenset(kinds)] = place
    return [Place(place, kinds), *_below(f"{place}.", kinds, known)]


def fields_of(struct: type) -> Sequence[Any]:
    """The keys that a file may write."""
    hidden = _WRITTEN_BY_LOADER if issubclass(struct, Def) else ()
    return [one for one in _info(struct).fields if one.encode_name not in hidden]


def key_rows(struct: type, say: Sentences, tables: Tables) -> list[list[str]]:
    """For each key of a Struct: the key, its type, its range, its default, its sentence."""
    return [
        [
            f"`{field.encode_name}`",
            type_words(field.type, say, tables),
            range_words(field.type, say),
            default_words(field, say),
            say.of_key(struct, field.encode_name),
        ]
        for field in fields_of(struct)
    ]


def kind_rows(kinds: Sequence[type], say: Sentences, tables: Tables) -> list[list[str]]:
    """First what most kinds share, then for each kind its tag, its sentence and its other keys."""
    own = {one: key_rows(one, say, tables) for one in kinds}
    shared = _shared_rows(list(own.values()))
    rows = [[f"*{say.say('every-kind')}*", *row] for row in shared]
    for one in kinds:
        rows.append([f"**`{_info(one).tag}`**", "", "", "", "", say.of_struct(one)])
        rows += [["", *row] for row in own[one] if row not in shared]
    return rows


def _shared_rows(kinds: Sequence[list[list[str]]]) -> list[list[str]]:
    """For each key that all of several kinds have: what stands there most often."""
    keys = [row[0] for row in kinds[0]] if len(kinds) > 1 else []
    found = []
    for key in keys:
        said = [tuple(row) for rows in kinds for row in rows if row[0] == key]
        if len(said) == len(kinds):
            found.append(list(Counter(said).most_common(1)[0][0]))
    return found


def tag_of(kinds: Sequence[type]) -> str:
    """The key that chooses among kinds."""
    return str(_info(kinds[0]).tag_field)


def _info(struct: type) -> mi.StructType:
    """What msgspec knows of a Struct."""
    info = bare(msgspec_type(struct))
    assert isinstance(info, mi.StructType)
    return info
