"""Stops that no count foretells, memory above all: where they happened once, they happen in every replay.

A live match notes their places beside its log. A replay obeys: what stopped then stops now, and what did not
has more memory, so that a smaller machine comes to the same end.
"""

import hashlib
from collections.abc import Iterable
from typing import Any

from game.scripting.limits import Limits
from game.scripting.stops import UNCOUNTED, ScriptStopped

ROOMY = Limits(memory=Limits().memory * 16)
"""What a script may take in a replay in which it was not stopped the first time."""


class Uncounted:
    """The places of such stops in one match."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        self.known = set(known)
        self.replays = False
        """Whether the match was played before, so that nothing new can stop it."""
        self._news: list[str] = []

    def obey(self, known: Iterable[str], *, replays: bool) -> None:
        """Stop at these places from now on."""
        self.known |= set(known)
        self.replays = replays

    def note(self, stop: ScriptStopped, place: str) -> None:
        """Keep the place of a stop, if no count foretold it."""
        if stop.code in UNCOUNTED and place not in self.known:
            self.known.add(place)
            self._news.append(place)

    def take(self) -> list[str]:
        """The places that were noted since somebody last asked."""
        news, self._news = self._news, []
        return news


def place_of(*parts: Any) -> str:
    """A short name for a place: the mod, the file, the hook, the facts, the seed."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:24]
