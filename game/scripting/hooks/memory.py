"""What scripts keep in the state of a match: cloned, searched and saved with it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from game.core.rules import Player

MOST_STRIKES = 3
"""Mistakes in a match after which a mod is not asked any more."""
MOST_KEPT = 4_096
"""Bytes that a mod may keep, as JSON."""

_encode = msgspec.json.Encoder(order="deterministic").encode


class Memory(msgspec.Struct, frozen=True):
    """By mod: what its scripts keep, and how often they were stopped. A change makes another memory.

    `due` are players of whom a wish asks something as soon as the game can ask it.
    """

    kept: dict[str, dict[str, Any]] = {}
    strikes: dict[str, int] = {}
    due: tuple[Player, ...] = ()

    def of(self, mod: str) -> Mapping[str, Any]:
        """What a mod keeps."""
        return self.kept.get(mod, {})

    def with_kept(self, mod: str, key: str, value: Any) -> "Memory | None":
        """The memory once a mod keeps a value, or nothing, under a key; None: it would be too much."""
        mine = {name: one for name, one in self.of(mod).items() if name != key}
        if value is not None:
            mine[key] = value
        if len(_encode(mine)) > MOST_KEPT:
            return None
        others = {name: one for name, one in self.kept.items() if name != mod}
        return msgspec.structs.replace(self, kept={**others, mod: mine} if mine else others)

    def with_strike(self, mod: str) -> "Memory":
        """The memory once a script of a mod was stopped once more."""
        return msgspec.structs.replace(self, strikes={**self.strikes, mod: self.strikes.get(mod, 0) + 1})

    def is_muted(self, mod: str) -> bool:
        """Whether a mod is not asked any more in this match."""
        return self.strikes.get(mod, 0) >= MOST_STRIKES


EMPTY = Memory()
"""The memory of a match in which no script has kept anything."""
