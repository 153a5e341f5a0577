"""One TOML file of a mod: its text, its table, and problems that know their place in it."""

import re
import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any

from game.mods.compile import Fault
from game.mods.compile import Path as KeyPath
from game.mods.positions import Positions
from game.mods.problems import Problem, os_reason

_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_BARE = re.compile(r"[A-Za-z0-9_-]+\Z")


class Source:
    """A readable TOML file; `shown` is its name in problems, `table` its contents."""

    def __init__(self, shown: str, text: str, table: dict[str, Any]) -> None:
        self.shown = shown
        self.text = text
        self.table = table

    @cached_property
    def positions(self) -> Positions:
        """Places of everything in the file; parsed again only when somebody asks."""
        return Positions(self.text)

    def problem(self, fault: Fault, above: KeyPath = ()) -> Problem:
        """The problem of `fault` with its place in this file, when the faulty table lies at `above`."""
        path = (*above, *fault.path)
        line, column = self.positions.find(path, on_key=fault.on_key)
        where = _dotted(path)
        return Problem(
            code=fault.code,
            file=self.shown,
            line=line,
            column=column,
            where=where,
            facts=fault.facts,
            hint=fault.hint,
        )


def _dotted(path: KeyPath) -> str:
    """A key path as a TOML file would spell it.

    >>> _dotted(("character", "base:duchesse", "effects", 0, "kind"))
    'character."base:duchesse".effects[0].kind'
    """
    out = ""
    for step in path:
        if isinstance(step, int):
            out += f"[{step}]"
            continue
        name = step if _BARE.match(step) else f'"{step}"'
        out += f".{name}" if out else name
    return out


def read_toml(path: Path, shown: str) -> Source | Problem:
    """One TOML file, or the problem why it cannot be read: missing, not UTF-8, not TOML."""
    text = read_text(path, shown)
    if isinstance(text, Problem):
        return text
    try:
        return Source(shown, text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        return syntax_problem(error, text, shown)
    except RecursionError:
        return Problem(code="too-deep", file=shown)


def read_text(path: Path, shown: str) -> str | Problem:
    """The text of a UTF-8 file, with or without a mark at its start, or why it cannot be read."""
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return Problem(code="no-such-file", file=shown)
    except OSError as error:
        return Problem(code="unreadable", file=shown, facts={"reason": os_reason(error)})
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        return _encoding_problem(raw, shown)


def _encoding_problem(raw: bytes, shown: str) -> Problem:
    """The problem of bytes that are no UTF-8, with their place."""
    try:
        raw.decode()
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        before = raw[raw.rfind(b"\n", 0, error.start) + 1 : error.start]
        place = (line, len(before.decode(errors="replace")) + 1)
        return Problem(code="encoding", file=shown, line=place[0], column=place[1], hint="utf-8")
    raise AssertionError("unreachable: the text was undecodable a moment ago")


def syntax_problem(error: tomllib.TOMLDecodeError, text: str, shown: str, skipped: int = 0) -> Problem:
    """The problem that TOML itself tells of; `skipped` lines stand before `text` in the file."""
    said = str(error)
    found = _PLACE.search(said)
    lines = text.rstrip("\n").split("\n")
    line, column = len(lines), len(lines[-1]) + 1
    if found and found.group(1):
        line, column = int(found.group(1)), int(found.group(2))
    reason = _PLACE.sub("", said)
    return Problem(
        code="toml", file=shown, line=line + skipped, column=column, facts={"reason": reason}, hint="toml"
    )
