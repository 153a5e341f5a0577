"""How long a battle lasts among people, as the lobby can promise it: measured minutes by size and armies."""

from collections.abc import Collection, Iterable, Mapping
from typing import Annotated, TypeAlias

import msgspec

from game.mods.look import Look, read_looks, unknown_name_fault
from game.mods.manifest import Mod
from game.mods.problems import Problem

FEWEST = 2
"""The number of armies that the first of a size's minutes is for."""
FILE = "lengths.toml"
Minutes: TypeAlias = Annotated[float, msgspec.Meta(ge=1, le=1000)]
ByArmies: TypeAlias = Annotated[tuple[Minutes, ...], msgspec.Meta(min_length=1, max_length=7)]


class LengthsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `look/lengths.toml`."""

    minutes: dict[str, ByArmies] = {}
    """By the id of a size: the minutes of 2, 3, 4 … armies."""


class BattleLengths(msgspec.Struct, frozen=True):
    """Minutes that a battle takes people who need eight seconds for an order and three for an answer."""

    minutes: Mapping[str, tuple[float, ...]] = {}
    """By the id of a size, for 2, 3, 4 … armies."""

    def estimate(self, size: str, armies: int) -> float | None:
        """Minutes of a battle of that size between so many armies; None: nobody has measured it."""
        row = self.minutes.get(size, ())
        return row[armies - FEWEST] if 0 <= armies - FEWEST < len(row) else None


def read_lengths(mods: Iterable[Mod], sizes: Collection[str], problems: list[Problem]) -> BattleLengths:
    """The lengths that mods tell in `look/lengths.toml`, later ones over earlier ones.

    `sizes` are the ids of the sizes that there are; problems go to `problems`, and nothing is used of a file
    with a mistake.
    """
    found: dict[str, tuple[float, ...]] = {}
    for look in read_looks(mods, FILE, LengthsFile, problems):
        faults = _strangers(look, sizes)
        problems += faults
        found |= {} if faults else look.said.minutes
    return BattleLengths(found)


def _strangers(look: Look[LengthsFile], sizes: Collection[str]) -> list[Problem]:
    """The problems of sizes in a file that nobody has brought."""
    return [
        look.problem(unknown_name_fault(("minutes", size), size, sizes))
        for size in look.said.minutes
        if size not in sizes
    ]
