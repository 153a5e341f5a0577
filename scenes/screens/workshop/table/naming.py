"""The words of a table: its rules, what they do, its sets, and why something cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.app.workshop.worth_words import Line
from game.core.letters import with_capital
from game.mods.flags import FlagDef
from game.mods.problems import Problem, problem_message
from game.mods.texts import Texts
from scenes.screens.rulebook.flags import flag_key, flag_words

if TYPE_CHECKING:
    from game.app.workshop.table_desk import TableDesk
    from game.app.workshop.table_sets import TableSet
    from scenes.screens.workshop.table.meter import TableMeter


class RuleFacts(NamedTuple):
    """A rule as the page shows it."""

    label: str
    value: str
    changed: bool
    wrong: bool
    switch: bool | None = None
    way: tuple[int, int] = (0, 0)
    """The value's place among those that it may be, and how many there are; nothing for a switch."""
    ends: tuple[str, str] = ("", "")
    """The least and the most of a number."""


def rule_facts(desk: TableDesk, name: str, texts: Texts, *, wrong: bool) -> RuleFacts:
    """A rule of the desk, in words."""
    one, value = desk.defs[name], desk.value(name)
    label = texts(flag_key(texts, desk.game, name))
    words = flag_words(texts, desk.game, name, one, value)
    facts = RuleFacts(label, words, name in desk.rules, wrong)
    if one.kind == "bool":
        return facts._replace(switch=bool(value))
    ends = (str(one.min), str(_last(one))) if one.kind == "int" else ("", "")
    return facts._replace(way=(_index(one, value), _index(one, _last(one)) + 1), ends=ends)


def _last(one: FlagDef) -> int | str:
    """The last value that a rule may have."""
    return one.choices[-1] if one.kind == "choice" else one.max - (one.max - one.min) % one.step


def _index(one: FlagDef, value: object) -> int:
    """Where a value stands among those that a rule may have."""
    return one.choices.index(str(value)) if one.kind == "choice" else (int(str(value)) - one.min) // one.step


def range_words(desk: TableDesk, name: str, texts: Texts) -> str:
    """What a rule may be, and what the book says."""
    one = desk.defs[name]
    book = flag_words(texts, desk.game, name, one, one.default)
    if one.kind == "int":
        return texts("table-range", least=str(one.min), most=str(_last(one)), step=one.step, book=book)
    return texts("table-book-says", book=book)


def hint_words(desk: TableDesk, name: str, texts: Texts) -> str:
    """What a rule is for."""
    return texts(f"{flag_key(texts, desk.game, name)}.hint")


def set_name(one: TableSet, texts: Texts) -> str:
    """The name of a set: those of the house have a text."""
    return one.name if one.path else texts(one.name)


def set_hint(one: TableSet, texts: Texts) -> str:
    """A sentence about a set; of one's own the number of rules."""
    return texts("table-rules", n=len(one.table.rules)) if one.path else texts(f"{one.name}.hint")


def counted_rules(one: TableSet, texts: Texts) -> Line:
    """How many rules a set changes."""
    return Line(texts("table-changed", n=len(one.table.rules)), "")


def line_words(told: Line) -> str:
    """What is told in two lines, in one."""
    return f"{told.large} {told.below}".strip()


def meaning_words(desk: TableDesk, at: str, meter: TableMeter, texts: Texts) -> tuple[str, str]:
    """What the thing of a key means, and a line below: its range, or what was measured of it."""
    kind, _, rest = at.partition(":")
    if kind == "rule":
        return hint_words(desk, rest, texts), range_words(desk, rest, texts)
    if kind == "set":
        one = desk.sets[int(rest)]
        told = line_words(meter.told(at, desk.game, texts)) if one.table.rules else ""
        return set_hint(one, texts), told
    told = line_words(meter.told("table", desk.game, texts)) if desk.rules else ""
    return texts(f"table-{kind}-hint"), texts("table-all-told", told=told) if told else ""


def forbidden_words(desk: TableDesk, players: int, texts: Texts) -> str:
    """What forbids a match of so many at this table; empty where nothing does."""
    found = desk.problems(players)
    return reason_words(found[0], desk, texts) if found else ""


def reason_words(problem: Problem, desk: TableDesk, texts: Texts) -> str:
    """Why something cannot be, as a sentence; a rule is called by its name."""
    if problem.facts.keys() & {"expected", "reason"}:
        return with_capital(problem_message(problem, texts))
    said = texts(f"problem-{problem.code}", **problem.facts)
    rule = problem.where.rpartition(".")[2]
    if rule in desk.defs:
        said = texts("table-of-rule", rule=texts(flag_key(texts, desk.game, rule)), said=said)
    return with_capital(said)
