"""Dice: amounts, artillery, tests of a characteristic (S-12, S-26, S-49)."""

from game.core.rng import Chance

MISFIRE = 0
"""The artillery die's face that is a misfire, in the place of inches."""
ARTILLERY = (2, 4, 6, 8, 10, MISFIRE)
"""The faces of the artillery die, in inches (S-49)."""


def _d6(rng: Chance) -> int:
    """The face of one D6."""
    return rng.below(6) + 1


def roll_amount(rng: Chance, number: int | str) -> int:
    """A number, rolled where dice give it: D3, D6, 2D6, artillery (0 is a misfire).

    >>> from game.core.rng import Rigged
    >>> roll_amount(Rigged([4]), "D3"), roll_amount(Rigged([5, 5]), "2D6"), roll_amount(Rigged(), 4)
    (3, 12, 4)
    """
    match number:
        case int():
            return number
        case "D3":
            return (_d6(rng) + 1) // 2
        case "2D6":
            return _d6(rng) + _d6(rng)
        case "artillery":
            return ARTILLERY[rng.below(6)]
    return _d6(rng)


def pass_characteristic(rng: Chance, value: int) -> bool:
    """Whether a D6 stays at most at the value; a 6 fails (S-26)."""
    roll = _d6(rng)
    return roll <= value and roll < 6


def highest_two(dice: tuple[int, ...]) -> int:
    """The total of the dice without the lowest of three (swift: S-35)."""
    return sum(sorted(dice)[-2:])
