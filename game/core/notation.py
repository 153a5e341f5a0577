"""Shared parts of position notations: TOML read strictly, names of things, problems told in a sentence."""

import re
from collections.abc import Collection, Iterable
from typing import Any, TypeVar

import msgspec
import tomli_w

from game.core.tables import MOST_LEVELS, MOST_LINE, TableFault, read_table

T = TypeVar("T")

_LONGEST_KEY = 70
_PLACED = re.compile(r"((?:seat |unit )?[^ ]+): (.+)", re.DOTALL)
"""A place, which is a key or a seat or a unit, and what is said of it."""


class Told(str):
    """A sentence in plain English that knows what it was made of, so that it can be said in another language.

    `place` is the key that it is about, `template` the rest with its variables, `facts` their values.
    """

    place: str
    template: str
    facts: dict[str, object]

    def key(self) -> str:
        """The key of its words: `position-` and the template with the names of its variables."""
        named = re.sub(r"\{(\w+)[^}]*\}", r"\1", self.template.replace("'", "")).lower()
        return "position-" + re.sub(r"[^a-z0-9]+", "-", named).strip("-")[:_LONGEST_KEY].rstrip("-")


def told(sentence: str, **facts: object) -> Told:
    """The sentence with its facts filled in; what stands before its first colon is its place.

    >>> told("seat {seat}: {n} cards.", seat=2, n=3), told("seat {seat}: {n} cards.", seat=2, n=3).place
    ('seat 2: 3 cards.', 'seat 2')
    """
    found = _PLACED.match(sentence)
    made = Told(sentence.format(**facts))
    made.place = found[1].format(**facts) if found else ""
    made.template, made.facts = (found[2] if found else sentence), facts
    return made


def told_at(place: str, said: str) -> Told:
    """A sentence as it is said of a place around it: `unit 3` before `guests`."""
    made = Told(f"{place}: {said}")
    made.place = f"{place}: {said.place}" if isinstance(said, Told) and said.place else place
    made.template = said.template if isinstance(said, Told) else said
    made.facts = said.facts if isinstance(said, Told) else {}
    return made


class PositionProblem(ValueError):
    """A position that cannot be laid out; the text says where and why, `told` says it in pieces."""

    def __init__(self, told: object) -> None:
        super().__init__(f"position: {told}")
        self.told = told


def position_from_toml(text: str, kind: type[T]) -> T:
    """The position that a TOML text describes.

    Raises:
        PositionProblem: the TOML is broken or too deep, or a key is unknown, missing or of the wrong type.
    """
    try:
        return msgspec.convert(read_table(text), kind)
    except TableFault as fault:
        raise PositionProblem(_unread(fault)) from None
    except msgspec.ValidationError as error:
        raise PositionProblem(_misread(error)) from None


def _unread(fault: TableFault) -> Told:
    """What the reader of TOML says."""
    match fault.code:
        case "too-deep":
            return told("too many brackets inside brackets.")
        case "long-line":
            return told("a line of more than {most_letters} letters.", most_letters=MOST_LINE)
        case "long-key":
            return told("a key of more than {most_parts} parts.", most_parts=MOST_LEVELS)
        case "big-number":
            return told("a number of thousands of digits.")
        case "no-number":
            return told("a number without an end.")
    place = f"at line {fault.line}, column {fault.column}"
    return told("this is not TOML ({reason}).", reason=f"{fault.reason} ({place})")


def _misread(error: msgspec.ValidationError) -> Told:
    """What a reader of types says, taken to pieces where we know them."""
    said, _, where = str(error).partition(" - at `$")
    place = where.rstrip("`").removeprefix(".")
    before = f"{place}: " if place else ""
    for pattern, sentence in _MISREADINGS:
        found = re.fullmatch(pattern, said)
        if found:
            return _told_behind(before, sentence, **found.groupdict())
    return _told_behind(before, "this cannot be read ({reason}).", reason=said)


def _told_behind(before: str, sentence: str, **facts: object) -> Told:
    """A sentence behind its place, which may be empty."""
    return told_at(before.removesuffix(": "), told(sentence, **facts)) if before else told(sentence, **facts)


_MISREADINGS = (
    (
        r"Object contains unknown field `(?P<key>.*)`",
        "nobody here knows the key {key!r}; another game may.",
    ),
    (
        r"Object missing required field `(?P<key>.*)`",
        "the key {key!r} is missing; another game may do without.",
    ),
    (r"Expected `(?P<expected>.*)`, got `(?P<got>.*)`", "{got} stands where {expected} should."),
    (r"Expected `(?P<expected>.*)`", "{expected} is expected."),
    (r"Invalid enum value (?P<said>.*)", "{said!r} is no choice here."),
)
"""What the reader of types says, and how we do."""


def position_to_toml(position: msgspec.Struct) -> str:
    """The TOML text of a position; TOML has no null, so None is left out at every depth."""
    return tomli_w.dumps(_without_none(msgspec.to_builtins(position)))


def _without_none(value: Any) -> Any:
    """`value` without what is None, at every depth."""
    if isinstance(value, dict):
        return {key: _without_none(item) for key, item in value.items() if item is not None}
    return [_without_none(item) for item in value] if isinstance(value, list) else value


def one_of(where: str, said: str, known: Collection[str]) -> None:
    """Refuse a word that is none of those known at `where`.

    Raises:
        PositionProblem: `said` is unknown.
    """
    if said not in known:
        raise PositionProblem(
            told("{where}: {said!r} is none of {n}.", where=where, said=said, n=", ".join(known))
        )


class Names:
    """Short and full names of things in play, resolved to full ids."""

    def __init__(self, ids: Iterable[str], what: str) -> None:
        self._ids = {name: full for full in ids for name in (full, full.partition(":")[2])}
        self._what = what

    def one(self, name: str) -> str:
        """The full id of `name`.

        Raises:
            PositionProblem: nothing in play has that name.
        """
        if not name or name not in self._ids:
            raise PositionProblem(told("no {what} named {name!r} in this match.", what=self._what, name=name))
        return self._ids[name]

    def all(self, names: Iterable[str]) -> list[str]:
        """The full ids of several names."""
        return [self.one(name) for name in names]
