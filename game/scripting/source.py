"""The text of a script, before Lua reads it: what cannot be counted is refused, joins are made countable.

Lua joins texts by one instruction, however long they are. So each `..` becomes two, with a thing of ours
between: `a ..JOIN.. b` has the same rank and order, and asks our function, which counts and refuses.
"""

import re

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
_LOOKED_AT = ("text", "name", "sign")
"""Kinds of tokens that may be refused."""
_REFUSED = {
    "...": "'...' is not in this Lua: give a table",
    "^": "'^' is not in this Lua, no two machines agree on it: multiply",
    JOIN: f"the name '{JOIN}' belongs to the box",
    "_ENV": "'_ENV' is not in this Lua",
}


def prepared_source(source: str | bytes, path: str, limits: Limits) -> str:
    """What Lua is given for a file, line for line; raises `ScriptStopped` with the first refusal."""
    text = _decoded(source, path)
    pieces, at, before = [FIRST], 0, ""
    for found in _TOKEN.finditer(text):
        kind, token = str(found.lastgroup), found.group()
        words = _objection(kind, token, before, limits) if kind in _LOOKED_AT else ""
        if words or found.start() != at:
            break
        pieces.append(_countable(kind, token))
        at, before = found.end(), before if kind in ("space", "comment") else token
    else:
        words = ""
    if at < len(text):
        line = text.count("\n", 0, at) + 1
        raise ScriptStopped(SOURCE, path, line, words or f"unreadable near {text[at : at + 12]!r}")
    return "".join(pieces)


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


def _objection(kind: str, token: str, before: str, limits: Limits) -> str:
    """Why a token may not stand in a script; nothing for most. `before` stood before, but for space."""
    if kind == "text":
        return f"a text of more than {limits.text} bytes" if len(token.encode()) > limits.text else ""
    if before == "<" and token == "close":
        return "'<close>' is not in this Lua"
    return _REFUSED.get(token, "")


def _countable(kind: str, token: str) -> str:
    """A token as Lua is given it."""
    if kind == "comment":
        return "\n" * token.count("\n") or " "
    return f" ..{JOIN}.. " if token == ".." else token
