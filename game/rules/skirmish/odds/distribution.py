"""Exact distributions of whole numbers: the values that dice can give, and their chances.

Chances are floats in 0..1, built from counts of dice by sums and products only: no sampling.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from math import comb, fsum

import msgspec


class Pmf(msgspec.Struct, frozen=True):
    """The chances of `least`, `least + 1`, … in order; they add up to 1.

    >>> two = D6 + D6
    >>> round(two[7] * 36), round(two.at_least(10) * 36), round(two.mean, 6)
    (6, 6, 7.0)
    """

    least: int
    chances: tuple[float, ...]

    @property
    def most(self) -> int:
        """The highest value that can come."""
        return self.least + len(self.chances) - 1

    @property
    def mean(self) -> float:
        """The value on average."""
        return fsum(value * chance for value, chance in self)

    @property
    def likeliest(self) -> int:
        """The value that comes most often; the lowest of equals."""
        return self.least + self.chances.index(max(self.chances))

    def __iter__(self) -> Iterator[tuple[int, float]]:
        return enumerate(self.chances, self.least)

    def __getitem__(self, value: int) -> float:
        index = value - self.least
        return self.chances[index] if 0 <= index < len(self.chances) else 0.0

    def at_least(self, value: int) -> float:
        """The chance of `value` or more."""
        return min(1.0, fsum(self.chances[max(0, value - self.least) :]))

    def at_most(self, value: int) -> float:
        """The chance of `value` or less."""
        return min(1.0, fsum(self.chances[: max(0, value - self.least + 1)]))

    def __add__(self, other: "Pmf | int") -> "Pmf":
        """The distribution of the sum of two independent ones, or of one and a number."""
        if isinstance(other, int):
            return Pmf(self.least + other, self.chances)
        sums = [0.0] * (len(self.chances) + len(other.chances) - 1)
        for i, mine in enumerate(self.chances):
            if mine:
                for j, theirs in enumerate(other.chances, i):
                    sums[j] += mine * theirs
        return Pmf(self.least + other.least, tuple(sums))

    def mapped(self, change: Callable[[int], int]) -> "Pmf":
        """The distribution of `change(value)`.

        >>> D6.mapped(lambda face: (face + 1) // 2).chances == D3.chances
        True
        """
        return distribution_from_pairs((change(value), chance) for value, chance in self)

    def capped(self, most: int) -> "Pmf":
        """The distribution in which every value above `most` counts as `most`."""
        if self.most <= most:
            return self
        below = max(0, most - self.least)
        return Pmf(min(self.least, most), (*self.chances[:below], fsum(self.chances[below:])))

    def then(self, follow: Callable[[int], "Pmf"]) -> "Pmf":
        """The distribution of the number that follows from the value that came.

        >>> D6.then(lambda shots: repeated_sum(D6, shots)).most
        36
        """
        return mixed_distribution((chance, follow(value)) for value, chance in self if chance)


def distribution_from_pairs(pairs: Iterable[tuple[int, float]]) -> Pmf:
    """The distribution of pairs (value, chance) in any order; equal values add up.

    >>> distribution_from_pairs([(2, 0.5), (0, 0.25), (2, 0.25)])
    Pmf(least=0, chances=(0.25, 0.0, 0.75))
    """
    sums: dict[int, float] = defaultdict(float)
    for value, chance in pairs:
        sums[value] += chance
    least = min(sums)
    return Pmf(least, tuple([sums.get(value, 0.0) for value in range(least, max(sums) + 1)]))


def certain_value(value: int) -> Pmf:
    """The distribution that always gives `value`."""
    return Pmf(value, (1.0,))


def mixed_distribution(parts: Iterable[tuple[float, Pmf]]) -> Pmf:
    """The distribution of one of several, each as likely as its weight; weights add up to 1."""
    return distribution_from_pairs((value, weight * chance) for weight, pmf in parts for value, chance in pmf)


def binomial(count: int, chance: float) -> Pmf:
    """The distribution of how many of `count` tries succeed.

    >>> binomial(2, 0.5).chances
    (0.25, 0.5, 0.25)
    """
    other = 1.0 - chance
    return Pmf(0, tuple([comb(count, k) * chance**k * other ** (count - k) for k in range(count + 1)]))


@lru_cache(maxsize=4096)
def repeated_sum(one: Pmf, count: int) -> Pmf:
    """The distribution of the sum of `count` independent ones; of a yes or no it is counted at once.

    >>> round(repeated_sum(D6, 2)[7] * 36)
    6
    """
    if one.least == 0 and len(one.chances) == 2:
        return binomial(count, one.chances[1])
    if count < 2:
        return one if count == 1 else certain_value(0)
    half = repeated_sum(one, count // 2)
    return half + half + one if count % 2 else half + half


D6 = Pmf(1, (1 / 6,) * 6)
D3 = Pmf(1, (1 / 3,) * 3)
ARTILLERY_DIE = distribution_from_pairs((face, 1 / 6) for face in (0, 2, 4, 6, 8, 10))
"""Inches of the artillery die; 0 is a misfire (S-49)."""
AMOUNT_DISTRIBUTIONS = {"D3": D3, "D6": D6, "2D6": D6 + D6, "artillery": ARTILLERY_DIE}
"""The distribution of each kind of dice that a file may name."""


def amount_distribution(number: int | str) -> Pmf:
    """The distribution of a number in a file: itself, D3, D6, 2D6, artillery.

    >>> amount_distribution(3), round(amount_distribution("2D6").mean, 6)
    (Pmf(least=3, chances=(1.0,)), 7.0)
    """
    return certain_value(number) if isinstance(number, int) else AMOUNT_DISTRIBUTIONS[number]
