"""Chance: seeded dice that the match owns and hands to the rules."""

import random
import zlib
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar, runtime_checkable

T = TypeVar("T")


class Chance(Protocol):
    """The draws that rules may ask of dice."""

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, each as likely."""
        ...

    def shuffle(self, items: list[T]) -> None:
        """Put `items` in a random order, in place."""
        ...


@runtime_checkable
class Traceable(Protocol):
    """Dice that can tell where in their sequence they stand."""

    def fingerprint(self) -> int:
        """A number that two dice boxes share when their next draws will be the same."""
        ...


def dice_fingerprint(chance: Chance) -> int:
    """The fingerprint of any dice: their own, or 0 for dice that have none.

    >>> dice_fingerprint(Rng(1)) == dice_fingerprint(Rng(1)) != dice_fingerprint(Rng(2))
    True
    """
    return chance.fingerprint() if isinstance(chance, Traceable) else 0


class Rng:
    """The dice of one match: the same seed gives the same draws in every process and version of Python.

    Only `random()` of the generator is used, which Python promises to keep.
    """

    __slots__ = ("_random", "random")

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)
        self.random = self._random.random

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, each as likely.

        >>> 0 <= Rng(1).below(6) < 6
        True
        """
        return int(self.random() * n)

    def shuffle(self, items: list[T]) -> None:
        """Put `items` in a random order, in place."""
        draw = self.random
        for last in range(len(items) - 1, 0, -1):
            other = int(draw() * (last + 1))
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the same items in a random order."""
        copy = list(items)
        self.shuffle(copy)
        return copy

    def choice(self, items: Sequence[T]) -> T:
        """Draw one of `items`, each as likely."""
        return items[int(self.random() * len(items))]

    def fingerprint(self) -> int:
        """A number that two dice boxes share when their next draws will be the same."""
        return zlib.crc32(repr(self._random.getstate()).encode())


class Rigged:
    """Loaded dice for tests: give the draws they were told, then zeros; shuffling keeps the order.

    >>> dice = Rigged([3, 0])
    >>> dice.below(6), dice.below(6), dice.below(6)
    (3, 0, 0)
    """

    def __init__(self, draws: Iterable[int] = ()) -> None:
        self._draws = list(draws)

    def below(self, n: int) -> int:
        """The next draw that was told, kept under `n`; zero when none is left."""
        return min(self._draws.pop(0), n - 1) if self._draws else 0

    def shuffle(self, items: list[T]) -> None:
        """Leave `items` as they are: tests lay cards out by hand."""

    def fingerprint(self) -> int:
        """A number that two loaded dice share when the same draws are left to them."""
        return zlib.crc32(repr(self._draws).encode())
