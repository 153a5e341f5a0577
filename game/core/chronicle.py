"""What happened, in sentences: the key of each, its facts, and how much a friend would care for it.

A game tells its events as `Line`s; `game.app.chronicle` says them in the player's language. A line holds only
what its events hold: tell events as a viewer saw them, and the story keeps that viewer's secrets.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from game.core.rules import Player

LOG, DETAIL, DEED, TELLING, TURNING = range(5)
"""Weights: for the log only; small things; deeds; telling moments; what turns a match."""


class Person(msgspec.Struct, frozen=True):
    """A fact that is a player: told by name."""

    player: Player


class Named(msgspec.Struct, frozen=True):
    """A fact that is a thing of a mod, by the id of its def: told by its name."""

    id: str


class Troop(msgspec.Struct, frozen=True):
    """A fact that is a unit of an army, by the id of its def: told by its name, with the article.

    `many`: whether it is told in the plural; `nth` counts the units of one name in an army, 0 if it is alone;
    `owner` is told beside it, unless it is -1.
    """

    id: str
    many: bool = False
    nth: int = 0
    owner: Player = -1


class Phrase(msgspec.Struct, frozen=True):
    """A fact that is a sentence or a word of its own: its key and its facts."""

    key: str
    facts: Mapping[str, "Fact"] = {}


Fact: TypeAlias = int | str | Person | Named | Troop | Phrase | tuple["Fact", ...]

Facts: TypeAlias = dict[str, Fact]
"""Facts by the names that their sentence knows them by."""


class Line(msgspec.Struct, frozen=True):
    """One sentence: its words are `told-<code>`. `level` 0 is a sentence, 1 to 3 the heads of those below."""

    code: str
    facts: Mapping[str, Fact] = {}
    weight: int = LOG
    level: int = 0


def story_lines(lines: Sequence[Line], most: int, least: int = DEED) -> list[Line]:
    """At most so many lines that tell the most, in order, each under its heads; none lighter than `least`.

    Of lines that weigh the same and do not all fit, those are told that are spread over the whole match; what
    happens again under the same heads is told once.
    """
    heads, kept = _heads(lines), set[int]()
    first = {(heads[place], str(lines[place])): place for place in reversed(range(len(lines)))}
    told = sorted(place for place in first.values() if not lines[place].level)
    for weight in range(TURNING, least - 1, -1):
        for place in _spread([place for place in told if lines[place].weight == weight]):
            wanted = kept | {place, *heads[place]}
            if len(wanted) <= most:
                kept = wanted
    return [lines[place] for place in sorted(kept)]


def _heads(lines: Sequence[Line]) -> list[tuple[int, ...]]:
    """For each line, the places of the heads that it stands under."""
    open_heads: dict[int, int] = {}
    found: list[tuple[int, ...]] = []
    for place, line in enumerate(lines):
        if line.level:
            open_heads = {level: at for level, at in open_heads.items() if level < line.level}
            open_heads[line.level] = place
        found.append(tuple(open_heads.values()))
    return found


def _spread(places: list[int]) -> list[int]:
    """The same places: every eighth first, then those between, so that a part of them covers the whole."""
    return [place for start in (0, 4, 2, 6, 1, 5, 3, 7) for place in places[start::8]]
