"""TOML tables, read within bounds: nothing in a text can keep its reader busy, or exhaust him."""

import math
import re
from collections.abc import Iterator
from typing import Any

import tomli

MOST_LEVELS = 64
"""Tables and lists within one another, and parts of a dotted key."""
MOST_LINE = 65_536
"""Letters of the longest line."""
LARGEST = 10**18 - 1
"""Whole numbers have 18 digits at most: more than any rule counts, and every program can write them."""

_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_LONGEST_REASON = 200
_TOKEN = re.compile(
    r'(?P<quoted>"""(?:[^"\\]|\\.|""?(?!"))*+(?:"{3,5}|\Z)'
    r"|'''(?:[^']|''?(?!'))*+(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\.)*+"?|' + r"'[^'\n]*+'?|\#[^\n]*)"
    r"|(?P<open>[\[{])|(?P<close>[\]}])|(?P<equals>=)|(?P<next>[,\n])"
    r"""|(?P<bare>[^\s\[\]{},="'#]+)""",
    re.DOTALL,
)
_WHOLE = re.compile(r"[+-]?(?:(0x)[0-9a-fA-F_]+|(0o)[0-7_]+|(0b)[01_]+|[0-9_]+)")
_ENDLESS = re.compile(r"[+-]?(inf|nan|[0-9][0-9_.]*[eE][+-]?[0-9_]{3,})")


class TableFault(ValueError):
    """Why a text is no table that can be read: a code, and line and column from 1 (0: not known).

    Codes: toml (`reason` says more), too-deep, long-line, long-key, big-number, no-number.
    """

    def __init__(self, code: str, line: int = 0, column: int = 0, reason: str = "") -> None:
        super().__init__(reason or code.replace("-", " "))
        self.code, self.line, self.column, self.reason = code, line, column, reason


def read_table(text: str) -> dict[str, Any]:
    """The table that a TOML text describes.

    Raises:
        TableFault: it is no TOML, too deep, a line is too long, a number too large or none.
    """
    _check_lines(text)
    try:
        table = tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        raise _syntax_fault(error, text) from None
    except RecursionError:
        raise _first_fault(text) or TableFault("too-deep", 1, 1) from None
    except ValueError:
        raise _first_fault(text) or TableFault("big-number", 1, 1) from None
    code = _oddity(table)
    if code:
        raise _first_fault(text) or TableFault(code, 1, 1)
    return table


def _check_lines(text: str) -> None:
    """Refuse lines, and keys, that TOML would be busy with for hours.

    Raises:
        TableFault: there is one.
    """
    if len(text) <= MOST_LINE and text.count(".") < MOST_LEVELS:
        return
    lines = text.split("\n")
    for number, line in enumerate(lines, start=1):
        if len(line) > MOST_LINE:
            raise TableFault("long-line", number, MOST_LINE + 1)
    fault = _first_fault(text) if any(line.count(".") >= MOST_LEVELS for line in lines) else None
    if fault:
        raise fault


def _syntax_fault(error: tomli.TOMLDecodeError, text: str) -> TableFault:
    """What TOML itself tells, with its place."""
    said = str(error)
    found = _PLACE.search(said)
    lines = text.rstrip("\n").split("\n")
    line, column = len(lines), len(lines[-1]) + 1
    if found and found.group(1):
        line, column = int(found.group(1)), int(found.group(2))
    return TableFault("toml", line, column, _PLACE.sub("", said)[:_LONGEST_REASON])


def _oddity(table: dict[str, Any]) -> str:
    """The code of what is wrong in a table that TOML allows; nothing when it is right."""
    level: list[Any] = [table]
    for _ in range(MOST_LEVELS):
        below: list[Any] = []
        for part in level:
            for one in part.values() if type(part) is dict else part:
                kind = type(one)
                if kind is dict or kind is list:
                    below.append(one)
                elif kind is int and abs(one) > LARGEST:
                    return "big-number"
                elif kind is float and not math.isfinite(one):
                    return "no-number"
        if not below:
            return ""
        level = below
    return "too-deep"


def _first_fault(text: str) -> TableFault | None:
    """The first place in a text that goes beyond a bound, found without TOML's help."""
    for code, at in _faults(text):
        return TableFault(code, text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at))
    return None


def _faults(text: str) -> Iterator[tuple[str, int]]:
    """The codes of bounds that are passed, and where in the text."""
    around: list[int] = []
    dots = parts = 0
    for token in _TOKEN.finditer(text):
        match token.lastgroup:
            case "open":
                around.append(parts + 1)
                if sum(around) > MOST_LEVELS:
                    yield "too-deep", token.start()
            case "close":
                del around[-1:]
            case "bare":
                dots += token[0].count(".")
                code = "long-key" if dots >= MOST_LEVELS else _number_fault(token[0])
                if code:
                    yield code, token.start()
        parts = dots if token.lastgroup == "equals" else 0
        dots = dots if token.lastgroup in ("bare", "quoted") else 0


def _number_fault(word: str) -> str:
    """The code of what is wrong with a word, if that is a number; nothing when it is right, or none."""
    whole = _WHOLE.fullmatch(word)
    if whole:
        prefix = whole[1] or whole[2] or whole[3] or ""
        digits = word.replace("_", "").lstrip("+-").removeprefix(prefix)
        base = {"0x": 16, "0o": 8, "0b": 2}.get(prefix, 10)
        return "big-number" if len(digits) > 64 or _value(digits, base) > LARGEST else ""
    found = _ENDLESS.fullmatch(word)
    return "no-number" if found and not math.isfinite(float(word.replace("_", ""))) else ""


def _value(digits: str, base: int) -> int:
    """The number that digits write; 0 where they write none, like a key that looks like one."""
    try:
        return int(digits, base)
    except ValueError:
        return 0
