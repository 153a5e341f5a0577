"""The settings file: every problem in it told at once, everything sound in it kept, nothing in it lost."""

import os
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import tomli_w

from game.mods.compile import Fault, convert_table, msgspec_type, type_faults
from game.mods.problems import Problem
from game.mods.source import Source, read_text, syntax_problem
from game.saves.settings import Settings

_START = re.compile(r"""\[|["'][^=]*=|[A-Za-z_-]""")


def load_settings(path: Path) -> tuple[Settings, tuple[Problem, ...]]:
    """Read the settings; a setting that is wrong in any way has its default, and a problem tells so.

    No file yet is no problem. Never raises for what is in the file.
    """
    text = read_text(path, path.name)
    if isinstance(text, Problem):
        return Settings(), (() if text.code == "no-such-file" else (text,))
    text, problems = _mend(text, path.name)
    source = Source(path.name, text, tomllib.loads(text))
    table: dict[str, Any] = tomllib.loads(text)
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


def save_settings(settings: Settings, path: Path) -> Problem | None:
    """Write the settings, whole or not at all; say why when the disk refuses.

    A file that had problems, and so would lose what it says, is first kept aside as `settings.broken-1.toml`.
    """
    fresh = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and load_settings(path)[1]:
            _keep(path)
        with fresh.open("wb") as file:
            file.write(tomli_w.dumps(msgspec.to_builtins(settings)).encode(errors="replace"))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        return Problem(code="unwritable", file=path.name, facts={"reason": reason}, severity="warning")
    return None


def _keep(path: Path) -> None:
    """Copy the file beside itself under the first free number."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    aside.write_bytes(path.read_bytes())


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
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return syntax_problem(error, text, shown, skipped)
    except RecursionError:
        return Problem(code="too-deep", file=shown, line=skipped + 1, column=1)
    return None
