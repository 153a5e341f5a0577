"""The story of a running match in rows: heads and sentences, and whose each is; nothing is drawn here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.app.chronicle import sentences
from game.core.chronicle import DETAIL, Fact, Line, Person, Troop, story_lines
from game.core.rules import Player

if TYPE_CHECKING:
    from game.app.table import Table
    from game.mods.texts import Texts

MOST_ROWS = 600
"""Rows that an evening may have: of a longer one, what tells least is left out."""


class Row(NamedTuple):
    """One row of the story."""

    words: str
    level: int = 0
    """0: a sentence; else the head of those below, 1 the weightiest."""
    player: Player | None = None
    """Whose deed it is."""


def tale_rows(table: Table, texts: Texts, names: Sequence[str]) -> list[Row]:
    """What everybody saw of a match so far, in rows; none where nobody tells the game in sentences."""
    lines = table.game.tale(table.public.view, table.public.story) or []
    told = sentences(story_lines(lines, MOST_ROWS, DETAIL), texts, names)
    rows = [Row(words, line.level, _owner(line)) for line, words in told]
    begun = bool(rows) and rows[0].level != 1
    return [Row(texts("pause-tale-first"), 1), *rows] if begun else rows


def is_told(table: Table) -> bool:
    """Whether anything of a match can be told yet."""
    lines = table.game.tale(table.public.view, table.public.story)
    return lines is not None and any(not line.level and line.weight >= DETAIL for line in lines)


def _owner(line: Line) -> Player | None:
    """The first player that a line is about."""
    return next(_players(line.facts.values()), None)


def _players(facts: Iterable[Fact]) -> Iterator[Player]:
    """The players in facts, in order."""
    for fact in facts:
        if isinstance(fact, Person):
            yield fact.player
        elif isinstance(fact, Troop) and fact.owner >= 0:
            yield fact.owner
        elif isinstance(fact, tuple):
            yield from _players(fact)
