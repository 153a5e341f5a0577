"""The settings file: every problem in it told at once, everything sound in it kept, nothing in it lost."""

import os
import re
from pathlib import Path
from typing import Any

import msgspec
import tomli_w

from game.core.files import MOST_MEDIA, read_regular_file
from game.core.tables import TableFault, read_table
from game.mods.compile import Fault, convert_table, msgspec_type, type_faults
from game.mods.problems import Problem, os_reason
from game.mods.source import Source, read_text, table_problem
from game.saves.lock import LockedError, WriterLock
from game.saves.settings import Settings

_PATIENCE = 2.0
"""Seconds that we wait for another program to have written its settings."""

_START = re.compile(r"""\[|["'][^=]*=|[A-Za-z_-]""")


def load_settings(path: Path) -> tuple[Settings, tuple[Problem, ...]]:
    """Read the settings; a setting that is wrong in any way has its default, and a problem tells so.

    No file yet is no problem. Never raises for what is in the file.
    """
    text = read_text(path, path.name)
    if isinstance(text, Problem):
        return Settings(), (() if text.code == "no-such-file" else (text,))
    text, problems = _mend(text, path.name)
    source = Source(path.name, text, read_table(text))
    table = read_table(text)
    for fault in type_faults(source.table, msgspec_type(Settings)):
        problems.append(source.problem(fault))
        _drop(table, fault)
    made = convert_table(table, Settings)
    return (made if isinstance(made, Settings) else Settings()), tuple(
        sorted(problems, key=lambda one: (one.line, one.column))
    )


def _drop(table: dict[str, Any], fault: Fault) -> None:
    """Take out the key that `fault` is about, the innermost that is not inside a list."""
    for step, after in zip(fault.path, (*fault.path[1:], 0), strict=True):
        inside = table.get(str(step))
        if isinstance(after, int) or not isinstance(inside, dict):
            table.pop(str(step), None)
            return
        table = inside


def save_settings(settings: Settings, path: Path, before: Settings | None = None) -> Problem | None:
    """Write the settings, whole or not at all; say why when the disk refuses.

    `before` is what this program last read or wrote: where `settings` says the same, the file keeps what
    another program has written there since. Without it all is written. A file that had problems, and so
    would lose what it says, is first kept aside as `settings.broken-1.toml`.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = WriterLock(path, wait=_PATIENCE)
    except (OSError, LockedError) as error:
        return _unwritable(path, error)
    try:
        _write(settings, path, before)
    except OSError as error:
        return _unwritable(path, error)
    finally:
        lock.release()
    return None


def _unwritable(path: Path, error: Exception) -> Problem:
    """The problem of a file that the disk, or another program, does not let us write."""
    reason = os_reason(error) if isinstance(error, OSError) else type(error).__name__
    return Problem(code="unwritable", file=path.name, facts={"reason": reason}, severity="warning")


def _write(settings: Settings, path: Path, before: Settings | None) -> None:
    """Put the file, with what others have changed in it, in the place of the old one; its lock is held.

    Raises:
        OSError: the disk refuses.
    """
    wanted = msgspec.to_builtins(settings)
    if path.exists():
        found, problems = load_settings(path)
        if problems:
            _keep(path)
        if before is not None:
            wanted = _merged(wanted, msgspec.to_builtins(before), msgspec.to_builtins(found))
    fresh = path.with_name(f".{path.name}.new")
    with fresh.open("wb") as file:
        file.write(tomli_w.dumps(wanted).encode(errors="replace"))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def _merged(ours: dict[str, Any], before: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """What we have changed since `before`, and of everything else what stands in the file now.

    >>> _merged({"a": 2, "b": {"x": 1}}, {"a": 1, "b": {}}, {"a": 3, "b": {"y": 1}})
    {'a': 2, 'b': {'y': 1, 'x': 1}}
    """
    out = dict(theirs)
    for key in before.keys() - ours.keys():
        out.pop(key, None)
    for key, own in ours.items():
        old, found = before.get(key), theirs.get(key)
        if isinstance(own, dict) and isinstance(old, dict) and isinstance(found, dict):
            out[key] = _merged(own, old, found)
        elif key not in before or own != old:
            out[key] = own
    return out


def _keep(path: Path) -> None:
    """Copy the file beside itself under the first free number."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    aside.write_bytes(read_regular_file(path, MOST_MEDIA))


def _mend(text: str, shown: str) -> tuple[str, list[Problem]]:
    """Blank out what is not TOML, so that the rest can be read, each thing in its old place; tell each."""
    problems: list[Problem] = []
    if _wrong(text, shown) is None:
        return text, problems
    lines = text.split("\n")
    chunks = _chunks(lines)
    for start, end in chunks:
        problem = _wrong("\n".join(lines[start:end]), shown, start)
        if problem:
            problems.append(problem)
            _blank(lines, chunks, start)
    while (problem := _wrong("\n".join(lines), shown)) is not None:
        problems.append(problem)
        _blank(lines, chunks, max(start for start, _ in chunks if start < problem.line))
    return "\n".join(lines), problems


def _chunks(lines: list[str]) -> list[tuple[int, int]]:
    """Return the ranges of lines that belong together: a header, or a key with all of its value."""
    starts = sorted({0, *(n for n, line in enumerate(lines) if _START.match(line))})
    return list(zip(starts, [*starts[1:], len(lines)], strict=True))


def _blank(lines: list[str], chunks: list[tuple[int, int]], at: int) -> None:
    """Empty the chunk that starts at a line; with a header go the keys under it: they have no other table."""
    headed = lines[at].startswith("[")
    for start, end in chunks:
        if start > at and (not headed or lines[start].startswith("[")):
            break
        if start >= at:
            lines[start:end] = [""] * (end - start)


def _wrong(text: str, shown: str, skipped: int = 0) -> Problem | None:
    """The problem of a text that is no table; `skipped` lines stand before it in the file."""
    try:
        read_table(text)
    except TableFault as fault:
        return table_problem(fault, shown, skipped)
    return None
