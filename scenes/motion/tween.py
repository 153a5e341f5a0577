"""Easings: curves from 0 to 1 along which numbers travel, exact at both ends."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from functools import lru_cache

Easing = Callable[[float], float]

_DEFAULT_OVERSHOOT = 1.70158
"""How far `in-back` and `out-back` swing beyond the end: this much goes about a tenth too far."""
_BACK = re.compile(r"(in|out)-back(?:\(([0-9.]+)\))?")


def _mirror(rising: Easing) -> Easing:
    """The easing out that belongs to an easing in."""
    return lambda t: 1.0 - rising(1.0 - t)


def _both(rising: Easing) -> Easing:
    """The easing in and out that belongs to an easing in."""
    return lambda t: rising(2.0 * t) / 2.0 if t < 0.5 else 1.0 - rising(2.0 - 2.0 * t) / 2.0


def _power(degree: int) -> Easing:
    return lambda t: float(t**degree)


def _in_expo(t: float) -> float:
    return 0.0 if t <= 0.0 else float(2.0 ** (10.0 * t - 10.0))


def _in_back(overshoot: float) -> Easing:
    return lambda t: t * t * ((overshoot + 1.0) * t - overshoot)


def _in_out_sine(t: float) -> float:
    return (1.0 - math.cos(math.pi * t)) / 2.0


def _families() -> dict[str, Easing]:
    table: dict[str, Easing] = {"linear": _power(1), "in-out-sine": _in_out_sine}
    rising = {"quad": _power(2), "cubic": _power(3), "quart": _power(4), "expo": _in_expo}
    for family, ease_in in rising.items():
        table[f"in-{family}"] = ease_in
        table[f"out-{family}"] = _mirror(ease_in)
        table[f"in-out-{family}"] = _both(ease_in)
    return table


EASINGS = _families()
"""Every easing without a parameter, by name; `in-back(s)` and `out-back(s)` come besides."""


@lru_cache(maxsize=64)
def easing_curve(name: str) -> Easing:
    """The curve of that name, held at exactly 0 before the start and exactly 1 from the end on.

    >>> easing_curve("out-quad")(0.5)
    0.75
    >>> easing_curve("out-back(1.2)")(1.0)
    1.0

    Raises:
        ValueError: no easing has that name.
    """
    curve = EASINGS.get(name) or _back(name)

    def held(t: float) -> float:
        if t <= 0.0:
            return 0.0
        return 1.0 if t >= 1.0 else curve(t)

    return held


def _back(name: str) -> Easing:
    found = _BACK.fullmatch(name)
    if not found:
        raise ValueError(f"There is no easing called {name!r}.")
    rising = _in_back(float(found[2]) if found[2] else _DEFAULT_OVERSHOOT)
    return rising if found[1] == "in" else _mirror(rising)


def linear_interpolation(a: float, b: float, share: float) -> float:
    """The number that lies `share` of the way from `a` to `b`; exactly `b` at 1."""
    return b if share == 1.0 else a + (b - a) * share
