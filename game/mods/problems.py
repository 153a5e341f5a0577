"""Problems: mistakes in files that people write, with their place and what would mend them."""

import difflib
import errno
from collections.abc import Iterable
from itertools import islice
from typing import Any, Literal, Protocol

import msgspec

Severity = Literal["error", "warning"]
"""An error disables its mod or its setting; a warning is only told."""

Facts = dict[str, str | int]
"""The variables of a problem's sentence, by name."""


class Words(Protocol):
    """The texts of one language."""

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The words for a key."""
        ...

    def __contains__(self, key: object, /) -> bool:
        """Whether there are words for a key."""
        ...


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """A mistake in a mod, a text or a settings file; its words: `problem-<code>`, `hint-<hint>`.

    `file` is shown as it is; `line` and `column` count from 1 (0: the file as a whole); `where` is the key,
    dotted (`character.duchesse.cost`). `str(problem)` is plain English for logs; `problem_message` is for
    players.
    """

    code: str
    file: str = ""
    line: int = 0
    column: int = 0
    where: str = ""
    facts: Facts = {}
    hint: str = ""
    severity: Severity = "error"

    @property
    def place(self) -> str:
        """Its place, as terminals and editors understand it.

        >>> Problem(code="unknown-key", file="mods/x/a.toml", line=4, column=2).place
        'mods/x/a.toml:4:2'
        """
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file

    def __str__(self) -> str:
        said = ", ".join(f"{name} {value}" for name, value in self.facts.items() if name != "near")
        parts = [self.place, self.severity, self.where, self.code.replace("-", " ")]
        near = self.facts.get("near")
        hint = (
            f" Did you mean {near}?"
            if near
            else f" Hint: {self.hint.replace('-', ' ')}."
            if self.hint
            else ""
        )
        return ": ".join(part for part in parts if part) + (f" ({said})." if said else ".") + hint


def problem_message(problem: Problem, texts: Words) -> str:
    """`problem` in the player's language, on one line, with its place and its hint."""
    facts = {name: _shortened(value) for name, value in problem.facts.items()}
    if "expected" in facts:
        kinds = str(facts["expected"]).split("|")
        facts["expected"] = texts("problem-or").join(texts(f"problem-kind-{kind}") for kind in kinds)
    reason = facts.get("reason")
    if isinstance(reason, str):
        key = reason if reason in texts else syntax_reason(reason)
        facts["reason"] = texts(key) if key in texts else reason
    colon = texts("problem-colon")
    where = f"{problem.where}{colon} " if problem.where else ""
    said = texts(f"problem-{problem.code}", **facts)
    hint = f" {texts(f'hint-{problem.hint}', **facts)}" if problem.hint else ""
    place = f"{problem.place}: " if problem.place else ""
    return f"{place}{texts(f'problem-{problem.severity}')}{colon} {where}{said}{hint}"


def placeless(problem: Problem) -> Problem:
    """The same problem without its place, for where that stands elsewhere."""
    return msgspec.structs.replace(problem, file="", line=0, column=0)


_LONGEST_FACT = 600
"""Letters of a fact that are shown."""


def _shortened(fact: str | int) -> str | int:
    """A fact as long as anybody reads."""
    return fact[:_LONGEST_FACT] + "…" if isinstance(fact, str) and len(fact) > _LONGEST_FACT else fact


SYNTAX_REASONS = {
    "Invalid value": "value",
    "Invalid statement": "statement",
    "Invalid initial character for a key part": "key",
    "Expected '=' after a key": "equals",
    "Expected ']": "bracket",
    "Expected newline or end of document": "line-end",
    "Unclosed array": "array",
    "Unclosed inline table": "brace",
    "Unterminated string": "quote",
    "Unescaped": "escape",
    "Invalid hex value": "escape",
    "Escaped character": "escape",
    "Unknown escape sequence": "escape",
    "Invalid Unicode escape": "escape",
    "Found invalid character": "character",
    "Illegal character": "character",
    "Invalid date": "date",
    "Cannot declare": "twice",
    "Cannot overwrite": "twice",
    "Cannot mutate": "twice",
    "Cannot redefine": "twice",
    "Duplicate inline table key": "twice",
    "Expected an entry start": "entry",
    "Expected token": "token",
    "Expected a character from range": "character",
    "Expected message": "empty",
    "Expected term": "empty",
    "Expected value": "empty",
    "Expected one of the variants": "default",
    "Only one variant": "default",
    "Expected at least one variant": "variant",
    "Expected variant key": "variant",
    "Expected literal": "literal",
    "Expected an inline expression": "placeable",
    "Expected simple expression": "selector",
    "Unbalanced closing brace": "brace",
}
"""How the readers of TOML and Fluent begin what they say, and its words: `syntax-<name>`."""


def syntax_reason(said: str) -> str:
    """The text key of what a reader of TOML or Fluent says in English; nothing when it has none.

    >>> syntax_reason("Unclosed array"), syntax_reason("something else")
    ('syntax-array', '')
    """
    name = next((name for begins, name in SYNTAX_REASONS.items() if said.startswith(begins)), "")
    return f"syntax-{name}" if name else ""


SYSTEM_REASONS = frozenset(
    {"acces", "busy", "dquot", "exist", "fbig", "inval", "io", "isdir", "loop", "mfile", "nametoolong"}
    | {"noent", "nospc", "notdir", "nxio", "perm", "pipe", "rofs"}
)
"""What a system refuses most often, by the name of the error: each has words, `os-<name>`."""


def os_reason(error: OSError) -> str:
    """The text key of what the system refused, or its own words where we have none."""
    name = errno.errorcode.get(error.errno or 0, "").lower().removeprefix("e")
    return f"os-{name}" if name in SYSTEM_REASONS else error.strerror or type(error).__name__


_LONGEST_WORD, _MOST_WORDS = 100, 1_000
"""Letters of a word, and words, between which a likeness is looked for."""


def closest_word(word: str, known: Iterable[str]) -> str:
    """The known word most like `word`, or nothing when none is.

    >>> closest_word("toughnes", ["move", "toughness"])
    'toughness'
    """
    if len(word) > _LONGEST_WORD:
        return ""
    found = difflib.get_close_matches(word, sorted(islice(known, _MOST_WORDS)), n=1)
    return found[0] if found else ""


def value_preview(value: object) -> str:
    """A value as a file would spell it, cut short.

    >>> value_preview("zero"), value_preview(True), value_preview({}), value_preview(3)
    ('"zero"', 'true', '{…}', '3')
    """
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value if len(value) <= 40 else value[:39] + "…"}"'
        case dict():
            return "{…}"
        case list() | tuple():
            return "[…]"
        case int() if abs(value) >= 10**18:
            return "…"
    return str(value)
