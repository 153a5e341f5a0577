"""One TOML file of a mod: its text, its table, and problems that know their place in it."""

import os
import re
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from game import paths
from game.core.files import MEGABYTE, MOST_TEXT, UnfitFile, is_inside, read_regular_file
from game.core.tables import MOST_LEVELS, MOST_LINE, TableFault, read_table
from game.mods.compile import Fault
from game.mods.compile import Path as KeyPath
from game.mods.positions import Positions
from game.mods.problems import Facts, Problem, os_reason

_LONGEST_WHERE = 200
"""Letters of a key path that are shown."""
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


class ScriptSource(Source):
    """A readable Lua file; `table` is what it stands for, and all of that is at its beginning."""

    @cached_property
    def positions(self) -> Positions:
        """No places: everything is at the first letter."""
        return Positions("")


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
    return out if len(out) <= _LONGEST_WHERE else out[: _LONGEST_WHERE - 1] + "…"


def read_toml(path: Path, shown: str, within: Path | None = None) -> Source | Problem:
    """One TOML file, or the problem why it cannot be read: missing, outside, too large, not UTF-8, not TOML.

    `within` is the folder out of which no link may lead; None for our own files.
    """
    text = read_text(path, shown, within)
    return text if isinstance(text, Problem) else parsed_source(shown, text)


def parsed_source(shown: str, text: str) -> Source | Problem:
    """The source of a text, or the problem why it is no TOML."""
    try:
        return Source(shown, text, read_table(text))
    except TableFault as fault:
        if "\r" in text:
            return line_end_problem(text, shown)
        problem = table_problem(fault, shown)
        hint = _slip_of_pen(text, fault.line) if fault.code == "toml" else ""
        return msgspec.structs.replace(problem, hint=hint) if hint else problem


def line_end_problem(text: str, shown: str) -> Problem:
    """The problem of a text with a carriage return alone, as very old systems end lines, at the first one."""
    at = text.index("\r")
    line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
    return Problem(code="line-ends", file=shown, line=line, column=column, hint="save-lines")


_CURLED = re.compile("[“”„«»‘’]")
_BARE_ID = re.compile(r"\s*\[[^\"'\]]*:")
_COLON = re.compile(r"\s*[A-Za-z0-9_\"-]+\s*:")


def _slip_of_pen(text: str, line: int) -> str:
    """What would mend a line of which TOML cannot tell what is wrong, by the slips that people make in it."""
    said = text.split("\n")[line - 1] if line else ""
    if _CURLED.search(said):
        return "straight-quotes"
    if _BARE_ID.match(said):
        return "quote-colon"
    return "equals-sign" if _COLON.match(said) else ""


def read_text(path: Path, shown: str, within: Path | None = None) -> str | Problem:
    """The text of a UTF-8 file, with or without a mark at its start, or why it cannot be read."""
    try:
        raw = read_regular_file(path, MOST_TEXT, within)
    except OSError as error:
        return file_problem(error, shown, MOST_TEXT)
    return decoded_text(raw, shown)


def decoded_text(raw: bytes, shown: str) -> str | Problem:
    """The text of a file's bytes, its lines ended by one letter, or the problem why they are no UTF-8."""
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        return _encoding_problem(raw, shown)


def file_problem(error: OSError, shown: str, most: int) -> Problem:
    """The problem of a file that is not there, or not read; `most` are the bytes that it may have."""
    if isinstance(error, FileNotFoundError):
        return Problem(code="no-such-file", file=shown)
    if isinstance(error, UnfitFile):
        facts: Facts = {"most": most // MEGABYTE} if error.code == "too-large" else {}
        return Problem(code=error.code, file=shown, facts=facts, hint=_MENDED[error.code])
    return Problem(code="unreadable", file=shown, facts={"reason": os_reason(error)})


_MENDED = {
    "not-regular": "plain-file",
    "link-outside": "copy-inside",
    "too-large": "smaller-file",
    "toml": "toml",
    "long-line": "break-line",
    "long-key": "shorter-key",
    "too-deep": "flatter",
    "big-number": "smaller-number",
    "no-number": "smaller-number",
}
"""What would mend a file or a table, by the code of its fault."""


def mod_boundary(folder: Path) -> Path | None:
    """The folder out of which no link of a mod may lead: its own; None for mods that come with the game."""
    return None if folder.parent == paths.bundled_mods_folder() else folder


def files_below(folder: Path, suffix: str = "") -> list[Path]:
    """Every file below a folder by path, hidden ones left out; links to folders are not followed."""
    return [folder / name for name in names_below(folder) if name.endswith(suffix)]


def files_of_mod(mod: Path, inside: str, suffix: str = "") -> list[Path]:
    """Every file below a folder of a mod; none where that folder is a link that leads out of the mod."""
    home, boundary = mod / inside, mod_boundary(mod)
    return files_below(home, suffix) if boundary is None or is_inside(home, boundary) else []


def names_below(folder: Path) -> list[str]:
    """The places of the files that `files_below` finds, from the folder on, with `/` between their parts."""
    found: list[str] = []
    waiting = [("", os.fspath(folder))]
    while waiting:
        above, here = waiting.pop()
        try:
            entries = list(os.scandir(here))
        except OSError:
            continue
        for entry in entries:
            if entry.name.startswith("."):
                continue
            if entry.is_dir(follow_symlinks=False):
                waiting.append((f"{above}{entry.name}/", entry.path))
            else:
                found.append(above + entry.name)
    return sorted(found, key=lambda name: name.split("/"))


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


def table_problem(fault: TableFault, shown: str, skipped: int = 0) -> Problem:
    """The problem of a text that is no table; `skipped` lines stand before it in the file."""
    facts: Facts = {"reason": fault.reason} if fault.code == "toml" else {"most": _BOUNDS.get(fault.code, 0)}
    return Problem(
        code=fault.code,
        file=shown,
        line=fault.line + skipped,
        column=fault.column,
        facts=facts,
        hint=_MENDED[fault.code],
    )


_BOUNDS = {"too-deep": MOST_LEVELS, "long-key": MOST_LEVELS, "long-line": MOST_LINE}
"""The bound that a fault goes beyond, by its code."""
