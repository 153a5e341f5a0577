"""Deeds: what somebody did, in which game, chapter and turn; the memory of a story."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was done: the name of the fact, by whom, to whom, where and when, so many times.

    `chapter` counts the chapters that were begun, from 0; `turn` is the turn or round of its match (0: none).
    `word` is what a deed says beside that: a character, a kind of card.
    """

    fact: str
    by: str = ""
    of: str = ""
    game: str = ""
    chapter: int = 0
    turn: int = 0
    amount: int = 1
    word: str = ""


class Memory:
    """Deeds in the order in which they were done."""

    def __init__(self, deeds: Sequence[Deed]) -> None:
        self._by_fact: dict[str, list[Deed]] = {}
        for one in deeds:
            self._by_fact.setdefault(one.fact, []).append(one)

    def found(
        self, fact: str, *, by: str = "", of: str = "", game: str = "", since: int | None = None
    ) -> Iterator[Deed]:
        """The deeds of a fact; empty words fit anything, `since` is the first chapter that counts."""
        for one in self._by_fact.get(fact, ()):
            fits = by in ("", one.by) and of in ("", one.of) and game in ("", one.game)
            if fits and (since is None or one.chapter >= since):
                yield one


def counted(deeds: Iterable[Deed]) -> int:
    """How often something was done."""
    return sum(one.amount for one in deeds)
