"""A mod of one's own as values: tables and words by file, and every step between two states of them."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

import msgspec

Key = str | int
Path = tuple[Key, ...]
"""Keys of tables and places in lists that lead to a value in a file."""


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """One value of one file before and after; `()` on a side: it was, or is, not there."""

    file: str
    path: Path
    before: tuple[Any, ...] = ()
    after: tuple[Any, ...] = ()

    @property
    def undone(self) -> "Change":
        """The change that takes this one back."""
        return Change(self.file, self.path, self.after, self.before)


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one press did: its changes in order; `about` is the key of the thing it was done to."""

    changes: tuple[Change, ...]
    about: str = ""

    @property
    def undone(self) -> "Step":
        """The step that takes this one back."""
        return Step(tuple(one.undone for one in reversed(self.changes)), self.about)

    @property
    def files(self) -> tuple[str, ...]:
        """The files that it touches, each once."""
        return tuple(dict.fromkeys(one.file for one in self.changes))


class Document:
    """The files of a mod by their places in it, each a table; what says nothing any more is taken away."""

    def __init__(self, files: Mapping[str, dict[str, Any]]) -> None:
        self.files: dict[str, dict[str, Any]] = deepcopy(dict(files))

    def get(self, file: str, path: Path) -> tuple[Any, ...]:
        """A copy of the value that a path leads to, alone in a tuple; an empty one when nothing is there."""
        here: Any = self.files.get(file, {})
        for key in path:
            try:
                here = here[key]
            except (LookupError, TypeError):
                return ()
        return (deepcopy(here),)

    def change(self, file: str, path: Path, *after: Any) -> Change:
        """The change that writes a value, or without one takes it away; nothing is changed yet."""
        return Change(file, path, self.get(file, path), deepcopy(after))

    def apply(self, step: Step) -> None:
        """Carry out the changes of a step."""
        for one in step.changes:
            if one.after:
                self._write(one.file, one.path, deepcopy(one.after[0]))
            else:
                self._take_away(one.file, one.path)

    def _write(self, file: str, path: Path, value: Any) -> None:
        here: Any = self.files.setdefault(file, {})
        for key in path[:-1]:
            here = here[key] if isinstance(key, int) else here.setdefault(key, {})
        here[path[-1]] = value

    def _take_away(self, file: str, path: Path) -> None:
        here: Any = self.files.get(file, {})
        for key in path[:-1]:
            if not isinstance(here, dict) or key not in here:
                return
            here = here[key]
        here.pop(path[-1], None)
        if len(path) == 2 and not self.files[file][str(path[0])]:
            del self.files[file][str(path[0])]
        if not self.files.get(file):
            self.files.pop(file, None)

    def things(self, game: str) -> Iterator[tuple[str, str, str, dict[str, Any]]]:
        """Every def that the tables of a game say: file, table, its name as written, what is written."""
        for file in sorted(self.files):
            if file.startswith(f"{game}/") and file.endswith(".toml"):
                for table, defs in self.files[file].items():
                    for name, body in defs.items():
                        yield file, table, name, body
