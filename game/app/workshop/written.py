"""The files of a mod of one's own as text: TOML by tomli-w, words as Fluent; read back exactly."""

import re
from typing import Any

import tomli
import tomli_w
from fluent.syntax import FluentParser, ast

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_GAP = re.compile(r"[ \t\r\n\f\v]+")
"""What is one blank in a message; a no-break space stays what it is."""
_PLACEABLE = re.compile(r"[{}]")
TARGET = "{ $target }"
"""Words that stand for whoever is aimed at: the one variable that is written as such."""


class Unreadable(ValueError):
    """A file of a mod says what the workshop could not have written."""


def as_text(file: str, table: dict[str, Any]) -> str:
    """A file as it is written; its ending says how."""
    return _as_fluent(table) if file.endswith(".ftl") else tomli_w.dumps(table)


def from_text(file: str, text: str) -> dict[str, Any]:
    """The values of a file that was written here.

    Raises:
        Unreadable: it is no such file, or says more than words.
    """
    if file.endswith(".ftl"):
        return _from_fluent(text)
    try:
        return tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        raise Unreadable(str(error)) from None


def _as_fluent(words: dict[str, Any]) -> str:
    """Messages by key, in the order of the keys; `key.attribute` stands below its key."""
    keys = sorted(words, key=lambda key: key.partition("."))
    lines: list[str] = []
    last = ""
    for key in keys:
        name, _, attribute = key.partition(".")
        if name != last:
            own = _pattern(words[name]) if name in words else ""
            lines.append(f"{name} = {own}".rstrip(" ") if own else f"{name} =")
            last = name
        if attribute:
            lines.append(f"    .{attribute} = {_pattern(words[key])}")
    return "".join(f"{line}\n" for line in lines)


def _pattern(words: str) -> str:
    """Words as a pattern that says them, whoever is aimed at, and nothing else."""
    line = _GAP.sub(" ", words).strip(" ")
    parts = [_PLACEABLE.sub(lambda one: '{ "' + one[0] + '" }', part) for part in line.split(TARGET)]
    said = TARGET.join(parts)
    return said or '{ "" }'


def _from_fluent(text: str) -> dict[str, Any]:
    """Words by key out of messages without other variables than `TARGET`."""
    words: dict[str, Any] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.BaseComment):
            continue
        if not isinstance(entry, ast.Message):
            raise Unreadable(type(entry).__name__)
        if entry.value is not None:
            words[entry.id.name] = _words_of(entry.value)
        for one in entry.attributes:
            words[f"{entry.id.name}.{one.id.name}"] = _words_of(one.value)
    return words


def _words_of(pattern: ast.Pattern) -> str:
    """What a pattern says.

    Raises:
        Unreadable: it depends on something.
    """
    said = []
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            said.append(part.value)
        elif isinstance(part, ast.Placeable) and isinstance(part.expression, ast.StringLiteral):
            said.append(str(part.expression.parse()["value"]))
        elif isinstance(part, ast.Placeable) and f"{{ ${_variable(part)} }}" == TARGET:
            said.append(TARGET)
        else:
            raise Unreadable("variable")
    return "".join(said)


def _variable(part: ast.Placeable) -> str:
    """The name of the variable that a placeable stands for; empty: it stands for none."""
    return part.expression.id.name if isinstance(part.expression, ast.VariableReference) else ""
