"""The `look/` files of mods: pictures and sounds, which never change how a match goes."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from game.core.files import is_inside
from game.mods.compile import Fault, convert_table
from game.mods.compile import Path as KeyPath
from game.mods.manifest import Mod
from game.mods.problems import Problem, closest_word
from game.mods.source import Source, mod_boundary, read_toml

T = TypeVar("T")


class Look(NamedTuple, Generic[T]):
    """The contents of one mod's look file; a mistake in it is told through `source`."""

    mod: Mod
    source: Source
    said: T

    @property
    def folder(self) -> Path:
        """The folder of the files it names: its own."""
        return self.mod.folder.absolute() / "look"

    def beside(self, name: str) -> Path | None:
        """The path of a file it names, or None when none of that name lies beside it."""
        path, boundary = self.folder / name, mod_boundary(self.mod.folder)
        if Path(name).name != name or not os.path.isfile(path):
            return None
        return path if boundary is None or is_inside(path, boundary) else None

    def problem(self, fault: Fault) -> Problem:
        """The problem of `fault` with its place in the file."""
        return self.source.problem(fault)


def read_looks(mods: Iterable[Mod], name: str, kind: type[T], problems: list[Problem]) -> Iterator[Look[T]]:
    """The file `look/<name>` of every mod that has one, in load order; problems go to `problems`.

    Of a file with a mistake nothing is kept.
    """
    for mod in mods:
        path = mod.folder / "look" / name
        if not os.path.lexists(path):
            continue
        shown = f"{mod.folder.parent.name}/{mod.folder.name}/look/{name}"
        source = read_toml(path, shown, mod_boundary(mod.folder))
        if isinstance(source, Problem):
            problems.append(source)
            continue
        said = convert_table(source.table, kind)
        if isinstance(said, list):
            problems += [source.problem(fault) for fault in said]
        else:
            yield Look(mod, source, said)


def unknown_name_fault(path: KeyPath, name: str, known: Collection[str]) -> Fault:
    """The fault of a name that nothing has, with the one it is most like, or else all that there are."""
    like = closest_word(name, known)
    if like:
        return Fault(path, "no-such-def", {"id": name, "near": like}, "did-you-mean", on_key=True)
    return Fault(path, "no-such-def", {"id": name, "known": ", ".join(sorted(known))}, "known", on_key=True)


def missing_file_fault(path: KeyPath, file: str) -> Fault:
    """The fault of a named file that does not lie where it should."""
    return Fault(path, "no-such-file", {"file": file[:100]}, "beside")
