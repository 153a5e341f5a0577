"""Registries: things by their id, in order, open to additions; a missing id is named in the error."""

from collections.abc import Iterable
from typing import Protocol, TypeVar


class _Named(Protocol):
    """A thing that knows its own id."""

    @property
    def id(self) -> str:
        """The id that the thing is registered under."""
        ...


T = TypeVar("T")
N = TypeVar("N", bound=_Named)


class Registry(dict[str, T]):
    """Things of one kind by their id, in the order of registration.

    A game that comes from elsewhere is registered like any dict is written to: `GAMES["dice"] = DICE`.

    >>> bots = Registry("module of bots", {"chess": "chess.bots", "go": "go.bots"})
    >>> bots["chess"]
    'chess.bots'
    >>> bots["bridge"]
    Traceback (most recent call last):
    KeyError: "no module of bots is registered as 'bridge', only: chess, go"
    """

    def __init__(self, what: str, entries: dict[str, T]) -> None:
        """`what` names the kind in the singular, for the error of a missing id."""
        super().__init__(entries)
        self.what = what

    def __missing__(self, id: str) -> T:
        raise KeyError(f"no {self.what} is registered as {id!r}, only: {', '.join(self)}")

    @classmethod
    def by_id(cls, what: str, entries: Iterable[N]) -> "Registry[N]":
        """A registry of things that know their own id."""
        return Registry(what, {entry.id: entry for entry in entries})
