"""Mistakes in Fluent files that Fluent would stumble over, or never tell: depth, circles, lost messages."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from game.core.tables import MOST_LEVELS, MOST_LINE
from game.mods.messages.variables import Given
from game.mods.problems import Facts, Problem, closest_word
from game.mods.source import line_end_problem

if TYPE_CHECKING:
    from fluent.syntax import ast as syntax

FUNCTIONS = ("NUMBER", "DATETIME")
"""What Fluent can calculate."""
_MOST_PARTS = 1_000
"""Parts of the longest message, with all that it quotes."""
_MOST_TOLD = 200
"""Mistakes of one language after which no more are told."""

_INSIDE = re.compile(r'"(?:[^"\\\n]|\\.)*+"|[{}]|\n(?=[A-Za-z])')
_BEGINS = re.compile(r"( +\.|)(-?[A-Za-z][A-Za-z0-9_-]*) *=")
_QUOTE = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*(?:\.[A-Za-z][A-Za-z0-9_-]*)?)(?=\s*(?:\}|->|\())")
_LARGE = re.compile(r"[0-9]{19}|Digits\s*:\s*-?0*[1-9][0-9]{2}")


class TextFile(NamedTuple):
    """One Fluent file: its name in problems and its text; of ours it is only asked what it says."""

    shown: str
    text: str
    ours: bool = False


def text_fault(file: TextFile) -> Problem | None:
    """The problem for which a text file is not given to Fluent at all, or None: depth, lines, numbers."""
    for number, line in enumerate(file.text.split("\n"), start=1):
        if len(line) > MOST_LINE:
            return _placed("long-line", file, number, MOST_LINE + 1, {"most": MOST_LINE}, "break-line")
    found = _bound_passed(file.text)
    if found is None:
        return None
    code, at = found
    return _placed(code, file, *_place(file.text, at), {"most": MOST_LEVELS}, _MENDED[code])


_MENDED = {"text-deep": "flatter", "big-number": "smaller-number"}
"""What would mend a text that passes a bound."""


def _bound_passed(text: str) -> tuple[str, int] | None:
    """The code of the first bound that a text passes, and where: braces in braces, numbers in braces."""
    depth, at = 0, text.find("{")
    while at >= 0:
        token = _INSIDE.search(text, at)
        large = _LARGE.search(text, at, token.start() if token else len(text)) if depth else None
        if large:
            return "big-number", large.start()
        if token is None:
            return None
        depth = {"{": depth + 1, "}": max(0, depth - 1), "\n": 0}.get(token[0], depth)
        if depth > MOST_LEVELS:
            return "text-deep", token.start()
        at = token.end() if depth else text.find("{", token.end())
    return None


def _placed(code: str, file: TextFile, line: int, column: int, facts: Facts, hint: str = "") -> Problem:
    """A problem in a file."""
    return Problem(code=code, file=file.shown, line=line, column=column, facts=facts, hint=hint)


def _place(text: str, at: int) -> tuple[int, int]:
    """Line and column of a letter, from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


class _Entry(NamedTuple):
    """One part of a message: its file, where it begins, whom it quotes and where, how many parts it has."""

    file: TextFile
    at: int
    quotes: list[tuple[str, int]]
    parts: int


def message_faults(files: Iterable[TextFile]) -> list[Problem]:
    """Mistakes in the files of one language, in the order of reading: later messages replace earlier ones.

    Told are messages that Fluent cannot read, those that quote themselves, by whatever detour, or nobody,
    those that grow beyond all bounds by quoting, and those in place of ours with variables unknown to ours.
    """
    problems: list[Problem] = []
    entries: dict[str, _Entry] = {}
    given = Given()
    for file in files:
        if file.ours:
            _read_ours(file, entries, given)
        else:
            problems += _read_theirs(file, entries, given)
    problems += _lost_quotes(entries)
    problems += _endless_entries(entries)
    return problems[:_MOST_TOLD]


def _read_ours(file: TextFile, entries: dict[str, _Entry], given: Given) -> None:
    """Note the messages of one of our files, by their lines: tests know that nothing is wrong in them."""
    name = ""
    for row in file.text.split("\n"):
        begins = _BEGINS.match(row)
        if begins:
            name = begins[2] if begins[1] == "" else f"{name.partition('.')[0]}.{begins[2]}"
            entries[name] = _Entry(file, 0, [], 1)
            given.note_row(name, "", [])
        if name and "{" in row:
            quotes = _QUOTE.findall(row)
            entries[name].quotes.extend((quoted, 0) for quoted in quotes)
            given.note_row(name, row, quotes)


def _read_theirs(file: TextFile, entries: dict[str, _Entry], given: Given) -> list[Problem]:
    """Note the messages of a file of a mod; return what is wrong in each of them."""
    fault = text_fault(file)
    if fault:
        return [fault]
    problems: list[Problem] = []
    if "\r" in file.text:
        old = line_end_problem(file.text, file.shown)
        problems.append(msgspec.structs.replace(old, severity="warning"))
    try:
        _read_entries(file, entries, given, problems)
    except RecursionError:
        problems.append(_placed("text-deep", file, 1, 1, {"most": MOST_LEVELS}, "flatter"))
    return problems


def _read_entries(file: TextFile, entries: dict[str, _Entry], given: Given, problems: list[Problem]) -> None:
    """Note the messages of one file, and those that are none."""
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as syntax

    for entry in FluentParser().parse(file.text).body:
        if isinstance(entry, syntax.Junk) and len(problems) < _MOST_TOLD:
            problems.append(_junk_problem(entry, file))
        elif isinstance(entry, syntax.Message | syntax.Term):
            for name, pattern in _note_entry(entry, file, entries).items():
                problems += _strange_variables(file, given.strange_ones(name, pattern))


