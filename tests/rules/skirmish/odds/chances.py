"""Truths from outside for dice: every way they can fall, and how far a count may stray (S-69)."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from math import sqrt
from typing import TypeVar

from game.core.rng import Chance, Rng
from game.rules.skirmish.odds.distribution import Pmf

T = TypeVar("T")
MANY = 10_000


class Branch:
    """Dice that follow a path through all ways to fall, and remember what was asked."""

    def __init__(self, path: list[int]) -> None:
        self.path, self.sizes = path, list[int]()

    def below(self, n: int) -> int:
        """The next step of the path; the first branch beyond it."""
        self.sizes.append(n)
        if len(self.sizes) > len(self.path):
            self.path.append(0)
        return self.path[len(self.sizes) - 1]

    def shuffle(self, items: list[T]) -> None:
        """Order is no dice."""
        raise NotImplementedError


def every_way(play: Callable[[Chance], T]) -> dict[T, Fraction]:
    """What `play` gives over every way in which its dice can fall, with exact chances."""
    out: dict[T, Fraction] = defaultdict(Fraction)
    path: list[int] = []
    while True:
        branch = Branch(path)
        result = play(branch)
        likely = Fraction(1)
        for size in branch.sizes:
            likely /= size
        out[result] += likely
        while path and path[-1] == branch.sizes[len(path) - 1] - 1:
            path.pop()
        if not path:
            return dict(out)
        path[-1] += 1


def same(pmf: Pmf, exact: dict[int, Fraction]) -> bool:
    """Whether a distribution is that one, to the last digits of a float."""
    values = {value for value, _ in pmf} | set(exact)
    return all(abs(pmf[value] - float(exact.get(value, 0))) < 1e-12 for value in values)


def summed(one: dict[int, Fraction], count: int) -> dict[int, Fraction]:
    """The distribution of the sum of so many, one after the other."""
    out = {0: Fraction(1)}
    for _ in range(count):
        more: dict[int, Fraction] = defaultdict(Fraction)
        for value, chance in out.items():
            for next_value, next_chance in one.items():
                more[value + next_value] += chance * next_chance
        out = dict(more)
    return out


def stays_near(count: int, p: float, n: int = MANY) -> bool:
    """Whether so many of n tries may be chance: |count - np| <= 4.5 sqrt(np(1-p)) + 1 (S-69)."""
    return abs(count - n * p) <= 4.5 * sqrt(n * p * (1 - p)) + 1


def counted(seed: str, play: Callable[[Chance], bool], n: int = MANY) -> int:
    """How often it comes true in so many tries."""
    rng = Rng(seed)
    return sum(play(rng) for _ in range(n))
