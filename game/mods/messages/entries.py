"""Entries of sound Fluent files that are parsed one by one, when somebody asks for them.

Fluent needs half a second for all our files, and a screen a few dozen messages of them. An entry of a sound
file begins where its name begins a line: so a file can be cut into entries without being parsed.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any

_BEGINS = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)

Parse = Callable[[str], Iterable[Any]]
"""A function that reads entries from the text of some."""


def cut_entries(text: str) -> dict[str, str]:
    """The texts of the entries of a sound file by name, terms with their dash; the last of a name counts.

    >>> cut_entries("a = one\\n    .b = two\\n-c = three\\n")
    {'a': 'a = one\\n    .b = two\\n', '-c': '-c = three\\n'}
    """
    begins = [*_BEGINS.finditer(text)]
    ends = [*(one.start() for one in begins[1:]), len(text)]
    return {one[1]: text[one.start() : end] for one, end in zip(begins, ends, strict=True)}


class LazyEntries(dict[str, Any]):
    """Parsed entries by name, and texts of others that wait; whatever was put in last counts."""

    def __init__(self, parse: Parse) -> None:
        super().__init__()
        self._parse, self._waiting = parse, dict[str, str]()

    def wait(self, name: str, text: str) -> None:
        """Put in the text of an entry; it is parsed when somebody asks for the name."""
        self.pop(name, None)
        self._waiting[name] = text

    def names(self) -> frozenset[str]:
        """The names of all entries."""
        return frozenset((*self, *self._waiting))

    def __setitem__(self, name: str, entry: Any) -> None:
        self._waiting.pop(name, None)
        super().__setitem__(name, entry)

    def __contains__(self, name: object) -> bool:
        if name in self._waiting:
            self._read(str(name))
        return super().__contains__(name)

    def __missing__(self, name: str) -> Any:
        if name not in self:
            raise KeyError(name)
        return self[name]

    def _read(self, name: str) -> None:
        """Parse the text that waits under a name, if it is an entry."""
        for entry in self._parse(self._waiting.pop(name)):
            if getattr(getattr(entry, "id", None), "name", None) == name:
                self[name] = entry