def _strange_variables(file: TextFile, found: Iterable[tuple[int, Facts, str]]) -> Iterator[Problem]:
    """Warnings of variables that nobody fills in."""
    for at, facts, hint in found:
        told = _placed("unknown-variable", file, *_place(file.text, at), facts, hint)
        yield msgspec.structs.replace(told, severity="warning")


def _note_entry(entry: Any, file: TextFile, entries: dict[str, _Entry]) -> dict[str, Any]:
    """Note a message or a term with its attributes, and return their patterns by name.

    Attributes of an earlier one of that name stay known.
    """
    name = entry.id.name if type(entry).__name__ == "Message" else f"-{entry.id.name}"
    at = entry.span.start if entry.span else 0
    parts = {name: entry.value} | {f"{name}.{one.id.name}": one.value for one in entry.attributes}
    for key, pattern in parts.items():
        entries[key] = _Entry(file, at, list(_quotes(pattern)), len(pattern.elements) if pattern else 0)
    return parts


def _junk_problem(entry: "syntax.Junk", file: TextFile) -> Problem:
    """The problem of lines that are no message."""
    note = entry.annotations[0] if entry.annotations else None
    at = note.span.start if note and note.span else 0
    reason = str(note.message)[:200] if note else "?"
    return _placed("fluent", file, *_place(file.text, at), {"reason": reason})


def _quotes(pattern: Any) -> Iterator[tuple[str, int]]:
    """Names of the messages, terms and functions that a pattern asks for, and where it does."""
    from fluent.syntax import ast as syntax

    waiting = [pattern]
    while waiting:
        node = waiting.pop()
        if isinstance(node, list | tuple):
            waiting += node
        if not isinstance(node, syntax.BaseNode):
            continue
        at = node.span.start if isinstance(node, syntax.SyntaxNode) and node.span else 0
        if isinstance(node, syntax.MessageReference | syntax.TermReference):
            name = f"-{node.id.name}" if isinstance(node, syntax.TermReference) else node.id.name
            yield (f"{name}.{node.attribute.name}" if node.attribute else name), at
        elif isinstance(node, syntax.FunctionReference):
            yield f"{node.id.name}()", at
        waiting += [value for key, value in vars(node).items() if key != "span"]


def _lost_quotes(entries: Mapping[str, _Entry]) -> Iterator[Problem]:
    """Problems of names that stand for nothing, in files that are not ours."""
    known = {*entries, *(f"{name}()" for name in FUNCTIONS)}
    for entry in entries.values():
        for name, at in () if entry.file.ours else entry.quotes:
            if name not in known:
                near = closest_word(name, known)
                facts: Facts = {"id": name[:80], "near": near}
                hint = "did-you-mean" if near else ""
                yield _placed("no-such-def", entry.file, *_place(entry.file.text, at), facts, hint)


def _endless_entries(entries: Mapping[str, _Entry]) -> Iterator[Problem]:
    """Problems of entries that quote themselves, or too much."""
    weights: dict[str, tuple[int, int]] = {}
    for start in entries:
        for name, ring in _after_its_quotes(start, entries, weights):
            entry = entries[name]
            inner = [weights[one] for one, _ in entry.quotes if one in weights]
            levels = 1 + max((deep for deep, _ in inner), default=0)
            most = max((size for _, size in inner), default=0)
            parts = entry.parts + sum(size for _, size in inner)
            weights[name] = (min(levels, MOST_LEVELS + 2), min(parts, _MOST_PARTS + 1))
            if ring:
                yield from _circle_problem(entries, ring)
            elif entry.file.ours:
                continue
            elif levels == MOST_LEVELS + 1:
                yield _told_at(entry, "text-deep", {"most": MOST_LEVELS}, "flatter")
            elif parts > _MOST_PARTS >= most:
                yield _told_at(entry, "text-endless", {"id": name[:80], "most": _MOST_PARTS})


def _circle_problem(entries: Mapping[str, _Entry], ring: Sequence[str]) -> Iterator[Problem]:
    """The problem of a ring of entries, told of the last of them that is not ours."""
    for place in range(len(ring) - 1, -1, -1):
        entry = entries[ring[place]]
        if not entry.file.ours:
            facts: Facts = {"id": ring[place][:80], "ring": ring[(place + 1) % len(ring)][:80]}
            yield _told_at(entry, "text-circle", facts)
            return


def _told_at(entry: _Entry, code: str, facts: Facts, hint: str = "") -> Problem:
    """A problem of an entry as a whole."""
    return _placed(code, entry.file, *_place(entry.file.text, entry.at), facts, hint)


def _after_its_quotes(
    start: str, entries: Mapping[str, _Entry], done: Mapping[str, object]
) -> Iterator[tuple[str, Sequence[str]]]:
    """An entry and all that it quotes, each after what it quotes itself, with the ring that it closes."""
    opened: dict[str, Iterator[tuple[str, int]]] = {}
    rings: dict[str, Sequence[str]] = {}
    if start not in done:
        opened[start] = iter(entries[start].quotes)
    while opened:
        name = next(reversed(opened))
        inner = next(opened[name], None)
        if inner is None:
            del opened[name]
            yield name, rings.get(name, ())
        elif inner[0] in opened:
            names = list(opened)
            rings[name] = names[names.index(inner[0]) :]
        elif inner[0] in entries and inner[0] not in done:
            opened[inner[0]] = iter(entries[inner[0]].quotes)
