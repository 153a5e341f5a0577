"""A Fluent bundle that parses entries of our own files when they are asked for; those of mods at once.

Kept apart from the rest: the first screen needs no Fluent, and should not load it.
"""

from collections.abc import Iterable
from typing import Any

from fluent import runtime

from game.mods.messages.entries import LazyEntries, cut_entries


class LazyBundle(runtime.FluentBundle):
    """All messages of one language."""

    def __init__(self, locales: list[str], *, use_isolating: bool) -> None:
        super().__init__(locales, use_isolating=use_isolating)
        self._messages: LazyEntries = LazyEntries(_parsed)
        self._terms: LazyEntries = LazyEntries(_parsed)

    def names(self) -> frozenset[str]:
        """The names of all messages."""
        return self._messages.names()

    def add_file(self, text: str, *, ours: bool) -> None:
        """Add the entries of a file, in place of earlier ones of their names; ours are sound, a test says."""
        if ours:
            for name, entry in cut_entries(text).items():
                (self._terms if name.startswith("-") else self._messages).wait(name.lstrip("-"), entry)
            return
        try:
            self.add_resource(runtime.FluentResource(text), allow_overrides=True)
        except RecursionError:
            return


def _parsed(text: str) -> Iterable[Any]:
    """The entries of a text, as Fluent reads them."""
    return runtime.FluentResource(text).body
