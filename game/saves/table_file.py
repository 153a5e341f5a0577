"""The file of a table: a game's house rules under a name, kept in a folder or handed to another house."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import tomli_w

from game import VERSION
from game.mods.compile import convert_table
from game.mods.problems import Problem, os_reason
from game.mods.source import read_toml

SUFFIX = ".toml"
FORMAT = 1


class SavedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the file of a table says."""

    format: int = FORMAT
    name: str
    game: str
    program: str = VERSION
    """The version of the program that wrote it."""
    mods: list[str] = []
    """The mods that say something of the game, by id."""
    rules: dict[str, int | bool | str] = {}
    """The house rules that differ from the book, by name."""


def read_table_file(path: Path) -> SavedTable | Problem:
    """What the file of a table says, or the first thing that is wrong with it, with its place."""
    source = read_toml(path, path.name)
    if isinstance(source, Problem):
        return source
    if source.table.get("format", FORMAT) != FORMAT:
        return Problem(code="table-format", file=path.name)
    said = convert_table(source.table, SavedTable)
    return source.problem(said[0]) if isinstance(said, list) else said


def write_table_file(path: Path, table: SavedTable) -> Problem | None:
    """Write the file of a table, whole or not at all; returns why where the disk refuses."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    said: dict[str, Any] = msgspec.to_builtins(table)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("wb") as file:
            file.write(tomli_w.dumps(said).encode())
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        return Problem(code="unwritable", file=path.name, facts={"reason": os_reason(error)})
    return None


def free_path(folder: Path, stem: str) -> Path:
    """A path in a folder at which nothing is: the stem, or the stem with a number."""
    number, path = 1, folder / f"{stem}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path
