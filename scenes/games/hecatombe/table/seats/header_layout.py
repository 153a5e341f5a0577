"""Where the upper part of each place has its things: seal, name, captured tiles, objectives, points."""

from typing import NamedTuple

from scenes.draw.style import Box, Point


class Header(NamedTuple):
    """The places in the upper part of a zone."""

    seal: Point
    radius: float
    name: Box
    state: Box
    """One line for what this player does, or may press."""
    fan: Box
    """The captured tiles, side by side or overlapping."""
    number: Point
    """Left end of the baseline of how many they are, where the fan is full."""
    objectives: tuple[Box, ...]
    medal: Point
    """The points of this round, where the fan was: the middle of the medal."""
    pips: Point
    """The first of the rounds won; the others stand to its right."""


def of_zone(x: float, y: float, w: float, n: int, *, column: bool) -> Header:
    """Return the header of a rival with `n` objectives, in a zone or a whole column."""
    if column:
        foot = y + 328
        first = x + w - 12 - 40 * n + 4
        return Header(
            seal=(x + 36, y + 34),
            radius=30,
            name=(x + 74, y + 8, first - x - 84, 52),
            state=(x + 74, y + 36, first - x - 84, 26),
            fan=(x + 12, foot, w - 62, 43),
            number=(x + w - 40, foot + 32),
            objectives=tuple((first + 40 * place, y + 7, 36, 54) for place in range(n)),
            medal=(x + w - 38, foot + 20),
            pips=(x + 216, y + 65),
        )
    first = x + w - 54 - 44 * (n - 1)
    return Header(
        seal=(x + 36, y + 34),
        radius=30,
        name=(x + 74, y + 8, 124, 52),
        state=(x + 74, y + 36, 124, 26),
        fan=(x + 212, y + 6, first - x - 252, 28),
        number=(first - 36, y + 31),
        objectives=tuple((first + 44 * place, y + 5, 38, 57) for place in range(n)),
        medal=(first - 32, y + 34),
        pips=(x + 216, y + 65),
    )


def of_low_zone(x: float, y: float, w: float, objectives: int) -> Header:
    """Return the header of a rival in a low zone."""
    first = x + w - 38 - 32 * (objectives - 1)
    return Header(
        seal=(x + 27, y + 25),
        radius=22,
        name=(x + 58, y + 3, 156, 40),
        state=(x + 58, y + 24, 156, 24),
        fan=(x + 222, y + 4, first - x - 262, 40),
        number=(first - 32, y + 34),
        objectives=tuple((first + 32 * place, y + 3, 28, 42) for place in range(objectives)),
        medal=(first - 26, y + 24),
        pips=(x + 232, y + 47),
    )


def of_band(bar: Box) -> Header:
    """Return the header of the player who sits below: all on one bar."""
    x, y, w, h = bar
    return Header(
        seal=(x + 30, y + 21),
        radius=29,
        name=(x + 75, y + 1, 150, h - 2),
        state=(x + 210, y + 7, 262, 30),
        fan=(x + w - 150, y + 3, 104, 38),
        number=(x + w - 42, y + 32),
        objectives=(),
        medal=(x + w - 26, y + 22),
        pips=(x + 76, y + h + 1),
    )
