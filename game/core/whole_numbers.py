"""Whole numbers from measured ones, so that the last bit of a float decides nothing."""

from math import floor

NOISE = 1e-9
"""By how much a float may miss a half and still count as one."""


def nearest_whole(value: float) -> int:
    """The whole number nearest to `value`; halves go up, also those that a sum missed by a hair.

    >>> nearest_whole(2.4), nearest_whole(2.5), nearest_whole(2.4999999999999996), nearest_whole(-2.5)
    (2, 3, 3, -2)
    """
    return floor(value + 0.5 + NOISE)
