"""The text of a script, before Lua reads it: what cannot be counted is refused, joins are made countable.

Lua joins texts by one instruction, however long they are. So each `..` becomes two, with a thing of ours
between: `a ..JOIN.. b` has the same rank and order, and asks our function, which counts and refuses.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from game.scripting.limits import LONGEST_SOURCE, Limits
from game.scripting.stops import SOURCE, ScriptStopped

JOIN = "__join"
"""The name of the thing that stands in each join; no script may say it."""
FIRST = f"local {JOIN} = ...; "
"""What stands before the first line of every script, on the same line."""
_TOKEN = re.compile(
    r"""(?P<comment>--\[(?P<dashes>=*)\[.*?\](?P=dashes)\]|--(?!\[=*\[)[^\n\r]*)
    |(?P<text>\[(?P<level>=*)\[.*?\](?P=level)\]
        |"(?:\\z[ \t\n\v\f\r]*+|\\(?:\r\n|\n\r|.)|[^"\\\n\r])*+"
        |'(?:\\z[ \t\n\v\f\r]*+|\\(?:\r\n|\n\r|.)|[^'\\\n\r])*+')
    |(?P<space>[ \t\n\v\f\r]+)
    |(?P<number>\.?0[xX](?:[pP][+-]?|[0-9a-fA-F.])*|\.?[0-9](?:[eE][+-]?|[0-9a-fA-F.])*)
    |(?P<name>[A-Za-z_][A-Za-z0-9_]*)
    |(?P<sign>(?!(?:--)?\[=*\[)(?:\.\.\.|\.\.|[^\0-\x1f\x7f-\U0010ffff"']))""",
    re.VERBOSE | re.DOTALL,
)
_REFUSED = {
    "...": "'...' is not in this Lua: give a table",
    "^": "'^' is not in this Lua, no two machines agree on it: multiply",
    JOIN: f"the name '{JOIN}' belongs to the box",
    "_ENV": "'_ENV' is not in this Lua",
}


class _Token(NamedTuple):
    """A piece of the source: its kind, its text, its line from 1."""

    kind: str
    text: str
    line: int


def prepared_source(source: str | bytes, path: str, limits: Limits) -> str:
    """What Lua is given for a file, line for line; raises `ScriptStopped` with the first refusal."""
    text = _decoded(source, path)
    tokens = list(_tokens_of(text, path))
    before = ""
    for token in tokens:
        words = _objection(before, token, limits)
        if words:
            raise ScriptStopped(SOURCE, path, token.line, words)
        before = token.text if token.kind not in ("space", "comment") else before
    return FIRST + "".join(_countable(token) for token in tokens)


def _decoded(source: str | bytes, path: str) -> str:
    """The source as text; it must be UTF-8, and not too long."""
    raw = source if isinstance(source, bytes) else source.encode("utf-8", "surrogatepass")
    if len(raw) > LONGEST_SOURCE:
        raise ScriptStopped(SOURCE, path, 0, f"more than {LONGEST_SOURCE} bytes")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise ScriptStopped(SOURCE, path, line, "this is not UTF-8 text") from None


def _tokens_of(text: str, path: str) -> Iterator[_Token]:
    """Every piece of a source, white space and comments too; raises where no piece begins."""
    at, line = 0, 1
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            raise ScriptStopped(SOURCE, path, line, f"unreadable near {text[at : at + 12]!r}")
        yield _Token(str(found.lastgroup), found.group(), line)
        at, line = found.end(), line + found.group().count("\n")


def _objection(before: str, token: _Token, limits: Limits) -> str:
    """Why a piece may not stand in a script; nothing for most."""
    if token.kind == "text" and len(token.text.encode()) > limits.text:
        return f"a text of more than {limits.text} bytes"
    if token.kind == "name" and before == "<" and token.text == "close":
        return "'<close>' is not in this Lua"
    return _REFUSED.get(token.text, "") if token.kind in ("name", "sign") else ""


def _countable(token: _Token) -> str:
    """A piece as Lua is given it."""
    if token.kind == "comment":
        return "\n" * token.text.count("\n") or " "
    return f" ..{JOIN}.. " if token.kind == "sign" and token.text == ".." else token.text
